#pragma once
// The rules of time as fields of a profile; docs/profiles.md tells what each means.

#include "rules/form.hpp"
#include "rules/time_rules.hpp"

namespace sifang {

void describe_time(FormWriter& form, const TimeRules& time);
void describe_time(FormReader& form, TimeRules& time);

/// What does not fit together; nothing when all is well.
std::optional<ProfileFault> check_time(const TimeRules& time);

}  // namespace sifang
