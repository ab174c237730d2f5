#include "text/width.hpp"

#include <gtest/gtest.h>

namespace sifang {
namespace {

using Lines = std::vector<std::string>;

TEST(Width, ChineseAndJapaneseTakeTwoColumns) {
    EXPECT_EQ(display_width("abc"), 3u);
    EXPECT_EQ(display_width("大四喜"), 6u);
    EXPECT_EQ(display_width("アガリ"), 6u);
    EXPECT_EQ(display_width("（，）"), 6u);
    EXPECT_EQ(display_width("−8 – ×2"), 7u);
}

TEST(Width, MarksAndColoursTakeNone) {
    EXPECT_EQ(display_width("e\u0301"), 1u);
    EXPECT_EQ(display_width("\x1b[1;31mab\x1b[0m"), 2u);
    EXPECT_EQ(display_width("🀄\uFE0E"), 2u);
    EXPECT_EQ(display_width("🀀🀇"), 2u);
}

TEST(Width, BrokenUtf8IsOneColumnAByte) {
    EXPECT_EQ(display_width("\xFF\xFE"), 2u);
    std::string_view half = "\xE5\xA4";
    EXPECT_EQ(take_code_point(half), char32_t{0xFFFD});
    EXPECT_EQ(half.size(), 1u);
}

TEST(Width, PadsToColumnsNotBytes) {
    EXPECT_EQ(pad_right("大", 4), "大  ");
    EXPECT_EQ(pad_left("−8", 4), "  −8");
    EXPECT_EQ(pad_right("abc", 2), "abc");
}

TEST(Wrap, BreaksAtBlanks) {
    EXPECT_EQ(wrap("one two three", 8), (Lines{"one two", "three"}));
    EXPECT_EQ(wrap("one two three", 80), (Lines{"one two three"}));
    EXPECT_EQ(wrap("", 10), (Lines{""}));
}

TEST(Wrap, BreaksChineseAnywhereButBeforeAClosingMark) {
    EXPECT_EQ(wrap("大四喜小四喜", 6), (Lines{"大四喜", "小四喜"}));
    EXPECT_EQ(wrap("大四喜，小四喜", 6), (Lines{"大四", "喜，小", "四喜"}));
}

TEST(Wrap, BreaksAWordLongerThanALine) { EXPECT_EQ(wrap("abcdefgh", 3), (Lines{"abc", "def", "gh"})); }

TEST(Wrap, KeepsLineBreaks) { EXPECT_EQ(wrap("a\nb c", 10), (Lines{"a", "b c"})); }

TEST(Wrap, NoLineIsWiderThanAsked) {
    const std::string text =
        "Score a hand 計算一手和牌的分數，並說明理由 (mcr:3.8.1/39) アガリ形の点数を計算し、理由を示す。";
    for (unsigned width = 4; width < 60; ++width)
        for (const std::string& line : wrap(text, width)) EXPECT_LE(display_width(line), width) << line;
}

}  // namespace
}  // namespace sifang
