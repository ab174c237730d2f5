// Many threads, one writer: every version is given once, and what comes together is committed together.

#include <atomic>
#include <latch>
#include <set>
#include <thread>

#include "store/folder.hpp"
#include "support/soak.hpp"

namespace sifang::store {
namespace {

/// A number of threads that begin together.
template <class Work>
void together(unsigned count, const Work& work) {
    std::latch begin(count);
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < count; ++i)
        threads.emplace_back([&, i] {
            begin.arrive_and_wait();
            work(i);
        });
    for (std::thread& thread : threads) thread.join();
}

class Threads : public testing::TestWithParam<const char*> {
  protected:
    std::unique_ptr<Log> make() {
        return GetParam() == std::string_view("memory") ? memory_log() : open_log(folder_.file());
    }
    Folder folder_;
    std::unique_ptr<Log> log_ = make();
};
INSTANTIATE_TEST_SUITE_P(, Threads, testing::Values("memory", "sqlite"),
                         [](const auto& which) { return std::string(which.param); });

TEST_P(Threads, OnOneStreamEveryVersionIsGivenOnceAndNothingIsLost) {
    constexpr unsigned threads = 16;
    const unsigned appends = static_cast<unsigned>(soak_or(20, 200));
    std::vector<std::vector<std::pair<Version, std::string>>> acknowledged(threads);
    together(threads, [&](unsigned thread) {
        Append next{open_cup, 0, {}, {}};
        for (unsigned i = 0; i < appends; ++i) {
            const std::string text = std::to_string(thread) + ":" + std::to_string(i);
            next.lines = {text, text + "+"};
            next.command = "c" + text;
            for (;;) {
                const auto done = log_->append(next);
                if (done) {
                    acknowledged[thread].emplace_back(done->version, text);
                    next.expected = done->version;
                    break;
                }
                ASSERT_EQ(done.error().kind, FaultKind::Conflict) << done.error().detail;
                next.expected = done.error().version;
            }
        }
    });
    const auto lines = log_->read(open_cup);
    ASSERT_TRUE(lines);
    ASSERT_EQ(lines->size(), threads * appends * 2);
    std::set<Version> versions;
    for (const auto& of_thread : acknowledged)
        for (const auto& [version, text] : of_thread) {
            versions.insert(version);
            EXPECT_EQ((*lines)[version - 2].text, text);
            EXPECT_EQ((*lines)[version - 1].text, text + "+");
        }
    EXPECT_EQ(versions.size(), threads * appends);
    EXPECT_EQ(log_->check(), std::vector<Damage>{});
}

TEST_P(Threads, OneCommandSentByAllOfThemActsOnce) {
    constexpr unsigned threads = 16;
    for (Version round = 0; round < 10; ++round) {
        std::atomic<unsigned> first{0}, repeated{0};
        together(threads, [&](unsigned) {
            const auto done = log_->append({open_cup, round, {"a"}, "round-" + std::to_string(round)});
            ASSERT_TRUE(done);
            EXPECT_EQ(done->version, round + 1);
            ++(done->repeated ? repeated : first);
        });
        EXPECT_EQ(first, 1u);
        EXPECT_EQ(repeated, threads - 1);
    }
    EXPECT_EQ(log_->version(open_cup), 10u);
}

TEST_P(Threads, ARefusedAppendRefusesOnlyItself) {
    EXPECT_TRUE(log_->append({open_cup, 0, {"a"}}));
    std::atomic<unsigned> refused{0}, stored{0};
    together(16, [&](unsigned thread) {
        const StreamName own{StreamKind::Table, "table-" + std::to_string(thread)};
        for (Version i = 0; i < 10; ++i) {
            if (thread % 2 == 0)
                stored += log_->append({own, i, {"good"}}) == Appended{i + 1, false};
            else
                refused += fault_of(log_->append({open_cup, 7, {"late"}})) == "conflict";
        }
    });
    EXPECT_EQ(refused, 80u);
    EXPECT_EQ(stored, 80u);
    EXPECT_EQ(log_->version(open_cup), 1u);
}

TEST_P(Threads, ReadersSeeWholeAppendsWhileOthersWriteAndACopyIsMade) {
    std::atomic<bool> going{true};
    std::string fault;
    std::thread writer([&] {
        Version version = 0;
        while (version < 60 || (going && version < 3000)) {
            const auto done = log_->append({open_cup, version, {"1", "2", "3"}});
            if (!done) {
                fault = fault_of(done);
                break;
            }
            version = done->version;
        }
    });
    for (int i = 0; i < 5; ++i) {
        const auto lines = log_->read(open_cup);
        EXPECT_TRUE(lines);
        EXPECT_EQ(lines->size() % 3, 0u);
        EXPECT_EQ(log_->check(), std::vector<Damage>{});
        const std::string path = folder_.file("copy-" + std::to_string(i));
        EXPECT_EQ(fault_of(log_->copy_to(path)), "");
        const auto copy = open_log(path, Opening::ReadOnly);
        EXPECT_EQ(copy->check(), std::vector<Damage>{});
        EXPECT_GE(*copy->version(open_cup), lines->size());
        EXPECT_EQ(*copy->version(open_cup) % 3, 0u);
    }
    going = false;
    writer.join();
    EXPECT_EQ(fault, "");
}

/// How many commits are in the write-ahead log: the last page of each says how long the file is after it.
std::size_t commits_in(const std::string& log) {
    constexpr std::size_t header = 32, frame = 24 + 4096;
    std::size_t commits = 0;
    for (std::size_t at = header; at + frame <= log.size(); at += frame)
        if (log.substr(at + 4, 4) != std::string(4, '\0')) ++commits;
    return commits;
}

TEST(GroupCommit, WhatComesWhileACommitRunsIsStoredInOne) {
    Folder folder;
    const auto log = open_log(folder.file());
    const std::size_t before = commits_in(bytes_of_file(folder.file() + "-wal"));
    constexpr unsigned threads = 32, appends = 8;
    together(threads, [&](unsigned thread) {
        const StreamName own{StreamKind::Table, "table-" + std::to_string(thread)};
        for (Version i = 0; i < appends; ++i) EXPECT_TRUE(log->append({own, i, {"a"}}));
    });
    const std::size_t commits = commits_in(bytes_of_file(folder.file() + "-wal")) - before;
    EXPECT_GT(commits, 0u);
    EXPECT_LT(commits, threads * appends);
    RecordProperty("commits", static_cast<int>(commits));
    for (unsigned thread = 0; thread < threads; ++thread)
        EXPECT_EQ(log->version({StreamKind::Table, "table-" + std::to_string(thread)}), appends);
}

}  // namespace
}  // namespace sifang::store
