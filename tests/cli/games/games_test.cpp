// `sifang sim` and `sifang bot`, called as a person calls them.

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "cli/call.hpp"
#include "cli/games/folder.hpp"
#include "wire/json.hpp"

namespace sifang::cli {
namespace {

void write_text(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

Value json(const Answer& answer) {
    EXPECT_EQ(answer.status, 0) << answer.err;
    const auto value = parse_json(answer.out);
    EXPECT_TRUE(value) << answer.out;
    return value ? *value : Value();
}
/// All that does not depend on how long it took.
Value timeless(Value value) {
    value["seconds"] = 0;
    value["hands_per_second"] = 0;
    return value;
}

TEST(SimCommand, SummaryAndRecord) {
    const Folder folder;
    const Value summary =
        json(call({"sim", "--rules", "mcr", "--hands", "20", "--bots", "greedy,greedy,random,random",
                   "--seed", "1", "--records", folder / "r.jsonl"}));
    EXPECT_EQ(*summary.find("hands")->integer(), 20);
    EXPECT_TRUE(*summary.find("finished")->boolean());
    EXPECT_EQ(summary.find("bots")->list()->size(), 4u);
    const Answer replayed = call({"replay", folder / "r.jsonl"});
    EXPECT_EQ(replayed.status, 0) << replayed.out << replayed.err;
}

TEST(SimCommand, ShardsMergeToTheWhole) {
    const Folder folder;
    const std::vector<std::string> words{"sim", "--rules", "zds",    "--hands",
                                         "200", "--bots",  "random", "--json"};
    const auto with = [&](std::initializer_list<std::string> more) {
        std::vector<std::string> all = words;
        all.insert(all.end(), more);
        return call(all);
    };
    write_text(folder / "1", with({"--shard", "1/2"}).out);
    write_text(folder / "2", with({"--shard", "2/2", "--threads", "2"}).out);
    Value merged = timeless(json(call({"sim", "--merge", folder / "1", folder / "2"})));
    Value whole = timeless(json(with({})));
    for (Value* each : {&merged, &whole}) {
        (*each)["shards"] = 0;
        (*each)["parts"] = 0;
    }
    EXPECT_EQ(merged, whole);
    const Answer half = call({"sim", "--merge", folder / "2"});
    EXPECT_EQ(half.status, 2);
    EXPECT_NE(half.err.find("missing: 1"), half.err.npos) << half.err;
    const Answer twice = call({"sim", "--merge", folder / "1", folder / "1"});
    EXPECT_EQ(twice.status, 2);
    EXPECT_NE(twice.err.find("already"), twice.err.npos);
}

TEST(SimCommand, ResumeGoesOnOnlyWithTheSameRun) {
    const Folder folder;
    const std::vector<std::string> run{"sim",    "--rules", "hk",       "--hands",       "100",
                                       "--bots", "random",  "--resume", folder / "state"};
    const Value first = json(call(run));
    // Nothing is left to play: the same again.
    EXPECT_EQ(timeless(json(call(run))), timeless(first));
    std::vector<std::string> other = run;
    other[6] = "greedy";
    const Answer refused = call(other);
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("another run"), refused.err.npos);
    write_text(folder / "state", "{}");
    EXPECT_EQ(call(run).status, 2);
}

TEST(SimCommand, WrongCallsAreExplained) {
    const auto complains = [](std::vector<std::string> words, const std::string& about) {
        words.insert(words.begin(), "sim");
        const Answer answer = call(words);
        EXPECT_EQ(answer.status, 2);
        EXPECT_NE(answer.err.find(about), answer.err.npos) << answer.err;
        EXPECT_EQ(answer.out, "");
    };
    complains({}, "--hands");
    complains({"--hands", "10", "--sessions", "2"}, "do not go together");
    complains({"--hands", "0"}, "cannot be 0");
    complains({"--hands", "99999999999999999999"}, "cannot be 99999999999999999999");
    complains({"--hands", "10.5"}, "whole number");
    complains({"--hands", "10", "part.json"}, "part.json");
    complains({"--hands", "10", "--bot-seconds", "soon"}, "soon");
    complains({"--hands", "10", "--bot-seconds", "0"}, "--bot-seconds");
    complains({"--hands", "10", "--bot-memory", "1"}, "cannot be 1");
    complains({"--sessions", "6", "--duplicate"}, "--sessions");
    complains({"--hands", "10", "--bots", "nobody"}, "nobody");
    complains({"--hands", "10", "--bots", "random,random"}, "four");
    complains({"--hands", "10", "--shard", "3/2"}, "3/2");
    complains({"--hands", "10", "--duplicate"}, "fours");
    complains({"--hands", "10", "--rules", "riichi", "--bots", "botzone:x"}, "botzone:x");
    complains({"--merge", "/nowhere/at/all"}, "/nowhere/at/all");
    complains({"--merge"}, "no summaries");
}

TEST(SimCommand, SessionsByTheBook) {
    const Folder folder;
    const Value summary = json(call({"sim", "--rules", "riichi", "--sessions", "3", "--bots",
                                     "greedy,random,random,random", "--records", folder / "s.jsonl"}));
    EXPECT_EQ(*summary.find("sessions")->integer(), 3);
    EXPECT_EQ(*summary.find("planned")->integer(), 3);
    for (const Value& bot : *summary.find("bots")->list()) {
        std::int64_t places = 0;
        for (const Value& place : *bot.find("places")->list()) places += *place.integer();
        EXPECT_EQ(places, 3);
    }
    const Answer replayed = call({"replay", folder / "s.jsonl"});
    EXPECT_EQ(replayed.status, 0) << replayed.out << replayed.err;
    EXPECT_NE(replayed.out.find("Records 3"), replayed.out.npos) << replayed.out;
}

/// Who failed is said to people too, with what may explain it.
TEST(SimCommand, FaultsAreReported) {
    const Answer dead =
        call({"sim", "--rules", "mil", "--hands", "2", "--bots",
              "random,random,random,botzone:echo out of luck >&2; exit 3", "--bot-start-seconds", "60"});
    EXPECT_EQ(dead.status, 0);
    EXPECT_NE(dead.err.find("Bot 4 (botzone:echo out of luck >&2; exit 3) lost turns: died ×"), dead.err.npos)
        << dead.err;
    EXPECT_NE(dead.err.find("First in hand 1: died."), dead.err.npos) << dead.err;
    EXPECT_NE(dead.err.find("\n      out of luck\n"), dead.err.npos) << dead.err;
    const Answer babbler = call({"sim", "--rules", "tenhou", "--sessions", "1", "--bots",
                                 "random,mjai:while read line; do echo '{\"type\":7}'; done #,random,random",
                                 "--bot-start-seconds", "60", "--lang", "ja"});
    EXPECT_EQ(babbler.status, 0);
    EXPECT_NE(babbler.err.find("意味不明な応答"), babbler.err.npos) << babbler.err;
    EXPECT_NE(babbler.err.find("{\"type\":7}"), babbler.err.npos) << babbler.err;
    EXPECT_EQ(babbler.err.find("«"), babbler.err.npos) << "a word is missing";
    const Answer well = call({"sim", "--hands", "4", "--bots", "random"});
    EXPECT_EQ(well.err, "");
}

TEST(SimCommand, LimitsAreOptions) {
    const auto faults = [](const std::string& limit, const std::string& value) {
        const Value summary = json(call({"sim", "--rules", "mil", "--hands", "1", "--bots",
                                         "random,random,random,botzone:python3 -c 'x = bytearray(200 << 20); "
                                         "print(\"PASS\" + 2000 * \" \")'",
                                         "--bot-start-seconds", "60", limit, value}));
        return *(*summary.find("bots")->list())[3].find("faults");
    };
    EXPECT_GT(*faults("--bot-memory", "128").find("died")->integer(), 0);
    EXPECT_GT(*faults("--bot-output", "1").find("flooded")->integer(), 0);
    const Value enough = faults("--bot-memory", "1024");
    EXPECT_EQ(*enough.find("died")->integer(), 0);
    EXPECT_EQ(*enough.find("flooded")->integer(), 0);
}

TEST(BotCommand, RulesThatItsProtocolCannotTellAreRefused) {
    const Answer mjai = call({"bot", "--protocol", "mjai", "--rules", "mcr"});
    EXPECT_EQ(mjai.status, 2);
    EXPECT_NE(mjai.err.find("--rules tenhou"), mjai.err.npos) << mjai.err;
    const Answer botzone = call({"bot", "--protocol", "botzone", "--rules", "zds"});
    EXPECT_EQ(botzone.status, 2);
    EXPECT_NE(botzone.err.find("--rules mil"), botzone.err.npos) << botzone.err;
    EXPECT_EQ(call({"bot", "--protocol", "mjai", "4"}).status, 2);
}

TEST(BotCommand, SitsAtBotzonesTable) {
    const std::string deal = "1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B1 B1 T5";
    const std::string mark = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n";
    const Answer simple =
        call({"bot", "--protocol", "botzone"},
             {.input = "1\n0 1 0\n" + deal + "\n3 0 DRAW\n3 0 PLAY T5\n", .environment = {}, .look = {}});
    EXPECT_EQ(simple.out, "PASS\n" + mark + "PASS\n" + mark + "PASS\n" + mark + "HU\n" + mark);
    const Answer json_form =
        call({"bot", "--protocol", "botzone"},
             {.input = R"({"requests":["0 1 0",")" + deal +
                       R"(","3 0 DRAW","3 0 PLAY T5"],"responses":["PASS","PASS","PASS"]})" + "\n",
              .environment = {},
              .look = {}});
    EXPECT_EQ(json_form.out, R"({"response":"HU"})"
                             "\n" +
                                 mark);
    const Answer wrong =
        call({"bot", "--protocol", "botzone"}, {.input = "x\n", .environment = {}, .look = {}});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("-:1"), wrong.err.npos);
}

/// Our bots as programs at our own table: they are told enough, and all they say is allowed.
TEST(BotCommand, PlaysWholeHandsThroughBothProtocols) {
    const std::string program = SIFANG_PROGRAM;
    const std::string botzone = program + " bot --protocol botzone",
                      mjai = "mjai:" + program + " bot --protocol mjai";
    for (const auto& [rules, bots] :
         {std::pair{"mil", "botzone:" + botzone + ",botzone-json:" + botzone + ",greedy,random"},
          std::pair{"tenhou", mjai + ",random,greedy," + mjai}}) {
        const Value summary = json(call({"sim", "--rules", rules, "--hands", "12", "--bots", bots}));
        for (const Value& bot : *summary.find("bots")->list())
            for (const auto& [fault, count] : *bot.find("faults")->fields())
                EXPECT_EQ(*count.integer(), 0) << rules << ": " << fault;
    }
}

}  // namespace
}  // namespace sifang::cli
