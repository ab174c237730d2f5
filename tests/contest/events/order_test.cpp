// Standings of a contest: players, teams and regions, by stage and overall, at any moment; and what
// penalties, forfeits and substitutes do to them.

#include "contest/status.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

Desk opened(std::string_view rules, std::vector<StagePlan> stages) {
    Desk desk(rules);
    Regulations regulations = by_the_book(desk.rules(), "Order Example");
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(std::move(stages));
    return desk;
}
Desk drawn(std::string_view rules, std::vector<StagePlan> stages, unsigned players) {
    Desk desk = opened(rules, std::move(stages));
    desk.enter_players(players);
    desk.close_and_draw(9);
    return desk;
}
/// Four and four of sixteen go on from tables of which one each goes on.
std::vector<StagePlan> two_stages() {
    return {{"first", Format::Bracket, 1, 4, 1}, {"final", Format::Bracket, 1, 4, 0}};
}
PlayerPoints points(int t) { return {100 + t, 50 + t, -50 - t, -100 - t}; }

TEST(Overall, WhoGotFurtherStandsHigherAndWithinAStageItsOrderDecides) {
    Desk desk = drawn("mcr", two_stages(), 16);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& id : desk.tables(session(1))) desk.file(id, points(static_cast<int>(id.table.value)));
    desk.end(session(1));
    desk.seat({2});
    desk.start(session(1, 2));
    const SheetId last = desk.tables(session(1, 2))[0];
    std::array<EntrantNumber, 4> finalists;
    for (std::size_t i = 0; i < 4; ++i) finalists[i] = desk.at(last, i);
    desk.file(last, {-90, 10, 30, 50});
    desk.end(session(1, 2));

    const Standings overall = standings(desk.rules(), desk.state(), {});
    ASSERT_EQ(overall.rows.size(), 16u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(overall.rows[i].number, finalists[3 - i].value);
        EXPECT_EQ(overall.rows[i].place, static_cast<int>(i) + 1);
        EXPECT_EQ(overall.rows[i].reached, StageNumber{2});
    }
    // The last of the final lost 90 there and stands above all who were out before; then the seconds of the
    // first stage by their scores: tables 4, 3, 2, 1.
    EXPECT_EQ(overall.rows[3].figures.score, -90);
    for (std::uint32_t t = 4; t >= 1; --t) {
        const StandingRow& row = overall.rows[4 + (4 - t)];
        EXPECT_EQ(row.number, desk.at(sheet(1, t), 1).value);
        EXPECT_EQ(row.place, 5 + static_cast<int>(4 - t));
        EXPECT_EQ(row.reached, StageNumber{1});
        EXPECT_EQ(row.apart.has_value(), t != 4) << "the first of a stage is told apart by the stage alone";
    }
    EXPECT_EQ(overall.rows[5].apart->criterion, Criterion::Score);
    EXPECT_EQ(name_of(desk.state(), StandingsOf::Individual, overall.rows[0].number),
              desk.state().of(finalists[3]).entry.name);

    // As it stood after the first stage, asked of the session or of the log.
    const Standings before = standings(desk.rules(), desk.state(), {.through = session(1)});
    EXPECT_EQ(before.rows[0].number, desk.at(sheet(1, 4), 0).value);
    EXPECT_EQ(before.rows[0].reached, StageNumber{1});
    const auto& log = desk.contest.log();
    const auto end = std::ranges::find_if(
        log, [](const Logged& e) { return e.event == ContestEvent(SessionEnded{session(1)}); });
    const Contest then = desk.contest.at(end->number);
    EXPECT_EQ(standings(then.rulebook(), then.state(), {}), before);
    EXPECT_EQ(standings(desk.rules(), desk.state(), {.stage = StageNumber{1}}).rows.size(), 16u);
    EXPECT_EQ(standings(desk.rules(), desk.state(), {.stage = StageNumber{2}}).rows.size(), 4u);
    EXPECT_TRUE(standings(desk.rules(), desk.state(), {.stage = StageNumber{3}}).rows.empty());
}

