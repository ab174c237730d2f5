#include "bot/outlook.hpp"

#include <algorithm>
#include <optional>

#include "hand/shanten.hpp"

namespace sifang {
namespace {

/// How many goals are looked at closely, the nearest first.
constexpr std::size_t most_tries = 7;
/// A goal this much farther than the nearest one that may win is not looked at.
constexpr unsigned farthest = 2;

}  // namespace

Outlook::Outlook(const Table& table, const Goals& goals, const Prospects& prospects, const Hand& hand)
    : table_(table), prospects_(prospects), hand_(hand) {
    may_wait_ = shanten(table.suits(), hand, table.rulebook().shapes()) <= 0;
    find_paths(goals);
}

void Outlook::find_paths(const Goals& goals) {
    struct Near {
        Pursuit pursuit;
        unsigned at_least;
        std::optional<unsigned> distance;  ///< looked up when it may matter
    };
    InlineVector<Near, Goals::most> pursuits;
    unsigned nearest = 14;
    goals.for_each(hand_.melds, [&](const Pursuit& pursuit) {
        const unsigned at_least = pursuit.at_least(hand_.standing);
        if (at_least > nearest + farthest) return;
        pursuits.push_back({pursuit, at_least, std::nullopt});
        // Any complete hand and the shapes of their own come first; no other goal is nearer than these.
        if (at_least > 0 && !pursuit.is_closed()) return;
        pursuits.back().distance = pursuit.distance(table_.suits(), hand_.standing);
        nearest = std::min(nearest, *pursuits.back().distance);
    });
    // In order of distance; the same distance in the order of the goals.
    std::size_t tries = 0;
    for (unsigned distance = nearest; distance <= 14; ++distance) {
        if (!paths_.empty() && distance > distance_ + farthest) return;
        for (Near& near : pursuits) {
            if (near.at_least > distance) continue;
            if (!near.distance) near.distance = near.pursuit.distance(table_.suits(), hand_.standing);
            if (*near.distance != distance) continue;
            if (paths_.full() || tries++ == most_tries) return;
            const Approach approach(table_.suits(), near.pursuit, hand_.standing);
            const Kinds useful = approach.nearer(prospects_.unseen().kinds());
            const auto gain = prospects_.gain(approach, hand_, useful);
            if (!gain) continue;
            if (paths_.empty()) distance_ = distance;
            paths_.push_back({near.pursuit, approach, useful, static_cast<double>(*gain)});
        }
    }
}

double Outlook::worth_of(const Hand& resting, const std::optional<Tile>& discard) const {
    const bool waits_by_shape =
        may_wait_ && shanten(table_.suits(), resting, table_.rulebook().shapes()) == 0;
    double best = waits_by_shape ? prospects_.waiting(resting) : 0, rest = 0;
    for (const Path& path : paths_) {
        unsigned distance = path.approach.distance();
        Kinds useful = path.useful;
        if (discard && path.pursuit.goal().within.has(*discard)) {
            const unsigned then = path.approach.distance_without(*discard);
            if (then > distance)
                useful.add(*discard);
            else
                useful = path.pursuit.step(table_.suits(), resting.standing, useful).nearer;
            distance = then;
        }
        // Waiting hands are judged by what they really win on.
        if (distance <= 1 && waits_by_shape) continue;
        const double worth =
            path.gain * prospects_.likely(distance, prospects_.unseen().of(useful), path.pursuit.is_closed());
        rest += std::min(best, worth);
        best = std::max(best, worth);
    }
    return best + 0.25 * rest;
}

Kinds Outlook::useful() const {
    Kinds useful;
    for (const Path& path : paths_) useful |= path.useful;
    return useful;
}

double Outlook::worth() const { return worth_of(hand_, std::nullopt); }

double Outlook::worth_without(Tile discard) const {
    Hand resting = hand_;
    resting.standing.remove(discard);
    return worth_of(resting, discard);
}

double Outlook::best_worth() const {
    double best = 0;
    for (const Tile tile : hand_.standing.present()) best = std::max(best, worth_without(tile));
    return best;
}

}  // namespace sifang
