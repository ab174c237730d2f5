// Before play: regulations, stages, officials, entries, files of entries, personal data.

#include "contest_call.hpp"
#include "text/language.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

class ContestEntries : public ContestCall {};

TEST_F(ContestEntries, StagesAsTheyAreTyped) {
    done("create Cup --stages heats:swiss:5:go-on=4:same-walls,final:bracket:2:carry");
    EXPECT_EQ(done("plan --json"),
              R"([{"name":"heats","format":"swiss","sessions":5,"group":0,"go_on":4,"carry":false,)"
              R"("same_walls":true,"group_points":false},{"name":"final","format":"bracket","sessions":2,)"
              R"("group":4,"go_on":0,"carry":true,"same_walls":false,"group_points":false}])"
              "\n");
    for (const char* wrong : {"heats", "heats:maze:3", "heats:swiss:some", "heats:swiss:3:size=4"}) {
        const Answer answer = contest("plan --stages " + std::string(wrong));
        EXPECT_EQ(answer.status, 2) << wrong;
        EXPECT_TRUE(has(answer.err, "name:format:sessions")) << answer.err;
    }
}

TEST_F(ContestEntries, PresetsAndAsManySessionsAsTheBookAsksFor) {
    done("create Cup");
    EXPECT_TRUE(has(done("plan"), "6")) << "mcr:3.5.4 b";
    done("plan --preset round-robin-then-elimination --into 16");
    EXPECT_TRUE(has(done("plan --json"), "last_16"));
    EXPECT_EQ(contest("plan --preset round-robin-then-elimination --into 12").status, 2);
    const Answer few = contest("plan --preset swiss --sessions 3");
    EXPECT_EQ(few.status, 1);
    EXPECT_TRUE(has(few.err, "mcr:3.5.4 b")) << few.err;
}

TEST_F(ContestEntries, ARefusalIsANoWithItsPlaceAndClause) {
    done("create Cup --rules gb98");
    done("enter \"Ann Lee\" --region X");
    const Answer twice = contest("enter \"Ann Lee\" --region X");
    EXPECT_EQ(twice.status, 1);
    EXPECT_TRUE(has(twice.err, "e1 Ann Lee") && has(twice.err, "--namesake")) << twice.err;
    done("enter \"Ann Lee\" --region X --namesake");
    const Answer young = contest("enter Bo --minor --json");
    EXPECT_EQ(young.status, 1);
    EXPECT_TRUE(has(young.err, "[gb98:Q8]")) << young.err;
    EXPECT_TRUE(has(young.out, R"("refused":{"reason":"under_age","clause":"gb98:Q8"})")) << young.out;
}

TEST_F(ContestEntries, OfSeveralNamesAllAreEnteredOrNone) {
    done("create Cup");
    EXPECT_EQ(contest("enter Ann Bo Ann").status, 1);
    EXPECT_TRUE(has(done("entries"), "Nobody"));
    EXPECT_EQ(done("enter Ann Bo"), "3  Entrant entered: e1 Ann\n4  Entrant entered: e2 Bo\n");
}

TEST_F(ContestEntries, WhoActsMayDoIt) {
    done("create Cup");
    done("official add \"Cy Desk\" --duty scoring");
    const Answer answer = contest("enter Ann --by \"Cy Desk\"");
    EXPECT_EQ(answer.status, 1);
    EXPECT_TRUE(has(answer.err, "--by")) << answer.err;
    done("official add \"Di Desk\" --duty check_in");
    EXPECT_TRUE(has(done("enter Ann --by 3 --json"), "\"by\":3"));
    EXPECT_EQ(contest("enter Bo --by Nobody").status, 2);
}

TEST_F(ContestEntries, TimesAreStoredInUtcAndNeverRunBack) {
    done("create Cup --at 2026-05-01T09:00Z");
    EXPECT_TRUE(has(done("enter Ann --at 2026-05-01T17:30+08:00 --json"), "\"at\":1777627800000"));
    EXPECT_EQ(contest("enter Bo --at 2026-05-01T09:29Z").status, 1);
    EXPECT_EQ(contest("enter Bo --at yesterday").status, 2);
    // A log that is ahead of the clock keeps nobody from going on.
    done("enter Bo --at 2999-01-01T00:00Z");
    const Answer later = contest("enter Cy");
    EXPECT_EQ(later.status, 0);
    EXPECT_TRUE(has(later.err, "clock")) << later.err;
}

TEST_F(ContestEntries, AFileIsTriedOutFirstAndThenTakenInOnce) {
    write_entries("people.csv", 8, true);
    done("create Cup --teams");
    const std::string before = done("history");
    EXPECT_TRUE(has(done("import-entries people.csv --dry-run"), "New: 8, in 2 new teams"));
    EXPECT_EQ(done("history"), before);
    EXPECT_TRUE(has(done("personal show"), "Nothing is kept"));
    done("import-entries people.csv");
    EXPECT_TRUE(has(done("import-entries people.csv"), "New: 0, in 0 new teams. As entered: 8"));
}

