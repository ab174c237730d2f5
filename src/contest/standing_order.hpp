#pragma once
// Two of a list against each other, criterion by criterion.

#include <optional>
#include <vector>

#include "contest/standing.hpp"

namespace sifang::contest {

/// What somebody is compared by, made once for all comparisons.
struct Keys {
    const Figures* figures = nullptr;
    int lot = 0;
    std::vector<int> table_points;  ///< of each session, from the best down
    std::vector<int> scores;
};
Keys keys_of(const RankingRules& rules, const Figures& figures, int lot);

/// A difference: less than zero when the first of the two is better.
struct Difference {
    int order = 0;
    std::optional<int> first, second;
    int nth = 0;
};
/// Nothing when they are equal by this criterion.
std::optional<Difference> difference(Criterion criterion, const Keys& a, const Keys& b);

/// Whether the first comes before the second.
bool is_before(const RankingRules& rules, const Keys& a, const Keys& b);
/// What tells them apart; nothing when they share a place.
std::optional<Apart> apart(const RankingRules& rules, const Keys& above, const Keys& own);

}  // namespace sifang::contest
