#pragma once
// How four people come by their seats and the first dealer, where no chart says it: wind tiles and dice.

#include <tl/expected.hpp>

#include "game/session_event.hpp"
#include "tile/dice.hpp"

namespace sifang {

/// Four face-down tiles, each wind once, in the order in which they lie.
using WindTiles = std::array<Wind, 4>;

enum class SeatDrawFault : std::uint8_t {
    NotTheDice,    ///< not the dice the rule throws, or no faces of dice
    NotFourWinds,  ///< not each wind once
};
std::string_view code(SeatDrawFault fault);

/// The four are named by the places they had when the draw began.
struct SeatDraw {
    Seating seats{};         ///< who of them begins East, South, West and North
    Wind east = Wind::East;  ///< the place where East sits now; the others follow anticlockwise

    bool operator==(const SeatDraw&) const = default;
};

/// The tiles are taken from the first to the last, anticlockwise from the place `first`; who has drawn East
/// sits down at the place `east`.
tl::expected<SeatDraw, SeatDrawFault> draw_seats(Wind first, Wind east, const WindTiles& tiles);

/// hk:2.1 b, gb98:Q146(2): East throws, or it is counted from East; the place hit takes the top tile.
tl::expected<SeatDraw, SeatDrawFault> draw_from_pile(const DealRule& rule, const Dice& dice,
                                                     const WindTiles& from_top);

/// zds:1-5: an odd and an even tile lie at the two ends of the row. The place hit by the throw is the
/// provisional East; who sits there takes the first tile, from the end that is odd or even as the throw is.
tl::expected<SeatDraw, SeatDrawFault> draw_from_row(const DealRule& rule, Wind thrower, const Dice& dice,
                                                    const WindTiles& from_odd_end);

/// hk:2.2, zds:1-6: who sits East throws, and the seat hit deals first.
tl::expected<Player, SeatDrawFault> throw_for_dealer(const DealRule& rule, const Dice& dice);

}  // namespace sifang
