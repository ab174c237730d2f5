#pragma once
// Plans that are asked for often.

#include <vector>

#include "contest/stage_plan.hpp"

namespace sifang::contest {

/// Everybody plays so many sessions, and that is it.
std::vector<StagePlan> round_robin(unsigned sessions);
/// Swiss: neighbours in the standings meet.
std::vector<StagePlan> swiss(unsigned sessions);
/// hk:1.6: tables of four, the best two of 128 go on, the best one of 64, the best one of 16, the final.
std::vector<StagePlan> hk_128();
/// Both mixed (mcr:3.5.4 a): a round robin, and its best `into` play tables of which the best one goes on,
/// until one table is left. `into` is 4, 16, 64 …
std::vector<StagePlan> round_robin_then_elimination(unsigned sessions, unsigned into);

}  // namespace sifang::contest
