#include "store/bounds.hpp"

#include <algorithm>

namespace sifang::store {
namespace {

tl::unexpected<Fault> refuse(FaultKind kind, std::string_view what) {
    return tl::unexpected(Fault{kind, std::string(what)});
}

/// Visible ASCII: the name of a command is shown in logs and sent in headers.
bool is_command_name(std::string_view name) {
    return !name.empty() && name.size() <= longest_command &&
           std::ranges::all_of(name, [](char c) { return c > ' ' && c <= '~'; });
}

}  // namespace

bool is_stream_name(std::string_view name) {
    if (name.empty() || name.size() > longest_stream_name) return false;
    if (name.front() == '-' || name.back() == '-' || name.find("--") != name.npos) return false;
    return std::ranges::all_of(
        name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

Result<void> within_bounds(const StreamName& stream) {
    if (!is_stream_name(stream.name)) return refuse(FaultKind::BadName, "stream");
    return {};
}

Result<void> within_bounds(const Append& append) {
    if (auto named = within_bounds(append.stream); !named) return named;
    if (!append.command.empty() && !is_command_name(append.command))
        return refuse(FaultKind::BadName, "command");
    if (append.lines.size() > most_lines) return refuse(FaultKind::TooLarge, "lines");
    std::size_t bytes = 0;
    for (const std::string& line : append.lines) {
        if (line.size() > longest_line) return refuse(FaultKind::TooLarge, "line");
        bytes += line.size();
        if (bytes > most_append_bytes) return refuse(FaultKind::TooLarge, "append");
        // A stream is exported as a file of lines; one that were two would come back as two.
        if (line.find('\n') != line.npos) return refuse(FaultKind::BadLine, "line break");
    }
    return {};
}

Result<void> within_bounds(const StreamName& stream, const std::vector<PersonalField>& fields) {
    if (auto named = within_bounds(stream); !named) return named;
    if (fields.size() > most_lines) return refuse(FaultKind::TooLarge, "fields");
    for (const PersonalField& field : fields) {
        if (field.person == 0) return refuse(FaultKind::BadName, "person");
        if (!is_stream_name(field.field)) return refuse(FaultKind::BadName, "field");
        if (field.value.size() > longest_personal_value) return refuse(FaultKind::TooLarge, "value");
    }
    return {};
}

Result<void> within_bounds(const StreamName& stream, std::string_view purpose, const Snapshot& snapshot) {
    if (auto named = within_bounds(stream); !named) return named;
    if (!is_stream_name(purpose)) return refuse(FaultKind::BadName, "purpose");
    if (snapshot.bytes.size() > longest_snapshot) return refuse(FaultKind::TooLarge, "snapshot");
    return {};
}

Result<Appended> decide(const Append& append, Version has, Version stored_before) {
    if (stored_before != 0) return Appended{stored_before, true};
    if (has != append.expected) return tl::unexpected(Fault{FaultKind::Conflict, {}, has});
    return Appended{has + append.lines.size(), false};
}

}  // namespace sifang::store
