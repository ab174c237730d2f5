// `sifang import` and `sifang export` as a person calls them.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "call.hpp"
#include "support/text_file.hpp"
#include "text/words.hpp"
#include "wire/kept_record.hpp"
#include "wire/told_replay.hpp"

namespace sifang::cli {
namespace {

const std::string data = SIFANG_TEST_DATA "/";
const std::string mjlog = data + "tenhou_sample/2017031200gm-00a9-0000-ebc05bd5.mjlog";

std::string last_line(const std::string& text) { return cli::lines_of(text).back(); }

TEST(ImportCommand, TheLastLineCounts) {
    std::vector<std::string> words{"import", "--format", "tenhou"};
    for (const auto& entry : std::filesystem::directory_iterator(data + "tenhou_sample"))
        words.push_back(entry.path().string());
    const Answer tenhou = call(words);
    EXPECT_EQ(tenhou.status, 0) << tenhou.err;
    EXPECT_EQ(last_line(tenhou.err),
              R"({"games":11,"hands":128,"wins":108,"differences":0,"deviations":0,"refused":0})");
    const Answer botzone = call({"import", "--format", "botzone", data + "botzone_games_sample.jsonl"});
    EXPECT_EQ(botzone.status, 0);
    EXPECT_EQ(last_line(botzone.err),
              R"({"games":14,"hands":14,"wins":13,"differences":0,"deviations":0,"refused":0})");
    // Nothing but records on standard output.
    for (const std::string& line : cli::lines_of(botzone.out)) EXPECT_EQ(line.front(), '{');
}

TEST(ImportCommand, RecordsGoToAFileAndReplay) {
    const std::string path = testing::TempDir() + "sifang_import_test.jsonl";
    const Answer imported = call({"import", "--format", "tenhou", mjlog, "--records", path});
    EXPECT_EQ(imported.status, 0) << imported.err;
    EXPECT_EQ(imported.out, "");
    EXPECT_EQ(call({"replay", path}).status, 0);
    const Answer exported = call({"export", "--format", "tenhou", path});
    EXPECT_EQ(exported.status, 0) << exported.err;
    std::ifstream file(path, std::ios::binary);
    const std::string record(std::istreambuf_iterator<char>(file), {});
    EXPECT_EQ(call({"import", "--format", "tenhou", "-"}, {.input = exported.out}).out, record);
    EXPECT_EQ(call({"export", "--format", "mjai", path}).status, 0);
    EXPECT_EQ(call({"export", "--format", "botzone", path}).status, 2);
    std::filesystem::remove(path);
}

TEST(ImportCommand, ADifferenceNamesFileHandAndEvent) {
    std::string text = read_test_data("tenhou_sample/bug1.xml");
    const std::string from = "ten=\"40,8000,1\"";
    text.replace(text.find(from), from.size(), "ten=\"40,8300,1\"");
    const Answer answer = call({"import", "--format", "tenhou", "-"}, {.input = text});
    EXPECT_EQ(answer.status, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find("game 1, hand 1, event "), std::string::npos) << answer.err;
    EXPECT_EQ(last_line(answer.err),
              R"({"games":1,"hands":0,"wins":0,"differences":1,"deviations":0,"refused":0})");
    const Answer json = call({"import", "--format", "tenhou", "--json", "-"}, {.input = text});
    EXPECT_NE(json.err.find(R"("difference":"total")"), std::string::npos) << json.err;
}

TEST(ImportCommand, WhatIsNoSuchLogIsRefusedWithItsPlace) {
    const Answer other = call({"import", "--format", "botzone", mjlog});
    EXPECT_EQ(other.status, 2);
    EXPECT_NE(other.err.find("ebc05bd5.mjlog:1:1:"), std::string::npos) << other.err;
    EXPECT_NE(other.err.find("this is no log of botzone"), std::string::npos) << other.err;
    EXPECT_EQ(call({"import", "--format", "tenhou", "no such file"}).status, 2);
    EXPECT_EQ(call({"import", mjlog}).status, 2);
    EXPECT_EQ(call({"import", "--format", "tenhou"}).status, 2);
    EXPECT_EQ(call({"import", "--format", "majsoul", mjlog}).status, 2);
    EXPECT_EQ(call({"export", "--format", "mjai", mjlog}).status, 2);
    EXPECT_EQ(call({"export", "--format", "mjai"}).status, 2);
}

// Every word that the two commands look up by a code is in the catalogue.
TEST(ImportCommand, EveryCodeHasItsWords) {
    for (const auto language : all_languages) {
        const Words words(language);
        for (unsigned i = 0; i < telling_fault_count; ++i) {
            const std::string name(code(static_cast<TellingFault>(i)));
            EXPECT_TRUE(words.has("import.fault." + name) && words.has("import.remedy." + name)) << name;
        }
        for (unsigned i = 0; i < difference_kind_count; ++i)
            EXPECT_TRUE(words.has("import.difference." + std::string(id(static_cast<DifferenceKind>(i)))));
        for (unsigned i = 0; i < deviation_count; ++i)
            EXPECT_TRUE(words.has("import.deviation." + std::string(id(static_cast<Deviation>(i)))));
        for (unsigned i = 0; i < export_fault_count; ++i) {
            const std::string name(code(static_cast<ExportFault>(i)));
            EXPECT_TRUE(words.has("export.fault." + name) && words.has("export.remedy." + name)) << name;
        }
    }
}

}  // namespace
}  // namespace sifang::cli
