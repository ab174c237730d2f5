#pragma once
// What may not be discarded right after a chow or pung (喰い替え).

#include "game/state.hpp"
#include "rules/play.hpp"

namespace sifang {

/// `low` begins the chow, `taken` is the tile that was claimed.
constexpr bool is_swap_call(SwapCalls rule, MeldKind kind, Tile taken, Tile low, Tile discard) {
    const bool chow = kind == MeldKind::Chow;
    switch (rule) {
        case SwapCalls::Allowed: return false;
        case SwapCalls::SameTileAfterChow: return chow && discard == taken;
        case SwapCalls::SameTile: return discard == taken;
        case SwapCalls::SameAndOtherEnd: break;
    }
    if (discard == taken) return true;
    if (!chow || discard.suit() != taken.suit()) return false;
    // The run without the tile taken is two tiles; the tile beyond their other end would make the same run.
    if (taken == low) return discard.index() == low.index() + 3u;
    return taken.index() == low.index() + 2u && discard.index() + 1u == low.index();
}

/// For the seat whose turn it is.
constexpr bool is_swap_call(SwapCalls rule, const State& state, Tile discard) {
    if (rule == SwapCalls::Allowed || !state.claimed_now || discard.is_flower()) return false;
    const Call& call = state.at(state.turn).calls.back();
    return is_swap_call(rule, call.kind, state.claimed.tile(), call.tile, discard);
}

}  // namespace sifang
