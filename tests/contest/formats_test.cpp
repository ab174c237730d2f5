// Other formats: Swiss, groups with the best going on, re-seating, lots.

#include <algorithm>

#include "charts.hpp"
#include "contest/seating/audit.hpp"
#include "contest/seating/book.hpp"
#include "contest/seating/reseat.hpp"
#include "contest/seating/seater.hpp"
#include "contest/seating/stages.hpp"
#include "contest/seating/swiss.hpp"
#include "support/soak.hpp"

namespace sifang::seating {
namespace {

std::vector<Player> everybody(unsigned players) {
    std::vector<Player> all;
    for (unsigned i = 0; i < players; ++i) all.push_back(Player::of_index(i));
    return all;
}

/// Plays a round by chance: points 4 2 1 0 by a random order, the stronger (lower) number a little luckier.
void play(const Round& round, std::vector<unsigned>& points, test::Random& random) {
    for (const Table& table : round) {
        std::array<std::pair<unsigned, Player>, 4> luck;
        for (std::size_t i = 0; i < 4; ++i)
            luck[i] = {random.below(1000) + table.seats[i].number(), table.seats[i]};
        std::ranges::sort(luck);
        constexpr std::array<unsigned, 4> table_points{4, 2, 1, 0};
        for (std::size_t place = 0; place < 4; ++place)
            points[luck[place].second.index()] += table_points[place];
    }
}

TEST(Swiss, AThousandPlayersTenRoundsWithTeamsAndNoRematch) {
    const unsigned players = 1000;
    const Field field{players, teams_of_four(players)};
    Schedule played{players, {}};
    std::vector<unsigned> points(players);
    std::vector<Player> standing = everybody(players);
    test::Random random(5);
    double span = 0;
    for (unsigned round = 1; round <= 10; ++round) {
        std::ranges::stable_sort(standing, std::ranges::greater(),
                                 [&](Player p) { return points[p.index()]; });
        played.rounds.push_back(swiss_round(field, played, standing, round));
        span = mean_rank_span(played.rounds.back(), standing);
        play(played.rounds.back(), points, random);
    }
    const Audit found = audit(played, field);
    EXPECT_EQ(found.repeats, 0u);
    EXPECT_TRUE(found.team_mates.empty());
    EXPECT_TRUE(found.missing.empty() && found.doubled.empty());
    EXPECT_LE(span, 4.5);
    EXPECT_GE(span, 3.0);
}

TEST(Swiss, TheFirstRoundIsByStandingAndLeadersSitAtTableOne) {
    const auto standing = everybody(16);
    const Round round = swiss_round({16}, {16, {}}, standing, 1);
    EXPECT_EQ(mean_rank_span(round, standing), 3.0);
    EXPECT_TRUE(std::ranges::any_of(round[0].seats, [](Player p) { return p.number() == 1; }));
    EXPECT_EQ(round[0].number, 1u);
}

TEST(Hk_1_6, TheStagesOfThe128PlayerEvent) {
    const auto stages = hk_stages();
    ASSERT_EQ(stages.size(), 4u);
    EXPECT_EQ(stages[0], (Stage{128, 2}));
    EXPECT_EQ(stages[1], (Stage{64, 1}));
    EXPECT_EQ(stages[2], (Stage{16, 1}));
    EXPECT_EQ(stages[3].players, 4u);
    for (std::size_t i = 0; i + 1 < stages.size(); ++i)
        EXPECT_EQ(stages[i].players / 4 * stages[i].go_on, stages[i + 1].players);
}

TEST(Hk_1_6, NobodyMeetsAgainBeforeTheFinal) {
    test::Random random(3);
    for (std::uint64_t event = 0; event < soak_or(300, 5'000); ++event) {
        std::vector<Player> all = everybody(128);
        for (unsigned i = 128; i > 1; --i) std::swap(all[i - 1], all[random.below(i)]);
        std::vector<Four> tables(32);
        for (unsigned i = 0; i < 128; ++i) tables[i / 4][i % 4] = all[i];
        Schedule met{128, {}};
        for (const Stage& stage : hk_stages()) {
            ASSERT_EQ(tables.size() * 4, stage.players);
            if (stage.go_on == 0) break;
            met.rounds.push_back(in_order(tables));
            for (Four& table : tables)
                for (unsigned i = 4; i > 1; --i) std::swap(table[i - 1], table[random.below(i)]);
            tables = next_stage(tables, stage.go_on, {}, event);
        }
        ASSERT_EQ(audit(met, {128}).repeats, 0u) << event;
        ASSERT_EQ(tables.size(), 1u) << "the final table";
    }
}

TEST(Stages, TheBestOfThoseOutFillUp) {
    const auto out = players_of({9, 3, 7, 5});
    EXPECT_EQ(best_of_out(out, 10), players_of({9, 3}));
    EXPECT_EQ(best_of_out(out, 12), players_of({}));
    EXPECT_EQ(best_of_out(out, 9), players_of({9, 3, 7}));
}

TEST(Stages, WithATopUpOrThreeGoingOnNobodyMeetsHisOwnTable) {
    for (const unsigned go_on : {1u, 2u, 3u}) {
        std::vector<Four> tables(20 + go_on % 2 * 2);
        for (unsigned i = 0; i < tables.size() * 4; ++i) tables[i / 4][i % 4] = Player::of_index(i);
        std::vector<Player> out;
        for (const Four& table : tables) out.push_back(table[3]);
        const auto top_up = best_of_out(out, tables.size() * go_on);
        const Fours next = next_stage(tables, go_on, top_up, 1);
        EXPECT_EQ(next.size() * 4, tables.size() * go_on + top_up.size());
        for (const Four& four : next)
            for (std::size_t i = 0; i < 4; ++i)
                for (std::size_t j = i + 1; j < 4; ++j)
                    EXPECT_NE(four[i].index() / 4, four[j].index() / 4) << go_on;
    }
}

TEST(Gb98_Q142_7, ASubstituteTakesTheSeatsAndNobodyElseMoves) {
    const Schedule before = book_chart(60, 9);
    Field field{62, teams_of_four(62), {}};
    field.teams[60] = field.teams[16];  // 61 is of the team of 17
    field.teams[61] = 0;
    const auto after = reseat(before, field, {4, players_of({3, 17}), players_of({61, 62})}, 1);
    ASSERT_TRUE(after);
    EXPECT_EQ(moved(before, *after), 0u);
    for (std::size_t r = 0; r < 9; ++r)
        for (std::size_t t = 0; t < 15; ++t)
            for (std::size_t s = 0; s < 4; ++s) {
                const Player was = before.rounds[r][t].seats[s], is = after->rounds[r][t].seats[s];
                if (r >= 3 && was.number() == 17)
                    EXPECT_EQ(is.number(), 61u);
                else if (r >= 3 && was.number() == 3)
                    EXPECT_EQ(is.number(), 62u);
                else
                    EXPECT_EQ(is, was);
            }
}

// The round from which on they are gone or there; every round is a long search, so the sanitizers see the
// last ones.
constexpr unsigned gone_from = sanitized ? 8 : 5;
constexpr unsigned there_from = sanitized ? 8 : 3;

TEST(Reseat, ATableLessChangesFewAndNobodyMeetsTwice) {
    const Schedule before = book_chart(60, 9);
    const Field field{60, teams_of_four(60)};
    const auto after = reseat(before, field, {gone_from, players_of({3, 17, 30, 58}), {}}, 1);
    ASSERT_TRUE(after);
    for (std::size_t r = 0; r < 9; ++r) {
        std::set<Player> there;
        for (const Table& table : after->rounds[r]) there.insert(table.seats.begin(), table.seats.end());
        const bool unchanged = r + 1 < gone_from;
        EXPECT_EQ(there.size(), unchanged ? 60u : 56u);
        EXPECT_EQ(after->rounds[r].size(), unchanged ? 15u : 14u);
        if (unchanged)
            EXPECT_EQ(after->rounds[r], before.rounds[r]);
        else
            EXPECT_FALSE(there.contains(Player::of_number(17)));
    }
    const Audit found = audit(*after, field);
    EXPECT_EQ(found.repeats, 0u);
    EXPECT_TRUE(found.team_mates.empty());
    EXPECT_LE(found.wind_spread, 3u);
    EXPECT_LE(moved(before, *after), (10 - gone_from) * 10) << "of 56 a round; three or four must move";
}

TEST(Reseat, ATableMoreForFourWhoArriveLate) {
    const Schedule before = book_chart(60, 9);
    const Field field{64, teams_of_four(64)};
    const auto after = reseat(before, field, {there_from, {}, players_of({61, 62, 63, 64})}, 1);
    ASSERT_TRUE(after);
    const Audit found = audit(*after, field);
    EXPECT_EQ(found.repeats, 0u);
    EXPECT_TRUE(found.team_mates.empty());
    EXPECT_EQ(found.missing.size(), 4 * (there_from - 1)) << "the four in the rounds they missed";
    EXPECT_LE(moved(before, *after), (10 - there_from) * 5) << "four a round make room";
}

TEST(Reseat, WhatCannotBeIsRefused) {
    const Schedule before = book_chart(16, 3);
    const Field field{20};
    EXPECT_EQ(reseat(before, field, {1, players_of({3}), {}}, 1).error(), ReseatFault::NotFours);
    EXPECT_EQ(reseat(before, field, {1, players_of({18}), players_of({17})}, 1).error(),
              ReseatFault::NotOnChart);
    EXPECT_EQ(reseat(before, field, {1, players_of({3}), players_of({4})}, 1).error(),
              ReseatFault::AlreadyOnChart);
    EXPECT_EQ(reseat(before, field, {4, {}, {}}, 1).error(), ReseatFault::NoSuchRound);
}

TEST(Gb98_Q24_7, SeatsByDrawnNumberAndChart) {
    const Schedule chart = book_chart(16, 2);
    std::vector<Player> drew = everybody(16);
    std::ranges::reverse(drew);
    const Schedule drawn = with_lots_drawn(chart, drew);
    for (std::size_t t = 0; t < 4; ++t)
        for (std::size_t s = 0; s < 4; ++s)
            EXPECT_EQ(drawn.rounds[1][t].seats[s].number(), 17 - chart.rounds[1][t].seats[s].number());
}

}  // namespace
}  // namespace sifang::seating
