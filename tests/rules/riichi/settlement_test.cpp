// What is paid without a win and at the end of a session: articles 4-2, 8 and 11.

#include "rules/riichi/settlement.hpp"

#include <gtest/gtest.h>
#include <numeric>

namespace sifang::riichi_test {
namespace {

using namespace riichi;
using Four = std::array<int, 4>;

const Edition book = zds_edition();
const TableRules& zds = book.table;

TEST(Zds_8_2, NotenPaymentsAreThreeThousandInAll) {
    EXPECT_EQ(noten_payments(zds, {true, false, false, false}), (Four{3'000, -1'000, -1'000, -1'000}));
    EXPECT_EQ(noten_payments(zds, {false, true, false, true}), (Four{-1'500, 1'500, -1'500, 1'500}));
    EXPECT_EQ(noten_payments(zds, {true, true, false, true}), (Four{1'000, 1'000, -3'000, 1'000}));
    EXPECT_EQ(noten_payments(zds, {true, true, true, true}), (Four{}));
    EXPECT_EQ(noten_payments(zds, {}), (Four{}));
}

TEST(RiichiCommon, NagashiIsPaidAsAManganSelfDraw) {
    EXPECT_EQ(nagashi_payments(Wind::East), (Four{12'000, -4'000, -4'000, -4'000}));
    EXPECT_EQ(nagashi_payments(Wind::North), (Four{-4'000, -2'000, -2'000, 8'000}));
}

TEST(Zds_4_2, ChomboIsALimitSelfDrawReversed) {
    EXPECT_EQ(chombo_payments(zds, {true, false, false, false}), (Four{-12'000, 4'000, 4'000, 4'000}));
    EXPECT_EQ(chombo_payments(zds, {false, false, true, false}), (Four{4'000, 2'000, -8'000, 2'000}));
}
TEST(Zds_4_2, TwoChomboPayNothingToEachOther) {
    EXPECT_EQ(chombo_payments(zds, {false, true, true, false}), (Four{8'000, -6'000, -6'000, 4'000}));
    EXPECT_EQ(chombo_payments(zds, {true, true, false, false}), (Four{-8'000, -4'000, 6'000, 6'000}));
}
TEST(RiichiPresets, ChomboIsDeducted) {
    EXPECT_EQ(chombo_payments(ema_edition().table, {false, true, false, false}), (Four{0, -20'000, 0, 0}));
}

TEST(Zds_11_4, PlacingPointsByTheNumberOfWinners) {
    EXPECT_EQ(placing_points(book, {50'000, 29'000, 21'000, 20'000}), (Four{12'000, -2'000, -4'000, -6'000}));
    EXPECT_EQ(placing_points(book, {10'000, 30'000, 20'000, 60'000}), (Four{-8'000, 4'000, -4'000, 8'000}));
    EXPECT_EQ(placing_points(book, {31'000, 32'000, 33'000, 24'000}), (Four{2'000, 4'000, 6'000, -12'000}));
    EXPECT_EQ(placing_points(book, {30'000, 30'000, 30'000, 30'000}), (Four{}));
}
TEST(Zds_11_4, EqualScoresShareThePlaces) {
    EXPECT_EQ(placing_points(book, {40'000, 40'000, 20'000, 20'000}), (Four{6'000, 6'000, -6'000, -6'000}));
    EXPECT_EQ(placing_points(book, {60'000, 20'000, 20'000, 20'000}), (Four{12'000, -4'000, -4'000, -4'000}));
}
TEST(Zds_11_3, ResultsAreScoreAndPlacingPoints) {
    EXPECT_EQ(session_result(book, {50'300, 28'700, 21'000, 20'000}).result,
              (Four{32'300, -3'300, -13'000, -16'000}));
}

/// Ends of real games on Tenhou: scores and what the site printed.
TEST(RiichiRealGames, TenhouResults) {
    const Edition tenhou = tenhou_edition();
    const struct {
        Four scores, results;
    } games[] = {
        {{20'100, 35'800, 5'200, 38'900}, {-20'000, 16'000, -45'000, 49'000}},
        {{26'000, 32'200, -24'200, 66'000}, {-14'000, 12'000, -74'000, 76'000}},
        {{30'000, 14'700, 43'200, 12'100}, {10'000, -25'000, 53'000, -38'000}},
        {{43'000, 28'400, 35'700, -7'100}, {53'000, -12'000, 16'000, -57'000}},
        {{18'600, 24'900, 38'400, 18'100}, {-21'000, 5'000, 48'000, -32'000}},
        {{20'700, 13'600, 33'600, 32'100}, {-19'000, -36'000, 43'000, 12'000}},
        {{26'600, 15'500, 42'800, 15'100}, {7'000, -24'000, 52'000, -35'000}},
        {{800, 37'600, 40'400, 21'200}, {-49'000, 18'000, 50'000, -19'000}},
        {{18'000, 37'400, 8'200, 36'400}, {-22'000, 48'000, -42'000, 16'000}},
    };
    for (const auto& game : games) EXPECT_EQ(session_result(tenhou, game.scores).result, game.results);
}
TEST(RiichiPresets, OkaAndTies) {
    // 25,000 to 30,000: twenty thousand to the first; equal scores go by the first deal.
    EXPECT_EQ(placing_points(riichi_edition(), {25'000, 25'000, 25'000, 25'000}),
              (Four{40'000, 10'000, -10'000, -20'000}));
    EXPECT_EQ(placing_points(wrc_edition(), {30'000, 30'000, 40'000, 20'000}), (Four{0, 0, 15'000, -15'000}));
}
TEST(RiichiPresets, PlacesOfEqualScores) {
    EXPECT_EQ(session_result(book, {30'000, 30'000, 40'000, 20'000}).place, (Four{2, 2, 1, 4}));
    EXPECT_EQ(session_result(tenhou_edition(), {25'000, 25'000, 30'000, 20'000}).place, (Four{2, 3, 1, 4}));
    EXPECT_EQ(session_result(book, {50'000, 29'000, 21'000, 20'000}).twelfths, (Four{}));
}
TEST(RiichiPresets, ResultsAddUpToNothing) {
    for (const auto& edition :
         {zds_edition(), riichi_edition(), tenhou_edition(), ema_edition(), wrc_edition()}) {
        const int start = edition.session.start_points;
        const Four scores{start + 12'300, start - 4'100, start - 12'300, start + 4'100};
        const Four results = session_result(edition, scores).result;
        EXPECT_EQ(std::accumulate(results.begin(), results.end(), 0), 0) << edition.id;
    }
}

}  // namespace
}  // namespace sifang::riichi_test
