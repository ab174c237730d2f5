// Six sessions with everything that can go wrong, every figure against a spreadsheet kept beside it.

#include "contest/hall.hpp"
#include "contest/status.hpp"
#include "event_desk.hpp"
#include "spreadsheet.hpp"

namespace sifang::contest::test {
namespace {

class McrEvent : public ::testing::Test {
  protected:
    static constexpr std::uint32_t sessions = 6, team_count = 5;

    McrEvent() : desk("mcr") {
        desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Six Session Example")));
        desk.plan(round_robin(sessions));
        head = desk.name(Duty::HeadReferee);
        arbiter = desk.name(Duty::Arbitration);
        desk.enter_teams(team_count);
        desk.close_and_draw(42);
        desk.seat({1}, 7);
    }

    /// Where this number sits in a session.
    SheetId sheet_of(std::uint32_t s, unsigned number) const {
        return {{1}, {s}, *table_of(desk.state(), session(s), PlayerNumber::of_number(number))};
    }
    std::size_t seat_of(const SheetId& id, unsigned number) const {
        const auto seats = *seats_of(desk.state(), id);
        return static_cast<std::size_t>(std::ranges::find(seats, PlayerNumber::of_number(number)) -
                                        seats.begin());
    }
    EntrantNumber person(std::uint32_t s, unsigned number) const {
        return occupant(desk.state(), session(s), PlayerNumber::of_number(number));
    }
    Cell& cell(std::uint32_t s, unsigned number) {
        const SheetId id = sheet_of(s, number);
        return paper.tables[(s - 1) * team_count + id.table.value - 1][seat_of(id, number)];
    }
    /// All tables of a session are written, signed and closed, here and on paper.
    void write_down(std::uint32_t s) {
        for (const SheetId& id : desk.tables(session(s))) {
            const PlayerPoints scores = desk.chance_scores(random);
            desk.file(id, scores);
            auto& row = paper.tables.emplace_back();
            for (std::size_t i = 0; i < 4; ++i) {
                const EntrantNumber who = desk.at(id, i);
                row.push_back({static_cast<int>(who.value),
                               static_cast<int>(desk.state().of(who).entry.team.value), scores[i], 0, false});
            }
        }
        desk.end(session(s));
    }
    void arrive(std::uint32_t s, unsigned number, int after_minutes) {
        desk.now = *desk.state().of(session(s)).started + minutes(after_minutes) + seconds(-1);
        desk.ok(NoteArrival{session(s), PlayerNumber::of_number(number)});
    }
    void expect_figures_as_on_paper() {
        const auto lines = results(desk.rules(), desk.state());
        ASSERT_EQ(lines.size(), paper.tables.size() * 4);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto& table = paper.tables[i / 4];
            const Cell& on_paper = table[i % 4];
            EXPECT_EQ(static_cast<int>(lines[i].entrant.value), on_paper.person);
            EXPECT_EQ(lines[i].twelfths, Spreadsheet::table_points(table, on_paper)) << "line " << i;
            EXPECT_EQ(lines[i].score, on_paper.absent ? 0 : on_paper.score - on_paper.fine) << "line " << i;
            EXPECT_EQ(lines[i].penalty, on_paper.absent ? 0 : -on_paper.fine) << "line " << i;
        }
        const Standings order = stage_standings(desk.rules(), desk.state(), {1});
        Spreadsheet::Sum above{1 << 20, 1 << 20, 0};
        for (const StandingRow& row : order.rows) {
            if (row.place == 0) {
                EXPECT_NE(row.ranked, Ranked::Yes);
                continue;
            }
            const auto sum = paper.of_person(static_cast<int>(row.number));
            EXPECT_EQ(row.figures.twelfths, sum.points) << "entrant " << row.number;
            EXPECT_EQ(row.figures.score, sum.score) << "entrant " << row.number;
            EXPECT_GE(std::pair(above.points, above.score), std::pair(sum.points, sum.score));
            above = sum;
        }
        const Standings teams = standings(desk.rules(), desk.state(), {StandingsOf::Team});
        ASSERT_EQ(teams.rows.size(), std::size_t{team_count});
        for (const StandingRow& row : teams.rows) {
            const auto sum = paper.of_team(static_cast<int>(row.number));
            EXPECT_EQ(row.figures.twelfths, sum.points) << "team " << row.number;
            EXPECT_EQ(row.figures.score, sum.score) << "team " << row.number;
        }
    }
    EntrantNumber substitute_of(TeamNumber team) const {
        for (EntrantNumber n{1}; desk.state().has(n); n = n.next())
            if (desk.state().of(n).entry.team == team && desk.state().of(n).entry.role == Role::Substitute)
                return n;
        return {};
    }
    AppealOpened appeal(std::uint32_t s, unsigned number, EventNumber against = {}) const {
        AppealOpened out;
        out.entrant = person(s, number);
        out.sheet = sheet_of(s, number);
        out.against = against;
        out.filing.by = "Player Example";
        out.filing.deposit = 200;
        out.filing.to = AppealBody::HeadReferee;
        return out;
    }

