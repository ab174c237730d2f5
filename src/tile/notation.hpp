#pragma once
// Tiles as text, in both directions.
//
// Read:    123m 456p 789s   digits share the suit letter that follows them
//          E S W N C F P    winds, then the dragons 中 發 白
//          1f … 8f          flowers 春夏秋冬梅蘭菊竹
//          1z … 7z          E S W N P F C: the order of the dragons differs from ours
//          0m 0p 0s         a red five
//          一二三万 東 中 梅  Chinese numerals and signs, mixed with the above as one likes
//          W1 B1 T1 F1 J1 H1 Botzone: characters, dots, bamboo, winds, dragons 中發白, flowers
// Written: the first three lines only.
//
// Spaces and commas may stand between groups, not between digits and their suit letter.
// W is West and F is 發, so when is `W1` Botzone's? When the whole text is pairs of one letter of WBTFJH
// and one digit. Such a text ends in a digit; ours never does, so nothing has two readings.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "tile/counts.hpp"
#include "tile/inline_vector.hpp"
#include "tile/kinds.hpp"
#include "tile/tile.hpp"

namespace sifang {

enum class NotationFault : std::uint8_t {
    Empty,              ///< no tile at all
    UnknownLetter,      ///< a character that stands for nothing
    DigitsWithoutSuit,  ///< digits and no suit letter right after them
    SuitWithoutDigits,  ///< a suit letter and no digit before it
    RankOutOfRange,     ///< a rank the suit does not have: 8z, 9f, W0
    FifthCopy,          ///< five of a kind
    SecondFlower,       ///< two of one flower
    TooManyTiles,       ///< more tiles than any list we read has
    NotOneTile,         ///< one tile was asked for and several are written
};

/// The stable id of a fault, in snake_case: it appears in answers and keys the catalogue.
std::string_view code(NotationFault fault);

struct NotationError {
    NotationFault fault = NotationFault::Empty;
    std::size_t at = 1;        ///< column of the offending character, from 1, counted in characters
    std::optional<Tile> tile;  ///< the tile meant, where one can be told

    bool operator==(const NotationError&) const = default;
};

using RedFives = std::array<std::uint8_t, 3>;  ///< how many of the fives are red, in suit order m p s

struct ParsedTiles {
    InlineVector<Tile, 64> tiles;  ///< in the order written
    RedFives red_fives{};

    bool operator==(const ParsedTiles&) const = default;
};

struct ParsedTile {
    Tile tile;
    bool red = false;

    bool operator==(const ParsedTile&) const = default;
};

/// At least one tile, at most four of a kind and one of each flower.
tl::expected<ParsedTiles, NotationError> parse_tiles(std::string_view text);
/// Exactly one tile.
tl::expected<ParsedTile, NotationError> parse_tile(std::string_view text);
/// One of E S W N (or 東 1z F1 …): a seat or a round. The fault is UnknownLetter for any other tile.
tl::expected<Wind, NotationError> parse_wind(std::string_view text);
/// The column of the nth tile (from 0) of a text that parse_tiles accepted: for faults found later.
std::size_t tile_column(std::string_view text, std::size_t n);
/// How many characters (code points) a text has; columns are counted in these.
std::size_t count_characters(std::string_view text);

std::string to_string(Tile tile);
/// In the order of the kinds whatever the order given: 123m456pEEC.
std::string write_tiles(const Counts& counts);
std::string write_tiles(std::span<const Tile> tiles);
std::string write_tiles(Kinds kinds);
/// In the order given: what was drawn, discarded, or lies in a wall.
std::string write_in_order(std::span<const Tile> tiles);

// The same onto the end of a buffer, which allocates only when the buffer must grow.
void append_tile(std::string& out, Tile tile);
void append_tiles(std::string& out, const Counts& counts);
void append_tiles(std::string& out, std::span<const Tile> tiles);
void append_tiles(std::string& out, Kinds kinds);
void append_in_order(std::string& out, std::span<const Tile> tiles);

}  // namespace sifang
