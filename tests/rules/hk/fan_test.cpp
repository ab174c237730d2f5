// Part 3, clause by clause: a hand that has the fan, with everything that adds up beside it, and one that has
// not.

#include <gtest/gtest.h>

#include "rules/hk/hk_book.hpp"

namespace sifang::hk_test {
namespace {

constexpr const char* flowers = "flowers=2f";  // the seat is East: a flower that is worth nothing

TEST(Hk_3_1_1, FourChowsWithAnyWaitAndAnyPair) {
    EXPECT_EQ(fan_of("[123m] 456p 789s 34m 99p 5m", flowers), "1: all_chows");
    EXPECT_EQ(fan_of("123m 456p 789s 35m 99p 4m", flowers), "1: all_chows");
    EXPECT_EQ(fan_of("123m 456p 789s 345m 9p 9p", flowers), "1: all_chows");
    EXPECT_EQ(fan_of("123m 456p 789s 345m E E", flowers), "1: all_chows");
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", flowers), "0: ");
    EXPECT_EQ(fan_of("(7777s) 123m 456p 34m 99p 5m", flowers), "0: ");
}

TEST(Hk_3_1_2, NoFlowerAtAll) {
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m"), "1: no_flowers");
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "flowers=2f"), "0: ");
}

TEST(Hk_3_1_3, FlowersOfTheSeat) {
    const char* hand = "123m 456p 777s 34m 99p 5m";
    EXPECT_EQ(fan_of(hand, "seat=E flowers=1f"), "1: seat_flower");
    EXPECT_EQ(fan_of(hand, "seat=S flowers=6f"), "1: seat_flower");
    EXPECT_EQ(fan_of(hand, "seat=W flowers=3f7f"), "2: seat_flower×2");
    EXPECT_EQ(fan_of(hand, "seat=N flowers=4f5f"), "1: seat_flower");
    EXPECT_EQ(fan_of(hand, "seat=N round=E flowers=1f"), "0: ");
}

TEST(Hk_3_1_4, WindsOfSeatAndRound) {
    const char* hand = "[SSS] 123m 456p 34m 99p 5m";
    EXPECT_EQ(fan_of(hand, "flowers=2f seat=E round=S"), "1: round_wind");
    EXPECT_EQ(fan_of(hand, "flowers=1f seat=S round=E"), "1: seat_wind");
    EXPECT_EQ(fan_of(hand, "flowers=1f seat=S round=S"), "2: round_wind seat_wind");
    EXPECT_EQ(fan_of(hand, "flowers=1f seat=W round=N"), "0: ");
    EXPECT_EQ(fan_of("123m 456p 345m 99p SS S", "flowers=1f seat=S round=S"), "2: round_wind seat_wind");
}

TEST(Hk_3_1_4, AKongOfTheWindCounts) {
    for (const char* hand :
         {"[SSSS] 123m 456p 34m 99p 5m", "[SSS+S] 123m 456p 34m 99p 5m", "(SSSS) 123m 456p 34m 99p 5m"})
        EXPECT_EQ(fan_of(hand, "flowers=1f seat=S"), "1: seat_wind");
}

TEST(Hk_3_1_5, EachDragonPung) {
    EXPECT_EQ(fan_of("[CCC] 123m 456p 34m 99p 5m", flowers), "1: dragon_pung");
    EXPECT_EQ(fan_of("[CCC] (PPPP) 123m 34p 99p 5p", flowers), "2: dragon_pung×2");
    EXPECT_EQ(fan_of("123m 456p 345m 999p C C", flowers), "0: ");
}

TEST(Hk_3_1_6, SelfDrawn) {
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "draw flowers=2f"), "1: self_drawn");
    EXPECT_EQ(fan_of("[123m] 456p 777s 34m 99p 5m", "draw flowers=2f"), "1: self_drawn");
}

TEST(Hk_3_1_7, OnesNinesAndHonoursWithAllPungsAdded) {
    EXPECT_EQ(fan_of("[111m] [999p] [NNN] 11s WW W", flowers), "4: all_pungs all_terminals_and_honors");
    EXPECT_EQ(fan_of("[111m] [999p] [NNN] 22s WW W", flowers), "3: all_pungs");
}

TEST(Hk_3_1_8, RobbingTheKong) {
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "flowers=2f robbing"), "1: robbing_the_kong");
    EXPECT_EQ(fan_of("123m 456p 777s 345m 9p 9p", "flowers=2f robbing"), "0: ")
        << "a copy is held: nobody can have the other three and add this one";
}

TEST(Hk_3_1_9, OutOnKong) {
    const char* how = "draw flowers=2f replacement";
    for (const char* hand :
         {"[7777s] 123m 456p 34m 99p 5m", "[777s+7s] 123m 456p 34m 99p 5m", "(7777s) 123m 456p 34m 99p 5m"})
        EXPECT_EQ(fan_of(hand, how), "2: out_on_kong self_drawn");
    EXPECT_EQ(fan_of("777s 123m 456p 34m 99p 5m", how), "1: self_drawn") << "there is no kong";
}

