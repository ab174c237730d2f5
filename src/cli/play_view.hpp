#pragma once
// A seat's view as a person sees it in a terminal: the table, his tiles with a key under each, his moves.

#include <array>
#include <string>
#include <vector>

#include "cli/play_moves.hpp"
#include "cli/terminal.hpp"
#include "game/view.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// What the seats do not tell of the hand that is played.
struct HandOnView {
    std::string title;  ///< which hand it is
    Wind person = Wind::East;
    std::array<std::string, 4> names;  ///< by seat
    Wind giver = Wind::East;           ///< who discarded last, or whose kong it is
};

/// Parts that stay whole, one after the other with `between` them, in lines of at most `width` columns.
std::vector<std::string> flow(const std::vector<std::string>& parts, std::string_view between,
                              unsigned width);

class PlayView {
  public:
    PlayView(const Rulebook& rulebook, const Words& words, const Look& look)
        : rulebook_(rulebook), words_(words), look_(look) {}

    /// The table: everybody's melds and discards, then one's own tiles with a key under each.
    std::string table(const SeatView& view, const HandOnView& hand) const;
    /// What the person is asked, the moves that are no discards, a line each, and the keys.
    std::string question(const SeatView& view, const HandOnView& hand) const;
    /// Which kinds of keys there are.
    std::string keys(const SeatView& view) const;
    /// An event in one line; empty for what needs no telling.
    std::string event(const Event& event, const HandOnView& hand) const;
    /// A move in words.
    std::string move(const sifang::Action& action, const SeatView& view) const;
    /// Seat and name; the person is just `you`.
    std::string who(Wind seat, const HandOnView& hand) const;
    std::string score(int points) const;

  private:
    /// A tile in a sentence: its face, and beside a small face its name.
    std::string tile(Piece piece) const;
    std::string head(const SeatView& view, const HandOnView& hand) const;
    std::string seats(const SeatView& view, const HandOnView& hand) const;
    std::vector<std::string> before_seat(const SeatView& view, Wind seat) const;
    std::vector<std::string> river(const PublicView& table, Wind seat) const;
    std::string own(const SeatView& view) const;

    const Rulebook& rulebook_;
    const Words& words_;
    const Look& look_;
};

}  // namespace sifang::cli
