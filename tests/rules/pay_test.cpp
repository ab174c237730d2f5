// What a win is paid when only its worth is told: as on a sheet.

#include <gtest/gtest.h>

#include "rules_book.hpp"

namespace sifang {
namespace {

PaidWin drawn(Wind seat, int total) {
    PaidWin win;
    win.by = By::Draw;
    win.seat = seat;
    win.total = total;
    return win;
}
PaidWin discarded(Wind seat, Wind giver, int total) {
    PaidWin win = drawn(seat, total);
    win.by = By::Discard;
    win.discarder = giver;
    return win;
}
using enum Wind;
using rules_test::book;

TEST(Pay, McrBaseFromAllAndPointsFromTheDiscarder) {
    for (const char* id : {"mcr", "gb98", "mil"}) {
        const auto& rules = book(id);
        EXPECT_EQ(rules.pay(drawn(South, 24)), (Payments{-32, 96, -32, -32})) << id;
        EXPECT_EQ(rules.pay(discarded(North, East, 8)), (Payments{-16, -8, -8, 32})) << id;
        EXPECT_EQ(rules.pay(drawn(South, 7)), std::nullopt) << id;
        EXPECT_EQ(rules.pay(drawn(South, 1'000'000'000)), std::nullopt) << id;
    }
}

TEST(Pay, HkByTheTable) {
    const auto& rules = book("hk");
    EXPECT_EQ(rules.pay(drawn(East, 5)), (Payments{144, -48, -48, -48}));
    EXPECT_EQ(rules.pay(discarded(East, West, 5)), (Payments{96, 0, -96, 0}));
    PaidWin win = discarded(East, West, 6);
    win.robbed = true;
    EXPECT_EQ(rules.pay(win), (Payments{192, 0, -192, 0}));
    win = drawn(East, 6);
    win.liable = North;
    EXPECT_EQ(rules.pay(win), (Payments{192, 0, 0, -192}));
    EXPECT_EQ(rules.pay(drawn(East, 2)), std::nullopt);
    EXPECT_EQ(rules.pay(drawn(East, 11)), std::nullopt);
}

TEST(Pay, RiichiSharesFollowFromTheTotal) {
    const auto& rules = book("zds");
    EXPECT_EQ(rules.pay(discarded(South, West, 7700)), (Payments{0, 7700, -7700, 0}));
    EXPECT_EQ(rules.pay(drawn(South, 1100)), (Payments{-500, 1100, -300, -300}));
    EXPECT_EQ(rules.pay(drawn(East, 12'000)), (Payments{12'000, -4000, -4000, -4000}));
    EXPECT_EQ(rules.pay(drawn(South, 32'000)), (Payments{-16'000, 32'000, -8000, -8000}));
    EXPECT_EQ(rules.pay(drawn(South, 64'000)), std::nullopt) << "yakuman do not stack there";
    EXPECT_EQ(book("riichi").pay(drawn(South, 64'000)), (Payments{-32'000, 64'000, -16'000, -16'000}));
    EXPECT_EQ(rules.pay(drawn(South, 1200)), std::nullopt) << "no such total";
    EXPECT_EQ(rules.pay(discarded(South, West, 7800)), std::nullopt);

    PaidWin win = discarded(South, West, 8000);
    win.honba = 2;
    win.deposits = 3;
    EXPECT_EQ(rules.pay(win), (Payments{0, 11'600, -8600, 0}));
    win = drawn(South, 8000);
    win.honba = 1;
    EXPECT_EQ(rules.pay(win), (Payments{-4100, 8300, -2100, -2100}));
    win = drawn(South, 32'000);
    win.liable = North;
    EXPECT_EQ(rules.pay(win), (Payments{0, 32'000, 0, -32'000}));
    win = discarded(South, West, 32'000);
    win.liable = North;
    EXPECT_EQ(rules.pay(win), (Payments{0, 32'000, -16'000, -16'000}));
}

TEST(Pay, AWinThatIsNotToldPaysNothing) {
    for (const char* id : {"mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"}) {
        const auto& rules = book(id);
        const int total = rules.family() == "riichi" ? 12'000 : 10;
        ASSERT_TRUE(rules.pay(drawn(East, total))) << id;
        PaidWin win = drawn(East, total);
        win.by = By::Discard;
        EXPECT_FALSE(rules.pay(win)) << id << ": by whom?";
        win = drawn(East, total);
        win.discarder = South;
        EXPECT_FALSE(rules.pay(win)) << id;
        EXPECT_FALSE(rules.pay(discarded(East, East, total))) << id;
        win = drawn(East, total);
        win.liable = East;
        EXPECT_FALSE(rules.pay(win)) << id;
        win = drawn(East, total);
        win.robbed = true;
        EXPECT_FALSE(rules.pay(win)) << id;
        win = drawn(East, total);
        win.honba = -1;
        EXPECT_FALSE(rules.pay(win)) << id;
        win.honba = 1'000'000;
        EXPECT_FALSE(rules.pay(win)) << id;
    }
}

}  // namespace
}  // namespace sifang