TEST(Overall, AStageMayCarryWhatWasWonBefore) {
    auto stages = two_stages();
    stages[1].carry = true;
    Desk desk = drawn("mcr", stages, 16);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& id : desk.tables(session(1))) desk.file(id, points(static_cast<int>(id.table.value)));
    desk.end(session(1));
    desk.seat({2});
    desk.start(session(1, 2));
    desk.file(desk.tables(session(1, 2))[0], {0, 0, 0, 0});
    const Standings last = standings(desk.rules(), desk.state(), {.stage = StageNumber{2}});
    EXPECT_EQ(last.rows[0].figures.score, 104);
    EXPECT_EQ(last.rows[3].figures.score, 101);
    EXPECT_EQ(last.rows[0].figures.sessions.size(), 2u);
}

TEST(Mcr_3_5_3, RegionsAndTeamsInOrderFromTheContest) {
    Desk desk("mcr");
    Regulations regulations = with_teams(desk.rules(), by_the_book(desk.rules(), "Region Example"));
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(round_robin(2));
    for (std::uint32_t t = 1; t <= 4; ++t) {
        desk.ok(EnterTeam{{"Team Example " + std::to_string(t)}});
        for (unsigned i = 1; i <= 4; ++i)
            desk.enter({"Player Example " + std::to_string(t) + "-" + std::to_string(i),
                        t <= 2   ? "Southland"
                        : t == 3 ? "Northland"
                                 : "",
                        {t}});
    }
    desk.close_and_draw(2);
    desk.seat({1});
    Random random(3);
    for (std::uint32_t s = 1; s <= 2; ++s) desk.play(session(s), random);
    // Slowly.
    std::map<std::string, std::pair<int, int>> regions_sum;
    std::map<std::uint32_t, std::pair<int, int>> team_sum, team_first;
    for (const PlayerResult& line : results(desk.rules(), desk.state())) {
        const Entry& entry = desk.state().of(line.entrant).entry;
        for (auto* sum : {&regions_sum[entry.region], &team_sum[entry.team.value]}) {
            sum->first += line.twelfths;
            sum->second += line.score;
        }
        if (line.sheet.session.value == 1) team_first[entry.team.value].first += line.twelfths;
    }
    const Standings by_region = standings(desk.rules(), desk.state(), {StandingsOf::Region});
    ASSERT_EQ(by_region.rows.size(), 2u) << "who has no region is in none";
    for (const StandingRow& row : by_region.rows) {
        const std::string name(name_of(desk.state(), StandingsOf::Region, row.number));
        EXPECT_EQ(std::pair(row.figures.twelfths, row.figures.score), regions_sum.at(name)) << name;
    }
    EXPECT_GT(std::pair(by_region.rows[0].figures.twelfths, by_region.rows[0].figures.score),
              std::pair(by_region.rows[1].figures.twelfths, by_region.rows[1].figures.score));
    ASSERT_TRUE(by_region.rows[1].apart);
    EXPECT_EQ(by_region.rows[1].apart->clause, "mcr:3.10.1");
    const Standings teams = standings(desk.rules(), desk.state(), {StandingsOf::Team});
    for (const StandingRow& row : teams.rows)
        EXPECT_EQ(std::pair(row.figures.twelfths, row.figures.score), team_sum.at(row.number));
    for (const StandingRow& row :
         standings(desk.rules(), desk.state(), {.what = StandingsOf::Team, .through = session(1)}).rows)
        EXPECT_EQ(row.figures.twelfths, team_first.at(row.number).first);
    EXPECT_EQ(name_of(desk.state(), StandingsOf::Team, 2), "Team Example 2");
    EXPECT_EQ(name_of(desk.state(), StandingsOf::Region, 3), "");
}

