#include "bot/outlook.hpp"

#include <algorithm>

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
        unsigned distance;
    };
    InlineVector<Near, Goals::most> pursuits;
    unsigned nearest = 14;
    goals.for_each(hand_.melds, [&](const Pursuit& pursuit) {
        if (pursuit.at_least(hand_.standing) > nearest + farthest) return;
        pursuits.push_back({pursuit, pursuit.distance(table_.suits(), hand_.standing)});
        nearest = std::min(nearest, pursuits.back().distance);
    });
    // In order of distance; the same distance in the order of the goals.
    std::size_t tries = 0;
    for (unsigned distance = nearest; distance <= 14; ++distance) {
        if (!paths_.empty() && distance > paths_[0].distance + farthest) return;
        for (const Near& near : pursuits) {
            if (near.distance != distance) continue;
            if (paths_.full() || tries++ == most_tries) return;
            const auto gain = prospects_.gain(near.pursuit, hand_, distance);
            if (!gain) continue;
            const Kinds useful =
                near.pursuit.step(table_.suits(), hand_.standing, prospects_.unseen().kinds()).nearer;
            if (paths_.empty()) distance_ = distance;
            paths_.push_back({near.pursuit, distance, useful, static_cast<double>(*gain)});
        }
    }
}

double Outlook::worth_of(const Hand& resting, const std::optional<Tile>& discard) const {
    const bool waits_by_shape =
        may_wait_ && shanten(table_.suits(), resting, table_.rulebook().shapes()) == 0;
    double best = waits_by_shape ? prospects_.waiting(resting) : 0, rest = 0;
    for (const Path& path : paths_) {
        unsigned distance = path.distance;
        Kinds useful = path.useful;
        if (discard && path.pursuit.within().has(*discard)) {
            const auto step = path.pursuit.step(table_.suits(), resting.standing, useful, path.distance);
            distance = step.distance;
            if (distance > path.distance)
                useful.add(*discard);
            else
                useful = step.nearer;
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
