#pragma once
// The clocks of one table as a value: the session's time with its break and its warning, and the seconds for
// a discard and a call.
//
// A table clock is a fold over events that carry their time. What falls due on the way (the warning, the end,
// a discard that is overdue) is news: it is told once, with the instant at which it fell due, however often
// or seldom the clock is fed. A referee may stop and lengthen the time; what becomes of the running hand when
// it is up is the book's (rules/session.hpp).

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "referee/instant.hpp"
#include "rules/rulebook.hpp"
#include "tile/tile.hpp"

namespace sifang {

/// Whose word stops a clock. Both are needed to let it run: a table stays paused when the hall goes on.
enum class PausedBy : std::uint8_t { Hall, Table };

/// The start is announced: lateness, too, counts from here.
struct SessionStarted {
    bool operator==(const SessionStarted&) const = default;
};
struct ClockPaused {
    PausedBy by = PausedBy::Table;
    bool operator==(const ClockPaused&) const = default;
};
struct ClockResumed {
    PausedBy by = PausedBy::Table;
    bool operator==(const ClockResumed&) const = default;
};
/// The end of the session is moved.
struct TimeExtended {
    Duration by;
    bool operator==(const TimeExtended&) const = default;
};
struct BreakBegun {
    bool operator==(const BreakBegun&) const = default;
};
struct BreakEnded {
    bool operator==(const BreakEnded&) const = default;
};
/// Everybody has his tiles.
struct DealDone {
    bool operator==(const DealDone&) const = default;
};
/// The flowers of the deal are replaced.
struct FlowersDone {
    bool operator==(const FlowersDone&) const = default;
};
/// A discard lies in its place in the pool.
struct TileInPlace {
    bool operator==(const TileInPlace&) const = default;
};
enum class TimedCall : std::uint8_t { Chow, Pung, Kong, Win };
/// Somebody calls the tile in the pool.
struct TileCalled {
    TimedCall call = TimedCall::Pung;
    bool operator==(const TileCalled&) const = default;
};
/// The hand is won, drawn or void.
struct HandOver {
    bool operator==(const HandOver&) const = default;
};
/// All hands are played, or the session was ended.
struct SessionOver {
    bool operator==(const SessionOver&) const = default;
};
/// Nothing but that it is so late.
struct Tick {
    bool operator==(const Tick&) const = default;
};
using ClockAct = std::variant<SessionStarted, ClockPaused, ClockResumed, TimeExtended, BreakBegun, BreakEnded,
                              DealDone, FlowersDone, TileInPlace, TileCalled, HandOver, SessionOver, Tick>;

struct ClockEvent {
    Instant at;
    ClockAct act = Tick{};
    bool operator==(const ClockEvent&) const = default;
};

enum class ClockNewsKind : std::uint8_t {
    Warning,           ///< so many minutes are left
    TimeUp,            ///< the session's time is up
    BreakOver,         ///< the break has lasted as long as it may
    FirstDiscardLate,  ///< the dealer should have discarded
    DiscardLate,       ///< whose turn it is should have discarded
    CallLate,          ///< a pung or kong was called too late: it is void
};
inline constexpr unsigned clock_news_count = static_cast<unsigned>(ClockNewsKind::CallLate) + 1;
std::string_view id(ClockNewsKind kind);
/// The foul of the catalogue that it is; empty where it is none.
std::string_view foul_of(ClockNewsKind kind);

struct ClockNews {
    ClockNewsKind kind = ClockNewsKind::Warning;
    Instant at;  ///< when it fell due
    std::string_view clause;
    bool operator==(const ClockNews&) const = default;
};

/// Instants lie between zero and this: any two can be subtracted.
inline constexpr Instant last_instant{std::int64_t{1} << 52};

/// Why an event is not taken. The clock stays as it was.
enum class ClockRefusal : std::uint8_t {
    OutOfOrder,  ///< earlier than what the clock was last told
    NoSuchTime,  ///< not a time that a hall can have
    NotStarted,  ///< the session has not begun
    Started,     ///< it has
    Over,        ///< the session is over
    IsPaused,    ///< paused already, or nobody acts in a pause
    NotPaused,   ///< not by him
    InBreak,     ///< in the break nobody plays, and no second one begins
    NotInBreak,
    NoBreak,        ///< the book has none
    BreakWas,       ///< one a session
    HandRuns,       ///< not in the middle of a hand
    NoHandRuns,     ///< there is nothing to time
    NothingToCall,  ///< no tile lies in the pool to be called
    TimeWasUp,      ///< what is up cannot be lengthened
    NoLimit,        ///< there is no end to be moved
    NotLonger,      ///< an extension adds something, and not more than a day
    NoSuchTable,
};
inline constexpr unsigned clock_refusal_count = static_cast<unsigned>(ClockRefusal::NoSuchTable) + 1;
std::string_view id(ClockRefusal refusal);

enum class ClockPhase : std::uint8_t { BeforeStart, Running, Over };

struct TableClock {
    ClockPhase phase = ClockPhase::BeforeStart;
    Instant started{};
    Instant told{};      ///< by the last event
    Duration played{};   ///< of the session's time, up to then
    Duration acted{};    ///< not paused, up to then
    Duration allowed{};  ///< the session's time with all extensions
    bool paused_by_hall = false, paused_by_table = false;
    bool warned = false, time_was_up = false;

