// The bots at the table: legal, the same for the same seed, blind to what they may not see.

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <memory>

#include "bot/bot.hpp"
#include "bot/goals.hpp"
#include "game/played_hand.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "support/table_checks.hpp"

namespace sifang::test {
namespace {

class Bots : public testing::TestWithParam<std::string> {
  protected:
    std::unique_ptr<Rulebook> rulebook = open_rulebook(GetParam(), suits());
    Table table{*rulebook, suits()};
    BotHouse house{table};
    Random random{8};

    HandSetup setup() {
        HandSetup setup;
        setup.round = static_cast<Wind>(random.below(4));
        setup.scores.fill(rulebook->session().start_points);
        return setup;
    }
    using Watch = std::function<void(const State&)>;
    std::vector<Event> play(std::string_view id, std::uint64_t seed, State* end = nullptr,
                            const Watch& watch = {}) {
        random = Random(seed);
        std::array<std::unique_ptr<Bot>, 4> bots;
        for (std::size_t i = 0; i < 4; ++i) {
            bots[i] = house.make(id);
            bots[i]->begin(seed + i);
        }
        std::vector<Event> events;
        const HandSetup how = setup();
        const State state_at_end = play_hand(
            table, how, random_croupier(table, how, random), random,
            [&](const State& state, Wind seat, const Actions& legal) {
                const Sight sight(table, state, seat);
                const Action action = bots[static_cast<unsigned>(seat)]->choose(sight);
                EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end());
                return action;
            },
            events,
            [&](const State& now, const std::vector<Event>&) {
                if (watch) watch(now);
            });
        if (end) *end = state_at_end;
        return events;
    }
};

TEST_P(Bots, SameSeedSamePlay) {
    for (const std::string_view id : bot_ids())
        for (const std::uint64_t seed : {1u, 2u, 3u}) EXPECT_EQ(play(id, seed), play(id, seed)) << id;
    EXPECT_NE(play("random", 1), play("random", 2));
}

TEST_P(Bots, ChooseOnlyWhatIsLegalSoak) {
    for (std::uint64_t seed = soak_or(60, 5'000); seed > 0; --seed) {
        for (const std::string_view id : bot_ids()) (void)play(id, seed);
        if (HasFailure()) FAIL() << "seed " << seed;
    }
}

/// The harness of the table (tests/game) over what random play hardly ever reaches: many wins, riichi, kongs,
/// and the payments for them.
TEST_P(Bots, GreedyHandsKeepEveryInvariantSoak) {
    const std::uint64_t hands = soak_or(100, 20'000);
    Random looks(4);
    unsigned won = 0;
    for (std::uint64_t seed = hands; seed > 0; --seed) {
        State end = table.begin({});
        const bool looks_closely = seed % 8 == 0;
        unsigned step = 0, looked_at = looks.below(80);
        const std::vector<Event> events = play("greedy", seed, &end, [&](const State& now) {
            expect_all_tiles(now);
            expect_hand_sizes(now);
            if (step++ == looked_at && looks_closely) expect_legal_is_exact(table, now);
        });
        expect_sums(table, end);
        expect_replay(table, end, events);
        EXPECT_LT(events.size(), 1'000u);
        won += end.end == End::Won;
        if (HasFailure()) FAIL() << "seed " << seed;
    }
    EXPECT_GT(won, hands / 4) << "greedy wins";
}

/// Two states that a seat cannot tell apart: the others' standing tiles changed for tiles of the wall.
TEST_P(Bots, TheGreedyBotIsBlindToHiddenTiles) {
    const auto bot = house.make("greedy");
    unsigned looked = 0;
    for (std::uint64_t hand = 0; hand < 40; ++hand) {
        random = Random(100 + hand);
        std::vector<Event> events;
        const HandSetup how = setup();
        (void)play_hand(
            table, how, random_croupier(table, how, random), random,
            [&](const State& state, Wind seat, const Actions& legal) {
                State other = state;
                for (const Wind wind : all_winds) {
                    if (wind == seat) continue;
                    SeatState& hidden = other.at(wind);
                    // Any tiles will do: as many as there were.
                    const unsigned tiles = hidden.hand.standing.total();
                    hidden.hand.standing = random_tiles(random, tiles);
                    hidden.reds = {};
                    hidden.waits = {};
                }
                bot->begin(7);
                const Action one = bot->choose(Sight(table, state, seat));
                bot->begin(7);
                const Action two = bot->choose(Sight(table, other, seat));
                EXPECT_EQ(one, two);
                ++looked;
                return legal[random.below(static_cast<unsigned>(legal.size()))];
            },
            events, [](const State&, const std::vector<Event>&) {});
        if (HasFailure()) FAIL() << "hand " << hand;
    }
    EXPECT_GT(looked, 1'000u);
}

TEST_P(Bots, SomeGoalIsWorthPursuing) {
    const Goals goals(table);
    std::size_t found = 0;
    goals.for_each({}, [&](const Pursuit&) { ++found; });
    EXPECT_GE(found, 2u);
    EXPECT_LE(found, Goals::most);
    EXPECT_GT(goals.usual_loss(), 1);
}

INSTANTIATE_TEST_SUITE_P(Every, Bots,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"),
                         [](const auto& profile) { return profile.param; });

TEST(BotHouse, KnowsItsBotsOnly) {
    const auto rulebook = open_rulebook("mcr", suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    for (const std::string_view id : bot_ids()) EXPECT_EQ(house.make(id)->id(), id);
    EXPECT_EQ(house.make("nobody"), nullptr);
}

}  // namespace
}  // namespace sifang::test
