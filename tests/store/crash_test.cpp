// Nothing that was acknowledged is lost and nothing is half there, whenever the process is killed.

#include <chrono>
#include <map>
#include <random>
#include <sstream>
#include <thread>

#include "store/crash_line.hpp"
#include "store/folder.hpp"
#include "store/process.hpp"
#include "support/soak.hpp"

namespace sifang::store {
namespace {

struct Acknowledged {
    CrashAppend append;
    Version version = 0;
};

/// Lets a child write, kills it at some moment, and returns what it had acknowledged by then.
std::vector<Acknowledged> write_and_be_killed(const std::string& path, unsigned run,
                                              std::mt19937_64& random) {
    Process child({"crash", path, std::to_string(run)});
    EXPECT_EQ(child.line(), "started");
    std::vector<Acknowledged> acknowledged;
    const auto hear = [&](const std::string& line) {
        Acknowledged next;
        std::istringstream(line) >> next.append.run >> next.append.thread >> next.append.number >>
            next.version;
        acknowledged.push_back(next);
    };
    // Every fourth is killed while it opens the log, the others after some appends and in the midst of
    // others. The moment within a commit is the machine's; nothing that is expected depends on it.
    const bool opening = run % 4 == 3;
    for (std::uint64_t left = opening ? 0 : 1 + random() % 60; left > 0; --left) {
        const auto line = child.line();
        if (!line) {
            ADD_FAILURE() << "the child ended by itself";
            break;
        }
        hear(*line);
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random() % (opening ? 30'000 : 6'000)));
    child.kill();
    for (const std::string& line : child.rest()) hear(line);
    const int status = child.wait();
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
    return acknowledged;
}

/// Every append in a stream is whole and in order, from the line after `after`. The number of lines.
Version expect_whole_appends(Log& log, const StreamName& stream, Version after) {
    const auto lines = log.read(stream, after);
    EXPECT_EQ(fault_of(lines), "");
    if (!lines) return after;
    std::size_t at = 0;
    while (at < lines->size()) {
        CrashAppend append;
        const int read = std::sscanf((*lines)[at].text.c_str(), "r%u-t%u-n%u 1/", &append.run, &append.thread,
                                     &append.number);
        EXPECT_EQ(read, 3) << (*lines)[at].text;
        if (read != 3) break;
        for (const std::string& text : append.lines()) {
            EXPECT_LT(at, lines->size()) << "half an append: " << append.command();
            if (at >= lines->size()) break;
            EXPECT_EQ((*lines)[at].text, text);
            ++at;
        }
    }
    return after + lines->size();
}

TEST(CrashSoak, EveryAcknowledgedAppendIsThereAndNoneIsHalfThere) {
    const std::uint64_t kills = soak_or(30, 1000);
    std::mt19937_64 random(20240612);
    Folder folder;
    std::string path;
    std::map<StreamName, Version> looked_at;
    std::size_t all = 0;
    for (unsigned run = 0; run < kills; ++run) {
        // A new file now and then, so that it is also killed while it makes one.
        if (run % 20 == 0 || run % 20 == 3) {
            path = folder.file("log-" + std::to_string(run));
            looked_at.clear();
        }
        const auto acknowledged = write_and_be_killed(path, run, random);
        all += acknowledged.size();
        const auto log = open_log(path);
        ASSERT_EQ(log->check(), std::vector<Damage>{}) << "run " << run;
        for (const StreamKind kind : {StreamKind::Contest, StreamKind::Table}) {
            const auto streams = log->streams(kind);
            ASSERT_TRUE(streams);
            for (const StreamInfo& info : *streams) {
                Version& from = looked_at[info.stream];
                from = expect_whole_appends(*log, info.stream, from);
                EXPECT_EQ(from, info.version);
            }
        }
        for (const Acknowledged& each : acknowledged) {
            const auto texts = each.append.lines();
            const auto lines = log->read(each.append.stream(), each.version - texts.size(), texts.size());
            ASSERT_TRUE(lines);
            ASSERT_EQ(lines->size(), texts.size()) << "lost: " << each.append.command();
            for (std::size_t i = 0; i < texts.size(); ++i) EXPECT_EQ((*lines)[i].text, texts[i]);
            // Sent again by somebody who did not hear the answer, it acts once.
            EXPECT_EQ(log->append({each.append.stream(), 0, texts, each.append.command()}),
                      (Appended{each.version, true}));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run;
    }
    EXPECT_GT(all, kills);
    RecordProperty("acknowledged", static_cast<int>(all));
}

}  // namespace
}  // namespace sifang::store
