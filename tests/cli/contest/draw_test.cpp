// Draw and seating: seeds, lots of paper, drafts, what is published; and the log with undo.

#include <algorithm>

#include "cli/contest/next_step.hpp"
#include "contest_call.hpp"
#include "text/language.hpp"
#include "text/width.hpp"
#include "text/words.hpp"

namespace sifang::cli {
namespace {

class ContestDraw : public ContestCall {};

TEST_F(ContestDraw, TheSeedIsPublishedAndGivesTheSameAgain) {
    closed_field();
    const std::string drawn = done("draw numbers --seed 20260501 --dry-run");
    EXPECT_TRUE(has(drawn, "seed 20260501")) << drawn;
    EXPECT_EQ(done("draw numbers --seed 20260501 --dry-run"), drawn);
    EXPECT_EQ(done("draw numbers --seed 0x1352695 --dry-run"), drawn);
    EXPECT_NE(done("draw numbers --dry-run --json"), done("draw numbers --dry-run --json"))
        << "without one it is the system's, another each time";
    EXPECT_EQ(contest("draw numbers --seed luck").status, 2);
    EXPECT_EQ(contest("draw numbers --seed 18446744073709551616").status, 2);
}

TEST_F(ContestDraw, LotsOfPaperHaveNoSeed) {
    write_entries("people.csv", 4, false);
    done("create Cup --rules gb98");
    done("import-entries people.csv");
    done("close-entries");
    EXPECT_EQ(contest("draw numbers --drawn e2,e1,e4").status, 1) << "each exactly once";
    done("draw numbers --drawn e2,e1,e4,e3");
    EXPECT_TRUE(has(done("check-in 1 --dry-run"), "e2 Player B"));
}

TEST_F(ContestDraw, ForAnAbsentTeamTheCommitteeDraws) {
    write_entries("people.csv", 16, true);
    done("create Cup --rules gb98 --teams");
    done("import-entries people.csv");
    done("close-entries");
    EXPECT_EQ(contest("draw lots").status, 1) << "gb98:Q25(6): the order first";
    done("draw order --seed 1");
    const std::string lots = done("draw lots --seed 2 --absent \"Team 3\" --json");
    EXPECT_TRUE(has(lots, R"("team":3)")) << lots;
    EXPECT_NE(lots.find("by_committee"), lots.npos) << lots;
    EXPECT_EQ(lots.find("by_committee"), lots.rfind("by_committee")) << "that one alone";
}

TEST_F(ContestDraw, ADraftIsLookedAtThenPublished) {
    closed_field();
    done("draw numbers --seed 1");
    EXPECT_EQ(contest("seating").status, 2);
    EXPECT_EQ(contest("publish").status, 1);
    EXPECT_TRUE(has(done("seat --seed 5"), "met again 0"));
    EXPECT_TRUE(has(done("seating"), "Draft"));
    const std::string json = done("seating --json");
    EXPECT_TRUE(has(json, "\"draft\":true") && has(json, "\"repeats\":0")) << json;
    done("publish");
    EXPECT_TRUE(has(done("seating"), "Published"));
    EXPECT_EQ(contest("seating --draft").status, 2);
    EXPECT_TRUE(has(done("seating --session 2"), "Player"));
    EXPECT_EQ(contest("seating --session 9").status, 2);
}

TEST_F(ContestDraw, AChartIsHandedInWhereThePlanSaysSo) {
    write_entries("people.csv", 4, false);
    done("create Cup --rules gb98 --stages own:given:1");
    done("import-entries people.csv");
    done("close-entries");
    done("draw numbers --seed 1");
    EXPECT_EQ(contest("seat").status, 1) << "a chart is needed";
    std::ofstream("chart.csv") << "round,table,E,S,W,N\n1,1,4,3,2,1\n";
    done("seat --chart chart.csv");
    EXPECT_TRUE(has(done("seating --json"), R"({"round":1,"table":1,"E":4,"S":3,"W":2,"N":1})"));
    std::ofstream("bad.csv") << "round,table,E,S,W,N\n1,1,4,3,2\n";
    const Answer bad = contest("seat --chart bad.csv");
    EXPECT_EQ(bad.status, 2);
    EXPECT_TRUE(has(bad.err, "bad.csv:2")) << bad.err;
}

TEST_F(ContestDraw, UndoAndRedoLeaveATrail) {
    closed_field();
    done("draw numbers --seed 1");  // 20
    const std::string drawn = done("entries --json");
    EXPECT_EQ(done("undo 20"), "21  Undone: event 20\n");
    EXPECT_EQ(contest("undo 20").status, 1);
    EXPECT_NE(done("entries --json"), drawn);
    EXPECT_TRUE(has(done("history"), "undone by event 21"));
    EXPECT_TRUE(has(done("history --from 20 --last 2 --json"), "{\"counts\":false,\"event\":{\"n\":20,"));
    done("redo 20");
    EXPECT_EQ(done("entries --json"), drawn);
    EXPECT_EQ(contest("redo 20").status, 2) << "it is not undone";
    const Answer rests = contest("undo 3");
    EXPECT_EQ(rests.status, 1) << "others rest on it";
    EXPECT_TRUE(has(rests.err, "event 4")) << rests.err;
    EXPECT_EQ(contest("undo 99").status, 1);
    EXPECT_EQ(contest("undo some").status, 2);
}

TEST_F(ContestDraw, HistorySaysWhoDidWhat) {
    closed_field();
    done("official add Bo --duty scheduling");
    done("draw numbers --seed 1 --by Bo");
    EXPECT_EQ(lines_of(done("history --by Bo")).size(), 2u) << "the headings and one event";
    EXPECT_TRUE(has(done("history --kind numbers_drawn"), "2 Bo"));
    EXPECT_EQ(lines_of(done("history --entrant e5 --json")).size(), 1u);
}

/// A director who types what `show` says gets from the first entry to a published chart.
TEST_F(ContestDraw, ShowNamesTheNextCommand) {
    write_entries("entries.csv", 16, true);
    done("create Cup --rules gb98 --teams --sessions 4");
    std::vector<std::string> typed;
    for (int i = 0; i < 10; ++i) {
        const std::string json = done("show --json");
        const std::string mark = "\"call\":\"sifang contest ";
        const auto from = json.find(mark) + mark.size();
        ASSERT_GE(from, mark.size()) << json;
        const std::string next = json.substr(from, json.find('"', from) - from);
        if (next.starts_with("start")) break;
        typed.push_back(next);
        done(next);
    }
    EXPECT_EQ(typed, (std::vector<std::string>{"import-entries entries.csv", "close-entries", "draw order",
                                               "draw lots", "seat", "publish"}));
}

TEST_F(ContestDraw, EveryPhaseHasWords) {
    for (const Language language : all_languages)
        for (unsigned i = 0; i < phase_count; ++i)
            EXPECT_TRUE(Words(language).has("contest_cli.phase." + std::string(id(static_cast<Phase>(i)))));
}

TEST_F(ContestDraw, AnswersInEveryLanguageFitTheScreen) {
    closed_field();
    done("draw numbers --seed 1");
    done("seat --seed 5");
    for (const Language language : all_languages)
        for (const char* words : {"show", "list", "plan", "official list", "entries", "conditions", "seating",
                                  "seating --session 1", "seating --quality", "history", "check",
                                  "publish --dry-run", "undo 3", "draw numbers"}) {
            const Answer answer = contest(words + std::string(" --lang ") + std::string(id(language)));
            EXPECT_FALSE(has(answer.out + answer.err, "«")) << answer.out << answer.err;
            for (const std::string& line : lines_of(answer.out + answer.err))
                EXPECT_LE(display_width(line), 80u) << words << "\n" << line;
        }
}

}  // namespace
}  // namespace sifang::cli
