// The table: copying a state, and a hand of random play from the deal to its end.

#include <cstring>
#include <memory>

#include "bench.hpp"
#include "game/played_hand.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang {
namespace {

const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

/// States of the middle game, one after another.
std::vector<State> middle_games(const Table& table) {
    std::vector<State> states;
    test::Random random(6);
    HandSetup setup;
    for (int hand = 0; hand < 64; ++hand) {
        std::vector<Event> events;
        test::play_hand(table, setup, test::random_croupier(table, setup, random), random,
                        test::any_action(random), events, [&](const State& now, const auto& so_far) {
                            if (so_far.size() == 90) states.push_back(now);
                        });
    }
    return states;
}

const bench::Timed state_copy(
    "state_copy",
    [] {
        const auto rulebook = open_rulebook("mcr", suits());
        const Table table(*rulebook, suits());
        auto from = middle_games(table);
        return [from, to = from]() mutable {
            for (std::size_t i = 0; i < from.size(); ++i) {
                to[i] = from[i];
                bench::keep(to[i]);
            }
            return from.size();
        };
    },
    [] {
        // The same bytes, copied as bytes.
        return [from = std::vector<char>(64 * sizeof(State)),
                to = std::vector<char>(64 * sizeof(State))]() mutable {
            for (std::size_t i = 0; i < 64; ++i) {
                std::memcpy(to.data() + i * sizeof(State), from.data() + i * sizeof(State), sizeof(State));
                bench::keep(to[i * sizeof(State)]);
            }
            return std::uint64_t{64};
        };
    });

/// A whole hand: shuffle, deal, legal actions, one of them at random, settlement. No views, no record.
bench::Prepare random_hand(const char* profile) {
    return [profile] {
        const std::shared_ptr<const Rulebook> rulebook = open_rulebook(profile, suits());
        const auto table = std::make_shared<const Table>(*rulebook, suits());
        return [rulebook, table, random = test::Random(8)]() mutable {
            const HandSetup setup{.scores = {30'000, 30'000, 30'000, 30'000}};
            Croupier croupier = test::random_croupier(*table, setup, random);
            State state = table->begin(setup);
            while (state.phase != Phase::Over) {
                serve(*table, state, croupier, [](const Event&) {});
                for (const Wind seat : all_winds) {
                    const Actions legal = table->legal(state, seat);
                    if (legal.empty()) continue;
                    const auto& action = legal[random.below(static_cast<unsigned>(legal.size()))];
                    bench::keep(table->apply(state, seat, action).has_value());
                }
            }
            return std::uint64_t{1};
        };
    };
}

const bench::Timed mcr("random_hand_mcr", random_hand("mcr"));
const bench::Timed zds("random_hand_zds", random_hand("zds"));
const bench::Timed hk("random_hand_hk", random_hand("hk"));

}  // namespace
}  // namespace sifang
