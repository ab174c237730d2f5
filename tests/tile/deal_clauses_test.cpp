// Dice, break and deal clause by clause; each test carries the clause it shows.
#include <gtest/gtest.h>

#include "support/deal_rules.hpp"
#include "tile/deal.hpp"

namespace sifang {
namespace {

Break opened(const DealRule& rule, Dice dice, Wind dealer = Wind::East) {
    return where_to_break(rule, dealer, dice).value();
}
std::vector<unsigned> numbers(const Deal& dealt, Wind seat) {
    std::vector<unsigned> all;
    for (const TileCopy copy : dealt.hands[static_cast<std::size_t>(seat)]) all.push_back(copy.number());
    return all;
}
using Numbers = std::vector<unsigned>;

void expect_seats(const std::vector<unsigned>& totals, Wind seat) {
    for (const unsigned total : totals) EXPECT_EQ(seat_hit(Wind::East, total), seat) << total;
}

// mcr:3.5.7.4 a
TEST(DealClauses, Mcr_3_5_7_4_a_EighteenStacksOfTwoEach) {
    EXPECT_EQ(deal_rules::mcr.stacks_a_wall(), 18u);
    EXPECT_EQ(deal_rules::mcr.tiles(), 144u);
    EXPECT_EQ(place_of(deal_rules::mcr, 35), (Place{Wind::East, 18, false}));
    EXPECT_EQ(place_of(deal_rules::mcr, 36), (Place{Wind::North, 1, true}));
}

// mcr:3.5.7.5(1) a
TEST(DealClauses, Mcr_3_5_7_5_1_a_TwoDiceThrownTwice) {
    EXPECT_TRUE(where_to_break(deal_rules::mcr, Wind::East, {1, 2, 3, 4}));
    EXPECT_FALSE(where_to_break(deal_rules::mcr, Wind::East, {1, 2}));
}

// mcr:3.5.7.5(2) a
TEST(DealClauses, Mcr_3_5_7_5_2_a_TheDealersTotalNamesTheSecondThrower) {
    EXPECT_EQ(opened(deal_rules::mcr, {3, 4, 6, 6}).owner, Wind::West);
    EXPECT_EQ(opened(deal_rules::mcr, {3, 4, 6, 6}, Wind::North).owner, Wind::South);
}

// mcr:3.5.7.5(2) b
TEST(DealClauses, Mcr_3_5_7_5_2_b_CountingFromTheDealer) {
    expect_seats({5, 9}, Wind::East);
    expect_seats({2, 6, 10}, Wind::South);
    expect_seats({3, 7, 11}, Wind::West);
    expect_seats({4, 8, 12}, Wind::North);
}

// mcr:3.5.7.5(3) a
TEST(DealClauses, Mcr_3_5_7_5_3_a_TheSumOfBothThrowsOpensTheWall) {
    EXPECT_EQ(opened(deal_rules::mcr, {3, 4, 6, 2}).count, 15u);
}

// mcr:3.5.7.5(4) a
TEST(DealClauses, Mcr_3_5_7_5_4_a_CountedFromTheRightOfTheSecondThrowersWall) {
    const Break at = opened(deal_rules::mcr, {3, 4, 6, 2});
    EXPECT_EQ(taken_from(deal_rules::mcr, at, 0), (Place{Wind::West, 16, true}));
    EXPECT_EQ(taken_from(deal_rules::mcr, at, 1), (Place{Wind::West, 16, false}));
    // The wall after West's, clockwise, is South's.
    EXPECT_EQ(taken_from(deal_rules::mcr, at, 6), (Place{Wind::South, 1, true}));
    // 24 is past the end of any wall.
    EXPECT_EQ(taken_from(deal_rules::mcr, opened(deal_rules::mcr, {6, 6, 6, 6}), 0),
              (Place{Wind::West, 7, true}));
    DealRule other = deal_rules::mcr;
    other.open_at = OpenAt::Counted;
    EXPECT_EQ(taken_from(other, at, 0), (Place{Wind::West, 15, true}));
}

// mcr:3.5.7.5(4) b
TEST(DealClauses, Mcr_3_5_7_5_4_b_TwoStacksThreeTimesDealerFirst) {
    const auto all = reaches(deal_rules::mcr, Wind::South);
    for (unsigned i = 0; i < 12; ++i)
        EXPECT_EQ(all[i], (Reach{static_cast<Wind>((1 + i) % 4), static_cast<std::uint8_t>(4 * i), 4, 1}));
}

// mcr:3.5.7.5(4) c and d
TEST(DealClauses, Mcr_3_5_7_5_4_c_TheDealersJumpThenOneEach) {
    const auto all = reaches(deal_rules::mcr, Wind::East);
    ASSERT_EQ(all.size(), 16u);
    EXPECT_EQ(all[12], (Reach{Wind::East, 48, 2, 4}));
    EXPECT_EQ(all[13], (Reach{Wind::South, 49, 1, 1}));
    EXPECT_EQ(all[14], (Reach{Wind::West, 50, 1, 1}));
    EXPECT_EQ(all[15], (Reach{Wind::North, 51, 1, 1}));
    EXPECT_EQ(tiles_dealt(deal_rules::mcr), 53u);
}
TEST(DealClauses, Mcr_3_5_7_5_4_d_FourteenAndThirteen) {
    const Deal dealt = deal(deal_rules::mcr, Wind::East, Break{Wind::East, 18}, unshuffled(Flowers::With));
    EXPECT_EQ(numbers(dealt, Wind::East).size(), 14u);
    for (const Wind seat : {Wind::South, Wind::West, Wind::North})
        EXPECT_EQ(numbers(dealt, seat).size(), 13u);
    EXPECT_EQ(dealt.order[0].number(), 36u);
}

// mcr:3.4.20
TEST(DealClauses, Mcr_3_4_20_ReplacementsFromTheEndUpperTileFirst) {
    const Break at = opened(deal_rules::mcr, {3, 4, 6, 2});
    Remaining left(deal_rules::mcr);
    EXPECT_EQ(taken_from(deal_rules::mcr, at, *left.replace()), (Place{Wind::West, 15, true}));
    EXPECT_EQ(taken_from(deal_rules::mcr, at, *left.replace()), (Place{Wind::West, 15, false}));
    EXPECT_EQ(taken_from(deal_rules::mcr, at, *left.replace()), (Place{Wind::West, 14, true}));
}

// mcr:3.4.30, gb98:Q14(2)
TEST(DealClauses, Gb98_Q14_2_NoDeadWallAllTilesAreDrawn) {
    Remaining left(deal_rules::gb98);
    EXPECT_EQ(left.left(), 144u - 53u);
    for (unsigned n = 53; n < 144; ++n) EXPECT_EQ(left.draw(), n);
    EXPECT_EQ(left.draw(), std::nullopt);
}

// gb98:Q31(1) a, Q31(3)
TEST(DealClauses, Gb98_Q31_3_BothTotalsAddedOpenTheWall) {
    EXPECT_EQ(opened(deal_rules::gb98, {3, 4, 2, 3}), (Break{Wind::West, 12}));
}

// gb98:Q31(2)
TEST(DealClauses, Gb98_Q31_2_TheTableOfSeatsUpToEighteen) {
    expect_seats({5, 9, 13, 17}, Wind::East);
    expect_seats({2, 6, 10, 14, 18}, Wind::South);
    expect_seats({3, 7, 11, 15}, Wind::West);
    expect_seats({4, 8, 12, 16}, Wind::North);
}

// gb98:Q32 a
TEST(DealClauses, Gb98_Q32_a_SeventeenMeansStacksEighteenAndNineteen) {
    const Break at = opened(deal_rules::gb98, {3, 4, 4, 6});
    ASSERT_EQ(at, (Break{Wind::West, 17}));
    EXPECT_EQ(taken_from(deal_rules::gb98, at, 0), (Place{Wind::West, 18, true}));
    EXPECT_EQ(taken_from(deal_rules::gb98, at, 3), (Place{Wind::South, 1, false}));  // the nineteenth
}

// gb98:Q32 b
TEST(DealClauses, Gb98_Q32_b_ThreeTimesTwoStacksThenTheJump) {
    EXPECT_EQ(deal_rules::gb98, deal_rules::mcr);
    // Opened after stack 18 of South's wall, the taking starts at place 0: tiles are their places in the
    // taking.
    const Deal dealt = deal(deal_rules::gb98, Wind::East, Break{Wind::South, 18}, unshuffled(Flowers::With));
    EXPECT_EQ(numbers(dealt, Wind::East), (Numbers{0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52}));
    EXPECT_EQ(numbers(dealt, Wind::North), (Numbers{12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51}));
}

// hk:1.3 a and b
TEST(DealClauses, Hk_1_3_a_ThreeDiceTheThrowerCountsAsOne) {
    EXPECT_EQ(deal_rules::hk.dice, 3);
    EXPECT_FALSE(where_to_break(deal_rules::hk, Wind::East, {1, 2}));
}
TEST(DealClauses, Hk_1_3_b_TheTableOfSeats) {
    expect_seats({5, 9, 13, 17}, Wind::East);
    expect_seats({6, 10, 14, 18}, Wind::South);
    expect_seats({3, 7, 11, 15}, Wind::West);
    expect_seats({4, 8, 12, 16}, Wind::North);
}

// hk:2.2
TEST(DealClauses, Hk_2_2_TheFirstThrowNamesTheDealerAndOpensHisWall) {
    EXPECT_EQ(first_deal(deal_rules::hk, Wind::East, {2, 4, 5}),
              (FirstDeal{Wind::West, Break{Wind::West, 11}}));
    EXPECT_FALSE(first_deal(deal_rules::hk, Wind::East, {2, 4, 9}));
}

// hk:2.3 a and b
TEST(DealClauses, Hk_2_3_a_TheSumNamesTheWall) {
    EXPECT_EQ(opened(deal_rules::hk, {1, 1, 2}, Wind::South), (Break{Wind::East, 4}));
}
TEST(DealClauses, Hk_2_3_b_AsManyStacksAreLeftAndTheNextTwoTaken) {
    const Break at = opened(deal_rules::hk, {1, 1, 2});
    EXPECT_EQ(taken_from(deal_rules::hk, at, 0), (Place{Wind::North, 5, true}));
    EXPECT_EQ(taken_from(deal_rules::hk, at, 3), (Place{Wind::North, 6, false}));
    EXPECT_EQ(taken_from(deal_rules::hk, at, 143), (Place{Wind::North, 4, false}));
}

// hk:2.3 c and d
TEST(DealClauses, Hk_2_3_c_EachTakesTwoStacksUntilTwelve) {
    unsigned taken[4] = {};
    const auto all = reaches(deal_rules::hk, Wind::West);
    for (unsigned i = 0; i < 12; ++i) taken[static_cast<unsigned>(all[i].seat)] += all[i].tiles;
    for (const unsigned n : taken) EXPECT_EQ(n, 12u);
    EXPECT_EQ(all[0].seat, Wind::West);
    EXPECT_EQ(all[1].seat, Wind::North);
}
TEST(DealClauses, Hk_2_3_d_JumpThenLowerFirstUpperSecondLowerSecond) {
    const auto all = reaches(deal_rules::hk, Wind::East);
    const Break at{Wind::East,
                   1};  // the taking starts at East's second stack; 48 tiles later, North's eighth
    const auto place = [&](unsigned nth) { return taken_from(deal_rules::hk, at, nth); };
    EXPECT_EQ(place(all[12].from), (Place{Wind::North, 8, true}));
    EXPECT_EQ(place(all[12].from + all[12].step), (Place{Wind::North, 10, true}));
    EXPECT_EQ(place(all[13].from), (Place{Wind::North, 8, false}));
    EXPECT_EQ(place(all[14].from), (Place{Wind::North, 9, true}));
    EXPECT_EQ(place(all[15].from), (Place{Wind::North, 9, false}));
}

// zds:1-2 a and b
TEST(DealClauses, Zds_1_2_a_TwoDiceInOneThrow) {
    EXPECT_EQ(opened(deal_rules::zds, {3, 4}), (Break{Wind::West, 7}));
}
TEST(DealClauses, Zds_1_2_b_TwoThrowsOnHandStackedTables) {
    EXPECT_EQ(opened(deal_rules::zds_two_throws, {3, 4, 1, 1}), (Break{Wind::West, 9}));
}

// zds:1-7 a and b
TEST(DealClauses, Zds_1_7_a_SeventeenStacksEach) {
    EXPECT_EQ(deal_rules::zds.stacks_a_wall(), 17u);
    EXPECT_EQ(deal_rules::zds.tiles(), 136u);
}
TEST(DealClauses, Zds_1_7_b_StartWithTheStackAfterTheCount) {
    EXPECT_EQ(taken_from(deal_rules::zds, opened(deal_rules::zds, {3, 4}), 0), (Place{Wind::West, 8, true}));
    EXPECT_EQ(taken_from(deal_rules::zds, opened(deal_rules::zds, {6, 6}), 0),
              (Place{Wind::North, 13, true}));
}

// zds:1-7 c
TEST(DealClauses, Zds_1_7_c_FourFourFourOneAndTheDealersFourteenthIsADraw) {
    const Deal dealt =
        deal(deal_rules::zds, Wind::East, Break{Wind::South, 17}, unshuffled(Flowers::Without));
    EXPECT_EQ(numbers(dealt, Wind::East), (Numbers{0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48}));
    EXPECT_EQ(numbers(dealt, Wind::South).back(), 49u);
    EXPECT_EQ(Remaining(deal_rules::zds).draw(), 52u);
}

// zds:1-8 b and c
TEST(DealClauses, Zds_1_8_b_TheLastFourteenAreAlwaysTheDeadWall) {
    Remaining left(deal_rules::zds);
    EXPECT_EQ(left.left(), 136u - 52u - 14u);
    left.replace();
    EXPECT_EQ(left.left(), 136u - 52u - 14u - 1u);
}
TEST(DealClauses, Zds_1_8_c_TheTileBeforeTheDeadWallIsTheLast) {
    Remaining left(deal_rules::zds);
    left.replace();
    left.replace();
    unsigned last = 0;
    while (const auto drawn = left.draw()) last = *drawn;
    EXPECT_EQ(last, 136u - 14u - 2u - 1u);
    EXPECT_EQ(left.replace(), std::nullopt);
}

// zds:1-13 b
TEST(DealClauses, Zds_1_13_b_ReplacementsFromTheLastStackOfTheDeadWall) {
    Remaining left(deal_rules::zds);
    for (const unsigned nth : {134u, 135u, 132u, 133u}) EXPECT_EQ(left.replace(), nth);
    EXPECT_EQ(left.replace(), std::nullopt);
}

// zds:6-1 a
TEST(DealClauses, Zds_6_1_a_TheIndicatorIsTheUpperTileOfTheThirdStackFromTheEnd) {
    const Break at = opened(deal_rules::zds, {3, 4});
    const Remaining left(deal_rules::zds);
    EXPECT_EQ(taken_from(deal_rules::zds, at, *left.indicator(0)), (Place{Wind::West, 5, true}));
    EXPECT_EQ(taken_from(deal_rules::zds, at, *left.under_indicator(0)), (Place{Wind::West, 5, false}));
    EXPECT_EQ(taken_from(deal_rules::zds, at, *left.indicator(4)), (Place{Wind::West, 1, true}));
    EXPECT_EQ(left.indicator(5), std::nullopt);
    EXPECT_EQ(Remaining(deal_rules::mcr).indicator(0), std::nullopt);
}

}  // namespace
}  // namespace sifang
