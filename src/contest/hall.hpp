#pragma once
// What is shown in the hall: numbers, clocks, which walls are played.

#include <string>

#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

/// The number as it is worn: a substitute's is T and the number he took over (gb98:App-3).
std::string shown_number(const ContestState& state, const SessionId& session, PlayerNumber number);

/// When a session that has started is warned of its end and ends; nothing without a limit.
struct SessionTimes {
    std::optional<Moment> warning{}, end{};
    bool operator==(const SessionTimes&) const = default;
};
SessionTimes session_times(const Rulebook& rulebook, const ContestState& state, const SessionId& session);

/// Which wall a hand is played with: with the same walls at every table (duplicate) the table is not told.
struct WallId {
    SessionId session;
    TableNumber table{};  ///< 0: that of every table
    int hand = 0;
    auto operator<=>(const WallId&) const = default;
};
WallId wall_of(const ContestState& state, const SheetId& sheet, int hand);

}  // namespace sifang::contest
