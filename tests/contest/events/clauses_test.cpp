// A refusal cites the rulebook that is played by, or nothing: under every profile.

#include "contest/duties.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// Books that a profile is read with: its own, and the one whose text it has where it says nothing else.
std::vector<std::string> books_of(const Rulebook& rulebook) {
    const std::string id(rulebook.id());
    std::vector<std::string> out{id + ":"};
    if (id == "mil") out.push_back("gb98:");
    if (book("zds").family() == rulebook.family()) out.push_back("zds:");
    return out;
}

PlayerNumber worn(unsigned number) { return PlayerNumber::of_number(number); }

/// Everything that is refused with a clause somewhere, in teams and without.
class Walk {
  public:
    explicit Walk(std::string_view rules) : rules_(rules) {}

    void all() {
        planning_and_entry();
        teams();
        seating_and_sessions();
        sheets_and_penalties();
        appeals();
    }
    std::set<Reason> reasons() const { return reasons_; }
    std::set<std::string> cited() const { return cited_; }

  private:
    void refused(Desk& desk, What what, OfficialNumber by = {1}) {
        const Refusal found = desk.refused(std::move(what), by);
        reasons_.insert(found.reason);
        if (found.clause.empty()) return;
        cited_.insert(found.clause);
        bool own = false;
        for (const std::string& mine : books_of(desk.rules())) own |= found.clause.starts_with(mine);
        EXPECT_TRUE(own) << rules_ << ": " << id(found.reason) << " cites " << found.clause;
    }
    void refused(Desk& desk, ContestEvent event, OfficialNumber by = {1}) {
        refused(desk, What(Record{std::move(event)}), by);
    }
    Desk opened(bool teams) const {
        Desk desk(rules_);
        Regulations regulations = by_the_book(desk.rules(), "Clause Example");
        regulations.least_sessions = 0;
        desk.open(teams ? with_teams(desk.rules(), regulations) : regulations);
        desk.plan(swiss(2));
        return desk;
    }
    Desk seated() const {
        Desk desk = opened(false);
        desk.name(Duty::HeadReferee);
        desk.name(Duty::Referee);
        desk.name(Duty::Scoring);
        desk.name(Duty::Arbitration);
        desk.enter_players(8);
        desk.close_and_draw(1);
        desk.seat({1});
        return desk;
    }

