// Waits are found from how each suit ends, not by trying tiles: four look-ups for four sets and a pair.

#include <bit>
#include <cassert>

#include "hand/shanten.hpp"
#include "hand/special_shapes.hpp"

namespace sifang {
namespace {

/// Kinds that complete sets and a pair out of tiles of which there is one too few.
Kinds waits_for_sets_and_pair(const SuitTable& table, const Counts& c) {
    const HandKeys keys = hand_keys(c);
    SuitFinish finish[4];
    unsigned sets = 0, with_pair = 0;  // suits that are complete, as bits
    for (unsigned s = 0; s < 4; ++s) {
        finish[s] = table.finish(static_cast<Suit>(s), keys[s]);
        sets |= static_cast<unsigned>(finish[s].is_sets()) << s;
        with_pair |= static_cast<unsigned>(finish[s].is_sets_and_pair()) << s;
    }
    std::uint64_t waits = 0;
    for (unsigned s = 0; s < 4; ++s) {
        if (finish[s].waits() == 0) continue;
        // The tile goes into suit s: the others must be complete, at most one of them with the pair. That the
        // pair then is where it is missing follows from the number of tiles, which is one more than a
        // multiple of three.
        const unsigned unfinished = ~sets & 0xF & ~(1u << s);
        if (unfinished == 0 || (std::has_single_bit(unfinished) && (with_pair & unfinished)))
            waits |= std::uint64_t{finish[s].waits()} << (9 * s);
    }
    return Kinds(waits);
}

bool is_sets_and_pair(const SuitTable& table, const Counts& c) {
    const HandKeys keys = hand_keys(c);
    unsigned pairs = 0;
    for (unsigned s = 0; s < 4; ++s) {
        const SuitFinish finish = table.finish(static_cast<Suit>(s), keys[s]);
        if (finish.is_sets_and_pair())
            ++pairs;
        else if (!finish.is_sets())
            return false;
    }
    return pairs == 1;
}

Kinds waits_for_knitted_straight(const SuitTable& table, const Counts& c) {
    Kinds waits;
    for (const Kinds nine : special::knitted_tiles) {
        const Kinds missing = nine - c.present();
        if (missing.size() > 1) continue;
        const Counts rest = special::without_one_each(c, nine);
        if (missing.empty())
            waits |= waits_for_sets_and_pair(table, rest);
        else if (is_sets_and_pair(table, rest))
            waits |= missing;
    }
    return waits;
}

}  // namespace

Kinds waits(const SuitTable& table, const Hand& hand, Shapes shapes) {
    const Counts& c = hand.standing;
    assert(c.total() == hand.resting_size());
    Kinds waits;
    if (shapes.has(shapes::sets_and_pair)) waits |= waits_for_sets_and_pair(table, c);
    if (hand.melds.size() <= 1 && shapes.has(shapes::knitted_straight))
        waits |= waits_for_knitted_straight(table, c);
    if (!hand.melds.empty()) return waits;

    if (shapes.has(shapes::seven_pairs)) {
        const Kinds odd(c.at_least(1).bits() ^ c.at_least(2).bits() ^ c.at_least(3).bits() ^
                        c.at_least(4).bits());
        if (odd.size() == 1) waits |= odd;
    }
    if (shapes.has(shapes::seven_different_pairs) && c.at_least(2).size() == 6 && c.present().size() == 7)
        waits |= c.present() - c.at_least(2);
    const Kinds orphans = c.present() & kinds::terminals_and_honors;
    if (shapes.has(shapes::thirteen_orphans) && orphans.size() >= 12) {
        if (orphans.size() == 13)
            waits |= kinds::terminals_and_honors;
        else if (c.at_least(2).any(kinds::terminals_and_honors))
            waits |= kinds::terminals_and_honors - orphans;
    }
    if (shapes.has(shapes::honors_knitted) && c.at_least(2).empty())
        for (const Kinds nine : special::knitted_tiles)
            if (c.present().only(nine | kinds::honors)) waits |= (nine | kinds::honors) - c.present();
    return waits;
}

}  // namespace sifang
