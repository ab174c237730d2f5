// Opening, entry, check-in, officials, classes.

#include "contest/conditions.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

Desk opened(std::string_view rules = "mcr") {
    Desk desk(rules);
    Regulations regulations = by_the_book(desk.rules(), "Spring Example Cup");
    regulations.least_sessions = 0;
    desk.open(regulations);
    return desk;
}

TEST(Entry, NamesAreThereAndShortAndPrintable) {
    Desk desk = opened();
    EXPECT_EQ(desk.why_not(EnterPerson{{""}}), Reason::NameEmpty);
    EXPECT_EQ(desk.why_not(EnterPerson{{"   "}}), Reason::NameEmpty);
    EXPECT_EQ(desk.why_not(EnterPerson{{std::string(longest_name + 1, 'a')}}), Reason::NameTooLong);
    EXPECT_EQ(desk.why_not(EnterPerson{{"two\nlines"}}), Reason::NameUnprintable);
    EXPECT_EQ(desk.why_not(EnterPerson{{"\xC3"}}), Reason::NameUnprintable);
    EXPECT_EQ(desk.why_not(EnterPerson{{"\xFF\xFF"}}), Reason::NameUnprintable);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Example", "bad\tregion"}}), Reason::NameUnprintable);
    desk.enter({std::string(longest_name, 'a')});
    desk.enter({"示例选手", "示例地区"});
}

TEST(Entry, NobodyEntersTwiceUnlessHeIsANamesake) {
    Desk desk = opened();
    desk.enter({"Player Example", "Region A"});
    const Refusal refused = desk.refused(EnterPerson{{"Player Example", "Region A"}});
    EXPECT_EQ(refused.reason, Reason::EnteredTwice);
    EXPECT_EQ(refused.place.entrant, EntrantNumber{1});
    desk.enter({"Player Example", "Region B"});
    Entry namesake{"Player Example", "Region A"};
    namesake.namesake = true;
    desk.enter(namesake);
    // Whose entry was removed does not stand in the way.
    desk.enter({"Another Example"});
    desk.record(EntryRemoved{{4}});
    desk.enter({"Another Example"});
}

TEST(Gb98_Q8, PlayersAreOfAgeAndNoPupilsUnlessSwitchedOff) {
    Desk desk = opened("gb98");
    Entry minor{"Young Example"};
    minor.adult = false;
    Entry pupil{"Pupil Example"};
    pupil.pupil = true;
    EXPECT_EQ(desk.refused(EnterPerson{minor}).clause, "gb98:Q8");
    EXPECT_EQ(desk.why_not(EnterPerson{minor}), Reason::UnderAge);
    EXPECT_EQ(desk.why_not(EnterPerson{pupil}), Reason::IsPupil);
    // A coach is none of the players.
    Entry coach = minor;
    coach.role = Role::Coach;
    desk.enter(coach);

    Desk open_to_all("gb98");
    Regulations regulations = by_the_book(open_to_all.rules(), "Youth Example Cup");
    EXPECT_TRUE(regulations.adults_only && regulations.no_pupils);
    regulations.adults_only = regulations.no_pupils = false;
    open_to_all.open(regulations);
    open_to_all.enter(minor);
    open_to_all.enter(pupil);
    // mcr has no such clause.
    EXPECT_FALSE(by_the_book(book("mcr"), "x").adults_only);
}

TEST(Mcr_2_3_1, AnybodyMayEnterWhoAcceptsTheRules) {
    Desk desk = opened("mcr");
    Entry minor{"Young Example"};
    minor.adult = false;
    minor.pupil = true;
    desk.enter(minor);
    desk.enter({"Example Abroad", "Another Region"});
}

Desk opened_for_teams() {
    Desk desk("gb98");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Team Example Cup")));
    return desk;
}

TEST(Gb98_Q142_5, TeamsHaveFourPlayersAndNotMore) {
    Desk desk = opened_for_teams();
    EXPECT_EQ(desk.state().regulations->team_size, 4u);
    desk.plan(round_robin(2));
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example"}}), Reason::TeamNeeded);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example", "", {1}}}), Reason::NoSuchTeam);
    desk.enter_teams(1);
    EXPECT_EQ(desk.why_not(EnterTeam{{"Team Example 1"}}), Reason::EnteredTwice);
    EXPECT_EQ(desk.refused(EnterPerson{{"Fifth Example", "", {1}}}).clause, "gb98:Q142(5)②");
    EXPECT_EQ(desk.why_not(EnterPerson{{"Fifth Example", "", {1}}}), Reason::TeamFull);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Other Example", "", {1}, Role::Substitute}}),
              Reason::TooManySubstitutes);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Other Example", "", {1}, Role::Leader}}), Reason::SecondLeader);
    desk.enter({"Coach Example", "", {1}, Role::Coach});
    desk.ok(EnterTeam{{"Short Team Example"}});
    desk.enter({"Lone Example", "", {2}});
    EXPECT_EQ(desk.refused(Record{EntriesClosed{}}).place.team, TeamNumber{2});
    EXPECT_EQ(desk.why_not_recorded(EntriesClosed{}), Reason::TeamIncomplete);
    desk.record(EntryRemoved{{8}});
    desk.record(EntriesClosed{});  // a team without players takes no part
}

