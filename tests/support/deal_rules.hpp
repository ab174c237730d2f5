#pragma once
// Deals as the books have them, for tests of dice, break and deal. tests/rules compares them with the
// editions.

#include "tile/deal_rule.hpp"

namespace sifang {

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
}  // namespace deal_rules

}  // namespace sifang
