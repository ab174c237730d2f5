#pragma once
// What somebody has in all his sessions together: the figures of the results table (mcr:A7) and of every
// criterion.

#include <array>
#include <span>
#include <vector>

#include "contest/ids.hpp"
#include "contest/result.hpp"

namespace sifang::contest {

/// One session of an entrant, or of all players of a team.
struct SessionFigures {
    SessionId session;
    int players = 0;
    int twelfths = 0;
    int score = 0;   ///< as it stands on the sheets, penalties off
    int result = 0;  ///< with placing points
    int forfeits = 0;

    bool operator==(const SessionFigures&) const = default;
};

struct Figures {
    std::vector<SessionFigures> sessions;  ///< in order
    int twelfths = 0;                      ///< table points in twelfths
    int score = 0;                         ///< the sum of `result`, total penalties off
    int penalties = 0;                     ///< of that, what the ledger took off or brought
    int sessions_won = 0;
    std::array<int, 4> places{};  ///< how often first, second, third and fourth at the table
    int highest_hand = 0;

    bool operator==(const Figures&) const = default;
};

/// A result of somebody in the list, by his place in it.
struct CountedResult {
    std::uint32_t of = 0;
    const PlayerResult* result = nullptr;
};

/// The figures of `count` in the list, from results in any order.
std::vector<Figures> figures_of(std::span<const CountedResult> results, std::size_t count, int start_points);

}  // namespace sifang::contest
