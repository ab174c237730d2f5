#include "game/sheet.hpp"

#include <algorithm>
#include <numeric>

namespace sifang {

Sheet sheet(const Rulebook& rulebook, const Session& session) {
    const SessionTable table(rulebook);
    const Player first = session.first_dealer.value_or(0);
    Sheet out;
    int rounds = table.rules().rounds;
    for (const SheetRow& row : session.rows) rounds = std::max(rounds, row.place.round + 1);
    for (int round = 0; round < rounds; ++round) {
        const Seating seats = seats_at(table.rules().seats, first, {round, 0});
        std::array<Wind, 4>& sides = out.sides.emplace_back();
        for (const Wind side : all_winds) sides[seats[static_cast<unsigned>(side)]] = side;
    }
    out.rows = session.rows;
    out.start = table.rules().start_points;
    out.scores = session.scores;
    out.fines = session.fines;

    const SessionResult result = rulebook.result(by_deal(session.scores, first));
    out.result = {by_player(result.place, first), by_player(result.twelfths, first),
                  by_player(result.placing, first), by_player(result.result, first)};

    const auto sum = [](const std::array<int, 4>& v) { return std::accumulate(v.begin(), v.end(), 0); };
    out.balance = {sum(session.scores) - 4 * out.start, sum(session.fines),
                   sum(session.sticks) * table.deposit()};
    return out;
}

}  // namespace sifang
