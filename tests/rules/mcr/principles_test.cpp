// The five principles of counting: 3.9.1.6 of the 2013 text, Q51 of the 1998 book. Both have the same five,
// so every hand here is counted under both.
#include <algorithm>
#include <gtest/gtest.h>

#include "rules/mcr/told_win.hpp"
#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
namespace {

constexpr const char* books[] = {"mcr", "gb98"};

PointsById points_of(const char* book, const char* hand) { return by_the_program(book, told(hand)).points; }

/// Whether the ruling says that `id` is not counted under this principle; `because` empty: whatever takes its
/// place.
bool rules_out(const char* book_id, const char* hand, std::string_view id, std::string_view because,
               Principle principle) {
    const Rulebook& book = rulebook(book_id);
    const Ruling ruling = book.explain(told(hand)).value();
    return std::any_of(ruling.excluded.begin(), ruling.excluded.end(), [&](const ExcludedPattern& e) {
        const std::string_view by = e.because == no_pattern ? "" : book.patterns()[e.because].id;
        return book.patterns()[e.pattern].id == id && (because.empty() || by == because) &&
               e.principle == principle && !e.clause.empty();
    });
}

TEST(CountingPrinciples, S1_NonRepeat_WhatMustExistWithACountedFanIsNotCounted) {
    for (const char* book : books) {
        constexpr const char* simples = "[234m] [345p] 777m88p56s 4s";
        EXPECT_EQ(points_of(book, simples), (PointsById{{"mixed_shifted_chows", 6}, {"all_simples", 2}}));
        EXPECT_TRUE(rules_out(book, simples, "no_honors", "all_simples", Principle::NonRepeat));
        constexpr const char* dragons = "[CCC] [FFF] [123m] 78m55p 9m";
        EXPECT_EQ(points_of(book, dragons).count("dragon_pung"), 0u);
        EXPECT_TRUE(rules_out(book, dragons, "dragon_pung", "two_dragon_pungs", Principle::NonRepeat));
    }
}
TEST(CountingPrinciples, S1_AFanThatAFurtherSetMakesIsNoRepeat) {
    for (const char* book : books) {  // Q53, Q66: the pair makes half_flush, the suit of the pair all_chows
        EXPECT_EQ(points_of(book, "[EEE] [SSS] [WWW] NN55m N").count("half_flush"), 1u);
        EXPECT_EQ(points_of(book, "[234m] [234m] 234m34mEE 2m"),
                  (PointsById{{"quadruple_chow", 48}, {"half_flush", 6}}));
        EXPECT_EQ(points_of(book, "[234m] [234m] 234m34m99p 2m"),
                  (PointsById{{"quadruple_chow", 48}, {"all_chows", 2}, {"one_voided_suit", 1}}));
    }
}
TEST(CountingPrinciples, S2_NonSeparation_SetsOfAFanMakeNoOtherAmongThemselves) {
    for (const char* book : books) {
        constexpr const char* straight = "[123m] [456m] 78m55pCCC 9m";
        EXPECT_EQ(points_of(book, straight),
                  (PointsById{{"pure_straight", 16}, {"dragon_pung", 2}, {"one_voided_suit", 1}}));
        EXPECT_TRUE(rules_out(book, straight, "short_straight", "pure_straight", Principle::NonSeparation));
        EXPECT_TRUE(
            rules_out(book, straight, "two_terminal_chows", "pure_straight", Principle::NonSeparation));
    }
}
TEST(CountingPrinciples, S3_NonIdentical_ASetMakesNoSecondFanOfTheKind) {
    for (const char* book : books) {
        // 345s 456p 567m and 456p 567m 678s: one of them counts, the chow left over joins once
        constexpr const char* chows = "[567m] [456p] 345s67sEE 8s";
        EXPECT_EQ(points_of(book, chows), (PointsById{{"mixed_shifted_chows", 6}, {"short_straight", 1}}));
        EXPECT_TRUE(rules_out(book, chows, "mixed_shifted_chows", "", Principle::NonIdentical));
        // 222p 333s 444m and 333s 444m 555p: likewise
        const PointsById pungs = points_of(book, "[444m] [222p] [333s] 55pEE 5p");
        EXPECT_EQ(pungs, (PointsById{{"mixed_shifted_pungs", 8}, {"all_pungs", 6}}));
    }
}
TEST(CountingPrinciples, S4_HighVersusLow_TheBestReadingIsTaken) {
    for (const char* book : books) {
        EXPECT_EQ(points_of(book, "222333444m56p88s 7p"), (PointsById{{"pure_shifted_pungs", 24},
                                                                      {"three_concealed_pungs", 16},
                                                                      {"concealed_hand", 2},
                                                                      {"all_simples", 2}}));
        // the discard opens one of the pungs: three equal chows with a fourth in step are worth more
        EXPECT_EQ(
            points_of(book, "[234p] 22233344m88s 4m"),
            (PointsById{
                {"pure_triple_chow", 24}, {"all_chows", 2}, {"all_simples", 2}, {"mixed_double_chow", 1}}));
        EXPECT_EQ(points_of(book, "1122335577889p 9p"),
                  (PointsById{{"pure_terminal_chows", 64}, {"concealed_hand", 2}}));
    }
}
TEST(CountingPrinciples, S5_AccountOnce_FourChowsGiveThreeTwoChowFanAtMost) {
    for (const char* book : books) {
        // 123m 789m 123s 789s stand in four relations
        const Answer answer = by_the_program(book, told("[123m] [789m] 123s78sEE 9s"));
        EXPECT_EQ(answer.count("two_terminal_chows") + answer.count("mixed_double_chow"), 3);
        EXPECT_EQ(answer.total, 3 + 4 + 1);  // outside_hand, one_voided_suit
    }
}
TEST(CountingPrinciples, S5_AfterAThreeChowFanTheFourthChowJoinsOnce) {
    for (const char* book : books) {
        // the second 456m would be a double of one chow and a short straight with two others
        const Answer answer = by_the_program(book, told("[123m] [456m] 456m78mEE 9m"));
        EXPECT_EQ(answer.count("pure_straight"), 16);
        EXPECT_EQ(answer.count("half_flush"), 6);
        EXPECT_EQ(answer.total, 16 + 6 + 1);
        EXPECT_TRUE(
            rules_out(book, "[123m] [456m] 456m78mEE 9m", "short_straight", "", Principle::AccountOnce) ||
            rules_out(book, "[123m] [456m] 456m78mEE 9m", "pure_double_chow", "", Principle::AccountOnce));
    }
}
TEST(CountingPrinciples, MainFanFirst_HighestFanStandsFirst) {
    for (const char* book : books) {
        const Score score = rulebook(book).score(told("[222s] [333s] [444s] FF66s F")).value();
        for (std::size_t i = 1; i < score.patterns.size(); ++i)
            EXPECT_LE(score.patterns[i].points, score.patterns[i - 1].points);
        EXPECT_EQ(rulebook(book).patterns()[score.patterns[0].pattern].id, "all_green");
    }
}

}  // namespace
}  // namespace sifang::mcr_test
