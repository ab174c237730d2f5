#include "cli/import_command.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <ostream>

#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/import_game.hpp"
#include "wire/json.hpp"
#include "wire/told_file.hpp"

namespace sifang::cli {

namespace {

struct ImportOptions {
    std::string format;
    std::vector<std::string> files;
    std::string records;  // a file
    bool json = false;
};

/// More than this is not read from one file.
constexpr std::size_t max_file_bytes = std::size_t{1} << 30;

const ToldFormat& format_named(std::string_view name) {
    for (const ToldFormat& format : told_formats)
        if (format.name == name) return format;
    return told_formats[0];  // the option takes no other names
}

class ImportRun {
  public:
    ImportRun(const Context& context, const ImportOptions& options, std::ostream& out)
        : context_(context), options_(options), format_(format_named(options.format)), out_(out) {}

    std::optional<Complaint> add_file(const std::string& path) {
        auto file = RecordFile::open(context_, path);
        if (!file) return file.error();
        std::string text;
        std::array<char, 1 << 16> buffer;
        const BytesIn bytes = file->bytes();
        for (;;) {
            const std::ptrdiff_t got = bytes(buffer.data(), buffer.size());
            if (got < 0) return unreadable(path);
            if (got == 0) break;
            text.append(buffer.data(), static_cast<std::size_t>(got));
            if (text.size() > max_file_bytes) {
                refuse(path, text, {TellingFault::TooLong, max_file_bytes, {}});
                return std::nullopt;
            }
        }
        int number = 0;
        for (auto& game : format_.read(text)) {
            ++number;
            if (game)
                add_game(path, text, number, *game);
            else
                refuse(path, text, game.error());
        }
        return std::nullopt;
    }

    Status finish() {
        Value counts;
        counts["games"] = games_;
        counts["hands"] = hands_;
        counts["wins"] = wins_;
        counts["differences"] = differences_;
        counts["deviations"] = deviations_;
        counts["refused"] = refused_;
        context_.err << write_json(counts) << "\n";
        if (differences_ > 0) return Status::No;
        return refused_ > 0 ? Status::Wrong : Status::Done;
    }

  private:
    Complaint unreadable(const std::string& path) const {
        return in_call({context_.words.format("cli.fault.no_file", {{"name", path}}),
                        context_.words("import.remedy.no_file")},
                       context_.call, find_in_call(context_.call, path));
    }

    const Table& table_for(std::string_view rules) {
        auto& found = tables_[std::string(rules)];
        if (!found) {
            found = std::make_unique<OpenTable>();
            found->book = open_rulebook(rules, suits_);
            found->table.emplace(*found->book, suits_);
        }
        return *found->table;
    }

    void add_game(const std::string& path, std::string_view text, int number, ToldGame& game) {
        ++games_;
        if (const std::string stem = std::filesystem::path(path).stem().string();
            game.id.empty() && path != "-" && is_game_id(stem))
            game.id = stem;
        const auto imported = import_game(table_for(game.rules), game, format_.name);
        if (!imported) {
            ++differences_;
            hands_ += imported.error().hand - 1;
            return differs(path, text, number, imported.error());
        }
        hands_ += imported->hands;
        wins_ += imported->wins;
        for (const auto& deviated : imported->deviations) deviates(path, number, deviated);
        for (int i = 0; i < imported->hands; ++i) progress_.hand();
        out_ << imported->record;
    }

    Value where(const std::string& path, int number, int hand) const {
        Value value;
        value["file"] = path;
        value["game"] = number;
        value["hand"] = hand;
        return value;
    }

    void differs(const std::string& path, std::string_view text, int number, const GameDifference& found) {
        const Words& words = context_.words;
        const Difference& difference = found.difference;
        const TextPlace place = place_in(text, difference.at);
        const std::string kind(id(difference.kind));
        if (options_.json) {
            Value value = where(path, number, found.hand);
            value["event"] = static_cast<std::int64_t>(difference.step);
            value["line"] = static_cast<std::int64_t>(place.line);
            value["column"] = static_cast<std::int64_t>(place.column);
            value["difference"] = kind;
            value["told"] = difference.told;
            value["found"] = difference.found;
            context_.err << write_json(value) << "\n";
            return;
        }
        const auto named = words.find("refusal." + difference.found);
        context_.err << words.format("import.differs",
                                     {{"where", path + ":" + std::to_string(place.line) + ":" +
                                                    std::to_string(place.column)},
                                      {"game", std::to_string(number)},
                                      {"hand", std::to_string(found.hand)},
                                      {"event", std::to_string(difference.step)},
                                      {"what", words("import.difference." + kind)},
                                      {"told", difference.told},
                                      {"found", named ? std::string(*named) : difference.found}})
                     << "\n";
    }

