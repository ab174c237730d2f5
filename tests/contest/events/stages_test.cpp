// Stages: brackets, groups, Swiss, given charts, both mixed.

#include <algorithm>

#include "contest/going_on.hpp"
#include "contest/hall.hpp"
#include "contest/seating/audit.hpp"
#include "contest/stage_seating.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// What a table came to, added up from its hands and from nothing else.
struct TableSum {
    std::array<EntrantNumber, 4> entrants{};
    std::array<int, 4> score{}, best{};
    bool is_better(std::size_t a, std::size_t b) const {
        return std::pair(score[a], best[a]) > std::pair(score[b], best[b]);
    }
    bool is_equal(std::size_t a, std::size_t b) const { return !is_better(a, b) && !is_better(b, a); }
};

/// Sixteen hands by chance, written down one by one; the book's payments are the sheet's.
TableSum play_hands(Desk& desk, const SheetId& id, Random& random) {
    TableSum sum;
    for (std::size_t i = 0; i < 4; ++i) sum.entrants[i] = desk.at(id, i);
    const Player first = random.below(4);
    for (int n = 1; n <= 16; ++n) {
        HandWritten hand;
        hand.hand = n;
        hand.dealer = (first + static_cast<unsigned>(n) - 1) % 4;
        if (!random.one_in(6)) {
            WrittenWin win;
            win.winner = random.below(4);
            if (!random.one_in(3)) win.giver = (win.winner + 1 + random.below(3)) % 4;
            win.total = 3 + static_cast<int>(random.below(8));
            hand.wins.push_back(win);
            hand.end = End::Won;
        }
        const auto found = desk.state().sheets.find(id);
        const auto priced = SheetBook(desk.rules())
                                .priced(found == desk.state().sheets.end() ? Sheet{} : found->second, hand);
        EXPECT_TRUE(priced.has_value());
        if (!priced) return sum;
        desk.record(SheetChanged{id, *priced});
        for (std::size_t i = 0; i < 4; ++i) sum.score[i] += priced->points[i];
        for (const WrittenWin& win : hand.wins)
            sum.best[win.winner] = std::max(sum.best[win.winner], win.total);
    }
    desk.sign_and_close(id);
    return sum;
}

TEST(Hk_1_6, AHundredAndTwentyEightPlayersFromTheDrawToTheChampion) {
    Desk desk("hk");
    desk.open(by_the_book(desk.rules(), "Bracket Example"));
    desk.plan(hk_128());
    desk.enter_players(128);
    desk.close_and_draw(20);
    Random random(77);
    std::set<EntrantNumber> in;
    for (const EntrantNumber n : desk.state().by_number) in.insert(n);
    std::set<std::pair<EntrantNumber, EntrantNumber>> met;
    const std::array<std::size_t, 4> sizes{128, 64, 16, 4};
    for (std::uint32_t stage = 1; stage <= 4; ++stage) {
        ASSERT_EQ(in.size(), sizes[stage - 1]);
        desk.seat({stage}, stage);
        ASSERT_EQ(desk.tables(session(1, stage)).size(), in.size() / 4);
        desk.start(session(1, stage));
        std::set<EntrantNumber> on, seated;
        const unsigned go_on = desk.state().of(StageNumber{stage}).plan.go_on;
        for (const SheetId& id : desk.tables(session(1, stage))) {
            const TableSum sum = play_hands(desk, id, random);
            for (std::size_t i = 0; i < 4; ++i) {
                seated.insert(sum.entrants[i]);
                for (std::size_t j = i + 1; j < 4; ++j) {
                    const bool is_new = met.insert(std::minmax(sum.entrants[i], sum.entrants[j])).second;
                    EXPECT_TRUE(is_new || stage == 4);
                }
                // The best go on; where the cut falls among equals the lot decides.
                const auto better = std::ranges::count_if(std::array<std::size_t, 4>{0, 1, 2, 3},
                                                          [&](std::size_t o) { return sum.is_better(o, i); });
                if (static_cast<unsigned>(better) < std::max(go_on, 1u)) on.insert(sum.entrants[i]);
            }
        }
        desk.end(session(1, stage));
        EXPECT_EQ(seated, in);
        if (stage == 4) {
            in = on;
            break;
        }
        auto gone = going_on(desk.rules(), desk.state(), {stage});
        while (!gone && gone.error().reason == Reason::TieAtTheCut) {
            const EntrantNumber one = gone.error().place.entrant;
            std::vector<EntrantNumber> tied;
            const auto lines = results(desk.rules(), desk.state());
            const auto line_of = std::ranges::find_if(lines, [&](const PlayerResult& line) {
                return line.entrant == one && line.sheet.stage.value == stage;
            });
            for (const PlayerResult& line : lines)
                if (line.sheet == line_of->sheet && line.score == line_of->score &&
                    line.best_hand == line_of->best_hand)
                    tied.push_back(line.entrant);
            desk.ok(DrawTie{{stage}, 5, tied});
            gone = going_on(desk.rules(), desk.state(), {stage});
        }
        ASSERT_TRUE(gone.has_value());
        in.clear();
        for (const PlayerNumber number : gone->all()) {
            const EntrantNumber entrant = desk.state().by_number[number.index()];
            EXPECT_TRUE(on.contains(entrant));
            in.insert(entrant);
        }
        EXPECT_TRUE(gone->top_up.empty());
    }
    const Standings last = stage_standings(desk.rules(), desk.state(), {4});
    ASSERT_EQ(last.rows.size(), 4u);
    EXPECT_EQ(last.rows[0].place, 1);
    EXPECT_TRUE(in.contains(EntrantNumber{last.rows[0].number}));
    desk.record(ResultsPublished{{4}});
    EXPECT_TRUE(desk.state().of(StageNumber{4}).results_out);
}

