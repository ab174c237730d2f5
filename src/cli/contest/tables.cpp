// contest tables: the state of each table of a session, those that are not done first.

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/contest/contest_names.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/table_state.hpp"
#include "cli/contest/table_words.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct TablesCall : Where {
    PlaceOptions place;
};

struct Line {
    SheetId sheet;
    TableState state;
};

Value line_json(const TableWords& four, const Line& line) {
    ValueList players, missing;
    for (Player p = 0; p < 4; ++p) players.push_back(static_cast<int>(four.number(p).number()));
    for (unsigned i = 0; i < signer_count; ++i)
        if (line.state.missing.has(static_cast<Signer>(i))) missing.emplace_back(id(static_cast<Signer>(i)));
    return ValueFields{{"table", static_cast<int>(line.sheet.table.value)},
                       {"state", id(line.state.step)},
                       {"hands", line.state.hands},
                       {"players", players},
                       {"missing", missing}};
}

Status tables(const Context& context, const TablesCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const ContestState& state = file->state();
    const auto session = PlaceWords(context, state).session(played_place(state, call.place));
    if (!session) return context.complain(session.error());
    const auto& chart = state.of(session->stage).chart;
    if (session->session.value > chart.size())
        return context.complain({context.words("contest.refusal.not_published"),
                                 context.words("contest_cli.remedy.not_published")});
    const bool ended = state.of(*session).ended.has_value();
    std::vector<Line> lines;
    for (const seating::Table& table : chart[session->session.value - 1]) {
        const SheetId sheet{session->stage, session->session, {table.number}};
        lines.push_back({sheet, table_state(file->book(), sheet_of(state, sheet), ended)});
    }
    const auto done = [](const Line& line) { return line.state.step == TableStep::Closed; };
    std::ranges::stable_sort(lines, {}, done);

    const Words& words = context.words;
    ValueList all;
    Table table(
        {Column{Column::Align::Right}, Column{Column::Align::Left, true}, Column{Column::Align::Left, true}});
    table.headings({words("contest_play.head.table"), words("contest_play.head.players"),
                    words("contest_play.head.state")});
    for (const Line& line : lines) {
        const TableWords four(context, state, line.sheet);
        all.push_back(line_json(four, line));
        std::string players;
        for (Player p = 0; p < 4; ++p) players += (p == 0 ? "" : ", ") + four.name(p);
        table.row({std::to_string(line.sheet.table.value), players, table_state_words(words, line.state)},
                  done(line) ? Ink::Faint : Ink::Strong);
    }
    if (call.json) {
        context.out << write_json(ValueFields{{"contest", file->name()},
                                              {"stage", static_cast<int>(session->stage.value)},
                                              {"session", static_cast<int>(session->session.value)},
                                              {"tables", all}})
                    << "\n";
        return Status::Done;
    }
    context.out << context.look.ink(Ink::Strong, session_name(words, state, *session)) << "\n"
                << table.draw(context.look)
                << words.format("contest_play.tables.open",
                                {{"count", std::to_string(std::ranges::count_if(lines, std::not_fn(done)))},
                                 {"all", std::to_string(lines.size())}})
                << "\n";
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<TablesCall>();
    add_session_options(app, context, call->place);
    add_where_options(app, context, *call);
    return [call, &context] { return tables(context, *call); };
}

}  // namespace

Command tables_verb() { return {"tables", {"contest tables", "contest tables --json"}, declare}; }

}  // namespace sifang::cli
