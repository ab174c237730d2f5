#pragma once
// A kind of hand to aim at, told by its shape alone. What it is worth is for the rulebook to say.

#include <optional>

#include "hand/meld.hpp"
#include "hand/shapes.hpp"
#include "hand/suit_table.hpp"
#include "tile/inline_vector.hpp"

namespace sifang {

/// A set that a goal asks for.
struct GoalSet {
    bool chow = false;
    Tile tile;  ///< the lowest of a chow
    bool operator==(const GoalSet&) const = default;
};

struct Goal {
    Shapes shape = shapes::sets_and_pair;
    Kinds within = kinds::hand;       ///< what it may be made of
    bool pungs = false;               ///< no chows
    InlineVector<GoalSet, 3> sets{};  ///< that must be among the others
    Kinds knitted{};                  ///< nine tiles, one of each, that stand for three of the sets
    bool operator==(const Goal&) const = default;
};

/// A goal as a hand with certain melds can still reach it.
class Pursuit {
  public:
    /// Nothing when one of the melds does not fit.
    static std::optional<Pursuit> of(const Goal& goal, const Melds& melds);

    const Goal& goal() const { return *goal_; }
    /// Whether nothing of it can be claimed before the last tile.
    bool is_closed() const { return is_special() || !goal_->knitted.empty(); }
    /// A number that the distance is not below, told at a glance.
    unsigned at_least(const Counts& tiles) const;
    /// Tiles still to come: 0 when the goal is among the tiles, of which there may be any number.
    unsigned distance(const SuitTable& suits, const Counts& tiles) const;
    struct Step {
        unsigned distance = 0;
        Kinds nearer;  ///< kinds of which one more is one tile less to come
    };
    /// The distance, and which of `among` bring it down; none is named when it is more than
    /// `within_distance`.
    Step step(const SuitTable& suits, const Counts& tiles, Kinds among, unsigned within_distance = 14) const;

    /// Whether the distance is what the sets asked for lack and, apart from that, that of the rest of the
    /// tiles to so many sets and a pair, as rows of the suit table tell it.
    bool is_looked_up() const { return !goal_->pungs && !is_special(); }
    /// Of the sets asked for, those that are not melded yet.
    const Counts& wanted() const { return wanted_; }
    /// The keys of what is left once they are taken out, as far as they are there.
    HandKeys rest(const Counts& tiles) const;
    unsigned sets_to_find() const { return 4 - melds_; }

  private:
    explicit Pursuit(const Goal& goal) : goal_(&goal) {}
    bool is_special() const { return goal_->shape != shapes::sets_and_pair; }
    unsigned to_pungs(const Counts& tiles) const;

    const Goal* goal_;
    Counts wanted_;  ///< the sets asked for, those already melded left out
    unsigned wanted_tiles_ = 0;
    unsigned most_wanted_ = 0;  ///< of one kind
    unsigned melds_ = 0;        ///< sets that need not be found among the other tiles
};

}  // namespace sifang
