#pragma once
// One way to read a complete hand: its sets and its pair, or a shape of its own.

#include <array>
#include <cstdint>

#include "tile/inline_vector.hpp"
#include "tile/kinds.hpp"
#include "tile/tile.hpp"

namespace sifang {

enum class SetKind : std::uint8_t { Chow, Pung, Kong };

struct TileSet {
    SetKind kind = SetKind::Chow;
    bool melded =
        false;  ///< claimed from another player; a set completed by a discard is for the rulebook to judge
    bool open = false;  ///< not concealed for scoring: melded, or a pung completed by the discard won on
    Tile tile;          ///< lowest tile

    constexpr bool is_chow() const { return kind == SetKind::Chow; }
    constexpr bool holds(Tile t) const {
        return is_chow() ? t.index() >= tile.index() && t.index() <= tile.index() + 2 : t == tile;
    }
    constexpr bool operator==(const TileSet&) const = default;
};

enum class ReadingKind : std::uint8_t {
    SetsAndPair,      ///< four sets and a pair
    SevenPairs,       ///< seven pairs; four alike are two pairs where the profile allows it
    ThirteenOrphans,  ///< one of each terminal and honour and a second of one
    KnittedStraight,  ///< 147 258 369 over the three suits, a set and a pair
    HonorsKnitted,    ///< fourteen different tiles of the seven honours and one knitted sequence
    Flowers,          ///< seven or eight flowers, the tiles are not looked at
};

/// Which rank class each suit has in a knitted sequence: 0 is 147, 1 is 258, 2 is 369, in suit order m p s.
using Knitting = std::array<std::uint8_t, 3>;
inline constexpr std::array<Knitting, 6> all_knittings{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
/// The nine tiles of a knitted sequence.
constexpr Kinds knitted_tiles(const Knitting& knitting) {
    Kinds nine;
    for (unsigned suit = 0; suit < 3; ++suit)
        nine |= Kinds(std::uint64_t{0b001001001} << (knitting[suit] + 9 * suit));
    return nine;
}

struct Reading {
    ReadingKind kind = ReadingKind::SetsAndPair;
    InlineVector<TileSet, 4>
        sets;             ///< melds first, in their order; with a knitted straight the one other set
    Tile pair;            ///< where the shape has one
    Knitting knitting{};  ///< where the shape has one
};

}  // namespace sifang
