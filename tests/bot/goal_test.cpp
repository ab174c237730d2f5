// Goals by look-ups against the same goals by trying everything.

#include "bot/goal.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "bot/approach.hpp"
#include "hand/shanten.hpp"
#include "support/deck.hpp"
#include "support/goal_search.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"

namespace sifang::test {
namespace {

Counts of_kinds(const Counts& tiles, Kinds within) {
    Counts kept;
    for (const Tile tile : tiles.present() & within) kept.add(tile, tiles[tile]);
    return kept;
}

/// So many pungs and a pair, by trying all of them.
unsigned slow_pungs(const Counts& tiles, unsigned sets) {
    unsigned best = 99;
    for (const Tile pair : kinds::hand) {
        std::vector<unsigned> costs;
        for (const Tile tile : kinds::hand)
            if (tile != pair) costs.push_back(3 - std::min(3u, tiles[tile]));
        std::sort(costs.begin(), costs.end());
        unsigned missing = 2 - std::min(2u, tiles[pair]);
        for (unsigned i = 0; i < sets; ++i) missing += costs[i];
        best = std::min(best, missing);
    }
    return best;
}

TEST(Goal, PungsAreCountedByWhatIsThere) {
    Random random(2);
    const Goal goal{.pungs = true};
    for (unsigned i = 0; i < 2'000; ++i) {
        const unsigned melds = random.below(4);
        const auto pursuit = Pursuit::of(goal, some_melds(melds));
        ASSERT_TRUE(pursuit);
        // Few kinds, so that pairs and threes come up.
        const Counts tiles = random_tiles(random, 14 - 3 * melds, kinds::honors | kinds::dots);
        ASSERT_EQ(pursuit->distance(suits(), tiles), slow_pungs(tiles, 4 - melds));
    }
}

TEST(Goal, SetsAskedForAreTakenOutFirst) {
    Random random(3);
    const Goal goal{.sets = {GoalSet{true, Tile::of(Suit::Characters, 1)},
                             GoalSet{true, Tile::of(Suit::Dots, 4)},
                             GoalSet{true, Tile::of(Suit::Bamboo, 7)}}};
    Kinds nine;
    for (unsigned nth = 0; nth < 3; ++nth)
        for (const GoalSet& set : goal.sets) nine.add(Tile::of_index(set.tile.index() + nth));
    const auto pursuit = Pursuit::of(goal, {});
    ASSERT_TRUE(pursuit);
    for (unsigned i = 0; i < 200; ++i) {
        const Counts tiles = random_tiles(random, 14);
        const int slow = GoalSearch(tiles, 1).distance(nine, 14);
        ASSERT_EQ(pursuit->distance(suits(), tiles), static_cast<unsigned>(slow));
    }
}

TEST(Goal, AStepNamesExactlyTheTilesThatHelp) {
    Random random(4);
    const std::vector<Goal> goals{
        {},
        {.within = kinds::bamboo | kinds::honors},
        {.pungs = true},
        {.shape = shapes::seven_pairs},
        {.sets = {GoalSet{false, tiles::red}}},
        {.sets = {GoalSet{true, Tile::of(Suit::Dots, 1)}, GoalSet{true, Tile::of(Suit::Dots, 2)},
                  GoalSet{true, Tile::of(Suit::Dots, 3)}}},
    };
    for (unsigned i = 0; i < 300; ++i) {
        const Counts tiles = random_tiles(random, 13);
        for (const Goal& goal : goals) {
            const auto pursuit = Pursuit::of(goal, {});
            const auto step = pursuit->step(suits(), tiles, kinds::hand);
            ASSERT_EQ(step.distance, pursuit->distance(suits(), tiles));
            ASSERT_GE(step.distance, pursuit->at_least(tiles));
            for (const Tile tile : goal.within - tiles.at_least(4)) {
                Counts more = tiles;
                more.add(tile);
                ASSERT_EQ(step.nearer.has(tile), pursuit->distance(suits(), more) < step.distance);
            }
            ASSERT_TRUE(step.nearer.only(goal.within));
        }
    }
}

/// Tile after tile, in and out: the same as looking at all of them anew.
TEST(Approach, KnowsWhatItsPursuitKnows) {
    Random random(6);
    const std::vector<Goal> goals{
        {},
        {.within = kinds::bamboo | kinds::honors},
        {.pungs = true},
        {.shape = shapes::thirteen_orphans},
        {.sets = {GoalSet{false, tiles::red}, GoalSet{false, tiles::white}}},
        {.sets = {GoalSet{true, Tile::of(Suit::Dots, 2)}, GoalSet{true, Tile::of(Suit::Dots, 3)},
                  GoalSet{true, Tile::of(Suit::Dots, 4)}}},
    };
    for (std::uint64_t i = soak_or(150, 5'000); i > 0; --i)
        for (const Goal& goal : goals) {
            const bool melds_fit = goal.shape == shapes::sets_and_pair && !goal.pungs && random.one_in(2);
            const Melds melds = melds_fit ? Melds{{MeldKind::Pung, tiles::east, Giver::Left}} : Melds{};
            const auto pursuit = Pursuit::of(goal, melds);
            ASSERT_TRUE(pursuit);
            Approach approach(suits(), *pursuit, random_tiles(random, melds_fit ? 10 : 13));
            const unsigned rest = melds_fit ? 11 : 14;
            while (approach.distance() > 0) {
                ASSERT_EQ(approach.distance(), pursuit->distance(suits(), approach.tiles()));
                const Kinds nearer = approach.nearer(kinds::hand);
                ASSERT_EQ(nearer, pursuit->step(suits(), approach.tiles(), kinds::hand).nearer);
                for (const Tile tile : approach.tiles().present()) {
                    Counts less = approach.tiles();
                    less.remove(tile);
                    ASSERT_EQ(approach.distance_without(tile), pursuit->distance(suits(), less));
                }
                ASSERT_FALSE(nearer.empty());
                unsigned nth = random.below(nearer.size());
                for (const Tile tile : nearer)
                    if (nth-- == 0) approach.add(tile);
            }
            const unsigned too_many = approach.tiles().total() - rest;
            ASSERT_EQ(approach.spare(too_many), too_many);
            ASSERT_EQ(approach.tiles().total(), rest);
            ASSERT_EQ(pursuit->distance(suits(), approach.tiles()), 0u);
            for (const Tile tile : approach.tiles().present())
                ASSERT_GT(approach.distance_without(tile), 0u) << "nothing more can go";
        }
}

TEST(Goal, TilesOutsideItDoNotCount) {
    Random random(5);
    const Goal goal{.within = kinds::dots | kinds::honors};
    const auto pursuit = Pursuit::of(goal, {});
    for (unsigned i = 0; i < 200; ++i) {
        const Counts tiles = random_tiles(random, 14);
        const Counts kept = of_kinds(tiles, goal.within);
        ASSERT_EQ(pursuit->distance(suits(), tiles), pursuit->distance(suits(), kept));
    }
}

TEST(Goal, MeldsMustFit) {
    const Meld red_pung{MeldKind::Pung, tiles::red, Giver::Left};
    const Meld chow{MeldKind::Chow, Tile::of(Suit::Dots, 3), Giver::Left};
    EXPECT_TRUE(Pursuit::of(Goal{}, {red_pung, chow}));
    EXPECT_FALSE(Pursuit::of(Goal{.pungs = true}, {red_pung, chow}));
    EXPECT_FALSE(Pursuit::of(Goal{.within = kinds::bamboo | kinds::honors}, {chow}));
    EXPECT_TRUE(Pursuit::of(Goal{.within = kinds::bamboo | kinds::honors}, {red_pung}));
    EXPECT_FALSE(Pursuit::of(Goal{.shape = shapes::seven_pairs}, {chow}));
    // Three chows are asked for: one other set may be there, not two.
    const Goal three{.sets = {GoalSet{true, Tile::of(Suit::Dots, 3)}, GoalSet{true, Tile::of(Suit::Dots, 4)},
                              GoalSet{true, Tile::of(Suit::Dots, 5)}}};
    EXPECT_TRUE(Pursuit::of(three, {red_pung, chow}));
    EXPECT_FALSE(Pursuit::of(three, {red_pung, {MeldKind::Pung, tiles::east, Giver::Left}}));
}

}  // namespace
}  // namespace sifang::test
