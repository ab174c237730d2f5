// Time by the book, clause by clause.

#include "clock_script.hpp"
#include "game/session.hpp"
#include "referee/lateness.hpp"

namespace sifang::referee_test {
namespace {

constexpr Duration ms(std::int64_t n) { return {n}; }

TEST(Mcr_3_5_6, ASessionLastsAHundredAndFiftyMinutes) {
    ClockScript s = started("mcr");
    EXPECT_EQ(s.remaining({}), minutes(150));
    EXPECT_EQ(s.keeper.end(s.clock), after(minutes(150)));
    s.tell(minutes(140));
    EXPECT_EQ(s.kinds(minutes(150) - ms(1)), "");
    const auto news = s.tell(minutes(150));
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0], (ClockNews{ClockNewsKind::TimeUp, after(minutes(150)), "mcr:3.5.6 e"}));
    EXPECT_EQ(s.kinds(minutes(151)), "") << "once";
    EXPECT_EQ(s.remaining(minutes(151)), Duration{});
}

TEST(Mcr_3_5_6, TheBreakIsInsideTheSessionAndAtMostFifteenMinutes) {
    ClockScript s = started("mcr");
    s.tell(minutes(70), BreakBegun{});
    EXPECT_EQ(s.remaining(minutes(80)), minutes(70)) << "time runs on";
    EXPECT_EQ(s.refused(minutes(75), DealDone{}), "in_break");
    EXPECT_EQ(s.kinds(minutes(85) - ms(1)), "");
    EXPECT_EQ(s.tell(minutes(90)),
              (std::vector<ClockNews>{{ClockNewsKind::BreakOver, after(minutes(85)), "mcr:3.5.6 b"}}));
    s.tell(minutes(90), BreakEnded{});
    EXPECT_EQ(s.remaining(minutes(90)), minutes(60));
    EXPECT_EQ(s.refused(minutes(91), BreakBegun{}), "break_was");
}

TEST(Mcr_3_5_6, FifteenMinutesBeforeTheEndItIsAnnounced) {
    for (const std::string_view rules : {"mcr", "gb98"}) {
        ClockScript s = started(rules);
        const Duration warning = minutes(book(rules).session().minutes - 15);
        EXPECT_EQ(s.kinds(warning - ms(1)), "");
        EXPECT_EQ(s.tell(warning),
                  (std::vector<ClockNews>{{ClockNewsKind::Warning, after(warning),
                                           rules == "mcr" ? "mcr:3.5.6 c" : "gb98:Q147(2) a"}}));
        EXPECT_EQ(s.kinds(warning + minutes(14)), "") << "once";
    }
}

TEST(Mcr_3_5_6, AtTimeTheHandStopsAtOnceOnTheClockAndOnTheSheet) {
    ClockScript s = started("mcr");
    const SessionTable table(book("mcr"));
    Session session = table.begin();
    ASSERT_TRUE(table.apply(session, HandBegun{0}));
    s.tell(minutes(149), DealDone{});
    s.tell(minutes(150) - seconds(5), TileInPlace{});
    for (const ClockNews& news : s.tell(minutes(155)))
        if (news.kind == ClockNewsKind::TimeUp) {
            EXPECT_TRUE(table.apply(session, TimeCalled{}));
        }
    EXPECT_TRUE(table.over(session));
    EXPECT_EQ(s.refused(minutes(156), TileInPlace{}), "no_hand_runs") << "nor was the next discard late";
}

TEST(Gb98_Q14, ThreeHoursWithABreakOfFifteenMinutesInside) {
    ClockScript s = started("gb98");
    EXPECT_EQ(s.remaining({}), minutes(180));
    s.tell(minutes(90), BreakBegun{});
    EXPECT_EQ(s.kinds(minutes(105), BreakEnded{}), "break_over");
    EXPECT_EQ(s.keeper.end(s.clock), after(minutes(180)));
}

