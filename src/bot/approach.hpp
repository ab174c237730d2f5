#pragma once
// Tiles on their way to a goal, one more or one less at a time.

#include <array>
#include <optional>

#include "bot/goal.hpp"
#include "hand/rows.hpp"

namespace sifang {

/// Knows the same as Pursuit::distance of the tiles it holds, and looks up only what changes.
class Approach {
  public:
    /// The table and the goal must outlive it.
    Approach(const SuitTable& suits, const Pursuit& pursuit, const Counts& tiles);

    const Counts& tiles() const { return tiles_; }
    unsigned distance() const { return distance_; }
    /// The distance with one tile of this kind less.
    unsigned distance_without(Tile tile) const;
    /// Those of `among` of which one more is one tile less to come.
    Kinds nearer(Kinds among) const;

    void add(Tile tile);
    /// Of a goal that is reached: takes away what it does not need, the lowest tiles first and `most` of them
    /// at most. How many it took.
    unsigned spare(unsigned most);

  private:
    const Rows::Others& others(Suit suit) const;
    bool counts(Tile tile) const { return pursuit_.goal().within.has(tile); }
    /// Whether the last of these tiles goes into a set that is asked for.
    bool is_wanted(Tile tile, unsigned copies) const { return copies <= pursuit_.wanted()[tile]; }
    void remove(Tile tile);

    const SuitTable* suits_;
    Pursuit pursuit_;
    Counts tiles_;
    unsigned distance_ = 0;
    // Where sets and a pair are looked up: the tiles that go into no set asked for.
    HandKeys keys_{};
    std::optional<Rows> rows_;
    mutable std::array<std::optional<Rows::Others>, 4> others_{};
};

}  // namespace sifang
