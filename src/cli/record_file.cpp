#include "cli/record_file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>

#include "cli/error_text.hpp"

namespace sifang::cli {

tl::expected<RecordFile, Complaint> RecordFile::open(const Context& context, const std::string& path) {
    if (path == "-") return RecordFile({}, context.source ? context.source : source_of(context.in));
    std::ifstream file(path, std::ios::binary);
    std::error_code ignored;
    if (file && !std::filesystem::is_directory(path, ignored)) return RecordFile(std::move(file), {});
    return tl::unexpected(in_call(
        {context.words.format("cli.fault.no_file", {{"name", path}}), context.words("record.remedy.no_file")},
        context.call, find_in_call(context.call, path)));
}

BytesIn RecordFile::bytes() {
    if (source_) return source_;
    return [this](char* into, std::size_t size) -> std::ptrdiff_t {
        file_.read(into, static_cast<std::streamsize>(size));
        return file_.bad() ? -1 : static_cast<std::ptrdiff_t>(file_.gcount());
    };
}

bool is_unreadable(const RecordFault& fault) {
    constexpr std::array<std::string_view, 6> codes{"not_a_record",   "record_version",
                                                    "record_rules",   "record_rules_changed",
                                                    "record_profile", "record_unreadable"};
    return std::ranges::find(codes, fault.code) != codes.end();
}

Complaint record_complaint(const Context& context, const std::string& path, const RecordFault& fault) {
    const Words& words = context.words;
    const std::string key = "record.fault." + std::string(fault.code);
    Complaint complaint{words.has(key) ? words.format(key, {{"subject", fault.subject}})
                                       : error_text(words, fault.code, fault.subject)};
    const std::string remedy = "record.remedy." + std::string(fault.code);
    complaint.remedy = words(words.has(remedy) ? remedy : "record.remedy.changed");
    complaint.where = path + ":" + std::to_string(fault.line) + ":" + std::to_string(fault.column);
    return complaint;
}

void RecordProgress::hand() {
    ++hands_;
    if (!context_.err_look.terminal || hands_ % 256 != 0) return;
    const Clock::time_point now = Clock::now();
    if (now - start_ < std::chrono::seconds(2) || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    shown_ = true;
    context_.err << "\r\x1b[K"
                 << context_.words.format("record.progress", {{"hands", std::to_string(hands_)}})
                 << std::flush;
}

RecordProgress::~RecordProgress() {
    if (shown_) context_.err << "\r\x1b[K" << std::flush;
}

}  // namespace sifang::cli