TEST(Gb98_Q146_8, ASubstituteBetweenStagesKeepsThePlaceThatWasWon) {
    Desk desk("gb98");
    Regulations regulations = with_teams(desk.rules(), by_the_book(desk.rules(), "Substitute Example"));
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(two_stages());
    desk.enter_teams(4);
    desk.close_and_draw(1);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& id : desk.tables(session(1)))
        desk.file(id,
                  {700 + static_cast<int>(id.table.value), 500, 450, 350 - static_cast<int>(id.table.value)});
    desk.end(session(1));
    // Who won table 1 cannot come to the final: his substitute plays the number.
    const PlayerNumber number = desk.number_at(sheet(1, 1), 0);
    const TeamNumber team = desk.state().of(desk.at(sheet(1, 1), 0)).entry.team;
    desk.record(Substituted{number, {team.value * 6}, session(1, 2)});
    desk.seat({2});
    EXPECT_TRUE(table_of(desk.state(), session(1, 2), number).has_value());
    EXPECT_EQ(occupant(desk.state(), session(1, 2), number), EntrantNumber{team.value * 6});
    // A substitute within the stage does not lose it either.
    Desk within("gb98");
    within.open(regulations);
    auto plan = two_stages();
    plan[0].sessions = 2;
    within.plan(plan);
    within.enter_teams(4);
    within.close_and_draw(1);
    within.seat({1});
    const auto play = [&](std::uint32_t s) {
        within.start(session(s));
        for (const SheetId& id : within.tables(session(s))) {
            PlayerPoints scores{450, 450, 450, 450};
            scores[s - 1] = 650;  // winds go round: the same player each time
            within.file(id, scores);
        }
        within.end(session(s));
    };
    play(1);
    const PlayerNumber leader = within.number_at(sheet(1, 1), 0);
    ASSERT_EQ(within.number_at(sheet(2, 1), 1), leader);
    const TeamNumber of = within.state().of(within.at(sheet(1, 1), 0)).entry.team;
    within.record(Substituted{leader, {of.value * 6}, session(2)});
    play(2);
    within.seat({2});
    EXPECT_TRUE(table_of(within.state(), session(1, 2), leader).has_value());
}

TEST(Zds_11_3, AForfeitedSessionIsNoBetterThanABadOne) {
    Desk desk = drawn("zds", round_robin(1), 4);
    desk.seat({1});
    desk.start(session(1));
    desk.record(Forfeited{session(1), desk.number_at(sheet(1, 1), 1)});
    desk.file(sheet(1, 1), {45'000, 30'000, 25'000, 20'000});
    const Standings order = standings(desk.rules(), desk.state(), {});
    ASSERT_EQ(order.rows.size(), 4u);
    EXPECT_EQ(order.rows[3].number, desk.at(sheet(1, 1), 1).value);
    // A point under nothing, 30,000 to begin with, and the last place's 6,000.
    EXPECT_EQ(order.rows[3].figures.score, -1 - 30'000 - 6'000);
    EXPECT_EQ(order.rows[2].figures.score, -10'000 - 4'000) << "the others have places one to three";
    EXPECT_EQ(order.rows[3].figures.sessions[0].forfeits, 1);
}

TEST(Hk_1_6, WhoDoesNotComeDoesNotGoOnBeforeWhoPlayedAndLost) {
    Desk desk = drawn("hk", {{"first", Format::Bracket, 1, 4, 2}, {"final", Format::Bracket, 1, 4, 0}}, 8);
    desk.seat({1});
    desk.start(session(1));
    desk.record(Forfeited{session(1), desk.number_at(sheet(1, 1), 0)});
    desk.file(sheet(1, 1), {-32, 300, -128, -140});
    desk.file(sheet(1, 2), {64, 32, -32, -64});
    desk.end(session(1));
    const auto gone = going_on(desk.rules(), desk.state(), {1});
    ASSERT_TRUE(gone.has_value());
    EXPECT_EQ(gone->best[0], (std::vector{desk.number_at(sheet(1, 1), 1), desk.number_at(sheet(1, 1), 2)}));
}