TEST(Entry, WithoutTeamsNobodyHasOne) {
    Desk desk = opened();
    EXPECT_EQ(desk.why_not(EnterTeam{{"Team Example"}}), Reason::NoTeamsHere);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example", "", {1}}}), Reason::NoTeamsHere);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example", "", {}, Role::Substitute}}),
              Reason::SubstituteNeedsTeam);
}

TEST(Gb98_Q25_8, NoTableOfThreeAFieldIsFilledUpOrCut) {
    Desk desk = opened("gb98");
    desk.plan(round_robin(1));
    EXPECT_EQ(desk.why_not_recorded(EntriesClosed{}), Reason::TooFewPlayers);
    desk.enter_players(6);
    const Refusal refused = desk.refused(Record{EntriesClosed{}});
    EXPECT_EQ(refused.reason, Reason::NotFours);
    EXPECT_EQ(refused.clause, "gb98:Q142(5)①");
    Desk cut = desk;
    cut.record(EntryRemoved{{5}});
    cut.record(EntryRemoved{{6}});
    cut.record(EntriesClosed{});
    desk.enter({"House Example 1", "", {}, Role::StandIn});
    desk.enter({"House Example 2", "", {}, Role::StandIn});
    desk.record(EntriesClosed{});
    EXPECT_EQ(desk.why_not_recorded(EntriesClosed{}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not_recorded(EntryRemoved{{1}}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Coach Example", "", {}, Role::Coach}}), Reason::EntriesAreClosed);
}

TEST(Gb98_Q27_1, CheckInAtArrivalThenBeforeEachSession) {
    Desk desk = opened("gb98");
    desk.plan(round_robin(2));
    desk.enter_players(4);
    const EntrantNumber coach = desk.enter({"Coach Example", "", {}, Role::Coach});
    desk.close_and_draw(1);
    desk.record(CheckedIn{coach});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{coach, session(1)}), Reason::NotAtATable);
    desk.seat({1});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{coach, session(1)}), Reason::NotAtATable);
    EXPECT_EQ(desk.refused(Record{CheckedIn{{1}, session(1)}}).clause, "gb98:Q142(7)");
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{1}, session(1)}), Reason::NotArrived);
    desk.record(CheckedIn{{1}});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{1}}), Reason::CheckedInTwice);
    desk.record(CheckedIn{{1}, session(1)});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{1}, session(1)}), Reason::CheckedInTwice);
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{9}}), Reason::NoSuchEntrant);
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{1}, session(3)}), Reason::NoSuchSession);
    desk.start(session(1));
    desk.record(CheckedIn{{2}});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{2}, session(1)}), Reason::HasStarted);
    EXPECT_TRUE(desk.state().of(EntrantNumber{1}).checked_in.contains(session(1)));
    EXPECT_FALSE(desk.state().of(EntrantNumber{2}).checked_in.contains(session(1)));  // an absentee
    desk.record(Withdrew{{2}});
    EXPECT_EQ(desk.why_not_recorded(CheckedIn{{2}, session(2)}), Reason::NotPlaying);
}

/// `players` entered, `sessions` planned.
Desk sized(EventClass event_class, EventScope scope, unsigned players, unsigned sessions,
           bool registered = true) {
    Desk desk("mcr");
    Regulations regulations = by_the_book(desk.rules(), "Class Example");
    regulations.event_class = event_class;
    regulations.scope = scope;
    regulations.registered = registered;
    desk.open(regulations);
    desk.plan(round_robin(sessions));
    desk.enter_players(players);
    return desk;
}

