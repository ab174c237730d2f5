// Every table of a played contest, written as a workbook and read back, against the contest itself.

#include "report/contest_grids.hpp"

#include <gtest/gtest.h>

#include "contest/hall.hpp"
#include "contest/stage_order.hpp"
#include "played_contest.hpp"
#include "report/cell_text.hpp"
#include "report/chart_file.hpp"
#include "report/entry_file.hpp"
#include "report/results_file.hpp"

namespace sifang::report {
namespace {

using namespace contest;  // NOLINT(google-build-using-namespace)
using contest::test::Desk;
using contest::test::session;
using report::Grid;

/// A table as it comes back: cells by heading.
class ReadBack {
  public:
    explicit ReadBack(const Grid& grid) {
        const auto bytes = to_xlsx({&grid, 1});
        EXPECT_TRUE(bytes);
        const auto read = read_grid(*bytes), csv = read_grid(to_csv(grid));
        EXPECT_TRUE(read && csv);
        EXPECT_EQ(*read, *csv) << "both say the same";
        rows_ = *read;
        EXPECT_EQ(rows_.size(), grid.rows.size() + 1);
        for (const auto& row : grid.rows) EXPECT_LE(row.size(), grid.headings.size());
        for (const std::string& heading : grid.headings)
            EXPECT_EQ(heading.find("«"), heading.npos) << heading;
        for (const auto& row : rows_)
            for (const std::string& cell : row.cells) EXPECT_EQ(cell.find("«"), cell.npos) << cell;
    }
    std::size_t size() const { return rows_.size() - 1; }
    std::string at(std::size_t row, std::string_view heading) const {
        const auto& headings = rows_.front().cells;
        const auto found = std::ranges::find(headings, heading);
        if (found == headings.end()) return "no column " + std::string(heading);
        const auto column = static_cast<std::size_t>(found - headings.begin());
        const auto& cells = rows_[row + 1].cells;
        return column < cells.size() ? cells[column] : "";
    }

