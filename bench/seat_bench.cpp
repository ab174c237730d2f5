// Seating: whole schedules, from the field to winds and table numbers.

#include <memory>

#include "bench.hpp"
#include "contest/seating/seater.hpp"
#include "contest/seating/swiss.hpp"
#include "contest/seating/winds.hpp"

namespace sifang::bench {
namespace {

using namespace seating;

Prepare schedule_of(unsigned players, unsigned rounds, bool teams) {
    return [=] {
        return [task = Task{
                    {players, teams ? teams_of_four(players) : Groups()}, rounds, 1}]() -> std::uint64_t {
            Seater seater(task);
            while (!seater.has_tried_all() && seater.advance(100'000)) {
            }
            keep(seater.quality().repeats);
            return 1;
        };
    };
}

const Timed seat_60x9("seat_60x9", schedule_of(60, 9, true));
const Timed seat_1000x10("seat_1000x10", schedule_of(1000, 10, true));
const Timed seat_1000x12("seat_1000x12", schedule_of(1000, 12, true));
const Timed seat_60x19("seat_60x19", schedule_of(60, 19, false));
const Timed seat_16x9("seat_16x9", schedule_of(16, 9, false));
const Timed seat_20x8("seat_20x8", schedule_of(20, 8, false));

/// The tenth round of a thousand players, standings by chance after each.
struct Event {
    Field field{1000, teams_of_four(1000)};
    Schedule played{1000, {}};
    std::vector<Player> standing;

    Event() {
        Chance chance(1);
        for (unsigned i = 0; i < 1000; ++i) standing.push_back(Player::of_index(i));
        for (unsigned round = 0; round < 9; ++round) {
            chance.shuffle(std::span(standing).subspan(round * 50));
            played.rounds.push_back(swiss_round(field, played, standing, round));
        }
    }
};

const Timed swiss_1000("swiss_1000_round_10", [] {
    return [event = std::make_shared<const Event>()]() -> std::uint64_t {
        keep(swiss_round(event->field, event->played, event->standing, 10).size());
        return 1;
    };
});

const Timed winds("seat_winds_1000x12", [] {
    Seater seater({{1000, {}}, 12, 1});
    seater.settle();
    return [schedule = seater.best()]() -> std::uint64_t {
        Schedule copy = schedule;
        give_winds(copy);
        keep(copy.players);
        return 1;
    };
});

}  // namespace
}  // namespace sifang::bench
