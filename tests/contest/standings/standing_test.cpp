// Standings worked by hand: every kind of tie under every profile.

#include <set>

#include "contest/group_points.hpp"
#include "contest/results_table.hpp"
#include "rules/mcr/ranking.hpp"
#include "rules/ranking_form.hpp"
#include "score_sheets.hpp"
#include "support/deck.hpp"

namespace sifang::contest {
namespace {

Standings players(const Rulebook& rulebook, const std::vector<PlayerResult>& results,
                  const std::vector<Competitor>& list, StandingScope scope = {}) {
    return individual_standings({rulebook.ranking(), rulebook.session().start_points, results, {}, scope},
                                list);
}

/// Why the nth of the list, from 1, comes after the one above: "criterion above own nth clause".
std::string why(const Standings& standings, std::size_t nth) {
    const auto& apart = standings.rows.at(nth - 1).apart;
    if (!apart) return "";
    const auto value = [](std::optional<int> v) { return v ? std::to_string(*v) : std::string("none"); };
    std::string text =
        std::string(id(apart->criterion)) + " " + value(apart->above) + " " + value(apart->own);
    if (apart->nth > 0) text += " #" + std::to_string(apart->nth);
    return apart->clause.empty() ? text : text + " " + apart->clause;
}

// --- mcr
// ----------------------------------------------------------------------------------------------------

TEST(Mcr_3_10_1, TablePointsThenScore) {
    const std::vector<PlayerResult> results{line(1, 1, 2, 90), line(1, 2, 2, 40),  line(2, 1, 4, 10),
                                            line(2, 2, 1, 0),  line(3, 1, 0, -50), line(3, 2, 4, 200)};
    const Standings standings = players(book("mcr"), results, numbered(3));
    EXPECT_EQ(order(standings), "2 3 1");
    EXPECT_EQ(why(standings, 1), "");
    EXPECT_EQ(why(standings, 2), "table_points 60 48 mcr:3.10.1");
    EXPECT_EQ(why(standings, 3), "score 150 130 mcr:3.10.1");
    EXPECT_EQ(standings.rows[0].figures.twelfths, 60);
    EXPECT_EQ(standings.rows[1].figures.score, 150);
    EXPECT_EQ(standings.rows[2].figures.sessions.size(), 2U);
    EXPECT_FALSE(standings.lots_missing);
}

TEST(Mcr_3_10_1, ThenTheBestSessionThenALot) {
    const std::vector<PlayerResult> results{line(1, 1, 2, 60), line(1, 2, 2, 40), line(2, 1, 4, 70),
                                            line(2, 2, 0, 30), line(3, 1, 4, 60), line(3, 2, 0, 40)};
    auto list = numbered(3);
    Standings standings = players(book("mcr"), results, list);
    EXPECT_EQ(order(standings), "2 1=3");
    EXPECT_EQ(why(standings, 2), "best_score 70 60");
    EXPECT_EQ(why(standings, 3), "") << "they share the place";
    EXPECT_EQ(standings.rows[1].place, 2);
    EXPECT_EQ(standings.rows[2].place, 2);
    EXPECT_TRUE(standings.rows[1].shared && standings.rows[2].shared);
    EXPECT_FALSE(standings.rows[0].shared);
    EXPECT_TRUE(standings.lots_missing);

    list[0].lot = 2;
    list[2].lot = 1;
    standings = players(book("mcr"), results, list);
    EXPECT_EQ(order(standings), "2 3 1");
    EXPECT_EQ(why(standings, 3), "lot 1 2");
    EXPECT_FALSE(standings.lots_missing);

    list[0].lot = 0;  // only one of the two has drawn
    standings = players(book("mcr"), results, list);
    EXPECT_EQ(order(standings), "2 3 1");
    EXPECT_TRUE(standings.lots_missing);
}

TEST(Mcr_3_9_2_2, SharedTablePointsAreAddedInTwelfths) {
    std::vector<PlayerResult> results;
    play(results, book("mcr"), sheet_id(1, 1, 1), {1, 2, 3, 4}, {30, 30, -10, -50});  // 3 3 1 0
    play(results, book("mcr"), sheet_id(1, 2, 1), {1, 2, 3, 4}, {-20, 40, -20, 0});   // ½ 4 ½ 2
    play(results, book("mcr"), sheet_id(1, 3, 1), {1, 2, 3, 4}, {12, 12, 12, -36});   // 7/3 each
    const Standings standings = players(book("mcr"), results, numbered(4));
    EXPECT_EQ(order(standings), "2 1 3 4");
    EXPECT_EQ(standings.rows[0].figures.twelfths, 36 + 48 + 28);
    EXPECT_EQ(standings.rows[1].figures.twelfths, 36 + 6 + 28);
    EXPECT_EQ(standings.rows[2].figures.twelfths, 12 + 6 + 28);
    EXPECT_EQ(standings.rows[3].figures.twelfths, 24);
    EXPECT_EQ(standings.rows[0].figures.places, (std::array{3, 0, 0, 0}));
}

// --- gb98
// ---------------------------------------------------------------------------------------------------

TEST(Gb98_Q52, TheOrderOfPracticeStepByStep) {
    // All have eight table points.
    const std::vector<PlayerResult> results{
        line(1, 1, 4, 600), line(1, 2, 2, 520), line(1, 3, 2, 480),   // next 2, score 1600, best 600
        line(2, 1, 4, 510), line(2, 2, 4, 505), line(2, 3, 0, 300),   // next 4
        line(3, 1, 4, 650), line(3, 2, 2, 480), line(3, 3, 2, 470),   // next 2, score 1600, best 650
        line(4, 1, 4, 700), line(4, 2, 2, 510), line(4, 3, 2, 400),   // next 2, score 1610
        line(5, 1, 4, 600), line(5, 2, 2, 500), line(5, 3, 2, 500)};  // as 1
    const Standings standings = players(book("gb98"), results, numbered(5));
    EXPECT_EQ(order(standings), "2 4 3 1=5");
    EXPECT_EQ(why(standings, 2), "next_table_points 48 24 gb98:Q52 a");
    EXPECT_EQ(why(standings, 3), "score 1610 1600 gb98:Q52 a");
    EXPECT_EQ(why(standings, 4), "best_score 650 600 gb98:Q52 a");
    EXPECT_FALSE(standings.lots_missing) << "the book knows no lot: the place is shared";
}

/// gb98 with another list of criteria, as a federation's file would have it.
Standings by_steps(const std::vector<std::pair<Criterion, std::string>>& steps,
                   const std::vector<PlayerResult>& results, unsigned count) {
    RankingRules rules = book("gb98").ranking();
    rules.steps.clear();
    for (const auto& [criterion, clause] : steps) rules.steps.push_back({criterion, clause});
    return individual_standings({rules, 500, results}, numbered(count));
}

TEST(Gb98_Q48, TheOrderOfTheRulesStepByStep) {
    const std::vector<std::pair<Criterion, std::string>> q48{{Criterion::TablePoints, "gb98:Q48 a"},
                                                             {Criterion::BestTablePoints, "gb98:Q48 b"},
                                                             {Criterion::HighTablePoints, "gb98:Q48 b"},
                                                             {Criterion::Score, "gb98:Q48 b"},
                                                             {Criterion::HighScores, "gb98:Q48 b"}};
    const std::vector<PlayerResult> results{
        line(1, 1, 2, 900), line(1, 2, 2, 900), line(1, 3, 2, 900), line(1, 4, 2, 900),   // 2 2 2 2
        line(2, 1, 4, 510), line(2, 2, 2, 510), line(2, 3, 1, 510), line(2, 4, 1, 510),   // 4 2 1 1: 2040
        line(3, 1, 4, 500), line(3, 2, 4, 500), line(3, 3, 0, 100), line(3, 4, 0, 100),   // 4 4 0 0
        line(4, 1, 1, 560), line(4, 2, 4, 500), line(4, 3, 2, 490), line(4, 4, 1, 450),   // 4 2 1 1: 2000
        line(5, 1, 1, 550), line(5, 2, 4, 530), line(5, 3, 2, 490), line(5, 4, 1, 430),   // 4 2 1 1: 2000
        line(6, 1, 1, 560), line(6, 2, 4, 500), line(6, 3, 2, 480), line(6, 4, 1, 460)};  // 4 2 1 1: 2000
    const Standings standings = by_steps(q48, results, 6);
    EXPECT_EQ(order(standings), "3 2 4 6 5 1");
    EXPECT_EQ(why(standings, 2), "high_table_points 48 24 #2 gb98:Q48 b");
    EXPECT_EQ(why(standings, 3), "score 2040 2000 gb98:Q48 b");
    EXPECT_EQ(why(standings, 4), "high_scores 490 480 #3 gb98:Q48 b");
    EXPECT_EQ(why(standings, 5), "high_scores 560 550 #1 gb98:Q48 b");
    EXPECT_EQ(why(standings, 6), "best_table_points 48 24 gb98:Q48 b");
}

TEST(Gb98_Q52_b, WonSessionsFirstOrTheTotalAlone) {
    // The example of the book: seven sessions just lost and one won high, and the other way round.
    std::vector<PlayerResult> results;
    for (unsigned session = 1; session <= 8; ++session) {
        results.push_back(line(1, session, 2, session < 8 ? 499 : 850));
        results.push_back(line(2, session, 2, session < 8 ? 501 : 150));
    }
    const Standings won =
        by_steps({{Criterion::SessionsWon, "gb98:Q52 b"}, {Criterion::TablePoints, ""}}, results, 2);
    EXPECT_EQ(order(won), "2 1");
    EXPECT_EQ(why(won, 2), "sessions_won 7 1 gb98:Q52 b");
    const Standings total = by_steps({{Criterion::Score, "gb98:Q52 b"}}, results, 2);
    EXPECT_EQ(order(total), "1 2");
    EXPECT_EQ(why(total, 2), "score 4343 3657 gb98:Q52 b");
    EXPECT_EQ(by_steps({{Criterion::SessionsWon, ""}}, {line(1, 1, 2, 500)}, 1).rows[0].figures.sessions_won,
              0)
        << "what he began with is not won";
}

// --- hk, zds, riichi
// ----------------------------------------------------------------------------------------

TEST(Hk_1_6, OfATableTheHigherScoreThenTheHighestHandThenALot) {
    std::vector<PlayerResult> results;
    play(results, book("hk"), sheet_id(1, 1, 1), {1, 2, 3, 4}, {64, -128, 64, 0});
    results[0].best_hand = 128;
    results[2].best_hand = 256;
    auto list = numbered(4);
    Standings standings = players(book("hk"), results, list);
    EXPECT_EQ(order(standings), "3 1 4 2");
    EXPECT_EQ(why(standings, 2), "highest_hand 256 128");
    EXPECT_EQ(why(standings, 3), "score 64 0 hk:1.6 a");
    results[0].best_hand = 256;
    standings = players(book("hk"), results, list);
    EXPECT_EQ(order(standings), "1=3 4 2");
    EXPECT_TRUE(standings.lots_missing);
    list[0].lot = 2;
    list[2].lot = 1;
    EXPECT_EQ(order(players(book("hk"), results, list)), "3 1 4 2");
}

TEST(Zds_11_3, PlacesGoByScoreAndPlacingPoints) {
    std::vector<PlayerResult> results;
    play(results, book("zds"), sheet_id(1, 1, 1), {1, 2, 3, 4}, {45'000, 29'000, 26'000, 20'000});
    play(results, book("zds"), sheet_id(1, 2, 1), {4, 1, 2, 3}, {31'000, 33'000, 28'000, 28'000});
    const Standings standings = players(book("zds"), results, numbered(4));
    // One winner: +12 −2 −4 −6. Then two: +8 +4, and the third and fourth share −4 −8.
    EXPECT_EQ(order(standings), "1 2=4 3");
    EXPECT_EQ(standings.rows[0].figures.score, 15'000 + 12'000 + 3'000 + 8'000);
    EXPECT_EQ(standings.rows[1].figures.score, -1'000 - 2'000 - 2'000 - 6'000);
    EXPECT_EQ(standings.rows[2].figures.score, -10'000 - 6'000 + 1'000 + 4'000);
    EXPECT_EQ(standings.rows[3].figures.score, -4'000 - 4'000 - 2'000 - 6'000);
    EXPECT_EQ(standings.rows[1].place, 2);
    EXPECT_EQ(standings.rows[2].place, 2) << "−11,000 both: nothing else is said, so they share the place";
    EXPECT_EQ(why(standings, 4), "score -11000 -16000 zds:11-3 a");
}

TEST(RiichiRanking, EqualResultsGoByPlacesAtTheTable) {
    std::vector<PlayerResult> results{line(1, 1, 0, 20'000), line(1, 2, 0, 0), line(2, 1, 0, 10'000),
                                      line(2, 2, 0, 10'000), line(3, 1, 0, 0), line(3, 2, 0, 20'000)};
    const std::array<int, 6> places{2, 2, 1, 3, 1, 2};
    for (std::size_t i = 0; i < 6; ++i) results[i].place = places[i];
    const Standings standings = players(book("riichi"), results, numbered(3));
    EXPECT_EQ(order(standings), "3 2 1");
    EXPECT_EQ(why(standings, 2), "high_places 1 0 #2");
    EXPECT_EQ(why(standings, 3), "high_places 1 0 #1");
    EXPECT_EQ(order(players(book("ema"), results, numbered(3))), "1=2=3");
    EXPECT_EQ(order(players(book("wrc"), results, numbered(3))), "1=2=3");
    EXPECT_EQ(order(players(book("tenhou"), results, numbered(3))), "3 2 1");
}

// --- who counts
// ---------------------------------------------------------------------------------------------

TEST(Gb98_Q28, AForfeitedSessionCountsNothing) {
    std::vector<PlayerResult> results{line(1, 1, 4, 700), line(1, 2, 0, 0), line(2, 1, 2, 500),
                                      line(2, 2, 2, 500)};
    results[1].counts = Counts::Forfeited;
    results[1].twelfths = 48;  // whatever stands there
    results[1].place = 1;
    const Standings standings = players(book("gb98"), results, numbered(2));
    EXPECT_EQ(order(standings), "2 1");
    EXPECT_EQ(why(standings, 2), "next_table_points 24 0 gb98:Q52 a");
    EXPECT_EQ(standings.rows[1].figures.score, 700);
    EXPECT_EQ(standings.rows[1].figures.sessions[1].forfeits, 1);
    EXPECT_EQ(standings.rows[1].figures.places, (std::array{0, 0, 0, 0}));
}

TEST(Gb98_Q146_9, WhoWithdrawsHasNoResultAndTheOthersKeepTheirs) {
    std::vector<PlayerResult> results{line(1, 1, 4, 700), line(2, 1, 2, 500), line(3, 1, 1, 400)};
    results[0].counts = Counts::Void;
    auto list = numbered(3);
    list[0].ranked = Ranked::Withdrawn;
    const Standings standings = players(book("gb98"), results, list);
    EXPECT_EQ(order(standings), "2 3 (1)");
    EXPECT_EQ(standings.rows[2].figures, Figures{});
    EXPECT_EQ(standings.rows[0].figures.twelfths, 24);
    // Where the organiser lets him keep what he had, he is ranked with it.
    RankingRules rules = book("gb98").ranking();
    rules.withdrawn = WithdrawnResults::Kept;
    EXPECT_EQ(order(individual_standings({rules, 500, results}, list)), "1 2 3");
}

TEST(Mcr_3_11_5, WhoLosesHisPlaceStaysInTheListWithoutOne) {
    std::vector<PlayerResult> results{line(1, 1, 4, 70), line(2, 1, 2, 0), line(3, 1, 1, -20)};
    results[0].counts = Counts::Void;
    auto list = numbered(3);
    list[0].ranked = Ranked::StruckOut;
    const Standings standings = players(book("mcr"), results, list);
    EXPECT_EQ(order(standings), "2 3 (1)");
    EXPECT_EQ(standings.rows[2].ranked, Ranked::StruckOut);
    EXPECT_EQ(standings.rows[0].place, 1);
    RankingRules rules = book("mcr").ranking();
    rules.withdrawn = WithdrawnResults::Kept;
    EXPECT_EQ(order(individual_standings({rules, 0, results}, list)), "2 3 (1)") << "he did not withdraw";
}

TEST(Gb98_Q146_8, ASubstitutesResultCountsForTheTeam) {
    std::vector<PlayerResult> results{line(1, 1, 4, 700), line(9, 2, 2, 510), line(2, 1, 2, 500),
                                      line(2, 2, 2, 500), line(99, 1, 4, 900)};
    results[0].counts = results[1].counts = Counts::TeamOnly;
    results[4].counts = Counts::StandIn;
    results[0].team = results[1].team = results[4].team = {1};
    results[2].team = results[3].team = {2};
    auto list = numbered(2);
    list[0].ranked = Ranked::Replaced;
    list.push_back({.number = 99, .ranked = Ranked::No});
    EXPECT_EQ(order(players(book("gb98"), results, list)), "2 (1)");
    const Standings teams = team_standings({book("gb98").ranking(), 500, results}, numbered(2));
    EXPECT_EQ(order(teams), "1 2");
    EXPECT_EQ(teams.rows[0].figures.twelfths, 72);
    EXPECT_EQ(teams.rows[0].figures.score, 1210) << "not what the stand-in won";
}

// --- penalties
// ----------------------------------------------------------------------------------------------

TEST(Penalties, OffTheTotalTheyMoveNobodyAtTheTable) {
    std::vector<PlayerResult> results{line(1, 1, 4, 50), line(2, 1, 4, 45), line(3, 1, 4, 44)};
    results[2].penalty = -6;  // of a session: off its score already
    const std::vector<TotalPenalty> penalties{{{1}, {1}, -10}, {{2}, {2}, -40}};
    const auto with = [&](StandingScope scope) {
        return individual_standings({book("mcr").ranking(), 0, results, penalties, scope}, numbered(3));
    };
    Standings standings = with({.stage = StageNumber{1}});
    EXPECT_EQ(order(standings), "2 3 1");
    EXPECT_EQ(standings.rows[2].figures.twelfths, 48);
    EXPECT_EQ(standings.rows[2].figures.score, 40);
    EXPECT_EQ(standings.rows[2].figures.penalties, -10);
    EXPECT_EQ(standings.rows[1].figures.penalties, -6);
    standings = with({});
    EXPECT_EQ(order(standings), "3 1 2");
    standings = with({.through = SessionId{{1}, {1}}});
    EXPECT_EQ(order(standings), "2 3 1") << "the second stage has not begun";
}

// --- teams, groups, stages, past moments
// ---------------------------------------------------------------------

TEST(Gb98_Q48_a, TeamsGoByTheSumOfTheirPlayersInEachSession) {
    std::vector<PlayerResult> results{line(1, 1, 4, 600), line(2, 1, 0, 450), line(1, 2, 2, 500),
                                      line(2, 2, 2, 550), line(3, 1, 2, 520), line(4, 1, 2, 530),
                                      line(3, 2, 4, 590), line(4, 2, 0, 460)};
    for (PlayerResult& r : results) r.team = {r.entrant.value <= 2 ? 1U : 2U};
    const Standings teams = team_standings({book("gb98").ranking(), 500, results}, numbered(2));
    EXPECT_EQ(order(teams), "1=2");
    const Figures& first = teams.rows[0].figures;
    EXPECT_EQ(first.twelfths, 96);
    EXPECT_EQ(first.score, 2100) << "Q24(29) b";
    ASSERT_EQ(first.sessions.size(), 2U);
    EXPECT_EQ(first.sessions[0].result, 1050);
    EXPECT_EQ(first.sessions[0].players, 2);
    EXPECT_EQ(first.sessions_won, 2) << "1,050 each, begun with 1,000";
    results[0].result += 5;
    const Standings other = team_standings({book("gb98").ranking(), 500, results}, numbered(2));
    EXPECT_EQ(order(other), "1 2");
    EXPECT_EQ(why(other, 2), "score 2105 2100 gb98:Q52 a");
}

TEST(Mcr_3_5_3, IndividualsTeamsAndGroupsFromTheSameSheets) {
    std::vector<PlayerResult> results;
    play(results, book("mcr"), sheet_id(1, 1, 1), {1, 2, 3, 4}, {100, 20, -40, -80});
    play(results, book("mcr"), sheet_id(1, 1, 2), {5, 6, 7, 8}, {60, 50, -50, -60});
    for (PlayerResult& r : results) r.team = {(r.entrant.value + 1) / 2};
    const RankingRules& rules = book("mcr").ranking();
    EXPECT_EQ(order(individual_standings({rules, 0, results}, numbered(8))), "1 5 6 2 3 7 8 4");
    EXPECT_EQ(order(team_standings({rules, 0, results}, numbered(4))), "1 3 4 2");
    // Delegations: teams 1 and 4 are of one region, 2 and 3 of another; entrant 8 is of none.
    std::vector<Membership> members;
    for (unsigned e = 1; e <= 7; ++e) members.push_back({{e}, e <= 2 || e >= 7 ? 1U : 2U});
    const Standings groups = group_standings({rules, 0, results}, numbered(2), members);
    EXPECT_EQ(order(groups), "1 2");
    EXPECT_EQ(groups.rows[0].figures.twelfths, 12 * (4 + 2 + 1));
    EXPECT_EQ(groups.rows[1].figures.twelfths, 12 * (1 + 0 + 4 + 2));
    EXPECT_EQ(why(groups, 2), "score 70 -10 mcr:3.10.1");
}

TEST(Standings, ByStageAndAtAnyPastMoment) {
    std::vector<PlayerResult> results{line(1, 1, 4, 10), line(2, 1, 2, 0), line(1, 2, 0, -5),
                                      line(2, 2, 4, 5),  line(1, 1, 4, 8), line(2, 1, 1, 0)};
    results[4].sheet.stage = results[5].sheet.stage = {2};
    const auto at = [&](StandingScope scope) { return players(book("mcr"), results, numbered(2), scope); };
    EXPECT_EQ(order(at({.through = SessionId{{1}, {1}}})), "1 2");
    EXPECT_EQ(order(at({.through = SessionId{{1}, {2}}})), "2 1");
    EXPECT_EQ(order(at({.stage = StageNumber{1}})), "2 1");
    EXPECT_EQ(order(at({.stage = StageNumber{2}})), "1 2");
    EXPECT_EQ(order(at({})), "1 2");
    EXPECT_EQ(at({}).rows[0].figures.sessions.size(), 3U);
    EXPECT_EQ(order(at({.stage = StageNumber{3}})), "1=2") << "nothing is played";
    EXPECT_EQ(order(players(book("mcr"), {}, {})), "");
}

TEST(Standings, WhoHasPlayedLessHasNoSuchSession) {
    const std::vector<PlayerResult> results{line(1, 1, 4, 500), line(2, 1, 4, 500), line(2, 2, 0, 0)};
    const Standings standings = players(book("gb98"), results, numbered(2));
    EXPECT_EQ(order(standings), "2 1");
    EXPECT_EQ(why(standings, 2), "next_table_points 0 none gb98:Q52 a");
}

// --- the table that is put up, groups of another size
// ---------------------------------------------------------

TEST(Mcr_A7, TheResultsTableHasTotalsPlacesAndRunningSums) {
    std::vector<PlayerResult> results;
    play(results, book("mcr"), sheet_id(1, 1, 1), {1, 2, 3, 4}, {100, 20, -40, -80});
    play(results, book("mcr"), sheet_id(1, 2, 1), {4, 3, 2, 1}, {60, 50, -50, -60});
    results[2].counts = Counts::Forfeited;
    results[2].score = results[2].result = 0;
    std::vector<Membership> teams, groups;
    for (unsigned e = 1; e <= 4; ++e) teams.push_back({{e}, e <= 2 ? 1U : 2U});
    for (unsigned e = 1; e <= 3; ++e) groups.push_back({{e}, 7});
    const StandingInput input{book("mcr").ranking(), 0, results};
    const Standings players_order = individual_standings(input, numbered(4));
    const Standings team_order = group_standings(input, numbered(2), teams);
    const Standings group_order = group_standings(input, std::vector<Competitor>{{.number = 7}}, groups);
    const auto table = results_table(players_order, {group_order, groups}, {team_order, teams});
    ASSERT_EQ(table.size(), 4U);
    // 1: 4 and 0; 4: 0 and 4; 2: 2 and 1; 3: forfeited, then 2.
    EXPECT_EQ(table[0].entrant.value, 1U);
    EXPECT_EQ(table[0].own, (TabulatedTotal{48, 40, 1}));
    EXPECT_EQ(table[0].team_total, (TabulatedTotal{84, 10, 1}));
    EXPECT_EQ(table[0].group_total, (TabulatedTotal{108, 60, 1}));
    ASSERT_EQ(table[0].sessions.size(), 2U);
    EXPECT_EQ(table[0].sessions[1], (TabulatedSession{{{1}, {2}}, 0, 48, -60, 40, false}));
    EXPECT_EQ(table[1].entrant.value, 4U);
    EXPECT_EQ(table[1].own, (TabulatedTotal{48, -20, 2}));
    EXPECT_EQ(table[1].group, 0U);
    EXPECT_EQ(table[1].group_total, TabulatedTotal{});
    EXPECT_EQ(table[3].entrant.value, 3U);
    EXPECT_TRUE(table[3].sessions[0].forfeited);
    EXPECT_EQ(table[3].sessions[1], (TabulatedSession{{{1}, {2}}, 24, 24, 50, 50, false}));
}

TEST(Gb98_Q47, GroupsOfAnySizeShareEqualPlaces) {
    EXPECT_EQ(group_points(std::vector{600, 550, 450, 400}), (std::vector{48, 24, 12, 0}));
    EXPECT_EQ(group_points(std::vector{400, 600, 550, 450}), (std::vector{0, 48, 24, 12}));
    EXPECT_EQ(group_points(std::vector{1, 2, 3, 4, 5, 6, 7, 8}),
              (std::vector{0, 12, 24, 36, 48, 60, 72, 96}));
    EXPECT_EQ(group_points(std::vector{5, 5, 1, 1, 1}), (std::vector{48, 48, 12, 12, 12}));
    EXPECT_EQ(group_points(std::vector{9, 9, 9, 9, 9, 1}), (std::vector{38, 38, 38, 38, 38, 0}))
        << "16 for five: 38 twelfths and a part of one";
    EXPECT_EQ(group_points(std::vector{9}), (std::vector{12}));
    EXPECT_EQ(group_points({}), std::vector<int>{});
    // At a table of four it is what the rulebook says, shared places among it.
    test::Random random(1);
    for (unsigned n = 0; n < 500; ++n) {
        std::array<int, 4> scores{};
        for (int& s : scores) s = 490 + 10 * static_cast<int>(random.below(4));
        const auto twelfths = book("gb98").result(scores).twelfths;
        ASSERT_EQ(group_points(scores), std::vector<int>(twelfths.begin(), twelfths.end()));
    }
}

/// Two players over three sessions of whom the first is better by this criterion and equal by whatever comes
/// before it in any of the lists.
struct EqualButFor {
    std::vector<PlayerResult> results;
    std::vector<Competitor> list = numbered(2);

