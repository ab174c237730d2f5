#include "cli/table.hpp"

#include <gtest/gtest.h>

#include "call.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

TEST(Table, AlignsByDisplayWidth) {
    Table table({{}, {Column::Align::Right}});
    table.headings({"番种", "分"});
    table.row({"大四喜", "88"});
    table.row({"Fan", "8"});
    EXPECT_EQ(table.draw({}),
              "  番种    分\n"
              "  大四喜  88\n"
              "  Fan      8\n");
}

TEST(Table, WrapsTheColumnThatMay) {
    Table table({{}, {.wraps = true}});
    table.row({"a", "one two three"});
    Look look;
    look.width = 13;
    EXPECT_EQ(table.draw(look),
              "  a  one two\n"
              "     three\n");
}

TEST(Table, NotesStandUnderTheSecondColumn) {
    Table table({{Column::Align::Right}, {}});
    table.row({"12", "x"});
    table.note("below");
    EXPECT_EQ(table.draw({}),
              "  12  x\n"
              "      below\n");
}

TEST(Table, ColourDoesNotMoveColumns) {
    Table table({{}, {}});
    table.row({"no", "x"}, Ink::Bad);
    table.row({"long", "y"});
    Look look;
    look.colour = true;
    EXPECT_EQ(table.draw(look),
              "  \x1b[31mno\x1b[0m    x\n"
              "  long  y\n");
}

TEST(Table, NoLineIsWiderThanTheLook) {
    Table table({{.wraps = true}, {Column::Align::Right}, {.wraps = true}, {}});
    for (int i = 0; i < 3; ++i) {
        table.row(
            {"Greater Honors and Knitted Tiles", "24", "123m 456p 789s, 123s 456s 789s", "mcr:3.8.1/20"});
        table.note("七星不靠 · greater_honors_and_knitted_tiles and a few more words to make it long");
    }
    for (unsigned width = 50; width <= 100; ++width) {
        Look look;
        look.width = width;
        for (const std::string& line : lines_of(table.draw(look)))
            EXPECT_LE(display_width(line), width) << line;
    }
}

}  // namespace
}  // namespace sifang::cli
