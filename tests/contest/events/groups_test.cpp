// Groups that do not come out even, and who stays with whom.

#include <algorithm>

#include "contest/stage_groups.hpp"
#include "contest/stage_seating.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

Desk drawn(std::vector<StagePlan> stages, unsigned players) {
    Desk desk("mcr");
    Regulations regulations = by_the_book(desk.rules(), "Group Example");
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(std::move(stages));
    desk.enter_players(players);
    desk.close_and_draw(9);
    return desk;
}

std::map<PlayerNumber, std::size_t> group_of(const Desk& desk) {
    std::map<PlayerNumber, std::size_t> out;
    const auto& groups = desk.state().of(StageNumber{1}).groups;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const PlayerNumber number : groups[g]) EXPECT_TRUE(out.emplace(number, g).second);
    return out;
}

/// In every session whoever sits at a table is of one group.
void expect_groups_apart(const Desk& desk) {
    const auto groups = group_of(desk);
    for (const seating::Round& round : desk.state().of(StageNumber{1}).chart)
        for (const seating::Table& table : round)
            for (const PlayerNumber number : table.seats)
                EXPECT_EQ(groups.at(number), groups.at(table.seats[0]));
}

TEST(Groups, AreOfWholeTablesAsEvenAsCanBe) {
    EXPECT_EQ(tables_by_group(10, 16), (std::vector{4u, 3u, 3u}));
    EXPECT_EQ(tables_by_group(8, 16), (std::vector{4u, 4u}));
    EXPECT_EQ(tables_by_group(9, 16), (std::vector{3u, 3u, 3u}));
    EXPECT_EQ(tables_by_group(5, 4), (std::vector{1u, 1u, 1u, 1u, 1u}));
    EXPECT_EQ(tables_by_group(3, 16), (std::vector{3u}));
    EXPECT_EQ(tables_by_group(10, 0), (std::vector{10u}));
}

TEST(Groups, FortyPlayersInGroupsOfSixteen) {
    StagePlan groups{"groups", Format::Chart, 3, 16, 2}, last{"final", Format::Chart, 1};
    Desk desk = drawn({groups, last}, 40);
    desk.seat({1});
    const auto& stage = desk.state().of(StageNumber{1});
    ASSERT_EQ(stage.groups.size(), 3u);
    EXPECT_EQ(stage.groups[0].size(), 16u);
    EXPECT_EQ(stage.groups[1].size(), 12u);
    EXPECT_EQ(stage.groups[2].size(), 12u);
    expect_groups_apart(desk);
    Random random(3);
    for (std::uint32_t s = 1; s <= 3; ++s) desk.play(session(s), random);
    desk.draw_ties({1});
    const auto gone = going_on(desk.rules(), desk.state(), {1});
    ASSERT_TRUE(gone.has_value());
    // Slowly: the best two of each group, and two more to make eight.
    std::map<PlayerNumber, std::pair<int, int>> sums;
    for (const PlayerResult& line : results(desk.rules(), desk.state())) {
        auto& sum = sums[*desk.state().of(line.entrant).number];
        sum.first += line.twelfths;
        sum.second += line.score;
    }
    const auto better = [&](PlayerNumber a, PlayerNumber b) { return sums[a] > sums[b]; };
    std::vector<PlayerNumber> rest;
    for (std::size_t g = 0; g < 3; ++g) {
        std::vector<PlayerNumber> order = stage.groups[g];
        std::ranges::sort(order, better);
        EXPECT_EQ(gone->best[g], std::vector(order.begin(), order.begin() + 2)) << g;
        rest.insert(rest.end(), order.begin() + 2, order.end());
    }
    std::ranges::sort(rest, better);
    EXPECT_EQ(gone->top_up, std::vector(rest.begin(), rest.begin() + 2));
    desk.seat({2});
    EXPECT_EQ(desk.tables(session(1, 2)).size(), 2u);
}

