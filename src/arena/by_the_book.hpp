#pragma once
// What becomes of a turn that somebody has lost.

#include "bot/bot.hpp"

namespace sifang::arena {

/// A program that has failed so often in a hand is not asked again before the next.
inline constexpr unsigned patience = 3;

/// Lets the tile on the table go, shows a flower that must be shown, or discards the tile just drawn.
inline Action by_the_book(const Sight& sight) {
    const auto rank = [](const Action& action) {
        switch (action.kind) {
            case ActionKind::Pass: return 0;
            case ActionKind::Discard: return action.drawn ? 1 : 2;
            case ActionKind::Flower: return 3;
            default: return 4;
        }
    };
    Action best = sight.legal()[0];
    for (const Action& action : sight.legal())
        if (rank(action) < rank(best)) best = action;
    return best;
}

}  // namespace sifang::arena
