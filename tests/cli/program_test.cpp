// The program from the outside: exit statuses, streams, complaints with their places, languages.

#include "cli/program.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>

#include "call.hpp"
#include "cli/command.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "text/width.hpp"
#include "wire/record/played_record.hpp"

namespace sifang::cli {
namespace {

const std::string hand = "[345s] 123m456p78s99p 9s";

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// The column of the first mark under the line that holds `line`, from 1; 0 if that line is not drawn.
std::size_t marked_column(const std::string& err, const std::string& line) {
    const auto lines = lines_of(err);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        if (lines[i] == "    " + line) return lines[i + 1].find('^') + 1 - 4;
    return 0;
}

TEST(Program, SaysItsVersion) {
    for (const char* way : {"--version", "version"}) {
        const Answer answer = call({way});
        EXPECT_EQ(answer.status, 0);
        EXPECT_TRUE(answer.out.starts_with("sifang ")) << answer.out;
        EXPECT_EQ(answer.err, "");
    }
}

TEST(Program, AListTakesOneWordSoTheHandMayFollowIt) {
    const std::string pinfu = "123m456m789p34s55s 5s";
    for (const std::string list : {"--situation=riichi", "--claim=pinfu"}) {
        const std::string name = list.substr(0, list.find('=')), value = list.substr(list.find('=') + 1);
        const Answer before = call({"score", "--rules", "tenhou", name, value, pinfu});
        const Answer after = call({"score", "--rules", "tenhou", pinfu, name, value});
        EXPECT_EQ(before.status, 0) << before.err;
        EXPECT_EQ(before.out, after.out);
    }
}

TEST(Program, WithoutACommandItShowsWhatThereIs) {
    const Answer answer = call({});
    EXPECT_EQ(answer.status, 0);
    for (const Command& command : commands())
        EXPECT_TRUE(has(answer.out, "\n  " + std::string(command.name) + " "));
}

/// Every command and verb, in the order in which help lists them.
std::vector<CommandPath> all_paths(const CommandPath& from = {}) {
    std::vector<CommandPath> paths;
    for (const Command& command : verbs_of(from)) {
        CommandPath path = from;
        path.emplace_back(command.name);
        paths.push_back(path);
        const auto below = all_paths(path);
        paths.insert(paths.end(), below.begin(), below.end());
    }
    return paths;
}

CommandPath with(CommandPath words, const CommandPath& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(Program, HelpOfEveryCommandInEveryLanguage) {
    for (const Language language : all_languages)
        for (const CommandPath& path : all_paths()) {
            const std::string lang(id(language));
            const Answer answer = call(with(path, {"--help", "--lang", lang}));
            EXPECT_EQ(answer.status, 0);
            EXPECT_FALSE(has(answer.out, "«")) << answer.out;
            EXPECT_TRUE(has(answer.out, "\n  " + spoken(path))) << spoken(path);
            for (const std::string& line : lines_of(answer.out)) EXPECT_LE(display_width(line), 80u) << line;
            EXPECT_EQ(call(with({"--lang", lang, "help"}, path)).out, answer.out);
        }
}

TEST(Program, HelpOfACommandListsItsVerbs) {
    const Answer answer = call({"contest"});
    EXPECT_EQ(answer.status, 0);
    EXPECT_EQ(answer.out, call({"contest", "--help"}).out);
    for (const Command& verb : verbs_of({"contest"}))
        EXPECT_TRUE(has(answer.out, "\n  " + std::string(verb.name) + " ")) << verb.name;
}

TEST(Program, AnUnknownVerbIsNamedWithAGuess) {
    for (const CommandPath& words :
         {CommandPath{"contest", "shwo"}, CommandPath{"help", "contest", "shwo"}}) {
        const Answer answer = call(words);
        EXPECT_EQ(answer.status, 2);
        EXPECT_TRUE(has(answer.err, "Did you mean show?")) << answer.err;
        EXPECT_TRUE(has(answer.err, "sifang contest --help")) << answer.err;
        EXPECT_EQ(marked_column(answer.err,
                                "sifang" + std::string(words.size() == 3 ? " help" : "") + " contest shwo"),
                  words.size() == 3 ? 21u : 16u)
            << answer.err;
    }
}

TEST(Program, AnOptionWithoutItsValueNamesTheHelpOfTheVerb) {
    const Answer answer = call({"contest", "create", "Cup", "--name"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "sifang contest create --help")) << answer.err;
}

/// The lines below the heading of the examples, as a reader would copy them.
std::vector<std::string> examples_in(const std::string& help) {
    std::vector<std::string> calls;
    bool below = false;
    for (const std::string& line : lines_of(help)) {
        if (below && line.starts_with("  sifang ")) calls.push_back(line.substr(9));
        below = below || line == "Examples";
    }
    return calls;
}

/// The files that examples name, in a folder of their own that is the current one meanwhile.
class ExampleFiles {
  public:
    ExampleFiles() {
        std::filesystem::create_directories(folder_);
        std::filesystem::current_path(folder_);
        const auto suits = std::make_unique<SuitTable>();
        test::Random random(1);
        std::ofstream("game.jsonl", std::ios::binary)
            << test::play_record(*open_rulebook("mcr", *suits), *suits, random, {.most_hands = 2});
        const std::filesystem::path data = SIFANG_TEST_DATA;
        std::filesystem::copy_file(data / "tenhou_sample" / "bug1.xml", "game.mjlog",
                                   std::filesystem::copy_options::overwrite_existing);
        std::filesystem::copy_file(data / "botzone_games_sample.jsonl", "botzone.jsonl",
                                   std::filesystem::copy_options::overwrite_existing);
        // Four teams of four, for the contest that the examples run.
        std::ofstream entries("entries.csv", std::ios::binary);
        entries << "name,team,contact\n";
        for (int i = 0; i < 16; ++i)
            entries << "Player " << char('A' + i) << ",Team " << i / 4 + 1 << ",desk " << i << "\n";
        entries.close();
        call({"import", "--format", "tenhou", "game.mjlog", "--records", "tenhou.jsonl"});
    }
    ~ExampleFiles() {
        std::filesystem::current_path(before_);
        std::filesystem::remove_all(folder_);
    }

  private:
    std::filesystem::path before_ = std::filesystem::current_path();
    std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "sifang_examples";
};

/// In the order of help, so that those of a command with verbs may tell one story.
TEST(Program, TheExamplesInHelpWork) {
    const ExampleFiles files;
    for (const CommandPath& path : all_paths()) {
        const auto calls = examples_in(call(with(path, {"--help"})).out);
        EXPECT_FALSE(calls.empty()) << spoken(path);
        for (const std::string& line : calls) {
            const Answer answer = call(split_call(line));
            EXPECT_EQ(answer.status, 0) << line << "\n" << answer.err;
            // A bot speaks when it is spoken to.
            EXPECT_EQ(answer.out.empty(), path.front() == "bot") << line;
            EXPECT_FALSE(has(answer.out, "«")) << answer.out;
        }
    }
}

TEST(Program, TheLanguageIsThatOfTheCallThenOfTheEnvironment) {
    const auto first_line = [](const Answer& answer) { return lines_of(answer.out).front(); };
    EXPECT_TRUE(has(first_line(call({"score", hand})), "Mahjong"));
    EXPECT_TRUE(
        has(first_line(call({"score", hand}, {.environment = {{"LANG", "zh_TW.UTF-8"}}})), "競賽規則"));
    EXPECT_TRUE(
        has(first_line(call({"score", hand}, {.environment = {{"LANG", "ja_JP"}, {"LC_ALL", "zh_CN"}}})),
            "竞赛规则"));
    EXPECT_TRUE(has(first_line(call({"score", hand}, {.environment = {{"LANG", "de_DE"}}})), "Mahjong"));
    EXPECT_TRUE(
        has(first_line(call({"--lang", "ja", "score", hand}, {.environment = {{"LANG", "zh_CN"}}})), "競技"));
    EXPECT_TRUE(has(first_line(call({"score", hand, "--lang=ja"})), "競技"));
}

TEST(Program, AnUnknownLanguageIsRefused) {
    const Answer answer = call({"score", hand, "--lang", "fr"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "zh-Hans, zh-Hant, en, ja")) << answer.err;
}

TEST(Program, ColourOnlyWhenAskedFor) {
    EXPECT_FALSE(has(call({"score", hand}).out, "\x1b["));
    EXPECT_TRUE(has(call({"score", hand, "--color", "always"}).out, "\x1b["));
    EXPECT_FALSE(has(call({"score", hand, "--color", "never"}, {.look = {.colour = true}}).out, "\x1b["));
}

TEST(Program, AnUnknownOptionIsNamedWithAGuess) {
    const Answer answer = call({"score", hand, "--sea", "W"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_TRUE(has(answer.err, "--seat")) << answer.err;
    EXPECT_EQ(marked_column(answer.err, "sifang score \"" + hand + "\" --sea W"), 41u) << answer.err;
}

TEST(Program, AnUnknownCommandIsNamedWithAGuess) {
    const Answer answer = call({"scroe", hand});
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "Did you mean score?")) << answer.err;
    EXPECT_EQ(marked_column(answer.err, "sifang scroe \"" + hand + "\""), 8u) << answer.err;
}

TEST(Program, AWrongChoiceListsTheRightOnes) {
    const Answer answer = call({"score", hand, "--by", "luck"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "discard, draw")) << answer.err;
    EXPECT_EQ(call({"score", hand, "--situation", "robbing,moonlight"}).status, 2);
}

TEST(Program, AnOptionWithoutItsValue) {
    const Answer answer = call({"score", hand, "--by"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(has(answer.err, "--by needs a value")) << answer.err;
    EXPECT_EQ(call({"rules", "--diff", "mcr"}).status, 2);
}

TEST(Program, NoHand) {
    for (const char* command : {"score", "waits"}) {
        const Answer answer = call({command});
        EXPECT_EQ(answer.status, 2);
        EXPECT_TRUE(has(answer.err, "No hand") || has(answer.err, "no hand")) << answer.err;
    }
}

TEST(Program, UnknownRulesAndAMissingFile) {
    const Answer unknown = call({"score", hand, "--rules", "mrc"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(has(unknown.err, "mcr, gb98, mil")) << unknown.err;
    const Answer missing = call({"score", hand, "--rules", "nowhere/mine.json"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_TRUE(has(missing.err, "nowhere/mine.json")) << missing.err;
    EXPECT_EQ(call({"rules", "."}).status, 2);
}

struct BadHand {
    const char* text;
    std::size_t column;
};

TEST(Program, ABadHandIsDrawnWithTheColumnMarked) {
    for (const BadHand& bad : {BadHand{"11111m 2m", 5}, BadHand{"123x 4m", 4}, BadHand{"[124m] 1m", 2},
                               BadHand{"[123m 4m", 1}, BadHand{"東西龜 1m", 5}}) {
        const Answer answer = call({"score", bad.text});
        EXPECT_EQ(answer.status, 2) << bad.text;
        EXPECT_EQ(answer.out, "");
        EXPECT_EQ(marked_column(answer.err, bad.text), bad.column) << answer.err;
    }
}

TEST(Program, BadFlowersAreMarkedInTheirOption) {
    const Answer answer = call({"score", hand, "--flowers", "1f5p"});
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(marked_column(answer.err, "--flowers 1f5p"), 13u) << answer.err;
}

TEST(Program, FactsThatContradictEachOther) {
    const Answer robbing = call({"score", hand, "--by", "draw", "--situation", "robbing"});
    EXPECT_EQ(robbing.status, 2);
    EXPECT_TRUE(has(robbing.err, "^^^^^^^")) << robbing.err;
    EXPECT_EQ(call({"score", hand, "--discarder", "E"}).status, 2);
    EXPECT_EQ(call({"score", "[345s] 123m456p78s99p 0s"}).status, 2);
}

TEST(Program, AHandThatDoesNotWinIsANo) {
    const Answer answer = call({"score", "[345s] 123m456p78s99p 1s"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_TRUE(has(answer.out, "Not a winning hand.")) << answer.out;
    EXPECT_EQ(call({"score", "[345s] 123m456p78s99p 1s", "--json"}).status, 1);
}

TEST(Program, WhatIsClaimedTooMuchIsStruckAndWhatIsForgottenIsLost) {
    const Answer answer =
        call({"score", hand, "--by", "draw", "--claim", "mixed_straight,all_green", "--json"});
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_TRUE(has(answer.out, R"("total":8,)")) << answer.out;
    EXPECT_TRUE(has(answer.out, R"("struck":[{"id":"all_green","count":1}])")) << answer.out;
    EXPECT_TRUE(has(answer.out, R"({"id":"self_drawn","points":1,"count":1})")) << answer.out;
    EXPECT_TRUE(has(answer.out, R"("full_total":11)")) << answer.out;
}

TEST(Program, AClaimMayUseTheNamesOfTheLanguage) {
    EXPECT_EQ(
        call({"score", hand, "--lang", "zh-Hans", "--claim", "花龙,平和"}).out,
        call({"score", hand, "--lang", "zh-Hans", "--claim", "mixed_straight", "--claim", "all_chows"}).out);
    const Answer unknown = call({"score", hand, "--claim", "mixed_strait"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(has(unknown.err, "mixed_straight")) << unknown.err;
}

TEST(Program, ADeclaredWinThatDoesNotStandIsJudged) {
    EXPECT_TRUE(has(call({"score", "[123m] [345p] 67888sEE 8s"}).out, "Wrong win"));
    EXPECT_TRUE(has(call({"score", "[345s] 123m456p78s99p 1s"}).out, "Wrong win"));
    EXPECT_TRUE(has(call({"score", "159m159p159sESWN C"}).out, "False win"));
}

TEST(Program, WordsOfAHandMayComeUnquoted) {
    EXPECT_EQ(call({"score", "[345s]", "123m456p78s99p", "9s"}).out, call({"score", hand}).out);
}

TEST(Program, JsonAndJsonLinesAnswerAlike) {
    const Answer json = call({"score", hand, "--json"});
    const Answer lines =
        call({"score", "--jsonl", "--threads", "1"},
             {.input = R"({"concealed":"123m456p78s99p","win":"9s","melds":[{"kind":"chow","tiles":"345s"}]})"
                       "\nnot json\n"});
    EXPECT_EQ(lines.status, 0);
    const auto answers = lines_of(lines.out);
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0] + "\n", json.out);
    EXPECT_TRUE(has(answers[1], R"({"error":{"code":)"));
    EXPECT_EQ(call({"score", "--jsonl", "--threads", "none"}).status, 2);
}

TEST(Program, MessagesOfJsonLinesAreInThePersonsLanguage) {
    const Answer answer =
        call({"waits", "--jsonl", "--lang", "ja"}, {.input = "{\"concealed\":\"11111m\"}\n"});
    EXPECT_TRUE(has(answer.out, "四枚を超えています")) << answer.out;
}

TEST(Program, AProfileFromAFile) {
    const auto folder = std::filesystem::temp_directory_path() / "sifang_program_test";
    std::filesystem::create_directories(folder);
    const std::string path = (folder / "mine.json").string();
    std::ofstream(path) << R"({"based_on": "mcr", "id": "mine", "minimum": 20})";
    const Answer answer = call({"score", hand, "--rules", path});
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_TRUE(has(answer.out, "not reached")) << answer.out;

    std::ofstream(path) << "{\n  \"based_on\": \"mcr\",\n  \"id\": \"mine\",\n  \"minimun\": 20\n}\n";
    const Answer refused = call({"rules", path});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, path + ":4:")) << refused.err;
    EXPECT_TRUE(has(refused.err, "minimun")) << refused.err;
    std::filesystem::remove_all(folder);
}

TEST(Program, OutputThatCannotBeWrittenIsSaid) {
    struct Full : std::streambuf {
        int_type overflow(int_type) override { return traits_type::eof(); }
    } full;
    std::istringstream in;
    std::ostream out(&full);
    std::ostringstream err;
    const int status =
        run({"sifang", "rules"}, {in, out, err, {}, {}, source_of(in), sink_of(out), [](const char*) {
                                      return std::optional<std::string>();
                                  }});
    EXPECT_EQ(status, 2);
    EXPECT_TRUE(has(err.str(), "could not be written")) << err.str();
}

}  // namespace
}  // namespace sifang::cli
