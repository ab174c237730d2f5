// The breakdown with a rulebook of a family that the program does not know: nothing in it may depend on a
// family.

#include "cli/ruling_view.hpp"

#include <gtest/gtest.h>

#include "call.hpp"
#include "cli/hand_view.hpp"
#include "hand/notation.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

class OtherRulebook : public Rulebook {
  public:
    std::string_view id() const override { return "other"; }
    std::string_view family() const override { return "other"; }
    Value profile() const override { return {}; }
    std::span<const PatternInfo> patterns() const override { return patterns_; }
    Shapes shapes() const override { return shapes::all_five; }
    tl::expected<Score, WinFault> score(const Win&) const override { return Score{}; }
    tl::expected<Ruling, WinFault> explain(const Win&) const override { return Ruling{}; }
    const PlayRules& play() const override { return play_; }
    const SessionRules& session() const override { return session_; }
    SessionResult result(const std::array<int, 4>&) const override { return {}; }

  private:
    PlayRules play_;
    SessionRules session_;
    std::vector<PatternInfo> patterns_{{"pinfu", 0, 1, "", "other:1", {}},
                                       {"tanyao", 0, 1, "", "other:2", {}}};
};

Words other_words() {
    auto texts = Words(Language::En).all();
    texts.insert({{"render.pattern.other", "Yaku"},
                  {"render.points.other", "Han"},
                  {"render.total.other", "Points"},
                  {"pattern.other.pinfu", "Pinfu"},
                  {"pattern.other.tanyao", "Tanyao"}});
    return Words(Language::En, texts);
}

Win win_of(std::string_view text) {
    const auto parsed = parse_hand(text, HandForm::Winning);
    EXPECT_TRUE(parsed) << text;
    Win win;
    win.hand = parsed->hand;
    win.tile = *parsed->win;
    return win;
}

Tile tile(std::string_view text) { return parse_tile(text)->tile; }

/// [345s] 123m 456p 78s 99p on 9s.
Reading chow_reading() {
    Reading reading;
    reading.sets = {{SetKind::Chow, true, true, tile("3s")},
                    {SetKind::Chow, false, false, tile("1m")},
                    {SetKind::Chow, false, false, tile("4p")},
                    {SetKind::Chow, false, false, tile("7s")}};
    reading.pair = tile("9p");
    return reading;
}

TEST(HandView, TheWinningTileStandsApart) {
    const auto groups = hand_groups(win_of("[345s] 123m456p78s99p 9s"), chow_reading(), TileFaces::Text);
    EXPECT_EQ(groups, (std::vector<std::string>{"[345s]", "123m", "456p", "78s", "99p", "9s"}));
    EXPECT_EQ(draw_hand(groups, {}), "  [345s]  123m  456p  78s  99p    9s\n");
}

TEST(HandView, APungCompletedByADiscardLosesTheTile) {
    // 555p is open by the discard, 456p keeps its five.
    Reading reading;
    reading.sets = {{SetKind::Chow, false, false, tile("4p")},
                    {SetKind::Pung, false, true, tile("5p")},
                    {SetKind::Chow, false, false, tile("1m")},
                    {SetKind::Chow, false, false, tile("7s")}};
    reading.pair = tile("E");
    const auto groups = hand_groups(win_of("456p55p123m789sEE 5p"), reading, TileFaces::Text);
    EXPECT_EQ(groups, (std::vector<std::string>{"456p", "55p", "123m", "789s", "EE", "5p"}));
}

TEST(HandView, AKnittedStraightStandsInItsThreeSuits) {
    Reading reading;
    reading.kind = ReadingKind::KnittedStraight;
    reading.knitting = {0, 2, 1};
    reading.sets = {{SetKind::Pung, false, false, tile("C")}};
    reading.pair = tile("E");
    const auto groups = hand_groups(win_of("147m369p25sCCCEE 8s"), reading, TileFaces::Text);
    EXPECT_EQ(groups, (std::vector<std::string>{"147m", "369p", "25s", "CCC", "EE", "8s"}));
}

TEST(HandView, SevenPairsStandAsPairs) {
    Reading reading;
    reading.kind = ReadingKind::SevenPairs;
    const auto groups = hand_groups(win_of("1122m3344pEEEE5s 5s"), reading, TileFaces::Text);
    EXPECT_EQ(groups, (std::vector<std::string>{"11m", "22m", "33p", "44p", "5s", "EE", "EE", "5s"}));
}

TEST(HandView, FourKongsOfBoxesFitTheScreen) {
    Reading reading;
    reading.sets = {{SetKind::Kong, true, true, tile("1m")},
                    {SetKind::Kong, true, true, tile("2m")},
                    {SetKind::Kong, true, true, tile("3m")},
                    {SetKind::Kong, true, true, tile("4m")}};
    reading.pair = tile("E");
    const std::string drawn =
        draw_hand(hand_groups(win_of("[1111m] [2222m] [3333m] [4444m] E E"), reading, TileFaces::Boxes), {});
    for (const std::string& line : lines_of(drawn)) EXPECT_LE(display_width(line), 80u) << line;
    EXPECT_NE(drawn.find("{[4m][4m][4m][4m]}"), std::string::npos);
}

TEST(RulingView, FiguresAndLimitsOfAnyFamily) {
    const OtherRulebook rulebook;
    Ruling ruling;
    ruling.reading = chow_reading();
    ruling.score.valid = true;
    ruling.score.total = 7700;
    ruling.score.meets_minimum = true;
    ruling.score.patterns = {{0, 1, 1}, {1, 2, 1}};
    ruling.score.figures = {{"han", 4}, {"fu", 30}};
    ruling.score.has_limit = true;
    ruling.score.limit = "mangan";
    ruling.score.payments = Payments{7700, -7700, 0, 0};
    ruling.made_of = {{1, 0b00010}, {1, 0b10100}};
    Win win = win_of("[345s] 123m456p78s99p 9s");
    win.discarder = Wind::South;
    EXPECT_EQ(draw_ruling(win, ruling, rulebook, other_words(), {}),
              "other · seat East, round East · by discard\n"
              "\n"
              "  [345s]  123m  456p  78s  99p    9s\n"
              "\n"
              "Counted\n"
              "  Yaku       Han  Clause   Sets\n"
              "  Pinfu        1  other:1\n"
              "  Tanyao ×2    2  other:2  123m, 456p 99p\n"
              "\n"
              "  Han        4\n"
              "  Fu        30\n"
              "  Points  7700  mangan\n"
              "\n"
              "Payments\n"
              "  East   +7700  winner\n"
              "  South  −7700  discarder\n"
              "  West       0\n"
              "  North      0\n");
}

TEST(RulingView, WhatDoesNotWinIsDrawnAsItStands) {
    const std::string drawn =
        draw_ruling(win_of("[345s] 123m456p78s99p 1s"), {}, OtherRulebook(), other_words(), {});
    EXPECT_NE(drawn.find("  [345s]  123m45699p78s    1s\n"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("Not a winning hand."), std::string::npos);
}

}  // namespace
}  // namespace sifang::cli
