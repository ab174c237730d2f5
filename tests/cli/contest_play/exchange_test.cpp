// A whole contest out and in again, and the demo.

#include "desk.hpp"

namespace sifang::cli {
namespace {

TEST(ContestExchange, WhatIsExportedIsImportedAsItWas) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.play_all();
    desk.shown("export -o " + (desk.folder / "cup.jsonl"));
    const std::string text = desk.file("cup.jsonl");
    EXPECT_EQ(desk.shown("export"), text);
    const Answer again = desk.ask("export -o " + (desk.folder / "cup.jsonl"));
    EXPECT_EQ(again.status, 2);
    EXPECT_TRUE(has(again.err, "already")) << again.err;

    const std::string copy = " --data " + (desk.folder / "copy.sifang");
    desk.shown("import " + (desk.folder / "cup.jsonl") + copy + " --dry-run");
    EXPECT_FALSE(std::filesystem::exists(desk.folder / "copy.sifang"));
    desk.shown("import " + (desk.folder / "cup.jsonl") + copy);
    EXPECT_EQ(desk.shown("export" + copy), text);
    EXPECT_EQ(desk.ask("import " + (desk.folder / "cup.jsonl") + copy).status, 2) << "it is there already";
    EXPECT_EQ(desk.shown("tables --session 2" + copy), desk.shown("tables --session 2"));
}

TEST(ContestExchange, AFileThatCouldNotHaveHappenedIsRefusedWithItsLine) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    std::string text = desk.shown("export");
    // Entries are closed before anybody entered.
    const auto lines = lines_of(text);
    std::string swapped = lines[0] + "\n";
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::string line = lines[i];
        if (const auto at = line.find("\"entrant_entered\""); at != std::string::npos && i == 3)
            line = R"({"n":3,"at":1777593600000,"by":1,"event":"entries_closed"})";
        swapped += line + "\n";
    }
    std::ofstream(desk.folder / "bad.jsonl", std::ios::binary) << swapped;
    const Answer answer =
        desk.ask("import " + (desk.folder / "bad.jsonl") + " --data " + (desk.folder / "new.sifang"));
    EXPECT_EQ(answer.status, 1) << answer.err;
    EXPECT_TRUE(has(answer.err, "bad.jsonl:4")) << answer.err;
    std::ofstream(desk.folder / "other.jsonl", std::ios::binary) << "{\"a\":1}\n";
    EXPECT_EQ(desk.ask("import " + (desk.folder / "other.jsonl")).status, 2);
    EXPECT_EQ(desk.ask("import " + (desk.folder / "nothing.jsonl")).status, 2);
}

TEST(ContestDemo, IsMadeShownAndTheSameEveryTime) {
    Desk desk;
    const auto made = desk.ask("demo --bot random --sessions-played 1 --dry-run");
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_FALSE(std::filesystem::exists(desk.data));
    desk.shown("demo --bot random --sessions-played 1");
    const Value show = desk.json("show");
    EXPECT_EQ(*show.find("players")->integer(), 60);
    EXPECT_EQ(*show.find("teams")->integer(), 15);
    EXPECT_TRUE(has(desk.shown("sheet --session 1 --table 3"), "▲"));
    EXPECT_TRUE(has(desk.shown("tables --session 1"), "0 of 15"));
    const std::string other = " --data " + (desk.folder / "other.sifang");
    desk.shown("demo --bot random --sessions-played 1" + other);
    EXPECT_EQ(desk.shown("export"), desk.shown("export" + other));
    EXPECT_EQ(desk.ask("demo --sessions-played 7").status, 2);
    EXPECT_EQ(desk.ask("demo --bot random --sessions-played 0").status, 2) << "there is one of that name";
}

}  // namespace
}  // namespace sifang::cli
