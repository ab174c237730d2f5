#pragma once
// Every way to read tiles as sets and a pair, and whether they are one of the shapes that are not.

#include "hand/meld.hpp"
#include "hand/reading.hpp"
#include "hand/shapes.hpp"
#include "hand/special_shapes.hpp"
#include "hand/suit_table.hpp"
#include "tile/counts.hpp"

namespace sifang {

namespace decompose_detail {

/// Takes sets off the lowest tile until none is left. At one tile pungs come before chows, so no reading
/// comes twice.
template <class F>
void peel(const Counts& left, bool pung_allowed, Tile last, Reading& reading, const F& f) {
    if (left.empty()) return f(reading);
    const Tile t = left.present().first();
    if (left.at_least(3).has(t) && (pung_allowed || t != last)) {
        Counts rest = left;
        for (unsigned i = 0; i < 3; ++i) rest.remove(t);
        reading.sets.push_back({SetKind::Pung, false, false, t});
        peel(rest, true, t, reading, f);
        reading.sets.pop_back();
    }
    if (!t.is_suited() || t.rank() > 7) return;
    const Tile second = Tile::of_index(t.index() + 1), third = Tile::of_index(t.index() + 2);
    if (!left.present().has(second) || !left.present().has(third)) return;
    Counts rest = left;
    rest.remove(t);
    rest.remove(second);
    rest.remove(third);
    reading.sets.push_back({SetKind::Chow, false, false, t});
    peel(rest, false, t, reading, f);
    reading.sets.pop_back();
}

}  // namespace decompose_detail

/// Calls f(reading) for every way to read `tiles` as sets and one pair. `reading` comes with what is already
/// set, such as the melds, and leaves as it came.
template <class F>
void for_each_sets_and_pair(const SuitTable& table, const Counts& tiles, Reading& reading, const F& f) {
    const HandKeys keys = hand_keys(tiles);
    unsigned unfinished = 0;  // the one suit that is not sets, where the pair must be
    for (unsigned s = 0; s < 4; ++s)
        if (!table.finish(static_cast<Suit>(s), keys[s]).is_sets()) unfinished |= 1u << s;
    if (!std::has_single_bit(unfinished)) return;
    const unsigned s = static_cast<unsigned>(std::countr_zero(unfinished)) & 3;
    const auto suit = static_cast<Suit>(s);
    if (!table.finish(suit, keys[s]).is_sets_and_pair()) return;
    for (unsigned ranks = tiles.at_least(2).of_suit(suit); ranks; ranks &= ranks - 1) {
        const auto rank = static_cast<unsigned>(std::countr_zero(ranks));
        if (!table.finish(suit, keys[s] - 2 * key_step[rank]).is_sets()) continue;
        reading.pair = Tile::of_index(9 * s + rank);
        Counts rest = tiles;
        rest.remove(reading.pair);
        rest.remove(reading.pair);
        decompose_detail::peel(rest, true, Tile(), reading, f);
    }
}

/// Calls f(reading) for every reading of the fourteen tiles of a complete hand: `standing` with the winning
/// tile in it, and its melds. Which shapes count is the caller's choice.
template <class F>
void for_each_reading(const SuitTable& table, const Counts& standing, const Melds& melds, Shapes shapes,
                      const F& f) {
    Reading reading;
    for (const Meld& meld : melds)
        reading.sets.push_back({meld.is_chow()   ? SetKind::Chow
                                : meld.is_kong() ? SetKind::Kong
                                                 : SetKind::Pung,
                                !meld.is_concealed(), !meld.is_concealed(), meld.tile});

    if (shapes.has(shapes::sets_and_pair)) for_each_sets_and_pair(table, standing, reading, f);
    if (shapes.has(shapes::knitted_straight) && melds.size() <= 1)
        for (unsigned k = 0; k < 6; ++k) {
            const Kinds nine = special::knitted_tiles[k];
            if (!nine.only(standing.present())) continue;
            reading.kind = ReadingKind::KnittedStraight;
            reading.knitting = all_knittings[k];
            for_each_sets_and_pair(table, special::without_one_each(standing, nine), reading, f);
        }
    if (!melds.empty()) return;

    const bool pairs = shapes.has(shapes::seven_pairs) && special::to_seven_pairs(standing, false) == 0;
    const bool different =
        shapes.has(shapes::seven_different_pairs) && special::to_seven_pairs(standing, true) == 0;
    if (pairs || different) {
        reading.kind = ReadingKind::SevenPairs;
        f(reading);
    }
    if (shapes.has(shapes::thirteen_orphans) && special::to_thirteen_orphans(standing) == 0) {
        reading.kind = ReadingKind::ThirteenOrphans;
        reading.pair = standing.at_least(2).first();
        f(reading);
    }
    if (shapes.has(shapes::honors_knitted) && special::to_honors_knitted(standing) == 0)
        for (unsigned k = 0; k < 6; ++k)
            if (standing.present().only(special::knitted_tiles[k] | kinds::honors)) {
                reading.kind = ReadingKind::HonorsKnitted;
                reading.knitting = all_knittings[k];
                f(reading);
            }
}

}  // namespace sifang
