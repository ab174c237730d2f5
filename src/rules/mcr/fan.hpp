#pragma once
// The fan of the MCR family, and sets of them.

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sifang::mcr {

/// In the order of the 2013 table, which is the order of their points; the one of each kong, which the book
/// puts under two melded kongs, has a place of its own at the end.
enum class Fan : std::uint8_t {
    BigFourWinds,
    BigThreeDragons,
    AllGreen,
    NineGates,
    FourKongs,
    SevenShiftedPairs,
    ThirteenOrphans,
    AllTerminals,
    LittleFourWinds,
    LittleThreeDragons,
    AllHonors,
    FourConcealedPungs,
    PureTerminalChows,
    QuadrupleChow,
    FourPureShiftedPungs,
    FourPureShiftedChows,
    ThreeKongs,
    AllTerminalsAndHonors,
    SevenPairs,
    GreaterHonorsAndKnittedTiles,
    AllEvenPungs,
    FullFlush,
    PureTripleChow,
    PureShiftedPungs,
    UpperTiles,
    MiddleTiles,
    LowerTiles,
    PureStraight,
    ThreeSuitedTerminalChows,
    PureShiftedChows,
    AllFives,
    TriplePung,
    ThreeConcealedPungs,
    LesserHonorsAndKnittedTiles,
    KnittedStraight,
    UpperFour,
    LowerFour,
    BigThreeWinds,
    MixedStraight,
    ReversibleTiles,
    MixedTripleChow,
    MixedShiftedPungs,
    ChickenHand,
    LastTileDraw,
    LastTileClaim,
    OutWithReplacementTile,
    RobbingTheKong,
    TwoConcealedKongs,
    AllPungs,
    HalfFlush,
    MixedShiftedChows,
    AllTypes,
    MeldedHand,
    TwoDragonPungs,
    OutsideHand,
    FullyConcealedHand,
    TwoMeldedKongs,
    LastTile,
    DragonPung,
    PrevalentWind,
    SeatWind,
    ConcealedHand,
    AllChows,
    TileHog,
    DoublePung,
    TwoConcealedPungs,
    ConcealedKong,
    AllSimples,
    PureDoubleChow,
    MixedDoubleChow,
    ShortStraight,
    TwoTerminalChows,
    PungOfTerminalsOrHonors,
    MeldedKong,
    OneVoidedSuit,
    NoHonors,
    EdgeWait,
    ClosedWait,
    SingleWait,
    SelfDrawn,
    FlowerTiles,
    MeldedAndConcealedKong,
};

inline constexpr unsigned fan_count = 82;
static_assert(static_cast<unsigned>(Fan::MeldedAndConcealedKong) + 1 == fan_count);

constexpr unsigned index(Fan f) { return static_cast<unsigned>(f); }

/// The id in every format, e.g. mixed_straight.
std::string_view id(Fan f);
std::optional<Fan> fan_of_id(std::string_view id);

/// A set of fan. Iterates in the order of the table.
class FanSet {
  public:
    constexpr FanSet() = default;
    constexpr FanSet(std::initializer_list<Fan> fans) {
        for (const Fan f : fans) add(f);
    }
    constexpr void add(Fan f) { word_[index(f) / 64] |= bit(f); }
    constexpr void remove(Fan f) { word_[index(f) / 64] &= ~bit(f); }
    constexpr bool has(Fan f) const { return word_[index(f) / 64] & bit(f); }
    constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
    constexpr bool any(const FanSet& o) const {
        return ((word_[0] & o.word_[0]) | (word_[1] & o.word_[1])) != 0;
    }
    constexpr FanSet operator&(const FanSet& o) const {
        return {word_[0] & o.word_[0], word_[1] & o.word_[1]};
    }
    constexpr FanSet operator|(const FanSet& o) const {
        return {word_[0] | o.word_[0], word_[1] | o.word_[1]};
    }
    constexpr FanSet operator-(const FanSet& o) const {
        return {word_[0] & ~o.word_[0], word_[1] & ~o.word_[1]};
    }
    constexpr FanSet& operator|=(const FanSet& o) { return *this = *this | o; }
    constexpr Fan first() const {
        return static_cast<Fan>(word_[0] ? std::countr_zero(word_[0]) : 64 + std::countr_zero(word_[1]));
    }
    constexpr bool operator==(const FanSet&) const = default;

    template <class F>
    constexpr void for_each(F f) const {
        for (unsigned w = 0; w < 2; ++w)
            for (std::uint64_t bits = word_[w]; bits; bits &= bits - 1)
                f(static_cast<Fan>(64 * w + static_cast<unsigned>(std::countr_zero(bits))));
    }

  private:
    constexpr FanSet(std::uint64_t a, std::uint64_t b) : word_{a, b} {}
    static constexpr std::uint64_t bit(Fan f) { return std::uint64_t{1} << (index(f) % 64); }
    std::uint64_t word_[2] = {};
};

}  // namespace sifang::mcr
