// The tables. The 2013 table is written out; the other two are what they change in it.
//
// Rulebooks: World Mahjong Organization, Mahjong Competition Rules, 2013 (the Chinese text), article 3.8.1
// and appendix 1; Chinese Mahjong Competition Rules (trial), 1998, as explained question by question in 2006.
//
// `excludes` holds what the book prints as not counted and what a hand with the fan cannot but have. What
// holds only between a combination and its own sets (a straight and its short straights, a dragon pung and
// its pung of honours) is not here: that follows from the principles and is the same in every edition.

#include "rules/mcr/contest.hpp"
#include "rules/mcr/edition.hpp"
#include "rules/mcr/fouls.hpp"
#include "rules/mcr/hall.hpp"
#include "rules/mcr/play.hpp"
#include "rules/mcr/ranking.hpp"

namespace sifang::mcr {
namespace {

using enum Fan;

struct Row {
    Fan fan;
    int number;
    int points;
    const char* series;
    const char* clause;
    FanSet excludes;
};

const Row table_2013[] = {
    {BigFourWinds,
     1,
     88,
     "honors",
     "1",
     {BigThreeWinds, AllPungs, PrevalentWind, SeatWind, PungOfTerminalsOrHonors}},
    {BigThreeDragons, 2, 88, "honors", "2", {TwoDragonPungs, DragonPung}},
    {AllGreen, 3, 88, "suits", "3", {}},
    {NineGates, 4, 88, "suits", "4", {FullFlush, ConcealedHand, PungOfTerminalsOrHonors, NoHonors}},
    {FourKongs, 5, 88, "pungs", "5", {SingleWait, AllPungs, ThreeKongs, TwoMeldedKongs, MeldedKong}},
    {SevenShiftedPairs,
     6,
     88,
     "seven_pairs",
     "6",
     {FullFlush, ConcealedHand, SingleWait, SevenPairs, NoHonors}},
    {ThirteenOrphans, 7, 88, "special", "7", {AllTypes, ConcealedHand, SingleWait}},
    {AllTerminals, 8, 64, "pungs", "8", {AllPungs, OutsideHand, PungOfTerminalsOrHonors, NoHonors}},
    {LittleFourWinds, 9, 64, "honors", "9", {BigThreeWinds, PungOfTerminalsOrHonors}},
    {LittleThreeDragons, 10, 64, "honors", "10", {TwoDragonPungs, DragonPung}},
    {AllHonors, 11, 64, "honors", "11", {AllPungs, OutsideHand, PungOfTerminalsOrHonors}},
    {FourConcealedPungs,
     12,
     64,
     "pungs",
     "12",
     {AllPungs, ConcealedHand, ThreeConcealedPungs, TwoConcealedPungs}},
    {PureTerminalChows,
     13,
     64,
     "numbers",
     "13",
     {SevenPairs, FullFlush, AllChows, NoHonors, PureDoubleChow, TwoTerminalChows}},
    {QuadrupleChow, 14, 48, "numbers", "14", {PureShiftedPungs, TileHog, PureDoubleChow, PureTripleChow}},
    {FourPureShiftedPungs, 15, 48, "pungs", "15", {PureTripleChow, AllPungs, PureShiftedPungs}},
    {FourPureShiftedChows, 16, 32, "numbers", "16", {ShortStraight, TwoTerminalChows, PureShiftedChows}},
    {ThreeKongs, 17, 32, "pungs", "17", {TwoMeldedKongs, MeldedKong}},
    {AllTerminalsAndHonors, 18, 32, "pungs", "18", {AllPungs, OutsideHand, PungOfTerminalsOrHonors}},
    {SevenPairs, 19, 24, "seven_pairs", "19", {ConcealedHand, SingleWait}},
    {GreaterHonorsAndKnittedTiles,
     20,
     24,
     "unrelated",
     "20",
     {AllTypes, ConcealedHand, LesserHonorsAndKnittedTiles}},
    {AllEvenPungs, 21, 24, "pungs", "21", {AllPungs, AllSimples, NoHonors}},
    {FullFlush, 22, 24, "suits", "22", {NoHonors}},
    {PureTripleChow, 23, 24, "numbers", "23", {PureShiftedPungs, PureDoubleChow}},
    {PureShiftedPungs, 24, 24, "pungs", "24", {PureTripleChow}},
    {UpperTiles, 25, 24, "all_with", "25", {NoHonors, UpperFour}},
    {MiddleTiles, 26, 24, "all_with", "26", {AllSimples, NoHonors}},
    {LowerTiles, 27, 24, "all_with", "27", {NoHonors, LowerFour}},
    {PureStraight, 28, 16, "numbers", "28", {}},
    {ThreeSuitedTerminalChows,
     29,
     16,
     "numbers",
     "29",
     {AllChows, NoHonors, MixedDoubleChow, TwoTerminalChows}},
    {PureShiftedChows, 30, 16, "numbers", "30", {}},
    {AllFives, 31, 16, "all_with", "31", {AllSimples, NoHonors}},
    {TriplePung, 32, 16, "pungs", "32", {DoublePung}},
    {ThreeConcealedPungs, 33, 16, "pungs", "33", {TwoConcealedPungs}},
    {LesserHonorsAndKnittedTiles, 34, 12, "unrelated", "34", {AllTypes, ConcealedHand}},
    {KnittedStraight, 35, 12, "numbers", "35", {}},
    {UpperFour, 36, 12, "all_with", "36", {NoHonors}},
    {LowerFour, 37, 12, "all_with", "37", {NoHonors}},
    {BigThreeWinds, 38, 12, "honors", "38", {}},
    {MixedStraight, 39, 8, "numbers", "39", {}},
    {ReversibleTiles, 40, 8, "special", "40", {OneVoidedSuit}},
    {MixedTripleChow, 41, 8, "numbers", "41", {}},
    {MixedShiftedPungs, 42, 8, "pungs", "42", {}},
    {ChickenHand, 43, 8, "special", "43", {}},
    {LastTileDraw, 44, 8, "winning", "44", {SelfDrawn}},
    {LastTileClaim, 45, 8, "winning", "45", {}},
    {OutWithReplacementTile, 46, 8, "winning", "46 a", {SelfDrawn}},
    {RobbingTheKong, 47, 8, "winning", "47", {LastTile}},
    {TwoConcealedKongs, 48, 8, "pungs", "48", {TwoConcealedPungs, ConcealedKong}},
    {AllPungs, 49, 6, "pungs", "49", {}},
    {HalfFlush, 50, 6, "suits", "50", {}},
    {MixedShiftedChows, 51, 6, "numbers", "51", {}},
    {AllTypes, 52, 6, "suits", "52", {}},
    {MeldedHand, 53, 6, "winning", "53", {SingleWait}},
    {TwoDragonPungs, 54, 6, "honors", "54", {DragonPung}},
    {OutsideHand, 55, 4, "all_with", "55", {}},
    {FullyConcealedHand, 56, 4, "winning", "56", {SelfDrawn}},
    {TwoMeldedKongs, 57, 4, "pungs", "57 a", {MeldedKong}},
    {LastTile, 58, 4, "winning", "58", {}},
    {DragonPung, 59, 2, "honors", "59", {}},
    {PrevalentWind, 60, 2, "honors", "60", {}},
    {SeatWind, 61, 2, "honors", "61", {}},
    {ConcealedHand, 62, 2, "winning", "62", {}},
    {AllChows, 63, 2, "numbers", "63", {NoHonors}},
    {TileHog, 64, 2, "special", "64", {}},
    {DoublePung, 65, 2, "pungs", "65", {}},
    {TwoConcealedPungs, 66, 2, "pungs", "66", {}},
    {ConcealedKong, 67, 2, "pungs", "67", {}},
    {AllSimples, 68, 2, "winning", "68", {NoHonors}},
    {PureDoubleChow, 69, 1, "numbers", "69", {}},
    {MixedDoubleChow, 70, 1, "numbers", "70", {}},
    {ShortStraight, 71, 1, "numbers", "71", {}},
    {TwoTerminalChows, 72, 1, "numbers", "72", {}},
    {PungOfTerminalsOrHonors, 73, 1, "pungs", "73", {}},
    {MeldedKong, 74, 1, "pungs", "74", {}},
    {OneVoidedSuit, 75, 1, "suits", "75", {}},
    {NoHonors, 76, 1, "suits", "76", {}},
    {EdgeWait, 77, 1, "winning", "77", {}},
    {ClosedWait, 78, 1, "winning", "78", {}},
    {SingleWait, 79, 1, "winning", "79", {}},
    {SelfDrawn, 80, 1, "winning", "80", {}},
    {FlowerTiles, 81, 1, "special", "81 a", {}},
    {MeldedAndConcealedKong, 0, 6, "pungs", "57 b", {MeldedKong, ConcealedKong}},
};

// Numbers 48 to 53 stand in another order in 1998; all other numbers are the same.
constexpr struct {
    Fan fan;
    int number;
} renumbered_1998[] = {
    {AllPungs, 48}, {HalfFlush, 49},  {MixedShiftedChows, 50},
    {AllTypes, 51}, {MeldedHand, 52}, {TwoConcealedKongs, 53},
};

// The shapes that are closed by nature: in 1998 a self-draw adds self_drawn to them, in 2013
// fully_concealed_hand.
constexpr Fan closed_shapes[] = {NineGates,
                                 SevenShiftedPairs,
                                 ThirteenOrphans,
                                 FourConcealedPungs,
                                 SevenPairs,
                                 GreaterHonorsAndKnittedTiles,
                                 LesserHonorsAndKnittedTiles};

}  // namespace

Edition mcr_edition() {
    Edition e;
    e.id = "mcr";
    e.play = mcr_play();
    e.session = mcr_session();
    e.time = mcr_time();
    e.appeals = mcr_appeals();
    e.fouls = mcr_fouls();
    e.ranking = mcr_ranking();
    e.sheet = mcr_sheet();
    e.contest = mcr_contest();
    for (const Row& row : table_2013)
        e[row.fan] = {row.number, row.points, row.series, std::string("mcr:3.8.1/") + row.clause,
                      row.excludes};
    e.clauses = {
        .non_repeat = "mcr:3.9.1.6(1)",
        .non_separation = "mcr:3.9.1.6(2)",
        .non_identical = "mcr:3.9.1.6(3)",
        .high_versus_low = "mcr:3.9.1.6(4)",
        .account_once = "mcr:3.9.1.6(5)",
        .minimum = "mcr:3.9.1.1(2)",
        .base = "mcr:3.9.1.2(1)",
        .self_draw = "mcr:3.9.1.3(1)",
        .discard = "mcr:3.9.1.3(2)",
        .claim = "mcr:3.9.1.4 b",
    };
    return e;
}

Edition gb98_edition() {
    Edition e = mcr_edition();
    e.id = "gb98";
    e.play = gb98_play();
    e.session = gb98_session();
    e.time = gb98_time();
    e.appeals = gb98_appeals();
    e.fouls = gb98_fouls();
    e.ranking = gb98_q52_ranking();
    e.sheet = gb98_sheet();
    e.contest = gb98_contest();
    for (const auto& [fan, number] : renumbered_1998) e[fan].number = number;
    // The 81 fan are questions 53 to 133, in the order of the 1998 table.
    for (FanRow& row : e.fans)
        if (row.number > 0) row.clause = "gb98:Q" + std::to_string(52 + row.number);
    for (const Fan f : {ChickenHand, RobbingTheKong, FlowerTiles}) e[f].clause += " a";
    e[MeldedAndConcealedKong].clause = "gb98:Q41 a";

    e[TwoConcealedKongs].points = 6;
    for (const Fan f : closed_shapes) e[f].excludes.add(FullyConcealedHand);
    for (const Fan f : {GreaterHonorsAndKnittedTiles, LesserHonorsAndKnittedTiles})
        e[f].excludes.add(SingleWait);
    e[BigFourWinds].excludes.add(OutsideHand);
    e[AllGreen].excludes.add(HalfFlush);
    e[AllTerminals].excludes.add(DoublePung);
    e.all_terminals_pairs_need_a_hog = true;
    e.kongs_inside = KongsInside::KongFanWithoutPungs;
    e.fifth_copy_waits = false;
    e.clauses = {
        .non_repeat = "gb98:Q51(2)",
        .non_separation = "gb98:Q51(3)",
        .non_identical = "gb98:Q51(4)",
        .high_versus_low = "gb98:Q51(5)",
        .account_once = "gb98:Q51(6)",
        .minimum = "gb98:Q24(25)",
        .base = "gb98:Q44(1)",
        .self_draw = "gb98:Q44(2)",
        .discard = "gb98:Q44(2)",
        .claim = "gb98:Q43(1) b",
    };
    return e;
}

Edition mil_edition() {
    Edition e = gb98_edition();
    e.id = "mil";
    e.contest = {};
    e.play = mil_play();
    e.session = mil_session();
    e[MeldedAndConcealedKong].points = 5;
    e.kongs_inside = KongsInside::Nothing;
    e.all_terminals_pairs_need_a_hog = false;
    e[NineGates].excludes.remove(PungOfTerminalsOrHonors);
    e.nine_gates_pungs = GatesPungs::One;
    e.fifth_copy_waits = true;
    e.declare = Declare::Engine;
    return e;
}

}  // namespace sifang::mcr
