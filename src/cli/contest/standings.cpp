// contest standings, results and publish-results: who is where, and why.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/put_up.hpp"
#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/play_sheet.hpp"
#include "cli/table.hpp"
#include "rules/ranking_form.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct StandingsCall : Where {
    std::string what = "individual", stage, through, group, at_event;
    bool explain = false;
};

/// What is asked for, and of which moment.
struct Asked {
    StandingsAsk ask;
    Contest contest;
};
Read<Asked> read_ask(const Context& context, const StandingsCall& call, const ContestFile& file) {
    Asked out{{}, file.contest()};
    const PlaceWords now(context, file.state());
    if (!call.at_event.empty()) {
        const auto event = now.whole("--at-event", call.at_event, 1, static_cast<int>(file.version()));
        if (!event) return tl::unexpected(event.error());
        out.contest = file.contest().at({static_cast<std::uint32_t>(*event)});
    }
    const ContestState& state = out.contest.state();
    const PlaceWords places(context, state);
    for (unsigned i = 0; i < standings_of_count; ++i)
        if (id(static_cast<StandingsOf>(i)) == call.what) out.ask.what = static_cast<StandingsOf>(i);
    if (!call.stage.empty() || !call.group.empty()) {
        const auto stage = places.stage({call.stage, {}, {}});
        if (!stage) return tl::unexpected(stage.error());
        out.ask.stage = *stage;
    }
    if (!call.group.empty()) {
        const auto group = places.whole("--group", call.group, 1, 100'000);
        if (!group) return tl::unexpected(group.error());
        out.ask.group = static_cast<unsigned>(*group);
    }
    if (!call.through.empty()) {
        const auto session = places.session({call.stage, call.through, {}});
        if (!session) return tl::unexpected(session.error());
        out.ask.through = *session;
    }
    return out;
}

std::string row_name(const ContestState& state, StandingsOf what, std::uint32_t number) {
    switch (what) {
        case StandingsOf::Individual: {
            const EntrantState& who = state.of(EntrantNumber{number});
            const std::string worn = who.number ? std::to_string(who.number->number()) + " " : "";
            return worn + who.entry.name;
        }
        case StandingsOf::Team: return team_name(state, {number});
        case StandingsOf::Region: break;
    }
    return std::string(name_of(state, what, number));
}

std::string place_text(const StandingRow& row) {
    if (row.place == 0) return "–";
    return std::to_string(row.place) + (row.shared ? "=" : "");
}

bool in_twelfths(Criterion criterion) {
    return criterion == Criterion::TablePoints || criterion == Criterion::BestTablePoints ||
           criterion == Criterion::NextTablePoints || criterion == Criterion::HighTablePoints;
}

/// What told a place from the one above, with both values and the clause.
std::string apart_text(const Words& words, const Apart& apart) {
    const auto figure = [&](const std::optional<int>& value) {
        if (!value) return words("standing.no_session");
        return in_twelfths(apart.criterion) ? twelfths_text(*value) : number(*value);
    };
    const std::string criterion = words("criterion." + std::string(id(apart.criterion)));
    const std::string text = words.format(apart.nth > 0 ? "standing.apart_nth" : "standing.apart",
                                          {{"criterion", criterion},
                                           {"nth", std::to_string(apart.nth)},
                                           {"above", figure(apart.above)},
                                           {"own", figure(apart.own)}});
    return apart.clause.empty()
               ? text
               : words.format("contest_cli.refused.clause", {{"what", text}, {"clause", apart.clause}});
}

Value row_json(const ContestState& state, StandingsOf what, const StandingRow& row) {
    Value value = ValueFields{{"place", row.place},
                              {"shared", row.shared},
                              {"number", static_cast<int>(row.number)},
                              {"name", name_of(state, what, row.number)},
                              {"ranked", id(row.ranked)},
                              {"twelfths", row.figures.twelfths},
                              {"score", row.figures.score},
                              {"penalties", row.figures.penalties}};
    if (what == StandingsOf::Individual && state.of(EntrantNumber{row.number}).number)
        value["player"] = static_cast<int>(state.of(EntrantNumber{row.number}).number->number());
    if (row.reached) value["reached"] = static_cast<int>(row.reached.value);
    ValueList sessions;
    for (const SessionFigures& each : row.figures.sessions)
        sessions.push_back(ValueFields{{"stage", static_cast<int>(each.session.stage.value)},
                                       {"session", static_cast<int>(each.session.session.value)},
                                       {"twelfths", each.twelfths},
                                       {"score", each.score},
                                       {"forfeits", each.forfeits}});
    value["sessions"] = sessions;
    if (row.apart) {
        Value apart = ValueFields{{"criterion", id(row.apart->criterion)}};
        if (!row.apart->clause.empty()) apart["clause"] = row.apart->clause;
        if (row.apart->above) apart["above"] = *row.apart->above;
        if (row.apart->own) apart["own"] = *row.apart->own;
        if (row.apart->nth > 0) apart["nth"] = row.apart->nth;
        value["apart"] = std::move(apart);
    }
    return value;
}

void draw_standings(const Context& context, const Asked& asked, const Standings& order, bool explain) {
    const Words& words = context.words;
    const ContestState& state = asked.contest.state();
    const bool individual = asked.ask.what == StandingsOf::Individual;
    using enum Column::Align;
    Table table({{Right}, {Left, true}, {Left, true}, {Right}, {Right}, {Right}});
    table.headings(
        {words("standing.place"), words("contest_play.standings." + std::string(id(asked.ask.what))),
         individual && !state.teams.empty() ? words("contest_play.standings.team") : "",
         words("terminal.result.table_points"), words("terminal.result.score"), words("standing.penalties")});
    bool first = true;
    for (const StandingRow& row : order.rows) {
        std::string beside;
        if (individual && row.ranked != Ranked::Yes)
            beside = words("contest.ranked." + std::string(id(row.ranked)));
        else if (individual && state.of(EntrantNumber{row.number}).entry.team)
            beside = state.of(state.of(EntrantNumber{row.number}).entry.team).team.name;
        table.row({place_text(row), row_name(state, asked.ask.what, row.number), beside,
                   twelfths_text(row.figures.twelfths), number(row.figures.score),
                   row.figures.penalties == 0 ? "" : number(row.figures.penalties)},
                  row.place == 0 ? Ink::Faint : Ink::Plain);
        if (explain && row.apart) table.note(apart_text(words, *row.apart));
        if (explain && !row.apart && !first && row.shared && row.place > 0)
            table.note(words("standing.shared"));
        first = false;
    }
    context.out << table.draw(context.look);
    if (order.lots_missing) context.out << words("standing.lots_missing") << "\n";
}

Status show_standings(const Context& context, const StandingsCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto asked = read_ask(context, call, *file);
    if (!asked) return context.complain(asked.error());
    const ContestState& state = asked->contest.state();
    const Standings order = standings(file->book(), state, asked->ask);
    if (call.json) {
        ValueList rows;
        for (const StandingRow& row : order.rows) rows.push_back(row_json(state, asked->ask.what, row));
        context.out << write_json(ValueFields{{"contest", file->name()},
                                              {"of", id(asked->ask.what)},
                                              {"lots_missing", order.lots_missing},
                                              {"rows", rows}})
                    << "\n";
    } else if (order.rows.empty()) {
        context.out << context.words("contest_play.standings.none") << "\n";
    } else {
        draw_standings(context, *asked, order, call.explain);
    }
    return Status::Done;
}

std::string total_text(const TabulatedTotal& total) {
    return (total.place == 0 ? "–" : std::to_string(total.place)) + "  " + twelfths_text(total.twelfths) +
           " / " + number(total.score);
}

Value total_json(const TabulatedTotal& total) {
    return ValueFields{{"place", total.place}, {"twelfths", total.twelfths}, {"score", total.score}};
}

Value result_json(const ContestState& state, const TabulatedRow& row) {
    ValueList sessions;
    for (const TabulatedSession& each : row.sessions)
        sessions.push_back(ValueFields{{"stage", static_cast<int>(each.session.stage.value)},
                                       {"session", static_cast<int>(each.session.session.value)},
                                       {"twelfths", each.twelfths},
                                       {"twelfths_sum", each.twelfths_sum},
                                       {"score", each.score},
                                       {"score_sum", each.score_sum},
                                       {"forfeited", each.forfeited}});
    Value value = ValueFields{{"entrant", static_cast<int>(row.entrant.value)},
                              {"name", state.of(row.entrant).entry.name},
                              {"ranked", id(row.ranked)},
                              {"own", total_json(row.own)},
                              {"sessions", sessions}};
    if (row.group > 0) value["group"] = total_json(row.group_total);
    if (row.team > 0) value["team"] = total_json(row.team_total);
    return value;
}

Status show_results(const Context& context, const StandingsCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto asked = read_ask(context, call, *file);
    if (!asked) return context.complain(asked.error());
    const ContestState& state = asked->contest.state();
    const auto rows = put_up_rows(file->book(), state, asked->ask);
    if (call.json) {
        ValueList all;
        for (const TabulatedRow& row : rows) all.push_back(result_json(state, row));
        context.out << write_json(ValueFields{{"contest", file->name()}, {"rows", all}}) << "\n";
        return Status::Done;
    }
    const Words& words = context.words;
    if (rows.empty()) {
        context.out << words("contest_play.standings.none") << "\n";
        return Status::Done;
    }
    using enum Column::Align;
    Table table({{Left, true}, {}, {}, {}});
    table.headings({words("contest_play.standings.individual"), words("contest_play.results.own"),
                    words("contest_play.results.group"), words("contest_play.results.team")});
    for (const TabulatedRow& row : rows) {
        table.row({row_name(state, StandingsOf::Individual, row.entrant.value), total_text(row.own),
                   row.group > 0 ? total_text(row.group_total) : "",
                   row.team > 0 ? total_text(row.team_total) : ""});
        std::string sessions;
        for (const TabulatedSession& each : row.sessions)
            // Without blanks inside: a line is broken between sessions only.
            sessions += (sessions.empty() ? "" : " ") + std::to_string(each.session.session.value) + ":" +
                        (each.forfeited ? words("contest.counts.forfeited")
                                        : twelfths_text(each.twelfths) + "/" + number(each.score));
        if (!sessions.empty()) table.note(sessions);
    }
    context.out << table.draw(context.look);
    return Status::Done;
}

struct PublishCall : Writing {
    PlaceOptions place;
};

Status publish(const Context& context, const PublishCall& call) {
    return act(context, call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto stage = places.stage(call.place);
        if (!stage) return tl::unexpected(stage.error());
        return just(Record{ResultsPublished{*stage}});
    });
}

