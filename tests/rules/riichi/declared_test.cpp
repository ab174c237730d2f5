// What a declared win is and what it costs when it is none: articles 1-3 and 4.

#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

DeclaredWin judged(std::string_view profile, const Win& win) {
    const auto declared = rulebook(profile).judge(win);
    EXPECT_TRUE(declared) << to_string(win);
    return declared.value_or(DeclaredWin{});
}

void expect_chombo(const DeclaredWin& declared, WinVerdict verdict, const Payments& payments,
                   std::string_view clause) {
    EXPECT_EQ(id(declared.verdict), id(verdict));
    EXPECT_EQ(declared.payments, payments);
    EXPECT_EQ(declared.clause, clause);
    EXPECT_TRUE(declared.ends_hand);
    EXPECT_FALSE(declared.may_win_this_hand);
    EXPECT_FALSE(declared.excluded);
}

constexpr Payments by_dealer{-12'000, 4'000, 4'000, 4'000};
constexpr Payments by_west{4'000, 2'000, -8'000, 2'000};

TEST(Zds_1_3, AYakuMakesAWin) {
    const DeclaredWin declared = judged("zds", told("234m678p11199s22m 2m", "riichi"));
    EXPECT_EQ(declared.verdict, WinVerdict::Valid);
    EXPECT_FALSE(declared.payments);
    EXPECT_FALSE(declared.ends_hand);
    EXPECT_TRUE(declared.may_win_this_hand);
    EXPECT_EQ(declared.clause, "zds:1-3 a");
}
TEST(Zds_1_3, WithoutAYakuItIsAChombo) {
    const std::string_view hand = "[234m] 678p11199s22m 2m";
    // Dora do not help.
    expect_chombo(judged("zds", told(hand, "dora=1m")), WinVerdict::UnderMinimum, by_dealer, "zds:1-3 a");
    expect_chombo(judged("zds", told(hand, "draw seat=W")), WinVerdict::UnderMinimum, by_west, "zds:1-3 a");
}
TEST(Zds_4_1, TheWrongTileIsAChombo) {
    const std::string_view hand = "234m678p11199s22m 3m";
    expect_chombo(judged("zds", told(hand, "riichi")), WinVerdict::WrongTile, by_dealer, "zds:4-2");
    expect_chombo(judged("zds", told(hand, "riichi seat=W")), WinVerdict::WrongTile, by_west, "zds:4-2");
    EXPECT_EQ(judged("zds", told(hand)).short_of_waiting, 0);
}
TEST(Zds_2_6, AWinByDiscardInFuritenIsAChombo) {
    const Win win = told("234m678p11199s22m 2m", "riichi seat=W");
    const auto declared = rulebook("zds").judge(win, true);
    ASSERT_TRUE(declared);
    expect_chombo(*declared, WinVerdict::WrongTile, by_west, "zds:4-2");
}
TEST(Zds_4_1, AHandThatDoesNotWaitIsAChombo) {
    const std::string_view hand = "234m678p1119s22mE 3m", far = "147m258p369sESWN P";
    expect_chombo(judged("zds", told(hand)), WinVerdict::NotWaiting, by_dealer, "zds:4-2");
    EXPECT_EQ(judged("zds", told(hand)).short_of_waiting, 1);
    // However far: no edition tells it from one that is near.
    expect_chombo(judged("zds", told(far, "draw seat=W")), WinVerdict::NotWaiting, by_west, "zds:4-2");
    EXPECT_GT(judged("zds", told(far)).short_of_waiting, 1);
}
TEST(RiichiPresets, AChomboCostsWhatTheEditionSays) {
    const Win none = told("[234m] 678p11199s22m 2m", "seat=W"),
              wrong = told("234m678p11199s22m 3m", "seat=W");
    for (const std::string_view profile : {"riichi", "tenhou"}) {
        expect_chombo(judged(profile, none), WinVerdict::UnderMinimum, by_west, "");
        expect_chombo(judged(profile, wrong), WinVerdict::WrongTile, by_west, "");
    }
    for (const std::string_view profile : {"ema", "wrc"}) {
        expect_chombo(judged(profile, none), WinVerdict::UnderMinimum, {0, 0, -20'000, 0}, "");
        expect_chombo(judged(profile, wrong), WinVerdict::WrongTile, {0, 0, -20'000, 0}, "");
    }
}
TEST(RiichiDeclared, AHandThatCannotBeIsAFault) {
    const auto declared = rulebook("zds").judge(told("234m678p11199s22m 2m", "seat=S from=S"));
    ASSERT_FALSE(declared);
    EXPECT_EQ(declared.error(), WinFault::DiscarderIsWinner);
}

}  // namespace
}  // namespace sifang::riichi_test