    Desk desk;
    Spreadsheet paper;
    Random random{2024};
    OfficialNumber head, arbiter;
};

TEST_F(McrEvent, PenaltiesForfeitSubstituteWithdrawalAndAppeals) {
    // Session 1: 8 minutes late costs 10, 15 minutes 20 (mcr:3.11.2.1 a and b).
    desk.start(session(1));
    arrive(1, 3, 8);
    arrive(1, 17, 15);
    write_down(1);
    cell(1, 3).fine = 10;
    cell(1, 17).fine = 20;
    expect_figures_as_on_paper();

    // Session 2: later than that the session is given up, and a stand-in sits down (mcr:3.11.2.1 c).
    desk.start(session(2));
    arrive(2, 5, 16);
    desk.record(StandInSeated{session(2), PlayerNumber::of_number(5), "House Example"});
    write_down(2);
    cell(2, 5).absent = true;
    expect_figures_as_on_paper();

    // Session 3: three empty calls in one hand: a warning, 5, 10 (mcr:3.11.6.3); a fine is appealed against.
    desk.start(session(3));
    FoulCase foul;
    foul.foul = "empty_call";
    foul.place.hand = 4;
    EventNumber last;
    for (int i = 0; i < 3; ++i)
        last = desk.ok(PunishFoul{foul, person(3, 8), sheet_of(3, 8), Booking::Session}, head);
    write_down(3);
    cell(3, 8).fine = 15;
    expect_figures_as_on_paper();
    desk.ok(OpenAppeal{appeal(3, 8, last)});
    AppealHeard heard;
    heard.at = desk.now + seconds(1);
    heard.verdict = AppealVerdict::Upheld;
    heard.remedy.revoked = *penalty_of(desk.state(), last);
    desk.record(AppealChanged{{1}, heard}, head);
    EXPECT_EQ(desk.state().appeals[0].appeal.deposit, Deposit::Returned);
    cell(3, 8).fine = 5;
    expect_figures_as_on_paper();

    // From session 4 a substitute plays for number 11 (gb98:Q146(8)).
    const EntrantNumber replaced = desk.state().by_number[10];
    const EntrantNumber substitute = substitute_of(desk.state().of(replaced).entry.team);
    desk.record(Substituted{PlayerNumber::of_number(11), substitute, session(4)});
    paper.team_only = {static_cast<int>(replaced.value), static_cast<int>(substitute.value)};
    desk.start(session(4));
    EXPECT_EQ(person(4, 11), substitute);
    EXPECT_EQ(shown_number(desk.state(), session(4), PlayerNumber::of_number(11)), "T11");
    write_down(4);
    expect_figures_as_on_paper();

    // Number 20 withdraws before session 5: no result, the others keep theirs (gb98:Q146(9)).
    const EntrantNumber gone = desk.state().by_number[19];
    desk.record(Withdrew{gone});
    paper.struck = {static_cast<int>(gone.value)};
    expect_figures_as_on_paper();
    EXPECT_EQ(ranked(desk.state(), gone), Ranked::Withdrawn);
    desk.start(session(5));
    desk.record(StandInSeated{session(5), PlayerNumber::of_number(20), "House Example"});
    write_down(5);
    cell(5, 20).absent = true;
    expect_figures_as_on_paper();

    // An appeal against the sheet is upheld: 24 points change hands.
    const SheetId wrong = sheet_of(5, 1);
    desk.ok(OpenAppeal{appeal(5, 1)});
    AppealHeard mended;
    mended.at = desk.now + seconds(1);
    mended.verdict = AppealVerdict::Upheld;
    PointsCorrected points;
    points.points[seat_of(wrong, 1)] = 24;
    points.points[(seat_of(wrong, 1) + 1) % 4] = -24;
    mended.remedy.corrected = points;
    desk.record(AppealChanged{{2}, mended}, head);
    auto& row = paper.tables[4 * team_count + wrong.table.value - 1];
    row[seat_of(wrong, 1)].score += 24;
    row[(seat_of(wrong, 1) + 1) % 4].score -= 24;
    expect_figures_as_on_paper();
    EXPECT_EQ(desk.state().sheets.at(wrong).corrections.size(), 1u);

    // Session 6: number 20 is absent again; number 2 is put out for cheating and loses his place.
    desk.start(session(6));
    FoulCase cheating;
    cheating.foul = "cheating";
    const EntrantNumber cheat = person(6, 2);
    desk.ok(PunishFoul{cheating, cheat, sheet_of(6, 2), Booking::OnSheet}, head);
    write_down(6);
    cell(6, 20).absent = true;
    paper.struck.push_back(static_cast<int>(cheat.value));
    expect_figures_as_on_paper();
    EXPECT_EQ(ranked(desk.state(), cheat), Ranked::StruckOut);

    desk.record(ResultsPublished{{1}});
    // What was published at an earlier moment can be had again: after three sessions.
    const auto& log = desk.contest.log();
    const auto end_of_3 = std::ranges::find_if(
        log, [](const Logged& e) { return e.event == ContestEvent(SessionEnded{session(3)}); });
    const Contest then = desk.contest.at(end_of_3->number);
    EXPECT_EQ(results(then.rulebook(), then.state()).size(), 3 * 20u);
}

TEST_F(McrEvent, AnAppealKeepsToItsTimeItsPapersAndItsHearing) {
    desk.start(session(1));
    FoulCase foul;
    foul.foul = "empty_call";
    EventNumber last;
    for (int i = 0; i < 2; ++i)
        last = desk.ok(PunishFoul{foul, person(1, 8), sheet_of(1, 8), Booking::Session}, head);
    write_down(1);
    AppealOpened unsigned_one = appeal(1, 8, last);
    unsigned_one.filing.leader_signed = false;
    const Refusal papers = desk.refused(OpenAppeal{unsigned_one});
    EXPECT_EQ(papers.reason, Reason::AppealRefused);
    EXPECT_EQ(papers.inner, "leader_must_sign");
    EXPECT_EQ(papers.clause, "mcr:3.12.3");
    AppealOpened poor = appeal(1, 8, last);
    poor.filing.deposit = 0;
    EXPECT_EQ(desk.refused(OpenAppeal{poor}).clause, "mcr:3.12.2 b");
    AppealOpened nothing = appeal(1, 8, {3});
    EXPECT_EQ(desk.why_not(OpenAppeal{nothing}), Reason::NoSuchPenalty);
    AppealOpened elsewhere = appeal(1, 8, last);
    elsewhere.sheet = sheet(1, elsewhere.sheet.table.value % 5 + 1);
    EXPECT_EQ(desk.why_not(OpenAppeal{elsewhere}), Reason::NotAtATable);

    Desk late = desk;
    late.now = *late.state().of(session(1)).ended + minutes(31);
    EXPECT_EQ(late.refused(OpenAppeal{appeal(1, 8, last)}).clause, "mcr:3.12.2 a");

    desk.ok(OpenAppeal{appeal(1, 8, last)});
    AppealHeard heard;
    heard.at = desk.now;
    heard.verdict = AppealVerdict::Upheld;
    heard.remedy.revoked = 0;  // not the one it is about
    EXPECT_EQ(desk.why_not_recorded(AppealChanged{{1}, heard}, head), Reason::RemedyElsewhere);
    heard.remedy.revoked = 1;
    EXPECT_EQ(desk.why_not_recorded(AppealChanged{{1}, heard}, arbiter), Reason::NotHisDuty);
    EXPECT_EQ(desk.why_not_recorded(AppealChanged{{2}, heard}, head), Reason::NoSuchAppeal);
    // Dismissed, it is carried on to arbitration, which does not overturn the head referee (mcr:3.13.3 b).
    AppealHeard dismissed;
    dismissed.at = desk.now + seconds(1);
    desk.record(AppealChanged{{1}, dismissed}, head);
    AppealCarriedOn on;
    on.at = desk.now + seconds(1);
    desk.record(AppealChanged{{1}, on}, head);
    heard.at = desk.now;
    EXPECT_EQ(desk.refused(Record{AppealChanged{{1}, heard}}, arbiter).clause, "mcr:3.13.3 b");
    dismissed.at = desk.now + seconds(1);
    desk.record(AppealChanged{{1}, dismissed}, arbiter);
    EXPECT_EQ(desk.state().appeals[0].appeal.deposit, Deposit::Kept);
}

TEST_F(McrEvent, ThePenaltyOfAForfeitIsRevokedAndTheSessionCountsAgain) {
    desk.start(session(1));
    arrive(1, 5, 20);
    const EventNumber penalty{static_cast<std::uint32_t>(desk.contest.log().size())};
    write_down(1);
    cell(1, 5).absent = true;
    expect_figures_as_on_paper();
    desk.record(FoulRevoked{penalty, "the bus of the organisers"}, head);
    cell(1, 5).absent = false;
    expect_figures_as_on_paper();
    EXPECT_EQ(desk.refused(Record{FoulRevoked{penalty, "again"}}, head).inner, "was_revoked");
    EXPECT_EQ(desk.why_not_recorded(FoulRevoked{{1}, "nothing"}, head), Reason::NoSuchPenalty);
}

TEST(Gb98_Q146_1, TheOrganisersFaultCostsNothingAndTheEndIsMoved) {
    Desk desk("gb98");
    desk.open(by_the_book(desk.rules(), "Bus Example"));
    desk.plan(round_robin(1));
    desk.enter_players(8);
    desk.close_and_draw(1);
    desk.seat({1});
    desk.start(session(1));
    const Moment start = *desk.state().of(session(1)).started;
    // gb98:Q147: three hours, and a warning a quarter of an hour before.
    EXPECT_EQ(session_times(desk.rules(), desk.state(), session(1)).end, start + minutes(180));
    EXPECT_EQ(session_times(desk.rules(), desk.state(), session(1)).warning, start + minutes(165));
    desk.now = start + minutes(20);
    desk.ok(NoteArrival{session(1), PlayerNumber::of_number(1), LateBy::Organisers});
    EXPECT_TRUE(desk.state().fouls.penalties.empty());
    desk.record(EndMoved{session(1), 20});
    EXPECT_EQ(session_times(desk.rules(), desk.state(), session(1)).end, start + minutes(200));
    // By his own: 8:00 announced, 8:10 seated is ten minutes, a warning and 10 (gb98:Q167(1)).
    Desk own = desk;
    own.now = start + minutes(20);
    desk.ok(NoteArrival{session(1), PlayerNumber::of_number(2)});
    EXPECT_EQ(desk.state().fouls.penalties.size(), 1u);
    EXPECT_EQ(desk.state().fouls.penalties[0].penalty.event[0].kind, EventMeasureKind::ForfeitSession);
}

TEST(Gb98_Q25_8, WithAStandInTheThreeOthersArePlacedAmongThemselves) {
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "Seven Example"));
    desk.plan(round_robin(6));
    desk.enter_players(7);
    const EntrantNumber house = desk.enter({"House Example", "", {}, Role::StandIn});
    desk.close_and_draw(1);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& id : desk.tables(session(1))) {
        desk.file(id, {-40, 10, 20, 10});
        std::vector<int> counted;
        bool has_house = false;
        for (const PlayerResult& line : results(desk.rules(), desk.state())) {
            if (line.sheet != id) continue;
            has_house |= line.entrant == house;
            EXPECT_EQ(line.counts == Counts::StandIn, line.entrant == house);
            if (line.entrant != house) {
                counted.push_back(line.twelfths);
            } else {
                EXPECT_EQ(line.twelfths + line.score + line.place, 0);
            }
        }
        std::ranges::sort(counted);
        const int sum = counted[0] + counted[1] + counted[2] + (has_house ? 0 : counted[3]);
        EXPECT_EQ(sum, 84);  // 4, 2 and 1, whoever shares them
        EXPECT_EQ(counted.size(), has_house ? 3u : 4u);
    }
    // He is in no list.
    for (const StandingRow& row : stage_standings(desk.rules(), desk.state(), {1}).rows)
        EXPECT_NE(row.number, house.value);
}

