// What is easily got wrong.

#include <gtest/gtest.h>

#include "rules/hk/edition.hpp"
#include "rules/hk/hk_book.hpp"
#include "rules/hk/liability.hpp"
#include "rules/robbing.hpp"

namespace sifang::hk_test {
namespace {

TEST(HkTraps, TerminalsAndHonoursWithAllPungsMakeFour) {
    EXPECT_EQ(fan_of("[111m] [999p] [NNN] 11s WW W", "flowers=2f"), "4: all_pungs all_terminals_and_honors");
}

TEST(HkTraps, AllChowsWithHalfFlushMakeFour) {
    EXPECT_EQ(fan_of("[123m] 456m 789m 34m EE 5m", "flowers=2f"), "4: all_chows half_flush");
}

TEST(HkTraps, AllChowsWithAnHonourPair) {
    EXPECT_EQ(fan_of("[123m] 456p 789s 34m CC 5m", "flowers=2f"), "1: all_chows");
}

TEST(HkTraps, LittleThreeDragonsWithoutItsDragonPungs) {
    const Ruling ruling = ruled(told("[CCC] [FFF] 123m 456p P P", "flowers=2f"));
    EXPECT_EQ(fan_of("[CCC] [FFF] 123m 456p P P", "flowers=2f"), "5: little_three_dragons");
    ASSERT_EQ(ruling.excluded.size(), 2u);
    for (const ExcludedPattern& e : ruling.excluded) {
        EXPECT_EQ(book().patterns()[e.pattern].id, "dragon_pung");
        EXPECT_EQ(book().patterns()[e.because].id, "little_three_dragons");
        EXPECT_EQ(e.principle, Principle::NonRepeat);
        EXPECT_EQ(e.clause, "hk:3.4.1");
    }
}

TEST(HkTraps, SevenFlowersAreAFlatThree) {
    // A whole set, two seat flowers and a self-draw would be 4 by themselves.
    EXPECT_EQ(fan_of("7f", "flower_win draw flowers=1234567f seat=W"), "3: seven_flowers");
}

TEST(HkTraps, SevenFlowersNotDeclaredAreLost) {
    const Win win = told("123m 456p 777s 34m 99p 5m", "flowers=1234567f seat=W draw");
    EXPECT_EQ(fan_of(win), "4: flower_set seat_flower×2 self_drawn");
    const Ruling ruling = ruled(win);
    ASSERT_EQ(ruling.excluded.size(), 1u);
    EXPECT_EQ(book().patterns()[ruling.excluded[0].pattern].id, "seven_flowers");
    EXPECT_EQ(ruling.excluded[0].principle, Principle::NotClaimed);
    EXPECT_EQ(ruling.excluded[0].clause, "hk:3.8-2");
}

TEST(HkTraps, BothFlowerSetsAndTheSeatFlowersAdd) {
    EXPECT_EQ(fan_of("123m 456p 777s 34m 99p 5m", "flowers=12345678f"), "4: flower_set×2 seat_flower×2");
}

TEST(HkTraps, KongThenFlowerThenWinHasNoKongFanButKeepsTheLiability) {
    // The table tells no replacement after a flower; the discarder of the konged tile is liable all the same.
    const hk::Edition edition = hk::hk_edition();
    WinHistory history;
    history.calls.push_back({MeldKind::Kong, Tile::of(Suit::Bamboo, 7), Wind::North});
    history.on_replacement = true;
    const auto liable = hk::find_liable(edition, history).payer;
    ASSERT_TRUE(liable);
    Win win = told("[7777s] 123s 456s 34s 99s 5s", "draw flowers=2f seat=E");
    win.liable = liable->seat;
    EXPECT_EQ(fan_of(win), "8: full_flush self_drawn");
    EXPECT_EQ(payments_of(win), "E+384 S0 W0 N-384");
}

TEST(HkTraps, RobbingIsPaidThreefoldByTheRobbed) {
    EXPECT_EQ(payments_of(told("[222m] [CCC] 345m 45m EE 6m", "from=N seat=W robbing")), "E0 S0 W+192 N-192");
}

TEST(HkTraps, AConcealedKongIsRobbedByThirteenOrphansOnly) {
    const PlayRules play = hk::hk_edition().play;
    const Ruling orphans = ruled(told("19m19p199sESWNCF P", "from=S robbing"));
    const Ruling chows = ruled(told("123m 456p 789s 34m 99p 5m", "from=S robbing"));
    EXPECT_TRUE(may_rob(play, MeldKind::ConcealedKong, orphans.reading.kind));
    EXPECT_FALSE(may_rob(play, MeldKind::ConcealedKong, chows.reading.kind));
    EXPECT_TRUE(may_rob(play, MeldKind::AddedKong, orphans.reading.kind));
    EXPECT_TRUE(may_rob(play, MeldKind::AddedKong, chows.reading.kind));
    EXPECT_FALSE(may_rob(play, MeldKind::Kong, orphans.reading.kind));
    EXPECT_EQ(fan_of("19m19p199sESWNCF P", "from=S seat=W robbing flowers=1f"),
              "11: robbing_the_kong thirteen_orphans");
}

TEST(HkTraps, FourConcealedPungsOnADiscardOnlyByASingleWait) {
    EXPECT_EQ(fan_of("222m 333p 444s 999p 7m 7m", "flowers=2f"), "13: all_pungs four_concealed_pungs");
    const Win pairs = told("222m 333p 444s 77m 99p 9p", "flowers=2f");
    EXPECT_EQ(fan_of(pairs), "3: all_pungs");
    const Ruling ruling = ruled(pairs);
    ASSERT_EQ(ruling.excluded.size(), 1u);
    EXPECT_EQ(book().patterns()[ruling.excluded[0].pattern].id, "four_concealed_pungs");
    EXPECT_EQ(ruling.excluded[0].principle, Principle::WayOfWinning);
    EXPECT_EQ(ruling.excluded[0].clause, "hk:3.7.4 b");
}

TEST(HkTraps, ASingleWaitBesideAnotherWaitIsOne) {
    // 3334: the 4 may be the pair, and 2 and 5 win as well.
    EXPECT_EQ(fan_of("111m 555p 999s 3334s 4s", "flowers=2f"), "13: all_pungs four_concealed_pungs");
    EXPECT_EQ(fan_of("111m 555p 999s 3334s 5s", "flowers=2f"), "0: ");
}

TEST(HkTraps, ImpureNineGates) {
    EXPECT_EQ(fan_of("1112234678999m 5m", "flowers=2f"), "17: full_flush nine_gates");
}

TEST(HkTraps, ThirteenFanArePaidAsTen) {
    const Win thirteen = told("222m 333p 444s 999p 7m 7m", "flowers=2f from=S");
    const Score score = ruled(thirteen).score;
    EXPECT_EQ(score.figures[0].value, 13);
    EXPECT_EQ(score.total, 10);
    EXPECT_EQ(payments_of(thirteen), "E+512 S-512 W0 N0");
}

TEST(HkTraps, TwoWinnersOnOneDiscardAreBothPaidInFull) {
    const Win east = told("[222m] [333p] [444s] 77m 99p 9p", "seat=E from=S flowers=2f");
    const Win west = told("[CCC] 123p 456p 78p EE 9p", "seat=W from=S");
    EXPECT_EQ(payments_of(east), "E+32 S-32 W0 N0");
    EXPECT_EQ(payments_of(west), "E0 S-96 W+96 N0");
}

TEST(HkTraps, RobbedByTwoWinnersPaysBothThreefold) {
    EXPECT_EQ(payments_of(told("[CCC] 123p 456p 78p EE 9p", "seat=W from=S robbing")), "E0 S-192 W+192 N0");
    EXPECT_EQ(payments_of(told("[FFF] 123p 345p 78p WW 9p", "seat=N from=S robbing")), "E0 S-192 W0 N+192");
}

TEST(HkTraps, TheHigherReadingCounts) {
    // Three pungs or three equal chows.
    const Win win = told("111222333m 999p 5s 5s", "flowers=2f");
    EXPECT_EQ(fan_of(win), "13: all_pungs four_concealed_pungs");
    EXPECT_EQ(ruled(win).excluded.size(), 0u);
    const Win chows = told("[789p] 111222333m 5s 5s", "flowers=2f");
    EXPECT_EQ(fan_of(chows), "1: all_chows");
}

}  // namespace
}  // namespace sifang::hk_test
