#include "store/opening.hpp"

#include <cerrno>
#include <chrono>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "store/system_fault.hpp"

namespace sifang::store {
namespace {

// synchronous FULL: a commit waits until the write-ahead log is on the disk; NORMAL would lose the last
// commits
//   when the power goes, after they had been acknowledged.
// secure_delete: what is deleted is overwritten; personal data must not stay in unused pages.
// temp_store MEMORY: and it must not get into a temporary file either.
// cell_size_check, trusted_schema: a damaged or prepared file is noticed before it does harm.
// wal_autocheckpoint: the writer does that after it has answered. journal_size_limit: after a large import
// the
//   write-ahead log goes back to a size that does not matter.
constexpr const char* settings =
    "PRAGMA synchronous = FULL;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA secure_delete = ON;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA cell_size_check = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA wal_autocheckpoint = 0;"
    "PRAGMA journal_size_limit = 16777216;";

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    return slash == path.npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

enum class There : std::uint8_t { Nothing, File };

/// What stands at the path, before SQLite makes or opens anything.
Result<There> look(const std::string& path) {
    struct stat status{};
    if (path.empty()) return tl::unexpected(Fault{FaultKind::NoFile, "no name"});
    if (stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT) return There::Nothing;
        return tl::unexpected(system_fault(path, errno));
    }
    if (!S_ISREG(status.st_mode)) return tl::unexpected(Fault{FaultKind::NotALog, path + ": not a file"});
    return There::File;
}

/// SQLite says that it cannot open or write; the system says which of the two, file or folder, and why.
Fault explain(const std::string& path, Fault fault, int wanted) {
    if (fault.kind != FaultKind::NoAccess && fault.kind != FaultKind::ReadOnly &&
        fault.kind != FaultKind::Failed && fault.kind != FaultKind::NoFile)
        return fault;
    if (access(path.c_str(), F_OK) == 0 && access(path.c_str(), wanted) != 0)
        return system_fault(path, errno);
    const std::string folder = folder_of(path);
    // The file's companions are made beside it, by readers too.
    if (access(folder.c_str(), W_OK | X_OK) != 0) return system_fault(folder, errno);
    return fault;
}

/// Two processes that find the same new file both want this, and SQLite answers one of them at once, without
/// waiting, that the other has the lock: then the other one is doing it.
Result<void> use_write_ahead_log(Database& database, const SqliteOptions& options) {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::milliseconds(options.busy_milliseconds);
    for (;;) {
        auto mode = database.prepare("PRAGMA journal_mode = WAL");
        if (!mode) return tl::unexpected(mode.error());
        const auto row = mode->step();
        if (row && *row && mode->text(0) == "wal") return {};
        if (row) return tl::unexpected(Fault{FaultKind::Failed, "no write-ahead log on this file system"});
        if (row.error().kind != FaultKind::Busy || Clock::now() >= until) return tl::unexpected(row.error());
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

Result<Database> open_and_recognise(const std::string& path, bool create, const SqliteOptions& options) {
    auto database = Database::open(path, SQLITE_OPEN_READWRITE | (create ? SQLITE_OPEN_CREATE : 0),
                                   options.busy_milliseconds);
    if (!database) return database;
    const auto version = schema_version(*database, options.steps);
    if (!version) return tl::unexpected(version.error());
    // SQLite falls back to reading where it may not write; that would be found out too late.
    if (sqlite3_db_readonly(database->raw(), "main") == 1)
        return tl::unexpected(Fault{FaultKind::ReadOnly, path});
    if (*version == 0 && !create) return tl::unexpected(Fault{FaultKind::NotALog, "an empty file"});
    // From here on it is ours, and may be changed.
    auto done = database->execute(settings);
    if (done) done = use_write_ahead_log(*database, options);
    if (done && *version < options.steps.size()) done = migrate(*database, options.steps);
    if (!done) return tl::unexpected(done.error());
    return database;
}

Result<Database> connect_for_reading(const std::string& path, Reading reading, const SqliteOptions& options) {
    return reading == Reading::Unchanging
               ? Database::open_unchanging(path)
               : Database::open(path, SQLITE_OPEN_READONLY, options.busy_milliseconds);
}

Result<void> recognise_for_reading(Database& database, const SqliteOptions& options) {
    const auto version = schema_version(database, options.steps);
    if (!version) return tl::unexpected(version.error());
    if (*version == 0) return tl::unexpected(Fault{FaultKind::NotALog, "an empty file"});
    if (*version < options.steps.size())
        return tl::unexpected(Fault{FaultKind::ReadOnly, "an older log: to be opened for writing once"});
    return {};
}

}  // namespace

Result<Database> open_for_writing(const std::string& path, bool create, const SqliteOptions& options) {
    const auto there = look(path);
    if (!there) return tl::unexpected(there.error());
    if (*there == There::Nothing && !create) return tl::unexpected(Fault{FaultKind::NoFile, path});
    auto database = open_and_recognise(path, create, options);
    if (!database) return tl::unexpected(explain(path, database.error(), R_OK | W_OK));
    return database;
}

Result<Database> open_for_reading(const std::string& path, Reading reading, const SqliteOptions& options) {
    auto database = connect_for_reading(path, reading, options);
    if (!database) return database;
    if (auto done = database->execute(settings); !done) return tl::unexpected(done.error());
    return database;
}

Result<Reading> way_of_reading(const std::string& path, const SqliteOptions& options) {
    const auto there = look(path);
    if (!there) return tl::unexpected(there.error());
    if (*there == There::Nothing) return tl::unexpected(Fault{FaultKind::NoFile, path});
    Result<void> fine;
    for (const Reading reading : {Reading::Shared, Reading::Unchanging}) {
        auto database = connect_for_reading(path, reading, options);
        if (database) {
            fine = recognise_for_reading(*database, options);
            if (fine) return reading;
        } else {
            fine = tl::unexpected(database.error());
        }
        // A log that was closed properly lies on a disk or in a folder where nothing can be made beside it.
        const bool nothing_beside = access((path + "-wal").c_str(), F_OK) != 0;
        const FaultKind kind = fine.error().kind;
        if (!nothing_beside || (kind != FaultKind::NoAccess && kind != FaultKind::ReadOnly)) break;
        if (access(path.c_str(), R_OK) != 0 || access(folder_of(path).c_str(), W_OK) == 0) break;
    }
    return tl::unexpected(explain(path, fine.error(), R_OK));
}

}  // namespace sifang::store
