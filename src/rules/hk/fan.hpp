#pragma once
// The fan of the Hong Kong family, and sets of them.

#include <cstdint>
#include <string_view>

#include "rules/enum_set.hpp"
#include "rules/form.hpp"

namespace sifang::hk {

/// In the order of part 3 of the book, from one fan to ten.
enum class Fan : std::uint8_t {
    AllChows,
    NoFlowers,
    SeatFlower,
    SeatWind,
    RoundWind,
    DragonPung,
    SelfDrawn,
    AllTerminalsAndHonors,
    RobbingTheKong,
    OutOnKong,
    LastWallTile,
    FlowerSet,
    HalfFlush,
    AllPungs,
    SevenFlowers,
    LittleThreeDragons,
    FullFlush,
    BigThreeDragons,
    AllHonors,
    LittleFourWinds,
    BigFourWinds,
    FourConcealedPungs,
    FourKongs,
    AllTerminals,
    HeavenlyHand,
    EarthlyHand,
    ThirteenOrphans,
    KongOnKong,
    NineGates,
    EightFlowers,
};
inline constexpr unsigned fan_count = 30;
static_assert(static_cast<unsigned>(Fan::EightFlowers) + 1 == fan_count);

constexpr unsigned index(Fan f) { return static_cast<unsigned>(f); }

/// The ids, in the order of Fan.
std::span<const Spelling<Fan>> fan_words();
std::string_view id(Fan f);

using FanSet = EnumSet<Fan, fan_count>;

}  // namespace sifang::hk
