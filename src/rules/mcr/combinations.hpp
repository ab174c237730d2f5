#pragma once
// The legal choices among the fan that several sets make together, under three of the five principles:
// non-separation, non-identical and account-once (mcr:3.9.1.6(2), (3), (5); gb98:Q51(3), (4), (6)).

#include "rules/mcr/fan_table.hpp"
#include "rules/mcr/relations.hpp"
#include "rules/ruling.hpp"

namespace sifang::mcr {

/// One fan made of particular sets.
struct Combination {
    Fan fan;
    SetMask sets;
};

/// Combinations that may stand beside each other: at most three.
struct Choice {
    InlineVector<Combination, 3> made;
    int points = 0;
    FanSet fans;
};

using Choices = InlineVector<Choice, 40>;

/// All choices that could be the best, at least one (it may be empty). What a choice has is
/// maximal: no further combination could stand beside it.
///
/// A fan of four sets stands alone. A fan of three sets leaves one set free, which may be joined to one of
/// the three once. Fan of two sets join free sets to used ones, so they never close a circle, and no set is
/// in the same fan twice.
void list_choices(const FanTable& table, const Relations& relations, Choices& choices);

}  // namespace sifang::mcr
