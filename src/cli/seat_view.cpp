#include "cli/seat_view.hpp"

#include <algorithm>
#include <map>

#include "cli/names.hpp"
#include "cli/table.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

using namespace seating;

/// Pairs that a fault list names before it says how many more there are; --json names all.
constexpr std::size_t most_named = 20;
constexpr unsigned bar_columns = 24;

std::string count(std::size_t value) { return number(static_cast<int>(value)); }

std::string listed(const auto& items, const auto& text_of) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ", ") + text_of(item);
    return text;
}

std::string player_list(const std::vector<Player>& players) {
    return listed(players, [](Player player) { return count(player.number()); });
}

/// A line a round: who is missing there, who sits twice.
void draw_in_rounds(std::string& out, const std::vector<InRound>& where, const char* key, const Words& words,
                    const Look& look) {
    std::map<unsigned, std::vector<Player>> by_round;
    for (const InRound& each : where) by_round[each.round].push_back(each.player);
    for (const auto& [round, players] : by_round)
        for (const std::string& line :
             wrap(words.format(key, {{"round", count(round)}, {"players", player_list(players)}}),
                  look.width - 2))
            out += "  " + look.ink(Ink::Bad, line) + "\n";
}

void draw_pairs(std::string& out, const std::vector<Pair>& pairs, const char* key, const Words& words,
                const Look& look) {
    for (std::size_t i = 0; i < std::min(pairs.size(), most_named); ++i)
        out +=
            "  " +
            look.ink(Ink::Bad,
                     words.format(
                         key, {{"one", count(pairs[i].first.number())},
                               {"other", count(pairs[i].second.number())},
                               {"rounds", listed(pairs[i].rounds, [](unsigned r) { return count(r); })}})) +
            "\n";
    if (pairs.size() > most_named)
        out += "  " + words.format("seat.more", {{"count", count(pairs.size() - most_named)}}) + "\n";
}

/// Bars for how many there are with each number, from the first that is not empty.
void draw_bars(Table& table, std::string title, const std::vector<unsigned>& by, const char* key,
               const Words& words) {
    const unsigned highest = by.empty() ? 0 : std::ranges::max(by);
    for (std::size_t value = 0; value < by.size(); ++value) {
        if (by[value] == 0) continue;
        const unsigned columns = std::max(1u, by[value] * bar_columns / std::max(highest, 1u));
        std::string bar;
        for (unsigned i = 0; i < columns; ++i) bar += "█";
        table.row({title, words.format(key, {{"times", count(value)}}), count(by[value]), bar});
        title.clear();
    }
}

std::string of_least(unsigned value, unsigned least, const Words& words) {
    return words.format(value <= least ? "seat.at_bound" : "seat.above_bound",
                        {{"value", count(value)}, {"least", count(least)}});
}

Value pairs_json(const std::vector<Pair>& pairs) {
    ValueList list;
    for (const Pair& pair : pairs) {
        ValueList rounds;
        for (const unsigned round : pair.rounds) rounds.emplace_back(static_cast<int>(round));
        list.push_back(ValueFields{{"players", ValueList{static_cast<int>(pair.first.number()),
                                                         static_cast<int>(pair.second.number())}},
                                   {"rounds", rounds}});
    }
    return list;
}

Value in_rounds_json(const std::vector<InRound>& where) {
    ValueList list;
    for (const InRound& each : where)
        list.push_back(ValueFields{{"round", static_cast<int>(each.round)},
                                   {"player", static_cast<int>(each.player.number())}});
    return list;
}

}  // namespace

std::string draw_schedule(const Schedule& schedule, const Words& words, const Look& look) {
    std::string out;
    for (std::size_t round = 0; round < schedule.rounds.size(); ++round) {
        out += look.ink(Ink::Strong, words.format("seat.round", {{"round", count(round + 1)}})) + "\n";
        cli::Table table(std::vector<Column>(5, Column{Column::Align::Right}));
        std::vector<std::string> headings{words("seat.table")};
        for (const Wind wind : all_winds) headings.push_back(wind_name(words, wind));
        table.headings(std::move(headings));
        for (const seating::Table& seated : schedule.rounds[round]) {
            std::vector<std::string> cells{count(seated.number)};
            for (const Player player : seated.seats) cells.push_back(count(player.number()));
            table.row(std::move(cells));
        }
        out += table.draw(look) + "\n";
    }
    return out;
}

