// Simulation: the same hands whatever the threads and shards, sums that add up, bots that earn their name.

#include "arena/sim.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>

#include "arena/players.hpp"
#include "arena/sim_summary.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"
#include "wire/record_replay.hpp"

namespace sifang::arena {
namespace {

/// A hall for one profile.
struct Hall {
    explicit Hall(const std::string& profile) : rulebook(open_rulebook(profile, suits())) {}

    Simulation simulation(const SimPlan& plan, const std::array<std::string, 4>& bots) {
        Simulation simulation{table, plan, bots, true, {}, {}, {}};
        simulation.players = [this, bots] {
            Players four;
            for (std::size_t i = 0; i < 4; ++i) four[i] = std::move(*make_player(bots[i], table, house));
            return four;
        };
        return simulation;
    }
    SimSummary summary(const SimPlan& plan, const std::array<std::string, 4>& bots, const SimState& state) {
        SimSummary out;
        out.rules = rulebook->id();
        out.hash = profile_hash(*rulebook);
        out.bots = bots;
        out.plan = plan;
        out.plan.shard = 0;
        out.parts = {plan.shard};
        out.state = state;
        return out;
    }

    std::unique_ptr<Rulebook> rulebook;
    Table table{*rulebook, suits()};
    BotHouse house{table};
};

const std::array<std::string, 4> mixed{"greedy", "random", "greedy", "random"};

std::string records_of(Hall& hall, const SimPlan& plan, unsigned threads, SimState* state = nullptr) {
    Simulation simulation = hall.simulation(plan, mixed);
    std::string all;
    simulation.records = [&](std::string_view block) {
        all += block;
        return true;
    };
    const SimState end = simulate(simulation, threads);
    if (state) *state = end;
    return all;
}

TEST(Sim, TheSameRecordsWhateverTheThreads) {
    Hall hall("mcr");
    const SimPlan plan{.hands = 200, .seed = 7};
    SimState one, three;
    const std::string alone = records_of(hall, plan, 1, &one);
    EXPECT_EQ(alone, records_of(hall, plan, 3, &three));
    EXPECT_EQ(one, three);
    EXPECT_NE(alone, records_of(hall, {.hands = 200, .seed = 8}, 1));
    EXPECT_EQ(one.sums.hands, 200u);
}

TEST(Sim, ShardsAddUp) {
    Hall hall("zds");
    const SimPlan whole{.hands = 300, .seed = 3};
    const SimState all = simulate(hall.simulation(whole, mixed), 1);
    std::optional<SimSummary> merged;
    std::uint64_t to_play = 0;
    for (const std::uint64_t shard : {2u, 0u, 1u}) {
        SimPlan plan = whole;
        plan.shard = shard;
        plan.shards = 3;
        to_play += plan.games_to_play();
        const SimSummary part = hall.summary(plan, mixed, simulate(hall.simulation(plan, mixed), 2));
        EXPECT_EQ(part.state.sums.hands, plan.games_to_play());
        merged = merged ? *merge(*merged, part) : part;
    }
    EXPECT_EQ(to_play, whole.hands);
    EXPECT_EQ(merged->state.sums, all.sums);
    EXPECT_TRUE(merged->is_finished());
    EXPECT_EQ(merge(*merged, *merged).error(), MergeFault::Twice);
    SimSummary other = *merged;
    other.plan.seed = 4;
    EXPECT_EQ(merge(*merged, other).error(), MergeFault::OtherPlan);
    other = *merged;
    other.state.blocks = 1;
    EXPECT_EQ(merge(other, other).error(), MergeFault::NotFinished);
}

TEST(Sim, AnInterruptedRunGoesOnAsIfNothingHadHappened) {
    Hall hall("hk");
    const SimPlan plan{.hands = 500, .seed = 5};
    std::string whole, parts;
    Simulation simulation = hall.simulation(plan, mixed);
    simulation.records = [&](std::string_view block) {
        whole += block;
        return true;
    };
    const SimState end = simulate(simulation, 1);
    simulation.records = [&](std::string_view block) {
        parts += block;
        return true;
    };
    simulation.go_on = [](const SimState& state) { return state.blocks < 3; };
    SimState state = simulate(simulation, 2);
    EXPECT_GE(state.blocks, 3u);
    EXPECT_LT(state.blocks, plan.blocks());
    // By way of the file that keeps it.
    const SimSummary kept = hall.summary(plan, mixed, state);
    const auto read = read_summary(*parse_json(write_json(summary_json(kept))));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->state, state);
    EXPECT_FALSE(read->is_finished());
    simulation.go_on = {};
    EXPECT_EQ(simulate(simulation, 2, read->state), end);
    EXPECT_EQ(parts, whole);
}

class Sessions : public testing::TestWithParam<std::string> {};

/// Played to their end by the book, the same whatever threads and shards, and replay believes them.
TEST_P(Sessions, AreTheSameHoweverTheyAreSharedOut) {
    Hall hall(GetParam());
    const SimPlan plan{.sessions = 6, .seed = 9};
    const auto play = [&](SimPlan how, unsigned threads, SimState& state) {
        Simulation simulation = hall.simulation(how, mixed);
        std::string all;
        simulation.records = [&](std::string_view block) {
            all += block;
            return true;
        };
        state = simulate(simulation, threads);
        return all;
    };
    SimState whole, again;
    const std::string records = play(plan, 1, whole);
    EXPECT_EQ(play(plan, 3, again), records);
    EXPECT_EQ(again, whole);
    SimState first, second;
    SimPlan part = plan;
    part.shards = 2;
    std::string parts = play(part, 2, first);
    part.shard = 1;
    parts += play(part, 1, second);
    EXPECT_EQ(parts, records);
    SimSums sums = first.sums;
    sums.add(second.sums);
    EXPECT_EQ(sums, whole.sums);

    EXPECT_EQ(whole.sums.sessions, 6u);
    EXPECT_GE(whole.sums.hands, 6u);
    for (const auto& player : whole.sums.players)
        EXPECT_EQ(std::accumulate(player.places.begin(), player.places.end(), std::uint64_t{0}), 6u);
    RecordReader reader(bytes_of(records), families(), suits());
    Replay replay(reader, suits());
    ReplayStep step{};
    std::size_t ends = 0;
    do {
        step = replay.next();
        ends += step == ReplayStep::End;
    } while (step < ReplayStep::Finished);
    EXPECT_EQ(step, ReplayStep::Finished);
    EXPECT_EQ(ends, 6u);

    const SimSummary kept = hall.summary(plan, mixed, whole);
    const auto read = read_summary(*parse_json(write_json(summary_json(kept))));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->state, whole);
    EXPECT_EQ(read->plan, kept.plan);
}

