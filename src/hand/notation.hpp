#pragma once
// A hand as one line of text, in both directions.
//
//     [123m] [555s] (2222p) 45m99p 6m
//
// Melds first: [123m] a chow, [555s] a pung, [5555s] a claimed kong, (2222p) a concealed kong, [CCC+C] or
// [555+5s] an added kong. Then the standing tiles, in one word or several. Then, for a hand that wins, the
// winning tile as a word of its own. Between melds the space may be left out. Tiles as in tile/notation.hpp.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "hand/meld.hpp"
#include "tile/notation.hpp"

namespace sifang {

enum class HandFault : std::uint8_t {
    Tiles,             ///< a list of tiles is wrong; `tiles` says how
    UnclosedBracket,   ///< [ or ( without its end
    StrayBracket,      ///< an end without its beginning, a bracket inside a meld, a + outside one
    NotAMeld,          ///< the tiles between brackets are no chow, pung or kong, or not of the kind named
    FifthMeld,         ///< five melds
    MeldAfterTiles,    ///< a meld to the right of standing tiles
    FlowerInHand,      ///< flowers are set aside, not held
    WrongTileCount,    ///< standing tiles too few or too many: `count` stand, `wanted` should
    NoWinningTile,     ///< the last word is not one tile
    FlowerTileWanted,  ///< a win by flowers is completed by a flower
};

struct HandNotationError {
    HandFault fault = HandFault::Tiles;
    NotationFault tiles = NotationFault::Empty;  ///< what is wrong with them, where the fault is Tiles
    std::size_t at = 1;                          ///< column, from 1, in characters of the whole text
    std::optional<Tile> tile;
    unsigned count = 0;
    unsigned wanted = 0;

    bool operator==(const HandNotationError&) const = default;
};

/// The stable id of what is wrong, in snake_case; that of the tiles where the tiles are at fault.
std::string_view code(const HandNotationError& error);

enum class HandForm : std::uint8_t {
    Winning,    ///< standing tiles of a hand that waits, then the winning tile
    Waiting,    ///< standing tiles of a hand that waits, or one more: no winning tile is told apart
    FlowerWin,  ///< won by flowers: the last word is the flower, what stands is not counted and may be
                ///< nothing
};

struct ParsedHand {
    Hand hand;                ///< without the winning tile
    std::optional<Tile> win;  ///< nothing when the form is Waiting
    RedFives red_fives{};     ///< over standing tiles, melds and winning tile

    bool operator==(const ParsedHand&) const = default;
};

struct ParsedMeld {
    Meld meld;
    RedFives red_fives{};

    bool operator==(const ParsedMeld&) const = default;
};

tl::expected<ParsedHand, HandNotationError> parse_hand(std::string_view text, HandForm form);
/// The tiles of a meld whose kind is told apart from them: `555s` as a pung. A + is read in an added kong.
tl::expected<ParsedMeld, HandNotationError> parse_meld(MeldKind kind, std::string_view tiles);

/// The kind of which a hand (with its winning tile, where there is one) would hold five.
std::optional<Tile> fifth_copy(const Hand& hand, const std::optional<Tile>& win = std::nullopt);

std::string write_meld(const Meld& meld);
std::string write_hand(const Hand& hand, const std::optional<Tile>& win = std::nullopt);
void append_meld(std::string& out, const Meld& meld);
void append_hand(std::string& out, const Hand& hand, const std::optional<Tile>& win = std::nullopt);

}  // namespace sifang
