// Wins declared by the players themselves, the count of fan, and what a foul does to the play, in the MCR
// family. Every test names the article of the 2013 text or the question of the 1998 book.

#include "game/script.hpp"

namespace sifang::test {
namespace {

class McrDeclared : public testing::TestWithParam<const char*> {
  protected:
    Script hand(std::string_view deal, const HandSetup& setup = competition()) {
        return {GetParam(), deal, setup};
    }
};

/// Waits for 3p and 6p. 6p makes mixed_straight 8 and concealed_hand 2; 3p only the 2.
const std::string straight = "123m45p789s222sFF";
/// One tile short of waiting.
const std::string short_of_one = "123m456p78s22sFFC";

bool has_mark(const Script& hand, Wind seat) { return hand.state().at(seat).no_win; }

// --- anybody may declare

TEST_P(McrDeclared, S3_4_25_3_7_1_a_AnybodyMayDeclareAndTheTilesDecide) {
    Script assisted = hand("E 9m; S " + straight, {});
    assisted.play("E discards 9m");
    EXPECT_FALSE(assisted.may("S wins")) << "assisted: only what stands is offered";
    Script play = hand("E 9m; S " + straight);
    play.play("E discards 9m");
    for (const char* seat : {"S wins", "W wins", "N wins"}) EXPECT_TRUE(play.may(seat)) << seat;
    Script win = hand("E 6p; S " + straight);
    win.play("E discards 6p; S wins");
    EXPECT_EQ(win.state().phase, Phase::Counting);
    const SeenSeat seen = win.view("N").table.seats[1];
    EXPECT_EQ(seen.laid_down.size(), 13u) << "the winner lays his tiles down";
    EXPECT_TRUE(win.view("N").table.seats[2].laid_down.empty()) << "3.7.1 e: nobody else does";
}

// --- wrong and false wins

TEST_P(McrDeclared, S3_11_6_6_1_a_Q159_1_UnderEightPointsTenToEachAndNoWinThisHand) {
    Script play = hand("E 3p6p; S " + straight);
    play.play("E discards 3p; S wins");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(play.paid(), (Payments{10, -30, 10, 10}));
    EXPECT_FALSE(play.over()) << "play goes on";
    play.play("E draws; E discards 6p");
    EXPECT_EQ(play.why_not("S wins"), Refusal::NoRightToWin);
    EXPECT_TRUE(play.may("S chows 456p")) << "every other right stays";
    EXPECT_TRUE(play.view("N").table.seats[1].no_win);
}

TEST_P(McrDeclared, S3_11_6_6_1_b_Q159_2_NotOnesWinningTile) {
    Script play = hand("E 9m6p; S " + straight + "; N 123m45p789s444sPP");
    play.play("E discards 9m; S wins");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::WrongTile);
    EXPECT_EQ(play.paid(), (Payments{10, -30, 10, 10}));
    EXPECT_TRUE(has_mark(play, Wind::South));
    play.play("E draws; E discards 6p; N wins; N counts mixed_straight concealed_hand");
    EXPECT_EQ(play.paid(), (Payments{10 - 18, -30 - 8, 10 - 8, 10 + 34}))
        << "and pays as usual when another wins";
}

TEST_P(McrDeclared, S3_11_6_6_2_Q159_3_NotWaitingTwentyToEach) {
    Script play = hand("E 9m; S " + short_of_one);
    play.play("E discards 9m; S wins");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::NotWaiting);
    EXPECT_EQ(play.paid(), (Payments{20, -60, 20, 20}));
    EXPECT_TRUE(has_mark(play, Wind::South));
    EXPECT_EQ(play.result().fines, Payments{}) << "the others receive it all";
}

TEST_P(McrDeclared, AWrongWinByOnesOwnDrawAndThenADiscard) {
    Script play = hand("E 9m; S " + straight);
    play.play("E discards 9m; S draws 3p; S wins");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(play.paid(), (Payments{10, -30, 10, 10}));
    EXPECT_EQ(play.state().phase, Phase::Turn);
    EXPECT_EQ(play.why_not("S wins"), Refusal::NoRightToWin);
    play.play("S discards 3p");
}

