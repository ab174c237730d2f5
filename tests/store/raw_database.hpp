#pragma once
// SQLite without the store: what somebody else does to the file.

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <string>

namespace sifang::store {

class RawDatabase {
  public:
    explicit RawDatabase(const std::string& path) {
        EXPECT_EQ(sqlite3_open(path.c_str(), &connection_), SQLITE_OK);
    }
    RawDatabase(const RawDatabase&) = delete;
    RawDatabase& operator=(const RawDatabase&) = delete;
    ~RawDatabase() { EXPECT_EQ(sqlite3_close(connection_), SQLITE_OK); }

    void run(const std::string& sql) {
        EXPECT_EQ(sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sql << ": " << sqlite3_errmsg(connection_);
    }
    /// The first column of the first row.
    std::string ask(const std::string& sql) {
        std::string answer;
        const auto note = [](void* to, int, char** values, char**) {
            if (values[0] != nullptr) *static_cast<std::string*>(to) = values[0];
            return 1;  // no more
        };
        (void)sqlite3_exec(connection_, sql.c_str(), note, &answer, nullptr);
        return answer;
    }
    /// What SQLite says against it.
    std::string refusal(const std::string& sql) {
        if (sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return "";
        return sqlite3_errmsg(connection_);
    }

  private:
    sqlite3* connection_ = nullptr;
};

}  // namespace sifang::store
