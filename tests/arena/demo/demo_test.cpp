// The demo contest: what the issue promises of it, and that its log is one that the rules allow.

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "arena/demo_contest.hpp"
#include "arena/sheet_play.hpp"
#include "contest/results.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::arena {
namespace {

using namespace contest;

struct DemoHall {
    explicit DemoHall(std::string_view id) : rulebook(open_rulebook(id, suits())) {}

    static const SuitTable& suits() {
        static const SuitTable table;
        return table;
    }
    Contest demo(unsigned played, std::uint64_t seed = 1) const {
        DemoPlan plan;
        plan.begin = {1'700'000'000'000};
        plan.played = played;
        plan.seed = seed;
        plan.bot = "random";
        auto made = demo_contest(table, house, plan);
        if (!made)
            ADD_FAILURE() << id(made.error().reason) << ' ' << made.error().inner << ' '
                          << made.error().clause;
        return made ? *std::move(made) : Contest(*rulebook);
    }

    std::unique_ptr<Rulebook> rulebook;
    Table table{*rulebook, suits()};
    BotHouse house{table};
};

TEST(DemoContest, SixtyEntrantsInFifteenTeamsFourSessionsAPenaltyAndAnAppeal) {
    const DemoHall hall("mcr");
    const Contest demo = hall.demo(4);
    const ContestState& state = demo.state();
    EXPECT_EQ(state.teams.size(), 15u);
    ASSERT_EQ(state.entrants.size(), 60u);
    std::set<std::string> names;
    for (const EntrantState& entrant : state.entrants) names.insert(entrant.entry.name);
    EXPECT_EQ(names.size(), 60u) << "nobody is there twice";
    for (std::uint32_t n = 1; n <= 4; ++n) EXPECT_TRUE(is_complete(state, SessionId{{1}, {n}})) << n;
    EXPECT_EQ(next_session(state), (SessionId{{1}, {5}}));
    EXPECT_EQ(state.sheets.size(), 60u);
    for (const auto& [sheet, paper] : state.sheets) EXPECT_EQ(paper.hands.size(), 16u);
    ASSERT_EQ(state.fouls.penalties.size(), 2u) << "a warning, and what the second time costs";
    EXPECT_NE(fines_of(state.fouls.penalties[1].penalty), Payments{});
    ASSERT_EQ(state.appeals.size(), 1u);
    EXPECT_EQ(state.appeals[0].appeal.phase, AppealPhase::Dismissed);
    EXPECT_FALSE(state.of(StageNumber{1}).results_out);
}

TEST(DemoContest, EveryEventOfItsLogCouldHaveHappened) {
    const DemoHall hall("mcr");
    const Contest demo = hall.demo(2);
    Contest again(*hall.rulebook);
    for (const Logged& logged : demo.log()) {
        const auto why = refusal(again, logged);
        ASSERT_FALSE(why) << id(why->reason) << " at event " << logged.number.value;
        again.take(logged);
    }
    EXPECT_TRUE(again.state() == demo.state());
}

TEST(DemoContest, TheSameSeedGivesTheSameLogAndAnotherAnotherOne) {
    const DemoHall hall("mcr");
    EXPECT_EQ(hall.demo(1).log(), hall.demo(1).log());
    EXPECT_NE(hall.demo(1).log(), hall.demo(1, 2).log());
}

TEST(DemoContest, PlayedToItsEndItPublishesItsResults) {
    for (const char* id : {"mcr", "gb98"}) {
        const DemoHall hall(id);
        const Contest demo = hall.demo(demo_sessions);
        ASSERT_TRUE(demo.state().has(StageNumber{1})) << id;
        EXPECT_TRUE(demo.state().of(StageNumber{1}).results_out) << id;
    }
}

TEST(SheetPlay, WhatBotsPlayStandsOnASheetUnderEveryRulebook) {
    for (const char* id : {"mcr", "gb98", "hk", "zds", "riichi"}) {
        const DemoHall hall(id);
        const SheetBook book(*hall.rulebook);
        contest::Sheet sheet;
        for (const HandWritten& hand : play_sheet(hall.table, hall.house, "random", 7)) {
            const auto written = book.apply(sheet, hand);
            ASSERT_TRUE(written) << id << " hand " << hand.hand << ' ' << contest::id(written.error().why);
        }
        EXPECT_GE(sheet.hands.size(), 8u) << id;
        EXPECT_TRUE(book.printed(sheet).balance.is_zero()) << id;
    }
}

}  // namespace
}  // namespace sifang::arena
