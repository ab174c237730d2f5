#pragma once

#include "rules/contest_rules.hpp"

namespace sifang::mcr {

ContestRules mcr_contest();
ContestRules gb98_contest();

}  // namespace sifang::mcr
