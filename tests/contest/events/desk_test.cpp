// Who signs, closes, publishes and undoes.

#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// Two tables of one session, everybody at the desks.
struct DeskHall {
    explicit DeskHall(std::string_view rules = "mcr", unsigned players = 8) : desk(rules) {
        Regulations regulations = by_the_book(desk.rules(), "Desk Example");
        regulations.least_sessions = 0;
        desk.open(regulations);
        desk.plan(round_robin(1));
        head = desk.name(Duty::HeadReferee);
        deputy = desk.name(Duty::Deputy);
        first = desk.name(Duty::Referee, RefereeGrade::First, 1, 1);
        second = desk.name(Duty::Referee, RefereeGrade::First, 2, 2);
        scoring = desk.name(Duty::Scoring);
        desk.enter_players(players);
        desk.close_and_draw(1);
        desk.seat({1});
        desk.start(session(1));
    }
    EventNumber change(const SheetId& id, SheetEvent what, OfficialNumber by) {
        return desk.record(SheetChanged{id, std::move(what)}, by);
    }
    Reason why_not(const SheetId& id, SheetEvent what, OfficialNumber by) {
        return desk.why_not_recorded(SheetChanged{id, std::move(what)}, by);
    }
    void players_sign(const SheetId& id, OfficialNumber by) {
        for (unsigned s = 0; s < 4; ++s) change(id, SheetSigned{static_cast<Signer>(s)}, by);
    }

    Desk desk;
    OfficialNumber head, deputy, first, second, scoring;
};

TEST(Gb98_Q147_4, RefereesSignForThemselvesAndTheDeskOnlyForPlayers) {
    DeskHall hall;
    const SheetId one = sheet(1, 1), two = sheet(1, 2);
    hall.change(one, TotalsWritten{{24, 8, -16, -16}, {}}, hall.scoring);
    hall.change(two, TotalsWritten{{24, 8, -16, -16}, {}}, hall.second);
    hall.players_sign(one, hall.scoring);
    hall.players_sign(two, hall.second);
    // The referee of this table, or the head referee in his place.
    EXPECT_EQ(hall.why_not(one, SheetSigned{Signer::Referee}, hall.scoring), Reason::NotHisDuty);
    EXPECT_EQ(hall.why_not(one, SheetSigned{Signer::Referee}, hall.second), Reason::TableNotHis);
    EXPECT_EQ(hall.why_not(one, SheetSigned{Signer::Referee}, {1}), Reason::NotHisDuty);  // the organiser
    hall.change(one, SheetSigned{Signer::Referee}, hall.first);
    hall.change(two, SheetSigned{Signer::Referee}, hall.head);
    for (const OfficialNumber nobody : {hall.first, hall.scoring, OfficialNumber{1}})
        EXPECT_EQ(hall.why_not(one, SheetSigned{Signer::HeadReferee}, nobody), Reason::NotHisDuty);
    hall.change(one, SheetSigned{Signer::HeadReferee}, hall.head);
    hall.change(two, SheetSigned{Signer::HeadReferee}, hall.deputy);
    EXPECT_EQ(hall.why_not(one, SheetClosed{}, hall.scoring), Reason::NotHisDuty);
    hall.change(one, SheetClosed{}, hall.head);
    hall.change(two, SheetClosed{}, hall.deputy);
}

TEST(Officials, WhereNoHeadRefereeIsNamedTheOrganiserIsInHisPlace) {
    DeskHall hall;
    hall.change(sheet(1, 1), TotalsWritten{}, {1});
    hall.players_sign(sheet(1, 1), {1});
    EXPECT_EQ(hall.why_not(sheet(1, 1), SheetSigned{Signer::Referee}, {1}), Reason::NotHisDuty);
    hall.desk.record(OfficialReleased{hall.head});
    hall.change(sheet(1, 1), SheetSigned{Signer::Referee}, {1});
    hall.change(sheet(1, 1), SheetSigned{Signer::HeadReferee}, {1});
    hall.change(sheet(1, 1), SheetClosed{}, {1});
}

