#pragma once
// Who begins on which wind: even to within one for every player, whatever the tables.

#include <vector>

#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// Puts the players of every table in the order E S W N so that nobody's counts of the four winds differ by
/// more than one. Such an order exists for every schedule in which each player sits once a round.
void give_winds(Schedule& schedule);

/// The order of one more table that leaves the counts of the winds most even.
using WindCounts = std::vector<std::array<unsigned, 4>>;  ///< by player
WindCounts count_winds(const Schedule& schedule);
Four most_even(const Four& four, const WindCounts& before);

}  // namespace sifang::seating