TEST(Gb98_Q28, LatenessFromTheAnnouncedStart) {
    struct Row {
        int minutes, fine;
        bool warned, forfeits;
    };
    for (const Row& row : {Row{10, 10, true, false}, Row{15, 20, false, false}, Row{16, 0, false, true}}) {
        Desk desk("gb98");
        desk.open(by_the_book(desk.rules(), "Late Example"));
        desk.plan(round_robin(1));
        desk.enter_players(4);
        desk.close_and_draw(1);
        desk.seat({1});
        desk.start(session(1));
        desk.now = *desk.state().of(session(1)).started + minutes(row.minutes) + seconds(-1);
        const PlayerNumber number = desk.number_at(sheet(1, 1), 2);
        desk.ok(NoteArrival{session(1), number});
        const auto warnings = std::ranges::count(desk.state().fouls.penalties[0].penalty.does,
                                                 Measure::Warning, &Consequence::measure);
        EXPECT_EQ(warnings > 0, row.warned) << row.minutes;
        desk.file(sheet(1, 1), {500, 460, 540, 500});
        const auto line = results(desk.rules(), desk.state())[2];
        EXPECT_EQ(line.penalty, -row.fine);
        // Off before the places are told (gb98:Q147(4)): 540 − 10 is still first, and 0 when he gave up.
        EXPECT_EQ(line.score, row.forfeits ? 0 : 540 - row.fine);
        EXPECT_EQ(line.counts, row.forfeits ? Counts::Forfeited : Counts::Counted);
        EXPECT_EQ(line.twelfths, row.forfeits ? 0 : 48);
    }
}