TEST(Hk_3_1_10, LastTileOfTheWallSelfDrawnOnly) {
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "draw flowers=2f last_wall_tile"),
              "2: last_wall_tile self_drawn");
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "flowers=2f last_wall_tile"), "0: ");
}

TEST(Hk_3_1_11, AllSeasonsOrAllPlants) {
    const char* hand = "123m 456p 777s 34m 99p 5m";
    EXPECT_EQ(fan_of(hand, "flowers=1234f"), "2: flower_set seat_flower");
    EXPECT_EQ(fan_of(hand, "flowers=5678f"), "2: flower_set seat_flower");
    EXPECT_EQ(fan_of(hand, "flowers=234f"), "0: ");
    EXPECT_EQ(fan_of(hand, "flowers=3456f"), "1: seat_flower") << "four, but not of one kind";
}

TEST(Hk_3_3_1, OneSuitAndHonours) {
    EXPECT_EQ(fan_of("[123m] 456m 777m 34m EE 5m", flowers), "3: half_flush");
    EXPECT_EQ(fan_of("[123m] 456m 777m 34p EE 5p", flowers), "0: ");
    EXPECT_EQ(fan_of("[EEE] [SSS] [WWW] [CCC] P P", "flowers=1f seat=N round=N"),
              "14: all_honors all_pungs dragon_pung")
        << "honours alone are of no suit";
}

TEST(Hk_3_3_2, PungsOrKongsAlone) {
    EXPECT_EQ(fan_of("[222m] [3333p] (4444s) 77m 99p 9p", flowers), "3: all_pungs");
    EXPECT_EQ(fan_of("[222m] [3333p] [345s] 77m 99p 9p", flowers), "0: ");
}

TEST(Hk_3_3_3, SevenFlowers) {
    EXPECT_EQ(fan_of("7f", "flower_win flowers=1234567f"), "3: seven_flowers");
    EXPECT_EQ(fan_of("[123m] 1m9s 8f", "draw flower_win flowers=2345678f seat=N"), "3: seven_flowers")
        << "the tiles are not looked at";
}

TEST(Hk_3_4_1, TwoDragonPungsAndAPairOfTheThird) {
    EXPECT_EQ(fan_of("[CCC] [FFFF] 123m 456p P P", flowers), "5: little_three_dragons");
    EXPECT_EQ(fan_of("[CCC] [FFFF] 123m 456p E E", flowers), "2: dragon_pung×2");
}

TEST(Hk_3_5_1, OneSuitWithoutHonours) {
    EXPECT_EQ(fan_of("[123m] 456m 777m 34m 99m 5m", flowers), "7: full_flush");
    EXPECT_EQ(fan_of("[123m] 456m 777m 34m CC 5m", flowers), "3: half_flush");
}

TEST(Hk_3_6_1, ThreeDragonSets) {
    EXPECT_EQ(fan_of("[CCC] [FFFF] PP 123m 99p P", flowers), "8: big_three_dragons");
}

TEST(Hk_3_7_1, HonoursAlone) {
    EXPECT_EQ(fan_of("[EEE] [SSS] [CCC] FF NN N", "flowers=1f seat=W round=W"),
              "14: all_honors all_pungs dragon_pung");
}

TEST(Hk_3_7_2, ThreeWindSetsAndAPairOfTheFourth) {
    EXPECT_EQ(fan_of("[EEE] [SSSS] [WWW] 45p NN 6p", "flowers=1f seat=S round=E"),
              "13: half_flush little_four_winds");
    EXPECT_EQ(fan_of("[EEE] [SSSS] [WWW] 45p 99p 6p", "flowers=1f seat=S round=E"),
              "5: half_flush round_wind seat_wind");
}

TEST(Hk_3_7_3, FourWindSets) {
    EXPECT_EQ(fan_of("[EEE] [SSSS] [WWW] NN 99p N", "flowers=1f seat=S round=E"),
              "17: all_pungs all_terminals_and_honors big_four_winds half_flush");
}

TEST(Hk_3_7_4_a, NothingClaimed) {
    EXPECT_EQ(fan_of("222m 333p 444s 77m 99p 9p", "draw flowers=2f"),
              "14: all_pungs four_concealed_pungs self_drawn");
    EXPECT_EQ(fan_of("[222m] 333p 444s 77m 99p 9p", "draw flowers=2f"), "4: all_pungs self_drawn");
    EXPECT_EQ(fan_of("[2222m] 333p 444s 77m 99p 9p", "draw flowers=2f"), "4: all_pungs self_drawn");
    EXPECT_EQ(fan_of("[222m+2m] 333p 444s 77m 99p 9p", "draw flowers=2f"), "4: all_pungs self_drawn");
}

TEST(Hk_3_7_4_a, ConcealedKongsAreNotClaimed) {
    EXPECT_EQ(fan_of("(2222m) (3333p) 444s 77m 99p 9p", "draw flowers=2f"),
              "14: all_pungs four_concealed_pungs self_drawn");
}

