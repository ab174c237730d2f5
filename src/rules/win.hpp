#pragma once
// A winning hand as a referee is told it: the tiles, how it was won, and what lay on the table.

#include <array>
#include <cstdint>
#include <optional>

#include "hand/meld.hpp"
#include "tile/inline_vector.hpp"
#include "tile/kinds.hpp"
#include "tile/tile.hpp"

namespace sifang {

enum class By : std::uint8_t { Discard, Draw };

/// What the table knows and the tiles do not show. The names are those of `situation` in `sifang score`.
enum class Situation : std::uint16_t {
    LastWallTile = 1 << 0,  ///< by draw: the last tile of the wall; by discard: the last discard
    Replacement = 1 << 1,   ///< drawn after a kong
    KongOnKong = 1 << 2,    ///< drawn after two kongs in a row
    Robbing = 1 << 3,       ///< the tile another player adds to a pung
    LastOfKind = 1 << 4,    ///< the other three are face up for all to see
    Riichi = 1 << 5,
    DoubleRiichi = 1 << 6,
    Ippatsu = 1 << 7,
    FirstTurn = 1 << 8,  ///< nobody has called and the winner has not discarded yet
    FlowerWin = 1 << 9,  ///< won by seven or eight flowers
};

class Situations {
  public:
    constexpr bool has(Situation s) const { return bits_ & static_cast<std::uint16_t>(s); }
    constexpr void add(Situation s) {
        bits_ = static_cast<std::uint16_t>(bits_ | static_cast<std::uint16_t>(s));
    }
    constexpr void drop(Situation s) {
        bits_ = static_cast<std::uint16_t>(bits_ & ~static_cast<std::uint16_t>(s));
    }
    constexpr bool operator==(const Situations&) const = default;

  private:
    std::uint16_t bits_ = 0;
};

/// The most counters or deposits a win may be told with: beyond any table, and safe to multiply.
inline constexpr int most_counters = 9999;

struct Win {
    Hand hand;  ///< without the winning tile
    Tile tile;  ///< the winning tile
    By by = By::Discard;
    Wind seat = Wind::East;
    Wind round = Wind::East;
    Kinds flowers;
    Situations situation;
    std::optional<Wind> discarder;  ///< who discarded, or whose kong was robbed
    std::optional<Wind> liable;     ///< who pays under a liability rule
    InlineVector<Tile, 5> dora;     ///< indicators, not the dora themselves
    InlineVector<Tile, 5> ura;
    std::array<std::uint8_t, 3> red_fives{};  ///< red fives among all the winner's tiles, by suit
    int honba = 0;
    int deposits = 0;

    bool operator==(const Win&) const = default;
};

}  // namespace sifang
