#include "cli/stats_command.hpp"

#include <memory>
#include <ostream>

#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "cli/stats_view.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

namespace {

struct StatsOptions {
    std::vector<std::string> files;
    bool csv = false, json = false;
};

/// A file that breaks off counts as far as its hands have results.
std::optional<Complaint> add_file(const Context& context, const std::string& path, const SuitTable& suits,
                                  RecordStats& stats, RecordProgress& progress) {
    auto file = RecordFile::open(context, path);
    if (!file) return file.error();
    RecordReader reader(file->bytes(), families(), suits);
    for (;;) {
        const RecordStep step = reader.next();
        stats.take(step, reader);
        switch (step) {
            case RecordStep::Finished: return std::nullopt;
            case RecordStep::Fault: return record_complaint(context, path, reader.fault());
            case RecordStep::Unfinished:
                context.err << context.words.format("stats.unfinished",
                                                    {{"file", path}, {"line", std::to_string(reader.line())}})
                            << "\n";
                return std::nullopt;
            case RecordStep::Hand: progress.hand(); break;
            default: break;
        }
    }
}

Status stats(const StatsOptions& options, const Context& context) {
    if (options.files.empty())
        return context.complain(
            in_call({context.words("record.fault.no_file"), context.words("record.remedy.no_file")},
                    context.call, context.call.size()));
    const auto suits = std::make_unique<SuitTable>();
    RecordStats all;
    {
        RecordProgress progress(context);
        for (const std::string& path : options.files)
            if (const auto complaint = add_file(context, path, *suits, all, progress))
                return context.complain(*complaint);
    }
    if (options.json)
        context.out << write_json(stats_json(all)) << "\n";
    else if (options.csv)
        context.out << stats_csv(all);
    else
        context.out << draw_stats(all, context.words, context.look);
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<StatsOptions>();
    file(option(app, context, "files", options->files, "FILE", "cli.stats.files"), context);
    flag(app, context, "--csv", options->csv, "cli.stats.csv");
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] { return stats(*options, context); };
}

}  // namespace

Command stats_command() {
    return {"stats", {"stats game.jsonl", "stats game.jsonl game.jsonl --csv"}, declare};
}

}  // namespace sifang::cli
