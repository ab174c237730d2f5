// Questions of the 1998 book that are about counting and are not rows of its fan table: Q12, Q13, Q24, Q44,
// Q51, and what single questions add to a row.
#include <gtest/gtest.h>

#include "rules/mcr/told_win.hpp"
#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
namespace {

PointsById points_for(const char* hand, const char* how = "") {
    return by_the_program("gb98", told(hand, how)).points;
}
Score score_of(const char* hand, const char* how = "") {
    return rulebook("gb98").score(told(hand, how)).value();
}

TEST(Gb98_Q12, NoHandOfHeavenEarthOrMan) {
    constexpr const char* hand = "123m567p34s888sEE 5s";
    EXPECT_EQ(points_for(hand, "draw first_turn"), (PointsById{{"fully_concealed_hand", 4}}));
    EXPECT_EQ(points_for(hand, "first_turn seat=S from=E"), (PointsById{{"concealed_hand", 2}}));
}
TEST(Gb98_Q12, FlowersScoreAfterTheWinOnly) {
    EXPECT_EQ(score_of("[123m] [567p] 34s888sEE 5s", "flowers=1f2f3f").total, 11);
    EXPECT_FALSE(score_of("[123m] [567p] 34s888sEE 5s", "draw flowers=12345678f").meets_minimum);
}
TEST(Gb98_Q12, AllChowsAllowsEdgeClosedAndSingleWaits) {
    EXPECT_EQ(points_for("[123m] [567p] 99p46s678s 5s"), (PointsById{{"all_chows", 2}, {"closed_wait", 1}}));
    EXPECT_EQ(points_for("[123m] [567p] 99p12s678s 3s"),
              (PointsById{{"all_chows", 2}, {"mixed_double_chow", 1}, {"edge_wait", 1}}));
    EXPECT_EQ(points_for("[123m] [567p] 345s678s9m 9m"),
              (PointsById{{"all_chows", 2}, {"short_straight", 1}, {"single_wait", 1}}));
}
TEST(Gb98_Q13, FanAddUpWithoutLimit) {
    EXPECT_EQ(score_of("[CCCC] [FFFF] [PPPP] (WWWW) N N").total, 88 + 88 + 64 + 2);
}
TEST(Gb98_Q13, NoDoublingForTheDealer) {
    constexpr const char* hand = "[234m] [345p] 777m88p56s 4s";
    EXPECT_EQ(score_of(hand, "seat=E from=S").payments, (Payments{32, -16, -8, -8}));
    EXPECT_EQ(score_of(hand, "seat=S from=E").payments, (Payments{-16, 32, -8, -8}));
}
TEST(Gb98_Q13, NoDoublingForASelfDraw) {
    EXPECT_EQ(score_of("[234m] [345p] 777m88p56s 4s", "draw seat=S").payments, (Payments{-17, 51, -17, -17}));
}
TEST(Gb98_Q51, SevenPairsAddFlushRangeAndHonourFan) {
    EXPECT_EQ(points_for("1122334455779m 9m"), (PointsById{{"seven_pairs", 24}, {"full_flush", 24}}));
    EXPECT_EQ(points_for("667799m66p88p77s9s 9s"), (PointsById{{"seven_pairs", 24}, {"upper_four", 12}}));
    EXPECT_EQ(points_for("11m33m55m77mEESSC C"), (PointsById{{"seven_pairs", 24}, {"half_flush", 6}}));
    EXPECT_EQ(points_for("22p33p44p88p22s44sP P"),
              (PointsById{{"seven_pairs", 24}, {"reversible_tiles", 8}}));
}
TEST(Gb98_Q51, ClosedShapesCountSelfDrawnInsteadOfFullyConcealed) {
    for (const char* hand :
         {"1112345678999m 5m", "2233445566778m 8m", "19m19p19sESWNCFP E", "111m444m777p888s2s 2s",
          "2255m3377p88sEEC C", "147m25p3sESWNCFP 8p", "147m258p3sESWNCF 6s"}) {
        const PointsById points = points_for(hand, "draw");
        EXPECT_EQ(points.count("fully_concealed_hand"), 0u) << hand;
        EXPECT_EQ(points.count("self_drawn"), 1u) << hand;
        EXPECT_EQ(points_for(hand).count("concealed_hand"), 0u) << hand;
    }
}
TEST(Gb98_Q56, LooksLikeNineGatesButDoesNotWaitForNine) {
    // the last holds the right tiles and had the wrong wait
    for (const char* hand :
         {"1112345666678s 9s", "2344445678999s 1s", "[222m] 1112345678m 9m", "1123455678999m 1m"}) {
        const PointsById points = points_for(hand);
        EXPECT_EQ(points.count("full_flush"), 1u) << hand;
        EXPECT_EQ(points.count("nine_gates"), 0u) << hand;
    }
}
TEST(Gb98_Q104, FourMeldsAndASelfDrawIsNoMeldedHand) {
    EXPECT_EQ(points_for("[222+2m] [456m] [444m] [678p] 5p 5p", "draw"), (PointsById{{"tile_hog", 2},
                                                                                     {"all_simples", 2},
                                                                                     {"melded_kong", 1},
                                                                                     {"one_voided_suit", 1},
                                                                                     {"single_wait", 1},
                                                                                     {"self_drawn", 1}}));
}
TEST(Gb98_Q110, LastTileNeedsTheWinningKindOnly) {
    EXPECT_EQ(points_for("[123m] [567p] 34s888sEE 5s", "last_of_kind"), (PointsById{{"last_tile", 4}}));
    // a second copy in the hand shows that three are not face up
    EXPECT_EQ(points_for("[123m] [567p] 34s555sEE 5s", "last_of_kind").count("last_tile"), 0u);
}
TEST(Gb98_Q118, APungCompletedByADrawIsConcealedByADiscardNot) {
    constexpr const char* hand = "[234m] [567m] 111p11sEE 1s";
    EXPECT_EQ(points_for(hand, "draw"), (PointsById{{"double_pung", 2},
                                                    {"two_concealed_pungs", 2},
                                                    {"pung_of_terminals_or_honors", 2},
                                                    {"short_straight", 1},
                                                    {"self_drawn", 1}}));
    EXPECT_EQ(points_for(hand).count("two_concealed_pungs"), 0u);
}
TEST(Gb98_Q123, SevenPairsHaveNoChows) {
    EXPECT_EQ(points_for("112233m556699p8s 8s"), (PointsById{{"seven_pairs", 24}, {"no_honors", 1}}));
}
TEST(Gb98_Q125, PungsOfOneAndNineAreNoTerminalChows) {
    EXPECT_EQ(points_for("[111m] [999m] 456p34sEE 5s"), (PointsById{{"pung_of_terminals_or_honors", 2}}));
}

}  // namespace
}  // namespace sifang::mcr_test