INSTANTIATE_TEST_SUITE_P(Every, Sessions,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"),
                         [](const auto& profile) { return profile.param; });

TEST(Sim, DuplicateSessionsAreOneInFourSeatings) {
    Hall hall("zds");
    // Four alike play the same session four times over: each has had every seat.
    const std::array<std::string, 4> alike{"greedy", "greedy", "greedy", "greedy"};
    const SimPlan plan{.sessions = 4, .seed = 2, .duplicate = true};
    Simulation simulation = hall.simulation(plan, alike);
    std::string records;
    simulation.records = [&](std::string_view block) {
        records += block;
        return true;
    };
    const SimSums sums = simulate(simulation, 2).sums;
    EXPECT_EQ(sums.samples, 1u);
    EXPECT_EQ(sums.sessions, 4u);
    std::vector<std::string> first_walls;
    for (auto at = records.find("{\"hand\":1,"); at != records.npos;
         at = records.find("{\"hand\":1,", at + 1)) {
        const auto wall = records.find("\"dice\"", at);
        first_walls.push_back(records.substr(wall, records.find('\n', at) - wall));
    }
    ASSERT_EQ(first_walls.size(), 4u);
    for (const std::string& wall : first_walls) EXPECT_EQ(wall, first_walls[0]);
}

/// A block that takes long holds up nobody, and nothing is handed in out of its turn.
TEST(Sim, BlocksAreHandedInInTheirOrder) {
    Hall hall("hk");
    const SimPlan plan{.hands = 64 * 40, .seed = 5};
    Simulation simulation = hall.simulation(plan, {"random", "random", "random", "random"});
    std::vector<std::uint64_t> told;
    std::uint64_t written = 0;
    simulation.records = [&](std::string_view) { return ++written < 30; };
    simulation.go_on = [&](const SimState& state) {
        told.push_back(state.blocks);
        return true;
    };
    const SimState end = simulate(simulation, 4);
    // The thirtieth could not be written: neither it nor what follows counts.
    EXPECT_EQ(end.blocks, 29u);
    EXPECT_EQ(end.sums.hands, 29u * 64);
    for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], i + 1);
    EXPECT_EQ(told.size(), 29u);
}