/// mcr with results that are kept when somebody leaves.
TEST(Gb98_Q146_9, KeptResultsCountForTheTeamToo) {
    std::vector<PlayerResult> lines(2);
    lines[0] = {.sheet = sheet(1, 1), .entrant = {1}, .team = {1}, .score = 30, .twelfths = 48, .result = 30};
    lines[1] = {.sheet = sheet(1, 1), .entrant = {2}, .team = {1}, .score = -5, .twelfths = 12, .result = -5};
    lines[0].counts = Counts::Void;
    RankingRules rules = book("mcr").ranking();
    const std::vector<Competitor> one{{.number = 1}};
    EXPECT_EQ(team_standings({rules, 0, lines}, one).rows[0].figures.twelfths, 12);
    rules.withdrawn = WithdrawnResults::Kept;
    EXPECT_EQ(team_standings({rules, 0, lines}, one).rows[0].figures.twelfths, 60);
    EXPECT_EQ(team_standings({rules, 0, lines}, one).rows[0].figures.score, 25);
    lines[0].counts = Counts::StruckOut;
    EXPECT_EQ(team_standings({rules, 0, lines}, one).rows[0].figures.twelfths, 12) << "he did not withdraw";
}

TEST(Gb98_Q47, TablePointsOverAWholeGroup) {
    StagePlan plan{"groups", Format::Chart, 1, 8};
    plan.group_points = true;
    Desk desk = drawn("gb98", {plan}, 16);
    desk.seat({1});
    desk.start(session(1));
    desk.file(sheet(1, 1), {700, 560, 440, 300});
    desk.file(sheet(1, 2), {800, 560, 400, 240});
    desk.file(sheet(1, 3), {650, 550, 450, 350});
    desk.record(Forfeited{session(1), desk.number_at(sheet(1, 4), 0)});
    desk.file(sheet(1, 4), {900, 500, 400, 200});
    const auto twelfths = [&](std::uint32_t table) {
        std::vector<int> out;
        for (const PlayerResult& line : results(desk.rules(), desk.state()))
            if (line.sheet.table.value == table) out.push_back(line.twelfths);
        return out;
    };
    // 800 has eight, 700 six; third and fourth share five and four.
    EXPECT_EQ(twelfths(1), (std::vector{72, 54, 36, 12}));
    EXPECT_EQ(twelfths(2), (std::vector{96, 54, 24, 0}));
    EXPECT_EQ(twelfths(3), (std::vector{96, 72, 48, 24}));
    EXPECT_EQ(twelfths(4), (std::vector{0, 60, 36, 12})) << "who was not there is behind all";
}

class Ledger : public ::testing::Test {
  protected:
    Ledger() : desk(drawn("mcr", {{"first", Format::Chart, 2, 0, 4}, {"last", Format::Chart, 2}}, 8)) {
        head = desk.name(Duty::HeadReferee);
        desk.seat({1});
    }
    void play(const SessionId& session, bool end = true) {
        desk.start(session);
        for (const SheetId& id : desk.tables(session)) desk.file(id, {40, 10, -20, -30});
        if (end) desk.end(session);
    }
    int score(EntrantNumber who, const StandingsAsk& ask) const {
        for (const StandingRow& row : standings(desk.rules(), desk.state(), ask).rows)
            if (row.number == who.value) return row.figures.score;
        return -9999;
    }
    Desk desk;
    OfficialNumber head;
};

TEST_F(Ledger, APenaltyOfNoTableBelongsToTheSessionThatRunsOrRanLast) {
    play(session(1));
    play(session(2));
    desk.draw_ties({1});
    desk.seat({2});
    const EntrantNumber who = desk.at(sheet(1, 1, 2), 0);
    const int first = score(who, {.stage = StageNumber{1}});
    play(session(1, 2));
    FoulCase foul;
    foul.foul = "false_win";  // 20 to each of the others, who are not there to receive it
    desk.ok(PunishFoul{foul, who, {}, Booking::Total}, head);
    play(session(2, 2));
    const auto given = total_penalties(desk.rules(), desk.state());
    ASSERT_EQ(given.size(), 1u);
    EXPECT_EQ(given[0].stage, StageNumber{2});
    EXPECT_EQ(given[0].session, SessionNumber{1});
    EXPECT_LT(given[0].points, 0);
    EXPECT_EQ(score(who, {.stage = StageNumber{1}}), first) << "not of the first stage";
    EXPECT_EQ(score(who, {.stage = StageNumber{2}, .through = session(1, 2)}), 40 + given[0].points);
    // Before the next session it was not there yet, and before any session it belongs to the first stage.
    Desk early = drawn("mcr", round_robin(1), 4);
    early.ok(PunishFoul{foul, {1}, {}, Booking::Total});
    EXPECT_EQ(total_penalties(early.rules(), early.state())[0].stage, StageNumber{1});
    EXPECT_EQ(total_penalties(early.rules(), early.state())[0].session, SessionNumber{0});
}

