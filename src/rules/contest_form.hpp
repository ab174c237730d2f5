#pragma once
// The rules of contests as fields of a profile; docs/profiles.md tells what each means.

#include "rules/contest_rules.hpp"
#include "rules/form.hpp"

namespace sifang {

void describe_contest(FormWriter& form, const ContestRules& contest);
void describe_contest(FormReader& form, ContestRules& contest);

}  // namespace sifang
