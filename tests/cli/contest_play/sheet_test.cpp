// Hands, totals, signatures and corrections, as a director types them.

#include "desk.hpp"

namespace sifang::cli {
namespace {

using Points = std::vector<int>;

TEST(ContestHand, McrPaysEightAndTheHandFromTheDiscarderAndEightFromTheOthers) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const std::string told = desk.done("hand --table 1 --winner S --from E --points 24");
    EXPECT_TRUE(has(told, "+48")) << told;
    Value sheet = desk.json("sheet --table 1");
    EXPECT_EQ(last_points(sheet), (Points{-32, 48, -8, -8}));
    desk.done("hand --table 1 --winner N --self-draw --points 8");
    sheet = desk.json("sheet --table 1");
    EXPECT_EQ(last_points(sheet), (Points{-16, -16, -16, 48}));
    EXPECT_EQ(figures(sheet, "scores"), (Points{-48, 32, -24, 40}));
    EXPECT_EQ(text_of(sheet.find("rows")->list()->at(1), "dealer"), "S") << "who is due deals";
}

TEST(ContestHand, Gb98BeginsFromFiveHundred) {
    Desk desk;
    desk.publish("gb98", 4, 1);
    desk.done("start");
    desk.done("hand --table 1 --winner W --from N --points 12");
    const Value sheet = desk.json("sheet --table 1");
    EXPECT_EQ(last_points(sheet), (Points{-8, -8, 36, -20}));
    EXPECT_EQ(figures(sheet, "scores"), (Points{492, 492, 536, 480}));
}

TEST(ContestHand, HkIsTypedByFan) {
    Desk desk;
    desk.publish("hk", 4, 1);
    desk.done("start");
    desk.done("hand --table 1 --winner S --from W --fan 3 --dealer E");
    const Points points = last_points(desk.json("sheet --table 1"));
    ASSERT_EQ(points.size(), 4u);
    EXPECT_GT(points[1], 0);
    EXPECT_LT(points[2], 0);
    EXPECT_EQ(points[0] + points[1] + points[2] + points[3], 0);
}

TEST(ContestHand, ZdsHasSticksWaitingPlayersAndCounters) {
    Desk desk;
    desk.publish("zds", 4, 1);
    desk.done("start");
    desk.done("hand --table 1 --drawn --waiting E,S --riichi S --dealer E");
    Value sheet = desk.json("sheet --table 1");
    EXPECT_EQ(last_points(sheet).size(), 4u);
    EXPECT_EQ(sheet.find("rows")->list()->at(0).find("points")->list()->size(), 4u);
    EXPECT_EQ(figures(sheet.find("rows")->list()->at(0), "points"), (Points{1500, 500, -1500, -1500}));
    desk.done("hand --table 1 --winner W --from E --points 3900");
    sheet = desk.json("sheet --table 1");
    EXPECT_EQ(figures(sheet.find("rows")->list()->at(1), "points")[2], 3900 + 300 + 1000)
        << "with a counter and the stick";
}

TEST(ContestHand, TilesAreCountedByTheRules) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const std::string told =
        desk.done("hand --table 1 --winner W --self-draw --tiles \"[345s] 123m456p78s99p 9s\"");
    EXPECT_TRUE(has(told, "Mixed Straight")) << told;
    const Points points = last_points(desk.json("sheet --table 1"));
    EXPECT_EQ(points[2], -3 * points[0]);
    EXPECT_GE(points[2], 3 * 16);
}

TEST(ContestHand, TilesThatAreNoWinAreRefusedAndNothingIsWritten) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const std::string said =
        desk.refused("hand --table 1 --winner W --from E --tiles \"[345s] 123m456p78s99p 7p\"");
    EXPECT_TRUE(has(said, "no winning hand")) << said;
    EXPECT_TRUE(has(desk.refused("hand --table 1 --winner W --from E --tiles \"[345s][234m] 678p78s99p 9s\""),
                    "less than the 8"));
}

TEST(ContestHand, WhatTheSheetRefusesIsToldInWordsWithItsClause) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    EXPECT_TRUE(has(desk.refused("hand --table 1 --drawn"), "not started"));
    desk.done("start");
    EXPECT_TRUE(has(desk.refused("hand --table 1 --winner S --from S --points 24"), "cannot be together"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --winner S --from E --points 7"), "No hand is worth that"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --drawn --dealer W"), "Another player is to deal"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --drawn --fine E=10"), "never added"));
}

TEST(ContestHand, WhatIsMistypedIsMarkedInTheCall) {
    Desk desk;
    desk.publish("mcr", 8, 1);
    desk.done("start");
    EXPECT_TRUE(has(desk.refused("hand --table 3 --drawn", 2), "no table 3"));
    EXPECT_TRUE(has(desk.refused("hand --table 1", 2), "--winner"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --winner S", 2), "--from PLAYER or --self-draw"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --winner S --from E", 2), "0 totals"));
    EXPECT_TRUE(
        has(desk.refused("hand --table 1 --winner S --from E --points 8 --drawn", 2), "do not go together"));
    EXPECT_TRUE(
        has(desk.refused("hand --table 1 --winner Nobody --from E --points 8", 2), "no entrant 'Nobody'"));
    EXPECT_TRUE(has(desk.refused("hand --table 1 --drawn --fine E", 2), "E=8,S=-8"));
    // Somebody of the other table.
    const Value tables = desk.json("tables");
    const int other = figures(tables.find("tables")->list()->at(1), "players")[0];
    EXPECT_TRUE(
        has(desk.refused("hand --table 1 --winner " + std::to_string(other) + " --from E --points 8", 2),
            "does not sit at this table"));
}