TEST_F(Ledger, WhatIsPaidToOthersIsTheirs) {
    desk.start(session(1));
    const SheetId id = sheet(1, 1);
    FoulCase foul;
    foul.foul = "exposed_others";
    foul.place.hand = 6;  // of the second round, in which seats have changed
    foul.seat = Wind::East;
    foul.harmed = Wind::South;
    foul.choice.points = 30;
    const EntrantNumber offender = desk.at(id, 0);
    desk.ok(PunishFoul{foul, offender, id, Booking::Session}, head);
    ASSERT_EQ(desk.state().fouls.penalties.size(), 1u);
    const Penalty& given = desk.state().fouls.penalties[0].penalty;
    const int paid = points_of(given)[1];
    ASSERT_GT(paid, 0);
    ASSERT_EQ(points_of(given)[0], -paid);
    for (const SheetId& each : desk.tables(session(1))) desk.file(each, {40, 10, -20, -30});
    const auto lines = results(desk.rules(), desk.state());
    EXPECT_EQ(lines[0].penalty, -paid);
    EXPECT_EQ(lines[0].score, 40 - paid);
    int received = 0;
    for (std::size_t i = 1; i < 4; ++i) received += lines[i].penalty;
    EXPECT_EQ(received, paid);
    const auto sides = desk.rules().session().seats[1];
    for (std::size_t i = 1; i < 4; ++i) {
        const bool is_right = static_cast<unsigned>(sides[i]) == (static_cast<unsigned>(sides[0]) + 1) % 4;
        EXPECT_EQ(lines[i].penalty, is_right ? paid : 0) << i;
    }
    // A false win pays the three others, off the totals.
    foul.foul = "false_win";
    foul.harmed.reset();
    foul.choice.points.reset();
    desk.ok(PunishFoul{foul, offender, id, Booking::Total}, head);
    const auto totals = total_penalties(desk.rules(), desk.state());
    ASSERT_EQ(totals.size(), 4u);
    int sum = 0;
    for (const TotalPenalty& each : totals) {
        sum += each.points;
        EXPECT_EQ(each.points < 0, each.entrant == offender);
    }
    EXPECT_EQ(sum, 0);
    // Taken back, it moves nothing.
    desk.record(FoulRevoked{{static_cast<std::uint32_t>(desk.contest.log().size())}, "seen wrongly"}, head);
    EXPECT_TRUE(total_penalties(desk.rules(), desk.state()).empty());
}

TEST(Standings, TheOrderOfIndependentSheetsDoesNotMatter) {
    Desk start = drawn("mcr", round_robin(2), 16);
    start.seat({1});
    const auto filed = [&](bool backwards) {
        Desk desk = start;
        for (std::uint32_t s = 1; s <= 2; ++s) {
            desk.start(session(s));
            auto tables = desk.tables(session(s));
            if (backwards) std::ranges::reverse(tables);
            for (const SheetId& id : tables) {
                Random random(10 * s + id.table.value);
                desk.file(id, desk.chance_scores(random));
            }
            desk.end(session(s));
        }
        return desk;
    };
    const Desk one = filed(false), other = filed(true);
    EXPECT_NE(one.contest.log(), other.contest.log());
    EXPECT_TRUE(one.state() == other.state());
    for (unsigned i = 0; i < standings_of_count; ++i)
        EXPECT_EQ(standings(one.rules(), one.state(), {static_cast<StandingsOf>(i)}),
                  standings(other.rules(), other.state(), {static_cast<StandingsOf>(i)}));
}

}  // namespace
}  // namespace sifang::contest::test
