// The sheet of a session.

#include "game/sheet.hpp"

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

/// The signs beside each player, in the order of the marks.
std::array<std::string, 4> signs(const SheetRow& row) {
    std::array<std::string, 4> all;
    for (Player p = 0; p < 4; ++p) row.marks[p].for_each([&](Mark mark) { all[p] += sign(mark); });
    return all;
}

TEST(Gb98_App_6, TheSixSigns) {
    SessionPlay play("gb98");
    play.begin();
    play.take(PlayerWarned{3});
    play.finish(play.won(West, South, 30));
    EXPECT_EQ(signs(play.session.rows.back()), (std::array<std::string, 4>{"▲", "−", "", "×"}));
    play.play(play.won(East, nobody, 10));
    EXPECT_EQ(signs(play.session.rows.back()), (std::array<std::string, 4>{"", "▲+", "", ""}));

    play.begin();
    HandResult drawn = play.exhausted();
    drawn.payments = {10, -30, 10, 10};
    drawn.false_wins = {0, 1, 0, 0};
    play.take(HandFinished{drawn});
    EXPECT_EQ(signs(play.session.rows.back()), (std::array<std::string, 4>{"0", "0", "▲0", "0√"}));
}
TEST(Gb98_Q146_7, EachHandWithDealerGainsAndKindOfWin) {
    SessionPlay play("gb98");
    play.play(play.won(West, South, 30));
    play.play(play.won(East, nobody, 10));
    play.play(play.exhausted());
    const Sheet s = sheet(book("gb98"), play.session);
    ASSERT_EQ(s.rows.size(), 3u);
    EXPECT_EQ(s.rows[0].hand, 1);
    EXPECT_EQ(s.rows[0].dealer(), 0u);
    EXPECT_EQ(s.rows[0].winners, (InlineVector<Player, 3>{2}));
    EXPECT_EQ(s.rows[0].giver, Player{1});
    EXPECT_FALSE(s.rows[0].self_draw);
    EXPECT_EQ(s.rows[0].points, (PlayerPoints{0, -30, 30, 0}));
    EXPECT_EQ(s.rows[1].winners, (InlineVector<Player, 3>{1}));
    EXPECT_EQ(s.rows[1].giver, std::nullopt);
    EXPECT_TRUE(s.rows[1].self_draw);
    EXPECT_EQ(s.rows[1].totals, (PlayerPoints{490, 500, 520, 490}));
    EXPECT_EQ(s.rows[2].end, End::Exhausted);
    EXPECT_TRUE(s.rows[2].winners.empty());
    EXPECT_EQ(s.rows[2].place, (HandPlace{0, 2}));
}
TEST(Mcr_A5, SixteenHandsWithRunningTotalsAndTheSeatsOfEachRound) {
    SessionPlay play("mcr");
    PlayerPoints total{};
    while (!play.table().over(play.session)) {
        play.play(play.won(South, play.session.hands % 3 == 0 ? nobody : std::optional(West), 8));
        for (Player p = 0; p < 4; ++p) total[p] += play.session.rows.back().points[p];
        EXPECT_EQ(play.session.rows.back().totals, total);
        EXPECT_EQ(play.session.rows.back().hand, play.session.hands);
    }
    const Sheet s = sheet(book("mcr"), play.session);
    EXPECT_EQ(s.rows.size(), 16u);
    ASSERT_EQ(s.sides.size(), 4u);
    EXPECT_EQ(s.sides[2], (std::array<Wind, 4>{North, West, East, South}));
    EXPECT_EQ(s.scores, total);
}
TEST(Mcr_A5, GainsAndLossesCancelButForFinesThatNobodyReceives) {
    SessionPlay play("mcr");
    play.play(play.won(East, nobody, 20));
    EXPECT_EQ(sheet(book("mcr"), play.session).balance, (Balance{0, 0, 0}));
    play.take(PointsFined{1, 10});
    const Sheet s = sheet(book("mcr"), play.session);
    EXPECT_EQ(s.balance, (Balance{-10, -10, 0}));
    EXPECT_TRUE(s.balance.is_zero());
    EXPECT_EQ(s.fines, (PlayerPoints{0, -10, 0, 0}));
    EXPECT_EQ(s.rows.back().entry, Entry::Fine);
    EXPECT_FALSE((Balance{-10, 0, 0}).is_zero());
}
TEST(Mcr_3_9_2_2, TablePointsFourTwoOneNone) {
    for (const char* id : {"mcr", "gb98", "mil"}) {
        SessionPlay play(id);
        play.play(play.won(South, West, 40));
        play.play(play.won(North, South, 10));  // player 0 from player 2
        const Sheet s = sheet(book(id), play.session);
        EXPECT_EQ(s.result.place, (std::array<int, 4>{2, 1, 4, 3})) << id;
        EXPECT_EQ(s.result.twelfths, (std::array<int, 4>{24, 48, 0, 12})) << id;
    }
}
TEST(Mcr_3_9_2_2, EqualScoresShareTheirTablePoints) {
    SessionPlay play("mcr");
    play.play(play.won(South, West, 40));
    const Sheet s = sheet(book("mcr"), play.session);
    EXPECT_EQ(s.result.place, (std::array<int, 4>{2, 1, 4, 2}));
    EXPECT_EQ(s.result.twelfths, (std::array<int, 4>{18, 48, 0, 18}));
}
/// Rulebooks count in the order of the deals; the sheet is by player.
TEST(Sheet, ResultsAreByPlayerWhoeverDealtFirst) {
    SessionPlay play("zds", 2);
    play.play(play.won(West, South, 8'000));  // player 0 from player 3
    const Sheet s = sheet(book("zds"), play.session);
    EXPECT_EQ(s.result.place[0], 1);
    EXPECT_EQ(s.result.place[3], 4);
    EXPECT_EQ(sum(s.result.placing), 0);
    EXPECT_EQ(s.sides[0], (std::array<Wind, 4>{West, North, East, South}));
}
TEST(Zds_11_3, TheSheetAddsPlacingPoints) {
    SessionPlay play("zds");
    play.play(play.won(East, South, 8'000));
    play.play(play.won(East, West, 1'000));
    const Sheet s = sheet(book("zds"), play.session);
    EXPECT_EQ(s.scores, (PlayerPoints{39'000, 22'000, 29'000, 30'000}));
    EXPECT_EQ(s.result.placing, (std::array<int, 4>{8'000, -8'000, -4'000, 4'000}));
    EXPECT_EQ(s.result.result, (std::array<int, 4>{17'000, -16'000, -5'000, 4'000}));
}
TEST(Sheet, DepositsOnTheTableAreInTheBalance) {
    SessionPlay play("zds");
    play.play(play.exhausted({}, {1, 1, 0, 0}));
    const Sheet s = sheet(book("zds"), play.session);
    EXPECT_EQ(s.balance, (Balance{-2'000, 0, 2'000}));
    EXPECT_TRUE(s.balance.is_zero());
}
TEST(Sheet, SeveralWinnersOfOneTile) {
    SessionPlay play("hk");
    HandResult both = play.won(South, West, 32);
    both.winners.push_back({North, By::Discard, West, {}, 4});
    both.payments = {0, 32, -96, 64};
    play.play(both);
    const SheetRow& row = play.session.rows.back();
    EXPECT_EQ(row.winners, (InlineVector<Player, 3>{1, 3}));
    EXPECT_EQ(row.giver, Player{2});
    EXPECT_EQ(signs(row), (std::array<std::string, 4>{"▲", "", "−", ""}));
}
TEST(Sheet, AVoidHandAndTheOneInItsPlaceHaveTheSameNumber) {
    SessionPlay play("mcr");
    play.play(play.unwon(End::Void));
    play.play(play.exhausted());
    EXPECT_EQ(play.session.rows[0].hand, 1);
    EXPECT_EQ(signs(play.session.rows[0]), (std::array<std::string, 4>{"▲", "", "", ""}));
    EXPECT_EQ(play.session.rows[1].hand, 1);
}
TEST(Sheet, AnExtraRoundHasItsColumn) {
    SessionPlay play("tenhou");
    EXPECT_EQ(sheet(book("tenhou"), play.session).sides.size(), 2u);
    play.pass_to(3, 1);
    EXPECT_EQ(sheet(book("tenhou"), play.session).sides.size(), 2u);
    play.play(play.unwon(End::NineKinds));
    EXPECT_EQ(sheet(book("tenhou"), play.session).sides.size(), 3u);
}

}  // namespace
}  // namespace sifang::test