TEST_P(McrDeclared, S3_11_6_7_4_Q160_6_TilesShownForAWinThatFailsAreNotForced) {
    Script play = hand("E 9m; S " + straight);
    play.play("E discards 9m; S wins; S draws 1p");
    EXPECT_TRUE(play.state().at(Wind::South).exposed.empty());
    EXPECT_TRUE(play.may("S discards 1p"));
    EXPECT_TRUE(play.may("S discards 1m"));
}

TEST_P(McrDeclared, Q43_7_WhenTheFirstProvesFalseTheNextClaimantWins) {
    Script play = hand("E 6p; S 456m123p46s789s1s5s; N " + straight);
    play.play("E discards 6p; S wins; N wins");
    ASSERT_EQ(play.count<Misdeclared>(), 1u);
    EXPECT_EQ(play.last<Misdeclared>().seat, Wind::South);
    EXPECT_EQ(play.state().phase, Phase::Counting);
    play.play("N counts mixed_straight concealed_hand");
    EXPECT_EQ(play.result().winners[0].seat, Wind::North);
    // South waits for 5s and took the wrong tile: 10 to each.
    EXPECT_EQ(play.paid(), (Payments{10 - 18, -30 - 8, 10 - 8, 10 + 34}));
}

TEST_P(McrDeclared, Q43_7_WhenAWinProvesFalseThePungIsCarriedOut) {
    Script play = hand("E 9m; S " + straight + "; N 99m");
    play.play("E discards 9m; N pungs; S wins");
    EXPECT_EQ(play.count<Misdeclared>(), 1u);
    EXPECT_EQ(play.of("N").substr(0, 6), "[999m]");
}

TEST_P(McrDeclared, ANearerWinThatStandsLeavesTheOtherUnlooked) {
    Script play = hand("E 6p; S " + straight + "; N 99m");
    play.play("E discards 6p; S wins; N wins");
    EXPECT_EQ(play.count<Misdeclared>(), 0u) << "there is one winner, and he is found";
    EXPECT_EQ(play.state().phase, Phase::Counting);
}

// --- the winner names his fan

TEST_P(McrDeclared, S3_9_1_4_Q146_6_b_WhatIsForgottenIsLost) {
    Script play = hand("E 6p; S " + straight);
    play.play("E discards 6p; S wins; S counts mixed_straight");
    EXPECT_EQ(play.total(), 8);
    EXPECT_EQ(play.paid(), (Payments{-16, 32, -8, -8}));
}

TEST_P(McrDeclared, S3_9_1_4_Q146_6_b_WhatIsClaimedTooMuchIsStruck) {
    Script play = hand("E 6p; S " + straight);
    play.play("E discards 6p; S wins; S counts mixed_straight concealed_hand all_chows full_flush");
    EXPECT_EQ(play.total(), 10);
    EXPECT_TRUE(play.over()) << "3.9.1.4 b: counted once, it is closed";
    EXPECT_EQ(play.why_not("S wins"), Refusal::HandOver);
}

TEST_P(McrDeclared, UnderEightByHisOwnWordsIsAWrongWin) {
    Script play = hand("E 6p; S " + straight);
    play.play("E discards 6p; S wins; S counts concealed_hand");
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(play.paid(), (Payments{10, -30, 10, 10}));
    EXPECT_FALSE(play.over());
    EXPECT_TRUE(has_mark(play, Wind::South));
    Script drawn = hand("E 9m; S " + straight);
    drawn.play("E discards 9m; S draws 6p; S wins; S counts fully_concealed_hand");
    EXPECT_EQ(drawn.state().phase, Phase::Turn) << "he discards and plays on";
    drawn.play("S discards 6p");
}