TEST_F(ContestEntries, ABadFileIsRefusedAsAWholeWithRowAndColumn) {
    done("create Cup");
    std::ofstream("bad.csv") << "name,role\nAnn,player\nBo,wizard\n";
    const Answer answer = contest("import-entries bad.csv");
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "Row 3, column B")) << answer.err;
    EXPECT_TRUE(has(answer.err, "Nothing was entered")) << answer.err;
    EXPECT_TRUE(has(done("entries"), "Nobody"));
    EXPECT_EQ(contest("import-entries gone.csv").status, 2);
    std::ofstream("empty.csv") << "";
    EXPECT_EQ(contest("import-entries empty.csv").status, 2);
}

TEST_F(ContestEntries, PersonalDataIsBesideTheLogAndErased) {
    write_entries("people.csv", 4, false);
    done("create Cup");
    done("import-entries people.csv");
    EXPECT_TRUE(has(done("personal show"), "desk 2"));
    EXPECT_FALSE(has(done("history --json"), "desk"));
    EXPECT_TRUE(has(done("personal erase \"Player C\""), "1 fields"));
    EXPECT_FALSE(has(done("personal show"), "desk 2"));
    EXPECT_TRUE(has(done("personal erase --everybody --dry-run"), "3 fields"));
    done("personal erase --everybody");
    EXPECT_EQ(done("personal show --json"), "[]\n");
    EXPECT_EQ(contest("personal erase").status, 2);
}

TEST_F(ContestEntries, NobodyGetsAnothersPapersWithHisNumber) {
    done("create Cup");
    std::ofstream("one.csv") << "name,contact\nPlayer A,secret of A\n";
    done("import-entries one.csv");
    done("undo last");
    done("enter \"Player B\"");
    EXPECT_TRUE(has(done("entries"), "e1"));
    EXPECT_FALSE(has(done("personal show \"Player B\""), "secret of A"));
    EXPECT_TRUE(has(done("personal show"), "undone")) << "it can still be seen that something is kept";
    done("personal erase --everybody");
    EXPECT_EQ(done("personal show --json"), "[]\n");
}

TEST_F(ContestEntries, TheListFitsAScreen) {
    done("create Cup --teams");
    done("team \"A team with a name that goes on for quite a while, and then some\"");
    for (const char* name : {"陈一二", "A person with a name that takes a line of its own, or two", "Bo"})
        done("enter \"" + std::string(name) +
             "\" --team t1 --region \"A region that is far away from here\"");
    for (const Language language : all_languages)
        for (const std::string& line : lines_of(done("entries --lang " + std::string(id(language)))))
            EXPECT_LE(display_width(line), 80u) << line;
}

TEST_F(ContestEntries, ConditionsStandBesideWhatIsThere) {
    write_entries("people.csv", 8, false);
    done("create Cup --rules gb98 --scope national");
    done("import-entries people.csv");
    done("official add Bo --duty head_referee --grade national");
    const std::string json = done("conditions --json");
    EXPECT_TRUE(has(
        json,
        R"({"asked":"leading_referees","wanted":3,"have":1,"met":false,"clause":"gb98:Q135","grade":"national"})"))
        << json;
    EXPECT_TRUE(has(
        json, R"({"asked":"referees","wanted":1,"have":1,"met":true,"clause":"gb98:Q135","grade":"first"})"))
        << json;
}

TEST_F(ContestEntries, SomebodyIsNamedByCodeNumberOrName) {
    done("create Cup");
    done("enter \"Ann Lee\" \"Anna Li\" Bo");
    EXPECT_TRUE(has(done("check-in e3 --dry-run"), "e3 Bo"));
    EXPECT_TRUE(has(done("check-in Anna --dry-run"), "e2 Anna Li"));
    EXPECT_TRUE(has(done("check-in \"Ann Lee\" --dry-run"), "e1 Ann Lee"));
    const Answer several = contest("check-in Ann");
    EXPECT_EQ(several.status, 2);
    EXPECT_TRUE(has(several.err, "e1 Ann Lee, e2 Anna Li")) << several.err;
    const Answer number = contest("check-in 2");
    EXPECT_EQ(number.status, 2);
    EXPECT_TRUE(has(number.err, "e2")) << number.err;
    EXPECT_TRUE(has(contest("check-in \"Ann Lie\"").err, "Did you mean")) << "a slip";
    EXPECT_EQ(contest("check-in e9").status, 2);
}

}  // namespace
}  // namespace sifang::cli
