// The example of docs/records.md is a record.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <regex>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/profile.hpp"
#include "wire/record_replay.hpp"

namespace sifang::test {
namespace {

TEST(RecordGuide, TheExampleIsPlayedOverWithoutADifference) {
    std::ifstream file(std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / "docs" / "records.md");
    const std::string guide(std::istreambuf_iterator<char>(file), {});
    const std::string fence = "```jsonl\n";
    const std::size_t begin = guide.find(fence) + fence.size();
    std::string example = guide.substr(begin, guide.find("```", begin) - begin);

    // The hash is that of the rules on the day the example was written: today's goes in its place, and under
    // new seals.
    const auto suits = std::make_unique<SuitTable>();
    const std::string today = profile_hash(*open_rulebook("mcr", *suits));
    example =
        std::regex_replace(example, std::regex("\"hash\":\"[0-9a-f]{64}\""), "\"hash\":\"" + today + "\"");
    std::string sealed;
    for (std::size_t at = 0;;) {
        const std::size_t seal = example.find(",\"seal\":\"", at);
        if (seal == std::string::npos) break;
        sealed += example.substr(at, seal - at);
        sealed += ",\"seal\":\"" + hex(sha256(sealed)) + "\"}\n";
        at = seal + 9 + 64 + 3;
    }
    RecordReader reader(bytes_of(sealed), families(), *suits);
    Replay replay(reader, *suits);
    ReplayStep step = replay.next();
    while (step < ReplayStep::Finished) step = replay.next();
    EXPECT_EQ(step, ReplayStep::Finished) << reader.line() << " " << reader.fault().code;
    EXPECT_EQ(reader.result().result.winners.size(), 1u);
}

/// Everything that a line can begin or be filled with is in the guide.
TEST(RecordGuide, EveryWordIsExplained) {
    std::ifstream file(std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / "docs" / "records.md");
    const std::string guide(std::istreambuf_iterator<char>(file), {});
    std::ifstream source(std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / "src" / "wire" /
                         "record_line_write.cpp");
    const std::string code(std::istreambuf_iterator<char>(source), {});
    const std::regex named(
        R"re((word|text|number|flag_if|seat|piece|pieces|by_seat|list|numbers|name)\("([a-z_]+)")re");
    unsigned found = 0;
    for (std::sregex_iterator it(code.begin(), code.end(), named), end; it != end; ++it, ++found)
        EXPECT_NE(guide.find("`" + std::string((*it)[2]) + "`"), std::string::npos) << (*it)[2];
    EXPECT_GT(found, 40u);
}

}  // namespace
}  // namespace sifang::test
