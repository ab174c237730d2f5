// A whole small event by commands alone: eight players, two sessions, from the first word to the standings.

#include "desk.hpp"
#include "report/grid.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

int whole(const Value& object, std::string_view name) {
    const Value* found = object.find(name);
    return found && found->integer() ? static_cast<int>(*found->integer()) : -1;
}

TEST(ContestEvent, EightPlayersTwoSessionsFromCreateToStandings) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.play_all();
    const Value standings = desk.json("standings");
    const auto& rows = *standings.find("rows")->list();
    ASSERT_EQ(rows.size(), 8u);
    int twelfths = 0, score = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        twelfths += whole(rows[i], "twelfths");
        score += static_cast<int>(*rows[i].find("score")->integer());
        if (i == 0) continue;
        EXPECT_GE(whole(rows[i], "place"), whole(rows[i - 1], "place"));
        EXPECT_LE(whole(rows[i], "twelfths"), whole(rows[i - 1], "twelfths"));
    }
    EXPECT_EQ(twelfths, 4 * 7 * 12) << "four tables of 4, 2, 1 and 0";
    EXPECT_EQ(score, 0);
    const std::string explained = desk.shown("standings --explain");
    EXPECT_TRUE(has(explained, "Table points:")) << explained;
    EXPECT_TRUE(has(explained, "above")) << explained;
    EXPECT_TRUE(has(explained, "[mcr:")) << explained;
    for (const std::string& line : lines_of(explained)) EXPECT_LE(display_width(line), 80u) << line;
    for (const std::string& line : lines_of(desk.shown("results")))
        EXPECT_LE(display_width(line), 80u) << line;
    desk.done("publish-results");
    EXPECT_TRUE(has(desk.shown("show"), "over"));
}

TEST(ContestEvent, StandingsOfAPastMomentAreThoseThatWereShownThen) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    EXPECT_TRUE(has(desk.refused("publish-results"), "Not all sheets"));
    desk.play_session(1);
    const std::string then = desk.shown("standings --json");
    const std::string event = std::to_string(desk.events());
    desk.play_session(2);
    EXPECT_NE(desk.shown("standings --json"), then);
    EXPECT_EQ(desk.shown("standings --json --at-event " + event), then);
    const Value through = desk.json("standings --through 1");
    const auto before = parse_json(then);
    ASSERT_TRUE(before);
    for (std::size_t i = 0; i < 8; ++i)
        EXPECT_EQ(whole(through.find("rows")->list()->at(i), "twelfths"),
                  whole(before->find("rows")->list()->at(i), "twelfths"));
    EXPECT_EQ(desk.ask("standings --at-event 9999").status, 2);
    EXPECT_EQ(desk.ask("standings --through 3").status, 2);
}

TEST(ContestEvent, StandingsAfterImportOfAnExportAreTheSame) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.play_all();
    desk.shown("export -o " + (desk.folder / "cup.jsonl"));
    const std::string copy = " --data " + (desk.folder / "copy.sifang");
    desk.shown("import " + (desk.folder / "cup.jsonl") + copy);
    for (const std::string what : {"standings --json", "standings --explain", "results", "fouls"})
        EXPECT_EQ(desk.shown(what + copy), desk.shown(what)) << what;
}

TEST(ContestSpreadsheet, SheetsGoOutAndComeBackIn) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.shown("export -o " + (desk.folder / "before.jsonl"));
    for (int session = 1; session <= 2; ++session) desk.play_session(session);
    desk.shown("spreadsheet sheets -o " + (desk.folder / "sheets.csv"));
    EXPECT_TRUE(has(desk.done("import-results " + (desk.folder / "sheets.csv") + " --dry-run"),
                    "0 sheets written, 4 stand there"));
    // Another contest of the same chart, whose sheets are still empty.
    const std::string copy = " --data " + (desk.folder / "copy.sifang");
    desk.shown("import " + (desk.folder / "before.jsonl") + copy);
    desk.done("start" + copy);
    desk.done("end" + copy);
    desk.done("start" + copy);
    EXPECT_TRUE(has(desk.done("import-results " + (desk.folder / "sheets.csv") + copy), "4 sheets written"));
    EXPECT_EQ(figures(desk.json("sheet --session 2 --table 1" + copy), "scores"),
              figures(desk.json("sheet --session 2 --table 1"), "scores"));
}

