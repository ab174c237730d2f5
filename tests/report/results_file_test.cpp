// Results of another tool: totals of sheets from a file, whole or not at all.

#include "report/results_file.hpp"

#include <gtest/gtest.h>

#include "played_contest.hpp"
#include "report/contest_grids.hpp"

namespace sifang::report {
namespace {

using namespace contest;  // NOLINT(google-build-using-namespace)
using contest::test::Desk;
using contest::test::session;
using report::Grid;

class ResultsFile : public ::testing::Test {
  protected:
    ResultsFile() : desk(report::test::seated_desk()) {
        desk.start(session(1));
        first = desk.tables(session(1))[0];
        second = desk.tables(session(1))[1];
    }
    std::string number(const SheetId& sheet, std::size_t seat) const {
        return std::to_string(desk.number_at(sheet, seat).number());
    }
    std::string name(const SheetId& sheet, std::size_t seat) const {
        return desk.state().of(desk.at(sheet, seat)).entry.name;
    }
    static std::string table(const SheetId& sheet) { return std::to_string(sheet.table.value); }
    /// Four rows of a table, from the last seat to the first.
    std::string rows(const SheetId& sheet, const std::array<std::string, 4>& scores) const {
        std::string out;
        for (std::size_t seat = 4; seat-- > 0;)
            out += std::to_string(sheet.session.value) + "," + table(sheet) + "," + number(sheet, seat) +
                   "," + scores[seat] + "\n";
        return out;
    }
    tl::expected<ResultsPlan, FileFaults> plan(const std::string& csv) const {
        const auto read = read_grid(csv);
        EXPECT_TRUE(read);
        return plan_results(desk.contest, *read, desk.now, {1});
    }
    std::vector<std::string> faults(const std::string& csv) const {
        const auto planned = plan(csv);
        EXPECT_FALSE(planned);
        std::vector<std::string> out;
        if (planned) return out;
        for (const FileFault& fault : planned.error().faults)
            out.push_back(std::to_string(fault.row) + "." + std::to_string(fault.column) + " " +
                          std::string(id(fault.reason)) + (fault.refusal ? " " + fault.refusal->inner : ""));
        return out;
    }
    void carry_out(const ResultsPlan& planned) {
        for (const Command& command : planned.commands) ASSERT_TRUE(apply(desk.contest, command));
    }
    using Told = std::vector<std::string>;

