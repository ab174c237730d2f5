// contest import-entries: people out of a CSV or XLSX file; a bad file is refused as a whole.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/file_bytes.hpp"
#include "cli/contest/read_file.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "report/entry_file.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct ImportCall : Writing {
    std::string path;
};

std::vector<store::PersonalField> personal_fields(const Contest& contest, const report::EntryPlan& plan) {
    std::vector<store::PersonalField> out;
    for (const report::PlannedEntry& each : plan.entries) {
        const report::Personal& told = each.personal;
        for (const auto& [field, value] :
             {std::pair{"identity", &told.identity}, std::pair{"born", &told.born},
              std::pair{"contact", &told.contact}})
            if (!value->empty()) out.push_back({entry_event(contest, each.number).value, field, *value});
    }
    return out;
}

void tell_plan(const Context& context, const report::EntryPlan& plan) {
    const auto count = [&](report::EntryChange change) { return std::to_string(plan.count(change)); };
    context.out << context.words.format("contest_cli.import.counts",
                                        {{"new", count(report::EntryChange::New)},
                                         {"teams", std::to_string(plan.teams.size())},
                                         {"unchanged", count(report::EntryChange::Unchanged)},
                                         {"differ", count(report::EntryChange::Differs)}})
                << "\n";
    for (const report::PlannedEntry& each : plan.entries)
        if (each.change == report::EntryChange::Differs)
            context.out << "  "
                        << context.words.format(
                               "contest_cli.import.differs",
                               {{"row", std::to_string(each.row)}, {"name", each.entry.name}})
                        << "\n";
    for (const report::FileFault& warning : plan.warnings)
        context.err << report::tell(context.words, warning) << "\n";
}

Status import(const Context& context, const ImportCall& call) {
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
    const auto plan = report::plan_entries(file->contest(), *rows, *at, *by);
    if (!plan) return tell_file_faults(context, call.path, plan.error());

    const Planner planner = [&](const ContestFile&, const PlaceWords&) -> Wanted {
        std::vector<What> wanted;
        for (const contest::Command& command : plan->commands) wanted.push_back(command.what);
        return wanted;
    };
    return act_in(context, call, *file, planner, [&](ContestFile& in, std::span<const Logged>) {
        if (call.dry_run) {
            if (!call.json) tell_plan(context, *plan);
            return Status::Done;
        }
        if (const auto fields = personal_fields(in.contest(), *plan); !fields.empty())
            if (const auto kept = in.log().put_personal(in.stream(), fields); !kept)
                return context.complain(store_complaint(context, kept.error(), in.path()));
        if (!call.json) tell_plan(context, *plan);
        return Status::Done;
    });
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ImportCall>();
    file(option(app, context, "file", call->path, "FILE", "cli.contest.import-entries.file"), context);
    add_writing_options(app, context, *call);
    return [call, &context] { return import(context, *call); };
}

}  // namespace

Command import_entries_verb() {
    return {"import-entries",
            {"contest import-entries entries.csv --dry-run", "contest import-entries entries.csv"},
            declare};
}

}  // namespace sifang::cli
