// Shanten, waits and useful tiles against the meaning of the words, searched the slow way.

#include "hand/shanten.hpp"

#include <gtest/gtest.h>

#include "hand/notation.hpp"
#include "support/deck.hpp"
#include "support/goal_search.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"

namespace sifang::test {
namespace {

constexpr Shapes every_shape[] = {
    shapes::sets_and_pair,
    shapes::seven_pairs,
    shapes::seven_different_pairs,
    shapes::thirteen_orphans,
    shapes::knitted_straight,
    shapes::honors_knitted,
    shapes::sets_and_pair | shapes::seven_different_pairs | shapes::thirteen_orphans,
    shapes::all_five};

Hand read(const char* text) { return parse_hand(text, HandForm::Waiting).value().hand; }

/// A few families of tiles in which shapes are near: whole walls, one suit, two suits, ends and honours.
Hand random_hand(Random& random, unsigned extra) {
    constexpr Kinds families[] = {kinds::hand,
                                  kinds::hand,
                                  kinds::dots,
                                  kinds::characters | kinds::honors,
                                  kinds::terminals_and_honors,
                                  kinds::suited};
    Hand hand;
    const Kinds from = families[random.below(6)];
    hand.melds = some_melds(from.any(kinds::honors) && from != kinds::hand ? 0 : random.below(5));
    hand.standing = random_tiles(random, hand.resting_size() + extra, from);
    return hand;
}

/// Any of them for a closed hand; with melds one that is open to it.
Shapes random_shapes(Random& random, const Hand& hand) {
    const Shapes one = every_shape[random.below(std::size(every_shape))];
    return hand.melds.empty() ? one : one | shapes::sets_and_pair;
}

TEST(Shanten, KnownHands) {
    const struct {
        const char* hand;
        Shapes shapes;
        int shanten;
    } known[] = {
        {"123m456p789s11s345s", shapes::sets_and_pair, -1},
        {"123m456p78s99p345s", shapes::sets_and_pair, 0},
        {"1112345678999m", shapes::sets_and_pair, 0},
        {"1133557799m1133p", shapes::seven_pairs, -1},
        {"1111222233334m", shapes::seven_pairs, 0},
        {"1111222233334m", shapes::seven_different_pairs, 6},
        {"19m19p19sESWNCFP", shapes::thirteen_orphans, 0},
        {"147m258p369sESWN", shapes::honors_knitted, 0},
        {"147m258p369s123mE", shapes::knitted_straight, 0},
        // Four ones and nine tiles in pungs wait for a pair of ones that cannot be: one more step.
        {"1111m444m777m222p", shapes::sets_and_pair, 1},
    };
    for (const auto& [text, shapes, expected] : known)
        EXPECT_EQ(shanten(suits(), read(text), shapes), expected) << text;
}

TEST(Shanten, AllHandsOfFourTilesInOneSuitAndHonors) {
    const Kinds from = kinds::bamboo | kinds::winds;
    Hand hand;
    hand.melds = some_melds(3);
    for (const Tile a : from)
        for (const Tile b : from)
            for (const Tile c : from)
                for (const Tile d : from) {
                    if (a > b || b > c || c > d) continue;
                    hand.standing = {};
                    for (const Tile t : {a, b, c, d}) hand.standing.add(t);
                    ASSERT_EQ(shanten(suits(), hand, shapes::sets_and_pair),
                              slow_distance(hand, shapes::sets_and_pair) - 1);
                }
}

TEST(Shanten, AllHandsOfSevenTilesInOneSuit) {
    Hand hand;
    hand.melds = some_melds(2);
    std::vector<unsigned> ranks(7, 0);
    const auto next = [&] {  // the next multiset of seven ranks
        std::size_t i = 7;
        while (i > 0 && ranks[i - 1] == 8) --i;
        if (i == 0) return false;
        std::fill(ranks.begin() + static_cast<std::ptrdiff_t>(i) - 1, ranks.end(), ranks[i - 1] + 1);
        return true;
    };
    do {
        hand.standing = {};
        bool possible = true;
        for (const unsigned r : ranks) {
            const Tile t = Tile::of_index(r);
            possible = possible && hand.standing.can_add(t);
            if (possible) hand.standing.add(t);
        }
        if (possible) {
            ASSERT_EQ(shanten(suits(), hand, shapes::sets_and_pair),
                      slow_distance(hand, shapes::sets_and_pair) - 1);
        }
    } while (next());
}

TEST(Shanten, RandomHandsSoak) {
    Random random(20131);
    const std::uint64_t hands = soak_or(10'000, 1'000'000);
    for (std::uint64_t n = 0; n < hands; ++n) {
        const Hand hand = random_hand(random, random.below(2));
        const Shapes shapes = random_shapes(random, hand);
        ASSERT_EQ(shanten(suits(), hand, shapes), slow_distance(hand, shapes) - 1)
            << write_hand(hand) << " hand " << n;
    }
}

TEST(Waits, AreTheTilesThatCompleteTheHand) {
    Random random(7);
    unsigned waiting = 0;
    for (std::uint64_t n = 0; n < soak_or(60'000, 1'000'000); ++n) {
        const Hand hand = random_hand(random, 0);
        const Shapes shapes = random_shapes(random, hand);
        const Kinds found = waits(suits(), hand, shapes);
        waiting += !found.empty();
        for (const Tile t : kinds::hand - hand.standing.at_least(4)) {
            Hand full = hand;
            full.standing.add(t);
            ASSERT_EQ(found.has(t), shanten(suits(), full, shapes) == -1) << write_hand(hand);
        }
    }
    EXPECT_GT(waiting, 1000u);  // the families above must really give waiting hands
}

TEST(Waits, FifthCopyIsAWaitOfTheShape) {
    EXPECT_EQ(waits(suits(), read("[CCC] [FFF] 1111234m"), shapes::sets_and_pair),
              Kinds::of(Tile::of(Suit::Characters, 1)) | Kinds::of(Tile::of(Suit::Characters, 4)));
    EXPECT_EQ(available(waits(suits(), read("[CCC] [FFF] 1111234m"), shapes::sets_and_pair),
                        read("[CCC] [FFF] 1111234m")),
              Kinds::of(Tile::of(Suit::Characters, 4)));
    // Also when the four lie in melds, and when a pung stands beside the pair it would make.
    EXPECT_EQ(available(waits(suits(), read("[444m] [CCC] 4567m345p"), shapes::sets_and_pair),
                        read("[444m] [CCC] 4567m345p")),
              Kinds::of(Tile::of(Suit::Characters, 7)));
}

TEST(Useful, TilesAreThoseThatBringTheHandNearer) {
    Random random(11);
    for (std::uint64_t n = 0; n < soak_or(3'000, 100'000); ++n) {
        const Hand hand = random_hand(random, 0);
        const Shapes shapes = random_shapes(random, hand);
        const int now = shanten(suits(), hand, shapes);
        Kinds nearer;
        for (const Tile t : kinds::hand - hand.standing.at_least(4)) {
            Hand full = hand;
            full.standing.add(t);
            if (shanten(suits(), full, shapes) < now) nearer.add(t);
        }
        ASSERT_EQ(useful_tiles(suits(), hand, shapes), nearer) << write_hand(hand);
    }
}

TEST(Useful, AfterEachDiscardTheSame) {
    Random random(12);
    for (std::uint64_t n = 0; n < soak_or(3'000, 100'000); ++n) {
        const Hand hand = random_hand(random, 1);
        const Shapes shapes = random_shapes(random, hand);
        const DiscardOptions options = discard_options(suits(), hand, shapes);
        ASSERT_EQ(options.size(), hand.standing.present().size());
        for (const DiscardOption& option : options) {
            Hand left = hand;
            left.standing.remove(option.tile);
            ASSERT_EQ(option.shanten, shanten(suits(), left, shapes)) << write_hand(hand);
            ASSERT_EQ(option.useful, useful_tiles(suits(), left, shapes)) << write_hand(hand);
        }
    }
}

}  // namespace
}  // namespace sifang::test
