#pragma once
// The foul catalogue as fields of a profile; docs/profiles.md tells what each means.

#include "rules/form.hpp"
#include "rules/foul.hpp"

namespace sifang {

void describe_fouls(FormWriter& form, const FoulRules& rules);
void describe_fouls(FormReader& form, FoulRules& rules);

/// What does not fit together; nothing when all is well. `deposit`: what lies on the table for the next
/// winner is told in these; 0: nothing can.
std::optional<ProfileFault> check_fouls(const FoulRules& rules, int deposit);

}  // namespace sifang