std::string draw_faults(const Audit& found, const Words& words, const Look& look) {
    std::string out;
    draw_in_rounds(out, found.missing, "seat.fault.missing", words, look);
    draw_in_rounds(out, found.doubled, "seat.fault.doubled", words, look);
    draw_pairs(out, found.team_mates, "seat.fault.team_mates", words, look);
    draw_pairs(out, found.compatriots, "seat.fault.compatriots", words, look);
    draw_pairs(out, found.repeated, "seat.fault.repeated", words, look);
    if (!found.uneven.empty())
        for (const std::string& line :
             wrap(words.format("seat.fault.winds", {{"players", player_list(found.uneven)}}), look.width - 2))
            out += "  " + look.ink(Ink::Bad, line) + "\n";
    return out;
}

std::string draw_quality(const Audit& found, const Bounds& least, const Words& words, const Look& look) {
    cli::Table facts({Column{}, Column{Column::Align::Left, true}});
    facts.row({words("seat.repeats"), of_least(found.repeats, least.repeats, words)});
    facts.row(
        {words("seat.team_mates"), of_least(found.team_mate_meetings(), least.team_mate_meetings, words)});
    if (!found.compatriots.empty())
        facts.row({words("seat.compatriots"),
                   of_least(found.compatriot_meetings(), least.compatriot_meetings, words)});
    facts.row({words("seat.wind_spread"), count(found.wind_spread)});
    facts.row({words("seat.table_revisits"), of_least(found.table_revisits, least.table_revisits, words)});
    if (found.team_pairs)
        facts.row({words("seat.team_pairs"),
                   words.format("seat.range", {{"least", count(found.team_pairs->least)},
                                               {"most", count(found.team_pairs->most)}})});
    facts.row({words("seat.rounds_possible"), count(least.rounds_without_repeat)});

    cli::Table bars({Column{}, Column{}, Column{Column::Align::Right}, Column{}});
    draw_bars(bars, words("seat.pairs"), found.pairs_by_meetings, "seat.meet_times", words);
    draw_bars(bars, words("seat.winds"), found.players_by_wind_spread, "seat.winds_differ", words);
    draw_bars(bars, words("seat.tables"), found.visits_by_times, "seat.seen_times", words);
    draw_bars(bars, words("seat.teams"), found.team_pairs_by_meetings, "seat.meet_times", words);
    return look.ink(Ink::Strong, words("seat.quality")) + "\n" + facts.draw(look) + "\n" + bars.draw(look);
}

std::string quality_line(const Audit& found, const Bounds& least, const Words& words) {
    return words.format("seat.reached", {{"repeats", count(found.repeats)},
                                         {"least_repeats", count(least.repeats)},
                                         {"mates", count(found.team_mate_meetings())},
                                         {"spread", count(found.wind_spread)},
                                         {"revisits", count(found.table_revisits)},
                                         {"least_revisits", count(least.table_revisits)}});
}

Value audit_json(const Audit& found, const Bounds& least) {
    Value value;
    value["ok"] = is_sound(found, least);
    value["missing"] = in_rounds_json(found.missing);
    value["doubled"] = in_rounds_json(found.doubled);
    value["repeats"] = static_cast<int>(found.repeats);
    value["max_meetings"] = static_cast<int>(found.max_meetings);
    value["teammates"] = static_cast<int>(found.team_mate_meetings());
    value["compatriots"] = static_cast<int>(found.compatriot_meetings());
    value["wind_spread"] = static_cast<int>(found.wind_spread);
    value["table_revisits"] = static_cast<int>(found.table_revisits);
    if (found.team_pairs)
        value["team_pairs"] = ValueFields{{"least", static_cast<int>(found.team_pairs->least)},
                                          {"most", static_cast<int>(found.team_pairs->most)}};
    value["bounds"] = ValueFields{{"repeats", static_cast<int>(least.repeats)},
                                  {"table_revisits", static_cast<int>(least.table_revisits)},
                                  {"rounds_without_repeat", static_cast<int>(least.rounds_without_repeat)}};
    value["repeated_pairs"] = pairs_json(found.repeated);
    value["teammate_pairs"] = pairs_json(found.team_mates);
    value["compatriot_pairs"] = pairs_json(found.compatriots);
    ValueList uneven;
    for (const Player player : found.uneven) uneven.emplace_back(static_cast<int>(player.number()));
    value["uneven_winds"] = uneven;
    return value;
}

Value schedule_json(const Schedule& schedule) {
    ValueList rows;
    for (std::size_t round = 0; round < schedule.rounds.size(); ++round)
        for (const seating::Table& table : schedule.rounds[round]) {
            Value row = ValueFields{{"round", static_cast<int>(round + 1)},
                                    {"table", static_cast<int>(table.number)}};
            for (const Wind wind : all_winds)
                row[std::string(1, letter(wind))] =
                    static_cast<int>(table.seats[static_cast<std::size_t>(wind)].number());
            rows.push_back(std::move(row));
        }
    return rows;
}

}  // namespace sifang::cli
