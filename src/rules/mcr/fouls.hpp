#pragma once
// The foul catalogues of the family: article 3.11 of 2013, questions 150 to 167 of 1998.

#include "rules/foul.hpp"

namespace sifang::mcr {

FoulRules mcr_fouls();
FoulRules gb98_fouls();

}  // namespace sifang::mcr