TEST_P(McrDeclared, OnlyTheWinnerCountsAndOnlyThen) {
    Script play = hand("E 6p; S " + straight);
    State state = play.state();
    EXPECT_EQ(play.table().count(state, Wind::South, {}).error().refusal, Refusal::NotCounting);
    play.play("E discards 6p; S wins");
    state = play.state();
    EXPECT_EQ(play.table().count(state, Wind::East, {}).error().refusal, Refusal::NotCounting);
    EXPECT_EQ(state, play.state());
}

// --- sanctions at the table

TEST_P(McrDeclared, S3_11_3_Q153_3_WhoLostTheRightToWinPlaysOn) {
    Script play = hand("E 6p; S 78p; N " + straight, {});
    play.play("referee no_win N; E discards 6p");
    EXPECT_EQ(play.why_not("N wins"), Refusal::NotAsked);
    play.play("S chows 678p; N draws 6p");
    EXPECT_EQ(play.why_not("N wins"), Refusal::NoRightToWin) << "nor by his own draw";
    Script calls = hand("E 2s; N " + straight, {});
    calls.play("referee no_win N; E discards 2s");
    EXPECT_TRUE(calls.may("N pungs"));
    EXPECT_TRUE(calls.may("N kongs"));
}

TEST_P(McrDeclared, Q159_5_NoWinOnThisTileOnly) {
    Script play = hand("E 6p; W 6p; N " + straight, {});
    play.play("E discards 6p; referee no_win_this_turn N");
    EXPECT_EQ(play.why_not("N wins"), Refusal::NoRightToWin);
    play.play("W draws; W discards 6p");
    EXPECT_TRUE(play.may("N wins"));
}

TEST_P(McrDeclared, S3_4_27_3_11_6_7_1_Q24_22_Q160_1_AnExposedTileIsDiscardedNext) {
    Script play = hand("E 9m; S 37m", {});
    play.play("E discards 9m; referee expose S 3m; S draws 1p");
    EXPECT_EQ(play.why_not("S discards 1p"), Refusal::ForcedDiscard);
    EXPECT_EQ(play.why_not("S discards 7m"), Refusal::ForcedDiscard);
    EXPECT_EQ(play.view("N").table.seats[1].exposed.size(), 1u) << "all have seen it";
    play.play("S discards 3m; S draws");
    EXPECT_TRUE(play.may("S discards 7m")) << "once is enough";
}

TEST_P(McrDeclared, S3_11_6_7_2_b_Q160_2_SeveralExposedTilesOneATurn) {
    Script play = hand("E 9m; S 37m", {});
    play.play("E discards 9m; referee expose S 37m; referee no_win S; S draws 1p");
    EXPECT_TRUE(play.may("S discards 3m"));
    EXPECT_TRUE(play.may("S discards 7m")) << "in the order he likes";
    play.play("S discards 7m; S draws 2p");
    EXPECT_EQ(play.why_not("S discards 2p"), Refusal::ForcedDiscard);
    play.play("S discards 3m; S draws 4p");
    EXPECT_TRUE(play.may("S discards 4p"));
}

TEST_P(McrDeclared, S3_11_2_2_b_Q44_3_FinesAreDeductedOrPaidToOthers) {
    Script play = hand("E 9m", {});
    play.play("referee deduct S 10");
    EXPECT_EQ(play.paid(), (Payments{0, -10, 0, 0}));
    EXPECT_EQ(play.result().fines, (Payments{0, -10, 0, 0})) << "nobody receives it";
    play.play("referee pay_each S 20");
    EXPECT_EQ(play.paid(), (Payments{20, -70, 20, 20}));
    play.play("referee pay S 5 W");
    EXPECT_EQ(play.paid(), (Payments{20, -75, 25, 20}));
    EXPECT_EQ(play.result().fines, (Payments{0, -10, 0, 0}));
    play.play("referee void_hand");
    EXPECT_EQ(play.result().end, End::Void);
    EXPECT_EQ(play.paid(), (Payments{20, -75, 25, 20})) << "what was fined stays fined";
}

