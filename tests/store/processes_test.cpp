// Two processes on one file.

#include <set>

#include "store/folder.hpp"
#include "store/process.hpp"
#include "store/sqlite_options.hpp"

namespace sifang::store {
namespace {

TEST(Processes, OfTwoThatAppendToOneStreamExactlyOneWinsEachVersion) {
    Folder folder;
    constexpr int count = 60;
    std::vector<std::unique_ptr<Process>> both;
    for (const char* tag : {"a", "b"})
        both.push_back(std::make_unique<Process>(
            std::vector<std::string>{"race", folder.file(), tag, std::to_string(count)}));
    const auto log = open_log(folder.file());
    std::set<std::string> acknowledged;  // "version tag i"
    for (std::size_t which = 0; which < both.size(); ++which) {
        const auto versions = both[which]->rest();
        EXPECT_EQ(both[which]->wait(), 0);
        EXPECT_EQ(versions.size(), count);
        for (std::size_t i = 0; i < versions.size(); ++i)
            acknowledged.insert(versions[i] + (which == 0 ? " a " : " b ") + std::to_string(i));
    }
    const auto lines = log->read(open_cup);
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->size(), 2 * count);
    for (const StoredLine& line : *lines)
        EXPECT_EQ(acknowledged.count(std::to_string(line.version) + " " + line.text), 1u) << line.text;
    EXPECT_EQ(acknowledged.size(), 2 * count);
    EXPECT_EQ(log->check(), std::vector<Damage>{});
}

TEST(Processes, SeveralThatFindNoFileMakeOneLog) {
    for (int round = 0; round < 5; ++round) {
        Folder folder;
        std::vector<std::unique_ptr<Process>> all;
        for (const char* tag : {"a", "b", "c", "d"})
            all.push_back(
                std::make_unique<Process>(std::vector<std::string>{"race", folder.file(), tag, "2"}));
        for (auto& process : all) {
            EXPECT_EQ(process->rest().size(), 2u);
            EXPECT_EQ(process->wait(), 0);
        }
        const auto log = open_log(folder.file(), Opening::Existing);
        EXPECT_EQ(log->version(open_cup), 8u);
        EXPECT_EQ(log->check(), std::vector<Damage>{});
    }
}

TEST(Processes, ACommandStoredByAnotherProcessIsKnown) {
    Folder folder;
    const auto one = open_log(folder.file()), other = open_log(folder.file());
    EXPECT_EQ(one->append({open_cup, 0, {"a"}, "first"}), (Appended{1, false}));
    EXPECT_EQ(other->append({open_cup, 0, {"a"}, "first"}), (Appended{1, true}));
    EXPECT_EQ(other->append({open_cup, 1, {"b"}, "second"}), (Appended{2, false}));
    EXPECT_EQ(one->append({open_cup, 1, {"c"}, "third"}).error().version, 2u);
    EXPECT_EQ(one->read(open_cup), other->read(open_cup));
}

TEST(Processes, OneThatGoesOnWritingIsWaitedForOnlySoLong) {
    Folder folder;
    auto log = open_sqlite(folder.file(), Opening::Create, {.busy_milliseconds = 30});
    ASSERT_TRUE(log);
    EXPECT_TRUE((*log)->append({open_cup, 0, {"a"}}));
    Process holding({"hold", folder.file()});
    ASSERT_EQ(holding.line(), "held");
    EXPECT_EQ(fault_of((*log)->append({open_cup, 1, {"b"}, "second"})), "busy");
    EXPECT_EQ(fault_of((*log)->put_personal(open_cup, {{1, "born", "x"}})), "busy");
    // Reading does not wait for anybody, nor does a second log of the file.
    EXPECT_EQ((*log)->version(open_cup), 1u);
    EXPECT_EQ(open_log(folder.file())->version(open_cup), 1u);
    holding.end_input();
    EXPECT_EQ(holding.wait(), 0);
    EXPECT_EQ((*log)->append({open_cup, 1, {"b"}, "second"}), (Appended{2, false}));
}

}  // namespace
}  // namespace sifang::store
