#pragma once
// Lots among equals. A lot counts as long as exactly those who drew are equal: after a correction that parts
// them, or makes others equal to them, it decides nothing.

#include <functional>
#include <span>
#include <vector>

#include "contest/standing.hpp"

namespace sifang::contest {

/// Who share a place, a list for each such place, from the first on.
using Equals = std::vector<std::vector<std::uint32_t>>;
Equals equals_of(const Standings& standings);

/// Ranks a list by these rules.
using Rank = std::function<Standings(const RankingRules& rules, std::span<const Competitor> list)>;

/// The list in order. `drawn` are draws of lots, each the best first; of the same people the last one counts.
/// Whether lots are missing is told where the rules end with a lot.
Standings with_lots(const RankingRules& rules, std::vector<Competitor> list, const Equals& drawn,
                    const Rank& rank);

bool ends_with_lot(const RankingRules& rules);

}  // namespace sifang::contest
