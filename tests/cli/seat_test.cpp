// `sifang seat` called in-process.

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "call.hpp"
#include "text/words.hpp"
#include "wire/json.hpp"

namespace sifang::cli {
namespace {

const std::string seat_data = SIFANG_TEST_DATA;

bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

std::string text_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Seat, PrintsAScheduleThatItsOwnCheckPasses) {
    const Answer made = call({"seat", "--players", "60", "--rounds", "9", "--teams-of-four", "--csv"});
    EXPECT_EQ(made.status, 0);
    EXPECT_EQ(made.err, "") << "nothing to say about the best there is";
    EXPECT_EQ(lines_of(made.out).size(), 136u);
    const Answer checked = call({"seat", "--check", "-", "--teams-of-four", "--json"}, {.input = made.out});
    EXPECT_EQ(checked.status, 0) << checked.err;
    EXPECT_TRUE(holds(checked.out,
                      R"({"ok":true,"missing":[],"doubled":[],"repeats":0,"max_meetings":1,"teammates":0,)"))
        << checked.out;
}

TEST(Seat, TheSameSeedGivesTheSameSchedule) {
    const auto with_seed = [](const char* seed) {
        return call({"seat", "--players", "24", "--rounds", "7", "--seed", seed, "--csv"}).out;
    };
    EXPECT_EQ(with_seed("5"), with_seed("5"));
    EXPECT_NE(with_seed("5"), with_seed("6"));
}

TEST(Seat, TheMisprintOfThePrintedChartIsNamed) {
    const Answer answer = call({"seat", "--check", seat_data + "/seating60_printed.csv", "--json"});
    EXPECT_EQ(answer.status, 1);
    const auto json = parse_json(answer.out);
    ASSERT_TRUE(json);
    EXPECT_EQ(json->find("missing")->list()->size(), 14u);
    EXPECT_EQ(json->find("doubled")->list()->size(), 14u);
    EXPECT_EQ(*json->find("repeats")->integer(), 28);
    EXPECT_EQ(*json->find("table_revisits")->integer(), 90);
    const Answer words = call({"seat", "--check", seat_data + "/seating60_printed.csv"});
    EXPECT_EQ(words.status, 1);
    EXPECT_TRUE(holds(words.out, "Round 2: at no table: 3, 7, 11, 15, 19, 27")) << words.out;
}

TEST(Seat, TheBooksMethodPrintsTheRepairedChart) {
    const Answer answer = call({"seat", "--players", "60", "--rounds", "9", "--method", "book", "--csv"});
    EXPECT_EQ(answer.out, text_of(seat_data + "/seating60_repaired.csv"));
}

TEST(Seat, JsonHoldsTheScheduleItsQualityAndTheBound) {
    const Answer answer = call({"seat", "--players", "16", "--rounds", "5", "--json"});
    const auto json = parse_json(answer.out);
    ASSERT_TRUE(json) << answer.out;
    EXPECT_EQ(json->find("schedule")->list()->size(), 20u);
    EXPECT_EQ(*json->find("quality")->find("repeats")->integer(), 0);
    EXPECT_EQ(*json->find("quality")->find("bounds")->find("rounds_without_repeat")->integer(), 5);
}

TEST(Seat, WithSecondsItSaysWhatWasReachedAndTheBound) {
    const Answer answer = call({"seat", "--players", "20", "--rounds", "6", "--seconds", "0.01", "--csv"});
    EXPECT_EQ(answer.status, 0);
    EXPECT_TRUE(holds(answer.err, "(bound 0)")) << answer.err;
    EXPECT_EQ(lines_of(answer.out).size(), 31u);
}

TEST(Seat, WrongCallsAreNamed) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"seat"},
             {"seat", "--players", "16"},
             {"seat", "--players", "18", "--rounds", "3"},
             {"seat", "--players", "many", "--rounds", "3"},
             {"seat", "--players", "16", "--rounds", "0"},
             {"seat", "--players", "16", "--rounds", "3", "--seconds", "soon"},
             {"seat", "--players", "16", "--rounds", "3", "--teams", "nowhere.csv"},
             {"seat", "--check", "nowhere.csv"}}) {
        const Answer answer = call(words);
        EXPECT_EQ(answer.status, 2);
        EXPECT_EQ(answer.out, "");
        EXPECT_NE(answer.err, "");
    }
    const Answer file = call({"seat", "--check", "-"}, {.input = "round,table,E,S,W,N\n1,1,1,2,3,x\n"});
    EXPECT_EQ(file.status, 2);
    EXPECT_TRUE(holds(file.err, "-:2")) << file.err;
}

TEST(Seat, EveryFileFaultHasItsWords) {
    for (const char* code : {"open_quote", "stray_quote", "header", "no_rows", "columns", "number",
                             "table_twice", "round_gap", "player_twice", "too_large"})
        for (const Language language : all_languages)
            EXPECT_TRUE(Words(language).has("seat.file." + std::string(code))) << code;
}

}  // namespace
}  // namespace sifang::cli
