#include "wire/contest_file.hpp"

#include <array>

#include "wire/contest_line.hpp"
#include "wire/contest_reader.hpp"
#include "wire/contest_writer.hpp"
#include "wire/profile.hpp"

namespace sifang {
namespace {

/// What version the first line says; nothing when it says none.
std::optional<std::int64_t> version_of(std::string_view line) {
    JsonReader in(line);
    std::string_view name;
    std::int64_t version = 0;
    if (!in.enter_object()) return std::nullopt;
    while (in.next_field(name)) {
        if (name == "contest") return in.integer(version) ? std::optional(version) : std::nullopt;
        if (!in.skip()) break;
    }
    return std::nullopt;
}

/// Lines one after the other, without their ends.
class Lines {
  public:
    explicit Lines(std::string_view text) : left_(text) {}

    bool next(std::string_view& line) {
        if (left_.empty()) return false;
        const std::size_t end = std::min(left_.find('\n'), left_.size());
        line = left_.substr(0, end);
        left_.remove_prefix(std::min(end + 1, left_.size()));
        ++number_;
        return true;
    }
    std::size_t number() const { return number_; }

  private:
    std::string_view left_;
    std::size_t number_ = 0;
};

tl::expected<ContestHeader, LineError> read_contest_header(std::string_view line) {
    const auto version = version_of(line);
    if (!version) return tl::unexpected(LineError{"not_a_contest", 1, {}});
    if (*version != contest_file_version)
        return tl::unexpected(LineError{"contest_version", 1, std::to_string(*version)});
    ContestReader in(line);
    ContestHeader header;
    if (!in.take(header) || !in.finish()) return tl::unexpected(in.error());
    return header;
}

}  // namespace

ContestHeader contest_header_for(const Rulebook& book, bool comes_with,
                                 std::span<const contest::Logged> events) {
    ContestHeader header{
        .rules = std::string(book.id()), .hash = profile_hash(book), .title = {}, .events = events.size()};
    if (!comes_with) header.profile = canonical_profile(book);
    for (const contest::Logged& logged : events)
        if (const auto* opened = std::get_if<contest::ContestOpened>(&logged.event))
            header.title = opened->regulations.title;
    return header;
}

void append_contest_file(std::string& out, const ContestHeader& header,
                         std::span<const contest::Logged> events) {
    ContestWriter(out).put(header);
    out += '\n';
    for (const contest::Logged& logged : events) {
        append_contest_line(out, logged);
        out += '\n';
    }
}

tl::expected<ContestFile, FileFault> read_contest_file(std::string_view text) {
    Lines lines(text);
    const auto no = [&](const LineError& error) {
        return tl::unexpected(FileFault{error.code, lines.number(), error.at, error.subject});
    };
    std::string_view line;
    if (!lines.next(line)) return tl::unexpected(FileFault{"not_a_contest", 1, 1, {}});
    if (text.size() > max_contest_file_bytes)
        return no({"contest_too_long", 1, std::to_string(max_contest_file_bytes)});
    if (line.size() > max_contest_line_bytes) return no({"not_a_contest", 1, {}});
    auto header = read_contest_header(line);
    if (!header) return no(header.error());

    ContestFile file{std::move(*header), {}};
    // The header may say anything, but a line has some bytes.
    constexpr std::size_t shortest_line = 32;
    file.events.reserve(std::min(file.header.events, text.size() / shortest_line));
    while (lines.next(line)) {
        const std::size_t wanted = file.events.size() + 1;
        if (wanted > file.header.events) return no({"contest_count", 1, std::to_string(file.header.events)});
        auto logged = read_contest_line(line);
        if (!logged) return no(logged.error());
        if (logged->number.value != wanted) return no({"contest_order", 1, std::to_string(wanted)});
        file.events.push_back(std::move(*logged));
    }
    if (file.events.size() < file.header.events)
        return tl::unexpected(
            FileFault{"contest_count", lines.number() + 1, 1, std::to_string(file.header.events)});
    return file;
}

tl::expected<std::unique_ptr<Rulebook>, FileFault> open_contest_rules(const ContestHeader& header,
                                                                      std::span<const Family* const> families,
                                                                      const SuitTable& table) {
    auto book = open_named_rules(header.rules, header.hash, header.profile, families, table);
    if (book) return std::move(*book);
    constexpr std::array<std::string_view, 3> codes{"contest_rules", "contest_rules_changed",
                                                    "contest_profile"};
    return tl::unexpected(
        FileFault{codes[static_cast<std::size_t>(book.error().fault)], 1, 1, book.error().subject});
}

}  // namespace sifang
