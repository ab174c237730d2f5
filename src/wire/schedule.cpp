#include "wire/schedule.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include "wire/csv.hpp"

namespace sifang {

namespace {

using seating::Player;

constexpr unsigned most_tables = 9999;

/// The rows below the header, each of as many columns.
tl::expected<std::vector<CsvRow>, ScheduleError> rows_under(std::string_view text,
                                                            const std::vector<std::string>& header) {
    if (text.size() > max_schedule_bytes) return tl::unexpected(ScheduleError{"too_large", 1});
    auto rows = parse_csv(text);
    if (!rows) return tl::unexpected(ScheduleError{code(rows.error().fault), rows.error().place.line});
    if (rows->empty() || rows->front().fields != header) {
        std::string wanted;
        for (const std::string& name : header) wanted += (wanted.empty() ? "" : ",") + name;
        return tl::unexpected(ScheduleError{"header", rows->empty() ? 1 : rows->front().line, wanted});
    }
    rows->erase(rows->begin());
    if (rows->empty()) return tl::unexpected(ScheduleError{"no_rows", 1});
    for (const CsvRow& row : *rows)
        if (row.fields.size() != header.size())
            return tl::unexpected(ScheduleError{"columns", row.line, std::to_string(header.size())});
    return std::move(*rows);
}

std::optional<unsigned> number(const std::string& text, unsigned most) {
    unsigned value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value < 1 || value > most)
        return std::nullopt;
    return value;
}

ScheduleError not_a_number(const CsvRow& row, const std::string& text) { return {"number", row.line, text}; }

}  // namespace

tl::expected<seating::Schedule, ScheduleError> read_schedule(std::string_view text) {
    const auto rows = rows_under(text, {"round", "table", "E", "S", "W", "N"});
    if (!rows) return tl::unexpected(rows.error());
    std::map<unsigned, std::map<unsigned, seating::Four>> rounds;
    std::map<unsigned, std::size_t> first_line;  // of a round
    seating::Schedule schedule;
    for (const CsvRow& row : *rows) {
        const auto round = number(row.fields[0], seating::most_rounds);
        if (!round) return tl::unexpected(not_a_number(row, row.fields[0]));
        const auto table = number(row.fields[1], most_tables);
        if (!table) return tl::unexpected(not_a_number(row, row.fields[1]));
        seating::Four four;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const auto player = number(row.fields[2 + seat], Player::most);
            if (!player) return tl::unexpected(not_a_number(row, row.fields[2 + seat]));
            four[seat] = Player::of_number(*player);
            schedule.players = std::max(schedule.players, *player);
        }
        first_line.try_emplace(*round, row.line);
        if (!rounds[*round].emplace(*table, four).second)
            return tl::unexpected(ScheduleError{"table_twice", row.line, row.fields[1]});
    }
    for (const auto& [round, tables] : rounds) {
        if (round != schedule.rounds.size() + 1)
            return tl::unexpected(
                ScheduleError{"round_gap", first_line[round], std::to_string(schedule.rounds.size() + 1)});
        seating::Round& seats = schedule.rounds.emplace_back();
        for (const auto& [table, four] : tables) seats.push_back({table, four});
        // Four sit at every table: who is doubled there keeps another away, also the one of the last number.
        schedule.players = std::max(schedule.players, static_cast<unsigned>(4 * seats.size()));
    }
    return schedule;
}

std::string write_schedule(const seating::Schedule& schedule) {
    std::string out = "round,table,E,S,W,N\n";
    for (std::size_t round = 0; round < schedule.rounds.size(); ++round)
        for (const seating::Table& table : schedule.rounds[round]) {
            out += std::to_string(round + 1) + ',' + std::to_string(table.number);
            for (const Player player : table.seats) out += ',' + std::to_string(player.number());
            out += '\n';
        }
    return out;
}

tl::expected<seating::Groups, ScheduleError> read_groups(std::string_view text, std::string_view name,
                                                         unsigned players) {
    const auto rows = rows_under(text, {"player", std::string(name)});
    if (!rows) return tl::unexpected(rows.error());
    seating::Groups groups(players);
    std::set<unsigned> told;
    std::map<std::string, seating::Group> numbers;
    for (const CsvRow& row : *rows) {
        const auto player = number(row.fields[0], players);
        if (!player) return tl::unexpected(not_a_number(row, row.fields[0]));
        if (!told.insert(*player).second)
            return tl::unexpected(ScheduleError{"player_twice", row.line, row.fields[0]});
        if (row.fields[1].empty()) continue;
        const auto next = static_cast<seating::Group>(numbers.size() + 1);
        groups[*player - 1] = numbers.emplace(row.fields[1], next).first->second;
    }
    return groups;
}

}  // namespace sifang
