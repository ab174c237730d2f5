#pragma once
// The winner's own words (mcr:3.9.1.4; gb98:Q43(1) b) and declared wins that are none (mcr:3.11.6.6;
// gb98:Q159).

#include "rules/mcr/scorer.hpp"

namespace sifang::mcr {

/// What of the claim stands: the best count in which nothing but claimed fan are counted. So a list that is
/// another legal choice of the same worth stands whole.
tl::expected<ClaimRuling, WinFault> check_claim(const Scorer& scorer, const Win& win, const Claim& claim);

tl::expected<DeclaredWin, WinFault> judge(const Scorer& scorer, const Win& win, bool barred);

}  // namespace sifang::mcr
