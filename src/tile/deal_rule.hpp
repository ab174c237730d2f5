#pragma once
// What a rulebook says about dice, break and deal, as a value.

#include <cstdint>

#include "tile/wall.hpp"

namespace sifang {

enum class OpenAt : std::uint8_t {
    AfterCounted,  ///< the stack counted to stays at the end of the wall, the next one is taken first
    Counted,       ///< the stack counted to is itself taken first
};

enum class LastRound : std::uint8_t {
    Jump,     ///< the dealer takes the upper tiles of the first and third stacks, then one each: 14 and 13
    OneEach,  ///< one each, the dealer first: 13 for all; the dealer's fourteenth is his first draw
};

struct DealRule {
    Flowers flowers = Flowers::With;
    std::uint8_t dice = 2;    ///< in one throw
    std::uint8_t throws = 2;  ///< 1: the dealer's names the wall and the stack. 2: it names the second
                              ///< thrower, whose wall is opened at the sum of both
    OpenAt open_at = OpenAt::AfterCounted;
    LastRound last_round = LastRound::Jump;
    std::uint8_t dead_wall = 0;  ///< tiles at the end that are never drawn in turn
    std::uint8_t indicator_stack =
        0;  ///< stack of the dora indicator, 1 the last of the wall; 0: there is none

    constexpr unsigned tiles() const {
        return flowers == Flowers::With ? TileCopy::with_flowers : TileCopy::without_flowers;
    }
    constexpr unsigned stacks_a_wall() const { return tiles() / 8; }
    constexpr bool operator==(const DealRule&) const = default;
};

}  // namespace sifang
