#pragma once
// A tile kind, and the four winds that also name seats and rounds.

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string_view>

namespace sifang {

enum class Suit : std::uint8_t {
    Characters,  ///< 萬, written m
    Dots,        ///< 饼, written p
    Bamboo,      ///< 条, written s
    Honors,      ///< winds E S W N and dragons C F P
    Flowers,     ///< 春夏秋冬梅蘭菊竹, written 1f to 8f
};

enum class Wind : std::uint8_t { East, South, West, North };

inline constexpr std::array<Wind, 4> all_winds{Wind::East, Wind::South, Wind::West, Wind::North};

/// The seat that plays after this one: East, South, West, North, East.
constexpr Wind next(Wind w) { return static_cast<Wind>((static_cast<unsigned>(w) + 1) & 3); }
/// How many turns after `from` the seat `to` plays: 1 right, 2 across, 3 left.
constexpr unsigned turns_after(Wind from, Wind to) {
    return (static_cast<unsigned>(to) - static_cast<unsigned>(from)) & 3;
}
constexpr char letter(Wind w) { return "ESWN"[static_cast<unsigned>(w)]; }

/// One of the 42 kinds of tile; which of the four copies it is has no meaning in any rulebook we hold.
///
/// Index order is the order in which hands are written:
/// 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds, 31–33 dragons C F P, 34–41 flowers.
class Tile {
  public:
    static constexpr unsigned kinds = 42;
    /// Kinds of which there are four copies and which a hand is made of; flowers come after them.
    static constexpr unsigned hand_kinds = 34;

    constexpr Tile() = default;
    static constexpr Tile of_index(unsigned index) {
        assert(index < kinds);
        return Tile(static_cast<std::uint8_t>(index));
    }
    /// A suited tile; rank 1 to 9.
    static constexpr Tile of(Suit suit, unsigned rank) {
        assert(suit <= Suit::Bamboo && rank >= 1 && rank <= 9);
        return of_index(static_cast<unsigned>(suit) * 9 + rank - 1);
    }
    static constexpr Tile of(Wind w) { return of_index(27 + static_cast<unsigned>(w)); }
    /// A flower, numbered 1 to 8 as on its face: 1–4 seasons, 5–8 plants.
    static constexpr Tile flower(unsigned number) {
        assert(number >= 1 && number <= 8);
        return of_index(33 + number);
    }

    constexpr unsigned index() const { return index_; }
    constexpr Suit suit() const {
        return index_ < 27 ? static_cast<Suit>(index_ / 9) : index_ < 34 ? Suit::Honors : Suit::Flowers;
    }
    /// 1 to 9 in a suit, 1 to 7 for E S W N C F P, 1 to 8 for flowers.
    constexpr unsigned rank() const {
        return index_ < 27 ? index_ % 9 + 1 : index_ < 34 ? index_ - 26u : index_ - 33u;
    }

    constexpr bool is_suited() const { return index_ < 27; }
    constexpr bool is_honor() const { return index_ >= 27 && index_ < 34; }
    constexpr bool is_wind() const { return index_ >= 27 && index_ < 31; }
    constexpr bool is_dragon() const { return index_ >= 31 && index_ < 34; }
    constexpr bool is_flower() const { return index_ >= 34; }
    /// A one or a nine.
    constexpr bool is_terminal() const { return index_ < 27 && (index_ % 9 == 0 || index_ % 9 == 8); }
    constexpr bool is_terminal_or_honor() const { return is_terminal() || is_honor(); }
    /// How many copies a full set holds.
    constexpr unsigned copies() const { return is_flower() ? 1 : 4; }

    constexpr auto operator<=>(const Tile&) const = default;

  private:
    constexpr explicit Tile(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 0;
};

namespace tiles {
inline constexpr Tile east = Tile::of(Wind::East), south = Tile::of(Wind::South), west = Tile::of(Wind::West),
                      north = Tile::of(Wind::North);
inline constexpr Tile red = Tile::of_index(31), green = Tile::of_index(32), white = Tile::of_index(33);
}  // namespace tiles

}  // namespace sifang
