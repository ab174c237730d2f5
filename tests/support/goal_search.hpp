#pragma once
// Distance to a complete hand straight from its meaning: the fewest tiles missing from any goal, over all
// goals. Slow.

#include <algorithm>
#include <array>
#include <vector>

#include "hand/meld.hpp"
#include "hand/reading.hpp"
#include "hand/shapes.hpp"
#include "tile/kinds.hpp"

namespace sifang::test {

/// Searches every goal of so many sets, a pair and fixed tiles, with at most four of a kind.
class GoalSearch {
  public:
    GoalSearch(const Counts& held, unsigned sets) : sets_(sets) {
        for (unsigned i = 0; i < 34; ++i) held_[i] = static_cast<int>(held[Tile::of_index(i)]);
        for (unsigned i = 0; i < 34; ++i) types_.push_back({i, i, i});
        for (unsigned suit = 0; suit < 3; ++suit)
            for (unsigned r = 0; r < 7; ++r)
                types_.push_back({9 * suit + r, 9 * suit + r + 1, 9 * suit + r + 2});
    }

    /// Tiles missing from the best goal that holds `fixed`; anything not below `limit` is as good as `limit`.
    int distance(Kinds fixed, int limit) {
        best_ = limit;
        goal_.fill(0);
        int missing = 0;
        for (const Tile t : fixed) missing += want(t.index());
        choose(0, sets_, missing);
        return best_;
    }

  private:
    /// One more of this kind in the goal; the cost is one when the hand has no more of it.
    int want(unsigned i) { return ++goal_[i] > held_[i] ? 1 : 0; }

    void choose(std::size_t type, unsigned sets_left, int missing) {
        if (missing >= best_) return;
        if (sets_left == 0) {
            for (unsigned i = 0; i < 34; ++i) {
                if (goal_[i] > 2) continue;
                const int cost = want(i) + want(i);
                goal_[i] -= 2;
                best_ = std::min(best_, missing + cost);
            }
            return;
        }
        for (; type < types_.size(); ++type) {
            int cost = 0;
            bool possible = true;
            for (const unsigned i : types_[type]) {
                cost += want(i);
                possible &= goal_[i] <= 4;
            }
            if (possible) choose(type, sets_left - 1, missing + cost);
            for (const unsigned i : types_[type]) --goal_[i];
        }
    }

    unsigned sets_;
    std::array<int, 34> held_{}, goal_{};
    std::vector<std::array<unsigned, 3>> types_;
    int best_ = 0;
};

/// The tiles of the six knitted sequences, spelled out.
inline std::vector<Kinds> knitted_sequences() {
    std::vector<Kinds> all;
    for (const Knitting& knitting : all_knittings) {
        Kinds nine;
        for (unsigned suit = 0; suit < 3; ++suit)
            for (unsigned r = knitting[suit]; r < 9; r += 3)
                nine.add(Tile::of(static_cast<Suit>(suit), r + 1));
        all.push_back(nine);
    }
    return all;
}

/// Seven pairs: every pair costs what is missing of it; the cheapest seven, a kind twice where four alike are
/// two pairs.
inline int pairs_distance(const Counts& c, bool different) {
    std::vector<int> costs;
    for (const Tile t : kinds::hand) {
        const int n = static_cast<int>(c[t]);
        costs.push_back(std::max(0, 2 - n));
        if (!different) costs.push_back(std::clamp(4 - n, 0, 2));
    }
    std::sort(costs.begin(), costs.end());
    int sum = 0;
    for (unsigned i = 0; i < 7; ++i) sum += costs[i];
    return sum;
}

/// Tiles missing from the nearest complete hand of the shapes.
inline int slow_distance(const Hand& hand, Shapes shapes) {
    const Counts& c = hand.standing;
    const auto melds = static_cast<unsigned>(hand.melds.size());
    int best = 14;
    if (shapes.has(shapes::sets_and_pair)) best = GoalSearch(c, 4 - melds).distance({}, best);
    if (shapes.has(shapes::knitted_straight) && melds <= 1)
        for (const Kinds nine : knitted_sequences()) best = GoalSearch(c, 1 - melds).distance(nine, best);
    if (melds > 0) return best;
    if (shapes.has(shapes::seven_pairs)) best = std::min(best, pairs_distance(c, false));
    if (shapes.has(shapes::seven_different_pairs)) best = std::min(best, pairs_distance(c, true));
    if (shapes.has(shapes::thirteen_orphans))
        for (const Tile pair : kinds::terminals_and_honors) {
            int missing = 0;
            for (const Tile t : kinds::terminals_and_honors)
                missing += std::max(0, (t == pair ? 2 : 1) - static_cast<int>(c[t]));
            best = std::min(best, missing);
        }
    if (shapes.has(shapes::honors_knitted))
        for (const Kinds nine : knitted_sequences()) {
            int held = 0;  // sixteen kinds, any fourteen of them
            for (const Tile t : nine | kinds::honors) held += c[t] > 0;
            best = std::min(best, 14 - std::min(held, 14));
        }
    return best;
}

}  // namespace sifang::test