  private:
    std::vector<TextRow> rows_;
};

const Words& english() {
    static const Words words(Language::En);
    return words;
}
const Desk& played() {
    static const Desk desk = report::test::played_desk();
    return desk;
}

TEST(ContestGrids, Entries) {
    const ContestState& state = played().state();
    const ReadBack grid(entries_grid(english(), state));
    ASSERT_EQ(grid.size(), state.entrants.size());
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const EntrantState& entrant = state.entrants[i];
        EXPECT_EQ(grid.at(i, "Entry"), std::to_string(i + 1));
        EXPECT_EQ(grid.at(i, "Name"), entrant.entry.name);
        EXPECT_EQ(grid.at(i, "Country or region"), entrant.entry.region);
        EXPECT_EQ(grid.at(i, "Team"), state.of(entrant.entry.team).team.name);
        EXPECT_EQ(grid.at(i, "Role"), english()("contest.role." + std::string(id(entrant.entry.role))));
        if (entrant.number) {
            EXPECT_EQ(grid.at(i, "Player number"), std::to_string(entrant.number->number()));
        }
    }
    const Substitution& change = state.substitutions.front();
    const std::string worn = "T" + std::to_string(change.number.number());
    EXPECT_EQ(grid.at(change.substitute.value - 1, "Player number"), worn);
    const EntrantNumber replaced = state.by_number[change.number.number() - 1];
    EXPECT_EQ(grid.at(replaced.value - 1, "Status"), "Replaced");
}

TEST(ContestGrids, EntriesComeBackInEveryLanguageWithoutAChange) {
    for (const Language language : all_languages) {
        const Grid grid = entries_grid(Words(language), played().state());
        const auto rows = read_grid(to_csv(grid));
        ASSERT_TRUE(rows);
        const auto plan = plan_entries(played().contest, *rows, played().now, {1});
        ASSERT_TRUE(plan) << id(language) << tell(english(), plan.error().faults.front());
        EXPECT_TRUE(plan->warnings.empty()) << id(language);
        EXPECT_TRUE(plan->commands.empty());
        EXPECT_EQ(plan->count(EntryChange::Unchanged), played().state().entrants.size());
    }
}

TEST(ContestGrids, Teams) {
    const ContestState& state = played().state();
    const ReadBack grid(teams_grid(english(), state));
    ASSERT_EQ(grid.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(grid.at(i, "Team"), state.teams[i].team.name);
        EXPECT_EQ(grid.at(i, "Lot"), std::to_string(state.teams[i].lot.value));
        EXPECT_EQ(grid.at(i, "Players"), "4");
        EXPECT_EQ(grid.at(i, "Substitutes"), "1");
        EXPECT_EQ(grid.at(i, "Drawn by the committee"), "No");
    }
}

TEST(ContestGrids, SeatingByTable) {
    const ContestState& state = played().state();
    const ReadBack grid(seating_by_table(english(), state));
    const auto& chart = state.of(StageNumber{1}).chart;
    ASSERT_EQ(grid.size(), chart.size() * 4);
    bool substitute_seen = false;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const SessionId at = session(static_cast<std::uint32_t>(i / 4 + 1));
        const seating::Table& table = chart[i / 4][i % 4];
        EXPECT_EQ(grid.at(i, "Session"), std::to_string(at.session.value));
        EXPECT_EQ(grid.at(i, "Table"), std::to_string(table.number));
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const std::string wind = std::array{"East", "South", "West", "North"}[seat];
            const std::string number = grid.at(i, wind);
            EXPECT_EQ(number, shown_number(state, at, table.seats[seat]));
            substitute_seen = substitute_seen || number.starts_with('T');
            EXPECT_EQ(grid.at(i, wind + ": name"),
                      state.of(occupant(state, at, table.seats[seat])).entry.name);
        }
    }
    EXPECT_TRUE(substitute_seen);
    EXPECT_TRUE(seating_by_table(english(), state, StageNumber{2}).rows.empty());
}

TEST(ContestGrids, SeatingByPlayer) {
    const ContestState& state = played().state();
    const ReadBack grid(seating_by_player(english(), state));
    ASSERT_EQ(grid.size(), 16u * 6);
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const auto number = PlayerNumber::of_number(static_cast<unsigned>(i / 6 + 1));
        const SessionId at = session(static_cast<std::uint32_t>(i % 6 + 1));
        EXPECT_EQ(grid.at(i, "Player number"), shown_number(state, at, number));
        EXPECT_EQ(grid.at(i, "Session"), std::to_string(at.session.value));
        const auto table = *table_of(state, at, number);
        EXPECT_EQ(grid.at(i, "Table"), std::to_string(table.value));
        const auto four = *seats_of(state, {at.stage, at.session, table});
        const auto seat = static_cast<std::size_t>(std::ranges::find(four, number) - four.begin());
        EXPECT_EQ(grid.at(i, "Seat"), (std::array{"East", "South", "West", "North"}[seat]));
    }
}

TEST(ContestGrids, AChartComesBackInEveryLanguage) {
    const Desk desk = report::test::seated_desk();
    seating::Schedule wanted{16, desk.state().of(StageNumber{1}).chart};
    for (const Language language : all_languages) {
        const Grid grid = seating_by_table(Words(language), desk.state());
        const auto bytes = to_xlsx({&grid, 1});
        ASSERT_TRUE(bytes);
        const auto chart = read_chart(read_grid(*bytes).value());
        ASSERT_TRUE(chart) << id(language) << chart.error().code << chart.error().line;
        EXPECT_EQ(chart->players, wanted.players);
        EXPECT_TRUE(chart->rounds == wanted.rounds);
    }
    const auto rows = [](std::string_view text) { return read_grid(text).value(); };
    EXPECT_EQ(read_chart(rows("round,table,E,S,W,N\n\n1,1,1,2,3,x\n")).error(),
              (ScheduleError{"number", 3, "x"}));
    EXPECT_EQ(read_chart(rows("round,table,E,S,W\n1,1,1,2,3\n")).error().code, "header");
}

