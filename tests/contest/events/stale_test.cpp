// What was right when it was drawn up, or where it was given, and is not any more.

#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// Eight players, the best two of each table of four go on to a final.
Desk before_the_final() {
    Desk desk("mcr");
    Regulations regulations = by_the_book(desk.rules(), "Stale Example");
    regulations.least_sessions = 0;
    desk.open(regulations);
    StagePlan heats, final;
    heats.name = "heats";
    heats.format = Format::Bracket;
    heats.group = 4;
    heats.go_on = 2;
    final.name = "final";
    final.format = Format::Bracket;
    final.group = 4;
    desk.plan({heats, final});
    desk.enter_players(8);
    desk.close_and_draw(3);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& table : desk.tables(session(1))) desk.file(table, {40, 24, -24, -40});
    desk.end(session(1));
    return desk;
}

TEST(StaleDraft, ACorrectionAfterItMustNotLeaveTheWrongOnesInTheFinal) {
    Desk desk = before_the_final();
    desk.ok(DraftSeating{{2}, 1});
    Desk fresh = desk;
    fresh.record(SeatingPublished{{2}});
    desk.record(SheetChanged{sheet(1, 1), SheetCorrected{0, {-40, 24, -24, 40}, {}, "swapped"}});
    EXPECT_NE(desk.why_not_recorded(SeatingPublished{{2}}), Reason::NothingDrafted);
    desk.ok(DraftSeating{{2}, 1});
    desk.record(SeatingPublished{{2}});
}

TEST(StaleDraft, WhoLeftSinceIsNotSeated) {
    Desk desk = before_the_final();
    desk.ok(DraftSeating{{2}, 1});
    desk.record(Withdrew{desk.at(sheet(1, 1), 0)});
    EXPECT_NE(desk.why_not_recorded(SeatingPublished{{2}}), Reason::NothingDrafted);
}

TEST(Forfeit, OfAClosedSheetOrASessionToComeIsDecidedAboveTheTables) {
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "Forfeit Example"));
    desk.plan(round_robin(6));
    const OfficialNumber referee = desk.name(Duty::Referee, RefereeGrade::None, 1, 9);
    desk.enter_players(8);
    desk.close_and_draw(3);
    desk.seat({1});
    const PlayerNumber one = PlayerNumber::of_number(1);
    EXPECT_EQ(desk.why_not_recorded(Forfeited{session(1), one}, referee), Reason::NotStarted);
    desk.start(session(1));
    desk.file({{1}, {1}, *table_of(desk.state(), session(1), one)}, {40, 24, -24, -40});
    EXPECT_EQ(desk.why_not_recorded(Forfeited{session(1), one}, referee), Reason::NotHisDuty);
    desk.record(Forfeited{session(1), one});
}

class ForeignPenalty : public ::testing::Test {
  protected:
    ForeignPenalty() : desk("mcr") {
        desk.open(by_the_book(desk.rules(), "Penalty Example"));
        desk.plan(round_robin(6));
        desk.enter_players(8);
        desk.close_and_draw(3);
        desk.seat({1});
        desk.start(session(1));
        FoulCase foul;
        foul.foul = "early_draw";
        foul.choice.rung = {};
        for (int time = 1; time <= 2; ++time)
            desk.ok(PunishFoul{foul, desk.at(sheet(1, 1), 0), sheet(1, 1), Booking::Session});
        given = std::get<FoulRecorded>(desk.contest.log().back().event);
    }
    std::string refused(const FoulRecorded& event) { return desk.refused(Record{event}).inner; }

    Desk desk;
    FoulRecorded given;
};

TEST_F(ForeignPenalty, WhatNoRefereeCouldHaveGivenIsRefused) {
    FoulRecorded other = given;
    other.penalty.foul = "no_such_foul";
    EXPECT_EQ(refused(other), "no_such_foul");
    ASSERT_FALSE(given.penalty.sanctions.empty());
    for (const int points : {-500, 2'147'483'647, -2'147'483'647 - 1}) {
        other = given;
        other.penalty.sanctions[0].points = points;
        EXPECT_EQ(refused(other), "points_not_allowed") << points;
    }
    other = given;
    other.penalty.sanctions.assign(60, given.penalty.sanctions[0]);
    EXPECT_EQ(refused(other), "points_not_allowed");
    other = given;
    other.penalty.place.hand = -1;
    EXPECT_EQ(refused(other), "points_not_allowed");
}

TEST_F(ForeignPenalty, PointsThatComeOffNowhereAreRefused) {
    FoulRecorded other = given;
    other.sheet.reset();
    for (const Booking booking : {Booking::OnSheet, Booking::Session}) {
        other.booking = booking;
        EXPECT_EQ(desk.why_not_recorded(other), Reason::NotAtATable);
    }
    other.booking = Booking::Total;
    desk.record(other);
}

}  // namespace
}  // namespace sifang::contest::test
