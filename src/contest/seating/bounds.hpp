#pragma once
// What no schedule can better: a search may stop there, and a director may know how near it came.

#include <cstdint>
#include <vector>

#include "contest/seating/field.hpp"

namespace sifang::seating {

/// By counting, so the true least may be higher.
struct Bounds {
    unsigned repeats = 0;
    unsigned shared_pairs = 0;        ///< pairs that two rounds have in common, over all two rounds
    unsigned team_mate_meetings = 0;  ///< of teams with more players than there are tables
    unsigned compatriot_meetings = 0;
    unsigned table_revisits = 0;
    unsigned team_pair_spread = 0;
    /// Rounds without a repeat that counting allows this field: ⌊(n−1)/3⌋, or ⌊(n−4)/3⌋ with teams of four.
    unsigned rounds_without_repeat = 0;
};
Bounds bounds(const Field& field, unsigned rounds);

/// How many others each player may meet.
std::vector<unsigned> partners(const Field& field);

/// With fewer than four tables, every later round brings some together who sat together in any earlier one:
/// so many pairs, at the least.
unsigned forced_repeats(unsigned tables);

}  // namespace sifang::seating
