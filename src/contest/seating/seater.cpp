#include "contest/seating/seater.hpp"

#include <algorithm>
#include <tuple>

#include "contest/seating/winds.hpp"

namespace sifang::seating {

namespace {

// How long each way is worth trying before the next, in steps; about a tenth of a second for shifts, ten for
// a base round, three for the rest on a machine of 2023.
constexpr std::uint64_t shift_steps = 750'000, starter_steps = 60'000'000, search_steps = 30'000'000,
                        table_steps = 4'000'000, short_table_steps = 40'000, hurried_steps = 1'000'000;

/// Smaller is better, aim by aim.
auto faults(const Audit& quality) {
    const unsigned teams = quality.team_pairs ? quality.team_pairs->most - quality.team_pairs->least : 0;
    return std::tuple(quality.team_mate_meetings() + quality.compatriot_meetings(), quality.repeats,
                      std::max(quality.wind_spread, 1u), quality.table_revisits, std::max(teams, 1u));
}

/// Fours of a schedule, its winds and table numbers forgotten.
std::vector<Fours> fours_of(const Schedule& schedule) {
    std::vector<Fours> rounds;
    for (const Round& round : schedule.rounds) {
        Fours fours;
        for (const Table& table : round) fours.push_back(table.seats);
        rounds.push_back(std::move(fours));
    }
    return rounds;
}

}  // namespace

std::string_view id(Method method) {
    switch (method) {
        case Method::Shifts: return "shifts";
        case Method::Design: return "design";
        case Method::Starter: return "starter";
        case Method::Search: return "search";
    }
    return {};
}

Seater::Seater(Task task)
    : task_(std::move(task)), bounds_(seating::bounds(task_.field, task_.rounds)), chance_(task_.seed) {
    assert(seatable(task_.field, task_.rounds));
    begin_pass();
}

void Seater::begin_pass() {
    spent_ = 0;
    grid_ = place_in_grid(task_.field, chance_);
    if (grid_) {
        const ShiftSearch::Aim aim{task_.field.players / 4, task_.rounds, grid_->rows_apart,
                                   grid_->rows_apart && are_teams_of_four(task_.field.teams)};
        if (ShiftSearch::can_be(aim)) {
            trying_ = Method::Shifts;
            stage_.emplace<ShiftSearch>(aim, chance_.word());
            return;
        }
    }
    begin_known();
}

/// Rounds of a design for this field. With rows to be kept apart one round of the design is the rows: whoever
/// sits together there meets nobody of his row in the others.
Schedule Seater::seated_by_design(Schedule design) {
    chance_.shuffle(std::span(design.rounds));
    std::vector<Player> by_number(task_.field.players);
    const Round& rows = design.rounds.back();
    for (std::size_t x = 0; x < rows.size(); ++x)
        for (std::size_t i = 0; i < 4; ++i) by_number[rows[x].seats[i].index()] = grid_->rows[x][i];
    if (grid_->rows_apart) design.rounds.pop_back();
    if (design.rounds.size() > task_.rounds) design.rounds.resize(task_.rounds);
    return with_lots_drawn(std::move(design), by_number);
}

void Seater::begin_known() {
    const unsigned players = task_.field.players;
    // Fewer than four tables: after one round everybody meets somebody again.
    if (!grid_ || grid_->by_columns || players < 16) return begin_search();
    const unsigned wanted = task_.rounds + (grid_->rows_apart ? 1 : 0);
    if (auto design = longest_known(players); design && design->rounds.size() >= wanted) {
        trying_ = Method::Design;
        return begin_tables(seated_by_design(std::move(*design)));
    }
    // Fewer rounds than a quarter of the players would leave more who stay than tables.
    const unsigned rounds = std::max(wanted, (players + 3) / 4);
    if (bounds_.repeats > 0 || !StarterSearch::can_be(players, rounds)) return begin_search();
    trying_ = Method::Starter;
    stage_.emplace<StarterSearch>(players, rounds, chance_.word());
}

/// From as many rounds as a design has; where nobody is to be kept apart, from several copies of it with the
/// players mixed anew, for what one copy brings together once, k copies bring together at most k times.
void Seater::begin_search() {
    trying_ = Method::Search;
    std::vector<Fours> first;
    if (const auto design = longest_known(task_.field.players); design && grid_ && !grid_->by_columns) do {
            for (Fours& fours : fours_of(seated_by_design(*design)))
                if (first.size() < task_.rounds) first.push_back(std::move(fours));
            grid_ = place_in_grid(task_.field, chance_);
        } while (first.size() < task_.rounds && !grid_->rows_apart);
    stage_.emplace<MeetingSearch>(task_.field, task_.rounds, std::move(first), chance_.word());
}

void Seater::begin_tables(Schedule schedule) {
    give_winds(schedule);
    stage_.emplace<TableSearch>(std::move(schedule), chance_.word());
}

void Seater::offer(Schedule schedule) {
    Candidate candidate{std::move(schedule), {}, trying_};
    candidate.quality = audit(candidate.schedule, task_.field);
    if (!best_ || faults(candidate.quality) < faults(best_->quality)) best_ = std::move(candidate);
}

/// The stage has ended, by success or because it was tried long enough: what it has is used, and the next
/// begins.
void Seater::next() {
    spent_ = 0;
    if (auto* shifts = std::get_if<ShiftSearch>(&stage_)) {
        if (shifts->best().empty()) return begin_known();
        Schedule schedule = seat_by_shifts(shifts->best(), grid_->rows);
        offer(schedule);
        if (best_->quality.table_revisits > bounds_.table_revisits) {
            stage_.emplace<TableSearch>(std::move(schedule), chance_.word());
            return;
        }
    } else if (auto* starter = std::get_if<StarterSearch>(&stage_)) {
        const BaseRound base = starter->found();
        if (!is_starter(base)) return begin_search();
        return begin_tables(seated_by_design(develop(base)));
    } else if (auto* search = std::get_if<MeetingSearch>(&stage_)) {
        return begin_tables(search->best());
    } else if (auto* tables = std::get_if<TableSearch>(&stage_)) {
        offer(tables->best());
    }
    ++passes_;
    begin_pass();
}

std::uint64_t Seater::allowance() const {
    if (hurry_) return hurried_steps;
    if (std::holds_alternative<ShiftSearch>(stage_)) return shift_steps;
    if (std::holds_alternative<StarterSearch>(stage_)) return starter_steps;
    if (std::holds_alternative<MeetingSearch>(stage_)) return search_steps;
    // Where a table must be seen twice in any case, a little more evenness is not worth a wait.
    return task_.rounds > task_.field.players / 4 ? short_table_steps : table_steps;
}

bool Seater::advance(std::uint64_t steps) {
    if (is_proven()) return false;
    const std::uint64_t now = std::min(steps, allowance() - std::min(spent_, allowance()));
    const bool done = std::visit(
        [&](auto& stage) {
            if constexpr (requires { stage.advance(now); }) return stage.advance(now);
            return true;
        },
        stage_);
    spent_ += now;
    if (done || spent_ >= allowance()) next();
    return !is_proven();
}

void Seater::settle() {
    hurry_ = true;
    while (!best_) advance(hurried_steps);
}

bool Seater::is_as_good_as_can_be(const Audit& quality) const {
    const bool teams_even =
        !quality.team_pairs || !are_teams_of_four(task_.field.teams) ||
        quality.team_pairs->most - quality.team_pairs->least <= std::max(bounds_.team_pair_spread, 1u);
    return is_sound(quality, bounds_) && quality.table_revisits <= bounds_.table_revisits && teams_even;
}

}  // namespace sifang::seating
