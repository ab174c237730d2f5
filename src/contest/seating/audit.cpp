#include "contest/seating/audit.hpp"

#include <algorithm>
#include <array>

#include "contest/seating/meetings.hpp"
#include "contest/seating/winds.hpp"

namespace sifang::seating {

namespace {

void tally(std::vector<unsigned>& by, unsigned value) {
    if (by.size() <= value) by.resize(value + 1);
    ++by[value];
}

unsigned sum_of_meetings(const std::vector<Pair>& pairs) {
    unsigned sum = 0;
    for (const Pair& pair : pairs) sum += static_cast<unsigned>(pair.rounds.size());
    return sum;
}

void look_at_presence(const Schedule& schedule, Audit& found) {
    for (unsigned round = 1; round <= schedule.rounds.size(); ++round) {
        std::vector<unsigned> seats(schedule.players);
        for (const Table& table : schedule.rounds[round - 1])
            for (const Player player : table.seats) ++seats[player.index()];
        for (std::size_t index = 0; index < seats.size(); ++index) {
            if (seats[index] == 0) found.missing.push_back({round, Player::of_index(index)});
            if (seats[index] > 1) found.doubled.push_back({round, Player::of_index(index)});
        }
    }
}

/// The rounds in which two players meet; one that brings them together twice, by a doubled seat, is told
/// twice.
std::vector<unsigned> rounds_of(const Schedule& schedule, Player a, Player b) {
    std::vector<unsigned> rounds;
    for (unsigned round = 1; round <= schedule.rounds.size(); ++round)
        for (const Table& table : schedule.rounds[round - 1]) {
            const auto times = std::ranges::count(table.seats, a) * std::ranges::count(table.seats, b);
            rounds.insert(rounds.end(), static_cast<std::size_t>(times), round);
        }
    return rounds;
}

void look_at_meetings(const Schedule& schedule, const Field& field, Audit& found) {
    Meetings met(schedule.players);
    for (const Round& round : schedule.rounds) met.add(round);
    for (std::size_t i = 0; i < schedule.players; ++i)
        for (std::size_t j = i + 1; j < schedule.players; ++j) {
            const Player a = Player::of_index(i), b = Player::of_index(j);
            const unsigned times = met(a, b);
            tally(found.pairs_by_meetings, times);
            if (times == 0) continue;
            if (times > 1) {
                found.repeats += times - 1;
                found.shared_pairs += times * (times - 1) / 2;
                found.repeated.push_back({a, b, {}});
            }
            if (field.team_mates(a, b)) found.team_mates.push_back({a, b, {}});
            if (field.compatriots(a, b)) found.compatriots.push_back({a, b, {}});
        }
    found.max_meetings = static_cast<unsigned>(std::max<std::size_t>(found.pairs_by_meetings.size(), 1)) - 1;
    for (auto* pairs : {&found.repeated, &found.team_mates, &found.compatriots})
        for (Pair& pair : *pairs) pair.rounds = rounds_of(schedule, pair.first, pair.second);
}

void look_at_winds(const Schedule& schedule, Audit& found) {
    const WindCounts winds = count_winds(schedule);
    for (std::size_t index = 0; index < winds.size(); ++index) {
        const auto [least, most] = std::ranges::minmax(winds[index]);
        tally(found.players_by_wind_spread, most - least);
        found.wind_spread = std::max(found.wind_spread, most - least);
        if (most - least > 1) found.uneven.push_back(Player::of_index(index));
    }
}

void look_at_tables(const Schedule& schedule, Audit& found) {
    std::vector<std::vector<unsigned>> seen(schedule.players);
    for (const Round& round : schedule.rounds)
        for (const Table& table : round)
            for (const Player player : table.seats) seen[player.index()].push_back(table.number);
    for (auto& tables : seen) {
        std::ranges::sort(tables);
        for (auto from = tables.begin(); from != tables.end();) {
            const auto to = std::find_if(from, tables.end(), [&](unsigned table) { return table != *from; });
            const auto times = static_cast<unsigned>(to - from);
            tally(found.visits_by_times, times);
            found.table_revisits += times - 1;
            from = to;
        }
    }
}

void look_at_teams(const Schedule& schedule, const Groups& teams, Audit& found) {
    const Group count = teams.empty() ? Group{0} : std::ranges::max(teams);
    if (count < 2) return;
    std::vector<unsigned> meetings(std::size_t{count} * count);
    for (const Round& round : schedule.rounds)
        for (const Table& table : round)
            for (std::size_t i = 0; i < 4; ++i)
                for (std::size_t j = i + 1; j < 4; ++j) {
                    const Group a = teams[table.seats[i].index()], b = teams[table.seats[j].index()];
                    if (a != 0 && b != 0 && a != b)
                        ++meetings[std::size_t{std::min(a, b)} * count - count + std::max(a, b) - 1u];
                }
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            tally(found.team_pairs_by_meetings, meetings[a * count + b]);
    const auto& by = found.team_pairs_by_meetings;
    const auto least = std::ranges::find_if(by, [](unsigned pairs) { return pairs > 0; });
    found.team_pairs = Range{static_cast<unsigned>(least - by.begin()), static_cast<unsigned>(by.size() - 1)};
}

}  // namespace

unsigned Audit::team_mate_meetings() const { return sum_of_meetings(team_mates); }
unsigned Audit::compatriot_meetings() const { return sum_of_meetings(compatriots); }

Audit audit(const Schedule& schedule, const Field& field) {
    assert(field.players == schedule.players);
    Audit found;
    look_at_presence(schedule, found);
    look_at_meetings(schedule, field, found);
    look_at_winds(schedule, found);
    look_at_tables(schedule, found);
    look_at_teams(schedule, field.teams, found);
    return found;
}

bool is_sound(const Audit& found, const Bounds& least) {
    return found.missing.empty() && found.doubled.empty() &&
           found.team_mate_meetings() <= least.team_mate_meetings &&
           found.compatriot_meetings() <= least.compatriot_meetings && found.wind_spread <= 1 &&
           (found.repeats <= least.repeats || found.shared_pairs <= least.shared_pairs);
}

}  // namespace sifang::seating
