#pragma once
// The next round by standing: neighbours in the standings sit together, and nobody meets again.

#include <span>

#include "contest/seating/field.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// Seats the next round after `played`. `standing` is everybody, the best first. Nobody meets a former
/// opponent, team mate or compatriot if that can be; among such tables, those whose players stand nearest
/// each other. Winds are as even as the table allows; table 1 is that of the leaders.
Round swiss_round(const Field& field, const Schedule& played, std::span<const Player> standing,
                  std::uint64_t seed);

/// Ranks between the first and the last of a table, the mean over all tables; 3 is the least.
double mean_rank_span(const Round& round, std::span<const Player> standing);

}  // namespace sifang::seating
