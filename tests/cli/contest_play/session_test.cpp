// Sessions, seats, fouls and appeals, as a director types them.

#include "desk.hpp"

namespace sifang::cli {
namespace {

TEST(ContestSession, TheClockTellsWarningEndAndWhatIsLeft) {
    Desk desk;
    desk.publish("mcr", 4, 2);
    EXPECT_TRUE(has(desk.shown("clock"), "not started"));
    const int started = desk.minute;
    EXPECT_TRUE(has(desk.done("start"), "150:00"));
    EXPECT_TRUE(has(desk.refused("start"), "has started"));
    const auto left = [&](int minutes) {
        const int at = started + minutes;
        const std::string two = std::to_string(100 + at % 60).substr(1);
        const Value clock = desk.json("clock --at 2026-05-01T0" + std::to_string(at / 60) + ":" + two + "Z");
        return *clock.find("left_seconds")->integer();
    };
    EXPECT_EQ(left(20), 130 * 60);
    desk.done("extend 15");
    EXPECT_EQ(left(20), 145 * 60);
    desk.done("end");
    EXPECT_TRUE(has(desk.refused("extend 5 --session 1"), "over"));
    EXPECT_TRUE(has(desk.shown("clock --session 1"), "Ended"));
}

TEST(ContestSession, LatenessIsPunishedByTheBookAndTold) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    desk.minute += 6;
    const std::string told = desk.done("arrive 3");
    EXPECT_TRUE(has(told, "Penalty recorded")) << told;
    EXPECT_TRUE(has(told, "mcr:")) << told;
    EXPECT_TRUE(has(desk.refused("arrive 3"), "arrived already"));
    EXPECT_TRUE(has(desk.done("arrive 4 --organisers"), "costs nothing"));
    const Value fouls = desk.json("fouls");
    ASSERT_EQ(fouls.find("fouls")->list()->size(), 1u);
    EXPECT_EQ(text_of(fouls.find("fouls")->list()->at(0), "foul"), "lateness");
}

TEST(ContestSession, WhoDoesNotComeForfeitsAndSomebodyFillsTheSeat) {
    Desk desk;
    desk.publish("mcr", 4, 2);
    desk.done("start");
    EXPECT_TRUE(has(desk.refused("stand-in 2 --name \"Desk Helper\""), "does not play"));
    desk.done("forfeit 2");
    EXPECT_TRUE(has(desk.refused("forfeit 2"), "already"));
    desk.done("stand-in 2 --name \"Desk Helper\"");
    EXPECT_TRUE(has(desk.refused("stand-in 2", 2), "--name"));
    EXPECT_TRUE(has(desk.done("withdraw 2 --dry-run"), "reseat"));
    desk.done("withdraw 2");
    EXPECT_TRUE(has(desk.refused("withdraw 2"), "not play"));
}

TEST(ContestSession, ASubstituteTakesOverFromTheNextSession) {
    Desk desk;
    desk.done("create \"Team Cup\" --teams --all-ages --least-sessions 1 --sessions 2");
    for (const char* team : {"Red", "Blue"}) desk.done("team " + std::string(team));
    desk.done("enter \"Player A\" \"Player B\" \"Player C\" \"Player D\" --team Red");
    desk.done("enter \"Player E\" \"Player F\" \"Player G\" \"Player H\" --team Blue");
    desk.done("enter \"Player S\" --team Red --role substitute");
    desk.done("close-entries");
    desk.done("draw order --seed 1");
    desk.done("draw lots --seed 1");
    desk.done("seat --seed 1");
    desk.done("publish");
    desk.done("start");
    const std::string told = desk.done("substitute \"Player B\" --with \"Player S\"");
    EXPECT_TRUE(has(told, "session 2")) << told;
    EXPECT_TRUE(has(desk.refused("substitute \"Player E\" --with \"Player S\""), "")) << "of another team";
}

TEST(ContestFoul, FoundByWordsTriedDryThenRecordedAndRevoked) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    const auto before = desk.events();
    const std::string dry = desk.done("foul early draw --player 3 --booking session --dry-run");
    EXPECT_TRUE(has(dry, "warning")) << dry;
    EXPECT_EQ(desk.events(), before);
    desk.done("foul early draw --player 3 --booking session");
    const std::string second = desk.done("foul 提前摸牌 --player 3 --booking session");
    EXPECT_TRUE(has(second, "points off")) << second;
    EXPECT_TRUE(has(second, "Time 2")) << second;
    const Value fouls = desk.json("fouls");
    ASSERT_EQ(fouls.find("fouls")->list()->size(), 2u);
    const std::string event = std::to_string(*fouls.find("fouls")->list()->at(1).find("event")->integer());
    EXPECT_TRUE(has(desk.refused("foul nonsense --player 3", 2), "exactly one foul"));
    EXPECT_TRUE(has(desk.refused("revoke 1"), "No such penalty"));
    desk.done("revoke " + event + " --reason \"seen otherwise\"");
    const Value after = desk.json("fouls");
    EXPECT_EQ(text_of(after.find("fouls")->list()->at(1), "reason"), "seen otherwise");
    EXPECT_TRUE(has(desk.shown("fouls"), "taken back"));
    EXPECT_TRUE(has(desk.shown("fouls --player 1"), "empty"));
}

TEST(ContestFoul, OnTheSheetItSaysWhatToWriteWithTheHand) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("start");
    desk.done("foul early_draw --player 3");
    const std::string told = desk.done("foul early_draw --player 3");
    EXPECT_TRUE(has(told, "sifang contest hand … --fine")) << told;
}

TEST(ContestAppeal, FiledHeardAndTheRemedyIsCarriedOut) {
    Desk desk;
    desk.publish("mcr", 4, 1);
    desk.done("official add \"Bo Head\" --duty head_referee");
    desk.done("start");
    desk.done("foul early_draw --player 3 --booking session");
    desk.done("foul early_draw --player 3 --booking session");
    desk.done("end");
    const Value fouls = desk.json("fouls");
    const std::string event = std::to_string(*fouls.find("fouls")->list()->at(1).find("event")->integer());
    EXPECT_TRUE(has(desk.shown("appeal list"), "no appeals"));
    desk.done("appeal open --player 3 --against " + event);
    EXPECT_TRUE(has(desk.refused("appeal hear 2 --dismissed --by \"Bo Head\"", 2), "2"));
    EXPECT_TRUE(has(desk.refused("appeal hear 1", 2), "--upheld"));
    desk.done("appeal hear 1 --dismissed --by \"Bo Head\" --dry-run");
    desk.done("appeal hear 1 --upheld --revoke --by \"Bo Head\"");
    EXPECT_TRUE(has(desk.shown("appeal list"), "upheld"));
    EXPECT_TRUE(*desk.json("fouls").find("fouls")->list()->at(1).find("revoked")->boolean());
}

}  // namespace
}  // namespace sifang::cli
