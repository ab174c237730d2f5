// Articles of the 2013 text around the fan table: shapes (3.7.2), the table as a whole (3.8, appendix 8),
// what a hand is paid (3.9.1.1 to 3.9.1.3), and the notes of appendix 1. The five principles have a file of
// their own.
#include <algorithm>
#include <gtest/gtest.h>

#include "rules/mcr/told_win.hpp"
#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
namespace {

bool wins(const char* hand) { return by_the_program("mcr", told(hand)).valid; }
Score score_of(std::string_view edition, const char* hand, const char* how = "") {
    return rulebook(edition).score(told(hand, how)).value();
}

// --- 3.7.2: what a winning hand is
// -----------------------------------------------------------------------------------

TEST(Mcr_3_7_2, S1_1_FourChows) { EXPECT_TRUE(wins("123m456m22p567p34s 5s")); }
TEST(Mcr_3_7_2, S1_2_ThreeChowsAndAPungOrKong) {
    EXPECT_TRUE(wins("123m456m22p34p999s 5p"));
    EXPECT_TRUE(wins("[9999s] 123m456m22p34p 5p"));
}
TEST(Mcr_3_7_2, S1_3_TwoChowsAndTwoPungsOrKongs) {
    EXPECT_TRUE(wins("123m444m22p34p999s 5p"));
    EXPECT_TRUE(wins("(9999s) [444+4m] 123m22p34p 5p"));
}
TEST(Mcr_3_7_2, S1_4_AChowAndThreePungsOrKongs) { EXPECT_TRUE(wins("[9999s] [444m] EEE22p34p 5p")); }
TEST(Mcr_3_7_2, S1_5_FourPungsOrKongs) { EXPECT_TRUE(wins("[9999s] [444m] EEE22p33p 3p")); }
TEST(Mcr_3_7_2, S2_1_SevenPairs) {
    EXPECT_TRUE(wins("1133m2255p77sEEC C"));
    EXPECT_TRUE(wins("1111m2255p77sEEC C"));  // four alike are two pairs
}
TEST(Mcr_3_7_2, S2_2_ThirteenOrphans) {
    EXPECT_TRUE(wins("19m19p19sESWNCFP E"));
    EXPECT_TRUE(wins("119m19p19sESWNCF P"));
}
TEST(Mcr_3_7_2, S2_3_FourteenSingles) {
    EXPECT_TRUE(wins("147m258p36sESWNC P"));
    EXPECT_TRUE(wins("147m258p3sESWNCF P"));
}
TEST(Mcr_3_7_2, KnittedStraightWithASetAndAPair) {
    EXPECT_TRUE(wins("147m258p369sEEEC C"));
    EXPECT_TRUE(wins("[EEE] 147m258p369sC C"));
}
TEST(Mcr_3_7_2, NothingElseWins) {
    EXPECT_FALSE(wins("123m456m22p567p34s 6s"));   // a chow that is none
    EXPECT_FALSE(wins("[EEE] 1133m2255p77s 9s"));  // pairs beside a meld
    EXPECT_FALSE(wins("19m19p19sESWNCFP 5s"));     // an orphan too few
    EXPECT_FALSE(wins("147m258p36sESWNC C"));      // singles must differ
    EXPECT_FALSE(wins("147m147p369sESWN C"));      // two suits of one class
    EXPECT_FALSE(wins("147m258p368sEEEC C"));      // a knitted tile out of place
    EXPECT_FALSE(wins("135m246p789sEEEC C"));
}

// --- 3.8 and appendix 8: the table
// ----------------------------------------------------------------------------------

std::vector<PatternInfo> numbered_fan(std::string_view edition) {
    std::vector<PatternInfo> fan;
    for (const PatternInfo& p : rulebook(edition).patterns())
        if (p.number != 0) fan.push_back(p);
    std::sort(fan.begin(), fan.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    return fan;
}

TEST(Mcr_3_8, EightyOneFanInNineSeries) {
    for (const char* book : {"mcr", "gb98"}) {
        const auto fan = numbered_fan(book);
        ASSERT_EQ(fan.size(), 81u);
        std::map<std::string_view, int> series;
        for (std::size_t i = 0; i < fan.size(); ++i) {
            EXPECT_EQ(fan[i].number, static_cast<int>(i) + 1);
            ++series[fan[i].series];
        }
        std::vector<int> sizes;
        for (const auto& [id, n] : series) sizes.push_back(n);
        std::sort(sizes.begin(), sizes.end());
        EXPECT_EQ(sizes, (std::vector{2, 2, 5, 7, 7, 10, 13, 16, 19})) << book;
    }
}

std::map<int, int, std::greater<>> fan_by_value(std::string_view edition) {
    std::map<int, int, std::greater<>> sizes;
    for (const PatternInfo& p : numbered_fan(edition)) ++sizes[p.points];
    return sizes;
}
using Sizes = std::map<int, int, std::greater<>>;

TEST(Mcr_3_8, TwelveValuesFrom88To1) {
    EXPECT_EQ(fan_by_value("mcr"), (Sizes{{88, 7},
                                          {64, 6},
                                          {48, 2},
                                          {32, 3},
                                          {24, 9},
                                          {16, 6},
                                          {12, 5},
                                          {8, 10},
                                          {6, 6},
                                          {4, 4},
                                          {2, 10},
                                          {1, 13}}));
}
TEST(Gb98_App1, TwelveValuesWithTwoConcealedKongsAmongTheSixes) {
    EXPECT_EQ(fan_by_value("gb98"), (Sizes{{88, 7},
                                           {64, 6},
                                           {48, 2},
                                           {32, 3},
                                           {24, 9},
                                           {16, 6},
                                           {12, 5},
                                           {8, 9},
                                           {6, 7},
                                           {4, 4},
                                           {2, 10},
                                           {1, 13}}));
}
TEST(Gb98_App1, FanStandInTheOrderOfTheirValues) {
    const auto fan = numbered_fan("gb98");
    ASSERT_EQ(fan.size(), 81u);
    for (std::size_t i = 0; i < fan.size(); ++i) {
        EXPECT_EQ(fan[i].number, static_cast<int>(i) + 1) << fan[i].id;
        EXPECT_LE(fan[i].points, i == 0 ? 88 : fan[i - 1].points) << fan[i].id;
    }
}
TEST(Mcr_3_8_1, OneKongOfEachCountsSix) {
    const Win win = told("[9999m] (2222p) [222m] 55pCC C");
    PointsById points{{"all_pungs", 6},   {"melded_and_concealed_kong", 6},   {"dragon_pung", 2},
                      {"double_pung", 2}, {"pung_of_terminals_or_honors", 1}, {"one_voided_suit", 1}};
    EXPECT_EQ(by_the_program("mcr", win).points, points);
    EXPECT_EQ(by_the_program("gb98", win).points, points);
    points["melded_and_concealed_kong"] = 5;
    EXPECT_EQ(by_the_program("mil", win).points, points);
}
TEST(Mcr_A1, NoFanIsCountedBesideOneThatExcludesIt) {
    const Rulebook& book = rulebook("mcr");
    for (const char* hand :
         {"[EEE] [SSS] [WWW] NN55m N", "[111m] [999m] [111p] 99p11s 9p", "2233445566778m 8m",
          "147m25p3sESWNCFP 8p", "1112345678999p 5p", "[222m] [222p] [666p] 88s44s 8s",
          "[2222m] (5555p) (5555s) 77m88p 7m", "[CCC] [FFF] [999m] PP11m 1m"}) {
        const Score score = book.score(told(hand)).value();
        for (const CountedPattern& a : score.patterns)
            for (const CountedPattern& b : score.patterns) {
                const auto& out = book.patterns()[a.pattern].excludes;
                EXPECT_EQ(std::count(out.begin(), out.end(), b.pattern), 0)
                    << hand << ": " << book.patterns()[a.pattern].id << " " << book.patterns()[b.pattern].id;
            }
    }
}

// --- 3.9.1: the minimum and the payments
// ------------------------------------------------------------------------------

constexpr const char* worth_7 = "[234m] [345p] 777m99p56s 4s";  // mixed_shifted_chows 6, no_honors 1
constexpr const char* worth_8 = "[234m] [345p] 777m88p56s 4s";  // mixed_shifted_chows 6, all_simples 2
constexpr Payments seats(int e, int s, int w, int n) { return {e, s, w, n}; }

TEST(Mcr_3_9_1, NothingIsScoredWithoutAWin) {
    const Score score = score_of("mcr", "123m456m22p567p34s 6s", "from=S");
    EXPECT_FALSE(score.valid);
    EXPECT_TRUE(score.patterns.empty());
    EXPECT_FALSE(score.payments.has_value());
}
TEST(Mcr_3_9_1, S1_EightPointsAtLeast) {
    for (const char* book : {"mcr", "gb98", "mil"}) {
        const Score less = score_of(book, worth_7, "from=S"), enough = score_of(book, worth_8, "from=S");
        EXPECT_EQ(less.minimum, 8);
        EXPECT_TRUE(less.valid);
        EXPECT_EQ(less.total, 7);
        EXPECT_FALSE(less.meets_minimum);
        EXPECT_FALSE(less.payments.has_value());
        EXPECT_EQ(enough.total, 8);
        EXPECT_TRUE(enough.meets_minimum);
        EXPECT_TRUE(enough.payments.has_value());
    }
}
TEST(Mcr_3_9_1, S1_FlowersDoNotHelpToReachThem) {
    for (const char* book : {"mcr", "gb98", "mil"}) {
        const Score score = score_of(book, worth_7, "from=S flowers=12345678f");
        EXPECT_FALSE(score.meets_minimum);
        EXPECT_FALSE(score.payments.has_value());
        EXPECT_EQ(score.flowers, 8);
    }
}
TEST(Mcr_3_9_1, S2_FanPointsAreTheSumOfAllFan) {
    const Score score = score_of("mcr", "[222m] [222p] [222s] EECC C");
    int sum = 0;
    for (const CountedPattern& p : score.patterns) sum += p.points * p.count;
    EXPECT_EQ(sum, 16 + 6 + 6 + 2);
    EXPECT_EQ(score.total, 30);
}
TEST(Mcr_3_9_1, S3_1_SelfDrawEachPaysEightAndTheFan) {
    for (const char* book : {"mcr", "gb98", "mil"}) {  // mixed_shifted_chows, all_simples, self_drawn
        const Score score = score_of(book, worth_8, "draw seat=W");
        EXPECT_EQ(score.total, 9);
        EXPECT_EQ(score.payments, seats(-17, -17, 51, -17));
    }
}
TEST(Mcr_3_9_1, S3_2_OnADiscardOnlyTheDiscarderPaysTheFan) {
    for (const char* book : {"mcr", "gb98", "mil"})
        EXPECT_EQ(score_of(book, worth_8, "seat=W from=S").payments, seats(-8, -16, 32, -8));
}
TEST(Mcr_3_9_1, S3_2_WhoIsRobbedOfAKongPaysAsDiscarder) {
    const Score score = score_of("mcr", worth_8, "robbing seat=W from=N");
    EXPECT_EQ(score.total, 16);
    EXPECT_EQ(score.payments, seats(-8, -8, 40, -24));
}
TEST(Mcr_3_9_1, S3_FlowersArePaidWithTheFan) {
    EXPECT_EQ(score_of("mcr", worth_8, "seat=W from=S flowers=1f8f").payments, seats(-8, -18, 34, -8));
    EXPECT_EQ(score_of("mcr", worth_8, "draw seat=W flowers=1f8f").payments, seats(-19, -19, 57, -19));
}

// --- appendix 1: notes
// -------------------------------------------------------------------------------------------------

TEST(Mcr_A1, ChickenHandIsNeverDrawnAndNeverTheLastOfItsKind) {
    constexpr const char* hand = "[123m] [567p] 34s888sEE 5s";
    for (const char* book : {"mcr", "gb98", "mil"}) {
        EXPECT_EQ(by_the_program(book, told(hand, "flowers=1f")).total, 9);
        EXPECT_EQ(by_the_program(book, told(hand, "draw")).points, (PointsById{{"self_drawn", 1}}));
        EXPECT_EQ(by_the_program(book, told(hand, "last_of_kind")).points, (PointsById{{"last_tile", 4}}));
    }
}
TEST(Mcr_A1, AWindPungIsATerminalPungOnlyWhenNeitherOfRoundNorOfSeat) {
    constexpr const char* hand = "[NNN] [123m] 567p99p34s 5s";
    const auto points = [&](const char* how) { return by_the_program("mcr", told(hand, how)).points; };
    EXPECT_EQ(points(""), (PointsById{{"pung_of_terminals_or_honors", 1}}));
    EXPECT_EQ(points("seat=N"), (PointsById{{"seat_wind", 2}}));
    EXPECT_EQ(points("round=N"), (PointsById{{"prevalent_wind", 2}}));
    EXPECT_EQ(points("seat=N round=N"), (PointsById{{"prevalent_wind", 2}, {"seat_wind", 2}}));
}
/// What the three wait fan give together.
int wait_points(std::string_view edition, const char* hand) {
    const Answer answer = by_the_program(edition, told(hand));
    return answer.count("edge_wait") + answer.count("closed_wait") + answer.count("single_wait");
}
TEST(Mcr_A1, AWaitForMoreThanOneKindIsNoEdgeClosedOrSingleWait) {
    for (const char* book : {"mcr", "gb98", "mil"})
        for (const char* hand :
             {"[123p] [567s] [888s] 1112m 2m", "[123p] [567s] [888s] 1112m 3m",
              "[123p] [567s] [888s] 1113m 3m", "[123p] [567s] [888s] 2223m 3m",
              "[123p] [567s] [888s] 1333m 2m", "[123p] [567s] [888s] 7999m 7m",
              "[123p] [567s] [888s] 2345m 2m", "[123p] [567s] [888s] 3345m 3m", "[123p] [567s] 12345mEE 3m",
              "[123p] [567s] 56789mEE 7m", "[123p] [567s] 45567mEE 6m"})
            EXPECT_EQ(wait_points(book, hand), 0) << book << " " << hand;
}
TEST(Mcr_A1, AWaitForOneKindIsOne) {
    for (const char* book : {"mcr", "gb98", "mil"})
        for (const char* hand :
             {"[123p] [567s] [888s] 12mEE 3m", "[123p] [567s] [888s] 89mEE 7m",
              "[123p] [567s] [888s] 46mEE 5m", "[123p] [567s] [888s] 222m9m 9m", "[123p] [567s] 1233m888s 3m",
              "[123p] [567s] 7789m888s 7m", "[123p] [567s] 4556m888s 5m"})
            EXPECT_EQ(wait_points(book, hand), 1) << book << " " << hand;
}

}  // namespace
}  // namespace sifang::mcr_test
