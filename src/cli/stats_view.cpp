#include "cli/stats_view.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "cli/names.hpp"
#include "cli/table.hpp"
#include "wire/csv.hpp"

namespace sifang::cli {

namespace {

using Patterns = std::vector<std::pair<std::string, PatternCounts>>;

/// The commonest first.
Patterns by_wins(const RulesCounts& counts) {
    Patterns all(counts.patterns.begin(), counts.patterns.end());
    std::ranges::sort(all, [](const auto& a, const auto& b) {
        return a.second.wins != b.second.wins ? a.second.wins > b.second.wins : a.first < b.first;
    });
    return all;
}

struct SeatColumn {
    const char* name;
    std::int64_t (*value)(const SeatCounts&);
};
constexpr std::array<SeatColumn, 12> seat_columns{{
    {"wins", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.wins); }},
    {"self_draws", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.self_draws); }},
    {"deal_ins", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.deal_ins); }},
    {"points", [](const SeatCounts& s) { return s.points; }},
    {"won_totals", [](const SeatCounts& s) { return s.won_totals; }},
    {"best", [](const SeatCounts& s) { return s.best; }},
    {"chows", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.chows); }},
    {"pungs", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.pungs); }},
    {"kongs", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.kongs); }},
    {"called_hands", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.called_hands); }},
    {"riichi", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.riichi); }},
    {"false_wins", [](const SeatCounts& s) { return static_cast<std::int64_t>(s.false_wins); }},
}};

std::string one_decimal(double value) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

std::string share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? ""
                      : one_decimal(100.0 * static_cast<double>(part) / static_cast<double>(whole)) + " %";
}

std::string long_number(std::int64_t value) {
    std::string digits = std::to_string(value);
    if (value < 0) digits.replace(0, 1, "−");
    return digits;
}

std::string pattern_words(const Words& words, const std::string& rules, const RulesCounts& counts,
                          const std::string& pattern) {
    if (const auto own = words.find("pattern." + rules + "." + pattern)) return std::string(*own);
    return words("pattern." + counts.family + "." + pattern);
}

std::string draw_ends(const RulesCounts& counts, const Words& words, const Look& look) {
    Table table({Column{}, Column{Column::Align::Right}, Column{Column::Align::Right}});
    table.headings({words("stats.ends"), words("stats.hands"), ""});
    for (std::size_t i = 0; i < RulesCounts::ends; ++i)
        if (counts.by_end[i] > 0)
            table.row({words("record.end." + std::string(id(static_cast<End>(i)))),
                       std::to_string(counts.by_end[i]), share(counts.by_end[i], counts.hands)});
    return table.draw(look);
}

/// A row a count and a column a seat: so it stays narrow in every language.
std::string draw_seats(const RulesCounts& counts, const Words& words, const Look& look) {
    std::vector<Column> columns(6, Column{Column::Align::Right});
    columns[0] = Column{};
    Table table(columns);
    std::vector<std::string> headings{words("stats.by_seat")};
    for (const Wind seat : all_winds) headings.push_back(wind_name(words, seat));
    headings.push_back(words("stats.all"));
    table.headings(headings);
    for (const SeatColumn& column : seat_columns) {
        std::vector<std::string> cells{words("stats." + std::string(column.name))};
        std::int64_t sum = 0;
        for (const SeatCounts& seat : counts.seats) {
            const std::int64_t value = column.value(seat);
            sum = std::string_view(column.name) == "best" ? std::max(sum, value) : sum + value;
            cells.push_back(long_number(value));
        }
        cells.push_back(long_number(sum));
        table.row(cells);
    }
    return table.draw(look);
}

std::string draw_patterns(const std::string& rules, const RulesCounts& counts, const Words& words,
                          const Look& look) {
    if (counts.patterns.empty()) return {};
    std::vector<Column> columns(8, Column{Column::Align::Right});
    columns[0] = Column{Column::Align::Left, true};
    Table table(columns);
    std::vector<std::string> headings{words("stats.by_pattern"), words("stats.wins"), "",
                                      words("stats.self_draws")};
    for (const Wind seat : all_winds) headings.push_back(wind_name(words, seat));
    table.headings(headings);
    for (const auto& [pattern, count] : by_wins(counts)) {
        std::vector<std::string> cells{pattern_words(words, rules, counts, pattern),
                                       std::to_string(count.wins), share(count.wins, counts.wins),
                                       std::to_string(count.self_draws)};
        for (const std::uint64_t wins : count.by_seat) cells.push_back(std::to_string(wins));
        table.row(cells);
    }
    return "\n" + table.draw(look);
}

}  // namespace

