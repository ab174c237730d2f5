// contest list and contest show: what is there, where it stands, what to type next.

#include <memory>
#include <ostream>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/next_step.hpp"
#include "cli/contest/stage_options.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/names.hpp"
#include "cli/table.hpp"
#include "contest/draw.hpp"
#include "text/width.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

std::string text(std::size_t number) { return std::to_string(number); }

int players_of(const ContestState& state) { return static_cast<int>(drawing_entrants(state).size()); }

Status list(const Context& context, const Where& where) {
    const std::string path = data_path(context, where);
    auto log = open_data(context, path, store::Opening::ReadOnly);
    if (!log) return context.complain(log.error());
    const auto streams = (*log)->streams(store::StreamKind::Contest);
    if (!streams) return context.complain(store_complaint(context, streams.error(), path));
    log->reset();

    const Words& words = context.words;
    const Column right{Column::Align::Right};
    Table table({Column{}, Column{Column::Align::Left, true}, Column{}, right, right, Column{}});
    table.headings({words("contest_cli.head.contest"), words("contest_cli.head.title"),
                    words("contest_cli.head.rules"), words("contest_cli.head.players"),
                    words("contest_cli.head.events"), words("contest_cli.head.phase")});
    ValueList all;
    for (const store::StreamInfo& each : *streams) {
        Where one = where;
        one.contest = each.stream.name;
        const auto file = ContestFile::open(context, one, store::Opening::ReadOnly);
        if (!file) return context.complain(file.error());
        const Regulations& regulations = *file->state().regulations;
        const std::string phase(id(next_steps(file->contest()).phase));
        table.row({file->name(), regulations.title, regulations.rules,
                   text(drawing_entrants(file->state()).size()), text(file->version()),
                   words("contest_cli.phase." + phase)});
        all.push_back(ValueFields{{"contest", file->name()},
                                  {"title", regulations.title},
                                  {"rules", regulations.rules},
                                  {"players", players_of(file->state())},
                                  {"events", static_cast<std::int64_t>(file->version())},
                                  {"phase", phase}});
    }
    if (where.json)
        context.out << write_json(all) << "\n";
    else if (table.empty())
        context.out << words.format("contest_cli.fault.no_contest", {{"file", path}}) << "\n";
    else
        context.out << table.draw(context.look);
    return Status::Done;
}

std::string step_words(const Words& words, const Step& step) {
    return words.format("contest_cli.step." + step.key, {{"about", step.about}});
}

Value step_json(const Step& step) {
    Value value = ValueFields{{"step", step.key}};
    if (!step.about.empty()) value["about"] = step.about;
    if (!step.call.empty()) value["call"] = "sifang contest " + step.call;
    return value;
}

Value overview_json(const ContestFile& file, const NextSteps& steps) {
    const ContestState& state = file.state();
    const Regulations& regulations = *state.regulations;
    Value value = ValueFields{{"contest", file.name()},
                              {"file", file.path()},
                              {"title", regulations.title},
                              {"rules", regulations.rules},
                              {"class", id(regulations.event_class)},
                              {"scope", id(regulations.scope)},
                              {"team_size", static_cast<int>(regulations.team_size)},
                              {"players", players_of(state)},
                              {"teams", static_cast<int>(drawing_teams(state).size())},
                              {"entries_closed", state.entries_closed},
                              {"drawn", !state.by_number.empty()},
                              {"events", static_cast<std::int64_t>(file.version())},
                              {"phase", id(steps.phase)}};
    ValueList stages, missing, next;
    for (const StageState& stage : state.stages) {
        int ended = 0, started = 0;
        for (const SessionState& session : stage.sessions) {
            ended += session.ended.has_value();
            started += session.started.has_value();
        }
        stages.push_back(ValueFields{{"name", stage.plan.name},
                                     {"format", id(stage.plan.format)},
                                     {"sessions", static_cast<int>(stage.plan.sessions)},
                                     {"published", static_cast<int>(stage.chart.size())},
                                     {"started", started},
                                     {"ended", ended},
                                     {"draft", stage.draft.has_value()},
                                     {"results_out", stage.results_out.has_value()}});
    }
    for (const Step& step : steps.missing) missing.push_back(step_json(step));
    for (const Step& step : steps.next) next.push_back(step_json(step));
    value["stages"] = stages;
    value["missing"] = missing;
    value["next"] = next;
    return value;
}

