// Readings of complete hands: all of them, each once, and as many as are known to exist.

#include "hand/decompose.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

#include "hand/notation.hpp"
#include "hand/shanten.hpp"
#include "support/deck.hpp"
#include "support/suits.hpp"

namespace sifang::test {
namespace {

using Sets = std::vector<std::pair<SetKind, unsigned>>;  // sorted

/// Every multiset of sets and a pair that makes up the tiles, by trying all of them.
void try_sets(Counts left, unsigned type, Sets& sets, unsigned pair,
              std::set<std::pair<unsigned, Sets>>& found) {
    if (left.empty()) {
        found.insert({pair, sets});
        return;
    }
    for (; type < 34 + 21; ++type) {
        const Meld meld =
            type < 34 ? Meld{MeldKind::Pung, Tile::of_index(type), {}}
                      : Meld{MeldKind::Chow, Tile::of_index((type - 34) / 7 * 9 + (type - 34) % 7), {}};
        Counts rest = left;
        bool there = true;
        for (unsigned i = 0; i < 3 && there; ++i) {
            const Tile t = meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile;
            there = rest[t] > 0;
            if (there) rest.remove(t);
        }
        if (!there) continue;
        sets.push_back({meld.is_chow() ? SetKind::Chow : SetKind::Pung, meld.tile.index()});
        try_sets(rest, type, sets, pair, found);
        sets.pop_back();
    }
}

std::set<std::pair<unsigned, Sets>> slow_readings(const Counts& tiles) {
    std::set<std::pair<unsigned, Sets>> found;
    for (const Tile pair : tiles.at_least(2)) {
        Counts rest = tiles;
        rest.remove(pair);
        rest.remove(pair);
        Sets sets;
        try_sets(rest, 0, sets, pair.index(), found);
    }
    return found;
}

TEST(Decompose, FindsEveryReadingOnce) {
    Random random(3);
    unsigned complete = 0, several = 0;
    for (unsigned n = 0; n < 20'000; ++n) {
        // One suit and a few honours: many complete hands, many of them with several readings.
        const Counts tiles = random_tiles(random, 5 + 3 * random.below(4), kinds::dots);
        std::multiset<std::pair<unsigned, Sets>> fast;
        Reading reading;
        for_each_sets_and_pair(suits(), tiles, reading, [&](const Reading& r) {
            Sets sets;
            for (const TileSet& set : r.sets) sets.push_back({set.kind, set.tile.index()});
            std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) {
                return std::pair(a.first == SetKind::Chow, a.second) <
                       std::pair(b.first == SetKind::Chow, b.second);
            });
            fast.insert({r.pair.index(), sets});
        });
        const auto slow = slow_readings(tiles);
        ASSERT_EQ(std::vector(fast.begin(), fast.end()), std::vector(slow.begin(), slow.end()));
        complete += !slow.empty();
        several += slow.size() > 1;
    }
    EXPECT_GT(complete, 1000u);
    EXPECT_GT(several, 50u);
}

TEST(Decompose, SpecialShapes) {
    const auto kinds_of = [](const char* text) {
        const ParsedHand hand = parse_hand(text, HandForm::Winning).value();
        Counts standing = hand.hand.standing;
        standing.add(*hand.win);
        std::vector<ReadingKind> kinds;
        for_each_reading(suits(), standing, hand.hand.melds, shapes::all_five,
                         [&](const Reading& r) { kinds.push_back(r.kind); });
        return kinds;
    };
    using enum ReadingKind;
    EXPECT_EQ(kinds_of("19m19p19sESWNCFP P"), std::vector{ThirteenOrphans});
    EXPECT_EQ(kinds_of("147m258p369sESWN C"), std::vector{HonorsKnitted});
    EXPECT_EQ(kinds_of("147m258p369s123mE E"), std::vector{KnittedStraight});
    EXPECT_EQ(kinds_of("[CCC] 147m258p369sE E"), std::vector{KnittedStraight});
    EXPECT_EQ(kinds_of("1133557799m113p 3p"), std::vector{SevenPairs});
    EXPECT_EQ(kinds_of("112233m445566p7s 7s"), (std::vector{SetsAndPair, SevenPairs}));
    EXPECT_EQ(kinds_of("123m456p789s1234s 5s"), std::vector<ReadingKind>{});
}

/// How many different suits are so many sets, with and without a pair: counted from the table itself.
std::array<std::uint64_t, 10> complete_suits(Suit suit, unsigned ranks) {
    std::array<std::uint64_t, 10> n{};
    SuitKey size = 1;
    for (unsigned r = 0; r < ranks; ++r) size *= 5;
    for (SuitKey key = 0; key < size; ++key) {
        unsigned tiles = 0;
        for (SuitKey k = key; k; k /= 5) tiles += k % 5;
        if (tiles > 14) continue;
        const SuitFinish finish = suits().finish(suit, key);
        if (finish.is_sets()) ++n[tiles / 3];
        if (finish.is_sets_and_pair()) ++n[5 + tiles / 3];
    }
    return n;
}

// Published counts: 13,259 complete hands of one suit are sets and a pair (or seven pairs), and 11,498,658
// hands of all tiles are four sets and a pair.
TEST(Decompose, NumberOfCompleteHands) {
    const auto suit = complete_suits(Suit::Dots, 9), honors = complete_suits(Suit::Honors, 7);
    const auto join = [](const auto& a, const auto& b) {
        std::array<std::uint64_t, 10> c{};
        for (unsigned i = 0; i < 5; ++i)
            for (unsigned j = 0; i + j < 5; ++j) {
                c[i + j] += a[i] * b[j];
                c[5 + i + j] += a[i] * b[5 + j] + a[5 + i] * b[j];
            }
        return c;
    };
    const auto all = join(join(suit, suit), join(suit, honors));
    EXPECT_EQ(suit[9], 13'259u);
    EXPECT_EQ(all[9], 11'498'658u);
}

}  // namespace
}  // namespace sifang::test
