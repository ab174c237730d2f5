// Rulebook: mahjong tournament of the City University of Hong Kong students' union. Parts 3 and 4 are data
// here; where the text is silent the reading taken is a field of its own.

#include "rules/hk/edition.hpp"

#include "rules/hk/fouls.hpp"
#include "rules/hk/hall.hpp"
#include "rules/hk/play.hpp"
#include "rules/hk/ranking.hpp"

namespace sifang::hk {
namespace {

using enum Fan;

struct Row {
    Fan fan;
    int points;
    const char* series;
    const char* clause;
    std::vector<Fan> excludes;
};

std::array<FanRow, fan_count> part_3() {
    const Row rows[] = {
        {AllChows, 1, "one_fan", "hk:3.1.1", {}},
        {NoFlowers, 1, "one_fan", "hk:3.1.2", {}},
        {SeatFlower, 1, "one_fan", "hk:3.1.3", {}},
        {SeatWind, 1, "one_fan", "hk:3.1.4", {}},
        {RoundWind, 1, "one_fan", "hk:3.1.4", {}},
        {DragonPung, 1, "one_fan", "hk:3.1.5", {}},
        {SelfDrawn, 1, "one_fan", "hk:3.1.6", {}},
        {AllTerminalsAndHonors, 1, "one_fan", "hk:3.1.7", {}},
        {RobbingTheKong, 1, "one_fan", "hk:3.1.8", {}},
        {OutOnKong, 1, "one_fan", "hk:3.1.9", {}},
        {LastWallTile, 1, "one_fan", "hk:3.1.10", {}},
        {FlowerSet, 1, "one_fan", "hk:3.1.11", {}},
        {HalfFlush, 3, "three_fan", "hk:3.3.1", {}},
        {AllPungs, 3, "three_fan", "hk:3.3.2", {}},
        {SevenFlowers, 3, "three_fan", "hk:3.3.3", {}},
        {LittleThreeDragons, 5, "five_fan", "hk:3.4.1", {DragonPung}},
        {FullFlush, 7, "seven_fan", "hk:3.5.1", {}},
        {BigThreeDragons, 8, "eight_fan", "hk:3.6.1", {DragonPung}},
        {AllHonors, 10, "limit", "hk:3.7.1", {}},
        {LittleFourWinds, 10, "limit", "hk:3.7.2", {SeatWind, RoundWind}},
        {BigFourWinds, 10, "limit", "hk:3.7.3", {SeatWind, RoundWind}},
        {FourConcealedPungs, 10, "limit", "hk:3.7.4 a", {}},
        {FourKongs, 10, "limit", "hk:3.7.5", {}},
        {AllTerminals, 10, "limit", "hk:3.7.6", {}},
        {HeavenlyHand, 10, "limit", "hk:3.7.7", {}},
        {EarthlyHand, 10, "limit", "hk:3.7.8", {}},
        {ThirteenOrphans, 10, "limit", "hk:3.7.9", {}},
        {KongOnKong, 10, "limit", "hk:3.7.10", {}},
        {NineGates, 10, "limit", "hk:3.7.11", {}},
        {EightFlowers, 10, "limit", "hk:3.7.12", {}},
    };
    std::array<FanRow, fan_count> fans;
    for (const Row& row : rows) fans[index(row.fan)] = {row.points, row.series, row.clause, row.excludes};
    return fans;
}

}  // namespace

Edition hk_edition() {
    Edition e;
    e.id = "hk";
    e.fans = part_3();
    e.payment = {{3, 32, 16},  {4, 64, 32},   {5, 96, 48},   {6, 128, 64},
                 {7, 192, 96}, {8, 256, 128}, {9, 384, 192}, {10, 512, 256}};
    e.play = hk_play();
    e.session = hk_session();
    e.time = hk_time();
    e.appeals = hk_appeals();
    e.ranking = hk_ranking();
    e.sheet = hk_sheet();
    e.fouls = hk_fouls();
    e.competition.stages = {{"preliminary", 32, 2, false},
                            {"last_64", 16, 1, false},
                            {"last_16", 4, 1, false},
                            {"final", 1, 0, false}};
    e.clauses = {.best_reading = "hk:1.2 b",
                 .on_discard = "hk:3.7.4 b",
                 .not_declared = "hk:3.8-2",
                 .flower_win = "hk:3.8-1",
                 .minimum = "hk:1.2 d",
                 .false_win = "hk:5.3 a",
                 .last_liable = "hk:4 liability-1",
                 .twelve_tiles = "hk:4 liability-2",
                 .three_dragons = "hk:4 liability-3",
                 .kong_replacement = "hk:4 liability-4",
                 .robbing = "hk:4 liability-5"};
    return e;
}

}  // namespace sifang::hk
