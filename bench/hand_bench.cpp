// Shanten, waits and useful tiles on random hands from a shuffled wall.

#include <memory>

#include "bench.hpp"
#include "hand/shanten.hpp"
#include "hand/special_shapes.hpp"
#include "plain_shanten.hpp"
#include "support/deck.hpp"

namespace sifang::bench {
namespace {

std::shared_ptr<const SuitTable> table() {
    static const auto table = std::make_shared<const SuitTable>();
    return table;
}

std::vector<Hand> hands(std::size_t n, unsigned tiles) {
    test::Random random(1);
    std::vector<Hand> all(n);
    for (Hand& hand : all) hand.standing = test::random_tiles(random, tiles);
    return all;
}

/// A pass that asks f about each of n hands.
template <class F>
Prepare over_hands(std::size_t n, unsigned tiles, F f) {
    return [=] {
        return [all = hands(n, tiles), t = table(), f]() mutable {
            for (const Hand& hand : all) keep(f(*t, hand));
            return static_cast<std::uint64_t>(all.size());
        };
    };
}

/// Every other shape plainly: the sets and the pair by search, the rest by counting.
int plain_all(const SuitTable& t, const Hand& hand) {
    const Counts& c = hand.standing;
    int best = PlainShanten().sets_and_pair(c) + 1;
    best = std::min(best, static_cast<int>(special::to_seven_pairs(c, false)));
    best = std::min(best, static_cast<int>(special::to_thirteen_orphans(c)));
    best = std::min(best, static_cast<int>(special::to_honors_knitted(c)));
    return static_cast<int>(special::to_knitted_straight_below(t, c, 0, static_cast<unsigned>(best))) - 1;
}

const Timed standard("shanten_standard",
                     over_hands(100'000, 14,
                                [](const SuitTable& t, const Hand& h) {
                                    return shanten(t, h, shapes::sets_and_pair);
                                }),
                     over_hands(2'000, 14, [](const SuitTable&, const Hand& h) {
                         return PlainShanten().sets_and_pair(h.standing);
                     }));

const Timed all_shapes("shanten_all",
                       over_hands(100'000, 14,
                                  [](const SuitTable& t, const Hand& h) {
                                      return shanten(t, h, shapes::all_five);
                                  }),
                       over_hands(2'000, 14, plain_all));

const Timed waiting("waits",
                    over_hands(100'000, 13,
                               [](const SuitTable& t, const Hand& h) {
                                   return waits(t, h, shapes::all_five).bits();
                               }),
                    over_hands(500, 13, [](const SuitTable& t, const Hand& h) {
                        Hand full = h;
                        Kinds found;
                        for (const Tile tile : kinds::hand - h.standing.at_least(4)) {
                            full.standing.add(tile);
                            if (plain_all(t, full) == -1) found.add(tile);
                            full.standing.remove(tile);
                        }
                        return found.bits();
                    }));

const Timed useful("useful_tiles",
                   over_hands(5'000, 14,
                              [](const SuitTable& t, const Hand& h) {
                                  const DiscardOptions options = discard_options(t, h, shapes::all_five);
                                  return options[0].useful.bits();
                              }),
                   over_hands(3, 14, [](const SuitTable& t, const Hand& h) {
                       std::uint64_t sum = 0;
                       for (const Tile out : h.standing.present()) {
                           Hand left = h;
                           left.standing.remove(out);
                           const int now = plain_all(t, left);
                           for (const Tile in : kinds::hand - left.standing.at_least(4)) {
                               left.standing.add(in);
                               sum += plain_all(t, left) < now;
                               left.standing.remove(in);
                           }
                       }
                       return sum;
                   }));

const Timed building("suit_table_build", [] {
    return [] {
        const SuitTable built;
        keep(built.bytes());
        return std::uint64_t{1};
    };
});

}  // namespace
}  // namespace sifang::bench