    void deviates(const std::string& path, int number, const ImportedGame::Deviated& deviated) {
        ++deviations_;
        const std::string kind(id(deviated.deviation));
        if (options_.json) {
            Value value = where(path, number, deviated.hand);
            value["deviation"] = kind;
            context_.err << write_json(value) << "\n";
            return;
        }
        context_.err << context_.words.format("import.deviates",
                                              {{"file", path},
                                               {"game", std::to_string(number)},
                                               {"hand", std::to_string(deviated.hand)},
                                               {"what", context_.words("import.deviation." + kind)}})
                     << "\n";
    }

    void refuse(const std::string& path, std::string_view text, const TellingError& error) {
        ++refused_;
        const Words& words = context_.words;
        const std::string fault(code(error.fault));
        const TextPlace place = place_in(text, error.at);
        if (options_.json) {
            Value value;
            value["file"] = path;
            value["line"] = static_cast<std::int64_t>(place.line);
            value["column"] = static_cast<std::int64_t>(place.column);
            value["fault"] = fault;
            value["subject"] = error.subject;
            context_.err << write_json(value) << "\n";
            return;
        }
        Complaint complaint{words.format("import.fault." + fault,
                                         {{"subject", error.subject}, {"format", std::string(format_.name)}}),
                            words("import.remedy." + fault)};
        complaint.where = path + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
        context_.complain(complaint);
    }

    struct OpenTable {
        std::unique_ptr<Rulebook> book;
        std::optional<Table> table;
    };

    const Context& context_;
    const ImportOptions& options_;
    const ToldFormat& format_;
    std::ostream& out_;
    const SuitTable suits_;
    std::map<std::string, std::unique_ptr<OpenTable>, std::less<>> tables_;
    RecordProgress progress_{context_};
    int games_ = 0, hands_ = 0, wins_ = 0, differences_ = 0, deviations_ = 0, refused_ = 0;
};

Status import_files(const ImportOptions& options, const Context& context) {
    const Words& words = context.words;
    if (options.format.empty())
        return context.complain(in_call({words("import.fault.no_format"), words("import.remedy.no_format")},
                                        context.call, context.call.size()));
    if (options.files.empty())
        return context.complain(in_call({words("import.fault.no_file"), words("import.remedy.no_file")},
                                        context.call, context.call.size()));
    std::ofstream file;
    if (!options.records.empty()) {
        file.open(options.records, std::ios::binary | std::ios::trunc);
        if (!file)
            return context.complain(
                in_call({words.format("import.fault.no_output", {{"name", options.records}}),
                         words("import.remedy.no_output")},
                        context.call, find_in_call(context.call, "--records", options.records)));
    }
    std::ostream& out = options.records.empty() ? context.out : file;
    const auto run = std::make_unique<ImportRun>(context, options, out);
    for (const std::string& path : options.files)
        if (const auto complaint = run->add_file(path)) return context.complain(*complaint);
    if (file.is_open() && !file.flush())
        return context.complain({words.format("import.fault.no_output", {{"name", options.records}}),
                                 words("import.remedy.no_output")});
    return run->finish();
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ImportOptions>();
    std::vector<std::string> names;
    for (const ToldFormat& format : told_formats) names.emplace_back(format.name);
    file(option(app, context, "files", options->files, "FILE", "cli.import.files"), context);
    choices(option(app, context, "--format", options->format, "FORMAT", "cli.import.format"), context, names);
    file(option(app, context, "--records", options->records, "FILE", "cli.import.records"), context);
    flag(app, context, "--json", options->json, "cli.import.json");
    return [options, &context] { return import_files(*options, context); };
}

}  // namespace

Command import_command() {
    return {
        "import", {"import --format tenhou game.mjlog", "import --format botzone botzone.jsonl"}, declare};
}

}  // namespace sifang::cli