TEST(ContestGrids, HandByHandWithRunningTotals) {
    const ReadBack grid(sheet_hands_grid(english(), played().contest));
    const SheetId at = played().tables(session(1))[0];
    const auto four = *seats_of(played().state(), at);
    ASSERT_EQ(grid.size(), 3u);
    const auto number = [&](std::size_t i) { return std::to_string(four[i].number()); };
    const auto row = [&](std::size_t i) {
        std::vector<std::string> out;
        for (const char* heading :
             {"Table", "Hand", "Round", "Dealer", "Winner", "Discarder", "How it ended", "East", "South",
              "West", "North", "East: total", "South: total", "West: total", "North: total"})
            out.push_back(grid.at(i, heading));
        return out;
    };
    using Row = std::vector<std::string>;
    const std::string table = std::to_string(at.table.value);
    EXPECT_EQ(row(0), (Row{table, "1", "East", number(0), number(1), "Self-draw", "Won", "-20", "60", "-20",
                           "-20", "-20", "60", "-20", "-20"}));
    EXPECT_EQ(row(1), (Row{table, "2", "East", number(1), number(3), number(0), "Won", "-33", "-8", "-8",
                           "49", "-53", "52", "-28", "29"}));
    EXPECT_EQ(row(2), (Row{table, "3", "East", number(2), "", "", "Exhausted wall", "0", "0", "0", "0", "-53",
                           "52", "-28", "29"}));
}

TEST(ContestGrids, TotalsOfTheSheets) {
    const ContestState& state = played().state();
    const ReadBack grid(sheet_totals_grid(english(), played().contest));
    ASSERT_EQ(grid.size(), 32u);
    const SheetBook book(played().rules());
    std::size_t i = 0;
    for (const auto& [sheet_id, sheet] : state.sheets) {
        const PrintedSheet printed = book.printed(sheet);
        for (std::size_t seat = 0; seat < 4; ++seat, ++i) {
            EXPECT_EQ(grid.at(i, "Session"), std::to_string(sheet_id.session.value));
            EXPECT_EQ(grid.at(i, "Score"), std::to_string(printed.scores[seat]));
            EXPECT_EQ(grid.at(i, "Fines"), std::to_string(printed.fines[seat]));
            EXPECT_EQ(grid.at(i, "Place"), std::to_string(printed.result.place[seat]));
            EXPECT_EQ(grid.at(i, "Closed"), "Yes");
        }
    }
    // A first place that two share, and all four equal.
    EXPECT_EQ(grid.at(4, "Table points"), "3");
    EXPECT_EQ(grid.at(12, "Table points"), "1.75");
}

TEST(ContestGrids, SharedPlacesAreDecimalsAndNumbers) {
    Desk desk = report::test::seated_desk();
    desk.start(session(1));
    desk.file(desk.tables(session(1))[0], {30, 30, 30, -90});
    const Grid grid = sheet_totals_grid(english(), desk.contest);
    const auto column =
        static_cast<std::size_t>(std::ranges::find(grid.headings, "Table points") - grid.headings.begin());
    EXPECT_EQ(grid.rows[0][column], Cell{2.333333});
    EXPECT_EQ(grid.rows[3][column], Cell{std::int64_t{0}});
    EXPECT_EQ(ReadBack(grid).at(0, "Table points"), "2.333333");
}

