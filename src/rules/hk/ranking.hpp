#pragma once
// Standings and sheets of the tournament, as data. The book says only that the best of each table go on
// (1.6); what tells equals apart and who signs is left to the organiser.

#include "rules/ranking.hpp"

namespace sifang::hk {

inline RankingRules hk_ranking() {
    RankingRules r;
    r.steps = {{Criterion::Score, "hk:1.6 a"}, {Criterion::HighestHand, ""}, {Criterion::Lot, ""}};
    // Nothing is said of who does not play. There are no table points, so 0 would beat who played and lost.
    r.forfeited = ForfeitedSession::Last;
    r.struck = "hk:5 e";
    return r;
}

inline SheetRules hk_sheet() {
    SheetRules s;
    s.head_referee_signs = false;
    s.payment = "hk:4 b";
    return s;
}

}  // namespace sifang::hk
