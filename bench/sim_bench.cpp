// Hands a second, one thread: bots of the house at tables of several rules.

#include <memory>

#include "arena/players.hpp"
#include "arena/sim.hpp"
#include "bench.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::bench {
namespace {

struct Hall {
    Hall(std::string_view profile, std::string_view name)
        : rulebook(open_rulebook(profile, suits)), bot(name) {}

    /// A new stretch of hands every time, so that no two passes play the same.
    std::uint64_t play(std::uint64_t hands) {
        arena::Simulation simulation{table, {.hands = hands, .seed = ++seed}, {}, true, {}, {}, {}};
        simulation.players = [this] {
            arena::Players four;
            for (auto& player : four) player = std::move(*arena::make_player(bot, table, house));
            return four;
        };
        return arena::simulate(simulation, 1).sums.hands;
    }

    SuitTable suits;
    std::unique_ptr<Rulebook> rulebook;
    std::string bot;
    Table table{*rulebook, suits};
    BotHouse house{table};
    std::uint64_t seed = 0;
};

Prepare hands_of(std::string_view profile, std::string_view bot, std::uint64_t hands) {
    return [=]() -> Pass {
        return [hall = std::make_shared<Hall>(profile, bot), hands] { return hall->play(hands); };
    };
}

const Rate random_mcr("sim_random_mcr", hands_of("mcr", "random", 1'024));
const Rate random_zds("sim_random_zds", hands_of("zds", "random", 1'024));
const Rate random_hk("sim_random_hk", hands_of("hk", "random", 1'024));
const Rate greedy_mcr("sim_greedy_mcr", hands_of("mcr", "greedy", 64));
const Rate greedy_zds("sim_greedy_zds", hands_of("zds", "greedy", 64));

}  // namespace
}  // namespace sifang::bench
