#pragma once
// Standings and sheets of the family, as data.

#include "rules/ranking.hpp"

namespace sifang::riichi {

/// Article 11-3: scores with placing points; of equals nothing is said, so they share the place.
inline RankingRules zds_ranking() {
    RankingRules r;
    r.steps = {{Criterion::Score, "zds:11-3 a"}};
    // Nothing is said of who does not play. A session counts from 30,000, so 0 would be an even one.
    r.forfeited = ForfeitedSession::Last;
    return r;
}

inline SheetRules zds_sheet() {
    SheetRules s;
    s.head_referee_signs = false;
    s.payment = "zds:11-1";
    return s;
}

}  // namespace sifang::riichi