TEST(Undo, TheDeskUndoesWhatItWroteUntilSomebodyHasSigned) {
    DeskHall hall;
    Desk& desk = hall.desk;
    const SheetId one = sheet(1, 1);
    const EventNumber wrong = hall.change(one, TotalsWritten{{8, -8, 0, 0}, {}}, hall.scoring);
    EXPECT_EQ(desk.why_not(Undo{wrong}, hall.second), Reason::NotHisDuty);  // another's table
    desk.ok(Undo{wrong}, hall.scoring);
    const EventNumber again = hall.change(one, TotalsWritten{{16, -16, 0, 0}, {}}, hall.first);
    desk.ok(Undo{again}, hall.first);
    const EventNumber written = hall.change(one, TotalsWritten{{24, 8, -16, -16}, {}}, hall.scoring);
    const EventNumber east = hall.change(one, SheetSigned{Signer::East}, hall.scoring);
    for (const EventNumber each : {written, east}) {
        EXPECT_EQ(desk.why_not(Undo{each}, hall.scoring), Reason::NotHisDuty);
        EXPECT_EQ(desk.why_not(Undo{each}, hall.first), Reason::NotHisDuty);
    }
    desk.ok(Undo{east}, hall.head);
    desk.ok(Undo{written}, hall.scoring);
}

TEST(Undo, AClosedSheetIsOpenedByTheHeadRefereeAlone) {
    DeskHall hall;
    Desk& desk = hall.desk;
    desk.file(sheet(1, 1), {24, 8, -16, -16});
    const EventNumber closed{static_cast<std::uint32_t>(desk.contest.log().size())};
    for (const OfficialNumber nobody : {hall.scoring, hall.first, OfficialNumber{1}})
        EXPECT_EQ(desk.why_not(Undo{closed}, nobody), Reason::NotHisDuty);
    const EventNumber opened = desk.ok(Undo{closed}, hall.deputy);
    EXPECT_FALSE(desk.state().sheets.at(sheet(1, 1)).closed);
    // Closing it again by redoing is closing all the same.
    EXPECT_EQ(desk.why_not(Undo{opened}, hall.scoring), Reason::NotHisDuty);
    desk.ok(Undo{opened}, hall.head);
    EXPECT_TRUE(desk.state().sheets.at(sheet(1, 1)).closed);
}

TEST(Undo, APenaltyIsUndoneByWhoStandsAboveTheTables) {
    DeskHall hall;
    FoulCase foul;
    foul.foul = "empty_call";
    const EventNumber given = hall.desk.ok(
        PunishFoul{foul, hall.desk.at(sheet(1, 1), 0), sheet(1, 1), Booking::Session}, hall.first);
    EXPECT_EQ(hall.desk.why_not(Undo{given}, hall.first), Reason::NotHisDuty);
    hall.desk.ok(Undo{given}, hall.head);
}

TEST(Gb98_Q147_6, ResultsAreOutWhenEverySheetIsClosedAndEveryLotDrawn) {
    DeskHall hall;
    Desk& desk = hall.desk;
    desk.file(sheet(1, 1), {24, 8, -16, -16});
    EXPECT_EQ(desk.why_not_recorded(ResultsPublished{{1}}, hall.scoring), Reason::SheetsMissing);
    desk.file(sheet(1, 2), {24, 8, -16, -16});
    // Every place is there twice, and mcr ends its list with a lot.
    const Refusal refused = desk.refused(Record{ResultsPublished{{1}}}, hall.scoring);
    EXPECT_EQ(refused.reason, Reason::LotsMissing);
    EXPECT_TRUE(refused.place.entrant == desk.at(sheet(1, 1), 0) ||
                refused.place.entrant == desk.at(sheet(1, 2), 0));
    desk.draw_ties({1});
    desk.record(ResultsPublished{{1}}, hall.scoring);
    EXPECT_EQ(publication_of(desk.rules(), desk.state(), {1}), Publication::Out);
    // A line from elsewhere that publishes what does not stand.
    Logged other = desk.contest.log().back();
    other.number = other.number.next();
    std::get<ResultsPublished>(other.event).mark ^= 1;
    EXPECT_EQ(refusal(desk.contest, other)->reason, Reason::ResultsSayOther);
    seen_reasons().insert(Reason::ResultsSayOther);
}

