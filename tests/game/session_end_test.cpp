// When a session ends: by hands, by time, by busting, by reaching enough points, by the last dealer's choice.

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

TEST(Mcr_3_5_6, AllHandsPlayedEndTheSession) {
    for (const char* id : {"mcr", "gb98", "mil", "hk"}) {
        SessionPlay play(id);
        for (int n = 0; n < 16; ++n) {
            EXPECT_FALSE(play.table().over(play.session)) << id;
            play.play(play.won(East, South, 24));
        }
        EXPECT_TRUE(play.table().over(play.session)) << id;
        EXPECT_EQ(play.refused(TimeCalled{}), "play_is_over") << id;
        play.take(SessionClosed{});
    }
}
TEST(Mcr_3_5_6, AtTimeTheRunningHandIsVoidAndTheScoresCount) {
    for (const char* id : {"mcr", "gb98", "mil"}) {
        SessionPlay play(id);
        play.play(play.won(East, South, 24));
        const PlayerPoints scores = play.session.scores;
        play.begin();
        play.take(TimeCalled{});
        EXPECT_TRUE(play.table().over(play.session)) << id;
        EXPECT_EQ(play.session.scores, scores) << id;
        EXPECT_EQ(play.refused(HandFinished{}), "no_hand_running") << id;
        EXPECT_EQ(play.session.rows.back().end, End::Void) << id;
    }
}
TEST(Mcr_3_5_6, AtTimeBetweenTwoHandsNoneFollows) {
    SessionPlay play("mcr");
    play.play(play.won(East, South, 24));
    play.take(TimeCalled{});
    EXPECT_TRUE(play.table().over(play.session));
    EXPECT_FALSE(play.table().hand(play.session));
    EXPECT_EQ(play.refused(HandBegun{1}), "play_is_over");
    EXPECT_EQ(play.refused(TimeCalled{}), "time_was_called");
}
TEST(Zds_1_1_b, AtTimeTheRunningHandIsFinished) {
    SessionPlay play("zds");
    play.begin();
    play.take(TimeCalled{});
    EXPECT_FALSE(play.table().over(play.session));
    play.finish(play.won(East, nobody, 1'000));  // the dealer would stay, but it was the last hand
    EXPECT_TRUE(play.table().over(play.session));
    EXPECT_EQ(play.session.scores[0], 33'000);
}
TEST(TimeUp, OneMoreHand) {
    const SessionTable table = changed("riichi", [](SessionRules& r) { r.time_up = TimeUp::OneMoreHand; });
    SessionPlay running(table);
    running.begin();
    running.take(TimeCalled{});
    running.finish(running.exhausted());
    EXPECT_FALSE(running.table().over(running.session));
    running.play(running.exhausted());
    EXPECT_TRUE(running.table().over(running.session));

    SessionPlay between(table);
    between.take(TimeCalled{});
    EXPECT_FALSE(between.table().over(between.session));
    between.play(between.won(East, nobody, 1'000));
    EXPECT_TRUE(between.table().over(between.session));
}
TEST(Hk_5_14, AVoidHandIsDealtAgain) {
    for (const char* id : {"hk", "mcr", "zds"}) {
        SessionPlay play(id);
        play.play(play.won(South, nobody, 1'000));
        const Session before = play.session;
        HandResult spoilt = play.unwon(End::Void);
        spoilt.payments = {-30, 10, 10, 0};  // of what was paid in it only the fine counts
        spoilt.fines = {-10, 0, 0, 0};
        play.play(spoilt);
        EXPECT_EQ(play.session.place, before.place) << id;
        EXPECT_EQ(play.session.counters, before.counters) << id;
        EXPECT_EQ(play.session.hands, before.hands) << id;
        EXPECT_EQ(play.dealer(), 1u) << id;
        EXPECT_EQ(play.session.scores[1], before.scores[1] - 10) << id;
        EXPECT_EQ(play.session.scores[2], before.scores[2]) << id;
    }
}

TEST(Riichi, BelowZeroEndsTheSession) {
    for (const char* id : {"riichi", "tenhou"}) {
        SessionPlay play(id);
        play.play(play.won(South, West, 25'000));
        EXPECT_FALSE(play.table().over(play.session)) << id;  // nothing left is not below zero
        play.play(play.won(South, East, 1'000));
        EXPECT_FALSE(play.table().over(play.session)) << id;
        play.play(play.won(South, East, 8'000));
        EXPECT_TRUE(play.table().over(play.session)) << id;
    }
    SessionPlay zds("zds");
    zds.play(zds.won(South, West, 32'000));
    EXPECT_FALSE(zds.table().over(zds.session));
}
TEST(Riichi, ACorrectionThatLiftsHimAboveZeroLetsThemPlayOn) {
    SessionPlay play("tenhou");
    play.play(play.won(South, West, 26'000));
    EXPECT_TRUE(play.table().over(play.session));
    play.take(PointsCorrected{1, {0, -2'000, 2'000, 0}});
    EXPECT_FALSE(play.table().over(play.session));
    EXPECT_EQ(play.dealer(), 1u);
}

TEST(Riichi, WithoutThirtyThousandTheWestRoundIsPlayed) {
    for (const char* id : {"riichi", "tenhou"}) {
        SessionPlay play(id);
        play.pass_to(3, 1);
        EXPECT_FALSE(play.table().over(play.session)) << id;
        EXPECT_EQ(play.next().setup.round, West) << id;
        EXPECT_EQ(play.next().seats, (Seating{0, 1, 2, 3})) << id;
        play.play(play.exhausted());
        EXPECT_FALSE(play.table().over(play.session)) << id;
        play.play(play.won(South, nobody, 2'000));  // 31,000: enough
        EXPECT_TRUE(play.table().over(play.session)) << id;
    }
}
TEST(Riichi, TheExtraRoundIsTheLast) {
    SessionPlay play("tenhou");
    play.pass_to(4, 1);
    EXPECT_TRUE(play.table().over(play.session));
}
TEST(Riichi, WithThirtyThousandThereIsNoExtraRound) {
    SessionPlay play("tenhou");
    play.play(play.won(South, East, 5'000));
    play.pass_to(3, 1);
    EXPECT_TRUE(play.table().over(play.session));
}
/// Also in the extra round: another one has enough, but the deal has not passed.
TEST(Riichi, WhileTheDealerStaysPlayGoesOn) {
    SessionPlay play("tenhou");
    play.pass_to(3, 1);
    HandResult noten = play.exhausted({true, true, false, false});
    noten.payments = {0, 6'000, -3'000, -3'000};
    play.play(noten);
    EXPECT_EQ(play.session.scores[1], 31'000);
    EXPECT_FALSE(play.table().over(play.session));
    EXPECT_FALSE(play.table().dealer_may_stop(play.session));
    play.play(play.exhausted());
    EXPECT_TRUE(play.table().over(play.session));
}

TEST(Riichi, TheLastDealerMayStopAfterHisWinWhenFirst) {
    SessionPlay play("tenhou");
    play.pass_to(2, 4);
    EXPECT_EQ(play.refused(DealerStops{}), "dealer_may_not_stop");
    play.play(play.won(East, nobody, 2'000));
    EXPECT_FALSE(play.table().over(play.session));
    EXPECT_TRUE(play.table().dealer_may_stop(play.session));
    SessionPlay goes_on = play;
    goes_on.begin();
    EXPECT_EQ(goes_on.refused(DealerStops{}), "dealer_may_not_stop");
    play.take(DealerStops{});
    EXPECT_TRUE(play.table().over(play.session));
}
TEST(Riichi, OrWhenHeWaitsAtADraw) {
    SessionPlay play("tenhou");
    play.pass_to(2, 4);
    HandResult noten = play.exhausted({true, false, false, false});
    noten.payments = {6'000, -2'000, -2'000, -2'000};
    play.play(noten);
    play.take(DealerStops{});
    EXPECT_TRUE(play.table().over(play.session));
}
TEST(Riichi, NotWhenAnotherIsFirstOrEqual) {
    SessionPlay play("tenhou");
    play.play(play.won(South, East, 8'000));  // player 1 has 33,000
    play.pass_to(2, 4);
    play.play(play.won(East, South, 8'000));  // player 3 too, and he dealt later
    EXPECT_EQ(play.session.scores, (PlayerPoints{9'000, 33'000, 25'000, 33'000}));
    EXPECT_EQ(play.refused(DealerStops{}), "dealer_may_not_stop");
}
TEST(Riichi, NotWithoutThirtyThousand) {
    SessionPlay play("tenhou");
    play.pass_to(2, 4);
    play.play(play.won(East, nobody, 1'000));
    EXPECT_EQ(play.session.scores[3], 28'000);
    EXPECT_EQ(play.refused(DealerStops{}), "dealer_may_not_stop");
}
TEST(Riichi, NotInEarlierHandsNorAfterABrokenOffHand) {
    SessionPlay early("tenhou");
    early.pass_to(2, 3);
    early.play(early.won(East, nobody, 2'000));
    EXPECT_EQ(early.refused(DealerStops{}), "dealer_may_not_stop");

    SessionPlay broken("tenhou");
    broken.play(broken.won(North, nobody, 2'000));
    broken.pass_to(2, 4);
    broken.play(broken.unwon(End::NineKinds));
    EXPECT_EQ(broken.refused(DealerStops{}), "dealer_may_not_stop");
}
TEST(Zds_1_1_a, TheLastDealerWhoStaysPlaysOn) {
    SessionPlay play("zds");
    play.pass_to(2, 4);
    play.play(play.won(East, nobody, 4'000));
    EXPECT_FALSE(play.table().over(play.session));
    EXPECT_EQ(play.refused(DealerStops{}), "dealer_may_not_stop");
    play.play(play.won(South, East, 1'000));
    EXPECT_TRUE(play.table().over(play.session));
}

}  // namespace
}  // namespace sifang::test