    EqualButFor(Criterion criterion, int start) {
        std::array<std::array<int, 3>, 2> points{{{2, 2, 2}, {2, 2, 2}}}, scores{}, places{};
        std::array<int, 2> hands{};
        switch (criterion) {
            case Criterion::TablePoints: points = {{{4, 2, 1}, {4, 2, 0}}}; break;
            case Criterion::Score: scores = {{{10, -3, -4}, {9, -3, -4}}}; break;
            case Criterion::SessionsWon: scores = {{{1, 1, -2}, {2, -1, -1}}}; break;
            case Criterion::BestTablePoints: points = {{{4, 0, 0}, {2, 2, 0}}}; break;
            case Criterion::NextTablePoints:
            case Criterion::HighTablePoints: points = {{{4, 4, 0}, {4, 2, 2}}}; break;
            case Criterion::BestScore: scores = {{{20, -10, -10}, {10, -5, -5}}}; break;
            case Criterion::HighScores: scores = {{{20, 5, -25}, {20, 0, -20}}}; break;
            case Criterion::HighPlaces: places = {{{1, 3, 4}, {2, 3, 3}}}; break;
            case Criterion::HighestHand: hands = {88, 64}; break;
            case Criterion::Lot:
                list[0].lot = 1;
                list[1].lot = 2;
                break;
        }
        for (unsigned who = 0; who < 2; ++who)
            for (unsigned session = 0; session < 3; ++session) {
                PlayerResult& r = results.emplace_back(
                    line(who + 1, session + 1, points[who][session], start + scores[who][session]));
                r.place = places[who][session];
                r.best_hand = hands[who];
            }
    }
};

TEST(Criteria, EachOfEveryListDecidesWhereAllBeforeItAreEqual) {
    std::vector<std::pair<RankingRules, int>> lists{{mcr::gb98_q48_ranking(), 500},
                                                    {mcr::gb98_won_sessions_ranking(), 500}};
    for (const char* id : {"mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"})
        lists.emplace_back(book(id).ranking(), book(id).session().start_points);
    std::set<Criterion> met;
    for (const auto& [rules, start] : lists)
        for (const RankingStep& step : rules.steps) {
            const EqualButFor pair(step.criterion, start);
            const Standings standings = individual_standings({rules, start, pair.results}, pair.list);
            EXPECT_EQ(order(standings), "1 2") << id(step.criterion);
            ASSERT_TRUE(standings.rows[1].apart) << id(step.criterion);
            EXPECT_EQ(id(standings.rows[1].apart->criterion), id(step.criterion));
            EXPECT_EQ(standings.rows[1].apart->clause, step.clause);
            met.insert(step.criterion);
        }
    EXPECT_EQ(met.size(), criterion_count) << "every criterion is in some list";
}

TEST(Criteria, HaveIdsOfTheirOwn) {
    std::set<std::string_view> ids;
    for (unsigned i = 0; i < criterion_count; ++i) ids.insert(id(static_cast<Criterion>(i)));
    EXPECT_EQ(ids.size(), criterion_count);
}

}  // namespace
}  // namespace sifang::contest
