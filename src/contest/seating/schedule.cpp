#include "contest/seating/schedule.hpp"

namespace sifang::seating {

Schedule with_lots_drawn(Schedule chart, std::span<const Player> by_number) {
    assert(by_number.size() == chart.players);
    for (Round& round : chart.rounds)
        for (Table& table : round)
            for (Player& player : table.seats) player = by_number[player.index()];
    return chart;
}

}  // namespace sifang::seating