INSTANTIATE_TEST_SUITE_P(Both, McrDeclared, testing::Values("mcr", "gb98"),
                         [](const auto& book) { return std::string(book.param); });

// --- where the editions differ

TEST(McrFlowers, A1_81_a_AForgottenFlowerIsReplacedNotDiscarded) {
    Script play("mcr", "E 1f9m; S 9p");
    play.play("E keeps; E discards 9m; E draws 5p");
    EXPECT_EQ(play.why_not("E discards 1f"), Refusal::FlowerForgotten);
    EXPECT_TRUE(play.may("E shows 1f"));
    play.play("E shows 1f; E draws 7p");
    EXPECT_TRUE(play.state().at(Wind::East).flowers.has(Tile::flower(1)));
    Script drawn("mcr", "E 9m; S 1m");
    drawn.play("E discards 9m; S draws 2f; S discards 1m; S draws 7p");
    EXPECT_EQ(drawn.why_not("S discards 2f"), Refusal::FlowerForgotten);
}

TEST(Gb98Flowers, Q33_c_Q133_2_AFlowerIsReplacedOrDiscardedWhenThePlayerLikes) {
    Script play("gb98", "E 9m; S 1m");
    play.play("E discards 9m; S draws 2f; S discards 1m; S draws 7p");
    EXPECT_TRUE(play.may("S discards 2f")) << "in a later turn too";
    EXPECT_TRUE(play.may("S shows 2f"));
    play.play("S shows 2f; S draws 3p");
    EXPECT_FALSE(play.may("S discards 2f")) << "an exposed one may not";
}

TEST(McrKong, S3_6_8_2_b_ConcealedKongsAreShownAfterTheHand) {
    Script mcr("mcr", "E 1111p; N 123m45p789s222sFF");
    mcr.play("E kongs 1p; E draws 6p; E discards 6p; N wins");
    ASSERT_TRUE(mcr.over());
    EXPECT_EQ(mcr.view("S").table.seats[0].melds[0].piece, Piece(Tile::of(Suit::Dots, 1)));
    Script drawn("mcr", "E 1111p");
    drawn.play("E kongs 1p; E draws 9m; E discards 9m; rest");
    EXPECT_EQ(drawn.view("S").table.seats[0].melds[0].piece, Piece(Tile::of(Suit::Dots, 1)));
}

TEST(Gb98Kong, Q119_AConcealedKongIsNotShown) {
    Script play("gb98", "E 1111p; N 123m45p789s222sFF");
    play.play("E kongs 1p; E draws 6p; E discards 6p; N wins");
    ASSERT_TRUE(play.over());
    EXPECT_TRUE(play.view("S").table.seats[0].melds[0].piece.is_back());
}

TEST(McrDeclaredFar, S3_11_6_6_2_FarFromWaitingIsStillTwentyToEach) {
    Script play("mcr", "E 9m", competition());
    play.play("E discards 9m; S wins");
    EXPECT_EQ(play.paid(), (Payments{20, -60, 20, 20}));
    EXPECT_FALSE(play.last<Misdeclared>().excluded);
}

TEST(Gb98Declared, Q159_4_TwoOrMoreShortIsExclusion) {
    Script play("gb98", "E 9m", competition());
    play.play("E discards 9m; S wins");
    EXPECT_TRUE(play.last<Misdeclared>().excluded);
    EXPECT_EQ(play.last<Misdeclared>().verdict, WinVerdict::FarFromWaiting);
    EXPECT_EQ(play.paid(), Payments{});
    EXPECT_TRUE(has_mark(play, Wind::South));
}

TEST(MilDeclared, TheProgramCountsInMil) {
    Script play("mil", "E 6p; S " + straight, competition());
    play.play("E discards 6p; S wins");
    EXPECT_TRUE(play.over()) << "declare=engine: no count is asked for";
    EXPECT_EQ(play.total(), 10);
}

}  // namespace
}  // namespace sifang::test
