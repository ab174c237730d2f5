// `sifang sim`, `sifang bot` and `sifang play`, called as a person calls them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "cli/call.hpp"
#include "wire/json.hpp"

namespace sifang::cli {
namespace {

/// A folder of this test's own.
struct Folder {
    std::filesystem::path path;
    Folder() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        std::string name = std::string("sifang_") + test->test_suite_name() + "_" + test->name();
        std::replace(name.begin(), name.end(), '/', '_');
        path = std::filesystem::temp_directory_path() / name;
        std::filesystem::remove_all(path);
        std::filesystem::create_directory(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::string operator/(const std::string& name) const { return (path / name).string(); }
};

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
    complains({"--hands", "10", "--bots", "nobody"}, "nobody");
    complains({"--hands", "10", "--bots", "random,random"}, "four");
    complains({"--hands", "10", "--shard", "3/2"}, "3/2");
    complains({"--hands", "10", "--duplicate"}, "fours");
    complains({"--hands", "10", "--rules", "riichi", "--bots", "botzone:x"}, "botzone:x");
    complains({"--merge", "/nowhere/at/all"}, "/nowhere/at/all");
    complains({"--merge"}, "no summaries");
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

class PlayCommand : public testing::TestWithParam<std::string> {};

/// Enter to every question plays a hand to its end; the record stands.
TEST_P(PlayCommand, AHandByTheBook) {
    const Folder folder;
    const Answer played =
        call({"play", "--rules", GetParam(), "--seed", "5", "--hands", "2", "--record", folder / "p.jsonl"},
             {.input = std::string(400, '\n'), .environment = {}, .look = {}});
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_EQ(played.out.find("«"), played.out.npos) << "a word is missing";
    EXPECT_NE(played.out.find("East you"), played.out.npos);
    EXPECT_NE(played.out.find("you discards"), played.out.npos);
    const Answer replayed = call({"replay", folder / "p.jsonl"});
    EXPECT_EQ(replayed.status, 0) << replayed.out << replayed.err;
    EXPECT_NE(replayed.out.find("hands 2"), replayed.out.npos) << replayed.out;
}

/// A person who asks for a hint every time and takes it.
TEST_P(PlayCommand, HintsAndKeys) {
    std::string script = "?\nz\n";
    for (unsigned i = 0; i < 300; ++i) script += "1\na\nb\n";
    const Answer played = call({"play", "--rules", GetParam(), "--seed", "6", "--hands", "1"},
                               {.input = script, .environment = {}, .look = {}});
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_NE(played.out.find("Hint: "), played.out.npos);
    EXPECT_NE(played.out.find("'z' is no move now"), played.out.npos);
    EXPECT_EQ(played.out.find("«"), played.out.npos) << "a word is missing";
}

INSTANTIATE_TEST_SUITE_P(Every, PlayCommand,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"),
                         [](const auto& profile) { return profile.param; });

TEST(PlayCommandEnds, WithQOrWithTheInput) {
    const Answer left = call({"play", "--seed", "1"}, {.input = "q\n", .environment = {}, .look = {}});
    EXPECT_EQ(left.status, 0);
    const Answer ended = call({"play", "--seed", "1"}, {.input = "", .environment = {}, .look = {}});
    EXPECT_EQ(ended.status, 0);
}

/// Among many hands somebody wins: the score is explained, in every language.
TEST(PlayCommandWin, IsExplained) {
    for (const std::string language : {"en", "zh-Hans", "zh-Hant", "ja"}) {
        const Answer played =
            call({"play", "--rules", "mcr", "--seed", "5", "--hands", "6", "--lang", language},
                 {.input = std::string(2'000, '\n'), .environment = {}, .look = {}});
        EXPECT_EQ(played.status, 0);
        EXPECT_NE(played.out.find("mcr:"), played.out.npos) << language << ": no clause is cited";
        EXPECT_EQ(played.out.find("«"), played.out.npos) << "a word is missing";
    }
}

}  // namespace
}  // namespace sifang::cli
