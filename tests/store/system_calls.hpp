#pragma once
// SQLite's door to the calls of the system: while this is there, it calls these instead.

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace sifang::store {

class WritingCalls {
  public:
    using WriteAt = ssize_t (*)(int, const void*, size_t, off_t);
    using Write = ssize_t (*)(int, const void*, size_t);

    WritingCalls(WriteAt at, Write on) : vfs_(sqlite3_vfs_find(nullptr)) {
        set("pwrite", reinterpret_cast<sqlite3_syscall_ptr>(at));
        set("pwrite64", reinterpret_cast<sqlite3_syscall_ptr>(at));
        set("write", reinterpret_cast<sqlite3_syscall_ptr>(on));
    }
    WritingCalls(const WritingCalls&) = delete;
    WritingCalls& operator=(const WritingCalls&) = delete;
    ~WritingCalls() {
        for (const auto& [name, call] : before_) (void)vfs_->xSetSystemCall(vfs_, name, call);
    }

  private:
    void set(const char* name, sqlite3_syscall_ptr instead) {
        before_.emplace_back(name, vfs_->xGetSystemCall(vfs_, name));
        EXPECT_EQ(vfs_->xSetSystemCall(vfs_, name, instead), SQLITE_OK) << name;
    }
    sqlite3_vfs* vfs_;
    std::vector<std::pair<const char*, sqlite3_syscall_ptr>> before_;
};

}  // namespace sifang::store