TEST(Publication, WhereTheBookHasNoLotEqualsSharePlacesAndResultsAreOut) {
    DeskHall hall("gb98");
    for (const std::uint32_t t : {1u, 2u}) hall.desk.file(sheet(1, t), {524, 508, 484, 484});
    hall.desk.record(ResultsPublished{{1}}, hall.scoring);
}

TEST(Publication, WhatChangesAfterwardsHasToBePublishedAgain) {
    DeskHall hall;
    Desk& desk = hall.desk;
    const auto out = [&] { return publication_of(desk.rules(), desk.state(), {1}); };
    desk.file(sheet(1, 1), {24, 8, -16, -16});
    desk.file(sheet(1, 2), {48, 10, -20, -38});
    desk.draw_ties({1});
    EXPECT_EQ(out(), Publication::NotOut);
    desk.record(ResultsPublished{{1}}, hall.head);
    EXPECT_EQ(out(), Publication::Out);

    // A correction, and its undoing.
    const EventNumber corrected = desk.record(
        SheetChanged{sheet(1, 1), SheetCorrected{0, {32, 0, -16, -16}, {}, "added up wrongly"}}, hall.head);
    EXPECT_EQ(out(), Publication::Outdated);
    desk.ok(Undo{corrected}, hall.head);
    EXPECT_EQ(out(), Publication::Out);

    // Somebody is put out.
    FoulCase cheating;
    cheating.foul = "cheating";
    const EventNumber given = desk.ok(PunishFoul{cheating, desk.at(sheet(1, 2), 0), sheet(1, 2)}, hall.head);
    EXPECT_EQ(out(), Publication::Outdated);
    desk.ok(Undo{given}, hall.head);
    EXPECT_EQ(out(), Publication::Out);

    // Published with the correction, the results rest on it: the publication is undone first.
    const EventNumber right = desk.record(
        SheetChanged{sheet(1, 1), SheetCorrected{0, {32, 0, -16, -16}, {}, "added up wrongly"}}, hall.head);
    const EventNumber published = desk.record(ResultsPublished{{1}}, hall.head);
    EXPECT_EQ(out(), Publication::Out);
    const Refusal rests = desk.refused(Undo{right}, hall.head);
    EXPECT_EQ(rests.reason, Reason::OthersRestOnIt);
    EXPECT_EQ(rests.place.event, published);
    EXPECT_EQ(rests.why, Reason::ResultsSayOther);
    desk.ok(Undo{published}, hall.head);
    EXPECT_EQ(out(), Publication::Outdated);  // what was out before is
    desk.ok(Undo{right}, hall.head);
    EXPECT_EQ(out(), Publication::Out);
}

TEST(Gb98_Q140_9, TheHeadRefereeReplacesAReferee) {
    DeskHall hall("gb98");
    Desk& desk = hall.desk;
    desk.record(OfficialReleased{hall.first}, hall.head);
    EXPECT_EQ(hall.why_not(sheet(1, 1), TotalsWritten{{500, 500, 500, 500}, {}}, hall.first),
              Reason::NoSuchOfficial);
    desk.ok(NameOfficial{{"New Referee Example", Duty::Referee, RefereeGrade::First, 1, 1}}, hall.head);
    const OfficialNumber instead{static_cast<std::uint32_t>(desk.state().officials.size())};
    hall.change(sheet(1, 1), TotalsWritten{{500, 500, 500, 500}, {}}, instead);
}

}  // namespace
}  // namespace sifang::contest::test