TEST(Hk_3_7_4_b, OnADiscardOnlyWithASingleWait) {
    EXPECT_EQ(fan_of("222m 333p 444s 999p 7m 7m", flowers), "13: all_pungs four_concealed_pungs");
    EXPECT_EQ(fan_of("222m 333p 444s 77m 99p 9p", flowers), "3: all_pungs");
}

TEST(Hk_3_7_5, FourKongs) {
    EXPECT_EQ(fan_of("[2222m] (3333p) [444s+4s] [9999p] 7m 7m", flowers), "13: all_pungs four_kongs");
    EXPECT_EQ(fan_of("[2222m] (3333p) [444s+4s] [999p] 7m 7m", flowers), "3: all_pungs");
}

TEST(Hk_3_7_6, OnesAndNinesAlone) {
    EXPECT_EQ(fan_of("[111m] [999m] [111p] 99p 11s 1s", flowers), "13: all_pungs all_terminals");
}

TEST(Hk_3_7_7, DealerCompleteAfterTheDeal) {
    const char* hand = "123m 456p 777s 34m 99p 5m";
    EXPECT_EQ(fan_of(hand, "draw first_turn flowers=2f"), "11: heavenly_hand self_drawn")
        << "flower replacements are allowed";
    EXPECT_EQ(fan_of(hand, "draw first_turn flowers=1f seat=S"), "1: self_drawn") << "not the dealer";
    EXPECT_EQ(fan_of("(7777s) 123m 456p 34m 99p 5m", "draw first_turn flowers=2f"), "1: self_drawn")
        << "not after a concealed kong";
}

TEST(Hk_3_7_8, OnTheDealersFirstDiscard) {
    const char* hand = "123m 456p 777s 34m 99p 5m";
    EXPECT_EQ(fan_of(hand, "first_turn flowers=1f seat=S from=E"), "10: earthly_hand");
    EXPECT_EQ(fan_of(hand, "first_turn flowers=1f seat=W from=S"), "0: ") << "not the dealer's discard";
    EXPECT_EQ(fan_of("(7777s) 123m 456p 34m 99p 5m", "first_turn flowers=1f seat=S from=E"), "0: ")
        << "not after an own kong";
}

TEST(Hk_3_7_9, ThirteenOrphans) {
    EXPECT_EQ(fan_of("19m19p19sESWNCFP P", flowers), "10: thirteen_orphans");
    EXPECT_EQ(fan_of("19m19p199sESWNCF P", flowers), "10: thirteen_orphans");
    EXPECT_EQ(fan_of("19m19p18sESWNCFP P", flowers), "not a winning shape");
}

TEST(Hk_3_7_10, TwoKongsInARowThenTheWin) {
    const char* how = "draw flowers=2f replacement kong_on_kong";
    EXPECT_EQ(fan_of("[7777s] (2222m) 456p 34m 99p 5m", how), "12: kong_on_kong out_on_kong self_drawn");
    EXPECT_EQ(fan_of("(7777s) 222m 456p 34m 99p 5m", how), "2: out_on_kong self_drawn")
        << "one kong is not two";
}

TEST(Hk_3_7_11, NineGates) {
    EXPECT_EQ(fan_of("1112345678999m 2m", flowers), "17: full_flush nine_gates");
    EXPECT_EQ(fan_of("[123m] 1145678999m 1m", flowers), "7: full_flush") << "not concealed";
}

TEST(Hk_3_7_12, EightFlowers) {
    EXPECT_EQ(fan_of("8f", "flower_win flowers=12345678f"), "10: eight_flowers");
}

TEST(Hk_1_2, FourSetsAndAPairOrThirteenOrphans) {
    EXPECT_EQ(fan_of("1122334455667m 7m", "flowers=2f"), "8: all_chows full_flush") << "chows, not pairs";
    EXPECT_EQ(fan_of("1133557799m11p2s 2s", "draw"), "not a winning shape") << "no seven pairs";
    EXPECT_EQ(fan_of("123m 456p 789s 34m 99p 6m"), "not a winning shape");
}

TEST(Hk_1_2, MinimumOfThreeFlowersCountedIn) {
    const Score two = ruled(told("123m 456p 777s 34m 99p 5m", "seat=W flowers=3f7f from=E")).score;
    EXPECT_EQ(two.minimum, 3);
    EXPECT_FALSE(two.meets_minimum);
    EXPECT_FALSE(two.payments);
    const Score three = ruled(told("123m 456p 777s 34m 99p 5m", "seat=W flowers=1237f4f from=E")).score;
    EXPECT_EQ(three.total, 3);
    EXPECT_TRUE(three.meets_minimum);
    EXPECT_TRUE(three.payments);
}

TEST(Hk_1_2, CapOfTen) {
    const Score score = ruled(told("222m 333m 444m 999m 7m 7m", "from=S")).score;
    EXPECT_EQ(score.figures[0].value, 21);
    EXPECT_EQ(score.total, 10);
}

}  // namespace
}  // namespace sifang::hk_test
