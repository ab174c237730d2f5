#pragma once
// The rules of play as fields of a profile; docs/profiles.md tells what each means.

#include "rules/form.hpp"
#include "rules/play.hpp"

namespace sifang {

void describe_play(FormWriter& form, const PlayRules& play);
void describe_play(FormReader& form, PlayRules& play);

/// What the table takes for granted.
std::optional<ProfileFault> check_play(const PlayRules& play);

}  // namespace sifang
