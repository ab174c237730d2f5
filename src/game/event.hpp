#pragma once
// What happened at the table. A state is what folding the events in their order gives.

#include <array>
#include <cstdint>
#include <variant>

#include "game/action.hpp"
#include "game/result.hpp"
#include "game/sanction.hpp"
#include "hand/meld.hpp"
#include "rules/declared.hpp"
#include "tile/inline_vector.hpp"
#include "tile/piece.hpp"

namespace sifang {

using Pieces = InlineVector<Piece, 14>;

/// From which end of the wall a tile comes.
enum class DrawFrom : std::uint8_t {
    Head,
    End,  ///< the replacement of a flower or kong
};

// From the wall.
struct Dealt {
    Wind seat = Wind::East;
    Pieces pieces;  ///< in the order taken
    bool operator==(const Dealt&) const = default;
};
struct Drew {
    Wind seat = Wind::East;
    Piece piece{};
    DrawFrom from = DrawFrom::Head;
    bool operator==(const Drew&) const = default;
};
struct IndicatorTurned {
    Piece piece{};
    bool operator==(const IndicatorTurned&) const = default;
};
/// The tile under an indicator, after a win with riichi.
struct UnderTurned {
    Piece piece{};
    bool operator==(const UnderTurned&) const = default;
};

// From the seats.
struct FlowerShown {
    Wind seat = Wind::East;
    Piece piece{};
    bool operator==(const FlowerShown&) const = default;
};
/// Before the first turn: the seat keeps the flowers it holds.
struct FlowersKept {
    Wind seat = Wind::East;
    bool operator==(const FlowersKept&) const = default;
};
struct Discarded {
    Wind seat = Wind::East;
    Piece piece{};
    bool drawn = false;
    bool riichi = false;
    bool operator==(const Discarded&) const = default;
};
/// What a seat says to the tile on the table. Nobody else knows it before all have answered.
struct Answered {
    Wind seat = Wind::East;
    Action action;
    bool operator==(const Answered&) const = default;
};
/// A chow, pung or kong of the discard.
struct Claimed {
    Wind seat = Wind::East;
    Wind giver = Wind::East;
    Meld meld;
    Piece piece{};          ///< the discard
    std::uint8_t reds = 0;  ///< red fives among the seat's own tiles in it
    bool operator==(const Claimed&) const = default;
};
/// A concealed or an added kong.
struct KongMade {
    Wind seat = Wind::East;
    MeldKind kind = MeldKind::ConcealedKong;
    Piece piece{};  ///< of an added kong the tile added; a back where it is not for this viewer to see
    bool operator==(const KongMade&) const = default;
};
/// A win that stands, as far as the tiles tell.
struct Won {
    Wind seat = Wind::East;
    By by = By::Draw;
    Wind giver = Wind::East;
    Piece piece{};
    bool operator==(const Won&) const = default;
};
/// The winner names his fan.
struct Counted {
    Wind seat = Wind::East;
    Claim claim;
    bool operator==(const Counted&) const = default;
};
/// A win that was none. `payments` is what it costs at once.
struct Misdeclared {
    Wind seat = Wind::East;
    WinVerdict verdict = WinVerdict::NotWaiting;
    Payments payments{};
    bool no_win = false;    ///< the right to win this hand is lost
    bool excluded = false;  ///< and that to play on in the event
    bool ends_hand = false;
    bool operator==(const Misdeclared&) const = default;
};
struct Sanctioned {
    Sanction sanction;
    bool operator==(const Sanctioned&) const = default;
};
struct HandEnded {
    End end = End::Void;
    Payments payments{};          ///< by this event alone: wins, noten payments
    std::array<int, 3> totals{};  ///< of the winners in the order of their Won
    bool operator==(const HandEnded&) const = default;
};

using Event = std::variant<Dealt, Drew, IndicatorTurned, UnderTurned, FlowerShown, FlowersKept, Discarded,
                           Answered, Claimed, KongMade, Won, Counted, Misdeclared, Sanctioned, HandEnded>;

/// What one step at the table brings: the step itself and all that follows from it.
using Events = InlineVector<Event, 12>;

}  // namespace sifang