void draw_stage_states(const Context& context, const ContestState& state) {
    const Words& words = context.words;
    const Column right{Column::Align::Right};
    Table table({right, Column{Column::Align::Left, true}, Column{}, right, right, right});
    table.headings({words("contest_cli.head.stage"), words("contest_cli.head.name"),
                    words("contest_cli.head.format"), words("contest_cli.head.sessions"),
                    words("contest_cli.head.published"), words("contest_cli.head.ended")});
    for (const StageState& stage : state.stages) {
        std::size_t ended = 0;
        for (const SessionState& session : stage.sessions) ended += session.ended.has_value();
        table.row({std::to_string(&stage - state.stages.data() + 1), stage_name(words, stage.plan),
                   words("contest.format." + std::string(id(stage.plan.format))), text(stage.plan.sessions),
                   text(stage.chart.size()), text(ended)});
    }
    context.out << "\n" << table.draw(context.look);
}

void draw_steps(const Context& context, const NextSteps& steps) {
    const auto lines = [&](const std::string& what, Ink ink) {
        for (const std::string& line : wrap(what, context.look.width - 2))
            context.out << "  " << context.look.ink(ink, line) << "\n";
    };
    if (!steps.missing.empty()) {
        context.out << "\n"
                    << context.look.ink(Ink::Strong, context.words("contest_cli.show.missing")) << "\n";
        for (const Step& step : steps.missing) lines(step_words(context.words, step), Ink::Plain);
    }
    if (steps.next.empty()) return;
    context.out << "\n" << context.look.ink(Ink::Strong, context.words("contest_cli.show.next")) << "\n";
    Table table({Column{}, Column{Column::Align::Left, true}});
    for (const Step& step : steps.next)
        table.row({"sifang contest " + step.call, step_words(context.words, step)});
    context.out << table.draw(context.look);
}

Status show(const Context& context, const Where& where) {
    const auto file = ContestFile::open(context, where, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const NextSteps steps = next_steps(file->contest());
    if (where.json) {
        context.out << write_json(overview_json(*file, steps)) << "\n";
        return Status::Done;
    }
    const Words& words = context.words;
    const ContestState& state = file->state();
    const Regulations& regulations = *state.regulations;
    context.out << context.look.ink(Ink::Strong, regulations.title) << "\n";
    Table facts({Column{}, Column{Column::Align::Left, true}});
    const auto fact = [&](const char* key, const std::string& value) {
        if (!value.empty()) facts.row({words(key), value});
    };
    fact("contest_cli.head.rules", rulebook_name(words, file->book()));
    fact("contest_cli.head.place", regulations.place);
    fact("contest_cli.head.dates", regulations.dates);
    fact("contest_cli.head.hosts", regulations.hosts);
    fact("contest_cli.head.class", class_name(regulations.event_class));
    fact("contest_cli.head.players", text(drawing_entrants(state).size()));
    if (regulations.team_size > 0) fact("contest_cli.head.teams", text(drawing_teams(state).size()));
    fact("contest_cli.head.phase", words("contest_cli.phase." + std::string(id(steps.phase))));
    fact("contest_cli.head.events", text(file->version()));
    context.out << facts.draw(context.look);
    draw_stage_states(context, state);
    draw_steps(context, steps);
    return Status::Done;
}

template <Status (*run)(const Context&, const Where&)>
Action declare(CLI::App& app, Context& context) {
    const auto where = std::make_shared<Where>();
    add_where_options(app, context, *where);
    return [where, &context] { return run(context, *where); };
}

}  // namespace

Command list_verb() { return {"list", {"contest list", "contest list --json"}, declare<list>}; }
Command show_verb() { return {"show", {"contest show", "contest show --json"}, declare<show>}; }

}  // namespace sifang::cli
