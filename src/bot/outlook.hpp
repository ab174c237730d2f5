#pragma once
// The few goals that a hand had better pursue, and what the hand is worth by them.

#include "bot/goals.hpp"
#include "bot/prospect.hpp"

namespace sifang {

class Outlook {
  public:
    /// `hand` is of resting size or holds a tile too many. All must outlive it.
    Outlook(const Table& table, const Goals& goals, const Prospects& prospects, const Hand& hand);

    /// Tiles away from the nearest goal that may win.
    unsigned distance() const { return distance_; }
    /// Whether nothing in sight may win.
    bool is_hopeless() const { return paths_.empty(); }
    /// What brings it nearer to any of them.
    Kinds useful() const;
    /// Of a hand of resting size.
    double worth() const;
    /// Of a hand with a tile too many, once it has discarded one of this kind.
    double worth_without(Tile discard) const;
    /// The best of it.
    double best_worth() const;

  private:
    struct Path {
        Pursuit pursuit;
        Approach approach;  ///< of the hand as it is
        Kinds useful;
        double gain = 0;
    };
    static constexpr std::size_t most_paths = 2;

    void find_paths(const Goals& goals);
    double worth_of(const Hand& resting, const std::optional<Tile>& discard) const;

    const Table& table_;
    const Prospects& prospects_;
    const Hand& hand_;
    bool may_wait_ = false;  ///< by shape, now or after a discard
    unsigned distance_ = 0;
    InlineVector<Path, most_paths> paths_;
};

}  // namespace sifang
