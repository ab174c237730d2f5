#include "cli/terminal.hpp"

#include <gtest/gtest.h>
#include <map>

namespace sifang::cli {
namespace {

Environment with(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        return found == variables.end() ? std::nullopt : std::optional(found->second);
    };
}

TEST(Terminal, ColourOnlyWhereAPersonWatches) {
    EXPECT_TRUE(look_for(true, 80, with({{"TERM", "xterm"}})).colour);
    EXPECT_FALSE(look_for(false, 80, with({{"TERM", "xterm"}})).colour);
    EXPECT_FALSE(look_for(true, 80, with({{"TERM", "dumb"}})).colour);
    EXPECT_FALSE(look_for(true, 80, with({})).colour);
}

TEST(Terminal, NoColorIsHonouredUnlessEmpty) {
    EXPECT_FALSE(look_for(true, 80, with({{"TERM", "xterm"}, {"NO_COLOR", "1"}})).colour);
    EXPECT_TRUE(look_for(true, 80, with({{"TERM", "xterm"}, {"NO_COLOR", ""}})).colour);
}

TEST(Terminal, TilesAreTextWhereNobodyWatches) {
    EXPECT_EQ(look_for(false, 0, with({})).tiles, TileFaces::Text);
    EXPECT_EQ(look_for(true, 0, with({})).tiles, TileFaces::Unicode);
}

TEST(Terminal, WidthIsThatOfTheScreenWithinReason) {
    EXPECT_EQ(look_for(true, 60, with({})).width, 60u);
    EXPECT_EQ(look_for(true, 7, with({})).width, 40u);
    EXPECT_EQ(look_for(true, 500, with({})).width, 100u);
    EXPECT_EQ(look_for(false, 500, with({})).width, 80u);
}

TEST(Terminal, InkLeavesNoTraceWithoutColour) {
    Look look;
    EXPECT_EQ(look.ink(Ink::Bad, "no"), "no");
    look.colour = true;
    EXPECT_EQ(look.ink(Ink::Bad, "no"), "\x1b[31mno\x1b[0m");
    EXPECT_EQ(look.ink(Ink::Plain, "no"), "no");
    EXPECT_EQ(look.ink(Ink::Bad, ""), "");
}

}  // namespace
}  // namespace sifang::cli
