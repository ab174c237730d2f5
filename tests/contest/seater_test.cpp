// The figures that are promised, without their times (those are in bench/ and docs/seating.md).

#include "contest/seating/seater.hpp"

#include "charts.hpp"
#include "contest/seating/meeting_search.hpp"
#include "support/soak.hpp"

namespace sifang::seating {
namespace {

Seater seated(Field field, unsigned rounds, std::uint64_t seed = 1) {
    Seater seater({std::move(field), rounds, seed});
    while (!seater.has_tried_all() && seater.advance(100'000)) {
    }
    seater.settle();
    return seater;
}

Field teams(unsigned players) { return {players, teams_of_four(players)}; }

TEST(Seater, SixtyPlayersNineRoundsTeamsOfFour) {
    const Seater seater = seated(teams(60), 9);
    EXPECT_TRUE(seater.is_proven());
    const Audit& found = seater.quality();
    EXPECT_EQ(found.repeats + found.team_mate_meetings() + found.table_revisits, 0u);
    EXPECT_LE(found.wind_spread, 1u);
    EXPECT_EQ(found.team_pairs, (Range{7, 8})) << "the book's chart has 5 to 10";
    EXPECT_TRUE(found.missing.empty());
}

TEST(SeaterSoak, SixtyToAThousandPlayersUpToTwelveRounds) {
    unsigned uneven = 0, all = 0;
    const unsigned step = soak_or(0, 1) ? 4 : sanitized ? 1'000 : 156;
    for (unsigned players = 60; players <= 1000; players += step - step % 4)
        for (unsigned rounds = 1; rounds <= 12; ++rounds) {
            const Seater seater = seated(teams(players), rounds);
            const Audit& found = seater.quality();
            EXPECT_TRUE(is_sound(found, seater.bounds())) << players << " " << rounds;
            EXPECT_EQ(found.table_revisits, 0u) << players << " " << rounds;
            ASSERT_TRUE(found.team_pairs);
            EXPECT_LE(found.team_pairs->most - found.team_pairs->least, 2u) << players << " " << rounds;
            uneven += found.team_pairs->most - found.team_pairs->least > 1 ? 1u : 0u;
            ++all;
        }
    EXPECT_LT(uneven * 10, all) << "teams meet teams evenly but for a few";
}

TEST(Seater, TheBoundWithoutARepeat) {
    for (const unsigned players : {16u, 24u, 28u, 36u, 40u, 44u, 48u, 52u, 56u, 60u, 64u, 72u})
        for (const bool with_teams : {false, true}) {
            const Field field = with_teams ? teams(players) : Field{players};
            const unsigned rounds = bounds(field, 1).rounds_without_repeat;
            const Seater seater = seated(field, rounds);
            EXPECT_TRUE(is_sound(seater.quality(), seater.bounds())) << players << " " << with_teams;
            EXPECT_EQ(seater.quality().repeats, 0u) << players << " " << with_teams;
        }
}

TEST(Seater, AnyMultipleOfFourAndAnyRounds) {
    for (const unsigned players : {4u, 8u, 12u, 16u, 20u, 32u, 36u})
        for (const unsigned rounds : {1u, 2u, 5u}) {
            Seater seater({{players}, rounds, 1});
            seater.settle();
            EXPECT_TRUE(seater.quality().missing.empty() && seater.quality().doubled.empty());
            EXPECT_LE(seater.quality().wind_spread, 1u);
            EXPECT_EQ(seater.best().rounds.size(), rounds);
        }
}

TEST(Seater, ANumberOfTablesWithoutTwoOrThreeNeedsNoSearchForManyRounds) {
    for (const auto& [players, rounds] : {std::pair{100u, 24u}, std::pair{140u, 30u}, std::pair{28u, 6u}}) {
        const Seater seater = seated(teams(players), rounds);
        EXPECT_EQ(seater.method(), Method::Shifts);
        EXPECT_TRUE(is_sound(seater.quality(), seater.bounds())) << players;
        EXPECT_EQ(seater.quality().table_revisits, 0u) << players;
    }
}

TEST(Seater, FewerThanFourTablesComeToTheirOwnBound) {
    for (const unsigned players : {4u, 8u, 12u}) {
        const Field field{players};
        MeetingSearch search(field, 3, {}, 1);
        EXPECT_TRUE(search.advance(2'000'000)) << players;
        EXPECT_EQ(audit(search.best(), field).shared_pairs, bounds(field, 3).shared_pairs);
    }
}

TEST(Seater, BeyondTheBoundRepeatsAreAtTheCountingBound) {
    for (const unsigned players : {16u, 20u})
        for (const unsigned rounds : {8u, 10u, 15u}) {
            const Seater seater = seated({players}, rounds);
            EXPECT_EQ(seater.quality().repeats, seater.bounds().repeats) << players << " " << rounds;
        }
}

TEST(Seater, TheSameSeedGivesTheSameScheduleAnotherSeedAnother) {
    for (const Field& field : {teams(60), Field{20}}) {
        const unsigned rounds = field.players == 60 ? 9 : 8;
        EXPECT_EQ(seated(field, rounds, 7).best(), seated(field, rounds, 7).best());
        EXPECT_NE(seated(field, rounds, 7).best(), seated(field, rounds, 8).best());
    }
}

TEST(Seater, TeamsOfAnyKindNeverMeet) {
    Field odd{40, Groups(40), {}};
    for (unsigned i = 0; i < 40; ++i)
        odd.teams[i] = static_cast<Group>(i < 9 ? 1 : i < 36 ? 2 + (i - 9) / 3 : 0);
    Field crossed{32, teams_of_four(32), Groups(32)};
    for (unsigned i = 0; i < 32; ++i) crossed.countries[i] = static_cast<Group>(i % 8 + 1);
    for (const Field& field : {odd, crossed}) {
        const Seater seater = seated(field, 4);
        EXPECT_TRUE(seater.quality().team_mates.empty());
        EXPECT_TRUE(seater.quality().compatriots.empty());
        EXPECT_EQ(seater.quality().repeats, 0u);
    }
}

TEST(Seater, MoreRoundsThanTheBookHasAreTriedUntilTheClockEndsIt) {
    Seater seater({{20}, 6, 1});  // known to be impossible without a repeat
    seater.advance(1000);
    EXPECT_FALSE(seater.has_best());
    seater.settle();
    EXPECT_TRUE(seater.has_best());
    EXPECT_GT(seater.quality().repeats, 0u);
    EXPECT_FALSE(seater.is_proven());
}

}  // namespace
}  // namespace sifang::seating
