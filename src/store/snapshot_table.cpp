#include "store/snapshot_table.hpp"

#include "store/line_table.hpp"

namespace sifang::store {
namespace {

Result<void> remove_snapshot(Database& database, const StreamRow& stream, std::string_view purpose) {
    auto remove = database.prepare("DELETE FROM snapshot WHERE stream = ? AND purpose = ?");
    if (!remove) return tl::unexpected(remove.error());
    return remove->bind(stream.number).bind(purpose).run();
}

}  // namespace

Result<void> put_snapshot(Database& database, const StreamName& name, std::string_view purpose,
                          const Snapshot& snapshot) {
    const auto stream = find_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    if (snapshot.version > stream->version)
        return tl::unexpected(Fault{FaultKind::Conflict, {}, stream->version});
    if (snapshot.version == 0) return remove_snapshot(database, *stream, purpose);
    const auto line = seal_of_line(database, *stream, snapshot.version);
    if (!line) return tl::unexpected(line.error());
    if (!*line) return tl::unexpected(Fault{FaultKind::Damaged, "a line is missing", snapshot.version});
    const Seal seal = seal_snapshot(**line, purpose, snapshot.bytes);
    auto insert = database.prepare(
        "INSERT OR REPLACE INTO snapshot (stream, purpose, version, bytes, seal) VALUES (?, ?, ?, ?, ?)");
    if (!insert) return tl::unexpected(insert.error());
    insert->bind(stream->number).bind(purpose).bind(static_cast<std::int64_t>(snapshot.version));
    return insert->bind_bytes(snapshot.bytes).bind(seal).run();
}

Result<Snapshot> read_snapshot(Database& database, const StreamName& name, std::string_view purpose) {
    const auto transaction = ReadTransaction::begin(database);
    if (!transaction) return tl::unexpected(transaction.error());
    const auto stream = find_stream(database, name);
    if (!stream) return tl::unexpected(stream.error());
    auto find =
        database.prepare("SELECT version, bytes, seal FROM snapshot WHERE stream = ? AND purpose = ?");
    if (!find) return tl::unexpected(find.error());
    const auto row = find->bind(stream->number).bind(purpose).step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) return Snapshot{};
    Snapshot kept{static_cast<Version>(find->number(0)), std::string(find->text(1))};
    const auto line = seal_of_line(database, *stream, kept.version);
    if (!line) return tl::unexpected(line.error());
    Seal seal;
    if (!find->seal(2, seal) || !*line || seal_snapshot(**line, purpose, kept.bytes) != seal)
        return Snapshot{};
    return kept;
}

}  // namespace sifang::store