TEST(ContestHand, PlayersMayBeTypedByNumberAndName) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const Value sheet = desk.json("sheet --table 1");
    const Value& south = sheet.find("players")->list()->at(1);
    desk.done("hand --table 1 --winner " + std::to_string(*south.find("number")->integer()) +
              " --from E --points 24");
    desk.done("hand --table 1 --winner \"" + text_of(south, "name") + "\" --from E --points 24");
    EXPECT_EQ(figures(desk.json("sheet --table 1"), "scores"), (Points{-64, 96, -16, -16}));
}

TEST(ContestHand, FoulsFinesAndFalseWins) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    desk.done("hand --table 1 --drawn --false-win E --paid E=-30,S=10,W=10,N=10 --fine N=-10 --warning W");
    const Value sheet = desk.json("sheet --table 1");
    EXPECT_EQ(last_points(sheet), (Points{-30, 10, 10, 0}));
    EXPECT_EQ(figures(sheet, "fines"), (Points{0, 0, 0, -10}));
    const std::string shown = desk.shown("sheet --table 1");
    EXPECT_TRUE(has(shown, "√")) << shown;
    EXPECT_TRUE(has(shown, "×")) << shown;
    EXPECT_TRUE(has(desk.refused("hand --table 1 --drawn --paid E=-30"), "add up to nothing"));
}

TEST(ContestHand, ADryRunShowsThePointsAndWritesNothing) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const auto before = desk.events();
    const std::string told = desk.done("hand --table 1 --winner S --from E --points 24 --dry-run");
    EXPECT_TRUE(has(told, "+48")) << told;
    EXPECT_TRUE(has(told, "nothing was stored")) << told;
    EXPECT_EQ(desk.events(), before);
}

TEST(ContestSheet, TotalsAreSignedInOrderAndClosed) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    EXPECT_TRUE(has(desk.refused("totals --table 1 --scores 40,18,-20,-40"), "cancel out"));
    const std::string sheet = desk.done("totals --table 1 --scores 42,18,-20,-40");
    EXPECT_TRUE(has(sheet, "+42")) << sheet;
    EXPECT_TRUE(has(desk.refused("sign --table 1 --referee"), "players sign first"));
    EXPECT_TRUE(has(desk.refused("close --table 1"), "Signatures are missing"));
    desk.done("sign --table 1 --player E,S");
    EXPECT_TRUE(has(desk.shown("sheet --table 1"), "waits for signatures: W, N, referee, head referee"));
    EXPECT_EQ(desk.json("tables").find("tables")->list()->at(0).find("missing")->list()->size(), 4u);
    desk.done("sign --table 1 --all-players");
    EXPECT_TRUE(has(desk.refused("totals --table 1 --scores E=1,S=-1"), "has signed"));
    desk.done("sign --table 1 --referee --head-referee");
    EXPECT_TRUE(has(desk.done("close --table 1"), "closed"));
    EXPECT_EQ(text_of(desk.json("sheet --table 1"), "state"), "closed");
    EXPECT_TRUE(has(desk.shown("tables"), "0 of 1"));
}

TEST(ContestSheet, ACorrectionKeepsTheOldValueAndItsReason) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    desk.done("hand --table 1 --winner S --from E --points 24");
    EXPECT_TRUE(has(desk.refused("correct --table 1 --hand 1 --points E=-40,S=56"), "needs a reason"));
    EXPECT_TRUE(has(desk.refused("correct --table 1 --hand 2 --points E=-40,S=40 --reason wrong"),
                    "Nothing stands there"));
    EXPECT_TRUE(has(desk.refused("correct --table 1 --points E=-40", 2), "--hand N or --totals"));
    const std::string told =
        desk.done("correct --table 1 --hand 1 --points E=-40,S=56 --reason \"read wrongly\"");
    EXPECT_TRUE(has(told, "was  E −32  S +48")) << told;
    EXPECT_TRUE(has(told, "is   E −40  S +56")) << told;
    EXPECT_EQ(last_points(desk.json("sheet --table 1")), (Points{-40, 56, -8, -8}));
    EXPECT_TRUE(has(desk.shown("sheet --table 1"), "read wrongly"));
}

TEST(ContestSheet, TablesThatAreNotDoneComeFirst) {
    Desk desk;
    desk.publish("mcr", 12, 1);
    desk.done("start");
    desk.done("totals --table 1 --scores 4,3,-3,-4");
    desk.done("sign --table 1 --all-players");
    desk.done("sign --table 1 --referee --head-referee");
    desk.done("close --all");
    desk.done("hand --table 3 --drawn");
    const Value tables = desk.json("tables");
    const auto& list = *tables.find("tables")->list();
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(text_of(list[0], "state"), "not_begun");
    EXPECT_EQ(text_of(list[1], "state"), "playing");
    EXPECT_EQ(text_of(list[2], "state"), "closed");
    EXPECT_EQ(*list[2].find("table")->integer(), 1);
}

}  // namespace
}  // namespace sifang::cli