TEST(Gb98_Q147, TheBreakComesAfterTheSecondRound) {
    EXPECT_EQ(book("gb98").time().break_after_round, 2);
    EXPECT_EQ(book("gb98").time().clauses.rest, "gb98:Q147(1)");
    EXPECT_EQ(book("mcr").time().break_after_round, 0) << "the book does not say when";
}

TEST(Zds_1_1_b, AfterFiftyMinutesPlayIsCutOffWhenTheHandIsFinished) {
    ClockScript s = started("zds");
    s.tell(minutes(49), DealDone{});
    EXPECT_EQ(s.tell(minutes(50)),
              (std::vector<ClockNews>{{ClockNewsKind::TimeUp, after(minutes(50)), "zds:1-1 b"}}));
    EXPECT_EQ(book("zds").session().time_up, TimeUp::FinishHand);
    s.tell(minutes(51), TileInPlace{});
    s.tell(minutes(52), HandOver{});
}

TEST(Hk_1_5, ThereIsNoTimeLimit) {
    ClockScript s = dealt("hk");
    EXPECT_EQ(s.keeper.remaining(s.clock, after(minutes(1))), std::nullopt);
    EXPECT_EQ(s.keeper.end(s.clock), std::nullopt);
    EXPECT_EQ(s.kinds(minutes(600)), "");
    s.tell(minutes(600), TileInPlace{});
    EXPECT_EQ(s.kinds(minutes(660), TileCalled{TimedCall::Pung}), "");
    EXPECT_EQ(s.refused(minutes(661), TimeExtended{minutes(5)}), "no_limit");
    EXPECT_EQ(s.refused(minutes(661), BreakBegun{}), "no_break");
    EXPECT_NE(book("hk").fouls().find("delay"), nullptr)
        << "but who plays too fast or too slowly is punished";
}

TEST(Mcr_3_5_7_6_c, ArrangingFlowersAndFirstDiscardTakeTwentySeconds) {
    for (const std::int64_t late : {0, 1}) {
        ClockScript s = dealt("mcr");
        s.tell(seconds(12), FlowersDone{});
        EXPECT_EQ(s.kinds(seconds(20) + ms(late), TileInPlace{}), late ? "first_discard_late" : "");
    }
    ClockScript s = dealt("mcr");
    const auto news = s.tell(seconds(30));
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0].clause, "mcr:3.5.7.6 c");
    EXPECT_EQ(foul_of(news[0].kind), "late_first_discard");
}

TEST(Mcr_3_6_4_b, ADiscardIsDueWithinTenSeconds) {
    for (const std::int64_t late : {0, 1}) {
        ClockScript s = dealt("mcr");
        s.tell(seconds(5), TileInPlace{});
        EXPECT_EQ(s.keeper.discard_remaining(s.clock, after(seconds(9))), seconds(6));
        EXPECT_EQ(s.kinds(seconds(15) + ms(late), TileInPlace{}), late ? "discard_late" : "");
    }
    ClockScript s = dealt("mcr");
    s.tell(seconds(5), TileInPlace{});
    const auto news = s.tell(seconds(40));
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0].at, after(seconds(15) + ms(1)));
    EXPECT_EQ(news[0].clause, "mcr:3.6.4 b");
    EXPECT_EQ(foul_of(news[0].kind), "late_discard");
    EXPECT_EQ(s.kinds(seconds(60)), "") << "one foul, however long it takes";
    EXPECT_EQ(s.kinds(seconds(61), TileInPlace{}), "");
}

TEST(Mcr_3_6_4_b, AfterACallTheCallersTimeRunsFromTheCall) {
    ClockScript s = dealt("mcr");
    s.tell(seconds(5), TileInPlace{});
    EXPECT_EQ(s.kinds(seconds(8), TileCalled{TimedCall::Pung}), "");
    EXPECT_EQ(s.kinds(seconds(18), TileInPlace{}), "");
    s.tell(seconds(20), TileCalled{TimedCall::Chow});
    EXPECT_EQ(s.kinds(seconds(30) + ms(1), TileInPlace{}), "discard_late");
}

