#include "rules/mcr/clause_hands.hpp"

namespace sifang::mcr_test {
namespace {

constexpr ClauseHand hands_88_to_24[] = {
    // big_four_winds
    {"F01a", "[EEE] [SSS] [WWW] NN55m N", "", "big_four_winds 88 half_flush 6"},
    {"F01b", "[EEE] [SSS] [WWW] NN99m N", "", "big_four_winds 88 all_terminals_and_honors 32 half_flush 6"},
    {"F01c", "[EEE] [SSS] [WWW] NNCC N", "", "big_four_winds 88 all_honors 64"},
    // big_three_dragons
    {"F02a", "[CCC] [FFF] [PPP] 23m55m 4m", "", "big_three_dragons 88 half_flush 6"},
    {"F02b", "[CCC] [FFF] [PPP] 11m99p 1m", "",
     "big_three_dragons 88 all_terminals_and_honors 32 one_voided_suit 1"},
    {"F02c", "[CCC] [FFF] [PPP] NNWW W", "", "big_three_dragons 88 all_honors 64"},
    // all_green: 2013 adds half_flush, 1998 does not; six kinds make seven pairs only with four alike
    {"F03a", "[222s] [333s] [444s] FF66s F", "",
     "all_green 88 pure_shifted_pungs 24 all_pungs 6 half_flush 6 dragon_pung 2",
     "all_green 88 pure_shifted_pungs 24 all_pungs 6 dragon_pung 2"},
    {"F03b", "[234s] [234s] 234s66s88s 6s", "",
     "all_green 88 pure_triple_chow 24 full_flush 24 all_simples 2"},
    {"F03c", "2222s33s44s66s88sF F", "draw",
     "all_green 88 seven_pairs 24 half_flush 6 fully_concealed_hand 4 tile_hog 2",
     "all_green 88 seven_pairs 24 tile_hog 2 self_drawn 1"},
    // nine_gates
    {"F04a", "1112345678999m 9m", "draw", "nine_gates 88 pure_straight 16 fully_concealed_hand 4 tile_hog 2",
     "nine_gates 88 pure_straight 16 tile_hog 2 self_drawn 1"},
    {"F04b", "1112345678999p 5p", "", "nine_gates 88 two_concealed_pungs 2"},
    // four_kongs: the concealed ones add; melded_hand needs four claimed
    {"F05a", "[5555m] [3333p] [7777s] (CCCC) E E", "",
     "four_kongs 88 all_types 6 dragon_pung 2 concealed_kong 2"},
    {"F05b", "[CCCC] [FFFF] [PPPP] (WWWW) N N", "",
     "four_kongs 88 big_three_dragons 88 all_honors 64 concealed_kong 2"},
    {"F05c", "[5555m] [3333p] [7777s] [CCCC] E E", "",
     "four_kongs 88 all_types 6 melded_hand 6 dragon_pung 2"},
    {"F05d", "(2222m) (5555p) [7777s] [9999s] E E", "",
     "four_kongs 88 two_concealed_kongs 8 pung_of_terminals_or_honors 1",
     "four_kongs 88 two_concealed_kongs 6 pung_of_terminals_or_honors 1"},
    {"F05e", "(2222m) (5555p) (7777s) [9999s] E E", "",
     "four_kongs 88 three_concealed_pungs 16 pung_of_terminals_or_honors 1"},
    {"F05f", "(2222m) (5555p) (7777s) (9999s) E E", "draw",
     "four_kongs 88 four_concealed_pungs 64 fully_concealed_hand 4 pung_of_terminals_or_honors 1",
     "four_kongs 88 four_concealed_pungs 64 pung_of_terminals_or_honors 1 self_drawn 1"},
    // seven_shifted_pairs
    {"F06a", "2233445566778m 8m", "", "seven_shifted_pairs 88 all_simples 2"},
    {"F06b", "1122334455667s 7s", "draw", "seven_shifted_pairs 88 fully_concealed_hand 4",
     "seven_shifted_pairs 88 self_drawn 1"},
    // thirteen_orphans: the thirteen-sided wait and the single one are worth the same
    {"F07a", "19m19p19sESWNCFP 9s", "", "thirteen_orphans 88"},
    {"F07b", "19m199p1sESWNCFP 9s", "draw", "thirteen_orphans 88 fully_concealed_hand 4",
     "thirteen_orphans 88 self_drawn 1"},
    // all_terminals: 2013 adds double_pung, 1998 does not; seven pairs of six kinds hold one four in any case
    // (Q71)
    {"F08a", "[111m] [999m] [111p] 99p11s 9p", "", "all_terminals 64 double_pung 4", "all_terminals 64"},
    {"F08b", "[111m] [111p] [111s] 99m99p 9m", "", "all_terminals 64 triple_pung 16"},
    {"F08c", "1199m1199p1199s1m 1m", "", "all_terminals 64 seven_pairs 24 tile_hog 2",
     "all_terminals 64 seven_pairs 24"},
    {"F08d", "11119999m1111p9p 9p", "", "all_terminals 64 seven_pairs 24 tile_hog 6 one_voided_suit 1",
     "all_terminals 64 seven_pairs 24 tile_hog 4 one_voided_suit 1"},
    // little_four_winds
    {"F09a", "[SSS] [WWW] [NNN] EE78m 9m", "", "little_four_winds 64 half_flush 6 outside_hand 4"},
    {"F09b", "[SSS] [WWW] [NNN] EECC C", "", "little_four_winds 64 all_honors 64 dragon_pung 2"},
    {"F09c", "[SSS] [WWW] [NNN] EE99m 9m", "seat=S round=W",
     "little_four_winds 64 all_terminals_and_honors 32 half_flush 6 prevalent_wind 2 seat_wind 2"},
    // little_three_dragons
    {"F10a", "[CCC] [FFF] [999m] PP34p 5p", "",
     "little_three_dragons 64 pung_of_terminals_or_honors 1 one_voided_suit 1"},
    {"F10b", "[CCC] [FFF] [999m] PP11m 1m", "",
     "little_three_dragons 64 all_terminals_and_honors 32 half_flush 6"},
    // all_honors
    {"F11a", "[SSS] [WWW] [NNN] CCFF C", "", "all_honors 64 big_three_winds 12 dragon_pung 2"},
    {"F11b", "[CCC] [FFF] [WWW] NNPP N", "", "all_honors 64 little_three_dragons 64"},
    {"F11c", "EESSWWNNCCFFP P", "draw", "all_honors 64 seven_pairs 24 fully_concealed_hand 4",
     "all_honors 64 seven_pairs 24 self_drawn 1"},
    // four_concealed_pungs: a discard may only complete the pair
    {"F12a", "111m444m777p888s2s 2s", "",
     "four_concealed_pungs 64 pung_of_terminals_or_honors 1 single_wait 1 no_honors 1"},
    {"F12b", "111m444m777p22sNN 2s", "draw",
     "four_concealed_pungs 64 fully_concealed_hand 4 pung_of_terminals_or_honors 1",
     "four_concealed_pungs 64 pung_of_terminals_or_honors 1 self_drawn 1"},
    // pure_terminal_chows: worth more than the seven pairs in it
    {"F13a", "[123m] [789m] 123m55m78m 9m", "", "pure_terminal_chows 64"},
    {"F13b", "1122335577889m 9m", "", "pure_terminal_chows 64 concealed_hand 2"},
    // quadruple_chow
    {"F14a", "[123m] [123m] 123m23m99p 1m", "",
     "quadruple_chow 48 outside_hand 4 all_chows 2 one_voided_suit 1"},
    // four_pure_shifted_pungs
    {"F15a", "[111m] [222m] [333m] 44m66m 4m", "",
     "four_pure_shifted_pungs 48 full_flush 24 pung_of_terminals_or_honors 1"},
    // four_pure_shifted_chows, one step and two
    {"F16a", "[234m] [345m] 456m56m88p 7m", "",
     "four_pure_shifted_chows 32 all_chows 2 all_simples 2 one_voided_suit 1"},
    {"F16b", "[123m] [345m] 567m78m22p 9m", "", "four_pure_shifted_chows 32 all_chows 2 one_voided_suit 1"},
    // three_kongs: none, one, two, three of them concealed, and a fourth concealed pung
    {"F17a", "[2222m] [5555p] [5555s] 77m88p 7m", "",
     "three_kongs 32 all_pungs 6 double_pung 2 all_simples 2"},
    {"F17b", "[2222m] [5555p] (5555s) 77m88p 7m", "",
     "three_kongs 32 all_pungs 6 double_pung 2 all_simples 2 concealed_kong 2"},
    {"F17c", "[2222m] (5555p) (5555s) 77m88p 7m", "",
     "three_kongs 32 two_concealed_kongs 8 all_pungs 6 double_pung 2 all_simples 2",
     "three_kongs 32 two_concealed_kongs 6 all_pungs 6 double_pung 2 all_simples 2"},
    {"F17d", "(2222m) (5555p) (5555s) 77m88p 7m", "",
     "three_kongs 32 three_concealed_pungs 16 all_pungs 6 double_pung 2 all_simples 2 concealed_hand 2"},
    {"F17e", "[2222m] [5555p] (5555s) 77m88p 7m", "draw",
     "three_kongs 32 all_pungs 6 double_pung 2 all_simples 2 concealed_kong 2 two_concealed_pungs 2 "
     "self_drawn 1",
     "three_kongs 32 all_pungs 6 double_pung 2 all_simples 2 two_concealed_pungs 2 self_drawn 1"},
    {"F17f", "[2222m] (5555p) (5555s) 77m88p 7m", "draw",
     "three_kongs 32 three_concealed_pungs 16 two_concealed_kongs 8 all_pungs 6 double_pung 2 all_simples 2 "
     "self_drawn 1",
     "three_kongs 32 three_concealed_pungs 16 two_concealed_kongs 6 all_pungs 6 double_pung 2 all_simples 2 "
     "self_drawn 1"},
    {"F17g", "(2222m) (5555p) (5555s) 77m88p 7m", "draw",
     "three_kongs 32 four_concealed_pungs 64 fully_concealed_hand 4 double_pung 2 all_simples 2",
     "three_kongs 32 four_concealed_pungs 64 double_pung 2 all_simples 2 self_drawn 1"},
    // all_terminals_and_honors
    {"F18a", "[111m] [111p] [CCC] 99sNN 9s", "",
     "all_terminals_and_honors 32 all_types 6 dragon_pung 2 double_pung 2"},
    {"F18b", "1199m1199p11sEEC C", "", "all_terminals_and_honors 32 seven_pairs 24 all_types 6"},
    // seven_pairs
    {"F19a", "2222m5577m1133p9p 9p", "draw",
     "seven_pairs 24 fully_concealed_hand 4 tile_hog 2 one_voided_suit 1 no_honors 1",
     "seven_pairs 24 tile_hog 2 one_voided_suit 1 no_honors 1 self_drawn 1"},
    // greater_honors_and_knitted_tiles
    {"F20a", "147m25p3sESWNCFP 8p", "draw", "greater_honors_and_knitted_tiles 24 fully_concealed_hand 4",
     "greater_honors_and_knitted_tiles 24 self_drawn 1"},
    {"F20b", "147m25p3sESWNCFP 8p", "", "greater_honors_and_knitted_tiles 24"},
    // all_even_pungs
    {"F21a", "[222m] [222p] [666p] 88s44s 8s", "", "all_even_pungs 24 double_pung 2"},
    {"F21b", "[666m] [666p] [666s] 88m88p 8m", "", "all_even_pungs 24 triple_pung 16 upper_four 12"},
    // full_flush
    {"F22a", "1122334455779m 9m", "draw", "full_flush 24 seven_pairs 24 fully_concealed_hand 4",
     "full_flush 24 seven_pairs 24 self_drawn 1"},
    {"F22b", "[123m] [456m] 345m78m22m 9m", "", "full_flush 24 pure_straight 16 all_chows 2"},
    {"F22c", "[111m] [234m] 33m56m888m 7m", "",
     "full_flush 24 pung_of_terminals_or_honors 1 short_straight 1"},
    // pure_triple_chow
    {"F23a", "[456m] [456m] 456m34p55s 5p", "", "pure_triple_chow 24 all_fives 16 all_chows 2"},
    // pure_shifted_pungs
    {"F24a", "[222p] [333p] [444p] PP88s P", "",
     "pure_shifted_pungs 24 reversible_tiles 8 all_pungs 6 dragon_pung 2"},
    // upper_tiles
    {"F25a", "[789m] [789p] 789s78s88p 9s", "",
     "upper_tiles 24 mixed_triple_chow 8 all_chows 2 pure_double_chow|mixed_double_chow 1"},
    {"F25b", "[777m] [777p] 789s78m88p 9m", "",
     "upper_tiles 24 double_pung 2 tile_hog 2 mixed_double_chow 1"},
    // middle_tiles
    {"F26a", "[444m] [555m] [666m] 44p56p 4p", "", "middle_tiles 24 pure_shifted_pungs 24 one_voided_suit 1"},
    {"F26b", "44m55m44p66p55s66s4s 4s", "draw", "middle_tiles 24 seven_pairs 24 fully_concealed_hand 4",
     "middle_tiles 24 seven_pairs 24 self_drawn 1"},
    // lower_tiles
    {"F27a", "[123m] [123p] 123s23s22p 1s", "",
     "lower_tiles 24 mixed_triple_chow 8 all_chows 2 pure_double_chow|mixed_double_chow 1"},
    {"F27b", "[111m] [222p] [333s] 22m33p 2m", "",
     "lower_tiles 24 mixed_shifted_pungs 8 all_pungs 6 double_pung 2 pung_of_terminals_or_honors 1"},
};

}  // namespace

std::span<const ClauseHand> clause_hands_88_to_24() { return hands_88_to_24; }

}  // namespace sifang::mcr_test