TEST(ContestGrids, RecordOfFouls) {
    const ReadBack grid(fouls_grid(english(), played().state()));
    const auto& penalties = played().state().fouls.penalties;
    ASSERT_EQ(grid.size(), penalties.size());
    ASSERT_EQ(grid.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(grid.at(i, "Foul"), english()("foul.late_discard"));
        EXPECT_EQ(grid.at(i, "Name"),
                  played().state().of(EntrantNumber{penalties[i].penalty.who}).entry.name);
        EXPECT_EQ(grid.at(i, "Clause"), penalties[i].penalty.clause);
        EXPECT_EQ(grid.at(i, "Which time"), std::to_string(i + 1));
        EXPECT_EQ(grid.at(i, "Where it comes off"), "Off the session's score");
        EXPECT_EQ(grid.at(i, "Revoked"), i == 1 ? "Yes" : "No");
    }
    EXPECT_EQ(grid.at(1, "Reason"), "=seen wrongly");
    EXPECT_NE(to_csv(fouls_grid(english(), played().state())).find("'=seen wrongly"), std::string::npos);
    EXPECT_EQ(grid.at(1, "Points"), std::to_string(points_of(penalties[1].penalty)[0]));
}

TEST(ContestGrids, ResultsTable) {
    const ContestState& state = played().state();
    const Standings players = stage_standings(played().rules(), state, {1});
    const Standings none;
    const auto rows = results_table(players, {none, {}}, {none, {}});
    const ReadBack grid(results_table_grid(english(), state, rows));
    ASSERT_EQ(grid.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(grid.at(i, "Name"), state.of(rows[i].entrant).entry.name);
        EXPECT_EQ(grid.at(i, "Place"), rows[i].own.place > 0 ? std::to_string(rows[i].own.place) : "");
        EXPECT_EQ(grid.at(i, "Score"), std::to_string(rows[i].own.score));
        EXPECT_NEAR(std::stod(grid.at(i, "Table points")) * 12, rows[i].own.twelfths, 1e-4);
        for (const TabulatedSession& s : rows[i].sessions) {
            const std::string head = "1-" + std::to_string(s.session.session.value);
            EXPECT_EQ(grid.at(i, head + ": score so far"), std::to_string(s.score_sum));
            if (!s.forfeited) {
                EXPECT_EQ(grid.at(i, head + ": score"), std::to_string(s.score));
            }
        }
        EXPECT_EQ(grid.at(i, "Team: place"), "");
    }
}

void expect_figures(const ReadBack& grid, std::size_t i, const StandingRow& row) {
    EXPECT_EQ(grid.at(i, "Place"), row.place > 0 ? std::to_string(row.place) : "");
    EXPECT_NEAR(std::stod(grid.at(i, "Table points")) * 12, row.figures.twelfths, 1e-4);
    EXPECT_EQ(grid.at(i, "Score"), std::to_string(row.figures.score));
    EXPECT_EQ(grid.at(i, "Penalties"), std::to_string(row.figures.penalties));
    EXPECT_EQ(grid.at(i, "Sessions"), std::to_string(row.figures.sessions.size()));
    EXPECT_EQ(grid.at(i, "What decided").empty(), !row.apart);
}

TEST(ContestGrids, IndividualStandings) {
    const ContestState& state = played().state();
    const Standings order = stage_standings(played().rules(), state, {1});
    const ReadBack grid(standings_grid(english(), state, StandingsOf::Individual, order));
    ASSERT_EQ(grid.size(), order.rows.size());
    for (std::size_t i = 0; i < grid.size(); ++i) {
        expect_figures(grid, i, order.rows[i]);
        EXPECT_EQ(grid.at(i, "Name"), state.of(EntrantNumber{order.rows[i].number}).entry.name);
    }
    EXPECT_EQ(grid.at(grid.size() - 1, "Status"), "Replaced") << "in the list, without a place";
}

TEST(ContestGrids, OverStagesARowSaysWhoGotFurther) {
    Standings order;
    for (std::uint32_t n = 1; n <= 2; ++n) {
        StandingRow& row = order.rows.emplace_back();
        row.number = n;
        row.place = static_cast<int>(n);
        row.reached = {3 - n};
    }
    const ReadBack grid(standings_grid(english(), played().state(), StandingsOf::Individual, order));
    EXPECT_EQ(grid.at(0, "What decided"), "");
    EXPECT_EQ(grid.at(1, "What decided"), "Got further: stage 2 above, 1 here");
}

