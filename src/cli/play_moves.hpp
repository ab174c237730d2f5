#pragma once
// The moves open to a person at the table: the key of each, and what Enter alone does.

#include <optional>
#include <string>
#include <vector>

#include "game/view.hpp"

namespace sifang::cli {

/// One's own tiles as they stand: in order, the tile just drawn apart.
struct OwnTiles {
    std::vector<Piece> pieces;
    std::optional<Piece> drawn;
};
OwnTiles own_tiles(const OwnHand& own);

struct Move {
    std::string key;
    sifang::Action action;
};

/// A letter for each tile that can be discarded, as they stand from left to right, the tile drawn last; the
/// same letter in upper case declares riichi with it. All else has a number, and passing is 0.
std::vector<Move> moves_of(const SeatView& view);

/// The key of an action that is open; empty for another.
std::string key_of(const std::vector<Move>& moves, const sifang::Action& action);
/// The key of a win, if one can be declared; else empty.
std::string key_of_win(const std::vector<Move>& moves);

/// Enter alone does what cannot be meant otherwise: it shows a flower, lets the tile on the table go, or
/// discards the tile just drawn. Nothing when none of these is open: it never chooses a tile.
std::optional<sifang::Action> move_of_enter(const Actions& legal);

}  // namespace sifang::cli
