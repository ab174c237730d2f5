// Dealers who stay, counters, and deposits: the Japanese family.

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

/// What is left after three hands in which the dealer stays: he deals on, with a counter for each.
void expect_stays(SessionPlay& play, int counters) {
    EXPECT_EQ(play.session.place, (HandPlace{0, 0}));
    EXPECT_EQ(play.dealer(), 0u);
    EXPECT_EQ(play.next().setup.counters, counters);
}

TEST(Zds_5_1, TheDealerStaysWhenHeWins) {
    for (const char* id : {"zds", "riichi", "tenhou"}) {
        SessionPlay play(id);
        play.play(play.won(East, nobody, 500));
        expect_stays(play, 1);
        play.play(play.won(East, West, 1'000));
        expect_stays(play, 2);
    }
}
TEST(Zds_5_1, TheDealerStaysWhenHeWaitsAtADraw) {
    for (const char* id : {"zds", "riichi", "tenhou"}) {
        SessionPlay play(id);
        play.play(play.exhausted({true, false, true, false}));
        expect_stays(play, 1);
    }
}
TEST(Zds_5_1, ABrokenOffHandIsRepeatedWithACounter) {
    for (const char* id : {"zds", "riichi", "tenhou"})
        for (const End end :
             {End::NineKinds, End::FourWinds, End::FourKongs, End::FourRiichi, End::ThreeWins}) {
            SessionPlay play(id);
            play.play(play.unwon(end));
            expect_stays(play, 1);
        }
}
TEST(Zds_5_1, AChomboOfAnybodyIsRepeatedWithACounter) {
    SessionPlay play("zds");
    HandResult chombo = play.unwon(End::FalseWin);
    chombo.payments = {4'000, -8'000, 2'000, 2'000};
    play.play(chombo);
    expect_stays(play, 1);
    EXPECT_EQ(play.session.scores, (PlayerPoints{34'000, 22'000, 32'000, 32'000}));
}
TEST(Zds_5_1, AChildsWinPassesTheDealAndTheCountersGo) {
    for (const char* id : {"zds", "riichi", "tenhou"}) {
        SessionPlay play(id);
        play.play(play.won(East, nobody, 500));
        play.play(play.unwon(End::NineKinds));
        play.play(play.won(South, East, 1'000));
        EXPECT_EQ(play.dealer(), 1u) << id;
        EXPECT_EQ(play.next().setup.counters, 0) << id;
    }
}
TEST(Zds_5_1, TheDealerAmongSeveralWinnersStays) {
    SessionPlay play("tenhou");
    HandResult both = play.won(South, West, 1'000);
    both.winners.push_back({East, By::Discard, West, {}, 2'000});
    both.payments = {2'000, 1'000, -3'000, 0};
    play.play(both);
    expect_stays(play, 1);
}
TEST(Zds_5_2, NotWaitingAtADrawPassesTheDealAndAddsACounter) {
    for (const char* id : {"zds", "riichi", "tenhou"}) {
        SessionPlay play(id);
        play.play(play.won(East, nobody, 500));
        play.play(play.exhausted({false, true, true, false}));
        EXPECT_EQ(play.dealer(), 1u) << id;
        EXPECT_EQ(play.next().setup.counters, 2) << id;
    }
}

TEST(Zds_2_8_a, DepositsWaitForTheNextWinner) {
    SessionPlay play("zds");
    play.play(play.exhausted({false, true, false, true}, {0, 1, 0, 1}));
    EXPECT_EQ(play.session.scores, (PlayerPoints{30'000, 29'000, 30'000, 29'000}));
    EXPECT_EQ(play.next().setup.deposits, 2);
    EXPECT_EQ(play.next().setup.scores, (Payments{29'000, 30'000, 29'000, 30'000}));
    play.play(play.won(South, West, 1'000, {1, 0, 0, 0}));  // player 2 from player 3; player 1 laid one more
    EXPECT_EQ(play.session.scores, (PlayerPoints{30'000, 28'000, 34'000, 28'000}));
    EXPECT_EQ(play.next().setup.deposits, 0);
}
TEST(Zds_2_8_b, DepositsStayAfterAChombo) {
    SessionPlay play("zds");
    HandResult chombo = play.unwon(End::FalseWin, {0, 0, 1, 0});
    chombo.payments = {4'000, -8'000, 1'000, 2'000};
    play.play(chombo);
    EXPECT_EQ(play.next().setup.deposits, 1);
}
TEST(Zds_2_9, AfterADrawnLastHandDepositsGoBackToTheirOwners) {
    SessionPlay play("zds", 1);
    play.play(play.exhausted({}, {0, 1, 0, 0}));  // player 2
    play.pass_to(2, 4);
    play.play(play.exhausted({}, {1, 1, 0, 0}));  // players 0 and 1
    EXPECT_TRUE(play.table().over(play.session));
    EXPECT_EQ(play.session.scores, (PlayerPoints{29'000, 29'000, 29'000, 30'000}));
    play.take(SessionClosed{});
    EXPECT_EQ(play.session.scores, (PlayerPoints{30'000, 30'000, 30'000, 30'000}));
    EXPECT_EQ(play.session.rows.back().entry, Entry::Deposits);
}
/// A fine for the winner is a stick like those of riichi.
TEST(Zds_9_2_b, TheFineForTheWinnerGoesOnAndAtTheEndBack) {
    SessionPlay taken("zds");
    taken.play(taken.exhausted({}, {0, 0, 1, 0}));
    taken.play(taken.won(East, nobody, 1'000));
    EXPECT_EQ(taken.session.scores, (PlayerPoints{29'000, 34'000, 28'000, 29'000}));

    SessionPlay back("zds");
    back.play(back.exhausted({}, {0, 0, 1, 0}));
    back.pass_to(3, 1);
    back.take(SessionClosed{});
    EXPECT_EQ(back.session.scores, (PlayerPoints{30'000, 30'000, 30'000, 30'000}));
}
TEST(Tenhou, DepositsAtTheEndGoToTheFirst) {
    SessionPlay play("tenhou");
    play.play(play.won(West, nobody, 4'000));
    play.play(play.exhausted({}, {0, 0, 0, 1}));  // player 0
    play.pass_to(3, 1);
    EXPECT_TRUE(play.table().over(play.session));
    play.take(SessionClosed{});
    EXPECT_EQ(play.session.scores, (PlayerPoints{20'000, 21'000, 38'000, 21'000}));
}
TEST(Deposits, LostOnesStayOnTheTable) {
    SessionPlay play(changed("tenhou", [](SessionRules& r) { r.deposits_at_end = DepositsAtEnd::Lost; }));
    play.play(play.won(West, nobody, 4'000));
    play.play(play.exhausted({}, {0, 0, 0, 1}));
    play.pass_to(3, 1);
    play.take(SessionClosed{});
    EXPECT_EQ(sum(play.session.scores), 99'000);
    EXPECT_EQ(play.session.sticks, (std::array<int, 4>{1, 0, 0, 0}));
}

}  // namespace
}  // namespace sifang::test
