#pragma once
// How a hand ended.

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/ruling.hpp"
#include "rules/win.hpp"
#include "tile/inline_vector.hpp"
#include "tile/piece.hpp"

namespace sifang {

enum class End : std::uint8_t {
    Won,
    Exhausted,  ///< the wall is used up
    NineKinds,  ///< declared on the first draw
    FourWinds,  ///< four times the same wind in the first four discards
    FourKongs,  ///< by two or more players
    FourRiichi,
    ThreeWins,  ///< on one tile, where that is no win
    FalseWin,   ///< a win that was none, or a foul like it, where that ends the hand
    Foul,       ///< by the referee: the play could not go on
    Void,       ///< by the referee, or because time is up
};
std::string_view id(End end);

struct Winner {
    Wind seat = Wind::East;
    By by = By::Draw;
    Wind giver = Wind::East;  ///< by discard: who discarded, or whose kong was robbed
    Piece piece;
    int total = 0;  ///< what was paid on

    bool operator==(const Winner&) const = default;
};

/// By seat. Everything that changed hands is in `payments`; what nobody received, in `fines` beside it.
struct HandResult {
    End end = End::Void;
    InlineVector<Winner, 3> winners;
    Payments payments{};   ///< what the hand did to the scores, deposits and fines among it
    Payments fines{};      ///< of that, what nobody received
    Payments penalties{};  ///< of that, what they paid each other for fouls: it adds up to nothing
    std::array<std::uint8_t, 4> false_wins{};  ///< how many wins that were none each declared
    std::array<bool, 4> waiting{};             ///< at an exhausted wall
    std::array<std::uint8_t, 4> deposited{};   ///< sticks laid down in this hand, by seat
    int deposits = 0;                          ///< sticks left on the table for the next winner

    bool operator==(const HandResult&) const = default;
};

}  // namespace sifang
