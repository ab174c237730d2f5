#include "cli/export_command.hpp"

#include <memory>
#include <ostream>

#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/botzone_export.hpp"
#include "wire/mjai_export.hpp"
#include "wire/tenhou_export.hpp"

namespace sifang::cli {

namespace {

struct ExportOptions {
    std::string format, file;
};

using Exported = tl::expected<std::string, ExportError>;

Exported as_tenhou(const KeptRecord& record, const SuitTable& suits) {
    auto text = write_tenhou_json(record, suits);
    if (text) *text += '\n';
    return text;
}
Exported as_botzone(const KeptRecord& record, const SuitTable& suits) {
    const auto games = write_botzone(record, suits);
    if (!games) return tl::unexpected(games.error());
    std::string text;
    for (const std::string& game : *games) text += game + "\n";
    return text;
}

struct Format {
    std::string_view name;
    Exported (*write)(const KeptRecord& record, const SuitTable& suits);
};
constexpr Format formats[] = {{"botzone", as_botzone}, {"tenhou", as_tenhou}, {"mjai", write_mjai}};

const Format& format_named(std::string_view name) {
    for (const Format& format : formats)
        if (format.name == name) return format;
    return formats[0];  // the option takes no other names
}

Complaint export_complaint(const Context& context, const ExportOptions& options, int number,
                           const ExportError& error) {
    const std::string fault(code(error.fault));
    Complaint complaint{
        context.words.format("export.fault." + fault, {{"format", options.format},
                                                       {"record", std::to_string(number)},
                                                       {"hand", std::to_string(error.hand)},
                                                       {"event", std::to_string(error.event)}}),
        context.words("export.remedy." + fault)};
    complaint.where = options.file;
    return complaint;
}

Status export_file(const ExportOptions& options, const Context& context) {
    const Words& words = context.words;
    if (options.format.empty())
        return context.complain(in_call({words("export.fault.no_format"), words("export.remedy.no_format")},
                                        context.call, context.call.size()));
    if (options.file.empty())
        return context.complain(in_call({words("export.fault.no_file"), words("export.remedy.no_file")},
                                        context.call, context.call.size()));
    auto file = RecordFile::open(context, options.file);
    if (!file) return context.complain(file.error());
    const auto suits = std::make_unique<SuitTable>();
    RecordReader reader(file->bytes(), families(), *suits);
    RecordProgress progress(context);
    KeptRecord record;
    for (int number = 1;; ++number) {
        const RecordStep step = keep_record(reader, record);
        if (step == RecordStep::Finished) return Status::Done;
        if (step == RecordStep::Fault)
            return context.complain(record_complaint(context, options.file, reader.fault()));
        if (step != RecordStep::Header)
            context.err << words.format("export.unfinished", {{"file", options.file},
                                                              {"record", std::to_string(number)},
                                                              {"hands", std::to_string(record.hands.size())}})
                        << "\n";
        const Exported text = format_named(options.format).write(record, *suits);
        if (!text) return context.complain(export_complaint(context, options, number, text.error()));
        for (std::size_t i = 0; i < record.hands.size(); ++i) progress.hand();
        context.out << *text;
        if (step != RecordStep::Header) return Status::Done;
    }
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ExportOptions>();
    std::vector<std::string> names;
    for (const Format& format : formats) names.emplace_back(format.name);
    file(option(app, context, "file", options->file, "FILE", "cli.export.file"), context);
    choices(option(app, context, "--format", options->format, "FORMAT", "cli.export.format"), context, names);
    return [options, &context] { return export_file(*options, context); };
}

}  // namespace

Command export_command() {
    return {"export", {"export --format tenhou tenhou.jsonl", "export --format mjai tenhou.jsonl"}, declare};
}

}  // namespace sifang::cli
