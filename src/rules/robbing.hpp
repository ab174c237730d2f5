#pragma once
// Which kong may be robbed by which hand by rule.

#include "hand/meld.hpp"
#include "hand/reading.hpp"
#include "rules/play.hpp"

namespace sifang {

/// An added kong by any hand; a concealed one only by the hand that the edition names; a claimed one never.
constexpr bool may_rob(const PlayRules& play, MeldKind kong, ReadingKind winning_hand) {
    if (kong == MeldKind::AddedKong) return true;
    if (kong != MeldKind::ConcealedKong) return false;
    switch (play.concealed_kong_robbed_by) {
        case ConcealedKongRobbedBy::Nobody: return false;
        case ConcealedKongRobbedBy::ThirteenOrphans: return winning_hand == ReadingKind::ThirteenOrphans;
        case ConcealedKongRobbedBy::AnyHand: return true;
    }
    return false;
}

}  // namespace sifang
