#pragma once
// What the book says about the hall: time and appeals, as data.

#include "rules/appeal_rules.hpp"
#include "rules/time_rules.hpp"

namespace sifang::hk {

TimeRules hk_time();
AppealRules hk_appeals();

}  // namespace sifang::hk
