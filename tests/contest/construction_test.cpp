// What is built and not searched for: the book's chart, shifts, base rounds, designs, winds.

#include <array>
#include <set>

#include "charts.hpp"
#include "contest/seating/audit.hpp"
#include "contest/seating/book.hpp"
#include "contest/seating/galois.hpp"
#include "contest/seating/grid.hpp"
#include "contest/seating/shifts.hpp"
#include "contest/seating/starter.hpp"
#include "contest/seating/winds.hpp"
#include "support/soak.hpp"

namespace sifang::seating {
namespace {

TEST(Gb98_Q142_5, TheBooksConstructionGivesTheRepairedChart) {
    EXPECT_EQ(book_chart(60, 9), chart("seating60_repaired.csv"));
}

TEST(Gb98_Q142_5, GroupsStartOnTheirWindAndMoveOnByOne) {
    const Schedule made = book_chart(60, 9);
    for (std::size_t round = 0; round < made.rounds.size(); ++round)
        for (const Table& table : made.rounds[round])
            for (std::size_t wind = 0; wind < 4; ++wind)
                EXPECT_EQ((table.seats[wind].index() + round) % 4, wind) << "group by number modulo four";
}

TEST(Gb98_Q142_5, TheConstructionKeepsTeamMatesApartWhereItCan) {
    for (const unsigned players : {40u, 60u, 100u, 240u}) {
        const Field field{players, teams_of_four(players)};
        const Audit found = audit(book_chart(players, 5), field);
        EXPECT_TRUE(is_sound(found, bounds(field, 5))) << players;
    }
}

TEST(Winds, EvenToWithinOneForAnyTables) {
    const std::uint64_t cases = soak_or(200, 5'000);
    for (std::uint64_t seed = 0; seed < cases; ++seed) {
        Schedule schedule = random_schedule(4 + 4 * static_cast<unsigned>(seed % 20),
                                            1 + static_cast<unsigned>(seed % 13), seed);
        const Schedule before = schedule;
        give_winds(schedule);
        const Audit found = audit(schedule, {schedule.players});
        ASSERT_LE(found.wind_spread, 1u) << seed;
        for (std::size_t r = 0; r < before.rounds.size(); ++r)
            for (std::size_t t = 0; t < before.rounds[r].size(); ++t) {
                const Four &a = before.rounds[r][t].seats, &b = schedule.rounds[r][t].seats;
                ASSERT_EQ(std::set<Player>(a.begin(), a.end()), std::set<Player>(b.begin(), b.end()));
            }
    }
}

TEST(Winds, OneMoreTableIsMadeEven) {
    WindCounts counts(4);
    counts[0] = {1, 0, 0, 0};
    counts[1] = {0, 1, 0, 0};
    counts[2] = {1, 1, 0, 1};
    counts[3] = {1, 1, 1, 0};
    const Four order = most_even(
        {Player::of_index(0), Player::of_index(1), Player::of_index(2), Player::of_index(3)}, counts);
    EXPECT_EQ(order[2].number(), 3u);
    EXPECT_EQ(order[3].number(), 4u);
    EXPECT_EQ(order[0].number(), 2u);
}

TEST(Galois, IsAField) {
    for (const unsigned q : {2u, 3u, 4u, 5u, 8u, 9u, 16u, 25u, 27u, 49u}) {
        const auto field = Galois::of(q);
        ASSERT_TRUE(field) << q;
        for (unsigned a = 0; a < q; ++a) {
            EXPECT_EQ(field->multiply(a, 1), a);
            EXPECT_EQ(field->add(a, 0), a);
            std::set<unsigned> products;
            for (unsigned b = 0; b < q; ++b) {
                products.insert(field->multiply(a, b));
                for (const unsigned c : {1u, q - 1, q / 2})
                    EXPECT_EQ(field->multiply(a, field->add(b, c)),
                              field->add(field->multiply(a, b), field->multiply(a, c)));
            }
            EXPECT_EQ(products.size(), a == 0 ? 1u : q);
        }
    }
    for (const unsigned q : {0u, 1u, 6u, 12u, 15u, 100u}) EXPECT_FALSE(Galois::of(q)) << q;
}

TEST(BaseRounds, EveryShippedOneIsAStarter) {
    ASSERT_GE(players_of_shipped().size(), 20u);
    for (const unsigned players : players_of_shipped()) {
        const auto base = shipped_base_round(players);
        ASSERT_TRUE(base);
        EXPECT_TRUE(is_starter(*base)) << players;
        const Schedule schedule = develop(*base);
        const Audit found = audit(schedule, {players});
        EXPECT_EQ(found.repeats, 0u) << players;
        EXPECT_TRUE(found.missing.empty()) << players;
        EXPECT_EQ(schedule.rounds.size(), base->rounds);
    }
    EXPECT_FALSE(shipped_base_round(12));
}

TEST(BaseRounds, ASpoiltOneIsNoStarter) {
    BaseRound base = *shipped_base_round(24);
    std::swap(base.fours[0][0], base.fours[1][0]);
    EXPECT_FALSE(is_starter(base));
    base = *shipped_base_round(24);
    base.fours[0][0] = base.fours[1][0];
    EXPECT_FALSE(is_starter(base));
}

struct Reached {
    unsigned players, rounds;
};

TEST(LongestKnown, ReachesTheBoundAndMore) {
    for (const unsigned players : {16u, 24u, 28u, 36u, 40u, 44u, 48u,  52u,  56u,  60u,
                                   64u, 72u, 76u, 84u, 88u, 96u, 108u, 112u, 124u, 148u}) {
        const auto schedule = longest_known(players);
        ASSERT_TRUE(schedule) << players;
        EXPECT_EQ(schedule->rounds.size(), (players - 1) / 3) << players;
        EXPECT_EQ(audit(*schedule, {players}).repeats, 0u) << players;
    }
    for (const Reached& each :
         {Reached{20, 5}, Reached{32, 9}, Reached{100, 32}, Reached{128, 39}, Reached{116, 37}})
        EXPECT_GE(longest_known(each.players)->rounds.size(), each.rounds) << each.players;
}

TEST(Shifts, WhatTheSearchFindsKeepsItsPromises) {
    for (const auto& [tables, rounds] : {std::pair{15u, 9u}, std::pair{25u, 6u}, std::pair{40u, 12u}}) {
        ShiftSearch search({tables, rounds, true, true}, 1);
        ASSERT_TRUE(search.advance(3'000'000)) << tables;
        const Field field{4 * tables, teams_of_four(4 * tables)};
        Fours rows;
        for (const auto& team : members(field.teams)) rows.push_back({team[0], team[1], team[2], team[3]});
        const Audit found = audit(seat_by_shifts(search.best(), rows), field);
        EXPECT_TRUE(is_sound(found, bounds(field, rounds)));
        EXPECT_EQ(found.table_revisits, 0u);
        EXPECT_LE(found.team_pairs->most - found.team_pairs->least, 1u);
    }
}

TEST(Mcr_3_5_1, CompatriotsOfAnyNumberUpToATableEachFitTheGrid) {
    Field field{64, {}, Groups(64)};
    for (unsigned i = 0; i < 64; ++i) field.countries[i] = i < 16 ? 1 : i < 27 ? 2 : i < 30 ? 3 : 0;
    Chance chance(1);
    const auto grid = place_in_grid(field, chance);
    ASSERT_TRUE(grid);
    std::vector<std::pair<std::size_t, std::size_t>> at(64);
    std::set<Player> all;
    for (std::size_t row = 0; row < 16; ++row)
        for (std::size_t column = 0; column < 4; ++column) {
            at[grid->rows[row][column].index()] = {row, column};
            all.insert(grid->rows[row][column]);
        }
    EXPECT_EQ(all.size(), 64u);
    for (unsigned a = 0; a < 64; ++a)
        for (unsigned b = a + 1; b < 64; ++b)
            if (field.apart(Player::of_index(a), Player::of_index(b))) {
                EXPECT_TRUE(at[a].first == at[b].first || at[a].second == at[b].second);
            }
}

TEST(Grid, GroupsThatCutAcrossEachOtherAreLeftToTheSearch) {
    Field field{16, teams_of_four(16), Groups(16)};
    for (unsigned i = 0; i < 16; ++i) field.countries[i] = static_cast<Group>(i % 4 + 1);
    Chance chance(1);
    EXPECT_FALSE(place_in_grid(field, chance));
    field.countries.clear();
    EXPECT_TRUE(place_in_grid(field, chance));
}

}  // namespace
}  // namespace sifang::seating