    void planning_and_entry() {
        Desk strict(rules_);
        Regulations regulations = by_the_book(strict.rules(), "Clause Example");
        regulations.least_sessions = 6;
        regulations.adults_only = regulations.no_pupils = true;
        regulations.event_class = EventClass::A;
        strict.open(regulations);
        refused(strict, StagesPlanned{round_robin(2)});
        refused(strict, StagesPlanned{{{"six", Format::Chart, 6, 6}}});
        Entry minor{"Young Example"}, pupil{"Pupil Example"};
        minor.adult = false;
        pupil.pupil = true;
        refused(strict, EnterPerson{minor});
        refused(strict, EnterPerson{pupil});
        refused(strict, EnterPerson{{"Other Example", "", {}, Role::Substitute}});
        strict.plan(round_robin(6));
        strict.enter_players(5);
        refused(strict, EntriesClosed{});  // not fours
        strict.record(EntryRemoved{{5}});
        refused(strict, EntriesClosed{});  // the class
        Regulations scope = regulations;
        for (const EventScope each : {EventScope::Local, EventScope::World}) {
            Desk desk(rules_);
            scope.scope = each;
            desk.open(scope);
            desk.plan(round_robin(8));
            desk.enter_players(80);
            refused(desk, EntriesClosed{});
        }
    }
    void teams() {
        Desk desk = opened(true);
        desk.enter_teams(4);
        refused(desk, EnterPerson{{"Fifth Example", "", {1}}});
        desk.ok(EnterTeam{{"Short Example"}});
        desk.enter({"Lone Example", "", {5}});
        refused(desk, EntriesClosed{});
        desk.record(EntryRemoved{{static_cast<std::uint32_t>(desk.state().entrants.size())}});
        desk.record(EntriesClosed{});
        refused(desk, LotsDrawn{});
        refused(desk, NumbersDrawn{});
        refused(desk, OrderDrawn{{}, {{1}, {1}, {2}, {3}}});
        desk.ok(DrawOrder{1});
        refused(desk, LotsDrawn{});
        desk.ok(DrawLots{2});
        desk.seat({1});
        const TeamNumber team = desk.state().of(desk.state().by_number[0]).entry.team;
        const EntrantNumber substitute{(team.value % 4 + 1) * 6};
        refused(desk, Substituted{worn(1), substitute, session(1)});
        refused(desk, Substituted{worn(1), desk.state().by_number[1], session(1)});
    }
    void seating_and_sessions() {
        Desk drawn = opened(false);
        drawn.enter_players(8);
        drawn.record(EntriesClosed{});
        refused(drawn, NumbersDrawn{});
        drawn.ok(DrawNumbers{1});
        SeatingDrafted bad{
            {1},
            {1},
            {{{0, {worn(1), worn(2), worn(3), worn(4)}}, {2, {worn(5), worn(6), worn(7), worn(8)}}}}};
        refused(drawn, bad);

        Desk desk = seated();
        refused(desk, CheckedIn{{1}, session(1)});
        desk.start(session(1));
        refused(desk, EndMoved{session(1), -1});
        refused(desk, ResultsPublished{{1}});
    }
    void sheets_and_penalties() {
        Desk desk = seated();
        const OfficialNumber head{2}, referee{3}, scoring{4};
        desk.start(session(1));
        const SheetId one = sheet(1, 1);
        PlayerPoints even{};
        even.fill(desk.rules().session().start_points);
        PlayerPoints odd = even;
        odd[0] += 100;
        refused(desk, SheetChanged{one, TotalsWritten{odd, {}}});
        desk.record(SheetChanged{one, TotalsWritten{even, {}}});
        refused(desk, SheetChanged{one, SheetSigned{Signer::HeadReferee}}, head);
        refused(desk, SheetChanged{one, SheetClosed{}}, head);
        refused(desk, SheetChanged{one, SheetClosed{}}, referee);
        refused(desk, SheetChanged{one, SheetSigned{Signer::Referee}}, scoring);
        desk.record(SheetChanged{one, SheetSigned{Signer::East}});
        refused(desk, SheetChanged{one, TotalsWritten{even, {}}});
        desk.sign_and_close(one);
        refused(desk, SheetChanged{one, SheetSigned{Signer::East}});
        refused(desk, SheetChanged{one, SheetCorrected{0, odd, {}, "wrong"}}, head);
        HandWritten hand;
        hand.hand = 1;
        hand.wins = {{0, {}, 1}};
        refused(desk, SheetChanged{sheet(1, 2), hand});

        for (const Foul& foul : desk.rules().fouls().fouls) {
            if (!desk.rules().fouls().in_force(foul)) continue;
            FoulCase what;
            what.foul = foul.id;
            what.raised = Raised::InTheEvent;
            refuse_if(desk, PunishFoul{what, desk.at(sheet(1, 2), 0), sheet(1, 2)});
            what.raised = Raised::AtOnce;
            what.choice.rung = 99;
            refuse_if(desk, PunishFoul{what, desk.at(sheet(1, 2), 0), sheet(1, 2)});
        }
        FoulCase call;
        call.foul = "empty_call";
        const EventNumber given =
            desk.ok(PunishFoul{call, desk.at(sheet(1, 2), 0), sheet(1, 2), Booking::Session}, head);
        refused_or_done(desk, FoulRevoked{given, "mistaken"}, referee);
        desk.file(sheet(1, 2), even);
        desk.end(session(1));
        refused_or_done(desk, FoulRevoked{given, "mistaken"}, head);
    }
    void appeals() {
        Desk desk = seated();
        const OfficialNumber arbiter{5};
        desk.start(session(1));
        AppealOpened appeal;
        appeal.entrant = desk.at(sheet(1, 1), 0);
        appeal.sheet = sheet(1, 1);
        appeal.filing.by = "Player Example";
        AppealRules rules = desk.rules().appeals();
        for (int fault = 0; fault < 6; ++fault) {
            AppealOpened other = appeal;
            other.filing.deposit = fault == 0 ? rules.deposit + 1 : rules.deposit;
            other.filing.written = fault != 1;
            other.filing.leader_signed = fault != 2;
            other.filing.player_signed = fault != 3;
            other.filing.as = fault == 4 ? Appellant::Leader : Appellant::Entrant;
            other.filing.to = fault == 5 ? AppealBody::Committee : AppealBody::HeadReferee;
            refuse_if(desk, OpenAppeal{other});
        }
        appeal.filing.deposit = rules.deposit;
        appeal.filing.to = rules.rule_matters.empty() ? AppealBody::HeadReferee : rules.rule_matters.front();
        if (!apply(desk.contest, {desk.now, {1}, OpenAppeal{appeal}})) return;  // no appeals in this book
        AppealHeard heard;
        heard.at = desk.now;
        const OfficialNumber other = hears(Duty::Arbitration, appeal.filing.to) ? OfficialNumber{2} : arbiter;
        refused(desk, AppealChanged{{1}, heard}, other);
    }

