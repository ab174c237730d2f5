#include "bot/goal.hpp"

#include <algorithm>
#include <array>

#include "hand/rows.hpp"
#include "hand/shanten.hpp"

namespace sifang {
namespace {

Kinds kinds_of(const Meld& meld) {
    Kinds kinds = Kinds::of(meld.tile);
    if (meld.is_chow()) {
        kinds.add(Tile::of_index(meld.tile.index() + 1));
        kinds.add(Tile::of_index(meld.tile.index() + 2));
    }
    return kinds;
}

/// Distances depend on the number of melds only, not on what they are.
Hand with_melds(const Counts& standing, unsigned melds) {
    Hand hand;
    hand.standing = standing;
    for (unsigned i = 0; i < melds; ++i) hand.melds.push_back(Meld{});
    return hand;
}

}  // namespace

std::optional<Pursuit> Pursuit::of(const Goal& goal, const Melds& melds) {
    Pursuit pursuit(goal);
    if (pursuit.is_special() && !melds.empty()) return std::nullopt;
    const std::size_t taken = goal.knitted.empty() ? 0 : 3;
    InlineVector<GoalSet, 3> missing = goal.sets;
    for (const Meld& meld : melds) {
        if (!kinds_of(meld).only(goal.within) || (goal.pungs && meld.is_chow())) return std::nullopt;
        const GoalSet set{meld.is_chow(), meld.tile};
        if (auto* const found = std::find(missing.begin(), missing.end(), set); found != missing.end()) {
            *found = missing.back();
            missing.pop_back();
        }
    }
    if (melds.size() + missing.size() + taken > 4) return std::nullopt;
    pursuit.melds_ = static_cast<unsigned>(melds.size() + missing.size() + taken);
    for (const Tile tile : goal.knitted) {
        pursuit.wanted_.add(tile);
        ++pursuit.wanted_tiles_;
    }
    for (const GoalSet& set : missing) {
        for (unsigned nth = 0; nth < 3; ++nth) {
            const Tile tile = set.chow ? Tile::of_index(set.tile.index() + nth) : set.tile;
            if (!pursuit.wanted_.can_add(tile)) return std::nullopt;
            pursuit.wanted_.add(tile);
        }
        pursuit.wanted_tiles_ += 3;
    }
    while (pursuit.most_wanted_ < 4 && !pursuit.wanted_.at_least(pursuit.most_wanted_ + 1).empty())
        ++pursuit.most_wanted_;
    return pursuit;
}

unsigned Pursuit::at_least(const Counts& tiles) const {
    unsigned found = 0;
    for (unsigned n = 1; n <= most_wanted_; ++n) found += (wanted_.at_least(n) & tiles.at_least(n)).size();
    return wanted_tiles_ - found;
}

/// So many sets of three alike and a pair. How many kinds lie there thrice, twice, once is all that matters;
/// the pair is tried from each.
unsigned Pursuit::to_pungs(const Counts& tiles) const {
    const auto there = [&](unsigned n) { return (tiles.at_least(n) & goal_->within).size(); };
    const unsigned threes = there(3), twos = there(2) - threes, ones = there(1) - threes - twos;
    const std::array<unsigned, 4> kinds{4, ones, twos, threes};  // of which none, one, two, three are there
    unsigned best = 14;
    for (unsigned pair = 0; pair < 4; ++pair) {
        if (kinds[pair] == 0) continue;
        unsigned missing = 2 - std::min(pair, 2u);
        unsigned sets = 4 - melds_;
        for (unsigned held = 3; sets > 0; --held) {
            const unsigned found = held == 0 ? sets : std::min(sets, kinds[held] - (held == pair ? 1 : 0));
            missing += found * (3 - held);
            sets -= found;
        }
        best = std::min(best, missing);
    }
    return best;
}

HandKeys Pursuit::rest(const Counts& tiles) const {
    HandKeys keys{};
    for (unsigned n = 1; n <= 4; ++n) {
        // Of a layer's kinds those that go into the sets asked for are not left.
        Kinds layer = tiles.at_least(n) & goal_->within;
        if (n <= most_wanted_) layer = layer - wanted_.at_least(n);
        if (layer.empty()) continue;
        for (unsigned s = 0; s < 4; ++s) keys[s] += key_of_bits[layer.of_suit(static_cast<Suit>(s))];
    }
    return keys;
}

unsigned Pursuit::distance(const SuitTable& suits, const Counts& tiles) const {
    if (goal_->pungs) return to_pungs(tiles);
    if (is_special())
        return static_cast<unsigned>(shanten(suits, with_melds(tiles, melds_), goal_->shape) + 1);
    return at_least(tiles) + Rows(suits, rest(tiles), 4 - melds_).distance();
}

Pursuit::Step Pursuit::step(const SuitTable& suits, const Counts& tiles, Kinds among,
                            unsigned within_distance) const {
    among = (among & goal_->within) - tiles.at_least(4);
    Step step;
    if (goal_->pungs || is_special()) {
        step.distance = distance(suits, tiles);
        if (step.distance > within_distance) return step;
        for (const Tile tile : among) {
            Counts more = tiles;
            more.add(tile);
            if (distance(suits, more) < step.distance) step.nearer.add(tile);
        }
        return step;
    }
    const Rows rows(suits, rest(tiles), 4 - melds_);
    step.distance = at_least(tiles) + rows.distance();
    if (step.distance > within_distance) return step;
    for (unsigned n = 1; n <= most_wanted_; ++n) step.nearer |= wanted_.at_least(n) - tiles.at_least(n);
    step.nearer = step.nearer & among;
    step.nearer |= rows.nearer(among - step.nearer);
    return step;
}

}  // namespace sifang
