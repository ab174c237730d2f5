// A hand by the Hong Kong tournament rules, clause by clause.

#include "game/script.hpp"
#include "game/whose_turn.hpp"

namespace sifang::test {
namespace {

Script hk(std::string_view deal, const HandSetup& setup = {}) { return {"hk", deal, setup}; }

bool owed(const Script& hand, Wind seat, Need::Kind kind = Need::Kind::Draw) {
    return hand.table().need(hand.state()) == Need{kind, seat, 1};
}

/// East's second discard: a win on the first would be an earthly hand.
const std::string then_9s = "E discards 9m; E draws; E discards 9s;";
/// Waits for 9s and N: all_pungs 3 and no_flowers 1 are four fan, 64 by discard.
const std::string pungs = "111m222p333sNN99s";
/// Waits for 6s and 9s: two dragon pungs 2 and no_flowers 1 are three fan, 32 by discard.
const std::string chows = "PPPCCC456m78s33p";

// --- 1.4: chow, pung, kong

TEST(HkPlay, S1_4_a_ChowFromTheLeftNeighbour) {
    Script play = hk("E 3m; S 45m; W 45m");
    play.play("E discards 3m");
    EXPECT_FALSE(play.may("W chows 345m"));
    play.play("S chows 345m");
    EXPECT_EQ(play.of("S").substr(0, 6), "[345m]");
}

TEST(HkPlay, S1_4_b_OneAndNineAreNotNeighbours) {
    Script play = hk("E 1m; S 89m");
    play.play("E discards 1m");
    EXPECT_EQ(play.state().phase, Phase::Draw);
}

TEST(HkPlay, S1_4_c_d_PungFromAnybodyThenADiscard) {
    Script play = hk("E 7s; W 77s");
    play.play("E discards 7s; W pungs");
    EXPECT_EQ(play.of("W").substr(0, 6), "[777s]");
    EXPECT_TRUE(in_turn(play, Wind::West));
    EXPECT_FALSE(play.state().drawn);
}

TEST(HkPlay, S1_4_e_j_AClaimedKongAndItsReplacement) {
    Script play = hk("E 7s; W 777s");
    play.play("E discards 7s; W kongs");
    EXPECT_EQ(play.of("W").substr(0, 7), "[7777s]");
    EXPECT_TRUE(owed(play, Wind::West, Need::Kind::Replacement));
    play.play("W draws 9p");
    EXPECT_EQ(play.last<Drew>().from, DrawFrom::End);
    EXPECT_TRUE(in_turn(play, Wind::West)) << "and one is discarded";
}

TEST(HkPlay, S1_4_f_g_AConcealedKongLiesFaceUp) {
    Script play = hk("E 1111p");
    play.play("E kongs 1p");
    EXPECT_EQ(play.view("S").table.seats[0].melds[0].piece, Piece(Tile::of(Suit::Dots, 1)));
    EXPECT_EQ(play.view("S").table.shown[Tile::of(Suit::Dots, 1)], 4u);
    EXPECT_TRUE(owed(play, Wind::East, Need::Kind::Replacement));
}

TEST(HkPlay, S1_4_h_AnAddedKongOfATileDrawnOrHeld) {
    Script drawn = hk("E 7s; S 77s9m");
    drawn.play("E discards 7s; S pungs; S discards 9m; S draws 7s; S adds 7s");
    EXPECT_EQ(drawn.of("S").substr(0, 8), "[777+7s]");
    Script held = hk("E 7s; S 777s9m");
    held.play("E discards 7s; S pungs; S discards 9m; S draws 1m; S adds 7s");
    EXPECT_EQ(held.of("S").substr(0, 8), "[777+7s]");
}

TEST(HkPlay, S1_4_i_AddedKongOnlyAfterADrawTheReplacementOfAKongCounts) {
    Script pung = hk("E 7s; S 777s");
    pung.play("E discards 7s; S pungs");
    EXPECT_EQ(pung.why_not("S adds 7s"), Refusal::KongAfterClaim);
    Script kong = hk("E 7s8s; S 77s888s9m");
    kong.play("E discards 7s; S pungs; S discards 9m; E draws; E discards 8s; S kongs; S draws 7s");
    EXPECT_TRUE(kong.may("S adds 7s"));
}

TEST(HkPlay, S1_4_j_AKongNeedsATileToReplaceIt) {
    Script play = hk("N 999m");
    play.play("wall 1; N draws 9m");
    EXPECT_EQ(play.why_not("N kongs 9m"), Refusal::NoReplacement);
}

TEST(HkPlay, S1_4_k_PungAndKongGoBeforeChowWhoeverSpokeFirst) {
    Script play = hk("E 3m; S 45m; N 33m");
    play.play("E discards 3m; S chows 345m; N pungs");
    EXPECT_EQ(play.of("N").substr(0, 6), "[333m]");
}

// --- 2.3 to 2.6: deal, flowers, turns

TEST(HkPlay, S2_3_TheDealerHoldsFourteen) {
    const Script play = hk("");
    for (const Wind seat : all_winds)
        EXPECT_EQ(play.state().at(seat).hand.standing.total(), seat == Wind::East ? 14u : 13u);
}

TEST(HkPlay, S2_4_a_b_FlowersInRoundsTheDealerFirst) {
    Script play = hk("E 1f2f; S 3f; N 4f");
    play.play("E shows 1f; E draws 5f");
    EXPECT_TRUE(shows_flowers(play, Wind::East)) << "as many as he was dealt";
    play.play("E shows 2f; E draws");
    EXPECT_TRUE(shows_flowers(play, Wind::South)) << "the flower that came waits";
    play.play("S shows 3f; S draws 6f; N shows 4f; N draws");
    EXPECT_TRUE(shows_flowers(play, Wind::East)) << "now all have had their turn";
    play.play("E shows 5f; E draws; S shows 6f; S draws");
    EXPECT_TRUE(in_turn(play, Wind::East));
}

TEST(HkPlay, S2_4_c_AFlowerInPlayIsReplacedAtOnceThenADiscard) {
    Script play = hk("E 9m; S 1m");
    EXPECT_EQ(hk("E 1f").why_not("E keeps"), Refusal::FlowerAtOnce);
    play.play("E discards 9m; S draws 1f");
    EXPECT_EQ(play.why_not("S discards 1m"), Refusal::FlowerAtOnce);
    EXPECT_EQ(play.why_not("S discards 1f"), Refusal::FlowerAtOnce);
    play.play("S shows 1f");
    EXPECT_TRUE(owed(play, Wind::South, Need::Kind::Replacement));
    play.play("S draws 5p; S discards 5p");
    EXPECT_TRUE(owed(play, Wind::West));
}

TEST(HkPlay, S2_5_a_TheDealerDiscardsThenSouthDrawsFromTheHead) {
    Script play = hk("E 9m");
    EXPECT_TRUE(in_turn(play, Wind::East));
    EXPECT_FALSE(play.state().drawn);
    play.play("E discards 9m; S draws 1m");
    EXPECT_EQ(play.last<Drew>().from, DrawFrom::Head);
    play.play("S discards 1m");
    EXPECT_TRUE(owed(play, Wind::West));
}

TEST(HkPlay, S2_5_b_AfterACallPlayGoesOnWithThePlayerAfterTheCaller) {
    Script play = hk("E 7s; W 77s1m");
    play.play("E discards 7s; W pungs; W discards 1m");
    EXPECT_TRUE(owed(play, Wind::North));
}

TEST(HkPlay, S2_6_a_AClaimNeedsTheTilesThatMatch) {
    Script play = hk("E 7s; S 7s68s; W 77s");
    play.play("E discards 7s");
    EXPECT_EQ(play.why_not("S pungs"), Refusal::NoSuchSet);
    EXPECT_TRUE(play.may("S chows 678s"));
    EXPECT_EQ(play.why_not("W kongs"), Refusal::NoSuchSet);
    play.play("W pungs");
    EXPECT_TRUE(play.state().river.back().called) << "the discard is taken";
}

// --- 2.7 and 2.8: winning and the drawn hand

TEST(HkPlay, S2_7_a_S4_liability_5_AnAddedKongIsRobbedAndTheRobbedPlayerPaysForAllThree) {
    // Waits for 6s and 9s: a dragon pung, no flowers, robbing the kong.
    Script play = hk("E 9s; S 99s1m; N 123m456p78sPPPEE");
    play.play("E discards 9s; N passes; S pungs; S discards 1m; S draws 9s; S adds 9s");
    EXPECT_TRUE(play.may("N wins"));
    play.play("N wins");
    EXPECT_EQ(play.total(), 3) << "dragon_pung, no_flowers, robbing_the_kong";
    EXPECT_EQ(play.paid(), (Payments{0, -48, 0, 48})) << "16 for each of the three";
}

TEST(HkPlay, S2_7_b_AConcealedKongIsRobbedByThirteenOrphansOnly) {
    Script orphans = hk("E 1111p; N 19m9p19sESWNCFPP");
    orphans.play("E kongs 1p; N wins");
    EXPECT_EQ(orphans.result().end, End::Won);
    EXPECT_EQ(orphans.total(), 10);
    Script other = hk("E 1111p; N 23p444m555m666mPP");
    other.play("E kongs 1p");
    EXPECT_EQ(other.state().phase, Phase::Replacement) << "nobody else is asked";
}

TEST(HkPlay, S2_7_c_SeveralWinOnOneTileAndAllScore) {
    Script play = hk("E 9m9s; S " + pungs + "; N " + chows);
    play.play(then_9s + "N wins; S wins");
    ASSERT_EQ(play.result().winners.size(), 2u);
    EXPECT_EQ(play.paid(), (Payments{-96, 64, 0, 32}));
}

TEST(HkPlay, S2_7_c_ThreeWinners) {
    Script play = hk("E 9m9s; S " + pungs + "; W FFFSSS123p78sWW; N " + chows, {.round = Wind::South});
    play.play(then_9s + "S wins; W wins; N wins");
    ASSERT_EQ(play.result().winners.size(), 3u);
    EXPECT_EQ(play.paid(), (Payments{-64 - 32 - 32, 64, 32, 32}));
}

TEST(HkPlay, S2_8_a_TheWallUsedUpWithoutAWinChangesNoScore) {
    Script play = hk("");
    play.play("rest");
    EXPECT_EQ(play.result().end, End::Exhausted);
    EXPECT_EQ(play.paid(), Payments{});
    EXPECT_EQ(play.state().wall.left(Wind::East), 0u) << "to the last tile: there is no dead wall";
}

TEST(HkPlay, S1_2_d_NoWinUnderThreeFan) {
    Script play = hk("E 9m9s; N 123m456p78s555sEE");
    play.play(then_9s);
    EXPECT_EQ(play.state().phase, Phase::Draw) << "no_flowers 1 is not three";
}

// --- 2.9: the passed win

TEST(HkPlay, S2_9_a_WhoPassesMayNotWinOnThatKindUntilHisNextDraw) {
    Script play = hk("E 9s; S 9s; N " + pungs);
    play.play("E discards 9s; N passes; S draws; S discards 9s");
    EXPECT_EQ(play.why_not("N wins"), Refusal::WinPassed);
    EXPECT_TRUE(play.may("N pungs"));
    Script later = hk("E 9s; S 9s; N " + pungs);
    later.play("E discards 9s; N passes; N draws; S draws; S discards 9s");
    EXPECT_TRUE(later.may("N wins")) << "after his own draw";
}

TEST(HkPlay, S2_9_a_AlsoWhenAnotherTakesTheTile) {
    Script play = hk("E 9m9s; W 99s1m; N " + chows);
    play.play(then_9s + "N passes; W pungs; W discards 1m");
    EXPECT_TRUE(play.state().at(Wind::North).passed.has(Tile::of(Suit::Bamboo, 9)));
}

TEST(HkPlay, S2_9_b_OtherKindsAndSelfDrawStayOpen) {
    Script play = hk("E 9s; S N; N " + pungs);
    play.play("E discards 9s; N passes; S draws; S discards N");
    EXPECT_TRUE(play.may("N wins"));
    Script drawn = hk("E 9s; N " + pungs);
    drawn.play("E discards 9s; N passes; N draws 9s; N wins");
    EXPECT_EQ(drawn.total(), 10) << "four_concealed_pungs";
    EXPECT_EQ(drawn.paid(), (Payments{-256, -256, -256, 768}));
}

TEST(HkPlay, S2_9_AHandThatMayNotWinPassesNothing) {
    Script play = hk("E 9m9s; S 9s; N 123m456p78s555sEE");
    play.play(then_9s + "S draws; S discards 9s");
    EXPECT_TRUE(play.state().at(Wind::North).passed.empty());
}

// --- 3.8-2: flower wins

TEST(HkPlay, S3_8_2_OnTheSeventhFlowerThePlayerDecidesAtOnce) {
    const std::string six = "E 9m; S 1f2f3f4f5f6f";
    Script play = hk(six);
    EXPECT_FALSE(play.may("S wins"));
    play.play("E discards 9m; S draws 7f");
    EXPECT_TRUE(play.may("S wins"));
    play.play("S wins");
    EXPECT_EQ(play.total(), 3);
    EXPECT_EQ(play.paid(), (Payments{-16, 48, -16, -16})) << "as a self-draw";
    Script lost = hk(six);
    lost.play("E discards 9m; S draws 7f; S shows 7f; S draws 5p");
    EXPECT_FALSE(lost.may("S wins")) << "drawing on gives it up";
    lost.play("S discards 5p; S draws 8f");
    EXPECT_TRUE(lost.may("S wins")) << "the eighth is another win";
    lost.play("S wins");
    EXPECT_EQ(lost.total(), 10);
}

TEST(HkPlay, S3_8_2_InTheOpeningToo) {
    Script play = hk("S 1f2f3f4f5f6f7f");
    EXPECT_TRUE(shows_flowers(play, Wind::South));
    EXPECT_TRUE(play.may("S wins"));
    play.play("S wins");
    EXPECT_EQ(play.paid(), (Payments{-16, 48, -16, -16}));
}

// --- 4: who pays

TEST(HkPlay, S4_liability_2_WhoBringsTwelveTilesDownPaysForAll) {
    Script play = hk("E 1m2p3s4s; S 11m22p33s44s6p7m8s9m1p");
    play.play(
        "E discards 1m; S pungs; S discards 7m; E draws; E discards 2p; S pungs; S discards 8s;"
        "E draws; E discards 3s; S pungs; S discards 9m; E draws; E discards 4s; S pungs; S discards 1p;"
        "S draws 6p; S wins");
    EXPECT_EQ(play.total(), 5) << "all_pungs 3, no_flowers 1, self_drawn 1";
    EXPECT_EQ(play.paid(), (Payments{-144, 144, 0, 0}));
}

TEST(HkPlay, S4_liability_1_TheLastToBecomeLiablePaysAlone) {
    Script play = hk("E 1m2p3s; W 4s; S 11m22p33s44s6p7m8s9m1p");
    play.play(
        "E discards 1m; S pungs; S discards 7m; E draws; E discards 2p; S pungs; S discards 8s;"
        "E draws; E discards 3s; S pungs; S discards 9m; W draws; W discards 4s; S pungs; S discards 1p;"
        "S draws 6p; S wins");
    EXPECT_EQ(play.paid(), (Payments{0, 144, -144, 0}));
}

TEST(HkPlay, S4_liability_3_WhoBringsTheThirdDragonDownPaysForAll) {
    Script play = hk("E C; W F; N P; S CCFFPP23m44s8p9p1s");
    play.play(
        "E discards C; S pungs; S discards 8p; W draws; W discards F; S pungs; S discards 9p;"
        "N draws; N discards P; S pungs; S discards 1s; S draws 1m; S wins");
    EXPECT_EQ(play.total(), 10) << "big_three_dragons 8, no_flowers 1, self_drawn 1";
    EXPECT_EQ(play.paid(), (Payments{0, 768, 0, -768}));
}

TEST(HkPlay, S4_liability_4_WhoseDiscardWasKongedPaysWhenTheReplacementWins) {
    Script play = hk("E 9m9s; S 999sPPPCCC45m22p");
    play.play(then_9s + "S kongs; S draws 6m; S wins");
    EXPECT_EQ(play.total(), 5) << "two dragons 2, no_flowers 1, self_drawn 1, out_on_kong 1";
    EXPECT_EQ(play.paid(), (Payments{-144, 144, 0, 0}));
    Script flower = hk("E 9m9s; S 999sPPPCCC45m22p");
    flower.play(then_9s + "S kongs; S draws 1f; S shows 1f; S draws 6m; S wins");
    EXPECT_EQ(flower.total(), 3) << "two dragons 2, self_drawn 1: no kong fan after a flower";
    EXPECT_EQ(flower.paid(), (Payments{-48, 48, 0, 0})) << "but liable he stays";
}

TEST(HkPlay, S3_7_12_KongOnKong) {
    Script play = hk("E 9m9s; S 999s1111mPPP45m2p");
    play.play(then_9s + "S kongs; S draws 2p; S kongs 1m; S draws 6m; S wins");
    EXPECT_EQ(play.total(), 10);
    EXPECT_EQ(play.paid(), (Payments{-768, 768, 0, 0})) << "liable through kong on kong";
}

// --- 5: fouls at the table

TEST(HkPlay, S5_2_a_b_WhoLostTheRightToWinMayStillCall) {
    Script play = hk("E 9s; N " + pungs);
    play.play("referee no_win N; E discards 9s");
    EXPECT_EQ(play.why_not("N wins"), Refusal::NoRightToWin);
    EXPECT_TRUE(play.may("N pungs"));
}

TEST(HkPlay, S5_3_a_AFalseWinCostsFiveHundredAndTwelveAndEndsTheHand) {
    Script play = hk("E 9m", competition());
    play.play("E discards 9m; S wins");
    EXPECT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.paid(), (Payments{0, -512, 0, 0}));
    EXPECT_EQ(play.result().fines, (Payments{0, -512, 0, 0})) << "nobody receives it";
    Script drawn = hk("E 9m; S 1m", competition());
    drawn.play("E discards 9m; S draws; S wins");
    EXPECT_EQ(drawn.result().end, End::FalseWin);
}

TEST(HkPlay, S1_2_d_UnderThreeFanIsAFalseWin) {
    Script play = hk("E 9m9s; N 123m456p78s555sEE", competition());
    play.play(then_9s + "N wins");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.paid(), (Payments{0, 0, 0, -512}));
}