Desk drawn(std::string_view rules, std::vector<StagePlan> stages, unsigned players) {
    Desk desk(rules);
    Regulations regulations = by_the_book(desk.rules(), "Stage Example");
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(std::move(stages));
    desk.enter_players(players);
    desk.close_and_draw(9);
    return desk;
}

TEST(Hk_2_1, WindsAtATableAreGivenAtRandom) {
    Desk desk = drawn("hk", hk_128(), 128);
    std::array<int, 4> lowest_sits{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto drafted = draft(desk.rules(), desk.state(), {{1}, seed});
        ASSERT_TRUE(drafted.has_value());
        for (const seating::Table& table : drafted->sessions[0])
            ++lowest_sits[static_cast<std::size_t>(std::ranges::min_element(table.seats) -
                                                   table.seats.begin())];
    }
    for (const int times : lowest_sits) EXPECT_NEAR(times, 320, 80);
}

TEST(Mcr_3_5_4, EliminationTopsUpToFoursFromTheBestWhoAreOut) {
    StagePlan first{"first", Format::Bracket, 1, 4, 1}, last{"final", Format::Bracket, 1, 4, 0};
    StagePlan middle = first;
    Desk desk = drawn("mcr", {first, middle, last}, 24);
    desk.seat({1});
    desk.start(session(1));
    // Table t: 100 + t, 50 + t, … so the best of those who are out are the seconds of tables 6 and 5.
    for (const SheetId& id : desk.tables(session(1))) {
        const int t = static_cast<int>(id.table.value);
        desk.file(id, {100 + t, 50 + t, -50 - t, -100 - t});
    }
    desk.end(session(1));
    const auto gone = going_on(desk.rules(), desk.state(), {1});
    ASSERT_TRUE(gone.has_value());
    ASSERT_EQ(gone->top_up.size(), 2u);
    EXPECT_EQ(gone->top_up[0], desk.number_at(sheet(1, 6), 1));
    EXPECT_EQ(gone->top_up[1], desk.number_at(sheet(1, 5), 1));
    desk.seat({2});
    EXPECT_EQ(desk.tables(session(1, 2)).size(), 2u);
}

TEST(Mcr_3_5_4, GroupsKeepToTheirTablesAndTheBestOfEachGoOn) {
    StagePlan groups{"groups", Format::Chart, 3, 16, 2}, last{"final", Format::Bracket, 1, 4, 0};
    Desk desk = drawn("mcr", {groups, last}, 32);
    desk.seat({1}, 4);
    std::map<EntrantNumber, unsigned> group_of;
    for (std::uint32_t s = 1; s <= 3; ++s)
        for (const SheetId& id : desk.tables(session(s)))
            for (std::size_t i = 0; i < 4; ++i) {
                const unsigned group = (id.table.value - 1) / 4;
                EXPECT_EQ(group_of.try_emplace(desk.at(id, i), group).first->second, group);
            }
    Random random(3);
    for (std::uint32_t s = 1; s <= 3; ++s) desk.play(session(s), random);
    const auto gone = going_on(desk.rules(), desk.state(), {1});
    ASSERT_TRUE(gone.has_value());
    ASSERT_EQ(gone->best.size(), 2u);
    // Slowly: the best two of each group by table points, then score.
    std::map<EntrantNumber, std::pair<int, int>> sums;
    for (const PlayerResult& line : results(desk.rules(), desk.state())) {
        sums[line.entrant].first += line.twelfths;
        sums[line.entrant].second += line.score;
    }
    for (unsigned g = 0; g < 2; ++g) {
        std::vector<std::pair<std::pair<int, int>, EntrantNumber>> order;
        for (const auto& [entrant, sum] : sums)
            if (group_of[entrant] == g) order.push_back({sum, entrant});
        std::ranges::sort(order, std::ranges::greater());
        ASSERT_EQ(gone->best[g].size(), 2u);
        for (std::size_t i = 0; i < 2; ++i)
            EXPECT_EQ(desk.state().by_number[gone->best[g][i].index()], order[i].second);
    }
    desk.seat({2});
    EXPECT_EQ(desk.tables(session(1, 2)).size(), 1u);
    // A chart that carries somebody to the other group is refused.
    Desk other = drawn("mcr", {groups, last}, 32);
    auto chart = draft(other.rules(), other.state(), {{1}, 4});
    ASSERT_TRUE(chart.has_value());
    std::swap(chart->sessions[1][0].seats[0], chart->sessions[1][7].seats[0]);
    EXPECT_EQ(other.why_not_recorded(*chart), Reason::OutOfGroup);
}

