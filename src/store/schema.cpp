#include "store/schema.hpp"

#include <array>
#include <optional>

namespace sifang::store {
namespace {

// STRICT: a column holds what it says. WITHOUT ROWID: the lines of a stream lie together, in order.
constexpr const char* first_tables = R"(
CREATE TABLE stream (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    seal BLOB NOT NULL,
    UNIQUE (kind, name)
) STRICT;
CREATE TABLE line (
    stream INTEGER NOT NULL REFERENCES stream,
    version INTEGER NOT NULL,
    text TEXT NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (stream, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE command (
    stream INTEGER NOT NULL REFERENCES stream,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (stream, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE personal (
    stream INTEGER NOT NULL REFERENCES stream,
    person INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (stream, person, field)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshot (
    stream INTEGER NOT NULL REFERENCES stream,
    purpose TEXT NOT NULL,
    version INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (stream, purpose)
) STRICT;
CREATE TRIGGER line_is_not_changed BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER line_is_not_taken_away BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
)";
constexpr std::array<const char*, 1> steps_so_far{first_tables};

tl::unexpected<Fault> refuse(FaultKind kind, const char* why) { return tl::unexpected(Fault{kind, why}); }

/// What SQLite does not take for a database may still be one of ours with a damaged beginning. Read through
/// SQLite's own file: to open and close it once more would give up this process's locks on it.
FaultKind unreadable_header(Database& database) {
    sqlite3_file* file = nullptr;
    (void)sqlite3_file_control(database.raw(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    std::array<unsigned char, 4> bytes{};
    constexpr sqlite3_int64 place_of_application_id = 68;
    if (file == nullptr || file->pMethods == nullptr ||
        file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), place_of_application_id) !=
            SQLITE_OK)
        return FaultKind::NotALog;
    std::int64_t application = 0;
    for (const unsigned char byte : bytes) application = application << 8 | byte;
    return application == log_application_id ? FaultKind::Damaged : FaultKind::NotALog;
}

}  // namespace

std::span<const char* const> schema_steps() { return steps_so_far; }

Result<std::size_t> schema_version(Database& database, std::span<const char* const> steps) {
    // One state for all questions: another process may be making the tables at this moment.
    std::optional<ReadTransaction> transaction;
    if (database.idle()) {
        auto begun = ReadTransaction::begin(database);
        if (!begun) return tl::unexpected(begun.error());
        transaction.emplace(std::move(*begun));
    }
    const auto application = database.number("PRAGMA application_id");
    if (!application) {
        Fault fault = application.error();
        if (fault.kind == FaultKind::NotALog) fault.kind = unreadable_header(database);
        return tl::unexpected(fault);
    }
    const auto version = database.number("PRAGMA user_version");
    if (!version) return tl::unexpected(version.error());
    if (*application == 0 && *version == 0) {
        const auto things = database.number("SELECT count(*) FROM sqlite_schema");
        if (!things) return tl::unexpected(things.error());
        if (*things == 0) return 0;
    }
    if (*application != log_application_id) return refuse(FaultKind::NotALog, "a database of something else");
    // Both numbers and the tables are written in one transaction.
    if (*version <= 0) return refuse(FaultKind::Damaged, "a log without a version");
    if (*version > static_cast<std::int64_t>(steps.size()))
        return refuse(FaultKind::NewerLog, "a log of a later program");
    return static_cast<std::size_t>(*version);
}

Result<void> migrate(Database& database, std::span<const char* const> steps) {
    // Nobody else writes from here on; what has been done by the time we get our turn is seen.
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun;
    auto done = [&]() -> Result<void> {
        const auto version = schema_version(database, steps);
        if (!version) return tl::unexpected(version.error());
        if (*version == steps.size()) return {};
        for (const char* step : steps.subspan(*version))
            if (auto taken = database.execute(step); !taken) return taken;
        const std::string numbers = "PRAGMA application_id = " + std::to_string(log_application_id) +
                                    "; PRAGMA user_version = " + std::to_string(steps.size());
        return database.execute(numbers.c_str());
    }();
    if (done) done = database.execute("COMMIT");
    if (!done) database.roll_back();
    return done;
}

}  // namespace sifang::store
