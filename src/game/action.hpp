#pragma once
// What a seat may ask for.

#include <compare>
#include <cstdint>
#include <string_view>

#include "tile/inline_vector.hpp"
#include "tile/piece.hpp"

namespace sifang {

enum class ActionKind : std::uint8_t {
    Pass,           ///< lets the tile on the table go; before the first turn: keeps the flowers
    Discard,        ///< `piece`
    Riichi,         ///< declares it and discards `piece`
    Flower,         ///< shows the flower `piece`, for which a tile will be drawn
    Chow,           ///< takes the discard into the run that begins with `low`
    Pung,           ///< takes the discard
    Kong,           ///< takes the discard
    ConcealedKong,  ///< four of `piece`, all standing
    AddedKong,      ///< `piece` joins the pung of its kind
    Win,            ///< on the tile on the table, or on the tile drawn
    NineKinds,      ///< ends the hand on the first draw: nine kinds of terminals and honours
};
std::string_view id(ActionKind kind);

struct Action {
    ActionKind kind = ActionKind::Pass;
    Piece piece{};          ///< of a discard, a flower, and a kong of one's own
    bool drawn = false;     ///< of a discard: it is the very tile just drawn
    Tile low{};             ///< of a chow
    std::uint8_t reds = 0;  ///< of a claim: how many of one's own tiles in it are red fives

    constexpr auto operator<=>(const Action&) const = default;
};

/// All that is open to one seat at one moment; never more than this.
using Actions = InlineVector<Action, 80>;

}  // namespace sifang
