#include "contest/seating/table_search.hpp"

#include <algorithm>

namespace sifang::seating {

namespace {
constexpr Sawtooth heat{0.9, 0.09, 200'000};
constexpr std::uint64_t between_temperatures = 1'000;
}  // namespace

TableSearch::TableSearch(Schedule schedule, std::uint64_t seed)
    : tables_(schedule.players / 4),
      chance_(seed),
      now_(std::move(schedule)),
      visits_(now_.players * tables_) {
    for (const Round& round : now_.rounds)
        for (std::size_t place = 0; place < tables_; ++place) visit(round[place].seats, place, 1);
    best_ = now_;
    best_cost_ = cost_;
    // Everybody's rounds spread evenly over the tables.
    const auto rounds = static_cast<std::int64_t>(now_.rounds.size());
    const auto tables = static_cast<std::int64_t>(tables_);
    const std::int64_t times = rounds / tables, more = rounds % tables;
    least_cost_ = now_.players * ((tables - more) * times * (times - 1) / 2 + more * times * (times + 1) / 2);
}

void TableSearch::visit(const Four& seats, std::size_t place, int sign) {
    for (const Player player : seats) {
        std::uint16_t& times = visits_[player.index() * tables_ + place];
        if (sign < 0) --times;
        cost_ += sign * times;
        if (sign > 0) ++times;
    }
}

bool TableSearch::advance(std::uint64_t steps) {
    if (tables_ < 2) return true;
    for (const std::uint64_t end = step_ + steps; step_ < end && best_cost_ > least_cost_; ++step_) {
        if (step_ % between_temperatures == 0) thaw_.set(heat.at(step_));
        Round& round = now_.rounds[chance_.below(now_.rounds.size())];
        const std::size_t a = chance_.below(tables_), b = chance_.below(tables_);
        if (a == b) continue;
        const std::int64_t before = cost_;
        const auto swap = [&] {
            visit(round[a].seats, a, -1);
            visit(round[b].seats, b, -1);
            std::swap(round[a].seats, round[b].seats);
            visit(round[a].seats, a, 1);
            visit(round[b].seats, b, 1);
        };
        swap();
        if (!thaw_.takes(static_cast<int>(cost_ - before), chance_)) swap();
        if (cost_ < best_cost_) {
            best_cost_ = cost_;
            best_ = now_;
        }
    }
    return best_cost_ <= least_cost_;
}

Schedule TableSearch::best() const {
    Schedule schedule = best_;
    for (Round& round : schedule.rounds)
        for (std::size_t place = 0; place < round.size(); ++place)
            round[place].number = static_cast<unsigned>(place) + 1;
    return schedule;
}

}  // namespace sifang::seating
