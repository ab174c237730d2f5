// What every log promises, asked of the one in memory and the one in a file.

#include <gtest/gtest.h>

#include "store/folder.hpp"

namespace sifang::store {
namespace {

class EveryLog : public testing::TestWithParam<const char*> {
  protected:
    std::unique_ptr<Log> make() {
        return GetParam() == std::string_view("memory") ? memory_log() : open_log(folder_.file());
    }
    Folder folder_;
    std::unique_ptr<Log> log_ = make();
};
INSTANTIATE_TEST_SUITE_P(, EveryLog, testing::Values("memory", "sqlite"),
                         [](const auto& which) { return std::string(which.param); });

const StreamName table_7{StreamKind::Table, "open-cup-7"};

TEST_P(EveryLog, NumbersTheLinesFromOneAndReadsThemBack) {
    EXPECT_EQ(log_->append({open_cup, 0, {"a", "b"}}), (Appended{2, false}));
    EXPECT_EQ(log_->append({open_cup, 2, {"c"}}), (Appended{3, false}));
    EXPECT_EQ(log_->read(open_cup), (std::vector<StoredLine>{{1, "a"}, {2, "b"}, {3, "c"}}));
    EXPECT_EQ(log_->read(open_cup, 1), (std::vector<StoredLine>{{2, "b"}, {3, "c"}}));
    EXPECT_EQ(log_->read(open_cup, 1, 1), (std::vector<StoredLine>{{2, "b"}}));
    EXPECT_EQ(log_->read(open_cup, 0, 0), std::vector<StoredLine>{});
    EXPECT_EQ(log_->read(open_cup, 3), std::vector<StoredLine>{});
    EXPECT_EQ(log_->read(open_cup, ~Version{0}), std::vector<StoredLine>{});
    EXPECT_EQ(log_->version(open_cup), 3u);
}

TEST_P(EveryLog, KeepsBytesAsTheyAre) {
    const std::vector<std::string> lines{"", std::string("\0 \xFF\r", 4), "四方", std::string(100'000, 'x')};
    EXPECT_TRUE(log_->append({open_cup, 0, lines}));
    const auto read = log_->read(open_cup);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ((*read)[i].text, lines[i]) << i;
    EXPECT_EQ(log_->check(), std::vector<Damage>{});
}

TEST_P(EveryLog, AStreamThatIsNotBegunHasVersionNought) {
    EXPECT_EQ(log_->version(open_cup), 0u);
    EXPECT_EQ(log_->read(open_cup), std::vector<StoredLine>{});
    EXPECT_EQ(log_->streams(StreamKind::Contest), std::vector<StreamInfo>{});
}

TEST_P(EveryLog, RefusesAnAppendThatExpectedAnotherVersionAndStoresNothingOfIt) {
    EXPECT_TRUE(log_->append({open_cup, 0, {"a", "b"}}));
    for (const Version expected : {Version{0}, Version{1}, Version{3}, ~Version{0}}) {
        const auto refused = log_->append({open_cup, expected, {"c"}, "late"});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error(), (Fault{FaultKind::Conflict, {}, 2}));
    }
    EXPECT_EQ(log_->version(open_cup), 2u);
    EXPECT_EQ(log_->append({open_cup, 2, {"c"}, "late"}), (Appended{3, false}));
}

TEST_P(EveryLog, ACommandSentAgainActsOnce) {
    EXPECT_EQ(log_->append({open_cup, 0, {"a", "b"}, "enter-1"}), (Appended{2, false}));
    EXPECT_EQ(log_->append({open_cup, 2, {"c"}, "enter-2"}), (Appended{3, false}));
    // With the version it was first sent with, or any other.
    EXPECT_EQ(log_->append({open_cup, 0, {"a", "b"}, "enter-1"}), (Appended{2, true}));
    EXPECT_EQ(log_->append({open_cup, 3, {"a", "b"}, "enter-1"}), (Appended{2, true}));
    EXPECT_EQ(log_->version(open_cup), 3u);
    // Of another stream it is another command.
    EXPECT_EQ(log_->append({table_7, 0, {"a"}, "enter-1"}), (Appended{1, false}));
}

TEST_P(EveryLog, AnAppendWithoutLinesTellsWhetherTheVersionIsAsExpected) {
    EXPECT_EQ(log_->append({open_cup, 0, {}, "nothing"}), (Appended{0, false}));
    EXPECT_EQ(log_->streams(StreamKind::Contest), std::vector<StreamInfo>{});
    EXPECT_TRUE(log_->append({open_cup, 0, {"a"}, "first"}));
    EXPECT_EQ(log_->append({open_cup, 1, {}, "nothing"}), (Appended{1, false}));
    EXPECT_EQ(fault_of(log_->append({open_cup, 0, {}, "nothing"})), "conflict");
    EXPECT_EQ(log_->append({open_cup, 1, {"b"}, "nothing"}), (Appended{2, false}));
}

TEST_P(EveryLog, ListsTheBegunStreamsOfAKindByName) {
    for (const char* name : {"spring", "autumn", "b-2"})
        EXPECT_TRUE(log_->append({{StreamKind::Contest, name}, 0, {"a"}}));
    EXPECT_TRUE(log_->append({table_7, 0, {"a", "b"}}));
    EXPECT_TRUE(log_->put_personal({StreamKind::Contest, "later"}, {{1, "contact", "x"}}));
    EXPECT_EQ(log_->streams(StreamKind::Contest),
              (std::vector<StreamInfo>{{{StreamKind::Contest, "autumn"}, 1},
                                       {{StreamKind::Contest, "b-2"}, 1},
                                       {{StreamKind::Contest, "spring"}, 1}}));
    EXPECT_EQ(log_->streams(StreamKind::Table), (std::vector<StreamInfo>{{table_7, 2}}));
    EXPECT_EQ(log_->streams(StreamKind::Pin), std::vector<StreamInfo>{});
}

TEST_P(EveryLog, RefusesNamesThatAreNone) {
    for (const char* name : {"", "-a", "a-", "a--b", "A", "a b", "a/b", "é", "a_b"}) {
        const StreamName stream{StreamKind::Contest, name};
        EXPECT_EQ(fault_of(log_->append({stream, 0, {"a"}})), "bad-name") << name;
        EXPECT_EQ(fault_of(log_->read(stream)), "bad-name");
        EXPECT_EQ(fault_of(log_->version(stream)), "bad-name");
        EXPECT_EQ(fault_of(log_->personal(stream)), "bad-name");
        EXPECT_EQ(fault_of(log_->put_personal(stream, {})), "bad-name");
        EXPECT_EQ(fault_of(log_->erase_personal(stream, 0)), "bad-name");
        EXPECT_EQ(fault_of(log_->snapshot(stream, "state")), "bad-name");
        EXPECT_EQ(fault_of(log_->snapshot(open_cup, name)), "bad-name");
        EXPECT_EQ(fault_of(log_->keep_snapshot(open_cup, name, {})), "bad-name");
        EXPECT_EQ(fault_of(log_->put_personal(open_cup, {{1, name, "x"}})), "bad-name");
    }
    EXPECT_EQ(fault_of(log_->append({{StreamKind::Contest, std::string(65, 'a')}, 0, {"a"}})), "bad-name");
    EXPECT_TRUE(log_->append({{StreamKind::Contest, std::string(64, 'a')}, 0, {"a"}}));
    for (const std::string& command :
         {std::string("a b"), std::string("é"), std::string("a\n"), std::string(129, 'a')})
        EXPECT_EQ(fault_of(log_->append({open_cup, 0, {"a"}, command})), "bad-name") << command;
    EXPECT_TRUE(log_->append({open_cup, 0, {"a"}, std::string(128, '~')}));
    EXPECT_EQ(fault_of(log_->put_personal(open_cup, {{0, "contact", "x"}})), "bad-name");
}

TEST_P(EveryLog, RefusesWhatIsTooLargeAndLinesThatAreTwo) {
    EXPECT_EQ(fault_of(log_->append({open_cup, 0, {"a", std::string(longest_line + 1, 'x')}})), "too-large");
    EXPECT_EQ(fault_of(log_->append({open_cup, 0, std::vector<std::string>(most_lines + 1)})), "too-large");
    const std::vector<std::string> heavy(most_append_bytes / longest_line + 1,
                                         std::string(longest_line, 'x'));
    EXPECT_EQ(fault_of(log_->append({open_cup, 0, heavy})), "too-large");
    EXPECT_EQ(fault_of(log_->append({open_cup, 0, {"a", "b\nc"}})), "bad-line");
    EXPECT_EQ(log_->version(open_cup), 0u);
    EXPECT_EQ(log_->append({open_cup, 0, {std::string(longest_line, 'x')}}), (Appended{1, false}));
    const std::string long_value(longest_personal_value + 1, 'x');
    EXPECT_EQ(fault_of(log_->put_personal(open_cup, {{1, "a", "b"}, {1, "contact", long_value}})),
              "too-large");
    EXPECT_EQ(log_->personal(open_cup), std::vector<PersonalField>{});
}

TEST_P(EveryLog, PersonalDataStandsBesideTheStream) {
    EXPECT_TRUE(log_->append({open_cup, 0, {"a"}}));
    EXPECT_TRUE(log_->put_personal(open_cup, {{12, "contact", "c"}, {2, "identity", "i"}, {2, "born", "b"}}));
    EXPECT_TRUE(log_->put_personal(table_7, {{2, "contact", "other"}}));
    EXPECT_EQ(log_->personal(open_cup),
              (std::vector<PersonalField>{{2, "born", "b"}, {2, "identity", "i"}, {12, "contact", "c"}}));
    // Replaced, and taken away.
    EXPECT_TRUE(log_->put_personal(open_cup, {{2, "born", "b2"}, {12, "contact", ""}, {99, "contact", ""}}));
    EXPECT_EQ(log_->personal(open_cup),
              (std::vector<PersonalField>{{2, "born", "b2"}, {2, "identity", "i"}}));
    EXPECT_EQ(log_->version(open_cup), 1u);
    EXPECT_EQ(log_->check(), std::vector<Damage>{});
}

TEST_P(EveryLog, ErasesOnePersonOrEverybodyOfAStream) {
    EXPECT_EQ(log_->erase_personal(open_cup, 0), 0u);
    EXPECT_TRUE(log_->put_personal(open_cup, {{1, "born", "a"}, {1, "contact", "b"}, {2, "born", "c"}}));
    EXPECT_TRUE(log_->put_personal(table_7, {{1, "born", "d"}}));
    EXPECT_EQ(log_->erase_personal(open_cup, 1), 2u);
    EXPECT_EQ(log_->erase_personal(open_cup, 1), 0u);
    EXPECT_EQ(log_->personal(open_cup), (std::vector<PersonalField>{{2, "born", "c"}}));
    EXPECT_EQ(log_->erase_personal(open_cup, 0), 1u);
    EXPECT_EQ(log_->personal(open_cup), std::vector<PersonalField>{});
    EXPECT_EQ(log_->personal(table_7), (std::vector<PersonalField>{{1, "born", "d"}}));
    EXPECT_EQ(log_->check(), std::vector<Damage>{});
}

TEST_P(EveryLog, ASnapshotIsACacheOfAVersionThatIsThere) {
    EXPECT_EQ(log_->snapshot(open_cup, "state"), Snapshot{});
    EXPECT_TRUE(log_->append({open_cup, 0, {"a", "b"}}));
    const Snapshot one{1, std::string("\0one", 4)}, two{2, "two"};
    EXPECT_TRUE(log_->keep_snapshot(open_cup, "state", one));
    EXPECT_TRUE(log_->keep_snapshot(open_cup, "standings", two));
    EXPECT_EQ(log_->snapshot(open_cup, "state"), one);
    EXPECT_TRUE(log_->keep_snapshot(open_cup, "state", two));
    EXPECT_EQ(log_->snapshot(open_cup, "state"), two);
    EXPECT_EQ(fault_of(log_->keep_snapshot(open_cup, "state", {3, "three"})), "conflict");
    EXPECT_EQ(fault_of(log_->keep_snapshot(table_7, "state", {1, "one"})), "conflict");
    EXPECT_TRUE(log_->keep_snapshot(open_cup, "standings", {}));
    EXPECT_EQ(log_->snapshot(open_cup, "standings"), Snapshot{});
    EXPECT_EQ(log_->check(), std::vector<Damage>{});
    // Thrown away, nothing else has changed.
    EXPECT_TRUE(log_->drop_snapshots());
    EXPECT_EQ(log_->snapshot(open_cup, "state"), Snapshot{});
    EXPECT_EQ(log_->read(open_cup), (std::vector<StoredLine>{{1, "a"}, {2, "b"}}));
}

TEST_P(EveryLog, ACopyIsAWholeLogInOneFile) {
    EXPECT_TRUE(log_->append({open_cup, 0, {"a", "b"}, "first"}));
    EXPECT_TRUE(log_->append({open_cup, 2, {"c"}}));
    EXPECT_TRUE(log_->append({open_cup, 3, {"d", "e"}, "third"}));
    EXPECT_TRUE(log_->append({table_7, 0, {"x"}}));
    EXPECT_TRUE(log_->put_personal(open_cup, {{1, "born", "d"}}));
    const std::string path = folder_.file("copy");
    ASSERT_EQ(fault_of(log_->copy_to(path)), "");
    EXPECT_FALSE(std::filesystem::exists(path + "-wal"));
    const auto copy = open_log(path, Opening::Existing);
    EXPECT_EQ(copy->read(open_cup), log_->read(open_cup));
    EXPECT_EQ(copy->read(table_7), log_->read(table_7));
    EXPECT_EQ(copy->personal(open_cup), log_->personal(open_cup));
    EXPECT_EQ(copy->append({open_cup, 0, {"a", "b"}, "first"}), (Appended{2, true}));
    EXPECT_EQ(copy->append({open_cup, 0, {"d", "e"}, "third"}), (Appended{5, true}));
    EXPECT_EQ(copy->append({open_cup, 5, {"f"}}), (Appended{6, false}));
    EXPECT_EQ(copy->check(), std::vector<Damage>{});
    EXPECT_EQ(log_->version(open_cup), 5u);
}

TEST_P(EveryLog, ACopyIsNotWrittenOverAnything) {
    EXPECT_TRUE(log_->append({open_cup, 0, {"a"}}));
    for (const char* content : {"", "something"}) {
        write_file(folder_.file("there"), content);
        EXPECT_EQ(fault_of(log_->copy_to(folder_.file("there"))), "exists");
        EXPECT_EQ(bytes_of_file(folder_.file("there")), content);
    }
    EXPECT_EQ(fault_of(log_->copy_to(folder_.file("no/such/folder"))), "no-file");
    EXPECT_EQ(fault_of(log_->copy_to(folder_.path())), "exists");
    // Nothing half made is left behind.
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
        EXPECT_EQ(entry.path().string().find(".part"), std::string::npos) << entry.path();
}

}  // namespace
}  // namespace sifang::store
