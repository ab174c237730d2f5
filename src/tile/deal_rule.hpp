#pragma once
// What a rulebook says about dice, break and deal, as a value.

#include <array>
#include <cstdint>
#include <string_view>

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

namespace deal_rules {
/// mcr:3.5.7.4 and 3.5.7.5
inline constexpr DealRule mcr{};
/// gb98:Q30 to Q32; the same table as mcr
inline constexpr DealRule gb98{};
/// hk:1.3 and 2.3
inline constexpr DealRule hk{.dice = 3, .throws = 1};
/// zds:1-2 a, 1-7, 1-8, 6-1
inline constexpr DealRule zds{.flowers = Flowers::Without,
                              .throws = 1,
                              .last_round = LastRound::OneEach,
                              .dead_wall = 14,
                              .indicator_stack = 3};
/// zds:1-2 b, tables whose walls are stacked by hand
inline constexpr DealRule zds_two_throws{
    .flowers = Flowers::Without, .last_round = LastRound::OneEach, .dead_wall = 14, .indicator_stack = 3};

struct Named {
    std::string_view id;
    DealRule rule;
};
/// By the id of the profile that deals so; `zds_two_throws` is zds on a table stacked by hand.
inline constexpr std::array<Named, 6> all{{{"mcr", mcr},
                                           {"gb98", gb98},
                                           {"hk", hk},
                                           {"zds", zds},
                                           {"zds_two_throws", zds_two_throws},
                                           {"riichi", zds}}};
constexpr const DealRule* find(std::string_view id) {
    for (const Named& named : all)
        if (named.id == id) return &named.rule;
    return nullptr;
}
}  // namespace deal_rules

}  // namespace sifang
