#pragma once
// Which sets a counted fan is made of, for those that are of single sets; combinations know their own.

#include "rules/mcr/scorer.hpp"

namespace sifang::mcr {

/// Adds an entry for each of `fan` that particular sets make. Nothing for a fan of the hand as a whole.
void add_made_of(const Facts& facts, const Count& count, Fan fan, InlineVector<PatternSets, 32>& made_of);

}  // namespace sifang::mcr
