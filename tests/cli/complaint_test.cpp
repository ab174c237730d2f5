#include "cli/complaint.hpp"

#include <gtest/gtest.h>

#include "text/width.hpp"

namespace sifang::cli {
namespace {

const Words words(Language::En);

std::string draw(const Complaint& complaint, const Look& look = {}) {
    return draw_complaint(complaint, look, words);
}

TEST(Complaint, MarksThePlace) {
    EXPECT_EQ(draw({"five of 1m", "take one away", "11111m 2m", 5}),
              "sifang: five of 1m\n"
              "    11111m 2m\n"
              "        ^\n"
              "    take one away\n");
}

TEST(Complaint, TheMarkStandsUnderTheCharacterWhereCharactersAreWide) {
    EXPECT_EQ(draw({"no tile", "", "一萬東x", 4}),
              "sifang: no tile\n"
              "    一萬東x\n"
              "          ^\n");
    EXPECT_EQ(draw({"no tile", "", "東龜西", 2}),
              "sifang: no tile\n"
              "    東龜西\n"
              "      ^^\n");
}

TEST(Complaint, BytesThatAreNoTextDoNotMoveTheMark) {
    EXPECT_EQ(draw({"no tile", "", "1m\xFF\t?", 5}),
              "sifang: no tile\n"
              "    1m???\n"
              "        ^\n");
}

TEST(Complaint, OfALongLineThePartAroundThePlaceIsDrawn) {
    const std::string line = std::string(200, 'a') + "X" + std::string(200, 'b');
    const std::string drawn = draw({"here", "", line, 201});
    std::size_t from = 0;
    std::vector<std::string> lines;
    for (std::size_t end; (end = drawn.find('\n', from)) != drawn.npos; from = end + 1)
        lines.push_back(drawn.substr(from, end - from));
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_LE(display_width(lines[1]), 80u);
    // The dots before the part are one column and three bytes.
    EXPECT_EQ(display_width(lines[1].substr(0, lines[1].find('X'))), lines[2].find('^'));
}

TEST(Complaint, APlaceIsNeverBroken) {
    Complaint complaint{"a comma is missing"};
    complaint.where = "/" + std::string(90, 'd') + "/my.json:3:7";
    EXPECT_EQ(draw(complaint), "sifang: " + complaint.where + ":\na comma is missing\n");
}

TEST(Complaint, NamesTheFile) {
    Complaint complaint{"a comma is missing"};
    complaint.where = "my.json:3:7";
    EXPECT_EQ(draw(complaint), "sifang: my.json:3:7: a comma is missing\n");
}

TEST(Complaint, AWordOfTheCall) {
    const std::vector<std::string> call{"sifang", "score", "[123m] 4", "--by", "luck"};
    EXPECT_EQ(draw(in_call({"no"}, call, find_in_call(call, "--by", "luck"))),
              "sifang: no\n"
              "    sifang score \"[123m] 4\" --by luck\n"
              "                                 ^^^^\n");
    EXPECT_EQ(find_in_call({"sifang", "--by=luck"}, "--by", "luck"), 1u);
    EXPECT_EQ(find_in_call(call, "--seat", "E"), call.size());
    EXPECT_EQ(find_in_call(call, "--by"), 3u);
}

TEST(Complaint, GuessesWhatWasMeant) {
    EXPECT_EQ(nearest("scroe", {"score", "waits", "rules"}), "score");
    EXPECT_EQ(nearest("--sea", {"--seat", "--round"}), "--seat");
    EXPECT_EQ(nearest("xyz", {"score", "waits"}), "");
    EXPECT_EQ(nearest("q", {"a", "b"}), "");
}

}  // namespace
}  // namespace sifang::cli
