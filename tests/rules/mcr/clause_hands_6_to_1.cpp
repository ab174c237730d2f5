#include "rules/mcr/clause_hands.hpp"

namespace sifang::mcr_test {
namespace {

constexpr ClauseHand hands_6_to_1[] = {
    {"F49a", "[222m] [222p] [222s] EECC C", "", "triple_pung 16 all_pungs 6 all_types 6 dragon_pung 2"},
    {"F50a", "[123m] [345m] 567m67mEE 8m", "", "pure_shifted_chows 16 half_flush 6 short_straight 1"},
    {"F51a", "[234m] [345p] 67m22p456s 8m", "", "mixed_shifted_chows 6 all_chows 2 all_simples 2"},
    {"F52a", "[CCC] [NNN] 34m567p88s 5m", "", "all_types 6 dragon_pung 2 pung_of_terminals_or_honors 1"},
    {"F52b", "2255m3377p88sEEC C", "", "seven_pairs 24 all_types 6"},
    // melded_hand: an added kong does not spoil it (Q104); by discard only
    {"F53a", "[2222m] [456m] [444m] [678p] 5p 5p", "flowers=3f",
     "melded_hand 6 tile_hog 2 all_simples 2 melded_kong 1 one_voided_suit 1"},
    {"F53b", "[222+2m] [456m] [444m] [678p] 5p 5p", "",
     "melded_hand 6 tile_hog 2 all_simples 2 melded_kong 1 one_voided_suit 1"},
    {"F54a", "[CCC] [FFF] [123m] 78m55p 9m", "", "two_dragon_pungs 6 two_terminal_chows 1 one_voided_suit 1"},
    {"F55a", "[123m] [789m] 123p78s11s 9s", "",
     "outside_hand 4 all_chows 2 mixed_double_chow 2 two_terminal_chows 1"},
    {"F55b", "[CCC] [123m] 789m23p99p 1p", "",
     "outside_hand 4 dragon_pung 2 mixed_double_chow 1 two_terminal_chows 1 one_voided_suit 1"},
    {"F56a", "234m567m567p88p46s 5s", "draw",
     "fully_concealed_hand 4 all_chows 2 all_simples 2 mixed_double_chow 1 short_straight 1 closed_wait 1"},
    {"F56b", "(8888p) 123m567p34sEE 5s", "draw", "fully_concealed_hand 4 concealed_kong 2"},
    {"F57a", "[9999m] [2222p] [222m] 55pCC C", "",
     "all_pungs 6 two_melded_kongs 4 dragon_pung 2 double_pung 2 pung_of_terminals_or_honors 1 "
     "one_voided_suit 1"},
    {"F58a", "[123m] [456m] [777p] 99m56p 7p", "",
     "last_tile 4 tile_hog 2 short_straight 1 one_voided_suit 1 no_honors 1"},
    {"F58b", "[123m] [567p] 34s888sEE 5s", "draw last_of_kind", "last_tile 4 self_drawn 1"},
    {"F59a", "[CCC] [123m] 567p99p34s 5s", "", "dragon_pung 2"},
    {"F60a", "[EEE] [CCC] [555m] 77p33p 7p", "seat=S",
     "all_pungs 6 dragon_pung 2 prevalent_wind 2 one_voided_suit 1"},
    {"F61a", "[EEE] [234m] 45m888m99m 6m", "", "half_flush 6 prevalent_wind 2 seat_wind 2"},
    {"F61b", "[SSS] [123m] 567p99p34s 5s", "seat=S", "seat_wind 2"},
    {"F62a", "234m567m345p67p55s 8p", "", "concealed_hand 2 all_chows 2 all_simples 2 short_straight 2"},
    {"F62b", "(8888p) 123m567p34sEE 5s", "", "concealed_hand 2 concealed_kong 2"},
    {"F63a", "[123m] [234p] 99m345s67s 8s", "", "mixed_shifted_chows 6 all_chows 2 short_straight 1"},
    {"F63b", "[123m] [567p] 99p46s678s 5s", "", "all_chows 2 closed_wait 1"},
    {"F64a", "[678m] [678p] 777m99p67s 8s", "", "upper_four 12 mixed_triple_chow 8 tile_hog 2"},
    {"F65a", "[444m] [444p] [777p] 22m88s 8s", "", "all_pungs 6 double_pung 2 all_simples 2"},
    {"F66a", "123m789m5m444p666p 5m", "",
     "concealed_hand 2 two_concealed_pungs 2 two_terminal_chows 1 one_voided_suit 1 no_honors 1 single_wait "
     "1"},
    {"F67a", "[123m] (8888p) 567p34sEE 5s", "", "concealed_kong 2"},
    {"F68a", "[234m] [345p] 777m88p56s 4s", "", "mixed_shifted_chows 6 all_simples 2"},
    {"F69a", "[123m] [123m] 678p34sEE 5s", "", "pure_double_chow 1"},
    {"F70a", "[123m] [123p] 567p34sEE 5s", "", "mixed_double_chow 1"},
    {"F71a", "[123m] [456m] 678p34sEE 5s", "", "short_straight 1"},
    {"F72a", "[123m] [789m] 567p34sEE 5s", "", "two_terminal_chows 1"},
    // pung_of_terminals_or_honors: a wind that is neither of the round nor of the seat; never a dragon
    {"F73a", "[999m] [123p] 567p34sEE 5s", "", "pung_of_terminals_or_honors 1"},
    {"F73b", "[NNN] [123p] 567p99p34s 5s", "", "one_voided_suit 1 pung_of_terminals_or_honors 1"},
    {"F74a", "[123m] [8888p] 567p34sEE 5s", "", "melded_kong 1"},
    {"F74b", "[123m] [888+8p] 567p34sEE 5s", "", "melded_kong 1"},
    {"F75a", "[123m] [567p] 888m34pEE 5p", "", "one_voided_suit 1"},
    {"F76a", "[123m] [456p] [999p] 55m78s 9s", "",
     "mixed_straight 8 pung_of_terminals_or_honors 1 no_honors 1"},
    // the three waits; all_chows allows each of them
    {"F77a", "[123m] [789m] 789p12sEE 3s", "",
     "outside_hand 4 mixed_double_chow 2 two_terminal_chows 1 edge_wait 1"},
    {"F77b", "[345p] [567p] 1233m888s 3m", "", "no_honors 1 edge_wait 1"},
    {"F78a", "[123m] [CCC] 456p79sEE 8s", "", "mixed_straight 8 all_types 6 dragon_pung 2 closed_wait 1"},
    {"F78b", "[123p] [567s] 4556m888s 5m", "", "no_honors 1 closed_wait 1"},
    {"F79a", "[CCC] [FFF] 456m2m456p 2m", "",
     "two_dragon_pungs 6 mixed_double_chow 1 one_voided_suit 1 single_wait 1"},
    {"F80a", "[123m] [567p] 34s888sEE 5s", "draw", "self_drawn 1"},
    // flower_tiles: one each, on top of the eight points
    {"F81a", "[123m] [567p] 34s888sEE 5s", "flowers=1f2f5f", "chicken_hand 8"},
};

}  // namespace

std::span<const ClauseHand> clause_hands_6_to_1() { return hands_6_to_1; }

}  // namespace sifang::mcr_test
