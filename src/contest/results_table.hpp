#pragma once
// The table of results that is put up (mcr:A7, gb98:Q144(3)): for every player his own, his group's and his
// team's totals and places, then session by session with running sums.

#include "contest/standing.hpp"

namespace sifang::contest {

struct TabulatedTotal {
    int twelfths = 0;
    int score = 0;
    int place = 0;  ///< 0: without a place, or in no such group

    bool operator==(const TabulatedTotal&) const = default;
};
struct TabulatedSession {
    SessionId session;
    int twelfths = 0, twelfths_sum = 0;
    int score = 0, score_sum = 0;
    bool forfeited = false;

    bool operator==(const TabulatedSession&) const = default;
};
struct TabulatedRow {
    EntrantNumber entrant;
    Ranked ranked = Ranked::Yes;
    std::uint32_t group = 0, team = 0;  ///< 0: none
    TabulatedTotal own{}, group_total{}, team_total{};
    std::vector<TabulatedSession> sessions{};  ///< in order

    bool operator==(const TabulatedRow&) const = default;
};

/// Standings of groups or teams with who belongs to them; empty where there are none.
struct TabulatedGroups {
    const Standings& standings;
    std::span<const Membership> members;
};

/// In the order of the players' standings.
std::vector<TabulatedRow> results_table(const Standings& players, const TabulatedGroups& groups,
                                        const TabulatedGroups& teams);

}  // namespace sifang::contest
