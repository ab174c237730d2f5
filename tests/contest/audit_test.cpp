#include "contest/seating/audit.hpp"

#include <algorithm>

#include "charts.hpp"

namespace sifang::seating {
namespace {

std::vector<unsigned> numbers(const std::vector<InRound>& where, unsigned round) {
    std::vector<unsigned> list;
    for (const InRound& each : where)
        if (each.round == round) list.push_back(each.player.number());
    return list;
}

TEST(Gb98_App5, TheMisprintOfTheChartIsRoundTwo) {
    const Schedule printed = chart("seating60_printed.csv");
    const Audit found = audit(printed, {60, teams_of_four(60)});
    EXPECT_EQ(found.missing.size(), 14u);
    EXPECT_EQ(found.doubled.size(), 14u);
    EXPECT_EQ(numbers(found.missing, 2).size(), 14u) << "all in round 2";
    EXPECT_EQ(numbers(found.doubled, 2).size(), 14u);
    EXPECT_EQ(numbers(found.missing, 2),
              (std::vector<unsigned>{3, 7, 11, 15, 19, 27, 31, 35, 39, 43, 47, 51, 55, 59}));
    EXPECT_EQ(numbers(found.doubled, 2),
              (std::vector<unsigned>{4, 8, 12, 16, 20, 24, 28, 36, 40, 44, 48, 52, 56, 60}));
    EXPECT_EQ(found.repeats, 28u);
    EXPECT_EQ(found.max_meetings, 2u);
    EXPECT_EQ(found.wind_spread, 2u);
    EXPECT_EQ(found.table_revisits, 90u);
    EXPECT_FALSE(is_sound(found, bounds({60}, 9)));
}

TEST(Gb98_App5, TheRepairedChartIsSoundWithTablesSeenAgain) {
    const Field field{60, teams_of_four(60)};
    const Audit found = audit(chart("seating60_repaired.csv"), field);
    EXPECT_TRUE(is_sound(found, bounds(field, 9)));
    EXPECT_EQ(found.table_revisits, 90u);
    EXPECT_EQ(found.team_pairs, (Range{5, 10}));
}

TEST(Audit, AgreesWithLookingThroughEverything) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const unsigned players = 8 + 4 * static_cast<unsigned>(seed % 6);
        const Schedule schedule = random_schedule(players, 5, seed);
        const Field field{players, teams_of_four(players)};
        const Audit found = audit(schedule, field);
        unsigned repeats = 0, shared = 0, mates = 0, most = 0;
        for (unsigned a = 0; a < players; ++a)
            for (unsigned b = a + 1; b < players; ++b) {
                const unsigned times = meetings(schedule, Player::of_index(a), Player::of_index(b));
                repeats += times > 1 ? times - 1 : 0;
                shared += times > 0 ? times * (times - 1) / 2 : 0;
                mates += a / 4 == b / 4 ? times : 0;
                most = std::max(most, times);
            }
        EXPECT_EQ(found.repeats, repeats);
        EXPECT_EQ(found.shared_pairs, shared);
        EXPECT_EQ(found.team_mate_meetings(), mates);
        EXPECT_EQ(found.max_meetings, most);
        EXPECT_TRUE(found.missing.empty() && found.doubled.empty());
        EXPECT_GE(found.repeats, bounds({players}, 5).repeats) << "no schedule is below the bound";
        EXPECT_GE(found.shared_pairs, bounds({players}, 5).shared_pairs);
    }
}

TEST(Audit, NamesEveryFault) {
    Schedule schedule = random_schedule(8, 2, 1);
    schedule.rounds[1] = schedule.rounds[0];
    schedule.rounds[1][0].seats[0] = schedule.rounds[1][1].seats[0];
    Field field{8, {}, {}};
    field.countries = Groups(8, 1);
    const Audit found = audit(schedule, field);
    ASSERT_EQ(found.missing.size(), 1u);
    EXPECT_EQ(found.missing[0], (InRound{2, schedule.rounds[0][0].seats[0]}));
    ASSERT_EQ(found.doubled.size(), 1u);
    EXPECT_EQ(found.doubled[0], (InRound{2, schedule.rounds[0][1].seats[0]}));
    EXPECT_FALSE(found.compatriots.empty());
    const auto again = std::ranges::find_if(
        found.repeated, [&](const Pair& pair) { return pair.rounds == std::vector<unsigned>{1, 2}; });
    EXPECT_NE(again, found.repeated.end());
}

TEST(Bounds, RoundsWithoutRepeat) {
    EXPECT_EQ(bounds({60}, 1).rounds_without_repeat, 19u);
    EXPECT_EQ(bounds({60, teams_of_four(60)}, 1).rounds_without_repeat, 18u);
    EXPECT_EQ(bounds({16}, 5).repeats, 0u);
    EXPECT_EQ(bounds({16}, 8).repeats, 72u);
    EXPECT_EQ(bounds({12}, 2).repeats, 3u) << "three tables: each holds two who sat together";
    EXPECT_EQ(bounds({4}, 3).repeats, 12u);
    EXPECT_EQ(bounds({60}, 19).table_revisits, 240u);
}

TEST(Bounds, ATeamLargerThanTheHallMustMeet) {
    EXPECT_EQ(bounds({8, teams_of_four(8)}, 3).team_mate_meetings, 12u);
    EXPECT_EQ(bounds({16, Groups(16, 1)}, 1).team_mate_meetings, 24u) << "everybody of one team";
    EXPECT_EQ(bounds({16, teams_of_four(16)}, 3).team_mate_meetings, 0u);
}

TEST(Gb98_Q142_5, OnlyFoursCanBeSeated) {
    EXPECT_TRUE(seatable({60}, 9));
    EXPECT_EQ(seatable({62}, 9).error(), FieldFault::NotFours);
    EXPECT_EQ(seatable({0}, 9).error(), FieldFault::NotFours);
    EXPECT_EQ(seatable({60}, 0).error(), FieldFault::NoRounds);
    EXPECT_EQ(seatable({Player::most + 4}, 1).error(), FieldFault::TooManyPlayers);
}

TEST(Gb98_App7, TeamKHasPlayers4kMinus3To4k) {
    const auto teams = members(teams_of_four(60));
    ASSERT_EQ(teams.size(), 15u);
    EXPECT_EQ(teams[6], players_of({25, 26, 27, 28}));
    EXPECT_TRUE(are_teams_of_four(teams_of_four(8)));
    EXPECT_FALSE(are_teams_of_four({1, 1, 1, 2}));
    EXPECT_FALSE(are_teams_of_four({}));
}

}  // namespace
}  // namespace sifang::seating
