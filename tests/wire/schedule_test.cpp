#include "wire/schedule.hpp"

#include <gtest/gtest.h>

#include "wire/csv.hpp"

namespace sifang {
namespace {

using Fields = std::vector<std::string>;

TEST(Csv, ReadsWhatSpreadsheetsWrite) {
    const auto rows = parse_csv(
        "\xEF\xBB\xBF"
        "a, b ,\"c, \"\"d\"\"\"\r\n\r\n1,,\"two\nlines\"\n3");
    ASSERT_TRUE(rows);
    ASSERT_EQ(rows->size(), 3u);
    EXPECT_EQ((*rows)[0], (CsvRow{1, {"a", "b", "c, \"d\""}}));
    EXPECT_EQ((*rows)[1], (CsvRow{3, {"1", "", "two\nlines"}}));
    EXPECT_EQ((*rows)[2], (CsvRow{5, {"3"}}));
}

TEST(Csv, WritesWhatItReads) {
    const Fields fields{"plain", "", " edge", "a,b", "say \"x\"", "two\nlines"};
    std::string text;
    append_csv_row(text, fields);
    const auto rows = parse_csv(text);
    ASSERT_TRUE(rows && rows->size() == 1);
    EXPECT_EQ(rows->front().fields, fields);
}

TEST(Csv, QuotesThatCannotBe) {
    EXPECT_EQ(parse_csv("a\n\"b").error().fault, CsvFault::OpenQuote);
    EXPECT_EQ(parse_csv("a\n\"b").error().place.line, 2u);
    EXPECT_EQ(parse_csv("a\"b").error().fault, CsvFault::StrayQuote);
    EXPECT_EQ(parse_csv("\"a\"b").error().fault, CsvFault::StrayQuote);
}

const std::string header = "round,table,E,S,W,N\n";

TEST(ScheduleFile, ReadsRowsInAnyOrderAndWritesThemInOrder) {
    const auto schedule = read_schedule(header + "2,1,8,7,6,5\n1,2,5,6,7,8\n1,1,1,2,3,4\n2,2,4,3,2,1\n");
    ASSERT_TRUE(schedule);
    EXPECT_EQ(schedule->players, 8u);
    EXPECT_EQ(write_schedule(*schedule), header + "1,1,1,2,3,4\n1,2,5,6,7,8\n2,1,8,7,6,5\n2,2,4,3,2,1\n");
}

TEST(ScheduleFile, FourSitAtATableEvenWhenTheLastNumberIsMissing) {
    const auto schedule = read_schedule("round,table,E,S,W,N\n1,1,1,2,3,3\n");
    ASSERT_TRUE(schedule);
    EXPECT_EQ(schedule->players, 4u);
}

TEST(ScheduleFile, NamesWhatIsWrongAndTheLine) {
    const auto fault = [](const std::string& text) { return read_schedule(text).error(); };
    EXPECT_EQ(fault("round,table\n"), (ScheduleError{"header", 1, "round,table,E,S,W,N"}));
    EXPECT_EQ(fault(""), (ScheduleError{"header", 1, "round,table,E,S,W,N"}));
    EXPECT_EQ(fault(header), (ScheduleError{"no_rows", 1, ""}));
    EXPECT_EQ(fault(header + "1,1,1,2,3\n"), (ScheduleError{"columns", 2, "6"}));
    EXPECT_EQ(fault(header + "1,1,1,2,3,x\n"), (ScheduleError{"number", 2, "x"}));
    EXPECT_EQ(fault(header + "1,1,1,2,3,0\n"), (ScheduleError{"number", 2, "0"}));
    EXPECT_EQ(fault(header + "1,1,1,2,3,99999\n"), (ScheduleError{"number", 2, "99999"}));
    EXPECT_EQ(fault(header + "1,1,1,2,3,4\n1,1,5,6,7,8\n"), (ScheduleError{"table_twice", 3, "1"}));
    EXPECT_EQ(fault(header + "1,1,1,2,3,4\n3,1,4,3,2,1\n"), (ScheduleError{"round_gap", 3, "2"}));
    EXPECT_EQ(fault(header + "1,1,\"1,2,3,4\n"), (ScheduleError{"open_quote", 2, ""}));
}

TEST(TeamsFile, NamesOfTeamsBecomeGroups) {
    const auto groups = read_groups("player,team\n3,Red\n1,Blue\n2,Red\n4,\n", "team", 5);
    ASSERT_TRUE(groups);
    EXPECT_EQ(*groups, (seating::Groups{2, 1, 1, 0, 0}));
    EXPECT_EQ(read_groups("player,team\n1,a\n1,b\n", "team", 4).error(),
              (ScheduleError{"player_twice", 3, "1"}));
    EXPECT_EQ(read_groups("player,team\n9,a\n", "team", 4).error(), (ScheduleError{"number", 2, "9"}));
    EXPECT_EQ(read_groups("player,team\n1,a\n", "country", 4).error(),
              (ScheduleError{"header", 1, "player,country"}));
}

}  // namespace
}  // namespace sifang