    Desk desk;
    SheetId first, second;
    const std::string head = "Session,Table,Player number,Score\n";
};

TEST_F(ResultsFile, ThePlanIsWhatIsWritten) {
    const auto planned =
        plan(head + rows(first, {"+50", "-10", "−20", "-20"}) + rows(second, {"0", "8", "0", "-8"}));
    ASSERT_TRUE(planned) << tell(Words(Language::En), planned.error().faults.front());
    ASSERT_EQ(planned->sheets.size(), 2u);
    EXPECT_EQ(planned->sheets[0], (PlannedSheet{2, first, {{50, -10, -20, -20}, {}}, true}));
    EXPECT_TRUE(desk.state().sheets.empty());
    carry_out(*planned);
    for (const PlannedSheet& sheet : planned->sheets)
        EXPECT_EQ(desk.state().sheets.at(sheet.sheet).totals, sheet.totals);
}

TEST_F(ResultsFile, AgainItIsAsItWas) {
    const std::string file = head + rows(first, {"50", "-10", "-20", "-20"});
    carry_out(plan(file).value());
    const auto again = plan(file);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->commands.empty());
    EXPECT_FALSE(again->sheets[0].is_new);
    EXPECT_EQ(faults(head + rows(first, {"51", "-11", "-20", "-20"})), (Told{"2.4 other_result"}));
}

TEST_F(ResultsFile, NamesServeWhereTheyAreTold) {
    std::string file = "桌号;局;选手;比赛分;罚分\n";
    const std::array<std::string, 4> scores{"30", "-10", "-20", "-20"}, fines{"", "", "-20", ""};
    for (std::size_t seat = 0; seat < 4; ++seat)
        file += table(first) + ";1;" + name(first, seat) + ";" + scores[seat] + ";" + fines[seat] + "\n";
    const auto planned = plan(file);
    ASSERT_TRUE(planned) << tell(Words(Language::En), planned.error().faults.front());
    EXPECT_EQ(planned->sheets[0].totals, (TotalsWritten{{30, -10, -20, -20}, {0, 0, -20, 0}}));
}

TEST_F(ResultsFile, WhatDoesNotFitIsRefusedWithItsPlace) {
    const std::string good = rows(first, {"50", "-10", "-20", "-20"});
    const std::string other = number(second, 0);
    EXPECT_EQ(faults(head + rows(first, {"50", "-10", "-20", "-21"})), (Told{"2.4 refused not_balanced"}));
    EXPECT_EQ(faults(head + good + "1," + table(first) + "," + number(first, 1) + ",-10\n"),
              (Told{"6.0 row_twice"}));
    EXPECT_EQ(faults(head + "1," + table(first) + "," + number(first, 1) + ",-10\n"),
              (Told{"2.2 rows_missing"}));
    EXPECT_EQ(faults(head + good + "1," + table(first) + "," + other + ",5\n"), (Told{"6.3 not_at_table"}));
    EXPECT_EQ(faults(head + good + "1," + table(first) + ",Nobody Example,5\n"), (Told{"6.3 not_at_table"}));
    EXPECT_EQ(faults(head + "1,99,1,5\n9,1,1,5\n"), (Told{"2.2 no_such_table", "3.2 no_such_table"}));
    EXPECT_EQ(faults(head + "x,,1,5.5\n"),
              (Told{"2.1 not_a_number", "2.2 value_missing", "2.4 not_a_number"}));
    EXPECT_EQ(faults(head + "1," + table(first) + ",,5\n"), (Told{"2.3 value_missing"}));
    EXPECT_EQ(faults("Session,Table,Score\n1,1,1\n"), (Told{"1.0 heading_missing"}));
    EXPECT_EQ(faults("Stage,Session,Table,Player number,Score\nFinal,1,1,1,1\n"),
              (Told{"2.1 no_such_stage"}));
    EXPECT_EQ(faults(head), (Told{"0.0 no_rows"}));
    const SheetId later = desk.tables(session(2))[0];
    EXPECT_EQ(faults(head + rows(later, {"0", "0", "0", "0"})), (Told{"2.4 refused "}))
        << "that session has not started";
}

TEST_F(ResultsFile, TwoOfOneNameNeedTheirNumbers) {
    Desk twins("mcr");
    twins.open(by_the_book(twins.rules(), "Grid Example"));
    twins.plan(round_robin(6));
    for (int i = 0; i < 4; ++i) twins.enter({"Player Example", "R", {}, Role::Player, true, false, i > 0});
    twins.close_and_draw(1);
    twins.seat({1});
    twins.start(session(1));
    const auto read = read_grid("Session,Table,Name,Score\n1,1,Player Example,0\n");
    const auto planned = plan_results(twins.contest, *read, twins.now, {1});
    ASSERT_FALSE(planned);
    EXPECT_EQ(planned.error().faults[0], (FileFault{FileReason::NameShared, 2, 3, "Player Example"}));
}

TEST_F(ResultsFile, WhatWeWriteWeRead) {
    const Desk played = report::test::played_desk();
    for (const Language language : all_languages) {
        const auto read = read_grid(to_csv(sheet_totals_grid(Words(language), played.contest)));
        ASSERT_TRUE(read);
        const auto planned = plan_results(played.contest, *read, played.now, {1});
        ASSERT_TRUE(planned) << tell(Words(Language::En), planned.error().faults.front());
        EXPECT_TRUE(planned->warnings.empty()) << id(language);
        EXPECT_EQ(planned->sheets.size(), 8u);
        EXPECT_TRUE(planned->commands.empty());
    }
}

}  // namespace
}  // namespace sifang::report