template <Status (*run)(const Context&, const StandingsCall&)>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<StandingsCall>();
    if (run == show_standings) {
        std::vector<std::string> kinds;
        for (unsigned i = 0; i < standings_of_count; ++i) kinds.emplace_back(id(static_cast<StandingsOf>(i)));
        choices(option(app, context, "what", call->what, "WHAT", "cli.contest.standings.what"), context,
                kinds);
        flag(app, context, "--explain", call->explain, "cli.contest.standings.explain");
        option(app, context, "--group", call->group, "N", "cli.contest.standings.group");
    }
    option(app, context, "--stage", call->stage, "N", "cli.contest.standings.stage");
    option(app, context, "--through", call->through, "N", "cli.contest.standings.through");
    option(app, context, "--at-event", call->at_event, "N", "cli.contest.standings.at_event");
    add_where_options(app, context, *call);
    return [call, &context] { return run(context, *call); };
}
Action declare_publish(CLI::App& app, Context& context) {
    const auto call = std::make_shared<PublishCall>();
    add_stage_option(app, context, call->place);
    add_writing_options(app, context, *call);
    return [call, &context] { return publish(context, *call); };
}

}  // namespace

Command standings_verb() {
    return {"standings",
            {"contest standings --explain", "contest standings team", "contest standings --json"},
            declare<show_standings>};
}
Command results_verb() { return {"results", {"contest results"}, declare<show_results>}; }
Command publish_results_verb() {
    return {"publish-results", {"contest publish-results --help"}, declare_publish};
}

}  // namespace sifang::cli
