#pragma once
// What the editions of the family say about the hall: time and appeals, as data.

#include "rules/appeal_rules.hpp"
#include "rules/time_rules.hpp"

namespace sifang::mcr {

TimeRules mcr_time();
TimeRules gb98_time();

AppealRules mcr_appeals();
AppealRules gb98_appeals();

}  // namespace sifang::mcr