TEST(Sim, DuplicateHandsAreOneDealInFourSeatings) {
    Hall hall("mil");
    SimPlan plan{.hands = 64, .seed = 5, .duplicate = true};
    // Four alike play every deal four times to the same end: nobody is better than anybody.
    const std::array<std::string, 4> alike{"greedy", "greedy", "greedy", "greedy"};
    const SimState state = simulate(hall.simulation(plan, alike), 1);
    EXPECT_EQ(state.sums.samples, 16u);
    std::int64_t sum = 0;
    for (const auto& player : state.sums.players) sum += player.score;
    EXPECT_EQ(sum, 0);
    EXPECT_EQ(state.sums.hands, 64u);
}

TEST(SimSummary, WhatIsNoneIsToldByItsField) {
    EXPECT_EQ(read_summary(*parse_json("{}")).error(), "rules");
    EXPECT_FALSE(read_summary(*parse_json("[1,2]")));
    Hall hall("mcr");
    const SimPlan plan{.hands = 64, .seed = 1};
    Value value = summary_json(hall.summary(plan, mixed, simulate(hall.simulation(plan, mixed), 1)));
    ASSERT_TRUE(read_summary(value));
    Value wrong = value;
    wrong["bots"] = Value(3);
    EXPECT_EQ(read_summary(wrong).error(), "bots");
    wrong = value;
    wrong["shards"] = Value(0);
    EXPECT_FALSE(read_summary(wrong));
    wrong = value;
    wrong["parts"] = ValueList{2};
    EXPECT_EQ(read_summary(wrong).error(), "parts");
}

TEST(SimSummary, KnowsWhichPartsAreMissing) {
    Hall hall("mcr");
    SimPlan plan{.hands = 64, .seed = 1, .shards = 5};
    SimSummary summary = hall.summary(plan, mixed, {});
    summary.parts = {1, 3};
    EXPECT_EQ(missing_parts(summary), (std::vector<std::uint64_t>{0, 2, 4}));
    summary.parts = {0, 1, 2, 3, 4};
    EXPECT_TRUE(missing_parts(summary).empty());
    // A part twice in one file is none.
    summary.parts = {0, 0};
    EXPECT_EQ(read_summary(summary_json(summary)).error(), "parts");
}

TEST(SimPlan, EveryHandIsInOneShard) {
    for (const std::uint64_t hands : {1u, 63u, 64u, 65u, 1'000u, 4'096u})
        for (const std::uint64_t shards : {1u, 2u, 3u, 7u, 100u}) {
            std::uint64_t sum = 0;
            for (std::uint64_t shard = 0; shard < shards; ++shard)
                sum += SimPlan{.hands = hands, .shard = shard, .shards = shards}.games_to_play();
            EXPECT_EQ(sum, hands) << hands << "/" << shards;
        }
}

class Strength : public testing::TestWithParam<std::string> {};

/// With 99 of 100 certainty, over duplicate deals.
TEST_P(Strength, GreedyBeatsRandomSoak) {
    Hall hall(GetParam());
    // Certainty needs its hands, in a sanitized build too.
    const std::uint64_t hands = std::max<std::uint64_t>(soak_or(320, 20'000), 320);
    const SimPlan plan{.hands = hands, .seed = 11, .duplicate = true};
    const SimSummary summary = hall.summary(plan, mixed, simulate(hall.simulation(plan, mixed), 1));
    constexpr double certain = 2.576;
    for (const unsigned greedy : {0u, 2u}) {
        const Mean mean = mean_of(summary, greedy, certain);
        EXPECT_GT(mean.mean - mean.half_width, 0) << "greedy in place " << greedy;
    }
    const auto& players = summary.state.sums.players;
    EXPECT_GT(players[0].wins + players[2].wins, 5 * (players[1].wins + players[3].wins));
}

INSTANTIATE_TEST_SUITE_P(Every, Strength,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"),
                         [](const auto& profile) { return profile.param; });

}  // namespace
}  // namespace sifang::arena
