// Every worked hand of the books and of real play, each under its own name. The answers are those of the data
// files; where a printed answer breaks its own book, the file holds the corrected one and the printed one
// beside it.
#include "rules/mcr/worked_hands.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "rules/mcr/slow_scorer.hpp"

namespace sifang::mcr_test {
namespace {

std::string test_name(const std::string& id) {
    std::string name = id;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

struct Case {
    std::string name;
    Value line;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

std::vector<Case> cases_of(std::string_view file) {
    std::vector<Case> cases;
    for (Value& line : lines_of(file)) {
        const std::string id = text_of(line, "id");
        cases.push_back({test_name(id), std::move(line)});
    }
    return cases;
}
const auto name_of_case = [](const testing::TestParamInfo<Case>& info) { return info.param.name; };

PointsById points_of(const Value& fields) {
    PointsById points;
    for (const auto& [id, value] : *fields.fields()) points[id] = static_cast<int>(*value.integer());
    return points;
}
PointsById without(PointsById points, const Value* ignored) {
    if (ignored != nullptr)
        for (const Value& id : *ignored->list()) points.erase(*id.string());
    return points;
}

// --- worked hands of the question book

class Gb98Example : public testing::TestWithParam<Case> {};

/// The best lists by the book, without what the example leaves open: names of equal worth are free.
std::set<PointsById> best_lists(std::string_view edition_id, const Win& win, const Value* ignored) {
    const slow::SlowEdition& edition = slow::slow_edition(edition_id);
    std::set<PointsById> lists;
    for (const slow::FanList& list : slow::slow_best_lists(edition, win)) {
        PointsById points;
        for (const auto& [fan, count] : list)
            points[std::string(slow::name(fan))] = edition.points[static_cast<int>(fan)] * count;
        lists.insert(without(points, ignored));
    }
    return lists;
}

void expect_example(const Value& line, const Win& win, const Answer& answer) {
    const Value* ignored = line.find("ignore");
    ASSERT_TRUE(answer.valid);
    const auto lists = best_lists(text_of(line, "rules"), win, ignored);
    EXPECT_TRUE(lists.contains(without(points_of(*line.find("expect")), ignored))) << to_string(answer);
    EXPECT_TRUE(lists.contains(without(answer.points, ignored))) << to_string(answer);
    int got = 0, wanted = 0;
    for (const auto& [id, points] : without(answer.points, ignored)) got += points;
    for (const auto& [id, points] : without(points_of(*line.find("expect")), ignored)) wanted += points;
    EXPECT_EQ(got, wanted) << to_string(answer);
    if (const Value* meets = line.find("meets_minimum")) {
        EXPECT_EQ(answer.meets_minimum, *meets->boolean());
    }
}

TEST_P(Gb98Example, ByTheBook) {
    const Value& line = GetParam().line;
    const Win win = win_of_line(*line.find("in"));
    expect_example(line, win, by_the_book(text_of(line, "rules"), win));
}
TEST_P(Gb98Example, ByTheProgram) {
    const Value& line = GetParam().line;
    const Win win = win_of_line(*line.find("in"));
    expect_example(line, win, by_the_program(text_of(line, "rules"), win));
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Example, testing::ValuesIn(cases_of("gb98_examples.jsonl")), name_of_case);

// --- real wins

class MilWin : public testing::TestWithParam<Case> {};

/// The fan the server listed, as counts.
slow::FanList served(const Value& line) {
    slow::FanList list;
    for (const auto& [id, count] : *line.find("fan")->fields())
        for (int fan = 0; fan < slow::fan_kinds; ++fan)
            if (slow::name(static_cast<slow::Fan>(fan)) == id)
                list[static_cast<slow::Fan>(fan)] = static_cast<int>(*count.integer());
    return list;
}

TEST_P(MilWin, ByTheBook) {
    const Value& line = GetParam().line;
    const Win win = win_of_line(*line.find("in"));
    const Answer answer = by_the_book("mil", win);
    EXPECT_EQ(answer.total, *line.find("total")->integer()) << to_string(answer);
    EXPECT_TRUE(slow::slow_best_lists(slow::slow_edition("mil"), win).contains(served(line)))
        << to_string(answer);
}
TEST_P(MilWin, ByTheProgram) {
    const Value& line = GetParam().line;
    const Answer answer = by_the_program("mil", win_of_line(*line.find("in")));
    EXPECT_EQ(answer.total, *line.find("total")->integer()) << to_string(answer);
}
INSTANTIATE_TEST_SUITE_P(Played, MilWin, testing::ValuesIn(cases_of("mil_wins.jsonl")), name_of_case);

}  // namespace
}  // namespace sifang::mcr_test