TEST(ContestSpreadsheet, EveryTableAsCsvAndXlsxIsReadBack) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.play_all();
    desk.done("foul early_draw --player 3 --session 2 --booking session");
    desk.done("publish-results");
    desk.done("pin add 1");
    for (const std::string what :
         {"entries", "seating", "sheets", "standings", "fouls", "pin --ledger player-a"}) {
        // Whoever drew number 1 has the only ledger.
        const Value ledgers = desk.json("pin show");
        const std::string name = *ledgers.find("ledgers")->list()->at(0).string();
        std::string line = what;
        if (what.starts_with("pin")) line = "pin --ledger " + name;
        const std::string kind = what.substr(0, what.find(' '));
        for (const std::string format : {"csv", "xlsx"}) {
            const std::string file = kind + "." + format;
            desk.shown("spreadsheet " + line + " -o " + (desk.folder / file));
            const auto rows = report::read_grid(desk.file(file));
            ASSERT_TRUE(rows) << file;
            EXPECT_GE(rows->size(), 2u) << file;
        }
        EXPECT_EQ(desk.shown("spreadsheet " + line), desk.file(kind + ".csv"));
    }
    const Answer again = desk.ask("spreadsheet fouls -o " + (desk.folder / "fouls.csv"));
    EXPECT_EQ(again.status, 2);
    EXPECT_TRUE(has(again.err, "--replace")) << again.err;
    desk.shown("spreadsheet fouls --replace -o " + (desk.folder / "fouls.csv"));
    EXPECT_EQ(desk.ask("spreadsheet fouls --format xlsx").status, 2) << "a workbook is no text";
    EXPECT_EQ(desk.ask("spreadsheet shoes").status, 2);
}

TEST(ContestSpreadsheet, ABadFileIsRefusedAsAWholeWithEveryPlace) {
    Desk desk;
    desk.publish("mcr", 8, 1);
    desk.done("start");
    std::ofstream(desk.folder / "bad.csv", std::ios::binary)
        << "session,table,player number,score\n1,1,1,8\n1,9,2,x\n";
    const std::string said = desk.refused("import-results " + (desk.folder / "bad.csv"), 2);
    EXPECT_TRUE(has(said, "Row 3")) << said;
    std::ofstream(desk.folder / "formula.csv", std::ios::binary) << std::string("session\0,table", 14);
    desk.refused("import-results " + (desk.folder / "formula.csv"), 2);
    desk.refused("import-results " + (desk.folder / "nothing.csv"), 2);
}

TEST(ContestPin, ResultsOfAnEventGoIntoLedgersOnce) {
    Desk desk;
    desk.publish("mcr", 8, 2);
    desk.play_all();
    EXPECT_EQ(desk.ask("pin show nobody").status, 2);
    EXPECT_TRUE(has(desk.shown("pin show"), "no ledgers"));
    const Answer early = desk.ask("pin add --all");
    EXPECT_EQ(early.status, 1) << "the results are not out";
    desk.done("publish-results");
    desk.shown("pin add --all --dry-run");
    EXPECT_TRUE(has(desk.shown("pin show"), "no ledgers"));
    desk.shown("pin add --all");
    EXPECT_EQ(desk.json("pin show").find("ledgers")->list()->size(), 8u);
    EXPECT_TRUE(has(desk.shown("pin add --all"), "stands there already"));
    const Value ledger = desk.json("pin show player-a");
    ASSERT_EQ(ledger.find("results")->list()->size(), 1u);
    EXPECT_EQ(text_of(ledger.find("results")->list()->at(0), "event"), "Small Cup");
    EXPECT_TRUE(has(desk.shown("pin show \"Player A\""), "No grade yet"));
    EXPECT_TRUE(has(desk.shown("pin show player-a"), "table points missing"));
    const Answer form = desk.ask("pin apply player-a");
    EXPECT_EQ(form.status, 1);
    EXPECT_TRUE(has(form.err, "Not all conditions")) << form.err;

    // A correction after the fact: the old line is taken back for the new one.
    desk.done("correct --session 1 --table 1 --totals --points E=47,S=17 --reason misread");
    EXPECT_EQ(desk.ask("pin add --all").status, 1) << "to be published again";
    desk.done("publish-results");
    const Answer differs = desk.ask("pin add --all");
    EXPECT_EQ(differs.status, 1);
    EXPECT_TRUE(has(differs.err, "--replace")) << differs.err;
    desk.shown("pin add --all --replace");
    EXPECT_EQ(desk.json("pin show player-a").find("results")->list()->size(), 1u);
    EXPECT_EQ(desk.ask("pin take-back player-a --line 99").status, 1);
}

TEST(ContestPin, ANameInAnyScriptHasALedgerOfItsOwn) {
    Desk desk;
    desk.done("create \"Class Cup\" --rules mcr --all-ages --least-sessions 1 --sessions 1 --registered");
    desk.done("enter \"张三\" \"Player B\" \"Player C\" \"Player D\"");
    desk.done("close-entries");
    desk.done("draw numbers --seed 1");
    desk.done("seat --seed 1");
    desk.done("publish");
    desk.done("start");
    desk.done("totals --table 1 --scores 48,16,-24,-40");
    desk.done("sign --table 1 --all-players");
    desk.done("sign --table 1 --referee --head-referee");
    desk.done("close --table 1");
    desk.done("end");
    desk.done("publish-results");
    EXPECT_TRUE(has(desk.shown("pin add 张三"), "u5f20-u4e09"));
    EXPECT_EQ(text_of(desk.json("pin show 张三"), "holder"), "张三");
}

}  // namespace
}  // namespace sifang::cli
