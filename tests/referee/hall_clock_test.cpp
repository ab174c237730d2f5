// All tables of a hall at once.

#include "referee/hall_clock.hpp"

#include "clock_script.hpp"

namespace sifang::referee_test {
namespace {

struct Hall {
    explicit Hall(std::size_t tables) : clock(tables) { tell({}, SessionStarted{}); }

    std::vector<HallNews> tell(Duration d, ClockAct act = Tick{}, std::optional<std::size_t> table = {}) {
        const auto news = apply(keeper, clock, {after(d), table, act});
        EXPECT_TRUE(news) << id(news.error().refusal) << " at table " << news.error().table;
        return news ? *news : std::vector<HallNews>{};
    }
    std::optional<HallRefused> refused(Duration d, ClockAct act, std::optional<std::size_t> table = {}) {
        const HallClock before = clock;
        const auto news = apply(keeper, clock, {after(d), table, act});
        EXPECT_EQ(clock, before);
        return news ? std::nullopt : std::optional(news.error());
    }
    std::optional<Instant> end(std::size_t table) const { return keeper.end(clock.tables[table]); }

    Timekeeper keeper{book("mcr")};
    HallClock clock;
};

TEST(HallClock, Gb98_Q21_Mcr_3_5_5_7_OneClockForAllTables) {
    Hall hall(3);
    const auto news = hall.tell(minutes(135));
    ASSERT_EQ(news.size(), 3u);
    for (std::size_t t = 0; t < 3; ++t) {
        EXPECT_EQ(news[t].table, t);
        EXPECT_EQ(news[t].news.kind, ClockNewsKind::Warning);
        EXPECT_EQ(news[t].news.at, after(minutes(135)));
    }
}

TEST(HallClock, OneTableOrAllAreExtended) {
    Hall hall(3);
    hall.tell(minutes(10), TimeExtended{minutes(5)}, 1);
    hall.tell(minutes(20), TimeExtended{minutes(2)});
    EXPECT_EQ(hall.end(0), after(minutes(152)));
    EXPECT_EQ(hall.end(1), after(minutes(157)));
    const auto news = hall.tell(minutes(200));
    std::vector<std::pair<std::size_t, Instant>> ends;
    for (const HallNews& n : news)
        if (n.news.kind == ClockNewsKind::TimeUp) ends.emplace_back(n.table, n.news.at);
    EXPECT_EQ(ends, (std::vector<std::pair<std::size_t, Instant>>{
                        {0, after(minutes(152))}, {2, after(minutes(152))}, {1, after(minutes(157))}}));
}

TEST(HallClock, OneTableOrAllArePaused) {
    Hall hall(2);
    hall.tell(minutes(10), ClockPaused{}, 1);
    hall.tell(minutes(20), ClockPaused{});
    hall.tell(minutes(25), ClockResumed{});
    EXPECT_EQ(hall.end(0), after(minutes(155)));
    EXPECT_EQ(hall.end(1), std::nullopt) << "still paused by its own referee";
    EXPECT_EQ(hall.refused(minutes(26), ClockResumed{})->refusal, ClockRefusal::NotPaused);
    hall.tell(minutes(30), ClockResumed{}, 1);
    EXPECT_EQ(hall.end(1), after(minutes(170)));
}

TEST(HallClock, WhatOneTableRefusesHappensNowhere) {
    Hall hall(3);
    hall.tell(minutes(1), DealDone{}, 2);
    EXPECT_EQ(hall.refused(minutes(2), BreakBegun{}), (HallRefused{ClockRefusal::HandRuns, 2}));
    EXPECT_EQ(hall.refused(minutes(2), Tick{}, 3), (HallRefused{ClockRefusal::NoSuchTable, 3}));
    EXPECT_EQ(hall.refused(Duration{}, Tick{}, 0), (HallRefused{ClockRefusal::OutOfOrder, 0}));
}

TEST(HallClock, ATableThatIsOverIsLeftInPeace) {
    Hall hall(2);
    hall.tell(minutes(100), SessionOver{}, 0);
    hall.tell(minutes(110), TimeExtended{minutes(10)});
    hall.tell(minutes(120), ClockPaused{});
    EXPECT_EQ(hall.clock.tables[0].allowed, minutes(150));
    EXPECT_EQ(hall.refused(minutes(120), ClockPaused{}, 0)->refusal, ClockRefusal::Over);
}

}  // namespace
}  // namespace sifang::referee_test
