// Acknowledged is on the disk, not in the memory of the system: what a killed process cannot show.

#include <algorithm>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <sys/syscall.h>
#include <unistd.h>

#include "store/folder.hpp"
#include "store/system_calls.hpp"

namespace {

/// Files that were written to and not synced since, and all that were synced, by name.
struct Watch {
    std::mutex mutex;
    std::set<std::string> unsynced, synced;
    unsigned writes = 0;
};
Watch& watch() {
    static Watch all;
    return all;
}

std::string name_of(int file) {
    char name[4096];
    const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), name, sizeof name);
    return size < 0 ? "" : std::string(name, static_cast<std::size_t>(size));
}

void note_write(int file) {
    const std::string name = name_of(file);
    if (name.ends_with("-shm")) return;  // made anew after a crash
    const std::lock_guard lock(watch().mutex);
    ++watch().writes;
    watch().unsynced.insert(name);
}

int note_sync(int file, long call) {
    const auto done = static_cast<int>(syscall(call, file));
    const std::string name = name_of(file);
    const std::lock_guard lock(watch().mutex);
    if (done == 0) {
        watch().unsynced.erase(name);
        watch().synced.insert(name);
    }
    return done;
}

ssize_t write_at(int file, const void* bytes, size_t size, off_t place) {
    note_write(file);
    return pwrite(file, bytes, size, place);
}
ssize_t write_on(int file, const void* bytes, size_t size) {
    note_write(file);
    return write(file, bytes, size);
}

}  // namespace

// These two SQLite calls directly: the program's own take their place.
extern "C" int fsync(int file) { return note_sync(file, SYS_fsync); }
extern "C" int fdatasync(int file) { return note_sync(file, SYS_fdatasync); }

namespace sifang::store {
namespace {

class Synced : public testing::Test {
  protected:
    Synced() {
        watch().unsynced.clear();
        watch().synced.clear();
        watch().writes = 0;
    }
    /// Something was written since the last time, and all of it is on the disk.
    void expect_on_disk(const char* after) {
        const std::lock_guard lock(watch().mutex);
        EXPECT_GT(watch().writes, 0u) << after;
        watch().writes = 0;
        for (const std::string& name : watch().unsynced) ADD_FAILURE() << after << ": " << name;
    }
    Folder folder_;
    WritingCalls calls_{write_at, write_on};
};

TEST_F(Synced, WhatIsAnsweredIsOnTheDisk) {
    const auto log = open_log(folder_.file());
    expect_on_disk("opening");
    for (Version version = 0; version < 20; ++version) {
        EXPECT_TRUE(log->append(
            {open_cup, version, {std::string(version * 300, 'x')}, "c" + std::to_string(version)}));
        expect_on_disk("append");
    }
    EXPECT_TRUE(log->put_personal(open_cup, {{1, "born", "x"}}));
    expect_on_disk("put_personal");
    EXPECT_TRUE(log->erase_personal(open_cup, 1));
    expect_on_disk("erase_personal");
}

TEST_F(Synced, ACopyAndItsNameAreOnTheDisk) {
    const auto log = open_log(folder_.file());
    EXPECT_TRUE(log->append({open_cup, 0, {"a"}}));
    watch().synced.clear();
    EXPECT_TRUE(log->copy_to(folder_.file("copy")));
    expect_on_disk("copy_to");
    const std::string folder = std::filesystem::canonical(folder_.path()).string();
    EXPECT_EQ(watch().synced.count(folder), 1u);
    // Under the name it had while it was made.
    EXPECT_TRUE(std::any_of(watch().synced.begin(), watch().synced.end(), [&](const std::string& name) {
        return name.starts_with(folder + "/copy") && !name.ends_with("-journal");
    }));
}

}  // namespace
}  // namespace sifang::store
