// How a hand ends by the competition rules of 全国麻雀段位審査会: articles 4 to 9 as the table shows them.

#include "game/zds_script.hpp"

namespace sifang::test {
namespace {

Script contest(std::string_view deal) { return zds(deal, zds_setup(Declaring::Competition)); }

const std::string other_simples = "345m345m45p33p678s";

// --- article 4: chombo

TEST(ZdsEnds, A4_1_1_a_A4_2_AFalseWinIsChombo) {
    Script play = contest("E 9m");
    play.play("E draws; E discards 9m; S wins");
    EXPECT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.paid(), (Payments{4'000, -8'000, 2'000, 2'000}));
    Script dealer = contest("E 9m");
    dealer.play("E draws; E wins");
    EXPECT_EQ(dealer.paid(), (Payments{-12'000, 4'000, 4'000, 4'000}));
    EXPECT_EQ(dealer.result().fines, Payments{});
}

TEST(ZdsEnds, A4_1_1_a_AWinWithoutYakuOrFuritenIsChomboToo) {
    Script no_yaku = contest("E 6p; N 123m567m45pEE678s");
    no_yaku.play("E draws; N draws; E draws; E discards 6p; N wins");
    EXPECT_EQ(no_yaku.last<Misdeclared>().verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(no_yaku.result().end, End::FalseWin);
    Script furiten = contest("E 9m6p; S " + simples);
    furiten.play("E draws; E discards 9m; S draws 3p; S discards 3p; E draws; E discards 6p; S wins");
    EXPECT_EQ(furiten.result().end, End::FalseWin);
}

TEST(ZdsEnds, A4_1_1_b_ForgivenWhenAnotherHasAProperWin) {
    Script play = contest("E 6p; N " + simples);
    play.play("E draws; E discards 6p; S wins; N wins");
    EXPECT_EQ(play.result().end, End::Won);
    EXPECT_EQ(play.paid()[1], 0) << "nothing for South";
    EXPECT_EQ(play.paid()[0], -play.paid()[3]);
}

TEST(ZdsEnds, A4_1_1_b_ANearerProperWinToo) {
    Script play = contest("E 6p; S " + simples);
    play.play("E draws; E discards 6p; S wins; N wins");
    EXPECT_EQ(play.result().end, End::Won);
    EXPECT_EQ(play.paid()[3], 0);
}

TEST(ZdsEnds, A4_2_TwoChomboAtOncePayNothingToEachOther) {
    Script play = contest("E 9m");
    play.play("E draws; E discards 9m; S wins; N wins");
    EXPECT_EQ(play.result().end, End::FalseWin);
    EXPECT_EQ(play.paid(), (Payments{8'000, -6'000, 4'000, -6'000}));
    Script dealer = contest("E 9m; S 1m");
    dealer.play("E draws; E discards 9m; S draws; S discards 1m; E wins; W wins");
    EXPECT_EQ(dealer.paid(), (Payments{-8'000, 4'000 + 2'000, -4'000, 4'000 + 2'000}));
}

TEST(ZdsEnds, A4_1_1_a_AfterARiichiTheChomboEndsTheHandAndTheStickStays) {
    Script play = contest("E 9m1s; S " + simples);
    play.play("E draws; E discards 9m; S draws 9s; S riichi 9s; E draws; E discards 1s; N wins");
    EXPECT_EQ(play.result().deposits, 1);
    EXPECT_EQ(play.paid(), (Payments{4'000, -1'000 + 2'000, 2'000, -8'000}));
}

// --- article 5: abortive draws

TEST(ZdsEnds, A5_1_2_NineKindsOnAnUntouchedFirstDraw) {
    Script play = zds("E 19m19p19sESW2345m; S 19m19p19sESW2345m");
    play.play("E draws 6p");
    EXPECT_TRUE(play.may("E nine_kinds"));
    play.play("E nine_kinds");
    EXPECT_EQ(play.result().end, End::NineKinds);
    EXPECT_EQ(play.paid(), Payments{});
    EXPECT_EQ(play.view("S").table.seats[0].laid_down.size(), 14u) << "he shows them";
    Script south = zds("S 19m19p19sESW2345m");
    south.play("E draws; S draws 6p");
    EXPECT_TRUE(south.may("S nine_kinds")) << "South too, on his first draw";
    south.play("S discards 6p; S draws");
    EXPECT_FALSE(south.may("S nine_kinds")) << "only the first";
    Script called = zds("E 7s; W 77s8m; S 19m19p19sESW2345m; N 5p");
    called.play("E draws; E discards 7s; W pungs; W discards 8m; S draws 6p");
    EXPECT_FALSE(called.may("S nine_kinds")) << "not after a call";
    Script eight = zds("E 19m19p19sES23456m");
    eight.play("E draws 6p");
    EXPECT_EQ(eight.why_not("E nine_kinds"), Refusal::NotNineKinds);
}

TEST(ZdsEnds, A5_1_3_FourEqualWindDiscards) {
    Script play = zds("E W; S W; W W; N W");
    play.play("E draws; E discards W; S draws; S discards W; W draws; W discards W; N draws; N discards W");
    EXPECT_EQ(play.result().end, End::FourWinds);
    Script other = zds("E W; S W; W W; N S");
    other.play("E draws; E discards W; S draws; S discards W; W draws; W discards W; N draws; N discards S");
    EXPECT_FALSE(other.over());
    Script later = zds("E W9m; S W; W W; N W");
    later.play(
        "E draws; E discards 9m; S draws; S discards W; W draws; W discards W; N draws; N discards W;"
        "E draws; E discards W");
    EXPECT_FALSE(later.over()) << "only the first four";
}

TEST(ZdsEnds, A5_1_4_FourKongsByDifferentPlayersEndAfterTheNextDiscard) {
    Script play = zds("E 1111m2222m; S 3333p4444p9s");
    play.play("E draws; E kongs 1m; E draws; E kongs 2m; E draws; S draws; S kongs 3p; S draws; S kongs 4p");
    EXPECT_FALSE(play.over());
    play.play("S draws");
    EXPECT_FALSE(play.over()) << "the replacement is drawn";
    play.play("S discards 9s");
    while (!play.over()) play.play("W passes");
    EXPECT_EQ(play.result().end, End::FourKongs);
    EXPECT_EQ(play.paid(), Payments{});
}

TEST(ZdsEnds, A5_1_4_AWinOnThatDiscardStands) {
    Script play = zds("E 1111m2222m; S 3333s4444s6p; N 678m567m45p22p678s");
    play.play(
        "E draws; E kongs 1m; E draws; E kongs 2m; E draws; S draws; S kongs 3s; S draws; S kongs 4s;"
        "S draws; S discards 6p; N wins");
    EXPECT_EQ(play.result().end, End::Won);
}

TEST(ZdsEnds, A5_1_4_NothingButAWinIsCalledOnThatDiscard) {
    Script play = zds("E 1111m2222m; S 3333p4444p9s; W 99s");
    play.play(
        "E draws; E kongs 1m; E draws; E kongs 2m; E draws; S draws; S kongs 3p; S draws; S kongs 4p;"
        "S draws; S discards 9s");
    EXPECT_EQ(play.result().end, End::FourKongs) << "West may not pung it";
}

TEST(ZdsEnds, A5_1_4_FourKongsByOnePlayerPlayOn) {
    Script play = zds("E 1111m2222m3333p4p; S 9999s");
    play.play(
        "E draws 4p; E kongs 1m; E draws 4p; E kongs 2m; E draws 4p; E kongs 3p; E draws; E kongs 4p;"
        "E draws; S draws");
    EXPECT_FALSE(play.over());
    EXPECT_EQ(play.why_not("S kongs 9s"), Refusal::FifthKong) << "5-1(6): no fifth kong by anyone";
}

TEST(ZdsEnds, A5_1_7_FourRiichiDoNotEndTheHand) {
    Script play =
        zds("E 234m567m45p22p678s; S 234m567m45p88p678s; W 345m678m45s22s678p; N 345m678m45s88s678p");
    play.play(
        "E draws 9s; E riichi 9s; S draws 9p; S riichi 9p; W draws 9m; W riichi 9m; N draws W; N riichi W;"
        "E draws");
    EXPECT_FALSE(play.over());
    EXPECT_EQ(play.state().deposits, 4);
}

// --- article 6: dora

TEST(ZdsEnds, A6_1_a_OneIndicatorAndTheDoraIsTheNextTile) {
    Script plain = zds("E 6p; N " + simples);
    plain.play("dora 9s; E draws; N draws; E draws; E discards 6p; N wins");
    Script dora = zds("E 6p; N " + simples);
    dora.play("dora 1p; E draws; N draws; E draws; E discards 6p; N wins");
    // pinfu and tanyao, 30 fu; the pair 22p is two dora.
    EXPECT_EQ(plain.total(), 2'000);
    EXPECT_EQ(dora.total(), 7'700);
}

TEST(ZdsEnds, A6_5_NoKanDoraNoUra) {
    Script play = zds("E 1111m; N " + simples);
    play.play("dora 9s; E draws; E kongs 1m; E draws 6p; N draws; E draws");
    EXPECT_EQ(play.count<IndicatorTurned>(), 1u);
}

// --- article 7: liability

TEST(ZdsEnds, A7_1_daisangen_WhoLetsTheThirdDragonBePungedPaysAll) {
    const std::string deal = "E C6m; W F; N P; S CCFFPP23m4s8p9p1s4s";
    const std::string calls =
        "E draws; E discards C; S pungs; S discards 8p; W draws; W discards F; S pungs;"
        "S discards 9p; N draws; N discards P; S pungs; S discards 1s;";
    Script drawn = zds(deal);
    drawn.play(calls + "S draws 1m; S wins");
    EXPECT_EQ(drawn.paid(), (Payments{0, 32'000, 0, -32'000})) << "7-2 a";
    Script ron = zds(deal);
    ron.play(calls + "E draws 4m; E discards 4m; S wins");
    EXPECT_EQ(ron.paid(), (Payments{-16'000, 32'000, 0, -16'000})) << "7-2 b: half each with the discarder";
}

TEST(ZdsEnds, A7_1_suushii_FourthWind) {
    Script play = zds("E E; W S; N W; S EESSWWNN2m8p9p1s9m");
    play.play(
        "E draws; E discards E; S pungs; S discards 8p; W draws; W discards S; S pungs; S discards 9p;"
        "N draws; N discards W; S pungs; S discards 1s; E draws N; E discards N; S pungs; S discards 9m;"
        "S draws 2m; S wins");
    EXPECT_EQ(play.paid(), (Payments{-32'000, 32'000, 0, 0}));
}

TEST(ZdsEnds, A7_1_tsuuiisou_FourthHonourSet) {
    Script play = zds("E E; W S; N C; S EESSCCFFW8p9p1s9m");
    play.play(
        "E draws; E discards E; S pungs; S discards 8p; W draws; W discards S; S pungs; S discards 9p;"
        "N draws; N discards C; S pungs; S discards 1s; E draws F; E discards F; S pungs; S discards 9m;"
        "S draws W; S wins");
    EXPECT_EQ(play.paid(), (Payments{-32'000, 32'000, 0, 0}));
}

TEST(ZdsEnds, A7_1_chinroutou_FourthTerminalSet) {
    Script play = zds("E 1m; W 9m; N 1p; S 11m99m11p99p1s8p8s7s6m");
    play.play(
        "E draws; E discards 1m; S pungs; S discards 8p; W draws; W discards 9m; S pungs; S discards 8s;"
        "N draws; N discards 1p; S pungs; S discards 7s; E draws 9p; E discards 9p; S pungs; S discards 6m;"
        "S draws 1s; S wins");
    EXPECT_EQ(play.paid(), (Payments{-32'000, 32'000, 0, 0}));
}

TEST(ZdsEnds, A7_1_ryuuiisou_FourthSetExposedAChowToo) {
    Script win = zds("E 4s6s; W 6s; N 8s; S 66s88s22s23s4s9m1pFF");
    win.play(
        "W draws; W discards 6s; S pungs; S discards 9m; N draws; N discards 8s; S pungs; S discards 1p;"
        "E draws 2s; E discards 2s; S pungs; S discards 4s; E draws; E discards 4s; S chows 234s;"
        "S discards F; S draws F; S wins");
    EXPECT_EQ(win.paid(), (Payments{-32'000, 32'000, 0, 0}));
}

// --- article 8: noten

TEST(ZdsEnds, A8_1_A8_2_WhoIsNotReadyPaysWhoIs) {
    Script one = zds("S " + simples);
    one.play("rest");
    ASSERT_EQ(one.result().end, End::Exhausted);
    EXPECT_EQ(one.paid(), (Payments{-1'000, 3'000, -1'000, -1'000}));
    EXPECT_EQ(one.result().waiting, (std::array<bool, 4>{false, true, false, false}));
    Script two = zds("S " + simples + "; N " + other_simples);
    two.play("rest");
    EXPECT_EQ(two.paid(), (Payments{-1'500, 1'500, -1'500, 1'500}));
    Script none = zds("");
    none.play("rest");
    EXPECT_EQ(none.paid(), Payments{});
}

TEST(ZdsEnds, A8_3_a_ReadyPlayersShowTheirHands) {
    Script play = zds("S " + simples);
    play.play("rest");
    EXPECT_EQ(play.view("E").table.seats[1].laid_down.size(), 13u);
    EXPECT_TRUE(play.view("E").table.seats[2].laid_down.empty());
}

TEST(ZdsEnds, A8_3_b_FormalReadinessIsEnough) {
    Script play = zds("S 123m567m45pEE678s");
    play.play("rest");
    EXPECT_EQ(play.paid(), (Payments{-1'000, 3'000, -1'000, -1'000})) << "no yaku, and ready";
}

// --- article 9: fouls

TEST(ZdsEnds, A9_1_NoMoreCallsNoWinNotReady) {
    Script play = zds("E 6p9m; S " + simples + "; W 66p");
    play.play("referee dead_hand S; E draws; E discards 6p");
    EXPECT_FALSE(play.may("S wins"));
    EXPECT_FALSE(play.may("S chows 456p"));
    play.play("S draws 6p");
    EXPECT_EQ(play.why_not("S wins"), Refusal::NoRightToWin);
    play.play("rest");
    EXPECT_EQ(play.paid(), Payments{}) << "counted as not ready";
    EXPECT_FALSE(play.result().waiting[1]);
}

TEST(ZdsEnds, A9_2_a_b_AThousandForTheHandsWinner) {
    Script play = zds("E 6p; N " + simples);
    play.play("referee pay_winner S 1000; dora 9s; E draws; N draws; E draws; E discards 6p; N wins");
    EXPECT_EQ(play.paid(), (Payments{-2'000, -1'000, 0, 3'000}));
    Script drawn = zds("");
    drawn.play("referee pay_winner S 1000; rest");
    EXPECT_EQ(drawn.paid(), (Payments{0, -1'000, 0, 0}));
    EXPECT_EQ(drawn.result().deposits, 1) << "kept for the next hand";
    Script may_win = zds("E 6p; N " + simples);
    may_win.play("referee pay_winner N 1000; E draws; N draws; E draws; E discards 6p");
    EXPECT_TRUE(may_win.may("N wins")) << "the offender may win";
}

// --- yaku that the table tells

TEST(ZdsEnds, A12_4_houtei_TheLastDiscardNotWhenFuriten) {
    Script play = zds("E 123m567m45pEE678s");
    play.play("wall 1; S draws 6p; S discards 6p");
    EXPECT_TRUE(play.may("E wins")) << "houtei is the one yaku";
    Script furiten = zds("E 123m567m45pEE678s");
    furiten.play("E draws 3p; E discards 3p; wall 1; S draws 6p; S discards 6p");
    EXPECT_FALSE(furiten.may("E wins"));
}

TEST(ZdsEnds, A12_4_tenhou_chiihou_renhou) {
    Script tenhou = zds("E " + simples);
    tenhou.play("E draws 6p; E wins");
    EXPECT_EQ(tenhou.total(), 48'000);
    Script chiihou = zds("E 9m; S " + simples);
    chiihou.play("E draws; S draws 6p; S wins");
    EXPECT_EQ(chiihou.total(), 32'000);
    Script renhou = zds("E 6p; N " + simples);
    renhou.play("dora 9s; E draws; E discards 6p; N wins");
    EXPECT_EQ(renhou.total(), 12'000) << "renhou 4, pinfu, tanyao: haneman";
    Script called = zds("E 6p; S 9m; N " + simples + "; W 99m1p");
    called.play("dora 9s; E draws 9m; E discards 9m; W pungs; W discards 1p; E draws; E discards 6p; N wins");
    EXPECT_LT(*called.total(), 8'000) << "a call before spoils it";
}

}  // namespace
}  // namespace sifang::test
