#include "contest/seating/shifts.hpp"

#include <algorithm>

namespace sifang::seating {

namespace {

// What a fault costs the search, by the order of the aims.
constexpr int meeting_price = 6, table_price = 3;
// Found by trying: between these temperatures the search neither freezes nor boils, from 15 to 250 tables.
constexpr double hot = 1.1, cold = 0.45;
constexpr std::uint64_t tooth = 20'000, between_temperatures = 500;
// Of rows that are in nobody's way one in so many is moved.
constexpr unsigned quiet = 4;

}  // namespace

Schedule seat_by_shifts(const ShiftList& shifts, const Fours& rows) {
    const std::size_t tables = rows.size();
    Schedule schedule{static_cast<unsigned>(tables) * 4, {}};
    for (std::size_t k = 0; k < shifts.size(); ++k) {
        Round round(tables);
        for (std::size_t x = 0; x < tables; ++x) {
            const std::size_t place = (x + shifts[k][4]) % tables;
            round[place].number = static_cast<unsigned>(place) + 1;
            for (std::size_t i = 0; i < 4; ++i)
                round[place].seats[(i + k) % 4] = rows[(x + shifts[k][i]) % tables][i];
        }
        schedule.rounds.push_back(std::move(round));
    }
    return schedule;
}

ShiftSearch::ShiftSearch(const Aim& aim, std::uint64_t seed)
    : aim_(aim),
      chance_(seed),
      heat_{hot, cold, tooth},
      shifts_(aim.rounds),
      seen_(std::size_t{rows} * rows * aim.tables),
      rows_meetings_(aim.tables / 2 + 1) {
    assert(can_be(aim));
    if (aim.tables > 1) even_ = static_cast<int>(12 * aim.rounds / (aim.tables - 1));
    start();
}

void ShiftSearch::start() {
    if (aim_.rows_even)
        for (unsigned apart = 1; apart < rows_meetings_.size(); ++apart) uneven_cost_ += unevenness(apart);
    // With no factor 2 or 3 in the number of tables, columns that move on by 1, 2, 3 and 4 have all
    // differences different: nobody meets twice, however many the rounds. Only evenness is left to look for.
    const bool linear = aim_.tables % 2 != 0 && aim_.tables % 3 != 0;
    for (unsigned k = 0; k < aim_.rounds; ++k)
        for (unsigned row = 1; row < rows; ++row)
            shifts_[k][row] = linear ? (k + 1) * row % aim_.tables : chance_.below(aim_.tables);
    for (unsigned k = 0; k < aim_.rounds; ++k)
        for (unsigned i = 0; i < rows; ++i)
            for (unsigned j = i + 1; j < rows; ++j) {
                const unsigned d = difference(k, i, j);
                const int price = j == players_rows ? table_price : meeting_price;
                (j == players_rows ? table_cost_ : meeting_cost_) += price * seen(i, j, d)++;
                if (j < players_rows) count_meeting(d, 1);
            }
    keep_if_better();
}

/// How far the meetings of rows that far apart are from even. Rows half way round are told once, others
/// stand for two pairs of each row.
int ShiftSearch::unevenness(unsigned apart) const {
    const int meetings = rows_meetings_[apart];
    const int off = std::max({even_ - meetings, meetings - even_ - 1, 0});
    return (2 * apart == aim_.tables ? 1 : 2) * off * off;
}

void ShiftSearch::count_meeting(unsigned d, int sign) {
    if (d == 0) {
        if (aim_.rows_apart) meeting_cost_ += sign * meeting_price;
        return;
    }
    if (!aim_.rows_even) return;
    const unsigned apart = std::min(d, aim_.tables - d);
    uneven_cost_ -= unevenness(apart);
    rows_meetings_[apart] += 2 * apart == aim_.tables ? 2 * sign : sign;
    uneven_cost_ += unevenness(apart);
}

/// Adds (+1) or takes away (−1) the differences of one row with all others in a round.
void ShiftSearch::put(unsigned round, unsigned row, int sign) {
    for (unsigned other = 0; other < rows; ++other) {
        if (other == row) continue;
        const unsigned i = std::min(row, other), j = std::max(row, other);
        const unsigned d = difference(round, i, j);
        int& count = seen(i, j, d);
        if (sign < 0) --count;
        const int price = j == players_rows ? table_price : meeting_price;
        (j == players_rows ? table_cost_ : meeting_cost_) += sign * price * count;
        if (sign > 0) ++count;
        if (j < players_rows) count_meeting(d, sign);
    }
}

void ShiftSearch::move(unsigned round, unsigned row, unsigned to) {
    put(round, row, -1);
    shifts_[round][row] = to;
    put(round, row, 1);
}

bool ShiftSearch::in_conflict(unsigned round, unsigned row) const {
    for (unsigned other = 0; other < rows; ++other) {
        if (other == row) continue;
        const unsigned i = std::min(row, other), j = std::max(row, other);
        const unsigned d = difference(round, i, j);
        if (seen(i, j, d) > 1) return true;
        if (j < players_rows && d == 0 && aim_.rows_apart) return true;
        if (j < players_rows && d != 0 && aim_.rows_even &&
            rows_meetings_[std::min(d, aim_.tables - d)] > even_ + 1)
            return true;
    }
    return false;
}

void ShiftSearch::keep_if_better() {
    const std::pair now(table_cost_, uneven_cost_);
    if (meeting_cost_ != 0 || (!best_.empty() && now >= best_cost_)) return;
    best_cost_ = now;
    best_ = shifts_;
}

bool ShiftSearch::advance(std::uint64_t steps) {
    for (const std::uint64_t end = step_ + steps; step_ < end && !is_perfect(); ++step_) {
        if (step_ % between_temperatures == 0) thaw_.set(heat_.at(step_));
        const unsigned round = chance_.below(aim_.rounds), row = 1 + chance_.below(rows - 1);
        if (!in_conflict(round, row) && chance_.below(quiet) != 0) continue;
        const unsigned from = shifts_[round][row];
        const int before = cost();
        move(round, row, chance_.below(aim_.tables));
        if (!thaw_.takes(cost() - before, chance_)) move(round, row, from);
        keep_if_better();
    }
    return is_perfect();
}

}  // namespace sifang::seating
