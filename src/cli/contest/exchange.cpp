// contest export and import: a whole contest as JSON Lines, out and in again.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/file_bytes.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/read_file.hpp"
#include "cli/contest/refusal_words.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/stream_names.hpp"
#include "cli/error_text.hpp"
#include "cli/options.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/contest_file.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct ExportCall : Where {
    std::string output;
    bool replace = false;
};

Status export_contest(const Context& context, const ExportCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const std::vector<Logged>& log = file->contest().log();
    std::string text;
    append_contest_file(text, contest_header_for(file->book(), true, log), log);
    if (call.output.empty() || call.output == "-") {
        context.out << text;
        return Status::Done;
    }
    if (const auto complaint = write_whole(context, "--output", call.output, text, call.replace))
        return context.complain(*complaint);
    if (call.json)
        context.out << write_json(ValueFields{{"contest", file->name()},
                                              {"file", call.output},
                                              {"events", static_cast<std::int64_t>(log.size())}})
                    << "\n";
    else
        context.out << context.words.format("contest_play.export.done",
                                            {{"name", file->name()},
                                             {"file", call.output},
                                             {"events", std::to_string(log.size())}})
                    << "\n";
    return Status::Done;
}

struct ImportCall : Where {
    std::string path, name;
    bool dry_run = false;
};

Complaint at_line(const ImportCall& call, std::size_t line, std::size_t column, Complaint complaint) {
    complaint.where = call.path + ":" + std::to_string(line);
    if (column > 0) complaint.where += ":" + std::to_string(column);
    return complaint;
}

Complaint form_complaint(const Context& context, const ImportCall& call, const sifang::FileFault& fault) {
    return at_line(call, fault.line, fault.column,
                   {error_text(context.words, fault.code, fault.subject),
                    context.words("contest_play.remedy.not_imported")});
}

/// The first event that could not have happened.
std::optional<Complaint> impossible(const Context& context, const ImportCall& call, const Rulebook& book,
                                    const std::vector<Logged>& events) {
    Contest trial(book);
    for (const Logged& logged : events) {
        if (const auto why = refusal(trial, logged)) {
            Complaint complaint = refusal_complaint(context, trial, *why);
            complaint.remedy = context.words("contest_play.remedy.not_imported");
            // The header is the first line.
            return at_line(call, logged.number.value + 1, 0, std::move(complaint));
        }
        trial.take(logged);
    }
    return std::nullopt;
}

Status import_contest(const Context& context, const ImportCall& call) {
    if (call.path.empty()) return context.complain(missing_word(context, "FILE"));
    const auto bytes = read_file(context, "FILE", call.path, max_contest_file_bytes);
    if (!bytes) return context.complain(bytes.error());
    const auto read = read_contest_file(*bytes);
    if (!read) return context.complain(form_complaint(context, call, read.error()));
    const auto suits = std::make_unique<SuitTable>();
    if (const auto book = open_contest_rules(read->header, families(), *suits); !book)
        return context.complain(form_complaint(context, call, book.error()));

    const std::string name = call.name.empty() ? contest_stream_name(read->header.title) : call.name;
    if (!store::is_stream_name(name))
        return context.complain(in_call({context.words.format("contest_cli.fault.name", {{"name", name}}),
                                         context.words("contest_cli.remedy.name")},
                                        context.call, find_in_call(context.call, "--name", name)));
    auto file = ContestFile::begin(context, call, name, read->header.rules, call.dry_run);
    if (!file) return context.complain(file.error());
    if (const auto complaint = impossible(context, call, file->book(), read->events)) {
        context.complain(*complaint);
        return Status::No;
    }
    if (call.dry_run)
        file->pretend(read->events);
    else if (const auto stored = file->store(read->events); !stored)
        return context.complain(store_complaint(context, stored.error(), file->path()));
    if (call.json)
        context.out << write_json(ValueFields{{"contest", name},
                                              {"stored", !call.dry_run},
                                              {"title", read->header.title},
                                              {"events", static_cast<std::int64_t>(read->events.size())}})
                    << "\n";
    else
        context.out << context.words.format(
                           call.dry_run ? "contest_play.import.would" : "contest_play.import.done",
                           {{"name", name},
                            {"file", file->path()},
                            {"events", std::to_string(read->events.size())}})
                    << "\n";
    return Status::Done;
}

Action declare_export(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ExportCall>();
    file(option(app, context, "-o,--output", call->output, "FILE", "cli.contest.export.output"), context);
    flag(app, context, "--replace", call->replace, "contest_play.option.replace");
    add_where_options(app, context, *call);
    return [call, &context] { return export_contest(context, *call); };
}
Action declare_import(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ImportCall>();
    file(option(app, context, "file", call->path, "FILE", "cli.contest.import.file"), context);
    option(app, context, "--name", call->name, "NAME", "cli.contest.import.name");
    flag(app, context, "--dry-run", call->dry_run, "contest_cli.option.dry_run");
    add_where_options(app, context, *call);
    return [call, &context] { return import_contest(context, *call); };
}

}  // namespace

Command export_verb() {
    return {"export", {"contest export -o contest.jsonl", "contest export"}, declare_export};
}
Command import_verb() {
    return {"import", {"contest import contest.jsonl --data copy.sifang"}, declare_import};
}

}  // namespace sifang::cli
