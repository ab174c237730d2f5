#include "cli/sim_files.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "wire/json.hpp"

namespace sifang::cli {
namespace {

using namespace arena;

/// Where a word that is no option's value stands in the call.
std::size_t word_in_call(const Context& context, const std::string& word) {
    return static_cast<std::size_t>(std::find(context.call.begin(), context.call.end(), word) -
                                    context.call.begin());
}

tl::expected<SimSummary, Complaint> read_summary_file(const Context& context, const std::string& path,
                                                      std::size_t place) {
    std::error_code none;
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path, none))
        return tl::unexpected(in_call({context.words.format("cli.fault.no_file", {{"name", path}}),
                                       context.words("sim.remedy.no_file")},
                                      context.call, place));
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto value = parse_json(text);
    const auto summary = value ? read_summary(*value) : tl::unexpected(std::string());
    if (summary) return *summary;
    Complaint complaint{value ? context.words.format("sim.fault.not_a_summary", {{"field", summary.error()}})
                              : context.words("sim.fault.not_json"),
                        context.words("sim.remedy.not_a_summary")};
    complaint.where = path;
    return tl::unexpected(complaint);
}

/// 2, 5–8: parts as people count them.
std::string part_list(const std::vector<std::uint64_t>& parts, const Words& words) {
    std::string list;
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t last = i;
        while (last + 1 < parts.size() && parts[last + 1] == parts[last] + 1) ++last;
        list += (list.empty() ? "" : words("render.list_comma")) + std::to_string(parts[i] + 1);
        if (last > i) list += "–" + std::to_string(parts[last] + 1);
        i = last + 1;
    }
    return list;
}

/// A record ends with its end line.
bool ends_whole(std::ifstream& file, std::uint64_t bytes) {
    const std::uint64_t looked_at = std::min<std::uint64_t>(bytes, 256);
    std::string tail(looked_at, '\0');
    file.seekg(static_cast<std::streamoff>(bytes - looked_at));
    file.read(tail.data(), static_cast<std::streamsize>(looked_at));
    if (!file || !tail.ends_with('\n')) return false;
    tail.pop_back();
    const auto line = tail.rfind('\n');
    return std::string_view(tail).substr(line == tail.npos ? 0 : line + 1).starts_with("{\"end\":");
}

}  // namespace

tl::expected<SimSummary, Complaint> merge_files(const Context& context, const SimOptions& options) {
    const Words& words = context.words;
    if (options.files.empty())
        return tl::unexpected(in_call({words("sim.fault.no_files"), words("sim.remedy.no_file")},
                                      context.call, context.call.size()));
    std::optional<SimSummary> all;
    for (const std::string& path : options.files) {
        const auto summary = read_summary_file(context, path, word_in_call(context, path));
        if (!summary) return summary;
        if (!summary->is_finished() || all) {
            const auto merged =
                all ? merge(*all, *summary)
                    : tl::expected<SimSummary, MergeFault>(tl::unexpected(MergeFault::NotFinished));
            if (!merged) {
                Complaint complaint{words("sim.fault." + std::string(id(merged.error()))),
                                    words("sim.remedy.merge")};
                complaint.where = path;
                return tl::unexpected(complaint);
            }
            all = *merged;
        } else {
            all = *summary;
        }
    }
    if (const auto missing = missing_parts(*all); !missing.empty())
        return tl::unexpected(Complaint{
            words.format("sim.fault.parts_missing",
                         {{"missing", part_list(missing, words)}, {"all", std::to_string(all->plan.shards)}}),
            words("sim.remedy.parts_missing")});
    return *all;
}

std::optional<Complaint> take_up(const Context& context, const SimOptions& options, SimSummary& summary) {
    if (options.resume.empty() || !std::filesystem::exists(options.resume)) return std::nullopt;
    const std::size_t place = find_in_call(context.call, "--resume", options.resume);
    const auto left = read_summary_file(context, options.resume, place);
    if (!left) return left.error();
    SimPlan plan = summary.plan, left_plan = left->plan;
    plan.shard = left_plan.shard = 0;
    if (left->rules != summary.rules || left->hash != summary.hash || left->bots != summary.bots ||
        left_plan != plan || left->parts != summary.parts)
        return in_call({context.words("sim.fault.other_run"), context.words("sim.remedy.other_run")},
                       context.call, place);
    if (left->state.blocks > 0 && left->record_bytes.has_value() == options.records.empty())
        return in_call(
            {context.words(options.records.empty() ? "sim.fault.had_records" : "sim.fault.had_no_records"),
             context.words("sim.remedy.other_run")},
            context.call, place);
    summary.state = left->state;
    summary.seconds = left->seconds;
    summary.record_bytes = left->record_bytes;
    return std::nullopt;
}

bool save_state(const std::string& path, const SimSummary& summary) {
    const std::string beside = path + ".new";
    {
        std::ofstream file(beside, std::ios::binary);
        file << write_json(summary_json(summary), JsonStyle::Pretty) << "\n";
        if (!file.flush()) return false;
    }
    std::error_code fault;
    std::filesystem::rename(beside, path, fault);
    return !fault;
}

Complaint no_output(const Context& context, const char* option, const std::string& path) {
    return in_call({context.words.format("import.fault.no_output", {{"name", path}}),
                    context.words("sim.remedy.no_output")},
                   context.call, find_in_call(context.call, option, path));
}

std::optional<Complaint> SimRecords::open(const Context& context, const SimOptions& options,
                                          const SimSummary& summary) {
    const std::string& path = options.records;
    if (path.empty()) return std::nullopt;
    bytes_ = summary.record_bytes.value_or(0);
    if (bytes_ > 0) {
        std::ifstream there(path, std::ios::binary);
        std::error_code fault;
        const std::uint64_t size = std::filesystem::file_size(path, fault);
        if (!there || fault || size < bytes_ || !ends_whole(there, bytes_))
            return in_call(
                {context.words.format("sim.fault.records_cut", {{"bytes", std::to_string(bytes_)}}),
                 context.words("sim.remedy.records_cut")},
                context.call, find_in_call(context.call, "--records", path));
        if (size > bytes_) std::filesystem::resize_file(path, bytes_, fault);
        if (fault) return no_output(context, "--records", path);
    }
    file_.open(path, std::ios::binary | (bytes_ > 0 ? std::ios::app : std::ios::trunc));
    if (!file_) return no_output(context, "--records", path);
    return std::nullopt;
}

bool SimRecords::write(std::string_view block) {
    file_ << block;
    bytes_ += block.size();
    return static_cast<bool>(file_.flush());
}

std::optional<std::uint64_t> SimRecords::bytes() const {
    if (!file_.is_open()) return std::nullopt;
    return bytes_;
}

}  // namespace sifang::cli
