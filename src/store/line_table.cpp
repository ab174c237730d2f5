#include "store/line_table.hpp"

#include <algorithm>
#include <limits>

#include "store/bounds.hpp"

namespace sifang::store {
namespace {

/// Numbers of the contract are unsigned; SQLite's are not. No stream gets so long.
std::int64_t as_number(std::uint64_t value) {
    return static_cast<std::int64_t>(
        std::min<std::uint64_t>(value, std::numeric_limits<std::int64_t>::max()));
}

tl::unexpected<Fault> damaged(Version version, const char* what) {
    return tl::unexpected(Fault{FaultKind::Damaged, what, version});
}

/// Where a command of this name was stored before; 0: nowhere.
Result<Version> stored_before(Database& database, const StreamRow& stream, const std::string& command) {
    if (stream.number == 0 || command.empty()) return 0;
    auto find = database.prepare("SELECT version FROM command WHERE stream = ? AND id = ?");
    if (!find) return tl::unexpected(find.error());
    const auto row = find->bind(stream.number).bind(command).step();
    if (!row) return tl::unexpected(row.error());
    return *row ? static_cast<Version>(find->number(0)) : 0;
}

Result<void> insert_lines(Database& database, StreamRow& stream, const Append& append) {
    auto insert = database.prepare("INSERT INTO line (stream, version, text, seal) VALUES (?, ?, ?, ?)");
    if (!insert) return tl::unexpected(insert.error());
    for (std::size_t i = 0; i < append.lines.size(); ++i) {
        const bool last = i + 1 == append.lines.size();
        ++stream.version;
        stream.seal = seal_line(stream.seal, append.stream, stream.version, append.lines[i],
                                last ? std::string_view(append.command) : std::string_view{});
        insert->bind(stream.number).bind(as_number(stream.version));
        if (auto done = insert->bind(append.lines[i]).bind(stream.seal).run(); !done) return done;
    }
    return {};
}

Result<void> remember_command(Database& database, const StreamRow& stream, const std::string& command) {
    auto insert = database.prepare("INSERT INTO command (stream, id, version) VALUES (?, ?, ?)");
    if (!insert) return tl::unexpected(insert.error());
    return insert->bind(stream.number).bind(command).bind(as_number(stream.version)).run();
}

Result<void> update_stream(Database& database, const StreamRow& stream) {
    auto update = database.prepare("UPDATE stream SET version = ?, seal = ? WHERE number = ?");
    if (!update) return tl::unexpected(update.error());
    return update->bind(as_number(stream.version)).bind(stream.seal).bind(stream.number).run();
}

}  // namespace

Result<StreamRow> find_stream(Database& database, const StreamName& stream) {
    auto find = database.prepare("SELECT number, version, seal FROM stream WHERE kind = ? AND name = ?");
    if (!find) return tl::unexpected(find.error());
    const auto row = find->bind(id(stream.kind)).bind(stream.name).step();
    if (!row) return tl::unexpected(row.error());
    StreamRow found;
    if (!*row) return found;
    found.number = find->number(0);
    found.version = static_cast<Version>(find->number(1));
    if (find->number(1) < 0 || !find->seal(2, found.seal)) return damaged(0, "the row of the stream");
    return found;
}

Result<StreamRow> find_or_make_stream(Database& database, const StreamName& stream) {
    auto found = find_stream(database, stream);
    if (!found || found->number != 0) return found;
    auto insert = database.prepare("INSERT INTO stream (kind, name, version, seal) VALUES (?, ?, 0, ?)");
    if (!insert) return tl::unexpected(insert.error());
    if (auto done = insert->bind(id(stream.kind)).bind(stream.name).bind(first_seal).run(); !done)
        return tl::unexpected(done.error());
    found->number = sqlite3_last_insert_rowid(database.raw());
    return found;
}

Result<std::optional<Seal>> seal_of_line(Database& database, const StreamRow& stream, Version version) {
    auto find = database.prepare("SELECT seal FROM line WHERE stream = ? AND version = ?");
    if (!find) return tl::unexpected(find.error());
    const auto row = find->bind(stream.number).bind(as_number(version)).step();
    if (!row) return tl::unexpected(row.error());
    Seal seal;
    if (!*row || !find->seal(0, seal)) return std::optional<Seal>{};
    return std::optional(seal);
}

Result<Appended> append_lines(Database& database, const Append& append) {
    auto stream = find_stream(database, append.stream);
    if (!stream) return tl::unexpected(stream.error());
    const auto before = stored_before(database, *stream, append.command);
    if (!before) return tl::unexpected(before.error());
    auto answer = decide(append, stream->version, *before);
    if (!answer || answer->repeated || append.lines.empty()) return answer;
    if (stream->version > 0) {
        // Nothing is chained to an end that is not the one that was written.
        const auto last = seal_of_line(database, *stream, stream->version);
        if (!last) return tl::unexpected(last.error());
        if (*last != stream->seal) return damaged(stream->version, "the last line does not fit its stream");
    }
    stream = find_or_make_stream(database, append.stream);
    if (!stream) return tl::unexpected(stream.error());
    auto done = insert_lines(database, *stream, append);
    if (done && !append.command.empty()) done = remember_command(database, *stream, append.command);
    if (done) done = update_stream(database, *stream);
    if (!done) return tl::unexpected(done.error());
    return answer;
}

Result<std::vector<StoredLine>> read_lines(Database& database, const StreamName& name, Version after,
                                           std::size_t most) {
    // One state for both questions: the stream must not grow between them.
    const auto transaction = ReadTransaction::begin(database);
    if (!transaction) return tl::unexpected(transaction.error());
    const auto stream = find_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    std::vector<StoredLine> lines;
    if (after >= stream->version) return lines;
    const std::uint64_t count = std::min<std::uint64_t>(stream->version - after, most);
    auto select = database.prepare(
        "SELECT version, text FROM line WHERE stream = ? AND version > ? ORDER BY version LIMIT ?");
    if (!select) return tl::unexpected(select.error());
    select->bind(stream->number).bind(as_number(after)).bind(as_number(count));
    for (std::uint64_t i = 1; i <= count; ++i) {
        const auto row = select->step();
        if (!row) {
            Fault fault = row.error();
            if (fault.kind == FaultKind::Damaged) fault.version = after + i;
            return tl::unexpected(fault);
        }
        if (!*row || static_cast<Version>(select->number(0)) != after + i)
            return damaged(after + i, "a line is missing");
        lines.push_back({after + i, std::string(select->text(1))});
    }
    return lines;
}

Result<std::vector<StreamInfo>> list_streams(Database& database, StreamKind kind) {
    auto select =
        database.prepare("SELECT name, version FROM stream WHERE kind = ? AND version > 0 ORDER BY name");
    if (!select) return tl::unexpected(select.error());
    select->bind(id(kind));
    std::vector<StreamInfo> found;
    for (;;) {
        const auto row = select->step();
        if (!row) return tl::unexpected(row.error());
        if (!*row) return found;
        found.push_back({{kind, std::string(select->text(0))}, static_cast<Version>(select->number(1))});
    }
}

}  // namespace sifang::store
