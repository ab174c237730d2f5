#pragma once
// Tiles, melds and yaku as Tenhou writes them.

#include <cstdint>
#include <optional>
#include <string_view>

#include "hand/meld.hpp"
#include "tile/piece.hpp"

namespace sifang::tenhou {

/// Kinds in Tenhou's order: as ours, but for the dragons, which are 白 發 中.
constexpr Tile kind(unsigned index) { return Tile::of_index(index < 31 ? index : 64 - index); }
constexpr unsigned index_of(Tile tile) { return tile.index() < 31 ? tile.index() : 64 - tile.index(); }

/// A tile of the log by its number 0–135, four of a kind; number 0 of a five is red.
constexpr Piece piece(unsigned number) {
    const Tile tile = kind(number / 4);
    return tile.is_suited() && tile.rank() == 5 && number % 4 == 0 ? Piece::red_five(tile.suit())
                                                                   : Piece(tile);
}

/// A tile of the JSON log: 11–19 21–29 31–39 suited, 41–47 E S W N 白 發 中, 51–53 red fives.
constexpr std::optional<Piece> piece_of_code(std::int64_t code) {
    const auto tens = code / 10, ones = code % 10;
    if (code < 11 || code > 53 || ones == 0) return std::nullopt;
    if (tens == 5) return Piece::red_five(static_cast<Suit>(ones - 1));
    if (tens == 4 && ones > 7) return std::nullopt;
    return Piece(kind(static_cast<unsigned>((tens - 1) * 9 + ones - 1)));
}
constexpr int code_of(Piece piece) {
    const Tile tile = piece.tile();
    if (piece.is_red()) return 51 + static_cast<int>(tile.suit());
    const int index = static_cast<int>(index_of(tile));
    return (index / 9 + 1) * 10 + index % 9 + 1;
}

/// A call of the log: the number `m` of its N tag.
struct LoggedMeld {
    MeldKind kind = MeldKind::Chow;
    Tile tile;  ///< the lowest of a chow
    Giver from = Giver::Unknown;
    Piece taken;            ///< the discard called, or the tile added
    std::uint8_t reds = 0;  ///< among the other tiles

    bool operator==(const LoggedMeld&) const = default;
};
/// Nothing if no meld is written so.
std::optional<LoggedMeld> meld(unsigned code);

/// Our id of a yaku by its number in the log; empty if there is none.
std::string_view yaku(unsigned number);
/// By its Japanese name in the JSON log.
std::string_view yaku_named(std::string_view name);
/// The name in the JSON log; `wind` is the wind that a seat_wind or round_wind is of.
std::string_view name_of_yaku(std::string_view id, Wind wind);

}  // namespace sifang::tenhou
