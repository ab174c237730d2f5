#pragma once
// Ranking and sheet as fields of a profile; docs/profiles.md tells what each means.

#include "rules/form.hpp"
#include "rules/ranking.hpp"

namespace sifang {

/// As in profiles and answers.
std::string_view id(Criterion criterion);

void describe_ranking(FormWriter& form, const RankingRules& ranking);
void describe_ranking(FormReader& form, RankingRules& ranking);
void describe_sheet(FormWriter& form, const SheetRules& sheet);
void describe_sheet(FormReader& form, SheetRules& sheet);

/// At least one step, none twice, and nothing after a lot.
std::optional<ProfileFault> check_ranking(const RankingRules& ranking);

}  // namespace sifang
