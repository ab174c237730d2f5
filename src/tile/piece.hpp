#pragma once
// A tile as it lies on the table.

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

#include "tile/tile.hpp"
#include "tile/wall.hpp"

namespace sifang {

/// A tile as a player tells it from another: its kind, and whether it is a red five. Or the back of one.
class Piece {
  public:
    constexpr Piece() = default;
    constexpr Piece(Tile tile) : code_(static_cast<std::uint8_t>(tile.index())) {}
    static constexpr Piece red_five(Suit suit) {
        Piece piece = Tile::of(suit, 5);
        piece.code_ |= red_bit;
        return piece;
    }
    static constexpr Piece back() {
        Piece piece;
        piece.code_ = 0xFF;
        return piece;
    }

    constexpr bool is_back() const { return code_ == 0xFF; }
    constexpr bool is_red() const { return !is_back() && (code_ & red_bit); }
    constexpr Tile tile() const {
        assert(!is_back());
        return Tile::of_index(code_ & ~unsigned{red_bit});
    }
    constexpr bool is_flower() const { return !is_back() && tile().is_flower(); }

    constexpr auto operator<=>(const Piece&) const = default;

  private:
    static constexpr std::uint8_t red_bit = 64;
    std::uint8_t code_ = 0;
};

/// How many of the fives of each suit are red: characters, dots, bamboo.
using RedFives = std::array<std::uint8_t, 3>;

/// A copy in the box as a piece: the first copies of a five are the red ones.
constexpr Piece piece_of(TileCopy copy, const RedFives& red) {
    const Tile tile = copy.tile();
    if (tile.is_suited() && tile.rank() == 5 && copy.copy() < red[static_cast<unsigned>(tile.suit())])
        return Piece::red_five(tile.suit());
    return tile;
}

}  // namespace sifang
