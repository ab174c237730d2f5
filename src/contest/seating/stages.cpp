#include "contest/seating/stages.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "contest/seating/round_search.hpp"

namespace sifang::seating {

namespace {

constexpr std::array<Stage, 4> hk_128{{{128, 2}, {64, 1}, {16, 1}, {4, 0}}};

/// The bracket: `next` tables, each fed by neighbours; later places are moved on by an equal part of the
/// hall.
Fours by_bracket(std::span<const Finished> tables, unsigned go_on, std::size_t next) {
    std::vector<std::vector<Player>> seats(next);
    for (std::size_t place = 0; place < go_on; ++place)
        for (std::size_t table = 0; table < tables.size(); ++table)
            seats[(table * next / tables.size() + place * next / go_on) % next].push_back(
                tables[table][place]);
    Fours fours(next);
    for (std::size_t table = 0; table < next; ++table) std::ranges::copy(seats[table], fours[table].begin());
    return fours;
}

}  // namespace

std::span<const Stage> hk_stages() { return hk_128; }

std::vector<Player> best_of_out(std::span<const Player> out_by_standing, std::size_t going_on) {
    const std::size_t wanted = std::min((4 - going_on % 4) % 4, out_by_standing.size());
    return {out_by_standing.begin(), out_by_standing.begin() + static_cast<std::ptrdiff_t>(wanted)};
}

Fours next_stage(std::span<const Finished> tables, unsigned go_on, std::span<const Player> top_up,
                 std::uint64_t seed) {
    assert(go_on >= 1 && go_on <= 4 && (tables.size() * go_on + top_up.size()) % 4 == 0);
    const std::size_t next = (tables.size() * go_on + top_up.size()) / 4;
    if (top_up.empty() && (go_on == 1 || (go_on == 2 && tables.size() % 4 == 0)))
        return by_bracket(tables, go_on, next);

    std::map<Player, std::size_t> came_from;
    for (std::size_t table = 0; table < tables.size(); ++table)
        for (const Player player : tables[table]) came_from[player] = table;
    // Place by place round the hall, so that every table gets some of each; then those of one table apart.
    Fours fours(next);
    std::size_t seat = 0;
    const auto seat_next = [&](Player player) {
        fours[seat % next][seat / next] = player;
        ++seat;
    };
    for (std::size_t place = 0; place < go_on; ++place)
        for (const Finished& table : tables) seat_next(table[place]);
    for (const Player player : top_up) seat_next(player);
    const auto cost = [&](const Four& four, std::size_t) {
        int again = 0;
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = i + 1; j < 4; ++j) again += came_from[four[i]] == came_from[four[j]] ? 1 : 0;
        return again;
    };
    return least_cost_round(std::move(fours), cost, {next * 2'000, 0.5, 0.1, next}, seed);
}

}  // namespace sifang::seating