TEST(Mcr_3_5_4, SwissIsSeatedSessionBySessionByStanding) {
    Desk desk = drawn("mcr", swiss(3), 16);
    desk.seat({1});
    EXPECT_EQ(desk.state().of(StageNumber{1}).chart.size(), 1u);
    Random random(4);
    desk.start(session(1));
    EXPECT_EQ(desk.why_not(DraftSeating{{1}, 1}), Reason::SessionsNotPlayed);
    for (const SheetId& id : desk.tables(session(1))) {
        const int t = static_cast<int>(id.table.value);
        desk.file(id, {80 + t, 10, -20, -70 - t});
    }
    desk.end(session(1));
    desk.seat({1});
    // The four winners of the first session sit at table 1.
    for (std::size_t i = 0; i < 4; ++i) {
        const EntrantNumber leader = desk.at(sheet(2, 1), i);
        const auto lines = results(desk.rules(), desk.state());
        const auto line = std::ranges::find(lines, leader, &PlayerResult::entrant);
        EXPECT_EQ(line->place, 1);
    }
    desk.play(session(2), random);
    desk.seat({1});
    desk.play(session(3), random);
    const seating::Schedule played{16, desk.state().of(StageNumber{1}).chart};
    EXPECT_EQ(seating::audit(played, {16}).max_meetings, 1u);
    EXPECT_TRUE(is_complete(desk.state(), StageNumber{1}));
}

TEST(Mcr_3_5_4, RoundRobinThenElimination) {
    Desk desk = drawn("mcr", round_robin_then_elimination(3, 16), 32);
    desk.seat({1});
    Random random(6);
    for (std::uint32_t s = 1; s <= 3; ++s) desk.play(session(s), random);
    desk.seat({2}, 2);
    EXPECT_EQ(desk.tables(session(1, 2)).size(), 4u);
    desk.play(session(1, 2), random);
    desk.seat({3}, 3);
    EXPECT_EQ(desk.tables(session(1, 3)).size(), 1u);
    desk.play(session(1, 3), random);
    EXPECT_EQ(stage_standings(desk.rules(), desk.state(), {3}).rows.size(), 4u);
}

TEST(Gb98_Q142_5, TheBooksChartAndAnyOtherThatIsHandedIn) {
    StagePlan by_book{"book", Format::Book, 9};
    Desk desk = drawn("gb98", {by_book}, 60);
    desk.seat({1});
    EXPECT_EQ(desk.state().of(StageNumber{1}).chart.size(), 9u);
    const seating::Audit found = seating::audit({60, desk.state().of(StageNumber{1}).chart}, {60});
    EXPECT_EQ(found.repeats, 0u);

    StagePlan given{"given", Format::Given, 2};
    Desk hand_made = drawn("gb98", {given}, 8);
    EXPECT_EQ(hand_made.why_not(DraftSeating{{1}, 1}), Reason::FormatNeedsChart);
    const auto p = [](unsigned n) { return PlayerNumber::of_number(n); };
    const seating::Schedule chart{8,
                                  {{{1, {p(1), p(2), p(3), p(4)}}, {2, {p(5), p(6), p(7), p(8)}}},
                                   {{1, {p(1), p(3), p(5), p(7)}}, {2, {p(2), p(4), p(6), p(8)}}}}};
    hand_made.ok(DraftSeating{{1}, 1, chart});
    hand_made.record(SeatingPublished{{1}});
    EXPECT_EQ(hand_made.state().of(StageNumber{1}).chart, chart.rounds);
    EXPECT_EQ(hand_made.number_at(sheet(2, 2), 3), p(8));
}

