#include "game/seat_draw.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

const DealRule& rule(const char* id) { return book(id).play().deal; }

/// The book's own example: with 12 North takes the top tile, East the second, South the third, West the
/// fourth.
TEST(Hk_2_1, TheSeatHitTakesTheTopTileAndTheOthersFollow) {
    const auto draw = draw_from_pile(rule("hk"), Dice{6, 5, 1}, {South, East, North, West});
    ASSERT_TRUE(draw);
    // North has drawn South, East East, South North, West West.
    EXPECT_EQ(draw->seats, (Seating{0, 3, 2, 1}));
    EXPECT_EQ(draw->east, East);
}
TEST(Hk_2_1, EveryThrowHitsWhomItCountsTo) {
    for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b)
            for (std::uint8_t c = 1; c <= 6; ++c) {
                const auto draw = draw_from_pile(rule("hk"), Dice{a, b, c}, {East, South, West, North});
                ASSERT_TRUE(draw);
                EXPECT_EQ(draw->seats[0],
                          static_cast<unsigned>(a + b + c - 1) % 4);  // the thrower counts as one
                EXPECT_EQ(draw->seats[1], (draw->seats[0] + 1) & 3);
            }
}
TEST(Hk_2_2, WhoeverIsHitDealsFirst) {
    EXPECT_EQ(throw_for_dealer(rule("hk"), Dice{6, 5, 1}), Player{3});
    EXPECT_EQ(throw_for_dealer(rule("hk"), Dice{6, 6, 1}), Player{0});
}
TEST(Gb98_Q146_2, CountedFromEastTheFirstDrawsAndWhoDrawsEastSitsEast) {
    // Two dice: 7 counts to West, who draws first.
    const auto draw = draw_from_pile(rule("gb98"), Dice{3, 4}, {North, East, West, South});
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->seats, (Seating{3, 1, 0, 2}));
    EXPECT_EQ(draw->east, East);
    // Or whoever threw most draws first.
    EXPECT_EQ(draw_seats(West, East, {North, East, West, South}), draw);
}
TEST(Zds_1_5, AnOddThrowTakesFromTheOddEnd) {
    // South throws 5: counted from South that is South again, who is the provisional East and draws first.
    const auto draw = draw_from_row(rule("zds"), South, Dice{2, 3}, {West, East, North, South});
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->east, South);
    EXPECT_EQ(draw->seats, (Seating{2, 0, 1, 3}));  // South drew West, West East, North North, East South
}
TEST(Zds_1_5, AnEvenThrowTakesFromTheEvenEnd) {
    // North throws 4: the one before him, West.
    const auto draw = draw_from_row(rule("zds"), North, Dice{1, 3}, {West, East, North, South});
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->east, West);
    EXPECT_EQ(draw->seats, (Seating{0, 2, 1, 3}));  // West drew South, North North, East East, South West
}
TEST(Zds_1_6, TheSeatHitByTheProvisionalEastDealsFirst) {
    EXPECT_EQ(throw_for_dealer(rule("zds"), Dice{1, 1}), Player{1});
    EXPECT_EQ(throw_for_dealer(rule("zds"), Dice{4, 5}), Player{0});
    EXPECT_EQ(throw_for_dealer(rule("zds"), Dice{6, 6}), Player{3});
}
TEST(SeatDraw, EveryOrderOfTilesSeatsEachOnce) {
    WindTiles tiles = all_winds;
    do {
        for (const Wind first : all_winds) {
            const auto draw = draw_seats(first, East, tiles);
            ASSERT_TRUE(draw);
            unsigned seen = 0;
            for (const Player p : draw->seats) seen |= 1u << p;
            EXPECT_EQ(seen, 15u);
        }
    } while (std::next_permutation(tiles.begin(), tiles.end()));
}
TEST(SeatDraw, Faults) {
    const WindTiles good = all_winds;
    EXPECT_EQ(draw_from_pile(rule("hk"), Dice{1, 2}, good).error(), SeatDrawFault::NotTheDice);
    EXPECT_EQ(draw_from_pile(rule("hk"), Dice{1, 2, 7}, good).error(), SeatDrawFault::NotTheDice);
    EXPECT_EQ(draw_from_row(rule("zds"), East, Dice{0, 2}, good).error(), SeatDrawFault::NotTheDice);
    EXPECT_EQ(throw_for_dealer(rule("zds"), Dice{1}).error(), SeatDrawFault::NotTheDice);
    EXPECT_EQ(draw_seats(East, East, {East, East, West, North}).error(), SeatDrawFault::NotFourWinds);
    EXPECT_NE(code(SeatDrawFault::NotTheDice), code(SeatDrawFault::NotFourWinds));
}

}  // namespace
}  // namespace sifang::test
