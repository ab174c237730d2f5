// Wins that contradict themselves.

#include <gtest/gtest.h>

#include "rules/hk/hk_book.hpp"

namespace sifang::hk_test {
namespace {

std::string fault_of(const Win& win) {
    const auto score = book().score(win);
    const auto ruling = book().explain(win);
    EXPECT_EQ(score.has_value(), ruling.has_value());
    return score ? "none" : std::string(code(score.error()));
}

Win plain(std::string_view how = "") { return told("123m 456p 777s 34m 99p 5m", how); }

TEST(HkFaults, SituationAgainstTheWayOfWinning) {
    EXPECT_EQ(fault_of(plain("replacement")), "situation_needs_draw");
    EXPECT_EQ(fault_of(plain("kong_on_kong")), "situation_needs_draw");
    EXPECT_EQ(fault_of(plain("draw robbing")), "situation_needs_discard");
    EXPECT_EQ(fault_of(plain("last_wall_tile")), "none");
}

TEST(HkFaults, ASeatThatIsTwoThingsAtOnce) {
    EXPECT_EQ(fault_of(plain("from=E")), "discarder_is_winner");
    EXPECT_EQ(fault_of(plain("draw liable=E")), "liable_is_winner");
    EXPECT_EQ(fault_of(told("7f", "flower_win flowers=1234567f liable=E")), "liable_is_winner");
}

TEST(HkFaults, FlowerWins) {
    EXPECT_EQ(fault_of(told("6f", "flower_win flowers=123456f")), "flower_win");
    EXPECT_EQ(fault_of(told("8f", "flower_win flowers=1234567f")), "flower_win") << "not the one drawn";
    Win on_a_tile = told("7f", "flower_win flowers=1234567f");
    on_a_tile.tile = tiles::east;
    EXPECT_EQ(fault_of(on_a_tile), "flower_win");
    Win undeclared = plain();
    undeclared.tile = Tile::flower(1);
    EXPECT_EQ(fault_of(undeclared), "flower_in_hand");
}

TEST(HkFaults, Tiles) {
    Win win = plain();
    win.red_fives[0] = 1;
    EXPECT_EQ(fault_of(win), "no_red_fives");
    win = plain();
    win.hand.standing.remove(Tile::of(Suit::Bamboo, 7));
    EXPECT_EQ(fault_of(win), "tile_count");
    win = told("(7777s) 123m 456p 34m 99p 5m");
    win.tile = Tile::of(Suit::Bamboo, 7);
    EXPECT_EQ(fault_of(win), "fifth_copy");
    win = told("(7777s) (1111m) 456p 34m 99p 5m");
    win.hand.melds[1].tile = Tile::of(Suit::Bamboo, 7);
    EXPECT_EQ(fault_of(win), "fifth_copy");
    win = told("777s 111m 456p 999m 9p 9p");
    win.hand.standing.remove(Tile::of(Suit::Dots, 4));
    win.hand.standing.add(Tile::of(Suit::Bamboo, 7));
    win.tile = Tile::of(Suit::Bamboo, 7);
    EXPECT_EQ(fault_of(win), "fifth_copy");
}

DeclaredWin judged(std::string_view hand, std::string_view how = "") {
    return book().judge(told(hand, how)).value();
}

TEST(Hk_5_3_a, AFalseWinCostsTheOffenderAloneFiveHundredAndTwelve) {
    const DeclaredWin wrong = judged("123m 456p 777s 34m 99p 6m", "seat=S from=E");
    EXPECT_EQ(wrong.verdict, WinVerdict::WrongTile);
    EXPECT_EQ(wrong.clause, "hk:5.3 a");
    EXPECT_EQ(wrong.payments, (Payments{0, -512, 0, 0}));
    EXPECT_FALSE(wrong.may_win_this_hand);
    const DeclaredWin far = judged("147m 258p 369s ESWN C", "seat=S from=E");
    EXPECT_EQ(far.verdict, WinVerdict::NotWaiting);
    EXPECT_EQ(far.payments, (Payments{0, -512, 0, 0}));
}

TEST(Hk_2_9, AWinOnAKindThatWasPassedIsAFalseWin) {
    const DeclaredWin barred =
        book().judge(told("[222m] [333p] [444s] 77m 99p 9p", "seat=S from=E"), true).value();
    EXPECT_EQ(barred.verdict, WinVerdict::WrongTile);
    EXPECT_EQ(barred.clause, "hk:5.3 a");
    EXPECT_EQ(barred.payments, (Payments{0, -512, 0, 0}));
}

TEST(Hk_1_2, UnderTheMinimumIsAFalseWin) {
    const DeclaredWin under = judged("123m 456p 777s 34m 99p 5m", "seat=S from=E");
    EXPECT_EQ(under.verdict, WinVerdict::UnderMinimum);
    EXPECT_EQ(under.clause, "hk:1.2 d");
    EXPECT_EQ(under.payments, (Payments{0, -512, 0, 0}));
    const DeclaredWin enough = judged("[222m] [333p] [444s] 77m 99p 9p", "seat=S from=E");
    EXPECT_EQ(enough.verdict, WinVerdict::Valid);
    EXPECT_FALSE(enough.payments);
    EXPECT_TRUE(enough.may_win_this_hand);
}

}  // namespace
}  // namespace sifang::hk_test
