#pragma once
// The fan of the Hong Kong family, and sets of them.

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>

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

class FanSet {
  public:
    constexpr FanSet() = default;
    constexpr FanSet(std::initializer_list<Fan> fans) {
        for (const Fan f : fans) add(f);
    }
    constexpr void add(Fan f) { bits_ |= 1u << index(f); }
    constexpr void add_if(bool is_there, Fan f) { bits_ |= std::uint32_t{is_there} << index(f); }
    constexpr void remove(Fan f) { bits_ &= ~(1u << index(f)); }
    constexpr bool has(Fan f) const { return bits_ >> index(f) & 1; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr FanSet operator&(FanSet o) const { return FanSet(bits_ & o.bits_); }
    constexpr FanSet operator|(FanSet o) const { return FanSet(bits_ | o.bits_); }
    constexpr FanSet operator-(FanSet o) const { return FanSet(bits_ & ~o.bits_); }
    constexpr FanSet& operator|=(FanSet o) { return bits_ |= o.bits_, *this; }
    constexpr bool operator==(const FanSet&) const = default;

    template <class F>
    constexpr void for_each(F f) const {
        for (std::uint32_t bits = bits_; bits; bits &= bits - 1) f(static_cast<Fan>(std::countr_zero(bits)));
    }

  private:
    constexpr explicit FanSet(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};

}  // namespace sifang::hk
