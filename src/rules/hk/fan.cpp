#include "rules/hk/fan.hpp"

namespace sifang::hk {
namespace {

using enum Fan;

constexpr std::array<Spelling<Fan>, fan_count> words{{
    {AllChows, "all_chows"},
    {NoFlowers, "no_flowers"},
    {SeatFlower, "seat_flower"},
    {SeatWind, "seat_wind"},
    {RoundWind, "round_wind"},
    {DragonPung, "dragon_pung"},
    {SelfDrawn, "self_drawn"},
    {AllTerminalsAndHonors, "all_terminals_and_honors"},
    {RobbingTheKong, "robbing_the_kong"},
    {OutOnKong, "out_on_kong"},
    {LastWallTile, "last_wall_tile"},
    {FlowerSet, "flower_set"},
    {HalfFlush, "half_flush"},
    {AllPungs, "all_pungs"},
    {SevenFlowers, "seven_flowers"},
    {LittleThreeDragons, "little_three_dragons"},
    {FullFlush, "full_flush"},
    {BigThreeDragons, "big_three_dragons"},
    {AllHonors, "all_honors"},
    {LittleFourWinds, "little_four_winds"},
    {BigFourWinds, "big_four_winds"},
    {FourConcealedPungs, "four_concealed_pungs"},
    {FourKongs, "four_kongs"},
    {AllTerminals, "all_terminals"},
    {HeavenlyHand, "heavenly_hand"},
    {EarthlyHand, "earthly_hand"},
    {ThirteenOrphans, "thirteen_orphans"},
    {KongOnKong, "kong_on_kong"},
    {NineGates, "nine_gates"},
    {EightFlowers, "eight_flowers"},
}};
static_assert([] {
    for (unsigned i = 0; i < fan_count; ++i)
        if (index(words[i].value) != i) return false;
    return true;
}());

}  // namespace

std::span<const Spelling<Fan>> fan_words() { return words; }
std::string_view id(Fan f) { return words[index(f)].word; }

}  // namespace sifang::hk
