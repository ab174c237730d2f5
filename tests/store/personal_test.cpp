// Erased means erased: in no page of the file, nor in what stands beside it.

#include <random>

#include "store/folder.hpp"
#include "store/raw_database.hpp"
#include "store/sqlite_options.hpp"

namespace sifang::store {
namespace {

bool in_files(const Folder& folder, const std::string& text) {
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        if (bytes_of_file(entry.path().string()).find(text) != std::string::npos) return true;
    return false;
}

/// Found in the file wherever it stands, and about nobody.
std::string token(unsigned person, unsigned edition) {
    return "secret-" + std::to_string(person) + "-" + std::to_string(edition) + ";";
}

/// A hundred people whose data were changed many times, so that rows moved between pages.
void fill(Log& log, std::mt19937_64& random) {
    for (unsigned edition = 0; edition < 6; ++edition) {
        std::vector<PersonalField> fields;
        for (unsigned person = 1; person <= 100; ++person)
            fields.push_back({person, "contact", token(person, edition) + std::string(random() % 600, 'x')});
        std::shuffle(fields.begin(), fields.end(), random);
        fields.resize(70);
        EXPECT_TRUE(log.put_personal(open_cup, fields));
        EXPECT_TRUE(log.append({open_cup, edition, {"line"}}));
    }
    EXPECT_TRUE(log.put_personal(open_cup, {{7, "contact", token(7, 9)}, {8, "contact", token(8, 9)}}));
}

TEST(Erasing, LeavesNothingOfThatPersonInAnyFile) {
    Folder folder;
    std::mt19937_64 random(3);
    const auto log = open_log(folder.file());
    const auto other = open_log(folder.file());  // somebody else has it open too
    fill(*log, random);
    EXPECT_EQ(other->personal(open_cup), log->personal(open_cup));
    ASSERT_TRUE(in_files(folder, token(7, 9)));
    EXPECT_EQ(log->erase_personal(open_cup, 7), 1u);
    // Nor of what had been replaced before.
    EXPECT_FALSE(in_files(folder, "secret-7-"));
    EXPECT_TRUE(in_files(folder, token(8, 9)));
    EXPECT_EQ(other->personal(open_cup), log->personal(open_cup));
    EXPECT_EQ(log->erase_personal(open_cup, 0), 99u);
    EXPECT_FALSE(in_files(folder, "secret-"));
    EXPECT_EQ(log->check(), std::vector<Damage>{});
    EXPECT_EQ(log->version(open_cup), 6u);
}

TEST(Erasing, LeavesNothingInACopyEither) {
    Folder folder;
    std::mt19937_64 random(4);
    const auto log = open_log(folder.file());
    fill(*log, random);
    EXPECT_EQ(log->erase_personal(open_cup, 0), 100u);
    EXPECT_TRUE(log->copy_to(folder.file("copy")));
    EXPECT_FALSE(in_files(folder, "secret-"));
}

TEST(Erasing, IsToldApartFromHalfDoneWhileSomebodyReads) {
    Folder folder;
    auto log = open_sqlite(folder.file(), Opening::Create, {.busy_milliseconds = 30});
    ASSERT_TRUE(log);
    EXPECT_TRUE((*log)->put_personal(open_cup, {{1, "born", "secret-1"}}));
    {
        RawDatabase reading(folder.file());
        reading.run("BEGIN; SELECT count(*) FROM personal");
        EXPECT_EQ(fault_of((*log)->erase_personal(open_cup, 1)), "busy");
        EXPECT_EQ((*log)->personal(open_cup), std::vector<PersonalField>{});
        reading.run("COMMIT");
    }
    EXPECT_EQ((*log)->erase_personal(open_cup, 1), 0u);
    EXPECT_FALSE(in_files(folder, "secret-1"));
}

}  // namespace
}  // namespace sifang::store