TEST(Mcr_3_6_7_c, PungAndKongAreCalledWithinThreeSeconds) {
    for (const TimedCall call : {TimedCall::Pung, TimedCall::Kong}) {
        ClockScript s = dealt("mcr");
        s.tell(seconds(5), TileInPlace{});
        EXPECT_TRUE(s.keeper.in_time(s.clock, call, after(seconds(8))));
        EXPECT_FALSE(s.keeper.in_time(s.clock, call, after(seconds(8) + ms(1))));
        EXPECT_EQ(s.kinds(seconds(8), TileCalled{call}), "");
    }
    for (const TimedCall call : {TimedCall::Chow, TimedCall::Win}) {
        ClockScript s = dealt("mcr");
        s.tell(seconds(5), TileInPlace{});
        EXPECT_EQ(s.kinds(seconds(14), TileCalled{call}), "") << "neither is bound to three seconds";
    }
}

TEST(Mcr_3_11_6_5, ALatePungIsVoidAndAFoul) {
    ClockScript s = dealt("mcr");
    s.tell(seconds(5), TileInPlace{});
    const auto news = s.tell(seconds(9), TileCalled{TimedCall::Pung});
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0], (ClockNews{ClockNewsKind::CallLate, after(seconds(9)), "mcr:3.11.6.5"}));
    EXPECT_EQ(foul_of(news[0].kind), "late_pung");
    EXPECT_EQ(s.kinds(seconds(10), TileCalled{TimedCall::Chow}), "") << "the tile still lies there";
}

TEST(Gb98_Q38_2_b, ThirtySecondsForTheDealersFirstFifteenForTheOthers) {
    for (const std::int64_t late : {0, 1}) {
        ClockScript s = dealt("gb98");
        s.tell(seconds(29), FlowersDone{});
        EXPECT_EQ(s.kinds(seconds(30) + ms(late), TileInPlace{}), late ? "first_discard_late" : "");
        EXPECT_EQ(s.kinds(seconds(45) + ms(2 * late), TileInPlace{}), late ? "discard_late" : "");
    }
}

TEST(Gb98_Q33_b, OrFromTheEndOfTheFlowers) {
    TimeRules time = book("gb98").time();
    time.first_discard_from = FirstDiscardFrom::EndOfFlowers;
    for (const std::int64_t late : {0, 1}) {
        ClockScript s(time, book("gb98").session());
        s.tell({}, SessionStarted{});
        s.tell({}, DealDone{});
        EXPECT_EQ(s.kinds(seconds(50), FlowersDone{}), "") << "flowers take the time they take";
        EXPECT_EQ(s.kinds(seconds(80) + ms(late), TileInPlace{}), late ? "first_discard_late" : "");
    }
}

TEST(Gb98_Q39_5, APungWithinThreeSecondsOfTheTileInThePool) {
    ClockScript s = dealt("gb98");
    s.tell(seconds(5), TileInPlace{});
    EXPECT_EQ(s.kinds(seconds(8) + ms(1), TileCalled{TimedCall::Pung}), "call_late");
    EXPECT_EQ(s.kinds(seconds(9), TileCalled{TimedCall::Kong}), "") << "of a kong the book says nothing";
}

TEST(Gb98_Q40_d, ALatePungDoesNotBeatAChow) {
    ClockScript s = dealt("gb98");
    s.tell(seconds(5), TileInPlace{});
    EXPECT_EQ(s.kinds(seconds(9), TileCalled{TimedCall::Pung}), "call_late");
    EXPECT_EQ(s.kinds(seconds(9), TileCalled{TimedCall::Chow}), "") << "the chow stands";
}

TEST(Gb98_Q167_2, OvertimeGoesByTheLadder) {
    ClockScript s = dealt("gb98");
    s.tell(seconds(5), TileInPlace{});
    const auto news = s.tell(seconds(21));
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0].clause, "gb98:Q167(2)");
    EXPECT_EQ(foul_of(news[0].kind), "late_discard");
}

