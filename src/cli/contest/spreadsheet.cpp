// contest spreadsheet and import-results: tables for other programs, and results out of one.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/file_bytes.hpp"
#include "cli/contest/pin_file.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/put_up.hpp"
#include "cli/contest/read_file.hpp"
#include "cli/options.hpp"
#include "contest/standings.hpp"
#include "report/contest_grids.hpp"
#include "report/results_file.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;
using report::Grid;

namespace {

struct SpreadsheetCall : Where {
    std::string what, format, output, ledger;
    PlaceOptions place;
    bool replace = false, hands = false;
};

const std::vector<std::string> kinds{"entries", "seating", "sheets", "standings", "fouls", "pin"};

/// The tables of that kind; the first is the one that stands alone in comma-separated text.
Read<std::vector<Grid>> grids_of(const Context& context, const SpreadsheetCall& call, ContestFile& file) {
    const Words& words = context.words;
    const ContestState& state = file.state();
    std::optional<StageNumber> stage;
    if (!call.place.stage.empty()) {
        const auto found = PlaceWords(context, state).stage(call.place);
        if (!found) return tl::unexpected(found.error());
        stage = *found;
    }
    if (call.what == "entries")
        return state.teams.empty()
                   ? std::vector{report::entries_grid(words, state)}
                   : std::vector{report::entries_grid(words, state), report::teams_grid(words, state)};
    if (call.what == "seating")
        return std::vector{report::seating_by_table(words, state, stage),
                           report::seating_by_player(words, state, stage)};
    if (call.what == "sheets") {
        Grid totals = report::sheet_totals_grid(words, file.contest());
        Grid hands = report::sheet_hands_grid(words, file.contest());
        if (call.hands) std::swap(totals, hands);
        return std::vector{std::move(totals), std::move(hands)};
    }
    if (call.what == "standings") {
        std::vector<Grid> out{
            report::results_table_grid(words, state, put_up_rows(file.book(), state, {.stage = stage}))};
        for (unsigned i = 0; i < standings_of_count; ++i) {
            const Standings order =
                standings(file.book(), state, {.what = static_cast<StandingsOf>(i), .stage = stage});
            if (!order.rows.empty())
                out.push_back(report::standings_grid(words, state, static_cast<StandingsOf>(i), order));
        }
        return out;
    }
    if (call.what == "fouls") return std::vector{report::fouls_grid(words, state)};
    if (call.ledger.empty()) return tl::unexpected(missing_word(context, "--ledger"));
    const auto ledger = PinFile::read(context, file.log(), file.path(), call.ledger);
    if (!ledger) return tl::unexpected(ledger.error());
    return std::vector{report::pin_grid(words, PinKind::Pin, ledger->results()),
                       report::pin_grid(words, PinKind::WebPin, ledger->results())};
}

bool ends_with_xlsx(const std::string& path) { return path.ends_with(".xlsx") || path.ends_with(".XLSX"); }

Status spreadsheet(const Context& context, const SpreadsheetCall& call) {
    if (call.what.empty()) return context.complain(missing_word(context, "WHAT"));
    const bool xlsx = call.format.empty() ? ends_with_xlsx(call.output) : call.format == "xlsx";
    if (xlsx && call.output.empty()) return context.complain(missing_word(context, "--output"));
    auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto grids = grids_of(context, call, *file);
    if (!grids) return context.complain(grids.error());

    std::string bytes;
    if (xlsx) {
        auto made = report::to_xlsx(*grids);
        if (!made) return context.complain({context.words("grid.fault." + std::string(id(made.error())))});
        bytes = *std::move(made);
    } else {
        bytes = report::to_csv(grids->front());
    }
    if (call.output.empty() || call.output == "-") {
        context.out << bytes;
        return Status::Done;
    }
    if (const auto complaint = write_whole(context, "--output", call.output, bytes, call.replace))
        return context.complain(*complaint);
    std::size_t rows = 0;
    for (const Grid& grid : *grids) rows += xlsx || &grid == grids->data() ? grid.rows.size() : 0;
    if (call.json)
        context.out << write_json(ValueFields{{"contest", file->name()},
                                              {"file", call.output},
                                              {"format", xlsx ? "xlsx" : "csv"},
                                              {"rows", static_cast<std::int64_t>(rows)}})
                    << "\n";
    else
        context.out << context.words.format("contest_play.spreadsheet.done",
                                            {{"file", call.output}, {"rows", std::to_string(rows)}})
                    << "\n";
    return Status::Done;
}

struct ResultsCall : Writing {
    std::string path;
};

Status import_results(const Context& context, const ResultsCall& call) {
    if (call.path.empty()) return context.complain(missing_word(context, "FILE"));
    const auto bytes = read_file(context, "FILE", call.path, report::most_file_bytes);
    if (!bytes) return context.complain(bytes.error());
    const auto rows = report::read_grid(*bytes);
    if (!rows) return context.complain(grid_complaint(context, call.path, rows.error()));
    auto file =
        ContestFile::open(context, call, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    const auto at = acting_moment(context, call, file->contest());
    if (!at) return context.complain(at.error());
    const auto by = PlaceWords(context, file->state()).official("--by", call.by);
    if (!by) return context.complain(by.error());
    const auto plan = report::plan_results(file->contest(), *rows, *at, *by);
    if (!plan) return tell_file_faults(context, call.path, plan.error());
    return act_in(
        context, call, *file,
        [&](const ContestFile&, const PlaceWords&) -> Wanted {
            std::vector<What> wanted;
            for (const contest::Command& command : plan->commands) wanted.push_back(command.what);
            return wanted;
        },
        [&](ContestFile&, std::span<const Logged>) {
            for (const report::FileFault& warning : plan->warnings)
                context.err << report::tell(context.words, warning) << "\n";
            if (call.json) return Status::Done;
            const std::size_t there = plan->sheets.size() - plan->commands.size();
            context.out << context.words.format("contest_play.results.counts",
                                                {{"new", std::to_string(plan->commands.size())},
                                                 {"there", std::to_string(there)}})
                        << "\n";
            return Status::Done;
        });
}

Action declare_spreadsheet(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SpreadsheetCall>();
    choices(option(app, context, "what", call->what, "WHAT", "cli.contest.spreadsheet.what"), context, kinds);
    file(option(app, context, "-o,--output", call->output, "FILE", "cli.contest.spreadsheet.output"),
         context);
    choices(option(app, context, "--format", call->format, "FORMAT", "cli.contest.spreadsheet.format"),
            context, {"csv", "xlsx"});
    flag(app, context, "--replace", call->replace, "contest_play.option.replace");
    flag(app, context, "--hands", call->hands, "cli.contest.spreadsheet.hands");
    option(app, context, "--ledger", call->ledger, "NAME", "cli.contest.spreadsheet.ledger");
    option(app, context, "--stage", call->place.stage, "N", "cli.contest.spreadsheet.stage");
    add_where_options(app, context, *call);
    return [call, &context] { return spreadsheet(context, *call); };
}
Action declare_results(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ResultsCall>();
    file(option(app, context, "file", call->path, "FILE", "cli.contest.import-results.file"), context);
    add_writing_options(app, context, *call);
    return [call, &context] { return import_results(context, *call); };
}

}  // namespace

Command spreadsheet_verb() {
    return {"spreadsheet",
            {"contest spreadsheet sheets -o sheets.csv", "contest spreadsheet standings -o standings.xlsx"},
            declare_spreadsheet};
}
Command import_results_verb() {
    return {"import-results", {"contest import-results sheets.csv --dry-run"}, declare_results};
}

}  // namespace sifang::cli
