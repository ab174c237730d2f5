// What the common Japanese rules and their presets add to a hand: red fives, more dora, several winners,
// more abortive draws. They have no printed book here; each test names the switch it shows.

#include "game/script.hpp"

namespace sifang::test {
namespace {

HandSetup setup(Declaring declaring = Declaring::Assisted) {
    HandSetup out;
    out.scores.fill(25'000);
    out.declaring = declaring;
    return out;
}
Script riichi(std::string_view deal, const HandSetup& how = setup()) { return {"riichi", deal, how}; }

/// All wait for 3p and 6p.
const std::string waits_36 = "234m678m45p22p678s";
const std::string other_waits_36 = "345m234m45p88p678s";
const std::string third_waits_36 = "345s234s45p77p678m";

TEST(RiichiPlay, RedFives_TheyAreTilesOfTheirOwn) {
    Script play = riichi("E 5m; S 40m6m5m; W 1p");
    play.play("E draws; E discards 5m");
    EXPECT_TRUE(play.may("S pungs")) << "red and plain";
    EXPECT_TRUE(play.may("S chows 456m"));
    Script chow = riichi("E 4m; S 506m7m; W 1p");
    chow.play("E draws; E discards 4m");
    EXPECT_TRUE(chow.may("S chows 456m"));
    EXPECT_TRUE(chow.may("S chows 406m")) << "with the red five or the plain one";
    chow.play("S chows 406m");
    EXPECT_EQ(chow.view("W").table.seats[1].melded_reds, (RedFives{1, 0, 0}));
    EXPECT_TRUE(chow.may("S discards 5m"));
    EXPECT_FALSE(chow.may("S discards 0m"));
}

TEST(RiichiPlay, OrphansRobClosedKong_OthersHaveNotLetItGo) {
    Script play = riichi("E 6666p3p; N " + waits_36);
    play.play("E draws; E kongs 6p; E draws; E discards 3p");
    EXPECT_TRUE(play.may("N wins")) << "a kong that this hand could not rob was no win to pass";
}

TEST(RiichiPlay, RedFives_OneOfEachSuitAndNoMore) {
    Script play = riichi("E 0m");
    State state = play.state();
    const Piece red = Piece::red_five(Suit::Characters);
    EXPECT_EQ(play.table().give(state, {&red, 1}).error().refusal, Refusal::FifthCopy);
    Script worth = riichi("E 6p; N 234m678m40p22p678s");
    worth.play("dora 9s; E draws; N draws; E draws; E discards 6p; N wins");
    EXPECT_EQ(worth.total(), 3'900) << "pinfu, tanyao, red five";
}

TEST(RiichiPlay, SwapCalls_NeitherTheTileNorTheOtherEnd) {
    Script play = riichi("E 3m; S 3456m9p");
    play.play("E draws; E discards 3m; S chows 345m");
    EXPECT_EQ(play.why_not("S discards 3m"), Refusal::SwapCall);
    EXPECT_EQ(play.why_not("S discards 6m"), Refusal::SwapCall);
    EXPECT_TRUE(play.may("S discards 9p"));
    Script middle = riichi("E 4m; S 3567m4m");
    middle.play("E draws; E discards 4m; S chows 345m");
    EXPECT_EQ(middle.why_not("S discards 4m"), Refusal::SwapCall);
    EXPECT_TRUE(middle.may("S discards 6m")) << "a closed run has no other end";
    Script pung = riichi("E 3m; S 333m");
    pung.play("E draws; E discards 3m; S pungs");
    EXPECT_EQ(pung.why_not("S discards 3m"), Refusal::SwapCall);
}

TEST(RiichiPlay, KanDora_AConcealedKongsIndicatorAtOnce) {
    Script play = riichi("E 1111m");
    play.play("E draws; E kongs 1m");
    EXPECT_EQ(play.table().need(play.state()).kind, Need::Kind::Indicator);
    play.play("dora 9p");
    EXPECT_EQ(play.state().indicators.size(), 2u);
    EXPECT_EQ(play.table().need(play.state()).kind, Need::Kind::Replacement);
}

TEST(RiichiPlay, KanDora_AClaimedKongsIndicatorBeforeTheDiscard) {
    Script play = riichi("E 1m; S 111m9p");
    play.play("E draws; E discards 1m; S kongs; S draws");
    EXPECT_EQ(play.state().indicators.size(), 1u);
    play.play("S discards 9p; dora 2s");
    EXPECT_EQ(play.state().indicators.size(), 2u);
    Script ema("ema", "E 1m; S 111m9p", setup());
    ema.play("E draws; E discards 1m; S kongs; dora 2s");
    EXPECT_EQ(ema.state().indicators.size(), 2u) << "ema turns it at once";
    EXPECT_EQ(ema.table().need(ema.state()).kind, Need::Kind::Replacement);
}

TEST(RiichiPlay, UraDora_OnlyAfterAWinWithRiichi) {
    Script play = riichi("E 9m6p; S " + waits_36);
    play.play("dora 9s; E draws; E discards 9m; S draws 9s; S riichi 9s; E draws; E discards 6p; S wins");
    EXPECT_EQ(play.table().need(play.state()).kind, Need::Kind::UnderIndicator);
    play.play("ura 1p");
    ASSERT_TRUE(play.over());
    // double_riichi 2, ippatsu 1, pinfu 1, tanyao 1, ura dora 2: haneman.
    EXPECT_EQ(play.total(), 12'000);
    Script plain = riichi("E 9m6p; N " + waits_36);
    plain.play("E draws; N draws; E draws; E discards 6p; N wins");
    EXPECT_TRUE(plain.over());
    EXPECT_EQ(plain.count<UnderTurned>(), 0u);
}

TEST(RiichiPlay, Ippatsu_WithinAGoAroundAndNoCall) {
    const std::string deal = "E 9m6p; W 9m1p; S " + waits_36 + "; N 1p1p7s";
    const std::string first =
        "dora 9s; E draws; S draws 1s; S discards 1s; W draws; E draws; E discards 9m; S draws 9s;"
        "S riichi 9s;";
    Script with = riichi(deal);
    with.play(first + "E draws; E discards 6p; S wins; ura E");
    EXPECT_EQ(with.total(), 7'700) << "riichi, ippatsu, pinfu, tanyao";
    Script broken = riichi(deal);
    broken.play(first +
                "W draws; W discards 1p; N pungs; N discards 7s; E draws; E discards 6p; S wins; ura E");
    EXPECT_EQ(broken.total(), 3'900) << "a call breaks it";
    Script late = riichi(deal);
    late.play(first + "E draws; S draws; E draws; E discards 6p; S wins; ura E");
    EXPECT_EQ(late.total(), 3'900) << "a go-around later";
}

TEST(RiichiPlay, DoubleRiichi_BeforeAnyCallOnTheFirstDiscard) {
    Script first = riichi("E 9m; S " + waits_36);
    first.play("E draws; S draws 9s; S riichi 9s; W draws");
    EXPECT_TRUE(first.state().at(Wind::South).double_riichi);
    Script called = riichi("E 9m; W 99m1p; S " + waits_36);
    called.play("E draws; E discards 9m; W pungs; W discards 1p; S draws 9s; S riichi 9s; W draws");
    EXPECT_TRUE(called.state().at(Wind::South).riichi);
    EXPECT_FALSE(called.state().at(Wind::South).double_riichi);
}

TEST(RiichiPlay, Winners_SeveralAndTheNearestTakesCountersAndDeposits) {
    HandSetup how = setup();
    how.counters = 2;
    how.deposits = 1;
    Script play("riichi", "E 9m6p; S " + waits_36 + "; N " + other_waits_36, how);
    play.play("dora 9s; E draws; E discards 9m; E draws; E discards 6p; N wins; S wins");
    ASSERT_EQ(play.result().winners.size(), 2u);
    EXPECT_EQ(play.result().winners[0].seat, Wind::South);
    EXPECT_EQ(play.paid()[1], play.result().winners[0].total + 600 + 1'000);
    EXPECT_EQ(play.paid()[3], play.result().winners[1].total);
    EXPECT_EQ(play.paid()[0], -(play.paid()[1] - 1'000) - play.paid()[3]);
}

TEST(RiichiPlay, Winners_ThreeAreADrawnHandInTenhouAndThreeWinsInRiichi) {
    const std::string deal = "E 9m6p; S " + waits_36 + "; W " + third_waits_36 + "; N " + other_waits_36;
    const std::string calls = "E draws; E discards 9m; E draws; E discards 6p; S wins; W wins; N wins";
    Script tenhou("tenhou", deal, setup());
    tenhou.play(calls);
    EXPECT_EQ(tenhou.result().end, End::ThreeWins);
    EXPECT_EQ(tenhou.paid(), Payments{});
    Script all = riichi(deal);
    all.play(calls);
    EXPECT_EQ(all.result().winners.size(), 3u);
    Script wrc("wrc", deal, setup());
    wrc.play(calls);
    EXPECT_EQ(wrc.result().winners.size(), 1u) << "head bump";
}

TEST(RiichiPlay, FourRiichi_EndTheHandOnceTheFourthStands) {
    Script play =
        riichi("E 234m067m45p22p678s; S 234m567m45p88p678s; W 345m678m45s22s678p; N 345m678m45s88s678p");
    play.play(
        "E draws 9s; E riichi 9s; S draws 9p; S riichi 9p; W draws 9m; W riichi 9m; N draws W; N riichi W");
    EXPECT_EQ(play.result().end, End::FourRiichi);
    EXPECT_EQ(play.paid(), (Payments{-1'000, -1'000, -1'000, -1'000}));
    EXPECT_EQ(play.result().deposits, 4);
}

TEST(RiichiPlay, Robbing_AConcealedKongByThirteenOrphansOnly) {
    Script orphans = riichi("E 1111p; N 19m9p19sESWNCFPP");
    orphans.play("E draws; E kongs 1p; N wins");
    EXPECT_EQ(orphans.result().end, End::Won);
    Script other = riichi("E 6666p; N 234m678m45p22p678s");
    other.play("E draws; E kongs 6p");
    EXPECT_NE(other.state().phase, Phase::Claims);
}

TEST(RiichiPlay, Nagashi_OnlyTerminalsAndHonoursNoneCalled) {
    // Every seat discards what it draws: the script feeds South terminals and honours.
    Script play = riichi("");
    const char* outer[] = {"1m", "9m", "1p", "9p", "1s", "9s", "E", "S", "W", "N", "C", "F", "P"};
    std::string words = "dora 5m;";
    for (int turn = 0; turn < 18; ++turn) {
        const std::string tile = outer[turn % 13];
        words += "S draws " + tile + "; S discards " + tile + " as drawn;";
    }
    play.play(words + "rest");
    ASSERT_EQ(play.result().end, End::Exhausted);
    EXPECT_EQ(play.paid(), (Payments{-4'000, 8'000, -2'000, -2'000})) << "a mangan self-draw";
}

TEST(RiichiPlay, Chombo_DeductedInEma) {
    Script play("ema", "E 9m", setup(Declaring::Competition));
    play.play("E draws; E discards 9m; S wins");
    EXPECT_EQ(play.paid(), (Payments{0, -20'000, 0, 0}));
    EXPECT_EQ(play.result().fines, (Payments{0, -20'000, 0, 0}));
}

TEST(RiichiPlay, Liability_TenhouCountersByTheLiablePlayer) {
    HandSetup how = setup();
    how.counters = 1;
    Script play("tenhou", "E C6m; W F; N P; S CCFFPP23m4s8p9p1s4s", how);
    play.play(
        "E draws; E discards C; S pungs; S discards 8p; W draws; W discards F; S pungs; S discards 9p;"
        "N draws; N discards P; S pungs; S discards 1s; E draws 4m; E discards 4m; S wins");
    EXPECT_EQ(play.paid(), (Payments{-16'000, 32'300, 0, -16'300}));
}

TEST(RiichiPlay, Rinshan_AndTheKanDoraOfTheSameKongCount) {
    Script play = riichi("E 1111m234567p22s8s");
    play.play("dora 9s; E draws 7s; E kongs 1m; dora 9m; E draws 6s; E wins");
    EXPECT_EQ(play.total(), 18'000) << "rinshan, menzen_tsumo and four dora: haneman of the dealer";
}

}  // namespace
}  // namespace sifang::test
