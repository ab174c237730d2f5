// A hand by the competition rules of 全国麻雀段位審査会, article by article.

#include "game/whose_turn.hpp"
#include "game/zds_script.hpp"

namespace sifang::test {
namespace {

bool owed(const Script& hand, Wind seat, Need::Kind kind = Need::Kind::Draw) {
    return hand.table().need(hand.state()) == Need{kind, seat, 1};
}

/// Waits for 3p and 6p without any yaku of its own: the pair is of value.
const std::string no_yaku = "123m567m45pEE678s";

// --- article 1: play

TEST(ZdsPlay, A1_7_c_ThirteenEachAndTheDealerDraws) {
    const Script play = zds("");
    for (const Wind seat : all_winds) EXPECT_EQ(play.state().at(seat).hand.standing.total(), 13u);
    EXPECT_EQ(play.table().need(play.state()).kind, Need::Kind::Indicator) << "6-1: the dora is turned";
    Script drawn = zds("");
    drawn.play("dora 1m");
    EXPECT_TRUE(owed(drawn, Wind::East));
}

TEST(ZdsPlay, A1_8_b_FourteenTilesStayBehind) {
    Script play = zds("E 1111m");
    EXPECT_EQ(play.state().wall.left(Wind::East), 136u - 52u - 14u);
    play.play("dora 9p; E draws; E kongs 1m; E draws");
    EXPECT_EQ(play.state().wall.left(Wind::East), 136u - 52u - 14u - 2u) << "a replacement shortens the wall";
    play.play("rest");
    EXPECT_EQ(play.result().end, End::Exhausted);
    EXPECT_EQ(play.count<Drew>(), 136u - 52u - 14u);
}

TEST(ZdsPlay, A1_8_c_WhoDrawsTheLastTileMayNotKongAndMustDiscard) {
    Script play = zds("S 9999m");  // 70 draws from East on: South draws the last
    play.play("wall 1; S draws");
    EXPECT_EQ(play.why_not("S kongs 9m"), Refusal::NoReplacement);
    Script discards = zds("W 99m");
    discards.play("wall 1; S draws 9m");
    EXPECT_FALSE(discards.over());
    discards.play("S discards 9m as drawn");
    EXPECT_EQ(discards.result().end, End::Exhausted) << "West cannot pung the last discard";
}

TEST(ZdsPlay, A1_9_A1_10_a_InSeatOrderDrawOneDiscardOne) {
    Script play = zds("");
    play.play("E draws 1m");
    EXPECT_TRUE(in_turn(play, Wind::East));
    EXPECT_EQ(play.why_not("S discards 1m"), Refusal::NotYourTurn);
    play.play("E discards 1m");
    EXPECT_TRUE(owed(play, Wind::South));
    play.play("S draws; W draws; N draws; E draws");
    EXPECT_EQ(play.count<Discarded>(), 4u);
}

TEST(ZdsPlay, A1_10_b_ADiscardIsNotTakenBack) {
    Script play = zds("E 234m567m456p22p78s");
    play.play("E draws 9s; E discards 9s");
    EXPECT_FALSE(play.may("E wins"));
    EXPECT_FALSE(play.may("E discards 2m"));
}

TEST(ZdsPlay, A1_11_a_ChowFromTheLeftWithoutADraw) {
    Script play = zds("E 3m; S 45m; W 45m");
    play.play("E draws; E discards 3m");
    EXPECT_FALSE(play.may("W chows 345m"));
    play.play("S chows 345m");
    EXPECT_TRUE(in_turn(play, Wind::South));
    EXPECT_FALSE(play.state().drawn);
}

TEST(ZdsPlay, A1_11_b_AfterAChowTheSameTileMayNotBeDiscarded) {
    Script play = zds("E 3m; S 3m45m6m");
    play.play("E draws; E discards 3m; S chows 345m");
    EXPECT_EQ(play.why_not("S discards 3m"), Refusal::SwapCall);
    EXPECT_TRUE(play.may("S discards 6m")) << "the other end may";
    Script pung = zds("E 3m; S 333m");
    pung.play("E draws; E discards 3m; S pungs");
    EXPECT_TRUE(pung.may("S discards 3m")) << "and after a pung";
}

TEST(ZdsPlay, A1_12_PungWithAPairFromAnyPlayer) {
    Script play = zds("E 3m; N 33m; S 45m");
    play.play("E draws; E discards 3m; S chows 345m; N pungs");
    EXPECT_EQ(play.of("N").substr(0, 6), "[333m]") << "and it beats a chow";
    EXPECT_TRUE(in_turn(play, Wind::North));
}

TEST(ZdsPlay, A1_13_a_ThreeWaysToMakeAKong) {
    Script concealed = zds("E 1111m");
    concealed.play("E draws; E kongs 1m");
    EXPECT_EQ(concealed.of("E").substr(0, 7), "(1111m)");
    EXPECT_EQ(concealed.view("S").table.seats[0].melds[0].piece, Piece(Tile::of(Suit::Characters, 1)));
    Script claimed = zds("E 1m; W 111m");
    claimed.play("E draws; E discards 1m; W kongs");
    EXPECT_EQ(claimed.of("W").substr(0, 7), "[1111m]");
    Script added = zds("E 1m; W 11m9p");
    added.play("E draws; E discards 1m; W pungs; W discards 9p; W draws 1m; W adds 1m");
    EXPECT_EQ(added.of("W").substr(0, 8), "[111+1m]");
}

TEST(ZdsPlay, A1_13_b_ThenTheReplacementFromTheDeadWall) {
    Script play = zds("E 1111m");
    play.play("E draws; E kongs 1m");
    EXPECT_TRUE(owed(play, Wind::East, Need::Kind::Replacement));
    play.play("E draws 5p");
    EXPECT_EQ(play.last<Drew>().from, DrawFrom::End);
}

TEST(ZdsPlay, A1_13_c_NoKongAfterAChowOrPung) {
    Script play = zds("E 3m; S 45m 9999p; W 333m");
    play.play("E draws; E discards 3m; S chows 345m");
    EXPECT_EQ(play.why_not("S kongs 9p"), Refusal::KongAfterClaim);
    Script pung = zds("E 3m; W 333m");
    pung.play("E draws; E discards 3m; W pungs");
    EXPECT_EQ(pung.why_not("W adds 3m"), Refusal::KongAfterClaim);
}

TEST(ZdsPlay, A1_13_d_KongsMayFollowEachOther) {
    Script play = zds("E 1111m2222p");
    play.play("E draws; E kongs 1m; E draws; E kongs 2p; E draws");
    EXPECT_EQ(play.of("E").substr(0, 15), "(1111m) (2222p)");
    EXPECT_TRUE(in_turn(play, Wind::East));
}

TEST(ZdsPlay, A1_13_e_AnAddedKongMayBeRobbedNotAClosedOneNotWhenFuriten) {
    Script play = zds("E 6p; S 66p9m; N " + no_yaku);
    play.play("E draws; E discards 6p; S pungs; S discards 9m; N draws; S draws 6p; S adds 6p");
    EXPECT_TRUE(play.may("N wins"));
    play.play("N wins");
    EXPECT_EQ(play.result().end, End::Won) << "chankan is a yaku";
    EXPECT_EQ(play.result().winners[0].giver, Wind::South);
    Script closed = zds("E 6666p; N 19m19p19sESWNCFP");
    closed.play("E draws; E kongs 6p");
    EXPECT_EQ(closed.state().phase, Phase::Replacement);
    Script orphans = zds("E 1111p; N 19m9p19sESWNCFPP");
    orphans.play("E draws; E kongs 1p");
    EXPECT_EQ(orphans.state().phase, Phase::Replacement) << "not even by thirteen orphans";
    Script furiten = zds("E 6p; S 66p9m; N " + simples);
    furiten.play(
        "E draws; N draws 3p; N discards 3p; E draws; E discards 6p; S pungs; S discards 9m;"
        "S draws 6p; S adds 6p");
    EXPECT_FALSE(furiten.may("N wins"));
}

TEST(ZdsPlay, A1_14_a_AWinBeatsEveryCall) {
    Script play = zds("E 6p; S 78p; W 66p; N " + simples);
    play.play("E draws; E discards 6p; S chows 678p; W pungs; N wins");
    EXPECT_EQ(play.result().winners[0].seat, Wind::North);
}

TEST(ZdsPlay, A1_14_c_OneWinnerTheNearest) {
    Script play = zds("E 6p; S " + simples + "; N 345m345m45p33p678s");
    play.play("E draws; E discards 6p; N wins; S wins");
    ASSERT_EQ(play.result().winners.size(), 1u);
    EXPECT_EQ(play.result().winners[0].seat, Wind::South);
}

TEST(ZdsPlay, A1_15_TheWinnersHandIsOpened) {
    Script play = zds("E 234m567m45p22p678s; S 6p");
    play.play("E draws 6p; E wins");
    EXPECT_EQ(play.view("S").table.seats[0].laid_down.size(), 14u);
    EXPECT_TRUE(play.view("S").table.seats[2].laid_down.empty());
}

TEST(ZdsPlay, A1_3_a_OneHanAtLeast) {
    Script play = zds("E 6p; N " + no_yaku);
    play.play("E draws; N draws; E draws; E discards 6p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "no yaku";
    play.play("N draws 3p");
    EXPECT_TRUE(play.may("N wins")) << "menzen_tsumo";
}

// --- article 2: riichi

TEST(ZdsPlay, A2_1_a_AClosedReadyHand) {
    Script play = zds("E 9m; S " + simples);
    play.play("E draws; E discards 9m; S draws 9s");
    EXPECT_TRUE(play.may("S riichi 9s"));
    EXPECT_EQ(play.why_not("S riichi 2m"), Refusal::RiichiNotWaiting);
    Script open = zds("E 8m; S 234m67m45p22p678s9m");
    open.play("E draws; E discards 8m; S chows 678m");
    EXPECT_EQ(open.why_not("S riichi 9m"), Refusal::RiichiOpen);
    Script kong = zds("E 9m; S 1111m567m45p22p8s");
    kong.play("E draws; E discards 9m; S draws; S kongs 1m; S draws 7s");
    EXPECT_EQ(kong.why_not("S riichi 8s"), Refusal::RiichiNotWaiting);
}

TEST(ZdsPlay, A2_1_a_AConcealedKongKeepsTheHandClosed) {
    Script play = zds("E 9m; S 1111m567m45p22p88s");
    play.play("E draws; E discards 9m; S draws 8s; S kongs 1m; S draws 9p");
    EXPECT_TRUE(play.may("S riichi 9p"));
}

TEST(ZdsPlay, A2_1_b_TheDeclaringTileLiesSideways) {
    Script play = zds("E 9m; S " + simples);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; W draws");
    const River river = play.view("N").table.river;
    EXPECT_TRUE(river[1].riichi);
    EXPECT_TRUE(play.view("N").table.seats[1].riichi);
}

TEST(ZdsPlay, A2_1_c_TheDepositIsAThousand) {
    Script play = zds("E 9m; S " + simples);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; W draws");
    EXPECT_EQ(play.paid(), (Payments{0, -1'000, 0, 0}));
    EXPECT_EQ(play.state().deposits, 1);
    HandSetup poor = zds_setup();
    poor.scores[1] = 900;
    Script refused = zds("E 9m; S " + simples, poor);
    refused.play("E draws; E discards 9m; S draws 9s");
    EXPECT_EQ(refused.why_not("S riichi 9s"), Refusal::RiichiTooPoor);
}

TEST(ZdsPlay, A2_1_c_ARonnedDeclarationCostsNoDeposit) {
    Script play = zds("E 9m; S 345m345m45p33p678s; W " + simples);
    play.play("E draws; E discards 9m; S draws 6p; S riichi 6p; W wins");
    EXPECT_EQ(play.result().deposits, 0);
    EXPECT_EQ(play.paid()[0], 0);
    EXPECT_EQ(play.paid()[1], -play.paid()[2]);
}

TEST(ZdsPlay, A2_2_OnlyWhileAnOwnDrawIsLeftAndOnlyOnce) {
    Script last = zds("S " + simples);
    last.play("wall 5; S draws 9s");
    EXPECT_EQ(last.state().wall.left(Wind::South), 4u);
    EXPECT_TRUE(last.may("S riichi 9s")) << "four are left: one of them his";
    last.play("S discards 9s; wall 1; S draws");
    EXPECT_EQ(last.why_not("S riichi 9s"), Refusal::RiichiTooLate);
    Script twice = zds("E 9m; S " + simples);
    twice.play("E draws; E discards 9m; S draws 9s; S riichi 9s; S draws 1s");
    EXPECT_EQ(twice.why_not("S riichi 1s"), Refusal::RiichiTwice);
}

TEST(ZdsPlay, A2_3_AClosedKongAfterRiichiThatChangesNothing) {
    Script play = zds("E 9m; S 111m567m45p22p678s");
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; S draws 1m");
    EXPECT_TRUE(play.may("S kongs 1m"));
    Script not_drawn = zds("E 9m; S 1111m567m45p22p67s");
    not_drawn.play("E draws; E discards 9m; S draws 8s; S riichi 1m; S draws 9s");
    EXPECT_FALSE(not_drawn.may("S kongs 1m"));
    // 3334m waits for 2m, 4m and 5m: the kong would leave 4m alone.
    Script changes = zds("E 9m; S 3334m567m22p678s9s");
    changes.play("E draws; E discards 9m; S draws 2p; S riichi 9s; S draws 3m");
    EXPECT_EQ(changes.why_not("S kongs 3m"), Refusal::RiichiKong);
}

TEST(ZdsPlay, A2_4_AfterRiichiWhatIsDrawnIsDiscarded) {
    Script play = zds("E 9m2p; S " + simples);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; S draws 1s");
    EXPECT_EQ(play.why_not("S discards 2m"), Refusal::AfterRiichi);
    EXPECT_TRUE(play.may("S discards 1s"));
    play.play("S discards 1s; E draws; E discards 2p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "and nothing is called";
    play.play("S draws 3p");
    EXPECT_TRUE(play.may("S discards 3p")) << "a winning tile may be passed";
    EXPECT_TRUE(play.may("S wins"));
}

TEST(ZdsPlay, A2_5_A2_6_FuritenRiichiSelfDrawYesRonNo) {
    Script play = zds("E 9m3p; S " + simples);
    play.play("E draws; E discards 9m; S draws 6p; S riichi 6p; E draws; E discards 3p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "no ron";
    play.play("S draws 3p; S wins");
    EXPECT_EQ(play.result().end, End::Won);
}

TEST(ZdsPlay, A2_7_AfterRiichiAPassedWinLeavesSelfDrawOnly) {
    Script play = zds("E 9m3p6p; S " + simples);
    play.play(
        "E draws; E discards 9m; S draws 9s; S riichi 9s; E draws; E discards 3p; S passes; S draws;"
        "E draws; E discards 6p");
    EXPECT_EQ(play.state().phase, Phase::Draw) << "not even after his own draw";
    play.play("S draws 6p; S wins");
    EXPECT_EQ(play.result().winners[0].by, By::Draw);
}

TEST(ZdsPlay, A2_8_a_TheWinnerTakesTheDeposits) {
    HandSetup two = zds_setup();
    two.deposits = 2;
    two.counters = 1;
    Script play = zds("E 9m; S 345m345m45p33p678s; N " + simples, two);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; E draws 6p; E discards 6p; S passes; N wins");
    ASSERT_EQ(play.result().winners.size(), 1u);
    // tanyao, 30 fu: 1,000 and 300 for the counter from East; three sticks.
    const int fu30 = *play.total();
    EXPECT_EQ(play.paid(), (Payments{-fu30 - 300, -1'000, 0, fu30 + 300 + 3'000}));
    EXPECT_EQ(play.result().deposits, 0);
}

TEST(ZdsPlay, A2_8_a_WithoutAWinnerTheyStay) {
    HandSetup one = zds_setup();
    one.deposits = 1;
    Script play = zds("E 9m; S " + simples, one);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; rest");
    ASSERT_EQ(play.result().end, End::Exhausted);
    EXPECT_EQ(play.result().deposits, 2);
    EXPECT_EQ(play.result().deposited, (std::array<std::uint8_t, 4>{0, 1, 0, 0}));
}

TEST(ZdsPlay, A2_8_b_TheyStayAfterAChomboToo) {
    Script play = zds("E 9m1s; S " + simples, zds_setup(Declaring::Competition));
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; E draws; E discards 1s; N wins");
    ASSERT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.result().deposits, 1);
}

// --- article 3: furiten

TEST(ZdsPlay, A3_1_AnyWaitAmongOnesOwnDiscards) {
    Script play = zds("E 9m6p; S " + simples);
    play.play("E draws; E discards 9m; S draws 3p; S discards 3p; E draws; E discards 6p");
    EXPECT_EQ(play.why_not("S wins"), Refusal::OwnDiscard) << "3p lies there, so 6p cannot be won on either";
    Script called = zds("E 9m6p; S " + simples + "; W 33p8s");
    called.play(
        "E draws; E discards 9m; S draws 3p; S discards 3p; W pungs; W discards 8s; E draws; E discards 6p");
    EXPECT_FALSE(called.may("S wins")) << "called ones count too";
}

TEST(ZdsPlay, A3_2_a_b_APassedWinBarsUntilTheNextDraw) {
    Script same = zds("E 6p; W 3p; N " + simples);
    same.play("E draws; E discards 6p; N passes; W draws; W discards 3p");
    EXPECT_EQ(same.why_not("N wins"), Refusal::WinPassed);
    Script later = zds("E 6p3p; N " + simples);
    later.play("E draws; E discards 6p; N passes; N draws 6p");
    EXPECT_TRUE(later.may("N wins")) << "self-draw stays";
    later.play("N discards 6p");
}

TEST(ZdsPlay, A3_2_a_AlsoWhenAnotherTakesTheTile) {
    Script play = zds("E 6p; W 66p3p; N " + simples);
    play.play("E draws; E discards 6p; N passes; W pungs; W discards 3p");
    EXPECT_FALSE(play.may("N wins"));
}

TEST(ZdsPlay, A3_2_b_TheGoAroundEndsWithTheNextDraw) {
    Script play = zds("E 6p3p; N " + simples);
    play.play("E draws; E discards 6p; N passes; N draws 1s; E draws; E discards 3p");
    EXPECT_TRUE(play.may("N wins"));
}

}  // namespace
}  // namespace sifang::test
