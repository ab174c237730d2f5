#pragma once
// What a referee's ruling does to a table. Which foul leads to which of these is referee/'s to say.

#include <cstdint>
#include <string_view>

#include "rules/ruling.hpp"
#include "tile/inline_vector.hpp"
#include "tile/piece.hpp"

namespace sifang {

enum class SanctionKind : std::uint8_t {
    Deduct,         ///< `points` off the seat's score; nobody receives them
    Pay,            ///< `points` to the seat `to`
    PayEach,        ///< `points` to each of the other three
    PayWinner,      ///< `points` to whoever wins this hand, or a later one
    PayForAll,      ///< all that this hand's winner gets from the three, should another win it
    NoWin,          ///< no win for the rest of the hand; every other right stays (停和陪打)
    NoWinThisTurn,  ///< no win on the tile on the table
    NoClaim,        ///< neither call nor win on the tile on the table: the seat has let it go
    NoCalls,        ///< no more calls
    DeadHand,       ///< no call, no win, and not waiting at the end
    Expose,         ///< these tiles of the seat were seen by others
    Warn,           ///< costs nothing
    EndHand,        ///< the hand is over; nobody has won it, and it counts as played
    FalseWin,       ///< the hand is over as by a false win
    VoidHand,       ///< the hand does not count
};
std::string_view id(SanctionKind kind);

struct Sanction {
    SanctionKind kind = SanctionKind::Deduct;
    Wind seat = Wind::East;
    Wind to = Wind::East;
    int points = 0;
    InlineVector<Piece, 14> pieces;
    /// An earlier one like it is taken back: points are paid the other way, a right is there again from now
    /// on. What ended the hand cannot be.
    bool lifted = false;

    bool operator==(const Sanction&) const = default;
};

}  // namespace sifang
