#pragma once
// Every fan that a division of a winning hand shows, before anything excludes anything.

#include <set>
#include <vector>

#include "rules/mcr/slow_scorer.hpp"
#include "rules/mcr/slow_scorer_divisions.hpp"

namespace sifang::slow {

/// A fan and the sets it is made of: bit i is Division::sets[i]. No bits: it is of the hand as a whole.
struct Shown {
    Fan fan;
    unsigned sets = 0;
};

/// What is known about a win beside its division.
struct Circumstances {
    const SlowEdition& edition;
    const Win& win;
    Situations situation;  ///< without what the tiles refute
    std::set<int> waits;   ///< kinds that would have completed the hand
    TileCounts standing;   ///< without the winning tile
    TileCounts all;        ///< every tile, kongs with four
};

/// Fan that relate numbers of sets: the principles of combining are about these.
bool is_combination(Fan fan);
std::vector<Shown> shown_fan(const Circumstances& facts, const Division& division);

/// The same for every division of a win.
struct ShownDivision {
    Division division;
    std::vector<Shown> shown;
};
std::vector<ShownDivision> shown_by_division(const SlowEdition& edition, const Win& win);

/// Whether the principles allow to count all of these at once.
bool may_be_counted(const SlowEdition& edition, const std::vector<Shown>& list);

}  // namespace sifang::slow
