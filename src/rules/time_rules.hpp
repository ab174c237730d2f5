#pragma once
// What a rulebook says about time, as a form to be filled in. How long a session is and what becomes of the
// running hand stand in rules/session.hpp. referee/ keeps the clocks.

#include <cstdint>
#include <string>
#include <vector>

namespace sifang {

/// From when the dealer's first discard is timed.
enum class FirstDiscardFrom : std::uint8_t {
    EndOfDeal,     ///< everybody has his tiles; arranging them and all flowers are inside
    EndOfFlowers,  ///< the flowers of the deal are replaced
};
/// Which calls have to come within `call_seconds`. A chow gives way to them, a win is never late.
enum class TimedCalls : std::uint8_t { Pung, PungAndKong };

/// The clause behind each limit; empty where the book has none.
struct TimeClauses {
    std::string first_discard, discard, call, late_discard, late_call;
    std::string session, rest, warning, time_up, pause, lateness;

    bool operator==(const TimeClauses&) const = default;
};

struct TimeRules {
    int first_discard_seconds = 0;  ///< the dealer's; 0, here and below: no limit
    FirstDiscardFrom first_discard_from = FirstDiscardFrom::EndOfDeal;
    int discard_seconds = 0;  ///< from the tile before lying in its place
    int call_seconds = 0;     ///< likewise
    TimedCalls timed_calls = TimedCalls::PungAndKong;

    int warning_minutes = 0;    ///< before the session's end; 0: none
    int break_minutes = 0;      ///< at most; 0: no break
    int break_after_round = 0;  ///< 0: when the referee calls it
    bool break_inside = true;   ///< the session's time runs on in the break

    /// Up to so late is the first step of lateness, the second, …; anything later the last. Empty: the book
    /// does not punish it. What a step costs is the foul's ladder.
    std::vector<int> late_minutes;

    TimeClauses clauses;

    bool operator==(const TimeRules&) const = default;
};

}  // namespace sifang
