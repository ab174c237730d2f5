#pragma once
// The wall as a sequence of tile copies, and the shuffle `sifang-wall-1`.

#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <utility>

#include "tile/inline_vector.hpp"
#include "tile/tile.hpp"

namespace sifang {

/// One of the 144 tiles in the box. Rulebooks tell kinds apart, not copies; a wall does: it must hold each
/// once, and where there are red fives, copy 0 of a five is the red one.
///
/// Numbers 0–135 are the four copies of each of the 34 kinds in index order, 136–143 the flowers.
class TileCopy {
  public:
    static constexpr unsigned without_flowers = 136, with_flowers = 144;

    constexpr TileCopy() = default;
    static constexpr TileCopy of_number(unsigned number) {
        assert(number < with_flowers);
        return TileCopy(static_cast<std::uint8_t>(number));
    }
    constexpr unsigned number() const { return number_; }
    constexpr Tile tile() const {
        return Tile::of_index(number_ < without_flowers ? number_ / 4u
                                                        : number_ - without_flowers + Tile::hand_kinds);
    }
    constexpr unsigned copy() const { return number_ < without_flowers ? number_ % 4u : 0; }
    /// The copy that is red in a set with one red five a suit.
    constexpr bool is_red_five() const { return tile().is_suited() && tile().rank() == 5 && copy() == 0; }

    constexpr auto operator<=>(const TileCopy&) const = default;

  private:
    constexpr explicit TileCopy(std::uint8_t number) : number_(number) {}
    std::uint8_t number_ = 0;
};

enum class Flowers : std::uint8_t {
    Without,  ///< 136 tiles
    With,     ///< 144 tiles
};

using Wall = InlineVector<TileCopy, TileCopy::with_flowers>;

/// Anything that yields one byte after another, each of the 256 values as likely as any other.
template <class Source>
concept RandomBytes = requires(Source& source) {
    { source() } -> std::same_as<std::uint8_t>;
};

/// The name and version of what `shuffle` does; a change of any answer is a new version. docs/fairness.md.
inline constexpr std::string_view shuffle_name = "sifang-wall-1";

/// A number from 0 to `choices` − 1, each as likely as any other: bytes in the last, incomplete run are
/// passed over.
template <RandomBytes Source>
constexpr unsigned below(unsigned choices, Source& next_byte) {
    assert(choices >= 1 && choices <= 256);
    const unsigned limit = 256 - 256 % choices;
    for (;;)
        if (const unsigned byte = next_byte(); byte < limit) return byte % choices;
}

constexpr Wall unshuffled(Flowers flowers) {
    Wall wall;
    const unsigned size = flowers == Flowers::With ? TileCopy::with_flowers : TileCopy::without_flowers;
    for (unsigned number = 0; number < size; ++number) wall.push_back(TileCopy::of_number(number));
    return wall;
}

/// Fisher–Yates from the last place down to the second.
template <RandomBytes Source>
constexpr void shuffle(Wall& wall, Source& next_byte) {
    for (std::size_t last = wall.size() - 1; last > 0; --last)
        std::swap(wall[last], wall[below(static_cast<unsigned>(last) + 1, next_byte)]);
}

template <RandomBytes Source>
constexpr Wall shuffled(Flowers flowers, Source& next_byte) {
    Wall wall = unshuffled(flowers);
    shuffle(wall, next_byte);
    return wall;
}

/// One die, 1 to 6.
template <RandomBytes Source>
constexpr std::uint8_t throw_die(Source& next_byte) {
    return static_cast<std::uint8_t>(below(6, next_byte) + 1);
}

}  // namespace sifang
