#include "cli/contest/chart_view.hpp"

#include <algorithm>
#include <map>

#include "cli/contest/contest_names.hpp"
#include "cli/names.hpp"
#include "cli/seat_view.hpp"
#include "cli/table.hpp"
#include "contest/stage_field.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct Judged {
    seating::Audit quality;  ///< in the numbers of the chart
    seating::Bounds least;
};

/// Who sits anywhere in the chart.
std::vector<PlayerNumber> seated_in(const StageChart& chart) {
    std::set<PlayerNumber> all;
    for (const seating::Round& round : chart.rounds)
        for (const seating::Table& table : round) all.insert(table.seats.begin(), table.seats.end());
    return {all.begin(), all.end()};
}

/// The audit knows fields of numbers 1, 2, 3 …, so who sits here is counted through and called back by his
/// own number.
Judged judge(const ContestState& state, const StageChart& chart) {
    const auto numbers = seated_in(chart);
    std::map<PlayerNumber, seating::Player> index;
    for (std::size_t i = 0; i < numbers.size(); ++i) index[numbers[i]] = seating::Player::of_index(i);
    seating::Schedule schedule{static_cast<unsigned>(numbers.size()), chart.rounds};
    for (seating::Round& round : schedule.rounds)
        for (seating::Table& table : round)
            for (seating::Player& seat : table.seats) seat = index[seat];
    const seating::Field field = field_of(state, numbers);
    Judged out{audit(schedule, field), bounds(field, static_cast<unsigned>(chart.rounds.size()))};
    const auto own = [&](seating::Player& player) { player = numbers[player.index()]; };
    for (auto* list : {&out.quality.missing, &out.quality.doubled})
        for (seating::InRound& each : *list) own(each.player);
    for (auto* list : {&out.quality.repeated, &out.quality.team_mates, &out.quality.compatriots})
        for (seating::Pair& each : *list) {
            own(each.first);
            own(each.second);
        }
    for (seating::Player& each : out.quality.uneven) own(each);
    return out;
}

/// By numbers, or with names.
std::string draw_session(const Context& context, const ContestState& state, const StageChart& chart,
                         const SessionId& session, bool names) {
    const Words& words = context.words;
    const Column seat = names ? Column{Column::Align::Left, true} : Column{Column::Align::Right};
    Table table({Column{Column::Align::Right}, seat, seat, seat, seat});
    std::vector<std::string> headings{words("seat.table")};
    for (const Wind wind : all_winds) headings.push_back(wind_name(words, wind));
    table.headings(std::move(headings));
    for (const seating::Table& each : chart.rounds[session.session.value - 1]) {
        std::vector<std::string> cells{std::to_string(each.number)};
        for (const PlayerNumber number : each.seats)
            cells.push_back(names ? player_name(state, session, number) : std::to_string(number.number()));
        table.row(std::move(cells));
    }
    return context.look.ink(Ink::Strong, session_name(words, state, session)) + "\n" +
           table.draw(context.look);
}

}  // namespace

StageChart chart_of(const ContestState& state, StageNumber stage, bool draft) {
    const StageState& in = state.of(stage);
    StageChart chart{stage, draft && in.draft, in.chart};
    if (!chart.draft) return chart;
    chart.rounds.resize(std::min<std::size_t>(chart.rounds.size(), in.draft->from.value - 1));
    chart.rounds.insert(chart.rounds.end(), in.draft->sessions.begin(), in.draft->sessions.end());
    return chart;
}

std::string chart_quality_line(const Words& words, const ContestState& state, const StageChart& chart) {
    const Judged judged = judge(state, chart);
    return quality_line(judged.quality, judged.least, words);
}

std::string draw_chart(const Context& context, const ContestState& state, const StageChart& chart,
                       std::optional<SessionNumber> only, bool quality) {
    const Words& words = context.words;
    std::string out = words(chart.draft ? "contest_cli.chart.draft" : "contest_cli.chart.published") + "\n\n";
    if (only) return out + draw_session(context, state, chart, {chart.stage, *only}, true);
    for (std::uint32_t i = 1; i <= chart.rounds.size(); ++i)
        out += draw_session(context, state, chart, {chart.stage, {i}}, false) + "\n";
    const Judged judged = judge(state, chart);
    out += draw_faults(judged.quality, words, context.look);
    if (quality) return out + draw_quality(judged.quality, judged.least, words, context.look);
    return out + quality_line(judged.quality, judged.least, words) + "\n";
}

std::string chart_json(const ContestState& state, const StageChart& chart) {
    const Judged judged = judge(state, chart);
    return write_json(ValueFields{{"stage", static_cast<int>(chart.stage.value)},
                                  {"draft", chart.draft},
                                  {"quality", audit_json(judged.quality, judged.least)},
                                  {"seating", schedule_json({0, chart.rounds})}});
}

}  // namespace sifang::cli
