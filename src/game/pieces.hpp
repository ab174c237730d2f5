#pragma once
// A seat's standing tiles, piece by piece.

#include "game/state.hpp"

namespace sifang {

/// Red fives of this suit among the standing tiles.
constexpr std::uint8_t& reds_of(RedFives& reds, Tile five) {
    return reds[static_cast<unsigned>(five.suit())];
}
constexpr unsigned reds_of(const RedFives& reds, Tile tile) {
    return tile.is_suited() && tile.rank() == 5 ? reds[static_cast<unsigned>(tile.suit())] : 0;
}

/// How many of exactly this piece stand, flowers not shown among them.
constexpr unsigned held(const SeatState& seat, Piece piece) {
    if (piece.is_back()) return 0;
    const Tile tile = piece.tile();
    if (tile.is_flower()) return seat.held_flowers.has(tile) ? 1 : 0;
    const unsigned reds = reds_of(seat.reds, tile);
    return piece.is_red() ? reds : seat.hand.standing[tile] - reds;
}

constexpr void add(SeatState& seat, Piece piece) {
    const Tile tile = piece.tile();
    if (tile.is_flower()) return seat.held_flowers.add(tile);
    seat.hand.standing.add(tile);
    if (piece.is_red()) ++reds_of(seat.reds, tile);
}

constexpr void remove(SeatState& seat, Piece piece) {
    const Tile tile = piece.tile();
    if (tile.is_flower()) {
        seat.held_flowers = seat.held_flowers - Kinds::of(tile);
        seat.forgotten = seat.forgotten - Kinds::of(tile);
        return;
    }
    seat.hand.standing.remove(tile);
    if (piece.is_red()) --reds_of(seat.reds, tile);
}

/// Takes `count` of a kind out of the standing tiles, `reds` of them red, for a meld.
constexpr void remove_for_meld(SeatState& seat, Tile tile, unsigned count, unsigned reds) {
    for (unsigned i = 0; i < count; ++i) {
        seat.hand.standing.remove(tile);
        if (i >= reds) continue;
        --reds_of(seat.reds, tile);
        ++reds_of(seat.melded_reds, tile);
    }
}

/// An exposed tile that is no longer among the standing ones.
constexpr void cover(SeatState& seat, Piece piece) {
    for (std::size_t i = 0; i < seat.exposed.size(); ++i) {
        if (seat.exposed[i] != piece) continue;
        seat.exposed[i] = seat.exposed.back();
        return seat.exposed.pop_back();
    }
}
/// After a meld: what of the exposed tiles went into it is exposed no more.
constexpr void forget_exposed(SeatState& seat) {
    for (std::size_t i = seat.exposed.size(); i > 0; --i) {
        const Piece piece = seat.exposed[i - 1];
        unsigned exposed = 0;
        for (const Piece each : seat.exposed) exposed += each == piece;
        if (exposed > held(seat, piece)) cover(seat, piece);
    }
}

/// Standing tiles and flowers that are not shown.
constexpr unsigned standing_tiles(const SeatState& seat) {
    return seat.hand.standing.total() + seat.held_flowers.size();
}

/// The three tiles of the run that begins here.
constexpr Tile run_tile(Tile low, unsigned nth) { return Tile::of_index(low.index() + nth); }
constexpr bool can_begin_run(Tile tile) { return tile.is_suited() && tile.rank() <= 7; }

}  // namespace sifang
