// `sifang wall` called in-process, from promise to verdict.
#include "cli/wall_command.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/program.hpp"
#include "cli/rulebooks.hpp"
#include "wire/json.hpp"

namespace sifang::cli {
namespace {

struct Answer {
    int status = 0;
    std::string out, err;
    Value json() const { return parse_json(out).value_or(Value()); }
};

Answer call(std::vector<std::string> words, const std::string& input = {}) {
    words.insert(words.begin(), {"sifang", "wall"});
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status =
        run(words, {in, out, err, Look{}, Look{}, {}, {}, [](const char*) { return std::nullopt; }});
    return {status, out.str(), err.str()};
}

std::string text_of(const Value& value, std::string_view name) { return *value.find(name)->string(); }

const std::vector<std::string> label{"--event", "Spring", "--session", "1", "--table", "7"};

std::vector<std::string> with_label(std::vector<std::string> words) {
    words.insert(words.end(), label.begin(), label.end());
    return words;
}

/// What house and players open after a hand whose promises were kept.
Value honest_hand() {
    Value hand = *call(with_label({"--commit", "--hand", "1", "--json"})).json().find("opening");
    ValueList players;
    for (const char* name : {"Ana", "Bo"})
        players.push_back(*call(with_label({"--promise", name, "--json"})).json().find("opening"));
    hand["players"] = players;
    const Answer verdict = call({"--verify", "-", "--json"}, write_json(hand));
    EXPECT_EQ(verdict.status, 0) << verdict.out << verdict.err;
    hand["wall"] = *verdict.json().find("wall");
    return hand;
}

TEST(WallCommand, PromisesThatWereKept) {
    const Value hand = honest_hand();
    const Answer verdict = call({"--verify", "-", "--json"}, write_json(hand));
    EXPECT_EQ(verdict.status, 0);
    EXPECT_EQ(*verdict.json().find("kept"), Value(true));
    EXPECT_EQ(*verdict.json().find("compared"), Value(true));
    EXPECT_EQ(*verdict.json().find("players"), Value(2));
    EXPECT_NE(call({"--verify", "-"}, write_json(hand)).out.find("Every promise was kept."),
              std::string::npos);
}

TEST(WallCommand, APromiseThatWasNotKeptIsANo) {
    Value hand = honest_hand();
    hand["players"].list()->front()["seed"] = std::string(64, '0');
    const Answer verdict = call({"--verify", "-", "--json"}, write_json(hand));
    EXPECT_EQ(verdict.status, 1);
    const ValueList findings = *verdict.json().find("findings")->list();
    ASSERT_EQ(findings.size(), 2u);
    EXPECT_EQ(text_of(findings[0], "code"), "player_broke_promise");
    EXPECT_EQ(text_of(findings[0], "name"), "Ana");
    EXPECT_EQ(text_of(findings[1], "code"), "other_wall");
}

TEST(WallCommand, ThePublishedCommitmentStandsAboveTheOneInTheFile) {
    const Value hand = honest_hand();
    EXPECT_EQ(call({"--verify", "-", "--commitment", text_of(hand, "commitment")}, write_json(hand)).status,
              0);
    EXPECT_EQ(call({"--verify", "-", "--commitment", std::string(64, 'a')}, write_json(hand)).status, 1);
}

TEST(WallCommand, EveryFaultOfAFileIsNamed) {
    const auto fault = [](auto change) {
        static const Value honest = honest_hand();
        Value hand = honest;
        change(hand);
        const Answer answer = call({"--verify", "-"}, write_json(hand));
        EXPECT_EQ(answer.status, 2);
        return answer.err.substr(0, answer.err.find('\n'));
    };
    EXPECT_EQ(fault([](Value& v) { v["salt"] = "12"; }), "sifang: -: salt must be 64 hexadecimal digits");
    EXPECT_EQ(fault([](Value& v) { v["hand"] = 1; }), "sifang: -: A value of the wrong kind at hand");
    EXPECT_EQ(fault([](Value& v) { v["colour"] = 1; }), "sifang: -: There is no field colour");
    EXPECT_EQ(fault([](Value& v) { v["rules"] = "poker"; }), "sifang: -: The value of rules is not known");
    EXPECT_EQ(fault([](Value& v) { v["algorithm"] = "sifang-wall-0"; }),
              "sifang: -: The value of algorithm is not known");
    EXPECT_EQ(fault([](Value& v) { v["wall"].list()->front() = v["wall"].list()->back(); }),
              "sifang: -: wall does not hold every tile of the set once");
    EXPECT_EQ(fault([](Value& v) { v["wall"].list()->front() = -1; }),
              "sifang: -: wall does not hold every tile of the set once");
    EXPECT_EQ(fault([](Value& v) { v["players"] = "Ana"; }),
              "sifang: -: A value of the wrong kind at players");
    EXPECT_EQ(fault([](Value& v) { (*v["players"].list())[1] = Value(3); }),
              "sifang: -: A value of the wrong kind at players.2");
    EXPECT_EQ(fault([](Value& v) { v["players"].list()->back().fields()->pop_back(); }),
              "sifang: -: The field players.2.salt is missing");
    EXPECT_EQ(call({"--verify", "-"}, "{\"seed\":").status, 2);
    EXPECT_EQ(call({"--verify", "-"}, "").status, 2);
}

TEST(WallCommand, WrongCallsAreRefused) {
    EXPECT_EQ(call({"--commit"}).status, 2);
    EXPECT_EQ(call({"--commit", "--event", "a", "--session", "b", "--table", "c"}).status, 2);
    EXPECT_EQ(call({"--promise", "Ana", "--event", "a"}).status, 2);
    EXPECT_EQ(call({"--commit", "--verify", "x"}).status, 2);
    EXPECT_EQ(call({"--verify", "no/such/file"}).status, 2);
    EXPECT_EQ(call({"--seed", "zz"}).status, 2);
    EXPECT_EQ(call({"--rules", "poker"}).status, 2);
}

TEST(WallCommand, WhatIsKeptIsReadableByItsOwnerOnlyAndNeverOverwritten) {
    const std::string path = testing::TempDir() + "sifang_kept_" + std::to_string(getpid());
    const auto words = with_label({"--commit", "--hand", "1", "--json", "--keep", path});
    const Answer first = call(words);
    EXPECT_EQ(first.status, 0);
    EXPECT_EQ(first.json().find("opening"), nullptr);
    struct stat file{};
    ASSERT_EQ(stat(path.c_str(), &file), 0);
    EXPECT_EQ(file.st_mode & 0777, 0600u);
    EXPECT_EQ(call(words).status, 2);
    EXPECT_EQ(call({"--verify", path, "--commitment", text_of(first.json(), "commitment")}).status, 0);
    std::remove(path.c_str());
}

TEST(WallCommand, ASessionsSecretGivesTheSameHandAgain) {
    const std::string path = testing::TempDir() + "sifang_secret_" + std::to_string(getpid());
    std::ofstream(path) << std::string(64, '7') << "\n";
    const auto commitment = [&](const char* hand) {
        return text_of(call(with_label({"--commit", "--hand", hand, "--json", "--secret", path})).json(),
                       "commitment");
    };
    EXPECT_EQ(commitment("1"), commitment("1"));
    EXPECT_NE(commitment("1"), commitment("2"));
    std::ofstream(path) << "too short";
    EXPECT_EQ(call(with_label({"--commit", "--hand", "1", "--secret", path})).status, 2);
    std::remove(path.c_str());
}

TEST(WallCommand, AWallIsShownWithItsDiceBreakAndHands) {
    const std::string zeros(64, '0');
    const Value shown = call({"--rules", "zds", "--seed", zeros, "--json"}).json();
    EXPECT_EQ(shown, call({"--rules", "zds", "--seed", zeros, "--json"}).json());
    EXPECT_EQ(shown.find("wall")->list()->size(), 136u);
    EXPECT_EQ(text_of(*shown.find("opened"), "wall"), "N");
    EXPECT_EQ(*shown.find("opened")->find("count"), Value(4));
    EXPECT_EQ(text_of(shown, "indicator"), "2m");
    EXPECT_EQ(text_of(*shown.find("hands"), "E"), "1679m469p13567sF");
}

TEST(WallCommand, EveryEditionDeals) {
    const std::string zeros(64, '0');
    for (const std::string& rules : rulebook_ids()) {
        const Value shown = call({"--rules", rules, "--seed", zeros, "--json"}).json();
        EXPECT_EQ(text_of(shown, "rules"), rules);
        EXPECT_EQ(shown.find("dice")->list()->size(), rules == "hk" ? 3u : shown.find("indicator") ? 2u : 4u);
    }
}

TEST(WallCommand, AHandStackedTableThrowsTwice) {
    const std::string zeros(64, '0');
    const Value shown = call({"--rules", "zds", "--throws", "2", "--seed", zeros, "--json"}).json();
    EXPECT_EQ(shown.find("dice")->list()->size(), 4u);
    EXPECT_EQ(call({"--rules", "zds", "--throws", "3"}).status, 2);
}

TEST(WallCommand, AProfileFileDealsAndIsVerified) {
    const std::string path = testing::TempDir() + "sifang_profile_" + std::to_string(getpid()) + ".json";
    std::ofstream(path) << R"({"based_on":"zds","id":"ours","play":{"deal":{"throws":2}}})";
    const Value shown = call({"--rules", path, "--seed", std::string(64, '0'), "--json"}).json();
    EXPECT_EQ(text_of(shown, "rules"), "ours");
    EXPECT_EQ(shown.find("wall")->list()->size(), 136u);
    EXPECT_EQ(shown.find("dice")->list()->size(), 4u);

    const Value promised = call(with_label({"--commit", "--hand", "1", "--json", "--rules", path})).json();
    const std::string opening = write_json(*promised.find("opening"));
    EXPECT_EQ(call({"--verify", "-", "--rules", path}, opening).status, 0);
    EXPECT_EQ(call({"--verify", "-"}, opening).status, 2) << "nobody knows these rules by their id";
    EXPECT_EQ(call({"--verify", "-", "--rules", "zds"}, opening).status, 2);
    std::remove(path.c_str());
}

TEST(WallCommand, AFileToVerifyIsBounded) {
    const std::string hand = write_json(honest_hand());
    EXPECT_EQ(call({"--verify", "-"}, std::string((std::size_t{1} << 20) - hand.size(), ' ') + hand).status,
              0);
    EXPECT_EQ(call({"--verify", "-"}, std::string(std::size_t{1} << 20, ' ') + hand).status, 2);
}

TEST(WallCommand, EveryExampleOfTheHelpWorks) {
    for (const std::string_view example : wall_command().examples) {
        std::istringstream in{std::string(example)};
        std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
        words.erase(words.begin());
        EXPECT_EQ(call(words).status, 0) << example;
    }
}

}  // namespace
}  // namespace sifang::cli