std::string draw_stats(const RecordStats& stats, const Words& words, const Look& look) {
    std::string out;
    for (const auto& [rules, counts] : stats.rules()) {
        const auto title = words.find("profile." + rules);
        out += (out.empty() ? "" : "\n") + look.ink(Ink::Strong, std::string(title.value_or(rules))) + "\n";
        out += words.format("stats.head", {{"records", std::to_string(counts.records)},
                                           {"hands", std::to_string(counts.hands)},
                                           {"wins", std::to_string(counts.wins)}}) +
               "\n";
        if (counts.hands > 0)
            out += words.format("stats.length", {{"mean", one_decimal(counts.mean_discards())},
                                                 {"least", std::to_string(counts.least_discards())},
                                                 {"most", std::to_string(counts.most_discards_seen())}}) +
                   "\n\n" + draw_ends(counts, words, look) + "\n" + draw_seats(counts, words, look) +
                   draw_patterns(rules, counts, words, look);
    }
    return out;
}

Value stats_json(const RecordStats& stats) {
    const auto whole = [](std::uint64_t value) { return Value(static_cast<std::int64_t>(value)); };
    Value all = ValueFields{};
    for (const auto& [rules, counts] : stats.rules()) {
        Value& value = all[rules];
        value["records"] = whole(counts.records);
        value["hands"] = whole(counts.hands);
        value["events"] = whole(counts.events);
        value["wins"] = whole(counts.wins);
        for (std::size_t i = 0; i < RulesCounts::ends; ++i)
            value["ends"][id(static_cast<End>(i))] = whole(counts.by_end[i]);
        for (const Wind seat : all_winds)
            for (const SeatColumn& column : seat_columns)
                value["seats"][std::string(1, letter(seat))][column.name] =
                    column.value(counts.seats[static_cast<std::size_t>(seat)]);
        value["patterns"] = ValueFields{};
        for (const auto& [pattern, count] : by_wins(counts)) {
            Value& row = value["patterns"][pattern];
            row["wins"] = whole(count.wins);
            row["times"] = whole(count.times);
            row["self_draws"] = whole(count.self_draws);
            for (const Wind seat : all_winds)
                row["by_seat"][std::string(1, letter(seat))] =
                    whole(count.by_seat[static_cast<std::size_t>(seat)]);
        }
        value["discards"]["mean"] = counts.mean_discards();
        ValueList by_count;
        for (std::size_t n = 0; n <= counts.most_discards_seen(); ++n)
            by_count.push_back(whole(counts.by_discards[n]));
        value["discards"]["hands"] = std::move(by_count);
    }
    return all;
}

std::string stats_csv(const RecordStats& stats) {
    std::string out;
    append_csv_row(out, {"rules", "table", "row", "column", "value"});
    for (const auto& [name, counts] : stats.rules()) {
        const std::string rules = name;
        const auto row = [&](std::string_view table, std::string_view of, std::string_view column,
                             std::int64_t value) {
            append_csv_row(out, {rules, std::string(table), std::string(of), std::string(column),
                                 std::to_string(value)});
        };
        const auto whole = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
        row("all", "", "records", whole(counts.records));
        row("all", "", "hands", whole(counts.hands));
        row("all", "", "events", whole(counts.events));
        row("all", "", "wins", whole(counts.wins));
        for (std::size_t i = 0; i < RulesCounts::ends; ++i)
            row("ends", id(static_cast<End>(i)), "hands", whole(counts.by_end[i]));
        for (const Wind seat : all_winds)
            for (const SeatColumn& column : seat_columns)
                row("seats", std::string(1, letter(seat)), column.name,
                    column.value(counts.seats[static_cast<std::size_t>(seat)]));
        for (const auto& [pattern, count] : by_wins(counts)) {
            row("patterns", pattern, "wins", whole(count.wins));
            row("patterns", pattern, "times", whole(count.times));
            row("patterns", pattern, "self_draws", whole(count.self_draws));
            for (const Wind seat : all_winds)
                row("patterns", pattern, std::string("wins_") + letter(seat),
                    whole(count.by_seat[static_cast<std::size_t>(seat)]));
        }
        for (std::size_t n = 0; n < RulesCounts::most_discards; ++n)
            if (counts.by_discards[n] > 0)
                row("discards", std::to_string(n), "hands", whole(counts.by_discards[n]));
    }
    return out;
}

}  // namespace sifang::cli