    /// On a copy: what is not refused is done there.
    void refuse_if(const Desk& desk, What what, OfficialNumber by = {1}) {
        Desk copy = desk;
        if (!decide(copy.contest, {copy.now, by, what})) refused(copy, std::move(what), by);
    }
    void refused_or_done(const Desk& desk, ContestEvent event, OfficialNumber by) {
        refuse_if(desk, Record{std::move(event)}, by);
    }

    std::string rules_;
    std::set<Reason> reasons_;
    std::set<std::string> cited_;
};

TEST(Clauses, ARefusalCitesTheBookThatIsPlayedByOrNone) {
    for (const Family* family : families())
        for (const std::string_view rules : family->profiles()) {
            Walk walk(rules);
            walk.all();
            for (const Reason reason :
                 {Reason::GroupsNotFours, Reason::UnderAge, Reason::IsPupil, Reason::TeamFull,
                  Reason::SubstituteNeedsTeam, Reason::TeamIncomplete, Reason::NotFours, Reason::ClassNotMet,
                  Reason::NotArrived, Reason::NotALot, Reason::OrderNotDrawn, Reason::OtherTeam,
                  Reason::NotASubstitute, Reason::TablesWrong, Reason::TimeRunsBack, Reason::SheetsMissing,
                  Reason::SheetRefused, Reason::NotHisDuty, Reason::FoulRefused})
                EXPECT_TRUE(walk.reasons().contains(reason)) << rules << ": " << id(reason);
        }
    // And where a book says it, it is cited.
    Walk mcr("mcr"), gb98("gb98");
    mcr.all();
    gb98.all();
    for (const char* clause : {"mcr:3.5.2", "mcr:3.5.1 a", "mcr:3.5.7.1", "mcr:A9-5.1.1", "mcr:3.12.2 b"})
        EXPECT_TRUE(mcr.cited().contains(clause)) << clause;
    for (const char* clause :
         {"gb98:Q142(5)①", "gb98:Q142(5)②", "gb98:Q142(7)", "gb98:Q146(8)", "gb98:Q146(1) b", "gb98:Q147(6)",
          "gb98:Q25(6)", "gb98:Q25(8)", "gb98:Q8", "gb98:Q140(9)", "gb98:Q149(3)"})
        EXPECT_TRUE(gb98.cited().contains(clause)) << clause;
}

}  // namespace
}  // namespace sifang::contest::test