TEST(Gb98_Q167_3, ALatePungIsStoppedAndGoesByTheLadder) {
    ClockScript s = dealt("gb98");
    s.tell(seconds(5), TileInPlace{});
    const auto news = s.tell(seconds(10), TileCalled{TimedCall::Pung});
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0].clause, "gb98:Q167(3)");
    EXPECT_EQ(foul_of(news[0].kind), "late_pung");
}

TEST(Clocks, WhatIsLateIsAFoulOfTheBookThatHasTheLimit) {
    for (const std::string_view id : rules_test::all_books) {
        const TimeRules& time = book(id).time();
        const FoulRules& fouls = book(id).fouls();
        if (time.first_discard_seconds > 0) {
            EXPECT_NE(fouls.find(foul_of(ClockNewsKind::FirstDiscardLate)), nullptr) << id;
        }
        if (time.discard_seconds > 0) {
            EXPECT_NE(fouls.find(foul_of(ClockNewsKind::DiscardLate)), nullptr) << id;
        }
        if (time.call_seconds > 0) {
            EXPECT_NE(fouls.find(foul_of(ClockNewsKind::CallLate)), nullptr) << id;
        }
        if (time.late_minutes.empty()) continue;
        const Foul* late = fouls.find("lateness");
        ASSERT_NE(late, nullptr) << id;
        EXPECT_EQ(late->ladder.size(), time.late_minutes.size() + 1) << id << ": a rung for every step";
    }
}

std::optional<Lateness> late(std::string_view rules, Duration by) {
    return lateness(book(rules).time(), eight_o_clock, after(by));
}

TEST(Lateness, Mcr_3_11_2_1_Gb98_Q28_TenMinutesFifteenMinutesLater) {
    for (const std::string_view rules : {"mcr", "gb98"}) {
        EXPECT_EQ(late(rules, minutes(-5)), std::nullopt);
        EXPECT_EQ(late(rules, {}), std::nullopt);
        EXPECT_EQ(late(rules, ms(1))->rung, 0u);
        EXPECT_EQ(late(rules, minutes(10))->rung, 0u);
        EXPECT_EQ(late(rules, minutes(10) + ms(1))->rung, 1u);
        EXPECT_EQ(late(rules, minutes(15))->rung, 1u);
        EXPECT_EQ(late(rules, minutes(15) + ms(1))->rung, 2u);
        EXPECT_EQ(late(rules, minutes(100))->rung, 2u);
    }
    EXPECT_EQ(late("hk", minutes(100)), std::nullopt);
    EXPECT_EQ(late("zds", minutes(100)), std::nullopt);
}

TEST(Lateness, EachStepCostsWhatTheBookSays) {
    const auto costs = [](std::string_view rules, int minutes_late) {
        return text_of(
            book(rules).fouls().find("lateness")->ladder.at(late(rules, minutes(minutes_late))->rung));
    };
    EXPECT_EQ(costs("mcr", 10), "deduct 10");
    EXPECT_EQ(costs("mcr", 15), "deduct 20");
    EXPECT_EQ(costs("mcr", 16), "forfeit_session");
    EXPECT_EQ(costs("gb98", 10), "warning, deduct 10");
    EXPECT_EQ(costs("gb98", 15), "deduct 20");
    EXPECT_EQ(costs("gb98", 16), "forfeit_session");
}

TEST(Lateness, Gb98_Q167_1_AnnouncedAtEightSeatedAtTenPastIsTenMinutes) {
    const auto found = late("gb98", minutes(10));
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, (Lateness{minutes(10), 0, "gb98:Q28"}));
}

TEST(Lateness, Gb98_Q146_1_b_TheOrganisersFaultCostsNothingAndTheEndIsMoved) {
    const TimeRules& time = book("gb98").time();
    EXPECT_EQ(lateness(time, eight_o_clock, after(minutes(20)), LateBy::Organisers), std::nullopt);
    ClockScript s = started("gb98");
    s.tell(minutes(20), TimeExtended{minutes(20)});
    EXPECT_EQ(s.keeper.end(s.clock), after(minutes(200)));
}

}  // namespace
}  // namespace sifang::referee_test
