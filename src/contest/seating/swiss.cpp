#include "contest/seating/swiss.hpp"

#include <algorithm>
#include <cmath>

#include "contest/seating/meetings.hpp"
#include "contest/seating/round_search.hpp"
#include "contest/seating/winds.hpp"

namespace sifang::seating {

namespace {

// Against sums of squared distances from the mean rank of a table: meeting again costs more than a table of
// players from anywhere nearby, a team mate twice that.
constexpr int rematch_price = 10'000, apart_price = 20'000;
// Steps a table: enough for a mean span near the least with ten rounds played.
constexpr std::uint64_t steps_a_table = 700;
// In a small field few rounds have nobody meeting again: so many searches before one is taken that has.
constexpr std::uint64_t searches = 12;

std::vector<int> ranks_of(std::span<const Player> standing) {
    std::vector<int> ranks(standing.size());
    for (std::size_t rank = 0; rank < standing.size(); ++rank)
        ranks[standing[rank].index()] = static_cast<int>(rank);
    return ranks;
}

}  // namespace

Round swiss_round(const Field& field, const Schedule& played, std::span<const Player> standing,
                  std::uint64_t seed) {
    assert(standing.size() == field.players && field.players % 4 == 0);
    Meetings met(field.players);
    for (const Round& round : played.rounds) met.add(round);
    const std::vector<int> ranks = ranks_of(standing);
    const auto cost = [&](const Four& four, std::size_t) {
        int price = 0, sum = 0, squares = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const int rank = ranks[four[i].index()] - ranks[four[0].index()];
            sum += rank;
            squares += rank * rank;
            for (std::size_t j = i + 1; j < 4; ++j) {
                price += rematch_price * met(four[i], four[j]);
                if (field.keeps_apart() && field.apart(four[i], four[j])) price += apart_price;
            }
        }
        return price + squares - sum * sum / 4;
    };

    Fours fours(standing.size() / 4);
    for (std::size_t rank = 0; rank < standing.size(); ++rank) fours[rank / 4][rank % 4] = standing[rank];
    // Four neighbours in the standings are 5 from their mean, squared and summed.
    const std::size_t tables = fours.size();
    const auto least = static_cast<std::int64_t>(5 * tables);
    const auto total = [&](const Fours& all) {
        int sum = 0;
        for (const Four& four : all) sum += cost(four, 0);
        return sum;
    };
    const Fours begin = fours;
    for (std::uint64_t n = 0; n < searches && (n == 0 || total(fours) >= rematch_price); ++n) {
        const RoundSearchPlan plan{tables * steps_a_table, 4, 0.2, 8};
        Fours found = least_cost_round(begin, cost, plan, n == 0 ? seed : seed_of(seed, n), least);
        if (n == 0 || total(found) < total(fours)) fours = std::move(found);
    }

    const auto leader = [&](const Four& four) {
        return std::ranges::min(four, {}, [&](Player player) { return ranks[player.index()]; });
    };
    std::ranges::sort(fours, {}, [&](const Four& four) { return ranks[leader(four).index()]; });
    const WindCounts winds = count_winds(played);
    for (Four& four : fours) four = most_even(four, winds);
    return in_order(fours);
}

double mean_rank_span(const Round& round, std::span<const Player> standing) {
    const std::vector<int> ranks = ranks_of(standing);
    double sum = 0;
    for (const Table& table : round) {
        const auto [least, most] =
            std::ranges::minmax(table.seats, {}, [&](Player player) { return ranks[player.index()]; });
        sum += ranks[most.index()] - ranks[least.index()];
    }
    return round.empty() ? 0 : sum / static_cast<double>(round.size());
}

}  // namespace sifang::seating