    bool break_was = false;
    std::optional<Duration> break_until{};  ///< of `acted`, while there is a break that has not been over yet
    bool in_break = false;

    bool hand_runs = false;
    bool first = false;  ///< the discard that is timed is the dealer's first
    std::optional<Duration>
        discard_until{};                 ///< of `acted`; nothing when none is timed or it was told as late
    std::optional<Duration> in_place{};  ///< of `acted`: when the tile in the pool came to lie there

    bool paused() const { return paused_by_hall || paused_by_table; }
    bool operator==(const TableClock&) const = default;
};

/// Keeps clocks by the book. Immutable: may be shared by threads. News points into the rules it was made of.
class Timekeeper {
  public:
    Timekeeper(const TimeRules& time, const SessionRules& session) : time_(time), session_(session) {}
    explicit Timekeeper(const Rulebook& rulebook) : Timekeeper(rulebook.time(), rulebook.session()) {}

    const TimeRules& time() const { return time_; }

    std::optional<ClockRefusal> refusal(const TableClock& clock, const ClockEvent& event) const;
    /// What fell due since the last event, and what this one brings; the earlier first.
    tl::expected<std::vector<ClockNews>, ClockRefusal> apply(TableClock& clock,
                                                             const ClockEvent& event) const;

    /// What falls due until then if nothing happens; the clock does not go on.
    std::vector<ClockNews> due(const TableClock& clock, Instant until) const;
    /// Of the session's time, then; nothing when there is no limit. Never below zero.
    std::optional<Duration> remaining(const TableClock& clock, Instant at) const;
    /// When the time will be up if nothing stops it any more; nothing when there is no limit, it has not
    /// begun or it stands still.
    std::optional<Instant> end(const TableClock& clock) const;
    /// For the discard that is awaited; nothing when none is timed. Below zero: it is late.
    std::optional<Duration> discard_remaining(const TableClock& clock, Instant at) const;
    /// Whether such a call would still be in time.
    bool in_time(const TableClock& clock, TimedCall call, Instant at) const;

  private:
    bool plays(const TableClock& clock) const;
    void advance(TableClock& clock, Instant at, std::vector<ClockNews>& news) const;
    void start_discard(TableClock& clock, bool first) const;
    void fold(TableClock& clock, const ClockEvent& event, std::vector<ClockNews>& news) const;

    const TimeRules& time_;
    const SessionRules& session_;
};

}  // namespace sifang