TEST(Mcr_A9_5, AClassThatIsClaimedHasItsPlayersSessionsAndScope) {
    struct Row {
        EventClass event_class;
        EventScope scope;
        unsigned players, sessions;
        const char *size_clause, *scope_clause;
    };
    for (const Row& row : {Row{EventClass::A, EventScope::World, 80, 8, "mcr:A9-5.1.1", "mcr:A9-5.1.2"},
                           Row{EventClass::B, EventScope::National, 60, 6, "mcr:A9-5.2.1", "mcr:A9-5.2.2"},
                           Row{EventClass::C, EventScope::Online, 40, 6, "mcr:A9-5.3.1", "mcr:A9-5.3.2"}}) {
        Desk fits = sized(row.event_class, row.scope, row.players, row.sessions);
        EXPECT_EQ(best_class(fits.rules(), fits.state()), row.event_class);
        fits.record(EntriesClosed{});

        Desk small = sized(row.event_class, row.scope, row.players - 4, row.sessions);
        EXPECT_EQ(small.refused(Record{EntriesClosed{}}).clause, row.size_clause);
        EXPECT_EQ(small.why_not_recorded(EntriesClosed{}), Reason::ClassNotMet);

        const EventScope other = row.event_class == EventClass::C ? EventScope::World : EventScope::Local;
        Desk elsewhere = sized(row.event_class, other, row.players, row.sessions);
        EXPECT_EQ(elsewhere.refused(Record{EntriesClosed{}}).clause, row.scope_clause);

        Desk unknown = sized(row.event_class, row.scope, row.players, row.sessions, false);
        EXPECT_EQ(unknown.refused(Record{EntriesClosed{}}).clause, "mcr:A9-4.4");
    }
    Desk short_a = sized(EventClass::A, EventScope::World, 80, 7);
    EXPECT_EQ(short_a.refused(Record{EntriesClosed{}}).clause, "mcr:A9-5.1.1");
    const auto shown = class_conditions(short_a.rules(), short_a.state(), EventClass::A);
    ASSERT_EQ(shown.size(), 4u);
    EXPECT_TRUE(shown[0].is_met());
    EXPECT_EQ(shown[1], (Condition{Asked::Sessions, 8, 7, RefereeGrade::None, "mcr:A9-5.1.1"}));
    EXPECT_FALSE(shown[1].is_met());
    // Without a claim nothing is asked.
    sized(EventClass::None, EventScope::Local, 8, 6).record(EntriesClosed{});
}

TEST(Mcr_A9_5, ALargerEventThatIsTooSmallForItsClassFitsTheNext) {
    // Between countries in any case (mcr:A9-5.2.2), with less than the 80 of class A.
    for (const EventScope scope : {EventScope::World, EventScope::Continental}) {
        Desk desk = sized(EventClass::B, scope, 60, 6);
        EXPECT_EQ(best_class(desk.rules(), desk.state()), EventClass::B);
        desk.record(EntriesClosed{});
    }
    // Of a town or a club is less than what class C asks for (mcr:A9-5.3.2).
    Desk local = sized(EventClass::C, EventScope::Local, 40, 6);
    EXPECT_EQ(best_class(local.rules(), local.state()), EventClass::None);
    EXPECT_EQ(local.refused(Record{EntriesClosed{}}).clause, "mcr:A9-5.3.2");
    // Online has a clause of its own.
    const Desk online = sized(EventClass::C, EventScope::Online, 40, 6);
    EXPECT_EQ(class_conditions(online.rules(), online.state(), EventClass::C)[2].clause, "mcr:A9-5.3.3");
}

TEST(Mcr_A9_5, APlanMadeAfterTheEntriesAreClosedMeetsTheClassToo) {
    Desk desk = sized(EventClass::A, EventScope::World, 80, 8);
    desk.record(EntriesClosed{});
    const Refusal refused = desk.refused(Record{StagesPlanned{round_robin(6)}});
    EXPECT_EQ(refused.reason, Reason::ClassNotMet);
    EXPECT_EQ(refused.clause, "mcr:A9-5.1.1");
    desk.plan(round_robin(9));
    desk.ok(DrawNumbers{1});
    EXPECT_EQ(desk.why_not_recorded(StagesPlanned{round_robin(7)}), Reason::ClassNotMet);
}

