// The file: what is kept, what is refused, and what becomes of one from another version of the program.

#include <array>
#include <fcntl.h>
#include <sys/stat.h>

#include "store/folder.hpp"
#include "store/process.hpp"
#include "store/raw_database.hpp"
#include "store/sqlite_options.hpp"

namespace sifang::store {
namespace {

constexpr Opening every_opening[]{Opening::Create, Opening::Existing, Opening::ReadOnly};

TEST(File, KeepsEverythingWhenItIsOpenedAgain) {
    Folder folder;
    {
        const auto log = open_log(folder.file());
        EXPECT_TRUE(log->append({open_cup, 0, {"a", "b"}, "first"}));
        EXPECT_TRUE(log->put_personal(open_cup, {{1, "born", "x"}}));
        EXPECT_TRUE(log->keep_snapshot(open_cup, "state", {2, "s"}));
    }
    // Closed, it is one file.
    EXPECT_FALSE(std::filesystem::exists(folder.file() + "-wal"));
    for (const Opening opening : every_opening) {
        const auto log = open_log(folder.file(), opening);
        EXPECT_EQ(log->read(open_cup), (std::vector<StoredLine>{{1, "a"}, {2, "b"}}));
        EXPECT_EQ(log->personal(open_cup), (std::vector<PersonalField>{{1, "born", "x"}}));
        EXPECT_EQ(log->snapshot(open_cup, "state"), (Snapshot{2, "s"}));
        EXPECT_EQ(log->check(), std::vector<Damage>{});
    }
    EXPECT_EQ(open_log(folder.file())->append({open_cup, 0, {"a", "b"}, "first"}), (Appended{2, true}));
}

TEST(File, IsAlwaysInTheSafeMode) {
    Folder folder;
    const auto log = open_log(folder.file());
    EXPECT_TRUE(log->append({open_cup, 0, {"a"}}));
    RawDatabase raw(folder.file());
    EXPECT_EQ(raw.ask("PRAGMA journal_mode"), "wal");
    EXPECT_EQ(raw.ask("PRAGMA application_id"), std::to_string(log_application_id));
    EXPECT_EQ(raw.ask("PRAGMA user_version"), std::to_string(schema_steps().size()));
}

TEST(File, IsMadeOnlyWhenAskedFor) {
    Folder folder;
    EXPECT_EQ(fault_of(open_sqlite(folder.file(), Opening::Existing)), "no-file");
    EXPECT_EQ(fault_of(open_sqlite(folder.file(), Opening::ReadOnly)), "no-file");
    EXPECT_FALSE(std::filesystem::exists(folder.file()));
    EXPECT_EQ(fault_of(open_sqlite(folder.file("no/log"), Opening::Create)), "no-file");
    EXPECT_EQ(fault_of(open_sqlite("", Opening::Create)), "no-file");
    EXPECT_EQ(fault_of(open_sqlite(folder.file(), Opening::Create)), "");
}

TEST(File, ItsNameIsANameAndNothingElse) {
    Folder folder;
    for (const char* name : {":memory:", "file:x?mode=memory", "a%20b?c#d"}) {
        EXPECT_TRUE(open_log(folder.file(name))->append({open_cup, 0, {"a"}})) << name;
        EXPECT_TRUE(std::filesystem::exists(folder.file(name))) << name;
        EXPECT_EQ(open_log(folder.file(name), Opening::ReadOnly)->version(open_cup), 1u);
    }
}

TEST(File, OpenedForReadingIsNotWrittenTo) {
    Folder folder;
    EXPECT_TRUE(open_log(folder.file())->append({open_cup, 0, {"a"}}));
    const std::string before = bytes_of_file(folder.file());
    {
        const auto log = open_log(folder.file(), Opening::ReadOnly);
        EXPECT_EQ(fault_of(log->append({open_cup, 1, {"b"}})), "read-only");
        EXPECT_EQ(fault_of(log->put_personal(open_cup, {{1, "born", "x"}})), "read-only");
        EXPECT_EQ(fault_of(log->erase_personal(open_cup, 0)), "read-only");
        EXPECT_EQ(fault_of(log->keep_snapshot(open_cup, "state", {1, "s"})), "read-only");
        EXPECT_EQ(fault_of(log->drop_snapshots()), "read-only");
        EXPECT_EQ(fault_of(log->copy_to(folder.file("copy"))), "");
    }
    EXPECT_EQ(bytes_of_file(folder.file()), before);
    EXPECT_EQ(open_log(folder.file("copy"))->version(open_cup), 1u);
}

TEST(File, ReadingSeesWhatAnotherGoesOnWriting) {
    Folder folder;
    const auto writing = open_log(folder.file());
    const auto reading = open_log(folder.file(), Opening::ReadOnly);
    for (Version version = 0; version < 5; ++version) {
        EXPECT_TRUE(writing->append({open_cup, version, {"a"}}));
        EXPECT_EQ(reading->version(open_cup), version + 1);
    }
}

TEST(File, OfSomethingElseIsRefusedAndLeftAsItIs) {
    Folder folder;
    write_file(folder.file("text"), "some notes\n");
    write_file(folder.file("long"), std::string(10'000, 'x'));
    RawDatabase(folder.file("database")).run("CREATE TABLE t (a); INSERT INTO t VALUES (1)");
    RawDatabase(folder.file("other"))
        .run("PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE t (a)");
    for (const char* name : {"text", "long", "database", "other"}) {
        const std::string before = bytes_of_file(folder.file(name));
        for (const Opening opening : every_opening)
            EXPECT_EQ(fault_of(open_sqlite(folder.file(name), opening)), "not-a-log") << name;
        EXPECT_EQ(bytes_of_file(folder.file(name)), before) << name;
        EXPECT_FALSE(std::filesystem::exists(folder.file(name) + "-wal"));
    }
    for (const Opening opening : every_opening)
        EXPECT_EQ(fault_of(open_sqlite(folder.path(), opening)), "not-a-log");
}

TEST(File, AnEmptyOneIsALogOnlyForWhoMakesOne) {
    Folder folder;
    write_file(folder.file(), "");
    EXPECT_EQ(fault_of(open_sqlite(folder.file(), Opening::Existing)), "not-a-log");
    EXPECT_EQ(fault_of(open_sqlite(folder.file(), Opening::ReadOnly)), "not-a-log");
    EXPECT_EQ(bytes_of_file(folder.file()), "");
    EXPECT_TRUE(open_log(folder.file())->append({open_cup, 0, {"a"}}));
}

TEST(File, WithADamagedHeaderIsToldFromOneOfSomethingElse) {
    Folder folder;
    EXPECT_TRUE(open_log(folder.file())->append({open_cup, 0, {"a"}}));
    const std::string whole = bytes_of_file(folder.file());
    // The name of the format, the page size, the version of the format.
    for (const std::size_t place : {0u, 5u, 16u, 18u, 21u}) {
        std::string broken = whole;
        broken[place] = static_cast<char>(broken[place] ^ 0x55);
        write_file(folder.file(), broken);
        const std::string fault = fault_of(open_sqlite(folder.file(), Opening::Existing));
        EXPECT_TRUE(fault == "damaged" || fault == "failed" || fault == "read-only") << place << " " << fault;
    }
    std::string broken = whole;
    broken[0] = 's';
    write_file(folder.file(), broken);
    for (const Opening opening : every_opening)
        EXPECT_EQ(fault_of(open_sqlite(folder.file(), opening)), "damaged");
    write_file(folder.file(), whole);
    EXPECT_EQ(open_log(folder.file())->version(open_cup), 1u);
}

TEST(File, OfALaterProgramIsRefusedAndLeftAsItIs) {
    Folder folder;
    EXPECT_TRUE(open_log(folder.file())->append({open_cup, 0, {"a"}}));
    RawDatabase(folder.file()).run("PRAGMA user_version = 99");
    const std::string before = bytes_of_file(folder.file());
    for (const Opening opening : every_opening)
        EXPECT_EQ(fault_of(open_sqlite(folder.file(), opening)), "newer-log");
    EXPECT_EQ(bytes_of_file(folder.file()), before);
}

/// A file of the first version as this program makes it, and a program with one step more.
class Migration : public testing::Test {
  protected:
    Migration() { EXPECT_TRUE(open_log(folder_.file())->append({open_cup, 0, {"a"}, "first"})); }
    Result<std::unique_ptr<Log>> open_with(const char* step, Opening opening = Opening::Existing) {
        steps_.assign(schema_steps().begin(), schema_steps().end());
        steps_.push_back(step);
        return open_sqlite(folder_.file(), opening, {.steps = steps_});
    }
    Folder folder_;
    std::vector<const char*> steps_;
};

TEST_F(Migration, TakesTheStepsThatAreMissingAndKeepsEverything) {
    {
        const auto log = open_with("CREATE TABLE later (a INTEGER) STRICT; INSERT INTO later VALUES (7)");
        ASSERT_TRUE(log);
        EXPECT_EQ((*log)->append({open_cup, 0, {"a"}, "first"}), (Appended{1, true}));
        EXPECT_EQ((*log)->append({open_cup, 1, {"b"}}), (Appended{2, false}));
        EXPECT_EQ((*log)->check(), std::vector<Damage>{});
    }
    RawDatabase raw(folder_.file());
    EXPECT_EQ(raw.ask("SELECT a FROM later"), "7");
    EXPECT_EQ(raw.ask("PRAGMA user_version"), std::to_string(steps_.size()));
    // The program without that step does not touch it any more.
    EXPECT_EQ(fault_of(open_sqlite(folder_.file(), Opening::Existing)), "newer-log");
}

TEST_F(Migration, IsWholeOrNotAtAll) {
    EXPECT_EQ(fault_of(open_with("CREATE TABLE later (a INTEGER) STRICT; no such thing")), "damaged");
    EXPECT_EQ(RawDatabase(folder_.file()).ask("SELECT count(*) FROM sqlite_schema WHERE name = 'later'"),
              "0");
    const auto log = open_log(folder_.file(), Opening::Existing);
    EXPECT_EQ(log->version(open_cup), 1u);
}

TEST_F(Migration, IsNotForReaders) {
    EXPECT_EQ(fault_of(open_with("CREATE TABLE later (a INTEGER) STRICT", Opening::ReadOnly)), "read-only");
    EXPECT_EQ(open_log(folder_.file(), Opening::ReadOnly)->version(open_cup), 1u);
}

/// What opening says to somebody without the rights of root, and then what appending says.
class Rights : public testing::Test {
  protected:
    Rights() {
        EXPECT_TRUE(open_log(folder_.file())->append({open_cup, 0, {"a"}}));
        set(0666, 0777);
    }
    ~Rights() override { set(0666, 0777); }
    void set(mode_t file, mode_t folder) {
        EXPECT_EQ(chmod(folder_.path().c_str(), 0777), 0);
        EXPECT_EQ(chmod(folder_.file().c_str(), file), 0);
        EXPECT_EQ(chmod(folder_.path().c_str(), folder), 0);
    }
    std::string says(const char* how) {
        Process process({"open", folder_.file(), how});
        std::string all;
        for (const std::string& line : process.rest()) all += (all.empty() ? "" : ", ") + line;
        EXPECT_EQ(process.wait(), 0);
        return all;
    }
    Folder folder_;
};

TEST_F(Rights, AFileThatMayNotBeWrittenCanBeRead) {
    set(0444, 0777);
    EXPECT_EQ(says("existing"), "no-access");
    EXPECT_EQ(says("create"), "no-access");
    EXPECT_EQ(says("read-only"), "version 1, read-only");
}

TEST_F(Rights, AFolderThatMayNotBeWrittenHasNoPlaceForTheCompanions) {
    set(0666, 0555);
    EXPECT_EQ(says("existing"), "no-access");
    EXPECT_EQ(says("read-only"), "version 1, read-only");
    set(0444, 0555);
    EXPECT_EQ(says("existing"), "no-access");
    EXPECT_EQ(says("read-only"), "version 1, read-only");
}

TEST_F(Rights, WhatACrashLeftCannotBePutInOrderWhereNothingCanBeMade) {
    {
        // As a killed process leaves it: the last lines are in the write-ahead log only.
        const auto log = open_log(folder_.file());
        EXPECT_TRUE(log->append({open_cup, 1, {"b"}}));
        for (const char* companion : {"", "-wal"})
            std::filesystem::copy(folder_.file() + companion, folder_.file("left") + companion);
    }
    std::filesystem::rename(folder_.file("left"), folder_.file());
    std::filesystem::rename(folder_.file("left-wal"), folder_.file() + "-wal");
    EXPECT_EQ(chmod((folder_.file() + "-wal").c_str(), 0666), 0);
    set(0666, 0555);
    // Without those lines it would be another log.
    EXPECT_EQ(says("read-only"), "no-access");
    set(0666, 0777);
    EXPECT_EQ(says("read-only"), "version 2, read-only");
}

TEST_F(Rights, AFileThatMayNotBeRead) {
    set(0000, 0777);
    for (const char* how : {"create", "existing", "read-only"}) EXPECT_EQ(says(how), "no-access");
    set(0666, 0000);
    for (const char* how : {"create", "existing", "read-only"}) EXPECT_EQ(says(how), "no-access");
}

TEST_F(Rights, WithThemAllIsWell) { EXPECT_EQ(says("existing"), "version 1, appended"); }

}  // namespace
}  // namespace sifang::store
