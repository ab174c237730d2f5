#pragma once
// Wall and dice from a seed.

#include "fair/stream.hpp"
#include "tile/dice.hpp"
#include "tile/wall.hpp"

namespace sifang::fair {

/// The shuffle sifang-wall-1 over the stream `wall` of the seed.
inline Wall wall_of(const Seed& seed, Flowers flowers) {
    Stream stream(seed, "wall");
    return shuffled(flowers, stream);
}

/// Dice over the stream `dice`, so that they do not depend on how many bytes the wall took.
inline Dice dice_of(const Seed& seed, const DealRule& rule) {
    Stream stream(seed, "dice");
    return throw_dice(rule, stream);
}

}  // namespace sifang::fair
