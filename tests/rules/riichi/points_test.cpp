// Article 11: every cell of the payment table from an independent formula, printed values of the common
// table, limits, counters and deposits; article 7: liability in every case.

#include "rules/riichi/points.hpp"

#include <gtest/gtest.h>

#include "rules/riichi/edition.hpp"
#include "rules/riichi/riichi_book.hpp"
#include "rules/riichi/slow_scorer.hpp"

namespace sifang::riichi_test {
namespace {

using riichi::base_of;
using riichi::Limit;
using riichi::total_of;

const riichi::Limits zds_limits = riichi::zds_edition().limits;
const riichi::Limits common_limits = riichi::riichi_edition().limits;

/// Points as an exact fraction rounded up: the least multiple of 100 that is not below fu × 2^(han+2) ×
/// times.
int least_hundred(long fu, int han, long times) {
    long points = 0;
    const long exact = fu * (1L << (han + 2)) * times;
    while (points < exact) points += 100;
    return static_cast<int>(points);
}
/// What a child gets for a discard of that many han, before fu matter: the book's limits less its two han.
int limit_of(int han) { return han >= 11 ? 24'000 : han >= 8 ? 16'000 : han >= 6 ? 12'000 : 8'000; }

TEST(Zds_11_1, EveryCellOfTheTable) {
    int cells = 0;
    for (int han = 1; han <= 20; ++han)
        for (int fu = 20; fu <= 140; fu += fu == 20 ? 5 : fu == 25 ? 5 : 10) {
            const auto base = base_of(zds_limits, han, fu);
            const bool limit = han >= 5 || fu * (1 << (han + 2)) >= 2'000;
            EXPECT_EQ(base.limit != Limit::None, limit) << han << " han " << fu << " fu";
            const int most = limit_of(han);
            const int child_ron = limit ? most : least_hundred(fu, han, 4);
            const int dealer_ron = limit ? most / 2 * 3 : least_hundred(fu, han, 6);
            const int child_draw = limit ? most : 2 * least_hundred(fu, han, 1) + least_hundred(fu, han, 2);
            const int dealer_draw = limit ? most / 2 * 3 : 3 * least_hundred(fu, han, 2);
            EXPECT_EQ(total_of(base.points, Wind::West, By::Discard), child_ron) << han << " " << fu;
            EXPECT_EQ(total_of(base.points, Wind::East, By::Discard), dealer_ron) << han << " " << fu;
            EXPECT_EQ(total_of(base.points, Wind::West, By::Draw), child_draw) << han << " " << fu;
            EXPECT_EQ(total_of(base.points, Wind::East, By::Draw), dealer_draw) << han << " " << fu;
            cells += 4;
        }
    EXPECT_EQ(cells, 20 * 14 * 4);
}

/// A row of the table as players know it: child and dealer by discard, then what a child and the dealer pay.
struct Known {
    int han, fu, child, dealer, from_child, from_dealer;
};
class RiichiKnownPoints : public ::testing::TestWithParam<Known> {};
TEST_P(RiichiKnownPoints, AsPrinted) {
    const Known k = GetParam();
    const int base = base_of(common_limits, k.han, k.fu).points;
    EXPECT_EQ(total_of(base, Wind::South, By::Discard), k.child);
    EXPECT_EQ(total_of(base, Wind::East, By::Discard), k.dealer);
    EXPECT_EQ(riichi::share_of_draw(base, Wind::South, Wind::West), k.from_child);
    EXPECT_EQ(riichi::share_of_draw(base, Wind::South, Wind::East), k.from_dealer);
    EXPECT_EQ(riichi::share_of_draw(base, Wind::East, Wind::North), k.from_dealer);
}
INSTANTIATE_TEST_SUITE_P(
    Table, RiichiKnownPoints,
    ::testing::Values(Known{1, 30, 1000, 1500, 300, 500}, Known{1, 40, 1300, 2000, 400, 700},
                      Known{1, 50, 1600, 2400, 400, 800}, Known{1, 60, 2000, 2900, 500, 1000},
                      Known{1, 70, 2300, 3400, 600, 1200}, Known{1, 80, 2600, 3900, 700, 1300},
                      Known{1, 90, 2900, 4400, 800, 1500}, Known{1, 100, 3200, 4800, 800, 1600},
                      Known{1, 110, 3600, 5300, 900, 1800}, Known{2, 20, 1300, 2000, 400, 700},
                      Known{2, 25, 1600, 2400, 400, 800}, Known{2, 30, 2000, 2900, 500, 1000},
                      Known{2, 40, 2600, 3900, 700, 1300}, Known{2, 50, 3200, 4800, 800, 1600},
                      Known{2, 60, 3900, 5800, 1000, 2000}, Known{2, 70, 4500, 6800, 1200, 2300},
                      Known{2, 80, 5200, 7700, 1300, 2600}, Known{2, 90, 5800, 8700, 1500, 2900},
                      Known{2, 100, 6400, 9600, 1600, 3200}, Known{2, 110, 7100, 10600, 1800, 3600},
                      Known{3, 20, 2600, 3900, 700, 1300}, Known{3, 25, 3200, 4800, 800, 1600},
                      Known{3, 30, 3900, 5800, 1000, 2000}, Known{3, 40, 5200, 7700, 1300, 2600},
                      Known{3, 50, 6400, 9600, 1600, 3200}, Known{3, 60, 7700, 11600, 2000, 3900},
                      Known{3, 70, 8000, 12000, 2000, 4000}, Known{4, 20, 5200, 7700, 1300, 2600},
                      Known{4, 25, 6400, 9600, 1600, 3200}, Known{4, 30, 7700, 11600, 2000, 3900},
                      Known{4, 40, 8000, 12000, 2000, 4000}, Known{5, 30, 8000, 12000, 2000, 4000},
                      Known{6, 30, 12000, 18000, 3000, 6000}, Known{7, 30, 12000, 18000, 3000, 6000},
                      Known{8, 30, 16000, 24000, 4000, 8000}, Known{10, 30, 16000, 24000, 4000, 8000},
                      Known{11, 30, 24000, 36000, 6000, 12000}, Known{12, 30, 24000, 36000, 6000, 12000},
                      Known{13, 30, 32000, 48000, 8000, 16000}, Known{26, 30, 32000, 48000, 8000, 16000}),
    [](const auto& row) {
        return std::to_string(row.param.han) + "han" + std::to_string(row.param.fu) + "fu";
    });

TEST(Zds_11_2, Limits) {
    const auto limit = [](int han, int fu) { return id(base_of(zds_limits, han, fu).limit); };
    EXPECT_EQ(limit(4, 40), "mangan");
    EXPECT_EQ(limit(5, 20), "mangan");
    EXPECT_EQ(limit(6, 20), "haneman");
    EXPECT_EQ(limit(7, 20), "haneman");
    EXPECT_EQ(limit(8, 20), "baiman");
    EXPECT_EQ(limit(10, 20), "baiman");
    EXPECT_EQ(limit(11, 20), "sanbaiman");
    EXPECT_EQ(limit(30, 20), "sanbaiman");  // han never add up to a yakuman
    EXPECT_EQ(id(base_of(common_limits, 12, 20).limit), "sanbaiman");
    EXPECT_EQ(id(base_of(common_limits, 13, 20).limit), "counted_yakuman");
    EXPECT_EQ(total_of(riichi::yakuman_base, Wind::South, By::Discard), 32'000);
    EXPECT_EQ(total_of(riichi::yakuman_base, Wind::East, By::Draw), 48'000);
}
TEST(RiichiTraps, SevenThousandSevenHundredStays) {
    EXPECT_EQ(base_of(zds_limits, 4, 30).points, 1'920);
    EXPECT_EQ(base_of(zds_limits, 3, 60).points, 1'920);
    riichi::Limits kiriage = zds_limits;
    kiriage.round_up_mangan = true;
    EXPECT_EQ(base_of(kiriage, 4, 30).points, 2'000);
    EXPECT_EQ(base_of(kiriage, 3, 60).points, 2'000);
    EXPECT_EQ(base_of(kiriage, 4, 25).points, 1'600);
    const Win win = told("23467m456p23488s 5m", "seat=S riichi dora=1m");  // riichi pinfu tanyao dora
    for (const std::string_view profile : {"zds", "riichi", "tenhou", "ema"})
        EXPECT_EQ(score_of(profile, win).total, 7'700) << profile;
    EXPECT_EQ(score_of("wrc", win).total, 8'000);
}

/// Payments by seat E S W N, from both scorers.
void expect_payments(std::string_view profile, const Win& win, const Payments& wanted) {
    const Score score = score_of(profile, win);
    ASSERT_TRUE(score.payments) << to_string(win);
    EXPECT_EQ(*score.payments, wanted) << profile << ": " << to_string(win);
    EXPECT_EQ(slow_score(slow_rules(profile), win).payments, std::optional(wanted)) << "slow";
}

TEST(Zds_5_1, CountersAndDeposits) {
    // One han with 50 fu by discard, 1,600, and with 40 fu by self-draw, 400/700 or 700 each.
    constexpr std::string_view hand = "234m678p11199s22m 2m";
    expect_payments("zds", told(hand, "riichi seat=S from=N honba=2 deposits=3"),
                    {0, 1'600 + 600 + 3'000, 0, -2'200});
    expect_payments("zds", told(hand, "draw seat=S honba=2 deposits=1"),
                    {-700 - 200, 1'500 + 600 + 1'000, -600, -600});
    expect_payments("zds", told(hand, "draw seat=E honba=1"), {2'100 + 300, -800, -800, -800});
}
TEST(Zds_11_1, WithoutADiscarderNoPayments) {
    Win win = told("234m678p11199s22m 2m", "riichi");
    win.discarder.reset();
    EXPECT_FALSE(score_of("zds", win).payments);
    EXPECT_EQ(score_of("zds", win).total, 2'400);
}

// --- article 7

struct Liability {
    const char* name;
    const char* hand;
};
class Zds_7_1 : public ::testing::TestWithParam<Liability> {};
TEST_P(Zds_7_1, LiablePaysAllOnASelfDraw) {
    const std::string hand = GetParam().hand;
    expect_payments("zds", told(hand, "draw seat=W liable=N honba=1 deposits=1"),
                    {0, 0, 32'000 + 300 + 1'000, -32'300});
    expect_payments("zds", told(hand, "draw seat=E liable=N"), {48'000, 0, 0, -48'000});
}
TEST_P(Zds_7_1, AnotherDiscardIsSharedAndTheDiscarderPaysCounters) {
    const std::string hand = GetParam().hand;
    expect_payments("zds", told(hand, "seat=W from=S liable=N honba=2"), {0, -16'600, 32'600, -16'000});
    expect_payments("zds", told(hand, "seat=E from=S liable=W honba=2"), {48'600, -24'600, -24'000, 0});
}
TEST_P(Zds_7_1, TheLiablePlayersOwnDiscard) {
    expect_payments("zds", told(GetParam().hand, "seat=W from=N liable=N honba=2"), {0, 0, 32'600, -32'600});
}
INSTANTIATE_TEST_SUITE_P(Yakuman, Zds_7_1,
                         ::testing::Values(Liability{"daisangen", "[PPP] [FFF] [CCC] 78p11s 9p"},
                                           Liability{"suushii", "[EEE] [SSS] [WWW] [NNN] 9p 9p"},
                                           Liability{"tsuuiisou", "[EEE] [SSS] [PPP] [CCC] F F"},
                                           Liability{"chinroutou", "[111m] [999m] [111p] [999p] 1s 1s"},
                                           Liability{"ryuuiisou", "[234s] [666s] [888s] [234s] F F"}),
                         [](const auto& row) { return row.param.name; });

TEST(Zds_7_2, NoLiabilityForOtherYakuman) {
    expect_payments("zds", told("[EEE] [SSS] [WWW] 78pNN 9p", "seat=W from=S liable=N"),
                    {0, -32'000, 32'000, 0});
    expect_payments("zds", told("[2222m] [777+7p] (1111s) [8888s] 9p 9p", "draw seat=E liable=N"),
                    {48'000, -16'000, -16'000, -16'000});
    // Nor for a hand that is no yakuman.
    expect_payments("zds", told("[PPP] [FFF] 234m78pCC 9p", "seat=W from=S liable=N"), {0, -7'700, 7'700, 0});
}
TEST(RiichiLiability, WhatTheTilesRefuteIsIgnored) {
    const auto nobody = [](std::string_view profile, std::string_view hand) {
        SCOPED_TRACE(hand);
        expect_payments(profile, told(hand, "draw seat=W liable=N honba=1"),
                        {-16'100, -8'100, 32'300, -8'100});
        expect_payments(profile, told(hand, "seat=W from=S liable=N"), {0, -32'000, 32'000, 0});
    };
    nobody("zds", "223344s666888sF F");             // nothing was called
    nobody("zds", "[234s] [666s] [888s] 234sF F");  // no fourth call
    for (const std::string_view profile : {"zds", "tenhou"}) {
        nobody(profile, "[CCC] [FFF] PPP78p11s 9p");           // no third dragon called
        nobody(profile, "(CCCC) (FFFF) (PPPP) [111s] 9p 9p");  // the dragons were all drawn
    }
    // A closed kong lies on the table: the last of the three was called.
    expect_payments("zds", told("(CCCC) [FFF] [PPP] 78p11s 9p", "draw seat=W liable=N"),
                    {0, 0, 32'000, -32'000});
    expect_payments("zds", told("(CCCC) (FFFF) [PPP+P] 78p11s 9p", "seat=W from=S liable=N"),
                    {0, -16'000, 32'000, -16'000});
}
TEST(RiichiLiability, OfTwoLimitHandsTheOneThatTheTilesAllowIsPaid) {
    // Daisangen was called, the fourth honour set of tsuuiisou was not.
    const Win win = told("[PPP] [FFF] [CCC] EESS S", "draw seat=W liable=N");
    expect_payments("zds", win, {0, 0, 32'000, -32'000});
    EXPECT_EQ(han_of(rulebook("zds"), score_of("zds", win)), (Han{{"daisangen", 13}}));
}
TEST(RiichiLiability, TheCountersAreTheLiablePlayersOnTenhou) {
    expect_payments("tenhou", told("[PPP] [FFF] [CCC] 78p11s 9p", "seat=W from=S liable=N honba=2"),
                    {0, -16'000, 32'600, -16'600});
}
TEST(RiichiLiability, OnlyTheYakumanWithLiabilityIsShifted) {
    // Daisangen with liability, tsuuiisou without: the second is paid as usual.
    expect_payments("tenhou", told("[PPP] [FFF] [CCC] EESS S", "draw seat=W liable=N"),
                    {-16'000, -8'000, 64'000, -8'000 - 32'000});
    expect_payments("tenhou", told("[PPP] [FFF] [CCC] EESS S", "seat=W from=S liable=N"),
                    {0, -32'000 - 16'000, 64'000, -16'000});
    expect_payments("tenhou", told("[EEE] [SSS] [PPP] [CCC] F F", "seat=W from=S liable=N"),
                    {0, -32'000, 32'000, 0});
}

}  // namespace
}  // namespace sifang::riichi_test