TEST(Hk_5, TwoYellowCardsPutOneOut) {
    Desk desk("hk");
    desk.open(by_the_book(desk.rules(), "Card Example"));
    desk.plan({{"first", Format::Bracket, 1, 4, 2}, {"final", Format::Bracket, 1, 4, 0}});
    desk.enter_players(8);
    desk.close_and_draw(1);
    desk.seat({1});
    desk.start(session(1));
    const EntrantNumber best = desk.at(sheet(1, 1), 0);
    FoulCase foul;
    foul.foul = "touching_tiles";
    for (const Foul& each : desk.rules().fouls().fouls)
        if (each.climb == Climb::Free && each.ladder.size() >= 3) foul.foul = each.id;
    foul.choice.rung = 2;
    desk.ok(PunishFoul{foul, best, sheet(1, 1), Booking::Total});
    EXPECT_TRUE(may_play(desk.state(), best));
    desk.ok(PunishFoul{foul, best, sheet(1, 1), Booking::Total});
    EXPECT_FALSE(may_play(desk.state(), best));
    EXPECT_EQ(ranked(desk.state(), best), Ranked::StruckOut);
    desk.file(sheet(1, 1), {300, 100, -100, -300});
    desk.file(sheet(1, 2), {300, 100, -100, -300});
    desk.end(session(1));
    // The best of the table does not go on.
    desk.seat({2});
    EXPECT_FALSE(table_of(desk.state(), session(1, 2), *desk.state().of(best).number).has_value());
    EXPECT_TRUE(table_of(desk.state(), session(1, 2), desk.number_at(sheet(1, 1), 2)).has_value());
}

}  // namespace
}  // namespace sifang::contest::test
