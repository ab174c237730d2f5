#pragma once
// What a seat's hand may come to: how near a goal is, how likely it is to get there, what it would bring.

#include <array>
#include <optional>

#include "bot/approach.hpp"
#include "game/view.hpp"

namespace sifang {

/// What a bot knows of the tiles it cannot see.
class Unseen {
  public:
    /// All that is neither in one's hand nor face up.
    explicit Unseen(const SeatView& view);

    unsigned operator[](Tile tile) const { return copies_[tile.index()]; }
    /// Kinds of which a copy is left.
    Kinds kinds() const { return kinds_; }
    /// Kinds by how many copies are left.
    const std::array<Kinds, 5>& by_copies() const { return by_copies_; }
    unsigned total() const { return total_; }
    unsigned of(Kinds wanted) const;

  private:
    std::array<std::uint8_t, Tile::hand_kinds> copies_{};
    std::array<Kinds, 5> by_copies_{};
    Kinds kinds_;
    unsigned total_ = 0;
};

/// Looks at one seat's hand in one view.
class Prospects {
  public:
    Prospects(const Table& table, const SeatView& view);

    const Unseen& unseen() const { return unseen_; }

    /// What the winner gets when this tile completes the hand; nothing when that may not win.
    std::optional<int> gain(const Hand& hand, Tile tile, By by) const;
    /// The same for a hand whose tiles are still on their way, completed with the tiles most likely to come,
    /// the first of them one of `nearer`. It may hold a tile too many.
    std::optional<int> gain(Approach approach, const Hand& hand, Kinds nearer) const;

    /// How likely a hand is to get so far before the wall ends: so many tiles away, and so many copies bring
    /// it nearer. Between 0 and 1; for comparing, not for betting.
    double likely(unsigned distance, double copies, bool closed) const;
    /// What a waiting hand of resting size is worth: chance times gain over the tiles that may win.
    double waiting(const Hand& hand) const;

  private:
    Win win_on(const Hand& hand, Tile tile, By by) const;

    const Table& table_;
    const SeatView& view_;
    Unseen unseen_;
    Kinds own_discards_;
};

}  // namespace sifang
