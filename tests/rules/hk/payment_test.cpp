// Part 4: every cell of the table, who pays, and liability as it is paid.

#include <gtest/gtest.h>

#include "rules/hk/hk_book.hpp"

namespace sifang::hk_test {
namespace {

struct Cell {
    int fan;
    const char* hand;
    const char* how;
    int points;
};

const Cell discard_cells[] = {
    {3, "[222m] [333p] [444s] 77m 99p 9p", "flowers=2f", 32},
    {4, "[222m] [333p] [444s] 77m 99p 9p", "", 64},
    {5, "[222m] [333p] [CCC] 77m 99p 9p", "", 96},
    {6, "[222m] [333m] [456m] 77m EE E", "", 128},
    {7, "[123m] 456m 777m 34m 99m 5m", "flowers=2f", 192},
    {8, "[123m] 456m 777m 34m 99m 5m", "", 256},
    {9, "[123m] 456m 789m 34m 99m 5m", "", 384},
    {10, "[CCC] [FFFF] PP 123m 99p P", "flowers=1f5f", 512},
};
const Cell self_draw_cells[] = {
    {3, "[EEE] 123m 456p 34m 99p 5m", "flowers=2f", 16},
    {4, "[222m] [333p] [444s] 77m 99p 9p", "flowers=2f", 32},
    {5, "[222m] [333p] [444s] 77m 99p 9p", "", 48},
    {6, "[222m] [333p] [CCC] 77m 99p 9p", "", 64},
    {7, "[222m] [333m] [456m] 77m EE E", "", 96},
    {8, "[123m] 456m 777m 34m 99m 5m", "flowers=2f", 128},
    {9, "[123m] 456m 777m 34m 99m 5m", "", 192},
    {10, "[123m] 456m 789m 34m 99m 5m", "", 256},
};

TEST(Hk_4_b, EveryCellForADiscard) {
    for (const auto& [fan, hand, how, points] : discard_cells) {
        const Win win = told(hand, std::string(how) + " from=W");
        EXPECT_EQ(ruled(win).score.figures[0].value, fan) << hand;
        const std::string paid = std::to_string(points);
        EXPECT_EQ(payments_of(win), "E+" + paid + " S0 W-" + paid + " N0") << fan;
    }
}

TEST(Hk_4_c, EveryCellForASelfDraw) {
    for (const auto& [fan, hand, how, points] : self_draw_cells) {
        const Win win = told(hand, std::string(how) + " draw");
        EXPECT_EQ(ruled(win).score.figures[0].value, fan) << hand;
        const std::string each = "-" + std::to_string(points);
        EXPECT_EQ(payments_of(win),
                  "E+" + std::to_string(3 * points) + " S" + each + " W" + each + " N" + each)
            << fan;
    }
}

TEST(Hk_4_a, TheDiscarderAlonePays) {
    const char* hand = "[222m] [333p] [444s] 77m 99p 9p";
    EXPECT_EQ(payments_of(told(hand, "seat=S flowers=1f from=N")), "E0 S+32 W0 N-32");
    EXPECT_EQ(payments_of(told(hand, "seat=S flowers=1f from=N liable=W")), "E0 S+32 W0 N-32")
        << "a win on a discard is the discarder's, whoever is liable";
}

TEST(Hk_4_a, WithoutADiscarderNothingIsPaid) {
    EXPECT_EQ(payments_of(told("[222m] [333p] [444s] 77m 99p 9p")), "none");
}

TEST(Hk_4_liability_1, TheLiablePlayerPaysForAllThree) {
    const char* hand = "[222m] [333p] [444s] 77m 99p 9p";
    EXPECT_EQ(payments_of(told(hand, "seat=S draw liable=W")), "E0 S+144 W-144 N0");
    EXPECT_EQ(payments_of(told(hand, "seat=S draw")), "E-48 S+144 W-48 N-48");
}

TEST(Hk_4_liability_5, FiveFanAndRobbingArePaidAsSixThreeTimes) {
    const Win six = told("[222m] [CCC] 345m 45m EE 6m", "from=E seat=S robbing");
    EXPECT_EQ(fan_of(six), "6: dragon_pung half_flush no_flowers robbing_the_kong");
    EXPECT_EQ(payments_of(six), "E-192 S+192 W0 N0");
    EXPECT_EQ(payments_of(told("[222m] [CCC] 345m 45m EE 6m", "from=E seat=S robbing liable=N")),
              "E-192 S+192 W0 N0");
}

TEST(Hk_3_8_1, SevenFlowersArePaidAsASelfDrawOfThree) {
    EXPECT_EQ(payments_of(told("7f", "flower_win flowers=1234567f seat=S")), "E-16 S+48 W-16 N-16");
    EXPECT_EQ(payments_of(told("7f", "flower_win draw flowers=1234567f seat=S")), "E-16 S+48 W-16 N-16");
    EXPECT_EQ(payments_of(told("7f", "flower_win draw flowers=1234567f seat=S liable=E")), "E-48 S+48 W0 N0");
}

TEST(Hk_3_7_12, EightFlowersArePaidAsASelfDrawOfTen) {
    EXPECT_EQ(payments_of(told("7f", "flower_win flowers=12345678f seat=S")), "E-256 S+768 W-256 N-256");
}

}  // namespace
}  // namespace sifang::hk_test
