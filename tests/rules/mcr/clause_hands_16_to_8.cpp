#include "rules/mcr/clause_hands.hpp"

namespace sifang::mcr_test {
namespace {

constexpr ClauseHand hands_16_to_8[] = {
    // pure_straight: nothing among its own chows
    {"F28a", "[123m] [456m] 78m456p22s 9m", "", "pure_straight 16 all_chows 2 mixed_double_chow 1"},
    {"F28b", "[123m] [456m] 78m55pCCC 9m", "", "pure_straight 16 dragon_pung 2 one_voided_suit 1"},
    // three_suited_terminal_chows
    {"F29a", "[123m] [789m] 123p78p55s 9p", "", "three_suited_terminal_chows 16"},
    // pure_shifted_chows, one step and two
    {"F30a", "[123m] [234m] 34m555p88s 5m", "", "pure_shifted_chows 16 no_honors 1"},
    {"F30b", "[234m] [345m] 56m345p88p 4m", "",
     "pure_shifted_chows 16 all_chows 2 all_simples 2 mixed_double_chow 1 one_voided_suit 1"},
    {"F30c", "[123m] [345m] 56m222pEE 7m", "", "pure_shifted_chows 16 one_voided_suit 1"},
    // all_fives
    {"F31a", "[345m] [456p] 567s34p55m 5p", "",
     "all_fives 16 mixed_shifted_chows 6 all_chows 2 mixed_double_chow 1"},
    {"F31b", "[456m] [456p] 56s555m55p 4s", "",
     "middle_tiles 24 all_fives 16 mixed_triple_chow 8 tile_hog 2"},
    // triple_pung
    {"F32a", "[111m] [111p] [111s] 78m99p 9m", "",
     "triple_pung 16 outside_hand 4 pung_of_terminals_or_honors 3 no_honors 1"},
    {"F32b", "[555m] [555p] [555s] 77m88p 7m", "", "triple_pung 16 all_pungs 6 all_simples 2"},
    // three_concealed_pungs
    {"F33a", "222m444m88m34p666p 5p", "",
     "three_concealed_pungs 16 concealed_hand 2 all_simples 2 one_voided_suit 1"},
    {"F33b", "444m56p88sNNNCCC 7p", "draw",
     "three_concealed_pungs 16 all_types 6 fully_concealed_hand 4 dragon_pung 2 pung_of_terminals_or_honors "
     "1"},
    // lesser_honors_and_knitted_tiles
    {"F34a", "147m258p3sESWNCF 6s", "draw", "lesser_honors_and_knitted_tiles 12 fully_concealed_hand 4",
     "lesser_honors_and_knitted_tiles 12 self_drawn 1"},
    {"F34b", "147m258p36sESWNC 9s", "", "lesser_honors_and_knitted_tiles 12 knitted_straight 12"},
    // knitted_straight: three chows for all_chows; its tiles count for tile_hog (Q87)
    {"F35a", "147m258p369sECCC E", "",
     "knitted_straight 12 all_types 6 dragon_pung 2 concealed_hand 2 single_wait 1"},
    {"F35b", "[567s] 147m88m258p36s 9s", "flowers=1f", "knitted_straight 12 all_chows 2"},
    {"F35c", "[777m] 147m258p36sEE 9s", "", "knitted_straight 12 tile_hog 2"},
    // upper_four
    {"F36a", "[678m] [888s] 67p666s99p 8p", "", "upper_four 12 mixed_double_chow 1"},
    {"F36b", "667799m66p88p77s9s 9s", "draw", "seven_pairs 24 upper_four 12 fully_concealed_hand 4",
     "seven_pairs 24 upper_four 12 self_drawn 1"},
    // lower_four
    {"F37a", "[123m] [123p] 234m23p44s 4p", "", "lower_four 12 all_chows 2 mixed_double_chow 2"},
    {"F37b", "[111m] [333m] [333p] 22p44s 4s", "",
     "lower_four 12 all_pungs 6 double_pung 2 pung_of_terminals_or_honors 1"},
    // big_three_winds: only its own three pungs are taken
    {"F38a", "[SSS] [WWW] [NNN] 34m55p 5m", "", "big_three_winds 12 one_voided_suit 1"},
    {"F38b", "[SSS] [WWW] [NNN] 44m66m 4m", "", "big_three_winds 12 all_pungs 6 half_flush 6"},
    {"F38c", "[SSS] [WWW] [NNN] 99m66p 9m", "seat=S",
     "big_three_winds 12 all_pungs 6 seat_wind 2 pung_of_terminals_or_honors 1 one_voided_suit 1"},
    // mixed_straight
    {"F39a", "[123m] [456p] 23m88p789s 1m", "", "mixed_straight 8 all_chows 2 pure_double_chow 1"},
    {"F39b", "[123m] [456p] 555m22p78s 9s", "", "mixed_straight 8 no_honors 1"},
    // reversible_tiles
    {"F40a", "[123p] [123p] 34p456s88s 2p", "", "reversible_tiles 8 all_chows 2 pure_double_chow 1"},
    {"F40b", "[PPP] [222p] [222s] 99p44s 9p", "",
     "reversible_tiles 8 all_pungs 6 dragon_pung 2 double_pung 2 pung_of_terminals_or_honors 1"},
    // mixed_triple_chow
    {"F41a", "[345m] [345p] 99m777p34s 5s", "", "mixed_triple_chow 8 no_honors 1"},
    {"F41b", "[345m] [345p] 678m22p34s 5s", "",
     "mixed_triple_chow 8 all_chows 2 all_simples 2 short_straight 1"},
    // mixed_shifted_pungs
    {"F42a", "[333m] [444p] [555s] 78m99p 9m", "", "mixed_shifted_pungs 8 no_honors 1"},
    {"F42b", "[333m] [444p] [555s] 55m77p 5m", "",
     "mixed_shifted_pungs 8 all_pungs 6 double_pung 2 all_simples 2"},
    // chicken_hand: nothing else, flowers aside
    {"F43a", "[123m] [567p] 34s888sEE 5s", "flowers=1f", "chicken_hand 8"},
    // the four at the end of the wall and around kongs
    {"F44a", "[123m] [567p] 34s888sEE 5s", "draw last_wall_tile", "last_tile_draw 8"},
    {"F44b", "123m567p34s888sEE 5s", "draw last_wall_tile", "last_tile_draw 8 fully_concealed_hand 4"},
    {"F44c", "147m25p3sESWNCFP 8p", "draw last_wall_tile",
     "greater_honors_and_knitted_tiles 24 last_tile_draw 8 fully_concealed_hand 4",
     "greater_honors_and_knitted_tiles 24 last_tile_draw 8"},
    {"F45a", "[123m] [567p] 34s888sEE 5s", "last_wall_tile", "last_tile_claim 8"},
    {"F46a", "[123m] [8888p] 567p34sEE 5s", "draw replacement", "out_with_replacement_tile 8 melded_kong 1"},
    {"F46b", "[123m] (8888p) 567p34sEE 5s", "draw replacement last_wall_tile",
     "last_tile_draw 8 out_with_replacement_tile 8 concealed_kong 2"},
    {"F47a", "[123m] [567p] 34s888sEE 5s", "robbing", "robbing_the_kong 8"},
    {"F47b", "[123m] [567p] 34s888sEE 5s", "robbing last_of_kind", "robbing_the_kong 8"},
    {"F47c", "123m567p34s888sEE 5s", "robbing", "robbing_the_kong 8 concealed_hand 2"},
    // two_concealed_kongs: 8, in 1998 6
    {"F48a", "(1111m) (5555p) [222m] 34m88p 2m", "draw",
     "two_concealed_kongs 8 last_tile 4 tile_hog 2 pung_of_terminals_or_honors 1 one_voided_suit 1 no_honors "
     "1 "
     "self_drawn 1",
     "two_concealed_kongs 6 last_tile 4 tile_hog 2 pung_of_terminals_or_honors 1 one_voided_suit 1 no_honors "
     "1 "
     "self_drawn 1"},
    {"F48b", "(1111m) (5555p) [234s] NNNE E", "",
     "three_concealed_pungs 16 two_concealed_kongs 8 pung_of_terminals_or_honors 2 single_wait 1",
     "three_concealed_pungs 16 two_concealed_kongs 6 pung_of_terminals_or_honors 2 single_wait 1"},
};

}  // namespace

std::span<const ClauseHand> clause_hands_16_to_8() { return hands_16_to_8; }

}  // namespace sifang::mcr_test
