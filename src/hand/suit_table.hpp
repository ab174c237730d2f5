#pragma once
// What can be known about the tiles of one suit by looking them up: how far they are from sets and a pair,
// which tiles complete them. Everything about shanten and waits is put together from four such look-ups.

#include <array>
#include <cstdint>
#include <vector>

#include "tile/counts.hpp"

namespace sifang {

/// The counts of one suit as a base-5 number, rank 1 the lowest digit; honours have seven digits.
using SuitKey = std::uint32_t;

inline constexpr std::array<SuitKey, 9> key_step{1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};

/// The keys of a hand, in the order of Suit.
using HandKeys = std::array<SuitKey, 4>;

/// Digit sums of nine bits, so that a key is four additions: one for each layer of Counts.
inline constexpr auto key_of_bits = [] {
    std::array<SuitKey, 512> keys{};
    for (unsigned bits = 0; bits < 512; ++bits)
        for (unsigned r = 0; r < 9; ++r)
            if (bits >> r & 1) keys[bits] += key_step[r];
    return keys;
}();

constexpr SuitKey suit_key(const Counts& counts, Suit suit) {
    return key_of_bits[counts.at_least(1).of_suit(suit)] + key_of_bits[counts.at_least(2).of_suit(suit)] +
           key_of_bits[counts.at_least(3).of_suit(suit)] + key_of_bits[counts.at_least(4).of_suit(suit)];
}
constexpr HandKeys hand_keys(const Counts& counts) {
    return {suit_key(counts, Suit::Characters), suit_key(counts, Suit::Dots), suit_key(counts, Suit::Bamboo),
            suit_key(counts, Suit::Honors)};
}

/// Tiles still to be drawn for so many sets out of one suit: lane n for n sets, lane 8 + n for n sets and the
/// pair. Lanes that mean nothing hold `far`, so that rows can be added lane by lane.
struct DistanceRow {
    static constexpr std::uint8_t far = 40;
    alignas(16) std::array<std::uint8_t, 16> lane;
    bool operator==(const DistanceRow&) const = default;
};

/// How the tiles of one suit end.
struct SuitFinish {
    std::uint16_t bits;
    /// They are sets and nothing else (no tile at all counts).
    constexpr bool is_sets() const { return bits >> 9 & 1; }
    /// They are sets and one pair.
    constexpr bool is_sets_and_pair() const { return bits >> 10 & 1; }
    /// Ranks of which one more makes them sets, or sets and a pair; a fifth copy is among them where the
    /// shape asks for it: whether that is a wait is for the rulebook to say.
    constexpr unsigned waits() const { return bits & 0x1FFu; }
};

/// The tables: 8 MB, built in well under a tenth of a second, never changed afterwards. Made once by whoever
/// runs the program and handed to all who need it.
class SuitTable {
  public:
    SuitTable();

    const DistanceRow& distance(Suit suit, SuitKey key) const {
        return rows_[suit == Suit::Honors ? honor_row_[key] : suit_row_[key]];
    }
    SuitFinish finish(Suit suit, SuitKey key) const {
        return {suit == Suit::Honors ? honor_finish_[key] : suit_finish_[key]};
    }
    /// For docs/performance.md.
    std::size_t bytes() const;
    std::size_t distinct_rows() const { return rows_.size(); }

  private:
    std::vector<DistanceRow> rows_;  ///< each different row once: some thousands for 405,350 suits
    std::vector<std::uint16_t> suit_row_, honor_row_;
    std::vector<std::uint16_t> suit_finish_, honor_finish_;
};

}  // namespace sifang
