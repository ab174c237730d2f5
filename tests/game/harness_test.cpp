// The harness that every profile passes: random play keeps every invariant of the table.

#include <gtest/gtest.h>
#include <memory>

#include "game/played_hand.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "support/table_checks.hpp"

namespace sifang::test {
namespace {

struct Way {
    std::string profile;
    Declaring declaring = Declaring::Assisted;
    Walls walls = Walls::Shared;
};

std::string name_of(const Way& way) {
    return way.profile + (way.declaring == Declaring::Competition ? "_competition" : "_assisted") +
           (way.walls == Walls::Private ? "_private_walls" : "");
}

class Harness : public testing::TestWithParam<Way> {
  protected:
    std::unique_ptr<Rulebook> rulebook = open_rulebook(GetParam().profile, suits());
    Table table{*rulebook, suits()};
    Random random{20'261'116};

    HandSetup setup() {
        HandSetup setup;
        setup.declaring = GetParam().declaring;
        setup.walls = GetParam().walls;
        setup.round = static_cast<Wind>(random.below(4));
        setup.scores.fill(rulebook->session().start_points);
        if (rulebook->session().counters.has) {
            setup.counters = static_cast<int>(random.below(4));
            setup.deposits = static_cast<int>(random.below(3));
        }
        return setup;
    }
};

TEST_P(Harness, ASanctionThatNoRulingCanNameIsRefused) {
    State state = table.begin(setup());
    const State before = state;
    const auto refused = [&](Sanction sanction) {
        const auto done = table.sanction(state, sanction);
        if (done) return false;
        EXPECT_EQ(state, before);
        return done.error().refusal == Refusal::NotASanction;
    };
    for (const SanctionKind kind : {SanctionKind::Deduct, SanctionKind::Pay, SanctionKind::PayEach})
        for (const int points : {0, -5, 2'000'000'000}) {
            Sanction sanction;
            sanction.kind = kind;
            sanction.to = Wind::South;
            sanction.points = points;
            EXPECT_TRUE(refused(sanction)) << id(kind) << " " << points;
        }
    Sanction to_himself;
    to_himself.kind = SanctionKind::Pay;
    to_himself.points = 10;
    EXPECT_TRUE(refused(to_himself));
    Sanction half_a_stick;
    half_a_stick.kind = SanctionKind::PayWinner;
    half_a_stick.points = 10;
    EXPECT_TRUE(refused(half_a_stick));
    Sanction stick = half_a_stick;
    stick.points = 1'000;
    EXPECT_EQ(refused(stick), !rulebook->play().riichi.has);
}

/// What a run of hands has seen: a harness in which nothing happens proves nothing.
struct Tally {
    std::array<std::uint64_t, 9> ends{};
    std::uint64_t robbed = 0, several = 0, misdeclared = 0, riichi = 0, flower_wins = 0, counted = 0;

    void add(const State& state, const std::vector<Event>& events) {
        ++ends[static_cast<unsigned>(state.end)];
        const bool won = state.end == End::Won;
        robbed += won && state.winners[0].by == By::Discard && state.stake != Stake::Discard;
        several += won && state.winners.size() > 1;
        flower_wins += won && state.winners[0].piece.is_flower();
        for (const SeatState& seat : state.seats) riichi += seat.riichi;
        for (const Event& event : events) {
            misdeclared += std::holds_alternative<Misdeclared>(event);
            counted += std::holds_alternative<Counted>(event);
        }
    }
    std::uint64_t of(End end) const { return ends[static_cast<unsigned>(end)]; }
};

TEST_P(Harness, RandomPlayKeepsEveryInvariantSoak) {
    const auto hands = soak_or(1'000, 100'000);
    Tally tally;
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        std::vector<Event> events;
        unsigned step = 0;
        const unsigned looked_at = random.below(120);
        const HandSetup how = setup();
        const State state = play_hand(table, how, random_croupier(table, how, random), random,
                                      hand % 2 == 0 ? any_action(random) : eager(table, random), events,
                                      [&](const State& now, const std::vector<Event>&) {
                                          expect_all_tiles(now);
                                          expect_hand_sizes(now);
                                          if (step++ == looked_at && hand % 8 < 2)
                                              expect_legal_is_exact(table, now);
                                          if (step > 1'000) throw std::logic_error("this hand does not end");
                                      });
        expect_sums(table, state);
        expect_replay(table, state, events);
        tally.add(state, events);
        if (HasFailure()) FAIL() << "hand " << hand;
    }
    if (sanitized) return;
    EXPECT_GT(tally.of(End::Won), hands / 50);
    const bool competition = GetParam().declaring == Declaring::Competition;
    EXPECT_GT(tally.of(End::Exhausted), competition ? 0 : hands / 10);
    EXPECT_EQ(tally.misdeclared > 0, competition);
    EXPECT_EQ(tally.riichi > 0, rulebook->play().riichi.has);
    EXPECT_EQ(tally.counted > 0, competition && rulebook->declare() == Declare::Winner);
    for (const auto& [what, count] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
             {"won", tally.of(End::Won)},
             {"exhausted", tally.of(End::Exhausted)},
             {"nine kinds", tally.of(End::NineKinds)},
             {"four winds", tally.of(End::FourWinds)},
             {"four kongs", tally.of(End::FourKongs)},
             {"four riichi", tally.of(End::FourRiichi)},
             {"three wins", tally.of(End::ThreeWins)},
             {"false win", tally.of(End::FalseWin)},
             {"robbed", tally.robbed},
             {"several winners", tally.several},
             {"flower wins", tally.flower_wins},
             {"misdeclared", tally.misdeclared},
             {"riichi", tally.riichi},
             {"counted", tally.counted}})
        if (count > 0) RecordProperty(what, static_cast<int>(count));
}

INSTANTIATE_TEST_SUITE_P(
    Every, Harness,
    testing::Values(Way{"mcr"}, Way{"gb98"}, Way{"mil"}, Way{"mil", Declaring::Assisted, Walls::Private},
                    Way{"hk"}, Way{"zds"}, Way{"riichi"}, Way{"tenhou"}, Way{"ema"}, Way{"wrc"},
                    Way{"mcr", Declaring::Competition}, Way{"gb98", Declaring::Competition},
                    Way{"mil", Declaring::Competition}, Way{"hk", Declaring::Competition},
                    Way{"zds", Declaring::Competition}, Way{"riichi", Declaring::Competition}),
    [](const testing::TestParamInfo<Way>& way) { return name_of(way.param); });

}  // namespace
}  // namespace sifang::test
