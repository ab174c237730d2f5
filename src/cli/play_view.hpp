#pragma once
// A seat's view as a person sees it in a terminal, and the moves open to him with the key of each.

#include <array>
#include <string>
#include <vector>

#include "cli/terminal.hpp"
#include "game/view.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// By seat.
using SeatNames = std::array<std::string, 4>;

struct Move {
    std::string key;
    sifang::Action action;
};

/// A letter for each tile that can be discarded, as they stand from left to right, the tile drawn last; the
/// same letter in upper case declares riichi with it. All else has a number.
std::vector<Move> moves_of(const SeatView& view);

class PlayView {
  public:
    PlayView(const Rulebook& rulebook, const Words& words, const Look& look)
        : rulebook_(rulebook), words_(words), look_(look) {}

    /// The table: everybody's melds and discards, then one's own tiles with a key under each.
    std::string table(const SeatView& view, const SeatNames& names) const;
    /// The moves that are no discards, a line each.
    std::string moves(const SeatView& view) const;
    /// In one line; empty for what needs no telling.
    std::string event(const Event& event, const SeatNames& names) const;
    /// A move in words.
    std::string move(const sifang::Action& action, const SeatView& view) const;

  private:
    std::string who(Wind seat, const SeatNames& names) const;
    std::string tile(Piece piece) const;

    const Rulebook& rulebook_;
    const Words& words_;
    const Look& look_;
};

}  // namespace sifang::cli
