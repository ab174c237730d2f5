// Ledgers of Pin results as lines: what is written is read, what is taken back counts no more.

#include "wire/pin_line.hpp"

#include <gtest/gtest.h>

namespace sifang::test {
namespace {

PinLine added(const char* event) {
    contest::PinResult result;
    result.event = event;
    result.dates = "1–3 May";
    result.event_class = EventClass::B;
    result.registered = true;
    result.players = 60;
    result.sessions = 6;
    result.twelfths = 183;
    result.points = -17;
    result.individual = 4;
    result.team = 2;
    result.certified_by = "Head \"Referee\"";
    return {{1'700'000'000'000}, PinAdded{"Player A", result}};
}
std::string written(const PinLine& line) {
    std::string out;
    append_pin_line(out, line);
    return out;
}

TEST(PinLine, WhatIsWrittenIsRead) {
    const PinLine back{{5}, PinTakenBack{1, "counted twice"}};
    for (const PinLine& line : {added("Cup"), back, PinLine{{0}, PinAdded{"", {}}}}) {
        const std::string text = written(line);
        const auto read = read_pin_line(text);
        ASSERT_TRUE(read) << text << " " << read.error().code;
        EXPECT_EQ(*read, line) << text;
        EXPECT_EQ(text.find('\n'), std::string::npos);
    }
}

TEST(PinLine, WhatIsWrongIsToldWithItsPlace) {
    EXPECT_EQ(read_pin_line("").error().code, "empty_line");
    EXPECT_EQ(read_pin_line(R"({"at":5})").error().code, "missing_field");
    EXPECT_EQ(read_pin_line(R"({"at":5,"added":{"holder":"A"}})").error().code, "missing_field");
    EXPECT_EQ(
        read_pin_line(R"({"at":5,"added":{"holder":"A","result":{"event":"C","shoe":1}}})").error().code,
        "newer_field");
    EXPECT_EQ(
        read_pin_line(R"({"at":5,"added":{"holder":"A","result":{"event":"C","class":"Z"}}})").error().code,
        "newer_word");
    EXPECT_EQ(read_pin_line(std::string(max_pin_line_bytes + 1, ' ')).error().code, "line_too_long");
}

TEST(PinLine, WhatIsTakenBackCountsNoMore) {
    const std::vector<PinLine> lines{
        added("Cup"), added("Open"), {{6}, PinTakenBack{1, "wrong"}}, added("Cup")};
    const auto ledger = pin_ledger(lines);
    ASSERT_EQ(ledger.size(), 2u);
    EXPECT_EQ(ledger[0].line, 2u);
    EXPECT_EQ(ledger[0].added.result.event, "Open");
    EXPECT_EQ(ledger[1].line, 4u);
}

}  // namespace
}  // namespace sifang::test
