// Pausing, lengthening, breaks and refusals, whatever the book.

#include <set>

#include "clock_script.hpp"

namespace sifang::referee_test {
namespace {

TEST(Clock, APauseStopsTheSessionAndTheSeconds) {
    ClockScript s = dealt("mcr");
    s.tell(seconds(5), TileInPlace{});
    s.tell(seconds(9), ClockPaused{});
    EXPECT_EQ(s.remaining(minutes(30)), minutes(150) - seconds(9));
    EXPECT_EQ(s.keeper.end(s.clock), std::nullopt) << "while it stands still there is no end to name";
    EXPECT_EQ(s.kinds(minutes(30)), "");
    EXPECT_EQ(s.refused(minutes(30), TileInPlace{}), "is_paused");
    s.tell(minutes(30), ClockResumed{});
    EXPECT_EQ(s.keeper.discard_remaining(s.clock, after(minutes(30))), seconds(6));
    EXPECT_EQ(s.kinds(minutes(30) + seconds(6), TileInPlace{}), "");
    EXPECT_EQ(s.keeper.end(s.clock), after(minutes(180) - seconds(9)));
}

TEST(Clock, ATableStaysPausedWhenTheHallGoesOn) {
    ClockScript s = started("mcr");
    s.tell(minutes(1), ClockPaused{PausedBy::Table});
    s.tell(minutes(2), ClockPaused{PausedBy::Hall});
    EXPECT_EQ(s.refused(minutes(2), ClockPaused{PausedBy::Hall}), "is_paused");
    s.tell(minutes(3), ClockResumed{PausedBy::Hall});
    EXPECT_EQ(s.refused(minutes(3), ClockResumed{PausedBy::Hall}), "not_paused");
    EXPECT_EQ(s.remaining(minutes(9)), minutes(149));
    s.tell(minutes(10), ClockResumed{PausedBy::Table});
    EXPECT_EQ(s.remaining(minutes(11)), minutes(148));
}

TEST(Clock, AnExtensionMovesTheEndAndItsWarning) {
    ClockScript s = started("mcr");
    EXPECT_EQ(s.kinds(minutes(136)), "warning");
    s.tell(minutes(136), TimeExtended{minutes(1)});
    EXPECT_EQ(s.kinds(minutes(137)), "") << "15 minutes are left again, but never more than that";
    s.tell(minutes(137), TimeExtended{minutes(10)});
    EXPECT_EQ(s.kinds(minutes(146) - Duration{1}), "");
    EXPECT_EQ(s.kinds(minutes(146)), "warning") << "the new end has a warning of its own";
    EXPECT_EQ(s.kinds(minutes(161)), "time_up");
    EXPECT_EQ(s.refused(minutes(161), TimeExtended{minutes(1)}), "time_was_up");
}

TEST(Clock, TimeThatRanOutSinceTheLastWordIsNotLengthened) {
    ClockScript s = started("mcr");
    EXPECT_EQ(s.refused(minutes(150), TimeExtended{minutes(10)}), "time_was_up");
    EXPECT_EQ(s.kinds(minutes(150) - Duration{1}, TimeExtended{minutes(10)}), "warning");
}

TEST(Clock, ABreakOutsideStopsTheSession) {
    TimeRules time = book("mcr").time();
    time.break_inside = false;
    ClockScript s(time, book("mcr").session());
    s.tell({}, SessionStarted{});
    s.tell(minutes(60), BreakBegun{});
    EXPECT_EQ(s.kinds(minutes(80)), "break_over");
    EXPECT_EQ(s.remaining(minutes(80)), minutes(90));
    s.tell(minutes(80), BreakEnded{});
    EXPECT_EQ(s.keeper.end(s.clock), after(minutes(170)));
}

TEST(Clock, NewsComesInTheOrderOfTime) {
    ClockScript s = started("mcr");
    s.tell(minutes(133), DealDone{});
    s.tell(minutes(134) + seconds(55), TileInPlace{});
    const auto news = s.tell(minutes(200));
    ASSERT_EQ(news.size(), 3u);
    EXPECT_EQ(news[0].kind, ClockNewsKind::Warning);
    EXPECT_EQ(news[1].kind, ClockNewsKind::DiscardLate);
    EXPECT_EQ(news[2].kind, ClockNewsKind::TimeUp);
    EXPECT_LT(news[0].at, news[1].at);
    EXPECT_LT(news[1].at, news[2].at);
}

TEST(Clock, WhatIsDueCanBeAskedWithoutTelling) {
    ClockScript s = started("mcr");
    const TableClock before = s.clock;
    EXPECT_EQ(s.keeper.due(s.clock, after(minutes(134))).size(), 0u);
    EXPECT_EQ(s.keeper.due(s.clock, after(minutes(150))).size(), 2u);
    EXPECT_EQ(s.clock, before);
    EXPECT_EQ(s.kinds(minutes(150)), "warning time_up");
}

TEST(Clock, WhenAHandIsOverNobodyIsLate) {
    ClockScript s = dealt("mcr");
    s.tell(seconds(5), TileInPlace{});
    s.tell(seconds(7), TileCalled{TimedCall::Win});
    EXPECT_EQ(s.kinds(minutes(2)), "") << "while the win is counted";
    s.tell(minutes(2), HandOver{});
    EXPECT_EQ(s.kinds(minutes(5)), "");
    s.tell(minutes(5), DealDone{});
    s.tell(minutes(5) + seconds(1), SessionOver{});
    EXPECT_EQ(s.kinds(minutes(500)), "");
}

TEST(Clock, RefusesWhatCannotBe) {
    ClockScript fresh("mcr");
    EXPECT_EQ(fresh.refused({}, DealDone{}), "not_started");
    EXPECT_EQ(fresh.refused({}, ClockPaused{}), "not_started");
    EXPECT_EQ(fresh.refused({}, TimeExtended{minutes(5)}), "not_started");
    EXPECT_EQ(fresh.refused(Duration{-eight_o_clock.ms - 1}, SessionStarted{}), "no_such_time");
    EXPECT_EQ(fresh.refused(last_instant - eight_o_clock + Duration{1}, SessionStarted{}), "no_such_time");

    ClockScript s = started("mcr");
    EXPECT_EQ(s.refused(Duration{-1}, Tick{}), "out_of_order");
    EXPECT_EQ(s.refused({}, SessionStarted{}), "started");
    EXPECT_EQ(s.refused({}, TileInPlace{}), "no_hand_runs");
    EXPECT_EQ(s.refused({}, HandOver{}), "no_hand_runs");
    EXPECT_EQ(s.refused({}, BreakEnded{}), "not_in_break");
    EXPECT_EQ(s.refused({}, TimeExtended{}), "not_longer");
    EXPECT_EQ(s.refused({}, TimeExtended{minutes(-5)}), "not_longer");
    EXPECT_EQ(s.refused({}, TimeExtended{minutes(24 * 60 + 1)}), "not_longer");
    s.tell(seconds(1), DealDone{});
    EXPECT_EQ(s.refused(seconds(1), DealDone{}), "hand_runs");
    EXPECT_EQ(s.refused(seconds(1), BreakBegun{}), "hand_runs");
    EXPECT_EQ(s.refused(seconds(1), TileCalled{}), "nothing_to_call");
    s.tell(seconds(2), HandOver{});
    s.tell(seconds(2), BreakBegun{});
    EXPECT_EQ(s.refused(seconds(3), BreakBegun{}), "in_break");
    s.tell(seconds(4), SessionOver{});
    EXPECT_EQ(s.refused(seconds(4), ClockPaused{}), "over");

    ClockScript zds = started("zds");
    EXPECT_EQ(zds.refused({}, BreakBegun{}), "no_break");
}

TEST(Clock, EveryRefusalAndEveryNewsHasAnIdOfItsOwn) {
    std::set<std::string_view> ids;
    for (unsigned i = 0; i < clock_refusal_count; ++i) ids.insert(id(static_cast<ClockRefusal>(i)));
    for (unsigned i = 0; i < clock_news_count; ++i) ids.insert(id(static_cast<ClockNewsKind>(i)));
    EXPECT_EQ(ids.size(), clock_refusal_count + clock_news_count);
    EXPECT_FALSE(ids.contains(""));
}

}  // namespace
}  // namespace sifang::referee_test
