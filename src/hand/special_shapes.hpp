#pragma once
// The shapes that are not four sets and a pair: how far, and which tiles help. Internal to hand/.

#include <algorithm>
#include <array>

#include "hand/distance.hpp"
#include "hand/reading.hpp"
#include "hand/shapes.hpp"
#include "hand/suit_table.hpp"
#include "tile/counts.hpp"

namespace sifang::special {

inline constexpr unsigned out_of_reach = DistanceRow::far;

/// The nine tiles of each knitted sequence.
inline constexpr auto knitted_tiles = [] {
    std::array<Kinds, 6> all{};
    for (unsigned k = 0; k < 6; ++k) all[k] = sifang::knitted_tiles(all_knittings[k]);
    return all;
}();

/// Fourteen tiles in seven pairs. Without `different`, four alike are two pairs.
inline unsigned to_seven_pairs(const Counts& c, bool different) {
    const unsigned pairs = c.at_least(2).size();
    if (!different) return 7 - std::min(7u, pairs + c.at_least(4).size());
    const unsigned kinds = c.present().size();
    return 7 - std::min(7u, pairs) + (kinds < 7 ? 7 - kinds : 0);
}
inline unsigned to_thirteen_orphans(const Counts& c) {
    return 14 - (c.present() & kinds::terminals_and_honors).size() -
           (c.at_least(2).any(kinds::terminals_and_honors) ? 1 : 0);
}
/// Fourteen different tiles of the sixteen that are the honours and a knitted sequence.
inline unsigned to_honors_knitted(const Counts& c) {
    unsigned most = 0;
    for (const Kinds nine : knitted_tiles) most = std::max(most, (c.present() & nine).size());
    return 14 - std::min(14u, most + (c.present() & kinds::honors).size());
}

/// The counts less one of each tile of `kinds` that is there.
inline Counts without_one_each(Counts c, Kinds kinds) {
    for (const Tile t : c.present() & kinds) c.remove(t);
    return c;
}
/// A knitted sequence, one set (or none when a meld is that set) and a pair: distance by one of the six
/// sequences.
inline unsigned to_knitted_straight(const SuitTable& table, const Counts& c, unsigned melds,
                                    unsigned knitting) {
    const Kinds nine = knitted_tiles[knitting];
    return 9 - (c.present() & nine).size() +
           distance::to_sets_and_pair(table, hand_keys(without_one_each(c, nine)), 1 - melds);
}
/// The least over the six, when it is below `best`; otherwise anything not below it.
inline unsigned to_knitted_straight_below(const SuitTable& table, const Counts& c, unsigned melds,
                                          unsigned best) {
    for (unsigned k = 0; k < 6; ++k)
        if (9 - (c.present() & knitted_tiles[k]).size() < best)
            best = std::min(best, to_knitted_straight(table, c, melds, k));
    return best;
}

}  // namespace sifang::special
