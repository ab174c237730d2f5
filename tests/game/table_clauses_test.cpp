// What holds at every table of a book: tiles come as the book takes them, and nothing is said that is not a
// call.

#include <gtest/gtest.h>
#include <set>

#include "game/played_hand.hpp"
#include "game/script.hpp"
#include "support/soak.hpp"
#include "tile/notation.hpp"

namespace sifang::test {
namespace {

class TableDeal : public testing::TestWithParam<const char*> {};

// mcr:3.5.7.5(4), gb98:Q32, hk:2.3, zds:1-7, 1-13 b, 6-1: dice, break, deal, both ends of the wall,
// indicator.
TEST_P(TableDeal, TilesComeFromTheWallAsTheBookTakesThem) {
    const Table& table = table_of(GetParam());
    const PlayRules& rules = table.rules();
    const RedFives red{static_cast<std::uint8_t>(rules.red_fives[0]),
                       static_cast<std::uint8_t>(rules.red_fives[1]),
                       static_cast<std::uint8_t>(rules.red_fives[2])};
    Random random(20'261'118);
    RandomSource bytes{random};
    for (std::uint64_t hand = 0; hand < soak_or(50, 1'000); ++hand) {
        const Wall wall = shuffled(rules.deal.flowers, bytes);
        const Break opened = *where_to_break(rules.deal, Wind::East, throw_dice(rules.deal, bytes));
        const Deal dealt = deal(rules.deal, Wind::East, opened, wall);
        Remaining remaining(rules.deal);
        std::vector<Event> events;
        play_hand(table, {}, Croupier(rules, opened, wall), random, any_action(random), events,
                  [](const State&, const std::vector<Event>&) {});
        const auto at = [&](std::optional<unsigned> place) {
            return piece_of(dealt.order[place.value()], red);
        };
        unsigned indicators = 0, under = 0;
        for (const Event& event : events) {
            if (const auto* e = std::get_if<Dealt>(&event)) {
                const auto& taken = dealt.hands[static_cast<unsigned>(e->seat)];
                ASSERT_EQ(e->pieces.size(), taken.size());
                for (std::size_t i = 0; i < taken.size(); ++i)
                    EXPECT_EQ(e->pieces[i], piece_of(taken[i], red));
            }
            if (const auto* e = std::get_if<Drew>(&event)) {
                const bool head = e->from == DrawFrom::Head;
                EXPECT_EQ(e->piece, at(head ? remaining.draw() : remaining.replace()));
            }
            if (const auto* e = std::get_if<IndicatorTurned>(&event)) {
                EXPECT_EQ(e->piece, at(remaining.indicator(indicators++)));
            }
            if (const auto* e = std::get_if<UnderTurned>(&event)) {
                EXPECT_EQ(e->piece, at(remaining.under_indicator(under++)));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Every, TableDeal, testing::Values("mcr", "gb98", "hk", "zds", "riichi"),
                         [](const auto& book) { return std::string(book.param); });

/// How many tiles of the box are of these kinds.
unsigned in_the_box(Kinds kinds) {
    unsigned count = 0;
    for (const TileCopy copy : unshuffled(Flowers::With)) count += kinds.has(copy.tile());
    return count;
}
Kinds suit_of(Suit suit) {
    Kinds kinds;
    for (unsigned rank = 1; rank <= 9; ++rank) kinds.add(Tile::of(suit, rank));
    return kinds;
}

// mcr:3.5.5.1(1), gb98:Q15, Q12(6): and no other tile, so none that stands for another.
TEST(TheBox, Mcr_3_5_5_1_1_Gb98_Q15_AHundredAndFortyFourTilesOfFortyTwoDesigns) {
    Kinds designs;
    for (const TileCopy copy : unshuffled(Flowers::With)) designs.add(copy.tile());
    EXPECT_EQ(unshuffled(Flowers::With).size(), 144u);
    EXPECT_EQ(designs.size(), 42u);
    for (const char* book : {"mcr", "gb98", "hk"}) EXPECT_EQ(table_of(book).rules().deal.tiles(), 144u);
}
// mcr:3.5.5.1(2), hk:1.1 a
TEST(TheBox, Mcr_3_5_5_1_2_Hk_1_1_a_AHundredAndEightOfTheSuits) {
    for (const Suit suit : {Suit::Characters, Suit::Dots, Suit::Bamboo}) {
        EXPECT_EQ(in_the_box(suit_of(suit)), 36u);
        for (const Tile tile : suit_of(suit)) EXPECT_EQ(in_the_box(Kinds::of(tile)), 4u);
    }
}
// mcr:3.5.5.1(3), 3.4.15, 3.4.16, hk:1.1 b
TEST(TheBox, Mcr_3_5_5_1_3_Hk_1_1_b_SixteenWindsAndTwelveDragons) {
    EXPECT_EQ(write_tiles(kinds::winds), "ESWN");
    EXPECT_EQ(write_tiles(kinds::dragons), "CFP");
    EXPECT_EQ(in_the_box(kinds::winds), 16u);
    EXPECT_EQ(in_the_box(kinds::dragons), 12u);
    for (const Tile tile : kinds::honors) EXPECT_EQ(in_the_box(Kinds::of(tile)), 4u);
    EXPECT_EQ(kinds::honors, kinds::winds | kinds::dragons);
    EXPECT_EQ(write_tiles(kinds::terminals_and_honors), "19m19p19sESWNCFP");
}
// mcr:3.5.5.1(4), hk:1.1 c
TEST(TheBox, Mcr_3_5_5_1_4_Hk_1_1_c_EightFlowersOneEach) {
    EXPECT_EQ(write_tiles(kinds::flowers), "12345678f");
    for (const Tile tile : kinds::flowers) EXPECT_EQ(in_the_box(Kinds::of(tile)), 1u);
}

class FiveWords : public testing::TestWithParam<const char*> {};

// mcr:3.6.1 a, 3.4.25; gb98:Q35, Q24(20), Q43(1) a: chow, pung, kong, flower, win, and none stands for
// another.
TEST_P(FiveWords, NothingElseIsSaidAndOnlyWhoActsSaysIt) {
    const Table& table = table_of(GetParam());
    Random random(20'261'119);
    std::set<ActionKind> offered;
    for (int hand = 0; hand < 60; ++hand) {
        HandSetup setup;
        setup.declaring = hand % 2 == 0 ? Declaring::Assisted : Declaring::Competition;
        std::vector<Event> events;
        play_hand(table, setup, random_croupier(table, setup, random), random, any_action(random), events,
                  [&](const State& state, const std::vector<Event>&) {
                      for (const Wind seat : all_winds)
                          for (const Action& action : table.legal(state, seat)) offered.insert(action.kind);
                  });
    }
    EXPECT_EQ(offered, (std::set{ActionKind::Pass, ActionKind::Discard, ActionKind::Flower, ActionKind::Chow,
                                 ActionKind::Pung, ActionKind::Kong, ActionKind::ConcealedKong,
                                 ActionKind::AddedKong, ActionKind::Win}));
}

INSTANTIATE_TEST_SUITE_P(Both, FiveWords, testing::Values("mcr", "gb98"),
                         [](const auto& book) { return std::string(book.param); });

}  // namespace
}  // namespace sifang::test