TEST(Entry, TheFieldThatWasClosedIsTheOneThatDraws) {
    Desk desk = opened();
    desk.plan(round_robin(2));
    desk.enter_players(8);
    const EventNumber closed = desk.record(EntriesClosed{});
    // Between closing and drawing nobody comes and nobody goes.
    EXPECT_EQ(desk.why_not(EnterPerson{{"Late Example"}}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not(EnterPerson{{"House Example", "", {}, Role::StandIn}}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not_recorded(EntryRemoved{{8}}), Reason::EntriesAreClosed);
    // Entries are opened again by undoing their closing.
    Desk again = desk;
    again.ok(Undo{closed});
    for (int i = 9; i <= 12; ++i) again.enter({"Late Example " + std::to_string(i)});
    again.close_and_draw(1);
    EXPECT_EQ(again.state().by_number.size(), 12u);
    // After the draw one enters and joins; before he has joined his entry can be removed.
    desk.ok(DrawNumbers{1});
    const EntrantNumber late = desk.enter({"Late Example"});
    const EntrantNumber later = desk.enter({"Later Example"});
    desk.record(EntryRemoved{later});
    desk.ok(JoinLate{late});
    EXPECT_EQ(desk.why_not_recorded(EntryRemoved{late}), Reason::DrawnAlready);
    const EntrantNumber gone = desk.enter({"Gone Example"});
    desk.record(Withdrew{gone});
    EXPECT_EQ(desk.why_not(JoinLate{gone}), Reason::NotPlaying);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Coach Example", "", {}, Role::Coach}}), Reason::EntriesAreClosed);
    // When the last session of the first stage has begun there is nothing to join.
    for (int i = 10; i <= 12; ++i) {
        desk.enter({"Late Example " + std::to_string(i)});
        desk.ok(JoinLate{{static_cast<std::uint32_t>(desk.state().entrants.size())}});
    }
    desk.seat({1});
    Random random(1);
    desk.play(session(1), random);
    desk.start(session(2));
    const EntrantNumber last = desk.enter({"Last Example"});
    EXPECT_EQ(desk.why_not(JoinLate{last}), Reason::HasStarted);
}

TEST(Entry, ATeamIsCompleteBeforeTheDrawAndStaysSo) {
    Desk desk = opened_for_teams();
    desk.plan(round_robin(2));
    desk.enter_teams(4);
    desk.record(EntriesClosed{});
    EXPECT_EQ(desk.why_not(EnterTeam{{"Late Team Example"}}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Other Example", "", {1}, Role::Coach}}), Reason::EntriesAreClosed);
    desk.ok(DrawOrder{1});
    EXPECT_EQ(desk.why_not(EnterPerson{{"House Example", "", {}, Role::StandIn}}), Reason::EntriesAreClosed);
    desk.ok(DrawLots{2});
    EXPECT_EQ(desk.why_not(EnterTeam{{"Late Team Example"}}), Reason::EntriesAreClosed);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Fifth Example", "", {1}}}), Reason::EntriesAreClosed);
    desk.enter({"House Example", "", {}, Role::StandIn});
}

TEST(Mcr_3_5_4, AtLeastSixSessions) {
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "Short Example"));
    EXPECT_EQ(desk.refused(Record{StagesPlanned{round_robin(5)}}).clause, "mcr:3.5.4 b");
    EXPECT_EQ(desk.why_not_recorded(StagesPlanned{round_robin(5)}), Reason::TooFewSessions);
    desk.plan(round_robin(6));
    desk.plan(round_robin_then_elimination(4, 16));  // 4 + 1 + 1
}

TEST(Gb98_Q135, RefereesByGradeAreShownAndNotAskedFor) {
    const auto shown = [](EventScope scope) {
        Desk desk("gb98");
        Regulations regulations = by_the_book(desk.rules(), "Referee Example");
        regulations.scope = scope;
        desk.open(regulations);
        desk.plan(round_robin(1));
        desk.enter_players(60);
        desk.name(Duty::HeadReferee, RefereeGrade::National);
        desk.name(Duty::Deputy, RefereeGrade::National);
        for (int i = 0; i < 6; ++i) desk.name(Duty::Referee, RefereeGrade::First);
        desk.name(Duty::Scoring, RefereeGrade::National);  // no referee
        desk.record(EntriesClosed{});
        return staff_conditions(desk.rules(), desk.state());
    };
    const auto national = shown(EventScope::National);
    ASSERT_GE(national.size(), 2u);
    EXPECT_EQ(national[0], (Condition{Asked::LeadingReferees, 3, 2, RefereeGrade::National, "gb98:Q135"}));
    EXPECT_EQ(national[1], (Condition{Asked::Referees, 8, 8, RefereeGrade::First, "gb98:Q135"}));
    EXPECT_FALSE(national[0].is_met());
    EXPECT_TRUE(national[1].is_met());
    const auto provincial = shown(EventScope::Provincial);
    EXPECT_EQ(provincial[0].wanted, 2);
    EXPECT_EQ(provincial[1].wanted, 5);
    const auto local = shown(EventScope::Local);
    EXPECT_EQ(local[0], (Condition{Asked::LeadingReferees, 2, 8, RefereeGrade::First, "gb98:Q135"}));
    EXPECT_EQ(local[1].grade, RefereeGrade::Second);
    EXPECT_EQ(local[1].wanted, 8);
}

TEST(Gb98_Q137, EveryNumberOfOfficialsIsShownBesideWhatIsThere) {
    Desk desk("gb98");
    desk.open(by_the_book(desk.rules(), "Staff Example"));
    desk.plan(round_robin(1));
    desk.enter_players(60);
    desk.name(Duty::HeadReferee);
    desk.name(Duty::Scheduling);
    desk.name(Duty::CheckIn);
    for (int i = 0; i < 6; ++i) desk.name(Duty::Referee);
    desk.record(OfficialReleased{desk.name(Duty::Referee)});
    struct Row {
        std::vector<Duty> duties;
        int wanted, have, most;
        const char* clause;
    };
    const std::vector<Row> rows{{{Duty::HeadReferee}, 1, 1, 1, "gb98:Q137(2)"},
                                {{Duty::Deputy}, 1, 0, 0, "gb98:Q137(3)"},
                                {{Duty::Scheduling, Duty::CheckIn}, 2, 2, 3, "gb98:Q137(4)"},
                                {{Duty::Referee}, 15, 6, 0, "gb98:Q137(5)"},  // one a table
                                {{Duty::Referee}, 8, 6, 0, "gb98:Q143"},      // one for two tables
                                {{Duty::Referee}, 8, 6, 0, "gb98:Q145(1)"},   // 1 : 8 players
                                {{Duty::Referee}, 5, 6, 0, "gb98:Q145(1)"},   // or 1 : 12
                                {{Duty::Scoring}, 1, 0, 4, "gb98:Q137(6)"},
                                {{Duty::Arbitration}, 1, 0, 0, "gb98:Q148"}};
    std::vector<Condition> shown;
    for (const Condition& each : staff_conditions(desk.rules(), desk.state()))
        if (each.asked == Asked::Officials) shown.push_back(each);
    ASSERT_EQ(shown.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(shown[i].duties, rows[i].duties) << i;
        EXPECT_EQ(shown[i].wanted, rows[i].wanted) << i;
        EXPECT_EQ(shown[i].have, rows[i].have) << i;
        EXPECT_EQ(shown[i].most, rows[i].most) << i;
        EXPECT_EQ(shown[i].clause, rows[i].clause) << i;
        EXPECT_EQ(shown[i].is_met(), rows[i].have >= rows[i].wanted) << i;
    }
    // It is shown, and entries close all the same. mcr has no such numbers.
    desk.record(EntriesClosed{});
    EXPECT_TRUE(book("mcr").contest().duties.empty());
}

TEST(Officials, EachDoesWhatIsHisDuty) {
    Desk desk = opened();
    const OfficialNumber check_in = desk.name(Duty::CheckIn), scoring = desk.name(Duty::Scoring),
                         referee = desk.name(Duty::Referee, RefereeGrade::First, 1, 1);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example"}}, scoring), Reason::NotHisDuty);
    desk.ok(EnterPerson{{"Player Example 1"}}, check_in);
    for (int i = 2; i <= 8; ++i) desk.enter({"Player Example " + std::to_string(i)});
    desk.plan(round_robin(1));
    desk.close_and_draw(3);
    desk.seat({1});
    desk.start(session(1));
    // A referee writes what is his table's, and does not close it.
    desk.record(SheetChanged{sheet(1, 1), TotalsWritten{{24, 8, -16, -16}}}, referee);
    EXPECT_EQ(desk.refused(Record{SheetChanged{sheet(1, 2), TotalsWritten{}}}, referee).place.table.value,
              2u);
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 2), TotalsWritten{}}, referee),
              Reason::TableNotHis);
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 1), SheetClosed{}}, referee), Reason::NotHisDuty);
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 1), SheetSigned{Signer::HeadReferee}}, referee),
              Reason::NotHisDuty);
    // Who is released does nothing any more (gb98:Q140(9)).
    desk.record(OfficialReleased{referee});
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 1), SheetSigned{Signer::East}}, referee),
              Reason::NoSuchOfficial);
    EXPECT_EQ(desk.why_not_recorded(OfficialReleased{referee}), Reason::NoSuchOfficial);
}

}  // namespace
}  // namespace sifang::contest::test
