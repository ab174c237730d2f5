// No room: nothing of the append is there, the answer says why, and the log goes on once there is room.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include "store/folder.hpp"
#include "store/system_calls.hpp"

namespace sifang::store {
namespace {

/// Files of this process cannot become longer than so many bytes, while this is there. Needs no rights.
class Limit {
  public:
    explicit Limit(std::uintmax_t bytes) {
        (void)std::signal(SIGXFSZ, SIG_IGN);
        EXPECT_EQ(getrlimit(RLIMIT_FSIZE, &before_), 0);
        const rlimit now{static_cast<rlim_t>(bytes), before_.rlim_max};
        EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &now), 0);
    }
    Limit(const Limit&) = delete;
    Limit& operator=(const Limit&) = delete;
    ~Limit() { EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &before_), 0); }

  private:
    rlimit before_{};
};

std::uintmax_t longest_file(const Folder& folder) {
    std::uintmax_t longest = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        longest = std::max(longest, entry.file_size());
    return longest;
}

TEST(FullDisk, NothingOfTheAppendIsThereAndTheNextOneWorks) {
    Folder folder;
    const auto log = open_log(folder.file());
    EXPECT_TRUE(log->append({open_cup, 0, {"a"}, "first"}));
    const std::vector<std::string> heavy(300, std::string(10'000, 'x'));
    {
        const Limit limit(longest_file(folder) + 100'000);
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(fault_of(log->append({open_cup, 1, heavy, "heavy"})), "disk-full");
        EXPECT_EQ(log->read(open_cup), (std::vector<StoredLine>{{1, "a"}}));
        // What still fits goes on.
        EXPECT_EQ(log->append({open_cup, 1, {"b"}, "second"}), (Appended{2, false}));
        EXPECT_EQ(fault_of(log->copy_to(folder.file("copy"))), "");
    }
    EXPECT_EQ(log->check(), std::vector<Damage>{});
    EXPECT_EQ(log->append({open_cup, 2, heavy, "heavy"}), (Appended{302, false}));
    EXPECT_EQ(log->check(), std::vector<Damage>{});
}

TEST(FullDisk, ACopyThatDoesNotFitLeavesNoFile) {
    Folder folder;
    const auto log = open_log(folder.file());
    EXPECT_TRUE(log->append({open_cup, 0, std::vector<std::string>(100, std::string(10'000, 'x'))}));
    {
        const Limit limit(100'000);
        EXPECT_EQ(fault_of(log->copy_to(folder.file("copy"))), "disk-full");
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        EXPECT_EQ(entry.path().string().find("copy"), std::string::npos) << entry.path();
    EXPECT_TRUE(log->copy_to(folder.file("copy")));
}

TEST(FullDisk, AnAppendThatDoesNotFitDoesNotRefuseTheOthersOfItsGroup) {
    Folder folder;
    const auto log = open_log(folder.file());
    EXPECT_TRUE(log->append({open_cup, 0, {"a"}}));
    const std::vector<std::string> heavy(300, std::string(10'000, 'x'));
    constexpr unsigned writers = 8, appends = 5;
    std::atomic<unsigned> stored{0}, full{0};
    {
        const Limit limit(longest_file(folder) + 2'500'000);
        std::vector<std::thread> threads;
        for (unsigned thread = 0; thread < writers; ++thread)
            threads.emplace_back([&, thread] {
                const StreamName stream{StreamKind::Table, "table-" + std::to_string(thread)};
                for (unsigned i = 0; i < appends; ++i)
                    stored += log->append({stream, i, {"small"}}).has_value();
            });
        for (unsigned thread = 0; thread < 2; ++thread)
            threads.emplace_back([&] {
                for (unsigned i = 0; i < appends; ++i)
                    full += fault_of(log->append({open_cup, 1, heavy})) == "disk-full";
            });
        for (std::thread& thread : threads) thread.join();
    }
    EXPECT_EQ(stored, writers * appends);
    EXPECT_EQ(full, 2 * appends);
    EXPECT_EQ(log->check(), std::vector<Damage>{});
}

/// SQLite's door to the system's calls, for tests: the n-th write from now on, and all after it, find the
/// disk full, the first of them after half of its bytes.
class FailingWrites {
  public:
    explicit FailingWrites(int good) { left_ = good; }
    static bool met() { return left_ < 0; }

  private:
    static ssize_t write_at(int file, const void* bytes, size_t size, off_t place) {
        const int left = left_--;
        if (left > 0) return pwrite(file, bytes, size, place);
        if (left == 0 && size > 1) return pwrite(file, bytes, size / 2, place);
        errno = ENOSPC;
        return -1;
    }
    static ssize_t write_on(int file, const void* bytes, size_t size) {
        if (left_-- > 0) return write(file, bytes, size);
        errno = ENOSPC;
        return -1;
    }
    static std::atomic<int> left_;
    WritingCalls calls_{write_at, write_on};
};
std::atomic<int> FailingWrites::left_{0};

TEST(FullDisk, AtEveryWriteOfAnAppend) {
    Folder folder;
    Version version = 0;
    int good = 0;
    auto log = open_log(folder.file());
    for (bool met = true; met; ++good) {
        ASSERT_LT(good, 500);
        const Append append{open_cup, version, {"a", std::string(9'000, 'b')}, "n-" + std::to_string(good)};
        Result<Appended> done;
        {
            const FailingWrites failing(good);
            done = log->append(append);
            met = FailingWrites::met();
        }
        if (met) {
            EXPECT_EQ(fault_of(done), "disk-full") << good;
            EXPECT_EQ(log->version(open_cup), version) << good;
            // Also for who comes after a crash at this moment.
            if (good % 2 == 1) {
                std::filesystem::copy(folder.file(), folder.file("crashed"),
                                      std::filesystem::copy_options::overwrite_existing);
                std::filesystem::copy(folder.file() + "-wal", folder.file("crashed-wal"),
                                      std::filesystem::copy_options::overwrite_existing);
                const auto crashed = open_log(folder.file("crashed"));
                EXPECT_EQ(crashed->version(open_cup), version) << good;
                EXPECT_EQ(crashed->check(), std::vector<Damage>{}) << good;
            }
            done = log->append(append);
        }
        version += 2;
        EXPECT_EQ(done, (Appended{version, false})) << good;
        EXPECT_EQ(log->check(), std::vector<Damage>{}) << good;
    }
    EXPECT_GT(good, 5);
}

TEST(FullDisk, AtEveryWriteOfMakingALog) {
    int good = 0;
    for (bool met = true; met; ++good) {
        ASSERT_LT(good, 500);
        Folder folder;
        {
            const FailingWrites failing(good);
            const auto log = open_sqlite(folder.file(), Opening::Create);
            met = FailingWrites::met();
            EXPECT_EQ(fault_of(log), met && !log ? "disk-full" : "") << good;
        }
        // Once there is room, it is a log.
        const auto log = open_log(folder.file());
        EXPECT_TRUE(log->append({open_cup, 0, {"a"}})) << good;
        EXPECT_EQ(log->check(), std::vector<Damage>{}) << good;
    }
    EXPECT_GT(good, 5);
}

}  // namespace
}  // namespace sifang::store
