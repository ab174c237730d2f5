// Winning in the MCR family: who may, on what, who comes first, the last tile, kongs and flowers on the way,
// and what is paid. Every test names the article of the 2013 text or the question of the 1998 book.

#include "game/script.hpp"

namespace sifang::test {
namespace {

class McrWin : public testing::TestWithParam<const char*> {
  protected:
    Script hand(std::string_view deal, const HandSetup& setup = {}) { return {GetParam(), deal, setup}; }
};

/// Waits for 3p and 6p. 6p makes mixed_straight 8 and concealed_hand 2; 3p only the 2.
const std::string two_ways = "123m45p789s222sFF";

// --- ways to win

TEST_P(McrWin, S3_4_23_3_7_2_3_1_Q43_5_1_ByOnesOwnDraw) {
    Script play = hand("E 9m; S " + two_ways);
    play.play("E discards 9m; S draws 6p");
    EXPECT_TRUE(play.may("S wins"));
    play.play("S wins");
    EXPECT_EQ(play.result().end, End::Won);
    EXPECT_EQ(play.result().winners[0].by, By::Draw);
    EXPECT_EQ(play.total(), 12) << "mixed_straight 8, fully_concealed_hand 4";
    EXPECT_EQ(play.paid(), (Payments{-20, 60, -20, -20})) << "each pays 8 and 12";
}

TEST_P(McrWin, S3_4_24_3_7_2_3_2_Q43_5_2_OnADiscard) {
    Script play = hand("E 6p; N " + two_ways);
    play.play("E discards 6p; N wins");
    EXPECT_EQ(play.result().winners[0].giver, Wind::East);
    EXPECT_EQ(play.paid(), (Payments{-18, -8, -8, 34})) << "East 8 and 10, the others 8";
}

TEST_P(McrWin, S3_7_2_3_2_Q43_5_2_Q99_a_RobbingAKong) {
    Script play = hand("E 6p; S 66p 1m; N " + two_ways);
    play.play("E discards 6p; N passes; S pungs; S discards 1m; S draws 6p; S adds 6p");
    EXPECT_TRUE(play.may("N wins"));
    EXPECT_EQ(play.why_not("N pungs"), Refusal::OutOfPhase) << "a win alone robs a kong";
    play.play("N wins");
    EXPECT_EQ(play.total(), 18) << "robbing_the_kong 8 besides, and no last_tile";
    EXPECT_EQ(play.paid(), (Payments{-8, -26, -8, 42})) << "who is robbed pays as who discards";
    EXPECT_EQ(play.of("S").substr(0, 6), "[666p]") << "the pung stays a pung";
}

TEST_P(McrWin, S3_9_1_1_3_TheTileOnTheTableOrTheTileDrawnAndNothingElse) {
    Script play = hand("E 1m; N 123m456p789s33sFF; S 123m456p789s222sF");
    play.play("E discards 1m");
    EXPECT_FALSE(play.may("N wins")) << "complete but for the tile on the table";
    play.play("S draws F");
    EXPECT_TRUE(play.may("S wins"));
    Script claimed = hand("E 3p; S 12m345p789s222sFF; W 6m");
    claimed.play("E discards 3p");
    EXPECT_FALSE(claimed.may("S wins"));
    Script after_chow = hand("E 6p; S 123m45p789s222sFF");
    after_chow.play("E discards 6p; S chows 456p");
    EXPECT_EQ(after_chow.why_not("S wins"), Refusal::OutOfPhase) << "nor on what was claimed";
}

TEST_P(McrWin, S3_9_1_1_2_Q43_4_NotUnderEightPoints) {
    Script play = hand("E 3p; N " + two_ways);
    play.play("E discards 3p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "two points: nobody is even asked";
    Script flowers = hand("E 3p; N 1f2f3f4f5f6f7f8f 123m45p");
    flowers.play(
        "N shows 1f; N draws 7s; N shows 2f; N draws 8s; N shows 3f; N draws 9s; N shows 4f; N draws 2s;"
        "N shows 5f; N draws 2s; N shows 6f; N draws 2s; N shows 7f; N draws F; N shows 8f; N draws F;"
        "E discards 3p");
    EXPECT_EQ(flowers.state().phase, Phase::Draw) << "flowers do not help";
}

TEST_P(McrWin, TheDealerMayWinOnTheTilesDealt) {
    Script play = hand("E 123m456p789s222sFF");
    EXPECT_TRUE(play.may("E wins"));
    play.play("E wins");
    EXPECT_EQ(play.result().winners[0].by, By::Draw);
    EXPECT_EQ(play.total(), 13) << "single_wait 1 besides, the tile called the last being his to choose; no "
                                   "heavenly hand in this family (gb98:Q12(5)): counted like any other";
}

// --- who comes first

TEST_P(McrWin, S3_7_1_f_AWinBeatsChowPungAndKong) {
    Script chow = hand("E 6p; S 78p; N " + two_ways);
    chow.play("E discards 6p; S chows 678p; N wins");
    EXPECT_EQ(chow.result().winners[0].seat, Wind::North);
    Script kong = hand("E 6p; S 666p; N " + two_ways);
    kong.play("E discards 6p; S kongs; N wins");
    EXPECT_EQ(kong.result().end, End::Won);
    EXPECT_EQ(kong.total(), 10) << "gb98:Q99 c: over a kong of the discard it is a plain win by discard";
}

TEST_P(McrWin, S3_7_2_4_Q43_6_OneWinnerTheNearestAfterTheDiscarder) {
    Script play = hand("E 6p; S " + two_ways + "; N 123m45p789s444sPP");
    play.play("E discards 6p; N wins; S wins");
    ASSERT_EQ(play.result().winners.size(), 1u);
    EXPECT_EQ(play.result().winners[0].seat, Wind::South);
    Script other = hand("E 1m; S " + two_ways + "; W 6p; N 123m45p789s444sPP");
    other.play("E discards 1m; W draws; W discards 6p; S wins; N wins");
    ASSERT_EQ(other.result().winners.size(), 1u);
    EXPECT_EQ(other.result().winners[0].seat, Wind::North) << "from West, North is nearer than South";
}

TEST_P(McrWin, Q95_b_AChickenHandHasNoPriority) {
    const std::string deal = "E 3m5p5s1p; S 12m67p34s888sEE9m9p; W 5s; N 789m123p46s222pNN";
    const std::string chicken =
        "E discards 3m; S chows 123m; S discards 9m; E draws; E discards 5p; S chows 567p;"
        "S discards 9p;";
    Script nearer = hand(deal);
    nearer.play(chicken + "E draws; E discards 5s; N wins; S wins");
    EXPECT_EQ(nearer.result().winners[0].seat, Wind::South);
    EXPECT_EQ(nearer.total(), 8) << "chicken_hand";
    Script farther = hand(deal);
    farther.play(chicken + "W draws; W discards 5s; S wins; N wins");
    EXPECT_EQ(farther.result().winners[0].seat, Wind::North);
}

TEST_P(McrWin, Q35_1_b_AfterACallNoWinOnThatTile) {
    Script play = hand("E 6p; S " + two_ways);
    play.play("E discards 6p; S chows 456p");
    EXPECT_FALSE(play.may("S wins"));
    EXPECT_EQ(play.state().phase, Phase::Turn);
    Script waiting = hand("E 6p; S " + two_ways + "; W 66p");
    waiting.play("E discards 6p");
    State state = waiting.state();
    ASSERT_TRUE(waiting.table().apply(state, Wind::South,
                                      {.kind = ActionKind::Chow, .low = Tile::of(Suit::Dots, 4)}));
    EXPECT_EQ(waiting.table().refusal(state, Wind::South, {.kind = ActionKind::Win}), Refusal::Answered)
        << "what is said is said, also while others are still asked";
}

TEST_P(McrWin, Q99_c_NobodyWinsOnHisOwnDiscard) {
    Script play = hand("E 123m456p789s222sFF");
    play.play("E discards 6p");
    EXPECT_FALSE(play.may("E wins"));
}

TEST_P(McrWin, S3_8_1_47_Q99_d_Q119_AConcealedKongIsNotRobbed) {
    Script play = hand("E 1111p; N 19m9p19sESWNCFPP");
    play.play("E kongs 1p");
    EXPECT_EQ(play.state().phase, Phase::Replacement) << "not even thirteen orphans are asked";
}

// --- the last tile, kongs and flowers

TEST_P(McrWin, S3_8_1_46_OutWithAReplacementTile) {
    Script play = hand("E 3m8p; S 12m888p567p34sEE");
    play.play("E discards 3m; S chows 123m; S discards E; E draws; E discards 8p; S kongs; S draws E");
    EXPECT_FALSE(play.may("S wins"));
    Script win = hand("E 3m8p; S 12m888p567p34sEE9m");
    win.play(
        "E discards 3m; S chows 123m; S discards 9m; E draws; E discards 8p; S kongs; S draws 5s; S wins");
    EXPECT_EQ(win.total(), 9) << "out_with_replacement_tile 8, melded_kong 1";
}

TEST_P(McrWin, S3_8_1_46_b_81_b_Q133_3_KongFlowerWinIsSelfDrawnOnly) {
    Script play = hand("E 3m8p; S 12m888p567p34sEE9m");
    play.play(
        "E discards 3m; S chows 123m; S discards 9m; E draws; E discards 8p; S kongs; S draws 1f; S shows 1f;"
        "S draws 5s");
    EXPECT_EQ(play.why_not("S wins"), Refusal::UnderMinimum) << "self_drawn 1 and melded_kong 1";
}

TEST_P(McrWin, S3_8_1_81_b_Q133_a_AWinOnAFlowersReplacementIsSelfDrawn) {
    Script play = hand("E 9m; S " + two_ways);
    play.play("E discards 9m; S draws 1f; S shows 1f; S draws 6p; S wins");
    EXPECT_EQ(play.total(), 13)
        << "mixed_straight 8, fully_concealed_hand 4, a flower 1: no replacement tile";
}

TEST_P(McrWin, S3_8_1_58_TheFourthOfItsKindWithThreeOnTheTable) {
    Script play = hand("E 6p; W 6p; S 6p; N " + two_ways);
    play.play("E discards 6p; S discards 6p; W discards 6p; N draws 6p; N wins");
    EXPECT_EQ(play.total(), 16) << "mixed_straight 8, fully_concealed_hand 4, last_tile 4";
}

// In a hand without calls and with all flowers replaced North draws the last tile.

TEST_P(McrWin, S3_8_1_45_Q97_TheLastDiscard) {
    Script play = hand("S " + two_ways + "; W 66p");
    play.play("wall 1; N draws 6p; N discards 6p; S wins");
    EXPECT_EQ(play.state().wall.left(Wind::East), 0u);
    EXPECT_EQ(play.total(), 20) << "mixed_straight 8, concealed_hand 2, last_tile_claim 8, two flowers";
}

TEST_P(McrWin, S3_8_1_44_Q96_TheLastTileOfTheWall) {
    Script play = hand("N " + two_ways);
    play.play("wall 1; N draws 6p; N wins");
    EXPECT_EQ(play.total(), 22) << "mixed_straight 8, fully_concealed_hand 4, last_tile_draw 8, two flowers";
}

TEST_P(McrWin, S3_4_30_OnTheLastDiscardOnlyAWin) {
    Script last = hand("E 99m78m");
    last.play("wall 1; N draws 9m; N discards 9m as drawn");
    EXPECT_EQ(last.result().end, End::Exhausted) << "East could pung it and chow it, and is not asked";
}

INSTANTIATE_TEST_SUITE_P(Both, McrWin, testing::Values("mcr", "gb98"),
                         [](const auto& book) { return std::string(book.param); });

// --- where the last tile needs another: only where kongs may be made on it

TEST(Gb98Win, Q38_1_b_AKongWithTheLastTileDrawsTheHandWithoutADiscard) {
    for (const char* book : {"mcr", "gb98"}) {
        Script play(book, "N 999m");
        play.play("wall 1; N draws 9m");
        const auto discards = play.count<Discarded>();
        play.play("N kongs 9m");
        EXPECT_EQ(play.result().end, End::Exhausted);
        EXPECT_EQ(play.count<Discarded>(), discards);
    }
    Script mil("mil", "N 999m");
    mil.play("wall 1; N draws 9m");
    EXPECT_EQ(mil.why_not("N kongs 9m"), Refusal::NoReplacement) << "mil does not allow it";
}

TEST(Gb98Win, Q133_1_AFlowerAsTheLastTileDrawsTheHand) {
    for (const char* book : {"mcr", "gb98"}) {
        Script play(book, "");
        play.play("wall 1 leaving 8f");
        const auto discards = play.count<Discarded>();
        play.play("next draws 8f; next shows 8f");
        EXPECT_EQ(play.result().end, End::Exhausted);
        EXPECT_EQ(play.count<Discarded>(), discards) << "no discard";
    }
}

TEST(Gb98Win, Q99_b_TheLastTileAddedToAPungCanBeRobbed) {
    for (const char* book : {"mcr", "gb98"}) {
        Script play(book, "E 66p 1m; S 123m45p789s222sFF; N 6p");
        play.play("N draws; N discards 6p; S passes; E pungs; wall 1; E draws 6p; E adds 6p; S wins");
        EXPECT_EQ(play.state().wall.left(Wind::East), 0u);
        ASSERT_EQ(play.result().end, End::Won);
        EXPECT_EQ(play.result().winners[0].giver, Wind::East);
    }
}

}  // namespace
}  // namespace sifang::test
