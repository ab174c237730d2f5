#pragma once
// Draws of lots from a published seed: anybody can repeat them (docs/contest.md says how).

#include <span>
#include <vector>

#include "contest/event.hpp"
#include "contest/state.hpp"

namespace sifang::contest {

/// First lots (gb98:Q25(6)): in which order the teams draw. `teams` are in the order of entry.
std::vector<TeamNumber> draw_order(std::vector<TeamNumber> teams, std::uint64_t seed);

/// Second lots: each team in its turn. For those who are absent a member of the committee draws, and the lot
/// is valid (mcr:3.5.1 b).
std::vector<DrawnLot> draw_lots(std::span<const TeamNumber> order, std::span<const TeamNumber> absent,
                                std::uint64_t seed);

/// Entrants in the order of their lots; `entrants` are in the order of entry.
std::vector<EntrantNumber> draw_entrants(std::vector<EntrantNumber> entrants, std::uint64_t seed);

/// Teams that take part, and who draws a number: players and stand-ins, in the order of entry.
std::vector<TeamNumber> drawing_teams(const ContestState& state);
std::vector<EntrantNumber> drawing_entrants(const ContestState& state);

/// Who has which number when the teams have drawn these lots: team n has 4n−3 to 4n (of another size
/// likewise), in the order of entry; stand-ins come after the last team.
std::vector<EntrantNumber> numbers_by_lots(const ContestState& state, std::span<const DrawnLot> lots);

}  // namespace sifang::contest
