#pragma once
// Which kong may be robbed by which hand (2.7).

#include "hand/meld.hpp"
#include "hand/reading.hpp"
#include "rules/hk/edition.hpp"

namespace sifang::hk {

/// An added kong by any hand; a concealed one only by the hand that the edition names; a claimed one never.
constexpr bool may_rob(const Play& play, MeldKind kong, ReadingKind winning_hand) {
    if (kong == MeldKind::AddedKong) return true;
    if (kong != MeldKind::ConcealedKong) return false;
    switch (play.concealed_kong_robbed_by) {
        case ConcealedKongRobbedBy::Nobody: return false;
        case ConcealedKongRobbedBy::ThirteenOrphans: return winning_hand == ReadingKind::ThirteenOrphans;
        case ConcealedKongRobbedBy::AnyHand: return true;
    }
    return false;
}

}  // namespace sifang::hk
