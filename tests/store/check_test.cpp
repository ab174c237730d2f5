// Whatever happens to the file behind the store's back is found by the check, with stream and version.

#include <random>

#include "store/folder.hpp"
#include "store/raw_database.hpp"
#include "support/soak.hpp"

namespace sifang::store {
namespace {

const StreamName table_1{StreamKind::Table, "open-cup-1"};

/// Two streams with commands, personal data and a snapshot, closed.
class Damaged : public testing::Test {
  protected:
    Damaged() {
        const auto log = open_log(folder_.file());
        for (Version version = 0; version < 10; version += 2)
            EXPECT_TRUE(
                log->append({open_cup,
                             version,
                             {"line-" + std::to_string(version + 1), "line-" + std::to_string(version + 2)},
                             "command-" + std::to_string(version + 2)}));
        EXPECT_TRUE(log->append({table_1, 0, {"east", "south", "west"}}));
        EXPECT_TRUE(log->put_personal(open_cup, {{3, "identity", "number-of-three"}}));
        EXPECT_TRUE(log->keep_snapshot(open_cup, "state", {10, "bytes-of-snapshot"}));
        EXPECT_EQ(log->check(), std::vector<Damage>{});
    }
    /// By somebody who knows SQL and not the seals.
    void change(const std::string& sql) {
        RawDatabase raw(folder_.file());
        raw.run("DROP TRIGGER line_is_not_changed; DROP TRIGGER line_is_not_taken_away");
        raw.run(sql);
    }
    /// Flips a bit in the one place where the file has these bytes.
    void flip(const std::string& text) {
        std::string bytes = bytes_of_file(folder_.file());
        const auto place = bytes.find(text);
        ASSERT_NE(place, bytes.npos);
        ASSERT_EQ(bytes.find(text, place + 1), bytes.npos);
        bytes[place + text.size() - 1] = static_cast<char>(bytes[place + text.size() - 1] ^ 1);
        write_file(folder_.file(), bytes);
    }
    std::vector<Damage> found() {
        const auto damage = open_log(folder_.file(), Opening::Existing)->check();
        EXPECT_EQ(fault_of(damage), "");
        return damage ? *damage : std::vector<Damage>{};
    }
    void expect_found(const StreamName& stream, Version version) {
        const auto damage = found();
        ASSERT_FALSE(damage.empty());
        EXPECT_EQ(damage[0].stream, stream) << damage[0].what;
        EXPECT_EQ(damage[0].version, version) << damage[0].what;
    }
    Folder folder_;
};

TEST_F(Damaged, AFlippedBitInALine) {
    flip("line-7");
    expect_found(open_cup, 7);
    // Told once: behind it, every seal would be wrong.
    EXPECT_EQ(found().size(), 1u);
}
TEST_F(Damaged, AFlippedBitInTheFirstLine) {
    flip("east");
    expect_found(table_1, 1);
}
TEST_F(Damaged, AFlippedBitInACommand) {
    flip("command-4");
    const auto damage = found();
    ASSERT_FALSE(damage.empty());
    bool told = false;
    for (const Damage& each : damage) told = told || (each.stream == open_cup && each.version == 4);
    EXPECT_TRUE(told);
}
TEST_F(Damaged, AFlippedBitInPersonalData) {
    flip("number-of-three");
    expect_found(open_cup, 0);
}
TEST_F(Damaged, ASnapshotIsNotUsedAndTold) {
    flip("bytes-of-snapshot");
    expect_found(open_cup, 10);
    EXPECT_EQ(open_log(folder_.file())->snapshot(open_cup, "state"), Snapshot{});
}
TEST_F(Damaged, AStreamUnderAnotherName) {
    change("UPDATE stream SET name = 'other-cup' WHERE name = 'open-cup'");
    expect_found({StreamKind::Contest, "other-cup"}, 1);
}
TEST_F(Damaged, ALineThatIsMissing) {
    change("DELETE FROM line WHERE text = 'line-5'");
    expect_found(open_cup, 5);
    const auto read = open_log(folder_.file())->read(open_cup);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FaultKind::Damaged);
    EXPECT_EQ(read.error().version, 5u);
}
TEST_F(Damaged, TheLastLineThatIsMissing) {
    change("DELETE FROM line WHERE text = 'west'");
    expect_found(table_1, 3);
    const auto log = open_log(folder_.file());
    EXPECT_EQ(log->read(table_1).error().version, 3u);
    // Nothing is chained to what is not the end.
    EXPECT_EQ(fault_of(log->append({table_1, 3, {"north"}})), "damaged");
    // The other stream goes on.
    EXPECT_EQ(log->append({open_cup, 10, {"more"}}), (Appended{11, false}));
}
TEST_F(Damaged, AllLinesThatAreMissing) {
    change("DELETE FROM line WHERE stream = (SELECT number FROM stream WHERE name = 'open-cup-1')");
    expect_found(table_1, 1);
}
TEST_F(Damaged, ALineTooMany) {
    change("INSERT INTO line SELECT stream, 4, 'north', seal FROM line WHERE text = 'west'");
    expect_found(table_1, 4);
}
TEST_F(Damaged, LinesInAnotherOrder) {
    // With their seals, as if the rows had changed places.
    change(
        "CREATE TABLE kept AS SELECT * FROM line; DELETE FROM line;"
        "INSERT INTO line SELECT stream, CASE text WHEN 'line-5' THEN 6 WHEN 'line-6' THEN 5 ELSE version "
        "END,"
        " text, seal FROM kept; DROP TABLE kept");
    expect_found(open_cup, 5);
}
TEST_F(Damaged, ALineOfAnotherStream) {
    change(
        "UPDATE line SET text = 'line-2', seal = (SELECT seal FROM line WHERE text = 'line-2') "
        "WHERE text = 'south'");
    expect_found(table_1, 2);
}
TEST_F(Damaged, ACommandThatIsMissingAndOneThatMoved) {
    change("DELETE FROM command WHERE id = 'command-6'");
    expect_found(open_cup, 6);
    RawDatabase(folder_.file()).run("UPDATE command SET version = 3 WHERE id = 'command-4'");
    expect_found(open_cup, 3);
    RawDatabase(folder_.file()).run("UPDATE command SET version = 77 WHERE id = 'command-4'");
    EXPECT_EQ(found().back().version, 77u);
}
TEST_F(Damaged, ARowThatBelongsToNothing) {
    RawDatabase(folder_.file()).run("INSERT INTO snapshot VALUES (77, 'state', 1, x'00', x'00')");
    expect_found({}, 0);
}
TEST_F(Damaged, LinesCannotBeChangedByMistake) {
    RawDatabase raw(folder_.file());
    EXPECT_EQ(raw.refusal("UPDATE line SET text = 'x'"), "the log is append-only");
    EXPECT_EQ(raw.refusal("DELETE FROM line"), "the log is append-only");
    EXPECT_EQ(found(), std::vector<Damage>{});
}
TEST_F(Damaged, AFileCutShort) {
    const std::string whole = bytes_of_file(folder_.file());
    for (std::size_t pages = 1; pages * 4096 < whole.size(); ++pages) {
        write_file(folder_.file(), whole.substr(0, pages * 4096));
        const auto log = open_sqlite(folder_.file(), Opening::ReadOnly);
        if (!log) {
            EXPECT_EQ(log.error().kind, FaultKind::Damaged) << pages;
            continue;
        }
        const auto damage = (*log)->check();
        EXPECT_TRUE(damage && !damage->empty()) << pages;
    }
}

/// Everything that can be asked for.
std::string everything(Log& log) {
    std::string all;
    const auto add = [&](const auto& result, auto tell) {
        if (!result) {
            all += std::string(id(result.error().kind)) + "\n";
            return;
        }
        tell(*result);
    };
    for (const StreamName& stream : {open_cup, table_1}) {
        add(log.read(stream), [&](const auto& lines) {
            for (const StoredLine& line : lines) all += std::to_string(line.version) + line.text + "\n";
        });
        add(log.personal(stream), [&](const auto& fields) {
            for (const PersonalField& field : fields)
                all += std::to_string(field.person) + field.field + field.value + "\n";
        });
    }
    for (const StreamKind kind : {StreamKind::Contest, StreamKind::Table, StreamKind::Pin})
        add(log.streams(kind), [&](const auto& streams) {
            for (const StreamInfo& info : streams)
                all += info.stream.name + std::to_string(info.version) + "\n";
        });
    return all;
}

TEST_F(Damaged, SoakAnyFlippedBitIsFoundOrChangesNothing) {
    const std::string whole = bytes_of_file(folder_.file());
    const std::string before = everything(*open_log(folder_.file(), Opening::ReadOnly));
    std::mt19937_64 random(7);
    std::size_t refused = 0, seen = 0, harmless = 0;
    const std::uint64_t tries = soak_or(400, 40'000);
    for (std::uint64_t i = 0; i < tries; ++i) {
        std::string bytes = whole;
        // Mostly where something stands: most of a page is unused.
        std::size_t place = random() % bytes.size();
        for (int more = 0; more < 8 && bytes[place] == 0; ++more) place = random() % bytes.size();
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << random() % 8));
        write_file(folder_.file(), bytes);
        const auto log = open_sqlite(folder_.file(), Opening::ReadOnly);
        if (!log) {
            ++refused;
            continue;
        }
        const auto damage = (*log)->check();
        if (!damage || !damage->empty()) {
            ++seen;
            continue;
        }
        ++harmless;
        ASSERT_EQ(everything(**log), before) << "byte " << place << " of the file";
    }
    EXPECT_GT(seen, 0u);
    RecordProperty("refused", static_cast<int>(refused));
    RecordProperty("seen", static_cast<int>(seen));
    RecordProperty("harmless", static_cast<int>(harmless));
}

}  // namespace
}  // namespace sifang::store
