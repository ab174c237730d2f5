#pragma once
// Four kongs by two players or more end the hand with the discard after them.

#include "game/state.hpp"
#include "rules/play.hpp"

namespace sifang {

constexpr bool four_kongs_end_hand(const PlayRules& rules, const State& state) {
    if (!rules.abortive.four_kongs || state.kongs < 4) return false;
    for (const SeatState& seat : state.seats) {
        unsigned kongs = 0;
        for (const Meld& meld : seat.hand.melds) kongs += meld.is_kong();
        if (kongs == 4) return false;
    }
    return true;
}

}  // namespace sifang
