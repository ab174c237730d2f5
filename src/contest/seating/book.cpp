#include "contest/seating/book.hpp"

#include <algorithm>

namespace sifang::seating {

namespace {

/// Where each of the four groups stands: table t seats the player at place (offset + t) of the group.
using Offsets = std::array<unsigned, 4>;

/// Two groups that stand the same distance apart as in an earlier round meet the same people; at distance 0
/// they are team mates.
bool meets_again(const std::vector<Offsets>& before, const Offsets& now, std::size_t a, std::size_t b,
                 unsigned tables) {
    const auto distance = [&](const Offsets& o) { return (o[b] + tables - o[a]) % tables; };
    return distance(now) == 0 ||
           std::ranges::any_of(before, [&](const Offsets& o) { return distance(o) == distance(now); });
}

/// Moves group `j` on until it avoids the groups before it; where it cannot, it stays.
void move_on(Offsets& now, std::size_t j, const std::vector<Offsets>& before, unsigned tables) {
    const unsigned first = now[j];
    for (unsigned more = 0; more < tables; ++more) {
        now[j] = (first + more) % tables;
        bool avoids = true;
        for (std::size_t a = 0; a < j; ++a) avoids = avoids && !meets_again(before, now, a, j, tables);
        if (avoids) return;
    }
    now[j] = first;
}

}  // namespace

Schedule book_chart(unsigned players, unsigned rounds) {
    assert(players % 4 == 0);
    const unsigned tables = players / 4;
    Schedule chart{players, {}};
    std::vector<Offsets> before;
    for (unsigned k = 0; k < rounds; ++k) {
        Offsets now{};
        for (unsigned j = 0; j < 4; ++j) {
            now[j] = (before.empty() ? j : before.back()[j] + j + 1) % tables;
            move_on(now, j, before, tables);
        }
        Round round(tables);
        for (unsigned t = 0; t < tables; ++t) {
            round[t].number = t + 1;
            for (unsigned j = 0; j < 4; ++j)
                round[t].seats[(j + k) % 4] = Player::of_index(4 * ((now[j] + t) % tables) + j);
        }
        before.push_back(now);
        chart.rounds.push_back(std::move(round));
    }
    return chart;
}

}  // namespace sifang::seating