TEST(ContestGrids, TeamAndGroupStandings) {
    const ContestState& state = played().state();
    const Standings teams = standings(played().rules(), state, {StandingsOf::Team});
    const ReadBack grid(standings_grid(english(), state, StandingsOf::Team, teams));
    ASSERT_EQ(grid.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        expect_figures(grid, i, teams.rows[i]);
        EXPECT_EQ(grid.at(i, "Team"), state.of(TeamNumber{teams.rows[i].number}).team.name);
    }
    // By region: here every team has one of its own.
    const Standings regions = standings(played().rules(), state, {StandingsOf::Region});
    const ReadBack by_region(standings_grid(english(), state, StandingsOf::Region, regions));
    for (std::size_t i = 0; i < 4; ++i) {
        expect_figures(by_region, i, regions.rows[i]);
        EXPECT_EQ(by_region.at(i, "Country or region"),
                  name_of(state, StandingsOf::Region, regions.rows[i].number));
    }
}

TEST(ContestGrids, PinLedger) {
    std::vector<PinResult> ledger(2);
    ledger[0] = {
        "Open Example",   "2024-05-01", "Town Example", EventClass::A, true, false, 64, 8, 250, 512, 3, {}, 2,
        "Referee Example"};
    ledger[1] = {
        "@Web Example", "2024-06-01", "", EventClass::None, false, true, 32, 4, 100, -40, 9, {}, {}, ""};
    const ReadBack grid(pin_grid(english(), PinKind::Pin, ledger));
    ASSERT_EQ(grid.size(), 3u);
    EXPECT_EQ(grid.at(0, "Table points"), "20.833333");
    EXPECT_EQ(grid.at(0, "Class"), "A");
    EXPECT_EQ(grid.at(0, "Counts"), "Yes");
    EXPECT_EQ(grid.at(0, "Individual place"), "3");
    EXPECT_EQ(grid.at(0, "Group place"), "");
    EXPECT_EQ(grid.at(1, "Event"), "@Web Example");
    EXPECT_EQ(grid.at(1, "Competition points"), "-40");
    EXPECT_EQ(grid.at(1, "Counts"), "No");
    EXPECT_EQ(grid.at(2, "Event"), "Sums");
    EXPECT_EQ(grid.at(2, "Competition points"), "512");
}

TEST(ContestGrids, EveryLanguageHasItsWords) {
    for (const Language language : all_languages) {
        const Words words(language);
        const ContestState& state = played().state();
        const std::vector<Grid> grids{entries_grid(words, state),
                                      teams_grid(words, state),
                                      seating_by_table(words, state),
                                      seating_by_player(words, state),
                                      sheet_hands_grid(words, played().contest),
                                      sheet_totals_grid(words, played().contest),
                                      fouls_grid(words, state),
                                      standings_grid(words, state, StandingsOf::Individual,
                                                     stage_standings(played().rules(), state, {1})),
                                      standings_grid(words, state, StandingsOf::Team,
                                                     standings(played().rules(), state, {StandingsOf::Team})),
                                      standings_grid(words, state, StandingsOf::Region, {})};
        for (const Grid& grid : grids) {
            EXPECT_EQ(grid.name.find("«"), std::string::npos) << grid.name;
            EXPECT_EQ(to_csv(grid).find("«"), std::string::npos) << grid.name;
            const std::set<std::string> different(grid.headings.begin(), grid.headings.end());
            EXPECT_EQ(different.size(), grid.headings.size()) << id(language) << " " << grid.name;
        }
        EXPECT_TRUE(to_xlsx(grids));
    }
}

}  // namespace
}  // namespace sifang::report
