#pragma once
// What a seat, a spectator and a referee see. Everything that leaves the table for somebody is made of these.
//
// A PublicView has no room for a tile that is not face up; a SeatView adds one hand, the viewer's own.

#include <array>
#include <optional>

#include "game/table.hpp"

namespace sifang {

/// A meld as it lies there.
struct SeenMeld {
    MeldKind kind = MeldKind::Chow;
    Piece piece;  ///< the lowest of a chow; a back for a kong that lies face down
    Giver from = Giver::Unknown;
    bool operator==(const SeenMeld&) const = default;
};

/// What everybody sees of a seat.
struct SeenSeat {
    std::uint8_t standing = 0;  ///< how many tiles stand, flowers not shown among them
    InlineVector<SeenMeld, 4> melds;
    Kinds flowers;
    RedFives melded_reds{};
    InlineVector<Piece, 14> exposed;  ///< of the standing tiles
    Pieces laid_down;                 ///< the standing tiles, once they are shown at the end
    int score = 0;
    bool riichi = false, no_win = false, no_calls = false;
    bool operator==(const SeenSeat&) const = default;
};

struct PublicView {
    Wind round = Wind::East;
    int counters = 0, deposits = 0;
    Phase phase = Phase::Deal;
    Wind turn = Wind::East;
    std::uint8_t left = 0;  ///< tiles to draw, for the seat that draws next
    std::array<SeenSeat, 4> seats{};
    River river;
    Counts shown;
    InlineVector<Piece, 5> indicators, under;
    std::optional<HandResult> result;  ///< once the hand is over
    bool operator==(const PublicView&) const = default;
};

/// What a player sees of his own hand.
struct OwnHand {
    Wind seat = Wind::East;
    Hand hand;
    RedFives reds{};
    Kinds held_flowers;
    std::optional<Piece> drawn;
    Kinds waits;                 ///< by shape
    bool win_barred = false;     ///< a discard may not be won on: passed, or among one's own discards
    std::optional<Piece> asked;  ///< the tile on the table that he may claim
    Actions legal;
    bool operator==(const OwnHand&) const = default;
};

struct SeatView {
    PublicView table;
    OwnHand own;
    bool operator==(const SeatView&) const = default;
};

/// For the referee at the table.
struct RefereeView {
    PublicView table;
    std::array<OwnHand, 4> hands;
    std::array<Answer, 4> answers;
    bool operator==(const RefereeView&) const = default;
};

SeatView view(const Table& table, const State& state, Wind seat);
PublicView spectator_view(const Table& table, const State& state);
RefereeView referee_view(const Table& table, const State& state);

/// The event as this seat, or a spectator (no seat), gets to know it: tiles that are not his to see show
/// their backs. Nothing when he does not get to know of it at all.
std::optional<Event> seen(const Table& table, const Event& event, std::optional<Wind> viewer);

}  // namespace sifang
