#include "wire/waits_line.hpp"

#include <gtest/gtest.h>

#include "hand/notation.hpp"
#include "support/suits.hpp"
#include "wire/json.hpp"
#include "wire/stub_rulebook.hpp"

namespace sifang {
namespace {

std::string answer(std::string_view line) {
    const testing_stub::StubRulebook book;
    std::string out;
    WaitsLines(suits(), book).answer(line, out);
    EXPECT_TRUE(parse_json(out)) << out;
    return out;
}

TEST(WaitsLine, OneTileShortTheWaitsWithTheirTotals) {
    // The stub scores 7 by discard, under its minimum of 8, and 9 by self-draw.
    EXPECT_EQ(answer(R"({"concealed":"123m456p78s99p345s"})"),
              R"({"shanten":0,"waits":[{"tile":"6s","left":4,"discard":null,"draw":9},)"
              R"({"tile":"9s","left":4,"discard":null,"draw":9}]})");
}

TEST(WaitsLine, LeftCountsCopiesOutsideTheHandWithItsMelds) {
    EXPECT_EQ(
        answer(
            R"({"concealed":"78s99p456p","melds":[{"kind":"chow","tiles":"678s"},{"kind":"pung","tiles":"999s"}]})"),
        R"({"shanten":0,"waits":[{"tile":"6s","left":3,"discard":null,"draw":9},)"
        R"({"tile":"9s","left":1,"discard":null,"draw":9}]})");
}

TEST(WaitsLine, AKindHeldFourTimesIsNoWait) {
    EXPECT_EQ(
        answer(
            R"({"concealed":"78s99p456p","melds":[{"kind":"chow","tiles":"678s"},{"kind":"kong","tiles":"9999s"}]})"),
        R"({"shanten":0,"waits":[{"tile":"6s","left":3,"discard":null,"draw":9}]})");
}

TEST(WaitsLine, AHandThatDoesNotWaitHasNoWaits) {
    EXPECT_EQ(answer(R"({"concealed":"1m","melds":[],"seat":"S","round":"W"})").substr(0, 9), R"({"error":)");
    EXPECT_EQ(
        answer(
            R"({"concealed":"15m","melds":[{"kind":"pung","tiles":"EEE"},{"kind":"pung","tiles":"SSS"},{"kind":"pung","tiles":"WWW"}]})")
            .substr(0, 9),
        R"({"error":)");
    EXPECT_EQ(
        answer(
            R"({"concealed":"1359m","melds":[{"kind":"pung","tiles":"EEE"},{"kind":"pung","tiles":"SSS"},{"kind":"pung","tiles":"WWW"}]})"),
        R"({"shanten":1,"waits":[]})");
}

TEST(WaitsLine, AFullHandHasItsDiscards) {
    EXPECT_EQ(
        answer(
            R"({"concealed":"15m","melds":[{"kind":"pung","tiles":"EEE"},{"kind":"pung","tiles":"SSS"},{"kind":"pung","tiles":"WWW"},{"kind":"chow","tiles":"345m"}]})"),
        R"({"shanten":0,"discards":[{"tile":"1m","shanten":0,"useful":[{"tile":"5m","left":2}],"useful_total":2},)"
        R"({"tile":"5m","shanten":0,"useful":[{"tile":"1m","left":3}],"useful_total":3}]})");
    EXPECT_TRUE(
        answer(R"({"concealed":"123m456p789s11p123s"})").starts_with(R"({"shanten":-1,"discards":[)"));
}

TEST(WaitsLine, SeatAndRoundReachTheRulebook) {
    const testing_stub::StubRulebook book([](const Win& win) {
        Ruling ruling;
        ruling.score.valid = true;
        ruling.score.total = 10 * static_cast<int>(win.seat) + static_cast<int>(win.round);
        ruling.score.meets_minimum = true;
        return ruling;
    });
    std::string out;
    WaitsLines(suits(), book)
        .answer(
            R"({"concealed":"4m","seat":"N","round":"S","melds":[{"kind":"pung","tiles":"EEE"},{"kind":"pung","tiles":"SSS"},{"kind":"pung","tiles":"WWW"},{"kind":"chow","tiles":"345m"}]})",
            out);
    EXPECT_EQ(out, R"({"shanten":0,"waits":[{"tile":"4m","left":2,"discard":31,"draw":31}]})");
}

struct BadWaits {
    std::string line;
    std::string_view code;
    std::size_t at;
};
class BadWaitsLine : public testing::TestWithParam<BadWaits> {};

TEST_P(BadWaitsLine, HasACodeAndAColumn) {
    const auto& [line, code, at] = GetParam();
    const auto result = read_waits_line(line);
    ASSERT_FALSE(result) << line;
    EXPECT_EQ(result.error().code, code) << line;
    EXPECT_EQ(result.error().at, at) << line;
}

INSTANTIATE_TEST_SUITE_P(
    Wire, BadWaitsLine,
    testing::Values(
        BadWaits{"", "json_unexpected_end", 1}, BadWaits{"{}", "missing_field", 2},
        BadWaits{R"({"concealed":"123m"})", "tile_count", 15},
        BadWaits{R"({"concealed":""})", "tile_count", 15},
        BadWaits{R"({"concealed":"1m1m","win":"1m"})", "unknown_field", 22},
        BadWaits{
            R"({"concealed":"1111m","melds":[{"kind":"pung","tiles":"EEE"},{"kind":"pung","tiles":"SSS"},{"kind":"chow","tiles":"123m"}]})",
            "fifth_copy", 115},
        BadWaits{R"({"concealed":"1m","seat":"Q"})", "unknown_value", 27}));

TEST(WaitScores, ManyWaitsAreAllThere) {
    const testing_stub::StubRulebook book;
    const auto hand = parse_hand("19m19p19sESWNCFP", HandForm::Waiting);
    ASSERT_TRUE(hand);
    const WaitScores waits = wait_scores(suits(), book, hand->hand, Wind::East, Wind::East);
    EXPECT_EQ(waits.size(), 13u);
    for (const WaitScore& wait : waits) EXPECT_EQ(wait.left, 3u);
}

}  // namespace
}  // namespace sifang
