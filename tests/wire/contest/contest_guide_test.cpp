// docs/contest-log.md and the lines we write say the same.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <set>

#include "support/text_file.hpp"
#include "wire/contest_fields.hpp"
#include "wire/contest_line.hpp"
#include "wire/words_of.hpp"

namespace sifang::test {
namespace {

std::string repository_file(std::string_view path) {
    std::ifstream file(std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / path);
    return {std::istreambuf_iterator<char>(file), {}};
}

const std::string& guide() {
    static const std::string text = repository_file("docs/contest-log.md");
    return text;
}

/// What stands in its blocks of lines.
std::vector<std::string> example_blocks() {
    std::vector<std::string> blocks;
    const std::string fence = "```jsonl\n";
    for (std::size_t at = guide().find(fence); at != std::string::npos; at = guide().find(fence, at)) {
        at += fence.size();
        blocks.push_back(guide().substr(at, guide().find("```", at) - at));
    }
    return blocks;
}

TEST(ContestGuide, EveryExampleIsSpelledAsWeWriteIt) {
    std::set<std::string_view> kinds;
    for (const std::string& block : example_blocks()) {
        for (const std::string_view line : lines_of(block)) {
            if (line.starts_with(R"({"contest":)")) continue;
            const auto read = read_contest_line(line);
            ASSERT_TRUE(read) << line << "\n"
                              << read.error().code << " " << read.error().subject << " at "
                              << read.error().at;
            std::string written;
            append_contest_line(written, *read);
            EXPECT_EQ(written, line);
            kinds.insert(id(read->event));
        }
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<contest::ContestEvent>) << "an example of every event";
}

TEST(ContestGuide, TheExampleOfAFileIsOne) {
    const auto read = read_contest_file(example_blocks().back());
    ASSERT_TRUE(read) << read.error().code << " in line " << read.error().line;
    EXPECT_EQ(read->events.size(), 1u);
}

TEST(ContestGuide, EveryFieldIsExplained) {
    const std::string code = repository_file("src/wire/contest_fields.hpp") +
                             repository_file("src/wire/sheet_fields.hpp") +
                             repository_file("src/wire/ruling_fields.hpp");
    const std::regex named(R"re("([a-z_]+)"[,}])re");
    unsigned found = 0;
    for (std::sregex_iterator it(code.begin(), code.end(), named), end; it != end; ++it, ++found)
        EXPECT_NE(guide().find("`" + std::string((*it)[1]) + "`"), std::string::npos) << (*it)[1];
    EXPECT_GT(found, 120u);
}

template <class E>
void expect_explained() {
    for (const std::string_view word : words_of<E, last_of<E>>())
        EXPECT_NE(guide().find("`" + std::string(word) + "`"), std::string::npos) << word;
}

TEST(ContestGuide, EveryWordIsExplained) {
    expect_explained<EventClass>();
    expect_explained<EventScope>();
    expect_explained<RefereeGrade>();
    expect_explained<contest::Format>();
    expect_explained<contest::Role>();
    expect_explained<contest::Duty>();
    expect_explained<contest::Booking>();
    expect_explained<contest::Signer>();
    expect_explained<LateBy>();
    expect_explained<End>();
    expect_explained<SanctionKind>();
    expect_explained<Measure>();
    expect_explained<FoulScope>();
    expect_explained<Office>();
    expect_explained<AppealBody>();
    expect_explained<EventMeasureKind>();
    expect_explained<Appellant>();
    expect_explained<AppealMatter>();
    expect_explained<AppealVerdict>();
}

}  // namespace
}  // namespace sifang::test
