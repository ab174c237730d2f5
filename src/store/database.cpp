#include "store/database.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "store/system_fault.hpp"

namespace sifang::store {

namespace {

/// The system's error behind a failed write. While SQLite takes a transaction back, errno becomes another
/// one's; each file keeps its own.
int error_of_write(sqlite3* connection) {
    for (const int which : {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER}) {
        sqlite3_file* file = nullptr;
        int error = 0;
        if (sqlite3_file_control(connection, "main", which, &file) == SQLITE_OK && file != nullptr &&
            file->pMethods != nullptr &&
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error) == SQLITE_OK &&
            fault_kind_of(error) == FaultKind::DiskFull)
            return error;
    }
    return sqlite3_system_errno(connection);
}

FaultKind fault_kind_of_code(sqlite3* connection, int code) {
    switch (code) {
        case SQLITE_CANTOPEN_DIRTYWAL:
        case SQLITE_IOERR_CORRUPTFS: return FaultKind::Damaged;
        // The file of shared memory could not be made longer.
        case SQLITE_IOERR_SHMSIZE: return FaultKind::DiskFull;
        case SQLITE_IOERR_WRITE: return fault_kind_of(error_of_write(connection));
        default: break;
    }
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        // So many others begin to read at the same time that there was no turn for us.
        case SQLITE_PROTOCOL: return FaultKind::Busy;
        case SQLITE_FULL: return FaultKind::DiskFull;
        case SQLITE_READONLY: return FaultKind::ReadOnly;
        case SQLITE_PERM:
        case SQLITE_AUTH: return FaultKind::NoAccess;
        case SQLITE_CORRUPT:
        // Tables that are not as we made them.
        case SQLITE_ERROR:
        case SQLITE_CONSTRAINT:
        case SQLITE_MISMATCH: return FaultKind::Damaged;
        case SQLITE_NOTADB: return FaultKind::NotALog;
        case SQLITE_TOOBIG: return FaultKind::TooLarge;
        case SQLITE_CANTOPEN: {
            const int error = sqlite3_system_errno(connection);
            return error == 0 ? FaultKind::NoAccess : fault_kind_of(error);
        }
        case SQLITE_IOERR: return fault_kind_of(sqlite3_system_errno(connection));
        default: return FaultKind::Failed;  // no memory, interrupted, our own misuse
    }
}

}  // namespace

Fault fault_of_code(sqlite3* connection, int code) {
    return {fault_kind_of_code(connection, code),
            std::string(sqlite3_errstr(code)) + ": " + sqlite3_errmsg(connection)};
}

Statement::~Statement() {
    if (statement_ == nullptr) return;
    (void)sqlite3_reset(statement_);  // tells again what the last step told
    (void)sqlite3_clear_bindings(statement_);
}

void Statement::note(int code) {
    ++next_;
    if (bad_ == SQLITE_OK) bad_ = code;
}
Statement& Statement::bind(std::int64_t number) {
    note(sqlite3_bind_int64(statement_, next_, number));
    return *this;
}
Statement& Statement::bind(std::string_view text) {
    // A null pointer would be NULL, not an empty text.
    note(sqlite3_bind_text64(statement_, next_, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                             SQLITE_UTF8));
    return *this;
}
Statement& Statement::bind_bytes(std::string_view bytes) {
    note(sqlite3_bind_blob64(statement_, next_, bytes.empty() ? "" : bytes.data(), bytes.size(),
                             SQLITE_STATIC));
    return *this;
}

Result<bool> Statement::step() {
    const int code = bad_ == SQLITE_OK ? sqlite3_step(statement_) : bad_;
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return tl::unexpected(fault_of_code(sqlite3_db_handle(statement_), code));
}

Result<void> Statement::run() {
    const auto row = step();
    if (!row) return tl::unexpected(row.error());
    assert(!*row);
    again();
    return {};
}

void Statement::again() {
    (void)sqlite3_reset(statement_);
    next_ = 1;
    bad_ = SQLITE_OK;
}

std::string_view Statement::text(int column) const {
    // Bytes as they are, also for what should have been text: nothing is to be converted before it is
    // checked.
    const void* bytes = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return bytes == nullptr
               ? std::string_view{}
               : std::string_view{static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

bool Statement::seal(int column, Seal& seal) const {
    const std::string_view bytes = text(column);
    if (bytes.size() != seal.size()) {
        seal = {};
        return false;
    }
    std::memcpy(seal.data(), bytes.data(), seal.size());
    return true;
}

void Database::Close::operator()(sqlite3* connection) const {
    // All statements are finalized by then, so it does close. What it moves from the write-ahead log into the
    // database is safe in either: nobody is to be told of a failure.
    (void)sqlite3_close_v2(connection);
}

Result<Database> Database::open_named(const std::string& name, int flags, int busy_milliseconds) {
    Database database;
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &connection,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    database.connection_.reset(connection);  // also of one that could not be opened
    if (connection == nullptr) return tl::unexpected(Fault{FaultKind::Failed, "out of memory"});
    if (code != SQLITE_OK) return tl::unexpected(database.fault(code));
    (void)sqlite3_busy_timeout(connection, busy_milliseconds);
    return database;
}

Result<Database> Database::open(const std::string& path, int flags, int busy_milliseconds) {
    // Names that SQLite would take for something else begin with a colon or are empty.
    return open_named(path.starts_with('/') ? path : "./" + path, flags, busy_milliseconds);
}

Result<Database> Database::open_unchanging(const std::string& path) {
    std::string name = path.starts_with('/') ? "file:" : "file:./";
    for (const char c : path) {
        if (c == '%' || c == '?' || c == '#') {
            name += '%';
            name += "0123456789ABCDEF"[static_cast<unsigned char>(c) >> 4];
            name += "0123456789ABCDEF"[c & 15];
        } else {
            name += c;
        }
    }
    return open_named(name + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, 0);
}

Result<void> Database::execute(const char* sql) {
    const int code = sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return tl::unexpected(fault(code));
    return {};
}

Result<Statement> Database::prepare(const char* sql) {
    auto& kept = statements_[sql];
    if (!kept) {
        sqlite3_stmt* made = nullptr;
        const int code =
            sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        if (code != SQLITE_OK) return tl::unexpected(fault(code));
        kept.reset(made);
    }
    assert(sqlite3_stmt_busy(kept.get()) == 0);
    return Statement(kept.get());
}

Result<std::int64_t> Database::number(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) return tl::unexpected(statement.error());
    const auto row = statement->step();
    if (!row) return tl::unexpected(row.error());
    return *row ? statement->number(0) : 0;
}

void Database::roll_back() {
    // Refused only where SQLite has rolled back already.
    if (!idle()) (void)sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<ReadTransaction> ReadTransaction::begin(Database& database) {
    if (auto begun = database.execute("BEGIN"); !begun) return tl::unexpected(begun.error());
    return ReadTransaction(database);
}

}  // namespace sifang::store
