#include "cli/contest/pin_file.hpp"

#include "cli/contest/store_words.hpp"
#include "cli/contest/stream_names.hpp"
#include "cli/error_text.hpp"

namespace sifang::cli {

using namespace contest;

tl::expected<PinFile, Complaint> PinFile::open(const Context& context, store::Log& log,
                                               const std::string& path, const std::string& name) {
    PinFile out;
    out.stream_ = {store::StreamKind::Pin, store::is_stream_name(name) ? name : ledger_stream_name(name)};
    const auto lines = log.read(out.stream_);
    if (!lines) return tl::unexpected(store_complaint(context, lines.error(), path));
    for (const store::StoredLine& line : *lines) {
        auto read = read_pin_line(line.text);
        if (!read) {
            Complaint complaint{
                context.words.format(
                    "contest_cli.fault.unreadable",
                    {{"version", std::to_string(line.version)},
                     {"what", error_text(context.words, read.error().code, read.error().subject)}}),
                context.words("contest_cli.remedy.unreadable")};
            complaint.where = path;
            return tl::unexpected(complaint);
        }
        out.lines_.push_back(*std::move(read));
    }
    out.entries_ = pin_ledger(out.lines_);
    return out;
}

tl::expected<PinFile, Complaint> PinFile::read(const Context& context, store::Log& log,
                                               const std::string& path, const std::string& name) {
    auto out = open(context, log, path, name);
    if (!out || !out->empty()) return out;
    std::vector<std::string> names;
    if (const auto streams = log.streams(store::StreamKind::Pin))
        for (const store::StreamInfo& each : *streams) names.push_back(each.stream.name);
    const std::string guess = nearest(name, names);
    return tl::unexpected(
        Complaint{context.words.format("contest_play.fault.no_ledger", {{"name", name}}),
                  guess.empty() ? context.words("contest_play.remedy.no_ledger")
                                : context.words.format("contest_cli.remedy.guess", {{"guess", guess}})});
}

std::vector<PinResult> PinFile::results() const {
    std::vector<PinResult> out;
    for (const PinEntry& entry : entries_) out.push_back(entry.added.result);
    return out;
}

std::string PinFile::holder() const { return entries_.empty() ? "" : entries_.back().added.holder; }

store::Result<void> PinFile::store(store::Log& log, const std::vector<PinLine>& lines) {
    store::Append append{stream_, version(), {}};
    for (const PinLine& line : lines) append_pin_line(append.lines.emplace_back(), line);
    const auto stored = log.append(append);
    if (!stored) return tl::unexpected(stored.error());
    pretend(lines);
    return {};
}

void PinFile::pretend(const std::vector<PinLine>& lines) {
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    entries_ = pin_ledger(lines_);
}

}  // namespace sifang::cli
