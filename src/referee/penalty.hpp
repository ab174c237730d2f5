#pragma once
// From a foul and its history to what the book says about it: which rung, why, and what that does to the
// table and to the event.

#include <string_view>
#include <tl/expected.hpp>

#include "game/session_event.hpp"
#include "referee/foul_case.hpp"
#include "rules/rulebook.hpp"

namespace sifang {

struct FoulRecord;

/// What a contest takes in.
enum class EventMeasureKind : std::uint8_t { YellowCard, ForfeitSession, LosePlace, Exclude, Notice };
std::string_view id(EventMeasureKind kind);
struct EventMeasure {
    EventMeasureKind kind = EventMeasureKind::YellowCard;
    std::string clause{};

    bool operator==(const EventMeasure&) const = default;
};

/// A decision: what was decided, by which clause, and what it was counted by.
struct Penalty {
    std::string foul;
    std::string clause;
    std::string counter;  ///< the fouls it is counted with
    Offender who = 0;
    Wind seat = Wind::East;
    FoulPlace place;

    FoulScope scope = FoulScope::OneHand;
    int time = 1;          ///< the how manieth in that scope
    std::size_t rung = 0;  ///< of the ladder, or of what may be taken instead
    bool instead = false;
    bool chosen = false;    ///< by the referee, not by the count
    bool forgiven = false;  ///< it costs nothing, for another's win stands

    Rung does{};                        ///< every consequence with the one value it has here
    std::vector<Sanction> sanctions{};  ///< for the table, while the hand runs
    std::vector<EventMeasure> event{};  ///< for the contest

    bool operator==(const Penalty&) const = default;
};

enum class PenaltyRefusal : std::uint8_t {
    NoSuchFoul,       ///< the book has none of this name, or another reading is taken
    RaisedTooLate,    ///< and not pursued any more
    PlayerMustRaise,  ///< such a foul is left alone unless a player complains
    RungNeeded,       ///< the referee has to say how far it went
    NoSuchRung,
    RungIsCounted,     ///< the count decides here, not the referee
    InsteadTooEarly,   ///< it has not happened often enough for this
    PointsNeeded,      ///< the book gives a choice
    PointsNotAllowed,  ///< and this is none of it
    NotLeftToReferee,  ///< this measure is none that he may add
    HarmedNeeded,      ///< to whom it was done
    HarmedIsOffender,
    TilesNeeded,  ///< which tiles were seen
};
inline constexpr unsigned penalty_refusal_count = static_cast<unsigned>(PenaltyRefusal::TilesNeeded) + 1;
std::string_view id(PenaltyRefusal refusal);

/// Why the referee cannot rule so, and the clause that says it (empty where the book takes it for granted).
struct PenaltyRefused {
    PenaltyRefusal refusal = PenaltyRefusal::NoSuchFoul;
    std::string clause{};

    bool operator==(const PenaltyRefused&) const = default;
};

tl::expected<Penalty, PenaltyRefused> penalty_for(const Rulebook& rulebook, const FoulRecord& record,
                                                  const FoulCase& foul);

/// What the penalty does to the four, by seat, apart from what waits for a win (pay_winner, pay_for_all).
Payments points_of(const Penalty& penalty);
/// Of that, what nobody receives.
Payments fines_of(const Penalty& penalty);

/// The same outside a hand: what goes on the session's sheet. `hand` is the last one played; `seats` are the
/// players by seat.
std::vector<SessionEvent> session_events(const Penalty& penalty, const Seating& seats, int hand);

/// What takes it back at a running table: payments the other way, rights from now on. What others have done
/// meanwhile stays done.
std::vector<Sanction> lifting(const Penalty& penalty);

}  // namespace sifang
