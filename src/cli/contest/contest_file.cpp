#include "cli/contest/contest_file.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/contest/store_words.hpp"
#include "cli/error_text.hpp"
#include "cli/rulebooks.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/contest_line.hpp"

namespace sifang::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// Made once, and only where a contest is opened: it takes longer than a small contest does.
const SuitTable& suits() {
    static const SuitTable table;
    return table;
}

/// Which contest of the file the call means.
tl::expected<store::StreamName, Complaint> chosen_stream(const Context& context, store::Log& log,
                                                         const Where& where, const std::string& path) {
    const auto streams = log.streams(store::StreamKind::Contest);
    if (!streams) return tl::unexpected(store_complaint(context, streams.error(), path));
    std::vector<std::string> names;
    for (const store::StreamInfo& each : *streams) names.push_back(each.stream.name);
    const Words& words = context.words;
    if (names.empty())
        return tl::unexpected(Complaint{words.format("contest_cli.fault.no_contest", {{"file", path}}),
                                        words("contest_cli.remedy.no_contest")});
    const std::string list = joined(names);
    if (where.contest.empty()) {
        if (names.size() == 1) return store::StreamName{store::StreamKind::Contest, names.front()};
        return tl::unexpected(
            Complaint{words.format("contest_cli.fault.several_contests", {{"file", path}}),
                      words.format("contest_cli.remedy.several_contests", {{"names", list}})});
    }
    if (std::ranges::find(names, where.contest) != names.end())
        return store::StreamName{store::StreamKind::Contest, where.contest};
    return tl::unexpected(
        in_call({words.format("contest_cli.fault.unknown_contest", {{"name", where.contest}, {"file", path}}),
                 words.format("contest_cli.remedy.unknown_contest", {{"names", list}})},
                context.call, find_in_call(context.call, "--contest", where.contest)));
}

/// A line that is whole on the disk and yet makes no sense to us.
Complaint bad_line(const Context& context, const std::string& path, store::Version version,
                   std::string what) {
    Complaint complaint{
        context.words.format("contest_cli.fault.unreadable",
                             {{"version", std::to_string(version)}, {"what", std::move(what)}}),
        context.words("contest_cli.remedy.unreadable")};
    complaint.where = path;
    return complaint;
}

}  // namespace

std::string line_of(const contest::Logged& logged) {
    std::string line;
    append_contest_line(line, logged);
    return line;
}

tl::expected<std::unique_ptr<store::Log>, Complaint> open_data(const Context& context,
                                                               const std::string& path,
                                                               store::Opening opening) {
    auto log = store::open_sqlite(path, opening);
    if (!log) return tl::unexpected(store_complaint(context, log.error(), path));
    return *std::move(log);
}

tl::expected<std::vector<contest::Logged>, Complaint> read_events(const Context& context, store::Log& log,
                                                                  const std::string& path,
                                                                  const store::StreamName& stream,
                                                                  store::Version after) {
    const auto lines = log.read(stream, after);
    if (!lines) return tl::unexpected(store_complaint(context, lines.error(), path));
    std::vector<contest::Logged> events;
    events.reserve(lines->size());
    for (const store::StoredLine& line : *lines) {
        auto logged = read_contest_line(line.text);
        if (!logged)
            return tl::unexpected(
                bad_line(context, path, line.version,
                         error_text(context.words, logged.error().code, logged.error().subject)));
        if (logged->number.value != line.version)
            return tl::unexpected(
                bad_line(context, path, line.version, context.words("contest.refusal.not_the_next")));
        events.push_back(*std::move(logged));
    }
    return events;
}

std::optional<Complaint> ContestFile::open_book(const Context& context, const std::string& rules) {
    book_ = open_rulebook(std::string_view(rules), suits());
    if (!book_)
        return Complaint{
            context.words.format("cli.fault.unknown_rules", {{"name", rules}}),
            context.words.format("contest_cli.remedy.unknown_rules", {{"ids", joined(rulebook_ids())}})};
    contest_.emplace(*book_);
    return std::nullopt;
}

tl::expected<ContestFile, Complaint> ContestFile::open(const Context& context, const Where& where,
                                                       store::Opening opening) {
    ContestFile file;
    file.path_ = data_path(context, where);
    auto log = open_data(context, file.path_, opening);
    if (!log) return tl::unexpected(log.error());
    file.log_ = *std::move(log);
    auto stream = chosen_stream(context, *file.log_, where, file.path_);
    if (!stream) return tl::unexpected(stream.error());
    file.stream_ = *std::move(stream);
    const auto events = read_events(context, *file.log_, file.path_, file.stream_);
    if (!events) return tl::unexpected(events.error());

    const auto* opened =
        events->empty() ? nullptr : std::get_if<contest::ContestOpened>(&events->front().event);
    if (!opened)
        return tl::unexpected(bad_line(context, file.path_, 1, context.words("contest.refusal.not_open")));
    if (const auto complaint = file.open_book(context, opened->regulations.rules))
        return tl::unexpected(*complaint);
    for (const contest::Logged& logged : *events) {
        // What is folded must be possible: a file may come from anywhere.
        if (const auto why = refusal(*file.contest_, logged))
            return tl::unexpected(bad_line(context, file.path_, logged.number.value,
                                           context.words("contest.refusal." + std::string(id(why->reason)))));
        file.contest_->take(logged);
    }
    return file;
}

tl::expected<ContestFile, Complaint> ContestFile::begin(const Context& context, const Where& where,
                                                        const std::string& name, const std::string& rules,
                                                        bool dry_run) {
    ContestFile file;
    file.path_ = data_path(context, where);
    file.stream_ = {store::StreamKind::Contest, name};
    std::error_code ignored;
    if (dry_run && !std::filesystem::exists(file.path_, ignored)) {
        file.log_ = store::memory_log();
    } else {
        auto log =
            open_data(context, file.path_, dry_run ? store::Opening::ReadOnly : store::Opening::Create);
        if (!log) return tl::unexpected(log.error());
        file.log_ = *std::move(log);
    }
    const auto version = file.log_->version(file.stream_);
    if (!version) return tl::unexpected(store_complaint(context, version.error(), file.path_));
    if (*version > 0)
        return tl::unexpected(Complaint{
            context.words.format("contest_cli.fault.contest_exists", {{"name", name}, {"file", file.path_}}),
            context.words("contest_cli.remedy.contest_exists")});
    if (const auto complaint = file.open_book(context, rules)) return tl::unexpected(*complaint);
    return file;
}

store::Result<void> ContestFile::store(const std::vector<contest::Logged>& events) {
    store::Append append{stream_, version(), {}};
    for (const contest::Logged& logged : events) append.lines.push_back(line_of(logged));
    const auto stored = log_->append(append);
    if (!stored) return tl::unexpected(stored.error());
    pretend(events);
    return {};
}

void ContestFile::pretend(const std::vector<contest::Logged>& events) {
    for (const contest::Logged& logged : events) contest_->take(logged);
}

tl::expected<std::vector<contest::Logged>, Complaint> ContestFile::catch_up(const Context& context) {
    return read_events(context, *log_, path_, stream_, version());
}

}  // namespace sifang::cli