TEST(HkPlay, S5_3_a_AWinThatStandsBesideAFalseOne) {
    Script play = hk("E 9m9s; N " + pungs, competition());
    play.play(then_9s + "S wins; N wins");
    EXPECT_EQ(play.result().end, End::Won);
    EXPECT_EQ(play.paid(), (Payments{-64, -512, 0, 64}));
}

TEST(HkPlay, S2_9_a_APassedWinDeclaredIsAFalseWin) {
    Script play = hk("E 9s; S 9s; N " + pungs, competition());
    play.play("E discards 9s; N passes; S draws; S discards 9s; N wins");
    EXPECT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.paid(), (Payments{0, 0, 0, -512}));
}

TEST(HkPlay, S5_4_a_AnExposedTileLiesFaceUp) {
    Script play = hk("E 9m; S 5p");
    play.play("referee expose S 5p");
    ASSERT_EQ(play.view("N").table.seats[1].exposed.size(), 1u);
    EXPECT_EQ(play.view("N").table.seats[1].exposed[0], Piece(Tile::of(Suit::Dots, 5)));
}

TEST(HkPlay, S5_4_c_NoChowOrPungWithThatKind) {
    Script play = hk("E 5p; S 5p5p46p67p");
    play.play("referee expose S 5p; E discards 5p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "neither the pung nor a chow of 5p";
    Script own = hk("E 6p; S 557p78p");
    own.play("referee expose S 5p; E discards 6p");
    EXPECT_EQ(own.why_not("S chows 567p"), Refusal::TileExposed) << "nor one that uses his own 5p";
    EXPECT_TRUE(own.may("S chows 678p"));
}

TEST(HkPlay, S5_4_d_NoWinOnADiscardSelfDrawStays) {
    Script play = hk("E 9s; N " + pungs);
    play.play("referee expose N 1m; E discards 9s");
    EXPECT_EQ(play.why_not("N wins"), Refusal::TileExposed);
    play.play("N draws 9s");
    EXPECT_TRUE(play.may("N wins"));
}

TEST(HkPlay, S5_4_e_DiscardingItEndsThePenaltyTwoShownNeedTwo) {
    Script play = hk("E 9m; S 5p8s1m");
    play.play("E discards 9m; referee expose S 5p8s; S draws 2m");
    EXPECT_TRUE(play.may("S discards 1m")) << "he need not discard it at once";
    play.play("S discards 5p; S draws; S discards 8s");
    EXPECT_TRUE(play.state().at(Wind::South).exposed.empty());
}

TEST(HkPlay, S5_10_a_WhoTouchedTheWallDoesNotWinOnTheDiscard) {
    Script play = hk("E 9s; N " + pungs);
    play.play("E discards 9s; referee no_win_this_turn N");
    EXPECT_EQ(play.why_not("N wins"), Refusal::NoRightToWin);
}

}  // namespace
}  // namespace sifang::test
