#pragma once
// Stages of groups: tables of four, of which the best few go on.

#include <span>
#include <vector>

#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// One stage: so many players in tables of four, and how many of each table go on; 0 at the final.
struct Stage {
    unsigned players = 0;
    unsigned go_on = 0;
    bool operator==(const Stage&) const = default;
};

/// hk:1.6: 128 players, the best two of each table; 64, the best one; 16, the best one; the final table.
std::span<const Stage> hk_stages();

/// A table when its play is over: its players, the best first.
using Finished = Four;

/// The best of those who are out, as many as make `going_on` a multiple of four: nobody ever has a bye.
std::vector<Player> best_of_out(std::span<const Player> out_by_standing, std::size_t going_on);

/// Tables of the next stage. `top_up` is who goes on beside the best of each table (best_of_out). With one or
/// two going on and nobody beside them, neighbouring tables feed the same one, and the second of a table goes
/// to the other half of the hall: they cannot meet again before the last table. In all other cases nobody
/// meets a player from his own table if that can be.
Fours next_stage(std::span<const Finished> tables, unsigned go_on, std::span<const Player> top_up,
                 std::uint64_t seed);

}  // namespace sifang::seating
