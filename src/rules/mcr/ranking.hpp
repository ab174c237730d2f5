#pragma once
// Standings and sheets of the family, as data.

#include "rules/ranking.hpp"

namespace sifang::mcr {

RankingRules mcr_ranking();
SheetRules mcr_sheet();
/// As it is done in practice (question 52), the default of the edition.
RankingRules gb98_q52_ranking();
/// As the rules of 1998 themselves say (question 48).
RankingRules gb98_q48_ranking();
/// Won sessions first, which the author of the answers likes best (question 52).
RankingRules gb98_won_sessions_ranking();
SheetRules gb98_sheet();

}  // namespace sifang::mcr
