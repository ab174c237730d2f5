// Hands that are often counted wrongly. Every list was counted by hand from the books; both scorers must give
// it.
#include <gtest/gtest.h>

#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
namespace {

constexpr std::string_view editions[] = {"mcr", "gb98", "mil"};

Win drawn(std::string_view hand) {
    Win win = win_of(hand);
    win.by = By::Draw;
    return win;
}
Win with(Win win, Situation situation) {
    win.situation.add(situation);
    return win;
}
Win seated(Win win, Wind seat, Wind round) {
    win.seat = seat;
    win.round = round;
    return win;
}

/// Exactly these points by pattern, from both scorers.
void expect_counts(std::string_view edition, const Win& win, const PointsById& wanted) {
    for (const Answer& answer : {by_the_book(edition, win), by_the_program(edition, win)}) {
        EXPECT_TRUE(answer.valid) << edition << ": " << to_string(win);
        EXPECT_EQ(answer.points, wanted)
            << edition << ": " << to_string(win) << " gives " << to_string(answer);
    }
}
void expect_counts(const Win& win, const PointsById& wanted) {
    for (const std::string_view edition : editions) expect_counts(edition, win, wanted);
}
PointsById plus(PointsById points, const PointsById& more) {
    for (const auto& [id, p] : more) points[id] += p;
    return points;
}

/// For lists where the choice between names of equal worth is free: the sum of these, and the total.
void expect_sum(const Win& win, std::initializer_list<std::string_view> ids, int sum, int total) {
    for (const std::string_view edition : editions)
        for (const Answer& answer : {by_the_book(edition, win), by_the_program(edition, win)}) {
            int got = 0;
            for (const std::string_view id : ids) got += answer.count(id);
            EXPECT_EQ(got, sum) << edition << ": " << to_string(answer);
            EXPECT_EQ(answer.total, total) << edition << ": " << to_string(answer);
        }
}

// --- account-once (3.9.1.6(5), Q51(6))

TEST(McrTraps, Gb98Q51_FourthChowJoinsAStraightOnceOnly) {
    // 123m would make three different two-chow fan with the three chows of the straight.
    expect_sum(win_of("[123m] [456m] 123789mE E"),
               {"pure_double_chow", "short_straight", "two_terminal_chows"}, 1, 16 + 6 + 1 + 1);
}
TEST(McrTraps, Gb98Q51_FourChowsGiveThreeTwoChowFan) {
    expect_sum(win_of("[123m] [789m] 123789sE E"), {"mixed_double_chow", "two_terminal_chows"}, 3,
               3 + 4 /* outside */ + 1 /* voided */ + 1 /* single */);
}
TEST(McrTraps, Gb98Q51_NoSetTwiceInTheSameFan) {
    // 345m meets 345p and 345p: one mixed double, one pure double.
    expect_counts(win_of("[345m] [345p] [345p] [678s] E E"),
                  {{"melded_hand", 6}, {"pure_double_chow", 1}, {"mixed_double_chow", 1}});
}
TEST(McrTraps, Gb98Q51_OneMixedShiftedChowsOutOfFour) {
    // 345s 456p 567m and 456p 567m 678s: once; 345s and 678s are joined once as a short straight.
    expect_counts(win_of("[567m] [456p] [345s] [678s] E E"),
                  {{"mixed_shifted_chows", 6}, {"melded_hand", 6}, {"short_straight", 1}});
}
TEST(McrTraps, TwoPairsOfEqualPungsAreTwoDoublePungs) {
    expect_counts(win_of("[333m] [333p] [777p] [777s] E E"),
                  {{"all_pungs", 6}, {"melded_hand", 6}, {"double_pung", 4}});
}
TEST(McrTraps, FourthPungJoinsShiftedPungsOnce) {
    expect_counts(win_of("[333m] [444m] [555m] [444s] E E"), {{"pure_shifted_pungs", 24},
                                                              {"all_pungs", 6},
                                                              {"melded_hand", 6},
                                                              {"double_pung", 2},
                                                              {"one_voided_suit", 1}});
}

// --- four steps and three readings

TEST(McrTraps, PungsOf2347AreNoFourSteps) {
    expect_counts(win_of("[222m] [333m] [444m] [777m] 8m 8m"), {{"pure_shifted_pungs", 24},
                                                                {"full_flush", 24},
                                                                {"all_pungs", 6},
                                                                {"melded_hand", 6},
                                                                {"all_simples", 2}});
}
TEST(McrTraps, TripleChowWhenTheDiscardOpensAPung) {
    // 222 333 444 as pungs: 24 + 2 + 2; as three chows with 234p beside them: 24 + 2 + 2 + 1.
    expect_counts(win_of("[234p] 22333444m55s 2m"),
                  {{"pure_triple_chow", 24}, {"all_chows", 2}, {"all_simples", 2}, {"mixed_double_chow", 1}});
}
TEST(McrTraps, ShiftedPungsWhenTheTileIsDrawn) {
    expect_counts(
        drawn("[234p] 22333444m55s 2m"),
        {{"pure_shifted_pungs", 24}, {"three_concealed_pungs", 16}, {"all_simples", 2}, {"self_drawn", 1}});
}
TEST(McrTraps, DiscardThatFitsAChowLeavesThePungConcealed) {
    // 666m stays concealed: the 6m is taken as the end of 456m.
    expect_counts(win_of("[234p] 45666m888sSS 6m"), {{"two_concealed_pungs", 2}, {"tile_hog", 2}});
    // Without the chow the same discard opens the pung.
    expect_counts(win_of("[234p] [789m] 66m888sSS 6m"), {{"chicken_hand", 8}});
}

// --- waits (Q12(4), Q129-Q131, nos 77-79)

TEST(McrTraps, Gb98Q131_1112WaitsForTwoAndThree) {
    expect_counts(win_of("[456p] [678s] [EEE] 1112m 2m"),
                  {{"prevalent_wind", 2}, {"seat_wind", 2}, {"pung_of_terminals_or_honors", 1}});
    expect_counts(win_of("[456p] [678s] [EEE] 1112m 3m"), {{"prevalent_wind", 2}, {"seat_wind", 2}});
}
TEST(McrTraps, Gb98Q131_2345WithTwo) {
    expect_counts(win_of("[789p] [678s] [EEE] 2345m 2m"), {{"prevalent_wind", 2}, {"seat_wind", 2}});
}
TEST(McrTraps, Gb98Q129_EdgeOnlyWithoutAnotherWait) {
    const PointsById winds{{"prevalent_wind", 2}, {"seat_wind", 2}};
    expect_counts(win_of("[789p] [678s] [EEE] 12mNN 3m"), plus(winds, {{"edge_wait", 1}}));
    expect_counts(win_of("[789p] [EEE] 12345mNN 3m"), plus(winds, {{"one_voided_suit", 1}}));
}
TEST(McrTraps, Gb98Q129_1233And7789AreEdgeWaits) {
    const PointsById winds{{"prevalent_wind", 2}, {"seat_wind", 2}};
    expect_counts(win_of("[456p] [678s] [EEE] 1233m 3m"), plus(winds, {{"edge_wait", 1}}));
    expect_counts(win_of("[456p] [678s] [EEE] 7789m 7m"), plus(winds, {{"edge_wait", 1}}));
    expect_counts(win_of("[456p] [678s] [EEE] 4556m 5m"),
                  plus(winds, {{"closed_wait", 1}, {"mixed_double_chow", 1}}));
}
TEST(McrTraps, AWaitStaysAWaitWhenTheTableHasNoneLeft) {
    // 12345m waits for 3 and 6; three of the 6 lie in the winner's own meld, the fourth wherever it likes.
    expect_counts(win_of("[666m] [EEE] 12345mNN 3m"),
                  {{"half_flush", 6}, {"prevalent_wind", 2}, {"seat_wind", 2}});
}
TEST(McrTraps, WaitsOfAnotherShapeCount) {
    // Knitted nine and 12m EE: only the 3m completes it, an edge wait.
    expect_counts(win_of("147m258p369s12mEE 3m"),
                  {{"knitted_straight", 12}, {"concealed_hand", 2}, {"edge_wait", 1}});
    // One tile of the knitted nine is missing: a wait for one kind, and none of the three.
    expect_counts(win_of("147m258p36s123mEE 9s"), {{"knitted_straight", 12}, {"concealed_hand", 2}});
}
TEST(McrTraps, KnittedTileThatIsAlsoThePair) {
    // 147m 258p 369s and 6s waiting for a 6s.
    expect_counts(win_of("[EEE] 147m258p3669s 6s"),
                  {{"knitted_straight", 12}, {"prevalent_wind", 2}, {"seat_wind", 2}, {"single_wait", 1}});
}
TEST(McrTraps, FifthCopyWaits_1111234) {
    const Win win = win_of("[567p] [678s] 1111234m 4m");
    const PointsById counted{{"tile_hog", 2}, {"pung_of_terminals_or_honors", 1}, {"no_honors", 1}};
    expect_counts("mcr", win, counted);
    expect_counts("mil", win, counted);
    expect_counts("gb98", win, plus(counted, {{"single_wait", 1}}));
}
TEST(McrTraps, FifthCopyWaits_MeldedPungCountsToo) {
    const Win win = win_of("[444m] [123p] [678s] 4567m 7m");
    const PointsById counted{{"tile_hog", 2}, {"no_honors", 1}};
    expect_counts("mcr", win, counted);
    expect_counts("mil", win, counted);
    expect_counts("gb98", win, plus(counted, {{"single_wait", 1}}));
}
TEST(McrTraps, SingleWaitNotBesideMeldedHandOrFourKongs) {
    expect_counts(win_of("[123m] [456p] [567s] [888s] E E"), {{"melded_hand", 6}});
    expect_counts(drawn("[2222m] [4444p] [6666s] [8888s] E E"), {{"four_kongs", 88}, {"self_drawn", 1}});
}
TEST(McrTraps, SingleWaitBesideFourConcealedPungs) {
    expect_counts(win_of("222m444p777sNNN9m 9m"),
                  {{"four_concealed_pungs", 64}, {"pung_of_terminals_or_honors", 1}, {"single_wait", 1}});
}

// --- nine gates (no. 4, Q56)

TEST(McrTraps, Gb98Q56_NineGatesOnlyFromTheNineSidedWait) {
    const PointsById gates{{"nine_gates", 88}, {"two_concealed_pungs", 2}};
    expect_counts("mcr", win_of("1112345678999m 5m"), gates);
    expect_counts("gb98", win_of("1112345678999m 5m"), gates);
    expect_counts("mil", win_of("1112345678999m 5m"), plus(gates, {{"pung_of_terminals_or_honors", 1}}));
    // The same fourteen tiles, the 9 last.
    expect_counts(win_of("1112345567899m 9m"),
                  {{"full_flush", 24}, {"concealed_hand", 2}, {"pung_of_terminals_or_honors", 2}});
}
TEST(McrTraps, NineGatesWithAStraightInside) {
    expect_counts(win_of("1112345678999m 1m"), {{"nine_gates", 88}, {"pure_straight", 16}, {"tile_hog", 2}});
}
TEST(McrTraps, NineGatesSelfDrawn) {
    const PointsById gates{{"nine_gates", 88}, {"two_concealed_pungs", 2}};
    expect_counts("mcr", drawn("1112345678999m 5m"), plus(gates, {{"fully_concealed_hand", 4}}));
    expect_counts("gb98", drawn("1112345678999m 5m"), plus(gates, {{"self_drawn", 1}}));
    expect_counts("mil", drawn("1112345678999m 5m"),
                  plus(gates, {{"self_drawn", 1}, {"pung_of_terminals_or_honors", 1}}));
}

// --- kongs

/// Kongs melded and concealed, concealed pungs beside them, the rest chows that were claimed.
Win kongs(int melded, int concealed, int concealed_pungs) {
    const char* kong[] = {"2222m", "4444p", "7777s", "NNNN"};
    const char* pung[] = {"222m", "444p", "777s", "NNN"};
    std::string melds, standing;
    std::size_t set = 0;
    for (int i = 0; i < melded; ++i) melds += std::string("[") + kong[set++] + "] ";
    for (int i = 0; i < concealed; ++i) melds += std::string("(") + kong[set++] + ") ";
    for (int i = 0; i < concealed_pungs; ++i) standing += pung[set++];
    for (; set < 4; ++set) melds += "[567p] ";
    return win_of(melds + standing + "9m 9m");
}
int points_of_kongs(const Answer& answer) {
    int sum = 0;
    for (const std::string_view id :
         {"melded_kong", "concealed_kong", "two_melded_kongs", "melded_and_concealed_kong",
          "two_concealed_kongs", "three_kongs", "four_kongs", "two_concealed_pungs", "three_concealed_pungs",
          "four_concealed_pungs"})
        sum += answer.count(id);
    return sum;
}
struct KongRow {
    int melded, concealed, pungs, mcr, gb98, mil;
};

TEST(McrTraps, Gb98Q41_KongsInAllFifteenMixes) {
    const KongRow rows[] = {{0, 0, 0, 0, 0, 0},    {1, 0, 0, 1, 1, 1},       {0, 1, 0, 2, 2, 2},
                            {2, 0, 0, 4, 4, 4},    {1, 1, 0, 6, 6, 5},       {0, 2, 0, 8, 6, 6},
                            {3, 0, 0, 32, 32, 32}, {2, 1, 0, 34, 34, 32},    {1, 2, 0, 40, 38, 34},
                            {0, 3, 0, 48, 48, 48}, {4, 0, 0, 88, 88, 88},    {3, 1, 0, 90, 90, 88},
                            {2, 2, 0, 96, 94, 90}, {1, 3, 0, 104, 104, 104}, {0, 4, 0, 152, 152, 152}};
    for (const KongRow& row : rows) {
        const Win win = kongs(row.melded, row.concealed, row.pungs);
        for (const auto& score : {by_the_book, by_the_program}) {
            EXPECT_EQ(points_of_kongs(score("mcr", win)), row.mcr) << to_string(win);
            EXPECT_EQ(points_of_kongs(score("gb98", win)), row.gb98) << to_string(win);
            EXPECT_EQ(points_of_kongs(score("mil", win)), row.mil) << to_string(win);
        }
    }
}
TEST(McrTraps, Gb98Q69_KongsBesideConcealedPungs) {
    const KongRow rows[] = {{1, 0, 1, 1, 1, 1},    {0, 1, 1, 4, 4, 4},    {0, 1, 2, 18, 18, 18},
                            {0, 1, 3, 66, 66, 66}, {1, 0, 2, 3, 3, 3},    {1, 0, 3, 17, 17, 17},
                            {2, 0, 2, 6, 6, 6},    {1, 1, 1, 8, 8, 7},    {1, 1, 2, 22, 22, 21},
                            {0, 2, 1, 24, 22, 22}, {0, 2, 2, 72, 70, 70}, {3, 0, 1, 32, 32, 32},
                            {2, 1, 1, 36, 34, 34}, {1, 2, 1, 56, 54, 48}, {0, 3, 1, 96, 96, 96}};
    for (const KongRow& row : rows) {
        const Win win = kongs(row.melded, row.concealed, row.pungs);
        for (const auto& score : {by_the_book, by_the_program}) {
            EXPECT_EQ(points_of_kongs(score("mcr", win)), row.mcr) << to_string(win);
            EXPECT_EQ(points_of_kongs(score("gb98", win)), row.gb98) << to_string(win);
            EXPECT_EQ(points_of_kongs(score("mil", win)), row.mil) << to_string(win);
        }
    }
}
TEST(McrTraps, ThreeKongsAddAllPungsFourDoNot) {
    expect_counts(drawn("[2222m] [4444p] [7777s] [NNN] 9m 9m"), {{"three_kongs", 32},
                                                                 {"all_pungs", 6},
                                                                 {"pung_of_terminals_or_honors", 1},
                                                                 {"single_wait", 1},
                                                                 {"self_drawn", 1}});
    expect_counts(drawn("[2222m] [4444p] [7777s] [NNNN] 9m 9m"),
                  {{"four_kongs", 88}, {"pung_of_terminals_or_honors", 1}, {"self_drawn", 1}});
}

// --- special shapes

TEST(McrTraps, KnittedStraightWithAnHonourPair) {
    expect_counts(win_of("[456p] 147m258p369sE E"), {{"knitted_straight", 12}, {"single_wait", 1}});
    expect_counts(win_of("[456p] 147m258p369s2m 2m"),
                  {{"knitted_straight", 12}, {"all_chows", 2}, {"single_wait", 1}});
}
TEST(McrTraps, LesserKnittedWithAKnittedStraightInside) {
    expect_counts(win_of("147m258p369sESCF P"),
                  {{"lesser_honors_and_knitted_tiles", 12}, {"knitted_straight", 12}});
    expect_counts(win_of("147m258p36sESWCF P"), {{"lesser_honors_and_knitted_tiles", 12}});
}
TEST(McrTraps, SevenPairsWithFourOfAKind) {
    expect_counts(win_of("111133m5577p99sE E"), {{"seven_pairs", 24}, {"tile_hog", 2}});
}
TEST(McrTraps, SevenPairsOrTwoDoubleChows) {
    // 112233m 778899p 5s: pairs 24, tiles 1; as chows 24 less.
    expect_counts(win_of("112233m778899p5s 5s"), {{"seven_pairs", 24}, {"no_honors", 1}});
}
TEST(McrTraps, Gb98Q51_LastTileDrawnOnASpecialShapeCountsNoSelfDrawn) {
    const Win win = with(drawn("111133m5577p99sE E"), Situation::LastWallTile);
    const PointsById counted{{"seven_pairs", 24}, {"tile_hog", 2}, {"last_tile_draw", 8}};
    expect_counts("mcr", win, plus(counted, {{"fully_concealed_hand", 4}}));
    expect_counts("gb98", win, counted);
    expect_counts("mil", win, counted);
}
TEST(McrTraps, Gb98Q51_ClosedShapesSelfDrawn) {
    const std::pair<const char*, PointsById> shapes[] = {
        {"1122334455667m 7m", {{"seven_shifted_pairs", 88}}},
        {"19m19p19sESWNCFP P", {{"thirteen_orphans", 88}}},
        {"222m444p777sNNN9m 9m",
         {{"four_concealed_pungs", 64}, {"pung_of_terminals_or_honors", 1}, {"single_wait", 1}}},
        {"113355m2244pEEC C", {{"seven_pairs", 24}, {"one_voided_suit", 1}}},
        {"25m17p36sESWNCFP 9s", {{"greater_honors_and_knitted_tiles", 24}}},
        {"147m258p36sESWCF P", {{"lesser_honors_and_knitted_tiles", 12}}}};
    for (const auto& [hand, points] : shapes) {
        expect_counts(win_of(hand), points);  // by discard: no concealed_hand
        expect_counts("mcr", drawn(hand), plus(points, {{"fully_concealed_hand", 4}}));
        expect_counts("gb98", drawn(hand), plus(points, {{"self_drawn", 1}}));
        expect_counts("mil", drawn(hand), plus(points, {{"self_drawn", 1}}));
    }
}
TEST(McrTraps, OtherConcealedHandsSelfDrawn) {
    expect_counts(drawn("147m258p369s234pE E"),
                  {{"knitted_straight", 12}, {"fully_concealed_hand", 4}, {"single_wait", 1}});
    expect_counts(with(drawn("(2222m) 234p678s45mNN 6m"), Situation::Replacement),
                  {{"out_with_replacement_tile", 8}, {"fully_concealed_hand", 4}, {"concealed_kong", 2}});
}

// --- situations

TEST(McrTraps, Gb98Q95_ChickenHandByDiscardOnly) {
    expect_counts(win_of("[333p] [678m] 34789sSS 5s"), {{"chicken_hand", 8}});
    expect_counts(drawn("[333p] [678m] 34789sSS 5s"), {{"self_drawn", 1}});
    expect_counts(with(win_of("[333p] [678m] 34789sSS 5s"), Situation::LastOfKind), {{"last_tile", 4}});
}
TEST(McrTraps, FlowersDoNotHelpOverTheMinimum) {
    Win win = drawn("[333p] [678m] 34789sSS 5s");
    for (unsigned n = 1; n <= 8; ++n) win.flowers.add(Tile::flower(n));
    for (const std::string_view edition : editions)
        for (const Answer& answer : {by_the_book(edition, win), by_the_program(edition, win)}) {
            EXPECT_EQ(answer.total, 9);
            EXPECT_FALSE(answer.meets_minimum);
        }
}
TEST(McrTraps, Gb98Q96_LastTileAndReplacementBothCount) {
    Win win = with(drawn("[3333p] [678m] 34789sSS 5s"), Situation::LastWallTile);
    win = with(win, Situation::Replacement);
    expect_counts(win, {{"last_tile_draw", 8}, {"out_with_replacement_tile", 8}, {"melded_kong", 1}});
}
TEST(McrTraps, RobbingIsADiscardWithoutLastTile) {
    Win win = with(win_of("333p678m34789sSS 5s"), Situation::Robbing);
    expect_counts(win, {{"robbing_the_kong", 8}, {"concealed_hand", 2}});
    expect_counts(with(win, Situation::LastOfKind), {{"robbing_the_kong", 8}, {"concealed_hand", 2}});
}
TEST(McrTraps, WhatTheTilesRefuteIsIgnored) {
    // A 5s stands: neither robbed nor the last of its kind.
    Win win = with(win_of("[333p] [678m] 34555sSS 5s"), Situation::Robbing);
    expect_counts(with(win, Situation::LastOfKind), {{"tile_hog", 2}});
    // No kong, no replacement tile.
    expect_counts(with(drawn("[333p] [678m] 34789sSS 5s"), Situation::Replacement), {{"self_drawn", 1}});
}
TEST(McrTraps, Gb98Q110_LastTileByOnesOwnMelds) {
    expect_counts(win_of("[555s] [678m] 34sSS789p 5s"), {{"last_tile", 4}, {"tile_hog", 2}});
    // Three in chows that were claimed.
    expect_counts(win_of("[345s] [345s] [345s] 34sSS 5s"),
                  {{"quadruple_chow", 48}, {"half_flush", 6}, {"last_tile", 4}});
}
TEST(McrTraps, Gb98Q104_MeldedHandKeepsAddedKongs) {
    expect_counts(win_of("[777+7s] [234m] [456p] [222p] E E"), {{"melded_hand", 6}, {"melded_kong", 1}});
    // A concealed kong is no claimed set.
    expect_counts(win_of("(7777s) [234m] [456p] [222p] E E"), {{"concealed_kong", 2}, {"single_wait", 1}});
}

// --- exclusions in which the editions differ

TEST(McrTraps, AllGreenWithTheGreenDragon) {
    const PointsById green{{"all_green", 88}, {"dragon_pung", 2}, {"pure_double_chow", 1}};
    const Win win = win_of("[234s] [234s] [666s] 88sFF F");
    expect_counts("mcr", win, plus(green, {{"half_flush", 6}}));
    expect_counts("gb98", win, green);
    expect_counts("mil", win, green);
}
TEST(McrTraps, AllGreenWithoutIt) {
    expect_counts(win_of("[234s] [234s] [666s] 2288s 8s"), {{"all_green", 88},
                                                            {"full_flush", 24},
                                                            {"all_simples", 2},
                                                            {"tile_hog", 2},
                                                            {"pure_double_chow", 1}});
}
TEST(McrTraps, AllGreenAsSevenPairsKeepsItsTileHogs) {
    const PointsById green{{"all_green", 88}, {"seven_pairs", 24}, {"tile_hog", 2}};
    const Win win = win_of("223344668888sF F");
    expect_counts("mcr", win, plus(green, {{"half_flush", 6}}));
    expect_counts("gb98", win, green);
    expect_counts("mil", win, green);
}
TEST(McrTraps, AllTerminalsAndDoublePungs) {
    const PointsById terminals{{"all_terminals", 64}, {"single_wait", 1}};
    const Win win = win_of("[111m] [999m] [111p] 999p1s 1s");
    expect_counts("mcr", win, plus(terminals, {{"double_pung", 4}}));
    expect_counts("gb98", win, terminals);
    expect_counts("mil", win, terminals);
    expect_counts(win_of("[111m] [111p] [111s] 999p9s 9s"), plus(terminals, {{"triple_pung", 16}}));
}
TEST(McrTraps, Gb98Q71_AllTerminalsAsSevenPairs) {
    const PointsById pairs{{"all_terminals", 64}, {"seven_pairs", 24}};
    const Win one_four = win_of("111199m1199p119s 9s"), two_fours = win_of("11119999m1199p1s 1s");
    expect_counts("mcr", one_four, plus(pairs, {{"tile_hog", 2}}));
    expect_counts("gb98", one_four, pairs);
    expect_counts("mil", one_four, plus(pairs, {{"tile_hog", 2}}));
    expect_counts("mcr", two_fours, plus(pairs, {{"tile_hog", 4}}));
    expect_counts("gb98", two_fours, plus(pairs, {{"tile_hog", 2}}));
    expect_counts("mil", two_fours, plus(pairs, {{"tile_hog", 4}}));
}

// --- the same in all three, often got wrong

TEST(McrTraps, LittleFourWindsKeepsWindsOfValue) {
    expect_counts(seated(win_of("[EEE] [SSS] [WWW] 345sN N"), Wind::East, Wind::South),
                  {{"little_four_winds", 64},
                   {"half_flush", 6},
                   {"seat_wind", 2},
                   {"prevalent_wind", 2},
                   {"single_wait", 1}});
    expect_counts(
        seated(win_of("[EEE] [SSS] [WWW] 999sN N"), Wind::North, Wind::North),
        {{"little_four_winds", 64}, {"all_terminals_and_honors", 32}, {"half_flush", 6}, {"single_wait", 1}});
}
TEST(McrTraps, LittleFourWindsAbsorbsEveryTerminalPung) {
    expect_counts(seated(win_of("[EEE] [SSS] [WWW] 12sNN 3s"), Wind::North, Wind::North),
                  {{"little_four_winds", 64}, {"half_flush", 6}, {"outside_hand", 4}, {"edge_wait", 1}});
}
TEST(McrTraps, BigThreeWindsTakesItsOwnPungsOnly) {
    expect_counts(seated(win_of("[EEE] [SSS] [WWW] 999p5p 5p"), Wind::North, Wind::North),
                  {{"big_three_winds", 12},
                   {"half_flush", 6},
                   {"all_pungs", 6},
                   {"pung_of_terminals_or_honors", 1},
                   {"single_wait", 1}});
    expect_counts(seated(win_of("[EEE] [SSS] [WWW] 345p5p 5p"), Wind::West, Wind::West),
                  {{"big_three_winds", 12}, {"half_flush", 6}, {"prevalent_wind", 2}, {"seat_wind", 2}});
}
TEST(McrTraps, BigFourWindsTakesTheWindsOfValue) {
    expect_counts(win_of("[EEE] [SSS] [WWW] [NNN] 5m 5m"),
                  {{"big_four_winds", 88}, {"half_flush", 6}, {"melded_hand", 6}});
    expect_counts(
        win_of("[EEE] [SSS] [WWW] [NNN] 9m 9m"),
        {{"big_four_winds", 88}, {"all_terminals_and_honors", 32}, {"half_flush", 6}, {"melded_hand", 6}});
    expect_counts(win_of("[EEE] [SSS] [WWW] [NNN] C C"),
                  {{"big_four_winds", 88}, {"all_honors", 64}, {"melded_hand", 6}});
}
TEST(McrTraps, ReversibleTilesTakeTheVoidedSuitNotNoHonors) {
    expect_counts(win_of("[222p] [888p] 456s99s33p 9s"),
                  {{"reversible_tiles", 8}, {"pung_of_terminals_or_honors", 1}, {"no_honors", 1}});
}
TEST(McrTraps, RangesTakeNoHonors) {
    expect_counts(win_of("[456m] [456p] [555s] 44p66m 6m"),
                  {{"middle_tiles", 24}, {"tile_hog", 2}, {"mixed_double_chow", 1}});
    expect_counts(win_of("[678m] [789p] 66s999m77s 6s"),
                  {{"upper_four", 12}, {"pung_of_terminals_or_honors", 1}});
    expect_counts(win_of("[222m] [444p] [666s] 88m44s 8m"), {{"all_even_pungs", 24}});
    expect_counts(win_of("[345m] [567p] [555s] 55m46p 5p"), {{"all_fives", 16}, {"closed_wait", 1}});
}
TEST(McrTraps, QuadrupleChowTakesTheTileHogs) {
    expect_counts(win_of("[234m] [234m] [234m] 234mE E"),
                  {{"quadruple_chow", 48}, {"half_flush", 6}, {"single_wait", 1}});
}
TEST(McrTraps, HandsThatDoNotWin) {
    for (const std::string_view edition : editions)
        for (const Win& win : {win_of("1112345678999m E"), win_of("[123m] [123m] 147m258p3s 9s"),
                               win_of("(1111m) 2233445566p 7p"), win_of("1122334455667m 9m")}) {
            EXPECT_FALSE(by_the_book(edition, win).valid) << to_string(win);
            EXPECT_FALSE(by_the_program(edition, win).valid) << to_string(win);
        }
}

}  // namespace
}  // namespace sifang::mcr_test
