#pragma once
// SQLite behind one door: a connection and a statement that clean up after themselves, and result codes as
// faults. One thread at a time uses a connection.

#include <map>
#include <memory>
#include <sqlite3.h>

#include "store/chain.hpp"
#include "store/log.hpp"

namespace sifang::store {

/// Of the result code of a call on this connection that has just failed.
Fault fault_of_code(sqlite3* connection, int code);

/// A prepared statement, lent by its connection: whoever holds it has it alone, and it is reset at the end.
class Statement {
  public:
    explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    Statement(Statement&& other) noexcept
        : statement_(std::exchange(other.statement_, nullptr)), next_(other.next_), bad_(other.bad_) {}
    Statement& operator=(Statement&&) = delete;
    ~Statement();

    /// Parameters in their order. What is bound as text or bytes must outlive the steps. A value that cannot
    /// be bound is told by the next step.
    Statement& bind(std::int64_t number);
    Statement& bind(std::string_view text);
    Statement& bind_bytes(std::string_view bytes);
    Statement& bind(const Seal& seal) { return bind_bytes(bytes_of(seal)); }

    /// Whether there is a row.
    Result<bool> step();
    /// For statements without rows.
    Result<void> run();
    /// Ready for other parameters.
    void again();

    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    /// Good until the next step.
    std::string_view text(int column) const;
    /// All zeros and `false` where it is not a seal.
    bool seal(int column, Seal& seal) const;

  private:
    void note(int code);

    sqlite3_stmt* statement_;
    int next_ = 1;
    int bad_ = SQLITE_OK;
};

class Database {
  public:
    /// `path` is a file's name and nothing else: no ":memory:", no URI.
    static Result<Database> open(const std::string& path, int flags, int busy_milliseconds);
    /// Never writes, takes no lock, and sees no other writer: for a file on a disk that cannot be written to.
    static Result<Database> open_unchanging(const std::string& path);

    Result<void> execute(const char* sql);
    /// Kept for the next time; `sql` is a literal.
    Result<Statement> prepare(const char* sql);
    /// One number: PRAGMA user_version and the like.
    Result<std::int64_t> number(const char* sql);

    /// Whether no transaction is open: SQLite ends one by itself when it has no room, say.
    bool idle() const { return sqlite3_get_autocommit(connection_.get()) != 0; }
    void roll_back();
    std::int64_t changes() const { return sqlite3_changes64(connection_.get()); }
    sqlite3* raw() const { return connection_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { (void)sqlite3_finalize(statement); }
    };
    static Result<Database> open_named(const std::string& name, int flags, int busy_milliseconds);
    Fault fault(int code) const { return fault_of_code(connection_.get(), code); }

    std::unique_ptr<sqlite3, Close> connection_;
    // After the connection, so that they go before it.
    std::map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

/// BEGIN … COMMIT over several reads, so that they see one state. Rolls back at the end: nothing was written.
class ReadTransaction {
  public:
    static Result<ReadTransaction> begin(Database& database);
    ReadTransaction(ReadTransaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
    ReadTransaction& operator=(ReadTransaction&&) = delete;
    ~ReadTransaction() {
        if (database_ != nullptr) database_->roll_back();
    }

  private:
    explicit ReadTransaction(Database& database) : database_(&database) {}
    Database* database_;
};

}  // namespace sifang::store
