#pragma once
// One more round: the tables with the least cost, by swaps from a good beginning.

#include <algorithm>
#include <concepts>
#include <vector>

#include "contest/seating/annealing.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

struct RoundSearchPlan {
    std::uint64_t steps = 0;
    double hot = 4, cold = 0.2;
    std::size_t reach = 8;  ///< players change places with tables that are so near in the list
};

/// `cost(four, place)` is what a table costs at its place in the list, an int; the sum over all is made
/// small. Ends early where nothing is left to gain, at `enough`.
template <class Cost>
    requires std::convertible_to<std::invoke_result_t<Cost, const Four&, std::size_t>, int>
Fours least_cost_round(Fours fours, const Cost& cost, const RoundSearchPlan& plan, std::uint64_t seed,
                       std::int64_t enough = 0) {
    if (fours.size() < 2) return fours;
    Chance chance(seed);
    std::vector<int> costs;
    std::int64_t total = 0;
    for (const Four& four : fours) total += costs.emplace_back(cost(four, costs.size()));
    Fours best = fours;
    std::int64_t best_total = total;
    const Sawtooth heat{plan.hot, plan.cold, plan.steps};
    constexpr std::uint64_t between_temperatures = 100;
    double temperature = plan.hot;
    for (std::uint64_t step = 0; step < plan.steps && best_total > enough; ++step) {
        if (step % between_temperatures == 0) temperature = heat.at(step);
        const std::size_t a = chance.below(fours.size());
        // Near tables more often than far ones.
        const std::size_t away = 1 + chance.below(1 + chance.below(plan.reach));
        const std::size_t b = chance.below(2) == 0 ? a + away : a - away;
        if (b >= fours.size()) continue;
        Player &from_a = fours[a][chance.below(4)], &from_b = fours[b][chance.below(4)];
        std::swap(from_a, from_b);
        const int cost_a = cost(fours[a], a), cost_b = cost(fours[b], b);
        const int change = cost_a + cost_b - costs[a] - costs[b];
        if (change > 0 &&
            (change > 20 * temperature || chance.word() >= 4294967295.0 * std::exp(-change / temperature))) {
            std::swap(from_a, from_b);
            continue;
        }
        costs[a] = cost_a;
        costs[b] = cost_b;
        total += change;
        if (total < best_total) {
            best_total = total;
            best = fours;
        }
    }
    return best;
}

}  // namespace sifang::seating
