#pragma once
// One reading of the tiles: the yaku its sets show, and its fu for each place the winning tile can have in
// it.

#include "hand/reading.hpp"
#include "rules/riichi/facts.hpp"
#include "rules/ruling.hpp"

namespace sifang::riichi {

/// Where the winning tile stands: a set of the reading, or the pair.
using Place = std::uint8_t;
inline constexpr Place in_pair = 4;

enum class Wait : std::uint8_t { Sides, Pairs, Edge, Closed, Single };

/// What the sets of a reading show wherever the winning tile stands.
struct Shape {
    YakuSet shown;
    unsigned closed_triplets = 0;  ///< closed kongs among them; one less if a discard completed one
    bool only_chows = false;       ///< and a pair without value: pinfu if the wait is two-sided
    int fu = 0;                    ///< of the sets and the pair, all standing sets taken as closed
};
Shape shape_of(const Edition& edition, const Facts& facts, const Reading& reading);

inline Wait wait_of(const Reading& reading, Place place, Tile tile) {
    if (place == in_pair) return Wait::Single;
    const TileSet& set = reading.sets[place];
    if (!set.is_chow()) return Wait::Pairs;
    const unsigned step = tile.index() - set.tile.index(), low = set.tile.rank();
    if (step == 1) return Wait::Closed;
    return (step == 2 && low == 1) || (step == 0 && low == 7) ? Wait::Edge : Wait::Sides;
}

/// Fu of a triplet or kong.
constexpr int fu_of(const FuTable& fu, const TileSet& set, bool open) {
    if (set.is_chow()) return 0;
    return fu.triplet * (open ? 1 : 2) * (set.tile.is_terminal_or_honor() ? 2 : 1) *
           (set.kind == SetKind::Kong ? 4 : 1);
}
int fu_of_pair(const Edition& edition, const Facts& facts, Tile pair);

/// Whether a triplet that stood as a pair was completed by the discard: it is open for fu and for sanankou.
constexpr bool opened_by_discard(const Facts& facts, const Reading& reading, Place place) {
    return !facts.drawn && place != in_pair && !reading.sets[place].is_chow();
}

/// Calls f(place) for every place of the winning tile, equal sets once.
template <class F>
void for_each_place(const Facts& facts, const Reading& reading, F f) {
    const Tile tile = facts.win->tile;
    const std::size_t first = facts.win->hand.melds.size();
    for (std::size_t i = first; i < reading.sets.size(); ++i) {
        const TileSet& set = reading.sets[i];
        const unsigned step = tile.index() - set.tile.index();
        if (set.is_chow() ? step > 2 : step != 0) continue;
        bool again = false;
        for (std::size_t j = first; j < i; ++j) again |= reading.sets[j] == set;
        if (!again) f(static_cast<Place>(i));
    }
    if (reading.pair == tile) f(in_pair);
}

}  // namespace sifang::riichi
