// Standings against a slow version that works as a spreadsheet does: a row for everybody, a column for every
// figure, and everybody compared with everybody.

#include <algorithm>
#include <map>

#include "rules/mcr/ranking.hpp"
#include "score_sheets.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"

namespace sifang::contest {
namespace {

struct Event {
    std::vector<PlayerResult> results;
    std::vector<TotalPenalty> penalties;
    std::vector<Competitor> entrants, teams;
};

/// Few different scores, so that there are ties of every kind.
Event random_event(const Rulebook& rulebook, test::Random& random) {
    Event event;
    const unsigned players = 4 * (1 + random.below(6)), sessions = 1 + random.below(6);
    const int start = rulebook.session().start_points;
    std::vector<unsigned> seats;
    for (unsigned i = 1; i <= players; ++i) {
        seats.push_back(i);
        Competitor c{.number = i};
        if (random.one_in(12)) c.ranked = static_cast<Ranked>(random.below(4));
        if (random.one_in(2)) c.lot = static_cast<int>(1 + random.below(players));
        event.entrants.push_back(c);
    }
    for (unsigned t = 1; t <= (players + 1) / 2; ++t) event.teams.push_back({.number = t});
    for (unsigned session = 1; session <= sessions; ++session) {
        for (unsigned i = players; i > 1; --i) std::swap(seats[i - 1], seats[random.below(i)]);
        for (unsigned table = 0; table < players / 4; ++table) {
            const int unit = rulebook.play().riichi.has ? 1000 : 10;
            std::array<int, 4> scores{};
            for (int& s : scores) s = start + unit * (static_cast<int>(random.below(5)) - 2);
            play(event.results, rulebook, sheet_id(1 + session / 4, session, table + 1),
                 {seats[4 * table], seats[4 * table + 1], seats[4 * table + 2], seats[4 * table + 3]},
                 scores);
        }
    }
    for (PlayerResult& r : event.results) {
        r.team = {(r.entrant.value + 1) / 2};
        r.best_hand = static_cast<int>(random.below(3));
        if (random.one_in(15)) r.counts = static_cast<Counts>(random.below(counts_count));
    }
    for (unsigned i = 0; i < random.below(3); ++i)
        event.penalties.push_back(
            {{1 + random.below(2)}, {1 + random.below(players)}, -10, {random.below(6)}});
    return event;
}

/// A row of the spreadsheet.
struct Row {
    std::uint32_t number = 0;
    bool placed = true;
    int lot = 0;
    std::map<SessionId, std::array<int, 4>> sessions;  ///< twelfths, result, score, players
    std::array<int, 4> places{};
    int hand = 0, fines = 0;
};

std::vector<std::optional<int>> column(const Row& row, Criterion criterion, int start) {
    std::vector<int> twelfths, results;
    int won = 0;
    for (const auto& [session, figures] : row.sessions) {
        twelfths.push_back(figures[0]);
        results.push_back(figures[1]);
        won += figures[2] > start * figures[3];
    }
    std::ranges::sort(twelfths, std::greater());
    std::ranges::sort(results, std::greater());
    const auto sum = [](const std::vector<int>& values) {
        int total = 0;
        for (const int v : values) total += v;
        return total;
    };
    const auto at = [](const std::vector<int>& values, std::size_t i) {
        return i < values.size() ? std::optional(values[i]) : std::nullopt;
    };
    const auto all = [](const std::vector<int>& values) {
        std::vector<std::optional<int>> out(values.begin(), values.end());
        out.resize(20);
        return out;
    };
    switch (criterion) {
        case Criterion::TablePoints: return {sum(twelfths)};
        case Criterion::Score: return {sum(results) + row.fines};
        case Criterion::SessionsWon: return {won};
        case Criterion::BestTablePoints: return {at(twelfths, 0)};
        case Criterion::NextTablePoints: return {at(twelfths, 1)};
        case Criterion::HighTablePoints: return all(twelfths);
        case Criterion::BestScore: return {at(results, 0)};
        case Criterion::HighScores: return all(results);
        case Criterion::HighPlaces: return {row.places[0], row.places[1], row.places[2], row.places[3]};
        case Criterion::HighestHand: return {row.hand};
        case Criterion::Lot: return {row.lot > 0 ? std::optional(-row.lot) : std::nullopt};
    }
    return {};
}

/// The figures of somebody, gathered by going through all results once more.
template <class Counts_, class Owns>
Row row_of(const Event& event, const Competitor& who, const StandingScope& scope, Counts_ counts, Owns owns) {
    Row row;
    row.number = who.number;
    row.lot = who.lot;
    row.placed = who.ranked == Ranked::Yes;
    for (const PlayerResult& r : event.results) {
        if (!owns(r.entrant.value) || !counts(r.counts)) continue;
        if (scope.stage && r.sheet.stage != *scope.stage) continue;
        if (scope.through && r.sheet.session_id() > *scope.through) continue;
        auto& figures = row.sessions[r.sheet.session_id()];
        ++figures[3];
        figures[1] += r.result;
        figures[2] += r.score;
        if (r.counts == Counts::Forfeited) continue;
        figures[0] += r.twelfths;
        ++row.places[static_cast<std::size_t>(r.place) - 1];
        row.hand = std::max(row.hand, r.best_hand);
    }
    for (const TotalPenalty& p : event.penalties) {
        if (!owns(p.entrant.value) || (scope.stage && p.stage != *scope.stage)) continue;
        if (scope.through && SessionId{p.stage, p.session} > *scope.through) continue;
        row.fines += p.points;
    }
    return row;
}

void expect_same(const Standings& standings, const std::vector<Row>& sheet, const RankingRules& rules,
                 int start) {
    const auto better = [&](const Row& a, const Row& b) {
        for (const RankingStep& step : rules.steps) {
            const auto x = column(a, step.criterion, start), y = column(b, step.criterion, start);
            if (x != y) return x > y;
        }
        return false;
    };
    std::size_t listed = 0;
    const Row* last = nullptr;
    for (const StandingRow& row : standings.rows) {
        const auto found = std::ranges::find(sheet, row.number, &Row::number);
        ASSERT_NE(found, sheet.end());
        ++listed;
        if (!found->placed) {
            ASSERT_EQ(row.place, 0);
            ASSERT_FALSE(row.apart);
            continue;
        }
        const auto ahead = std::ranges::count_if(
            sheet, [&](const Row& other) { return other.placed && better(other, *found); });
        ASSERT_EQ(row.place, ahead + 1) << row.number;
        const auto equal = std::ranges::count_if(sheet, [&](const Row& other) {
            return other.placed && &other != &*found && !better(other, *found) && !better(*found, other);
        });
        ASSERT_EQ(row.shared, equal > 0);
        // What is said to tell it from the one above does, and nothing before it does.
        if (last && better(*last, *found)) {
            ASSERT_TRUE(row.apart);
            for (const RankingStep& step : rules.steps) {
                const auto above = column(*last, step.criterion, start),
                           own = column(*found, step.criterion, start);
                if (step.criterion != row.apart->criterion) {
                    ASSERT_EQ(above, own);
                    continue;
                }
                const std::size_t n = row.apart->nth > 0 ? static_cast<std::size_t>(row.apart->nth) - 1 : 0;
                ASSERT_EQ(row.apart->clause, step.clause);
                for (std::size_t i = 0; i < n; ++i) ASSERT_EQ(above[i], own[i]);
                ASSERT_GT(above[n], own[n]);
                const int sign = step.criterion == Criterion::Lot ? -1 : 1;
                ASSERT_EQ(row.apart->above, above[n] ? std::optional(sign * *above[n]) : std::nullopt);
                ASSERT_EQ(row.apart->own, own[n] ? std::optional(sign * *own[n]) : std::nullopt);
                break;
            }
        } else {
            ASSERT_FALSE(row.apart);
        }
        last = &*found;
    }
    ASSERT_EQ(listed, sheet.size());
}

TEST(StandingsSoak, AgreeWithASpreadsheet) {
    test::Random random(3);
    static constexpr std::array<const char*, 9> ids{"mcr",    "gb98",   "mil", "hk", "zds",
                                                    "riichi", "tenhou", "ema", "wrc"};
    for (unsigned n = 0; n < soak_or(600, 20'000); ++n) {
        const Rulebook& rulebook = book(ids[random.below(9)]);
        RankingRules rules = rulebook.ranking();
        if (random.one_in(3)) {  // any list at all
            rules.steps.clear();
            for (unsigned c = 0; c < criterion_count; ++c)
                if (random.one_in(3)) rules.steps.push_back({static_cast<Criterion>(c), "clause"});
        } else if (rulebook.id() == "gb98" && random.one_in(2)) {
            rules = random.one_in(2) ? mcr::gb98_q48_ranking() : mcr::gb98_won_sessions_ranking();
        }
        const Event event = random_event(rulebook, random);
        const int start = rulebook.session().start_points;
        StandingScope scope;
        if (random.one_in(4)) scope.stage = StageNumber{1 + random.below(2)};
        if (random.one_in(4)) scope.through = SessionId{{1 + random.below(2)}, {1 + random.below(6)}};
        const StandingInput input{rules, start, event.results, event.penalties, scope};

        std::vector<Row> people, teams;
        for (const Competitor& who : event.entrants)
            people.push_back(row_of(
                event, who, scope, [](Counts c) { return c == Counts::Counted || c == Counts::Forfeited; },
                [&](std::uint32_t entrant) { return entrant == who.number; }));
        for (const Competitor& who : event.teams)
            teams.push_back(row_of(
                event, who, scope, [](Counts c) { return c <= Counts::TeamOnly; },
                [&](std::uint32_t entrant) { return (entrant + 1) / 2 == who.number; }));
        ASSERT_NO_FATAL_FAILURE(
            expect_same(individual_standings(input, event.entrants), people, rules, start));
        ASSERT_NO_FATAL_FAILURE(expect_same(team_standings(input, event.teams), teams, rules, start));

        // The order in which sheets come in does not matter.
        Event shuffled = event;
        for (std::size_t i = shuffled.results.size(); i > 1; --i)
            std::swap(shuffled.results[i - 1], shuffled.results[random.below(static_cast<unsigned>(i))]);
        const StandingInput other{rules, start, shuffled.results, event.penalties, scope};
        ASSERT_TRUE(individual_standings(other, event.entrants) ==
                    individual_standings(input, event.entrants));
        ASSERT_TRUE(team_standings(other, event.teams) == team_standings(input, event.teams));
    }
}

}  // namespace
}  // namespace sifang::contest
