#pragma once
// The rules of appeals as fields of a profile; docs/profiles.md tells what each means.

#include "rules/appeal_rules.hpp"
#include "rules/form.hpp"

namespace sifang {

void describe_appeals(FormWriter& form, const AppealRules& appeals);
void describe_appeals(FormReader& form, AppealRules& appeals);

/// What does not fit together; nothing when all is well.
std::optional<ProfileFault> check_appeals(const AppealRules& appeals);

}  // namespace sifang