TEST(Groups, ReseatingKeepsEverybodyInHisGroup) {
    StagePlan groups{"groups", Format::Chart, 4, 16};
    Desk desk = drawn({groups}, 40);
    desk.seat({1});
    Random random(5);
    desk.play(session(1), random);
    const auto before = group_of(desk);
    const auto leaves = [&](std::size_t group, std::size_t nth) {
        const PlayerNumber number = desk.state().of(StageNumber{1}).groups[group][nth];
        desk.record(Withdrew{desk.state().by_number[number.index()]});
    };
    // Two of one group and two of another: four in all, but no group has whole tables left.
    for (const std::size_t nth : {0u, 5u}) leaves(0, nth);
    for (const std::size_t nth : {1u, 7u}) leaves(1, nth);
    EXPECT_EQ(desk.why_not(Reseat{{1}, 1}), Reason::NotFours);
    // Two more of the one leave, and two newcomers fill up the other.
    for (const std::size_t nth : {2u, 9u}) leaves(0, nth);
    std::vector<PlayerNumber> late;
    for (int i = 0; i < 2; ++i) {
        desk.ok(JoinLate{desk.enter({"Late Example " + std::to_string(i)})});
        late.push_back(PlayerNumber::of_index(desk.state().by_number.size() - 1));
    }
    desk.ok(Reseat{{1}, 1});
    desk.record(SeatingPublished{{1}});
    expect_groups_apart(desk);
    auto after = group_of(desk);
    for (const PlayerNumber number : late) {
        EXPECT_EQ(after.at(number), 1u);
        after.erase(number);
    }
    EXPECT_EQ(after, before);
    const auto& chart = desk.state().of(StageNumber{1}).chart;
    EXPECT_EQ(chart[0].size(), 10u);
    for (std::size_t s = 1; s < 4; ++s) EXPECT_EQ(chart[s].size(), 9u);
    // The gap that a closed table leaves in the numbers moves nobody to another group.
    for (std::uint32_t s = 2; s <= 4; ++s) desk.play(session(s), random);
    EXPECT_TRUE(is_complete(desk.state(), StageNumber{1}));
    EXPECT_EQ(standings(desk.rules(), desk.state(), {.stage = StageNumber{1}, .group = 1}).rows.size(), 16u);
    EXPECT_EQ(standings(desk.rules(), desk.state(), {.stage = StageNumber{1}, .group = 2}).rows.size(), 14u);
}

TEST(Groups, ANewTableIsOpenedInOneOfThem) {
    StagePlan groups{"groups", Format::Chart, 3, 16};
    Desk desk = drawn({groups}, 28);
    desk.seat({1});
    Random random(5);
    desk.play(session(1), random);
    for (int i = 0; i < 4; ++i) desk.ok(JoinLate{desk.enter({"Late Example " + std::to_string(i)})});
    desk.ok(Reseat{{1}, 1});
    desk.record(SeatingPublished{{1}});
    expect_groups_apart(desk);
    EXPECT_EQ(desk.state().of(StageNumber{1}).groups[1].size(), 16u);
    EXPECT_EQ(desk.state().of(StageNumber{1}).chart[1].size(), 8u);
}

TEST(Groups, SwissKeepsToThemToo) {
    StagePlan groups{"groups", Format::Swiss, 3, 16};
    Desk desk = drawn({groups}, 40);
    Random random(6);
    for (std::uint32_t s = 1; s <= 3; ++s) {
        desk.seat({1}, s);
        desk.play(session(s), random);
    }
    expect_groups_apart(desk);
    // The leaders of each group sit at its first table in the last session.
    ASSERT_EQ(desk.state().of(StageNumber{1}).groups.size(), 3u);
    for (const unsigned group : {1u, 2u, 3u}) {
        const Standings then = standings(desk.rules(), desk.state(),
                                         {.stage = StageNumber{1}, .group = group, .through = session(2)});
        const auto number = *desk.state().of(EntrantNumber{then.rows[0].number}).number;
        const std::array<std::uint32_t, 3> first{1, 5, 8};
        EXPECT_EQ(table_of(desk.state(), session(3), number)->value, first[group - 1]);
    }
}

TEST(Groups, ADraftDrawnUpAgainBeforePlayMakesThemAnew) {
    StagePlan groups{"groups", Format::Chart, 2, 16};
    Desk desk = drawn({groups}, 32);
    desk.seat({1}, 1);
    for (unsigned n : {1u, 2u, 3u, 5u}) desk.record(Withdrew{desk.state().by_number[n - 1]});
    desk.seat({1}, 2);
    expect_groups_apart(desk);
    EXPECT_EQ(desk.state().of(StageNumber{1}).groups[0].size(), 16u);
    EXPECT_EQ(desk.state().of(StageNumber{1}).groups[1].size(), 12u);
}

}  // namespace
}  // namespace sifang::contest::test