TEST(Stages, DraftedFirstThenPublishedAndADraftTakesThePlaceOfAnother) {
    Desk desk = drawn("mcr", round_robin(3), 16);
    EXPECT_EQ(desk.why_not_recorded(SeatingPublished{{1}}), Reason::NothingDrafted);
    desk.ok(DraftSeating{{1}, 1});
    EXPECT_TRUE(desk.state().of(StageNumber{1}).chart.empty());
    EXPECT_EQ(desk.why_not_recorded(SessionStarted{session(1)}), Reason::NotPublished);
    const auto first = desk.state().of(StageNumber{1}).draft;
    desk.ok(DraftSeating{{1}, 2});
    EXPECT_NE(desk.state().of(StageNumber{1}).draft, first);
    desk.record(SeatingPublished{{1}});
    EXPECT_FALSE(desk.state().of(StageNumber{1}).draft.has_value());
    EXPECT_EQ(desk.why_not_recorded(StagesPlanned{round_robin(4)}), Reason::PlanIsFixed);
}

TEST(Gb98_Q25_4, AChartIsCheckedWhoeverMadeIt) {
    Desk desk = drawn("mcr", round_robin(2), 16);
    const auto good = draft(desk.rules(), desk.state(), {{1}, 1});
    ASSERT_TRUE(good.has_value());
    const auto with = [&](auto change) {
        SeatingDrafted chart = *good;
        change(chart);
        return desk.why_not_recorded(chart);
    };
    EXPECT_EQ(with([](auto& c) { c.sessions[0][0].seats[0] = c.sessions[0][1].seats[0]; }),
              Reason::SeatedTwice);
    EXPECT_EQ(with([](auto& c) { c.sessions[1].pop_back(); }), Reason::NotSeated);
    EXPECT_EQ(with([](auto& c) { c.sessions[1][0].seats[2] = PlayerNumber::of_number(17); }),
              Reason::NotInStage);
    EXPECT_EQ(with([](auto& c) { c.sessions[0][0].number = c.sessions[0][1].number; }), Reason::TablesWrong);
    EXPECT_EQ(with([](auto& c) { c.sessions[0][0].number = 0; }), Reason::TablesWrong);
    EXPECT_EQ(with([](auto& c) { c.sessions.push_back(c.sessions[0]); }), Reason::TooManySessions);
    EXPECT_EQ(with([](auto& c) { c.sessions.clear(); }), Reason::NoSuchSession);
    EXPECT_EQ(with([](auto& c) { c.from = {2}; }), Reason::NoSuchSession);
    EXPECT_EQ(with([](auto& c) { c.stage = {2}; }), Reason::NoSuchStage);
    desk.record(*good);
}

TEST(Stages, WithTheSameWallsEveryTableOfASessionPlaysThem) {
    StagePlan plan = round_robin(1)[0];
    Desk own = drawn("mcr", {plan}, 8);
    plan.same_walls = true;
    Desk same = drawn("mcr", {plan}, 8);
    EXPECT_NE(wall_of(own.state(), sheet(1, 1), 3), wall_of(own.state(), sheet(1, 2), 3));
    EXPECT_EQ(wall_of(same.state(), sheet(1, 1), 3), wall_of(same.state(), sheet(1, 2), 3));
    EXPECT_NE(wall_of(same.state(), sheet(1, 1), 3), wall_of(same.state(), sheet(1, 1), 4));
}

TEST(Gb98_Q142_7, WhoWithdrewOrCameLateIsReseatedFromTheNextSessionOn) {
    Desk desk = drawn("mcr", round_robin(6), 32);
    desk.seat({1});
    Random random(8);
    desk.play(session(1), random);
    for (unsigned n : {1u, 2u, 3u, 4u}) desk.record(Withdrew{desk.state().by_number[n - 1]});
    const auto before = desk.state().of(StageNumber{1}).chart;
    desk.ok(Reseat{{1}, 1});
    desk.record(SeatingPublished{{1}});
    const auto& after = desk.state().of(StageNumber{1}).chart;
    EXPECT_EQ(after[0], before[0]);
    for (std::size_t s = 1; s < 6; ++s) EXPECT_EQ(after[s].size(), 7u);
    EXPECT_FALSE(table_of(desk.state(), session(2), PlayerNumber::of_number(1)).has_value());

    // Three of them would not do: no table of three.
    Desk three = drawn("mcr", round_robin(6), 32);
    three.seat({1});
    for (unsigned n : {1u, 2u, 3u}) three.record(Withdrew{three.state().by_number[n - 1]});
    EXPECT_EQ(three.why_not(Reseat{{1}, 1}), Reason::NotFours);
    // Somebody joins, and one who withdrew is taken over by him.
    const EntrantNumber late = three.enter({"Late Example"});
    three.ok(JoinLate{late});
    three.record(Withdrew{three.state().by_number[3]});
    three.record(Withdrew{three.state().by_number[4]});
    three.ok(Reseat{{1}, 1});
    three.record(SeatingPublished{{1}});
    EXPECT_TRUE(table_of(three.state(), session(1), PlayerNumber::of_number(33)).has_value());
}

}  // namespace
}  // namespace sifang::contest::test
