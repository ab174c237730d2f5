// Standings: a thousand players over ten sessions, with tie-breaks and every place explained.

#include <algorithm>
#include <map>
#include <memory>

#include "bench.hpp"
#include "contest/standing.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "rules/mcr/ranking.hpp"
#include "tile/chance.hpp"

namespace sifang::bench {
namespace {

using namespace contest;

/// Scores in tens, so that many are equal.
struct PlayedEvent {
    std::vector<PlayerResult> results;
    std::vector<Competitor> players, teams;

    PlayedEvent() {
        const SuitTable suits;
        const auto rulebook = open_rulebook("gb98", suits);
        Chance chance(1);
        std::vector<unsigned> seats;
        for (unsigned i = 1; i <= 1000; ++i) {
            seats.push_back(i);
            players.push_back({.number = i});
            if (i % 4 == 0) teams.push_back({.number = i / 4});
        }
        for (unsigned session = 1; session <= 10; ++session) {
            chance.shuffle(std::span(seats));
            for (unsigned table = 0; table < 250; ++table) {
                std::array<int, 4> scores{};
                for (int& score : scores) score = 500 + 10 * static_cast<int>(chance.below(31)) - 150;
                const SessionResult worth = rulebook->result(scores);
                for (std::size_t p = 0; p < 4; ++p) {
                    PlayerResult r;
                    r.sheet = {{1}, {session}, {table + 1}};
                    r.entrant = {seats[4 * table + p]};
                    r.team = {(r.entrant.value + 3) / 4};
                    r.score = r.result = scores[p];
                    r.place = worth.place[p];
                    r.twelfths = worth.twelfths[p];
                    results.push_back(r);
                }
            }
        }
    }
};

std::shared_ptr<const PlayedEvent> played_event() { return std::make_shared<const PlayedEvent>(); }

/// Everybody's sums in a map, then a sort: no best sessions, no reasons.
Pass plain_standings() {
    return [event = played_event()]() -> std::uint64_t {
        std::map<std::uint32_t, std::pair<int, int>> sums;
        for (const PlayerResult& r : event->results) {
            sums[r.entrant.value].first += r.twelfths;
            sums[r.entrant.value].second += r.result;
        }
        std::vector<std::pair<std::pair<int, int>, std::uint32_t>> order;
        for (const auto& [entrant, sum] : sums) order.push_back({sum, entrant});
        std::ranges::sort(order, std::greater());
        keep(order.front().second);
        return 1;
    };
}

const Timed standings_1000(
    "standings_1000",
    [] {
        return [event = played_event(), rules = mcr::gb98_q48_ranking()]() -> std::uint64_t {
            keep(individual_standings({rules, 500, event->results}, event->players).rows.front().number);
            return 1;
        };
    },
    plain_standings);

const Timed standings_teams("standings_250_teams", [] {
    return [event = played_event(), rules = mcr::gb98_q48_ranking()]() -> std::uint64_t {
        keep(team_standings({rules, 500, event->results}, event->teams).rows.front().number);
        return 1;
    };
});

}  // namespace
}  // namespace sifang::bench
