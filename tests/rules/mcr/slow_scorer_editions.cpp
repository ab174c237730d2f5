// What excludes what (the 不计 lists of both books and what the non-repeat principle adds to them), and what
// the three editions do differently. Numbers are those of the 2013 text.
#include <cassert>
#include <initializer_list>

#include "rules/mcr/slow_scorer.hpp"

namespace sifang::slow {
namespace {

constexpr std::string_view names[fan_kinds] = {
#define SIFANG_SLOW_NAME(name, points) #name,
    SIFANG_SLOW_FAN(SIFANG_SLOW_NAME)
#undef SIFANG_SLOW_NAME
};
constexpr int points_2013[fan_kinds] = {
#define SIFANG_SLOW_POINTS(name, points) points,
    SIFANG_SLOW_FAN(SIFANG_SLOW_POINTS)
#undef SIFANG_SLOW_POINTS
};

void exclude(SlowEdition& edition, Fan counted, std::initializer_list<Fan> others) {
    for (const Fan other : others)
        edition.excludes[static_cast<int>(counted)][static_cast<int>(other)] = true;
}
void price(SlowEdition& edition, Fan fan, int points) { edition.points[static_cast<int>(fan)] = points; }

SlowEdition common() {
    SlowEdition e{};
    for (int i = 0; i < fan_kinds; ++i) e.points[i] = points_2013[i];
    using enum Fan;
    // 88
    exclude(e, big_four_winds,
            {big_three_winds, all_pungs, prevalent_wind, seat_wind, pung_of_terminals_or_honors,
             outside_hand});  // Q53
    exclude(e, big_three_dragons, {two_dragon_pungs, dragon_pung});
    exclude(e, nine_gates, {full_flush, concealed_hand, no_honors});  // its terminal pungs: see below
    exclude(e, four_kongs, {single_wait, all_pungs});                 // Q57; its kongs: the kong table
    exclude(e, seven_shifted_pairs, {seven_pairs, full_flush, concealed_hand, single_wait, no_honors});
    exclude(e, thirteen_orphans, {all_types, concealed_hand, single_wait});
    // 64
    exclude(e, all_terminals, {all_pungs, outside_hand, pung_of_terminals_or_honors, no_honors});
    exclude(e, little_four_winds, {big_three_winds, pung_of_terminals_or_honors});
    exclude(e, little_three_dragons, {two_dragon_pungs, dragon_pung});
    exclude(e, all_honors, {all_pungs, outside_hand, pung_of_terminals_or_honors});
    exclude(e, four_concealed_pungs, {all_pungs, concealed_hand, three_concealed_pungs, two_concealed_pungs});
    exclude(e, pure_terminal_chows,
            {seven_pairs, full_flush, all_chows, no_honors, pure_double_chow, two_terminal_chows});
    // 48, 32
    exclude(e, quadruple_chow, {pure_shifted_pungs, tile_hog, pure_double_chow});
    exclude(e, four_pure_shifted_pungs, {pure_triple_chow, all_pungs});
    exclude(e, four_pure_shifted_chows, {short_straight, two_terminal_chows});
    exclude(e, all_terminals_and_honors, {all_pungs, outside_hand, pung_of_terminals_or_honors});
    // 24
    exclude(e, seven_pairs, {concealed_hand, single_wait});
    exclude(e, greater_honors_and_knitted_tiles, {all_types, concealed_hand, single_wait});
    exclude(e, all_even_pungs, {all_pungs, all_simples, no_honors});
    exclude(e, full_flush, {no_honors});
    exclude(e, pure_triple_chow, {pure_shifted_pungs});
    exclude(e, pure_shifted_pungs, {pure_triple_chow});
    exclude(e, upper_tiles, {upper_four, no_honors});
    exclude(e, middle_tiles, {all_simples, no_honors});
    exclude(e, lower_tiles, {lower_four, no_honors});
    // 16, 12
    exclude(e, three_suited_terminal_chows, {all_chows, no_honors, mixed_double_chow, two_terminal_chows});
    exclude(e, all_fives, {all_simples, no_honors});
    exclude(e, three_concealed_pungs, {two_concealed_pungs});
    exclude(e, lesser_honors_and_knitted_tiles, {all_types, concealed_hand, single_wait});
    exclude(e, upper_four, {no_honors});
    exclude(e, lower_four, {no_honors});
    // 8 and less
    exclude(e, reversible_tiles, {one_voided_suit});
    exclude(e, last_tile_draw, {self_drawn});
    exclude(e, out_with_replacement_tile, {self_drawn});
    exclude(e, robbing_the_kong, {last_tile});
    exclude(e, melded_hand, {single_wait});
    exclude(e, two_dragon_pungs, {dragon_pung});
    exclude(e, fully_concealed_hand, {self_drawn, concealed_hand});
    exclude(e, all_chows, {no_honors});
    exclude(e, all_simples, {no_honors});
    // At most one of the three waits (Q12(4)).
    exclude(e, edge_wait, {closed_wait, single_wait});
    exclude(e, closed_wait, {edge_wait, single_wait});
    exclude(e, single_wait, {edge_wait, closed_wait});
    return e;
}

SlowEdition mcr() {
    SlowEdition e = common();
    e.id = "mcr";
    e.kongs_among_three = KongsAmongThree::ConcealedKongAndSeries;
    e.fifth_copy_waits = true;
    e.nine_gates_keeps_one_pung = false;
    e.terminal_pairs_spare_one_tile_hog = false;
    return e;
}

/// What gb98 and mil share against the 2013 text.
SlowEdition before_2013() {
    SlowEdition e = common();
    using enum Fan;
    price(e, two_concealed_kongs, 6);
    exclude(e, all_green, {half_flush});
    exclude(e, all_terminals, {double_pung});
    // Q51: closed by their nature, self-drawn they count self_drawn only.
    for (const Fan closed : {nine_gates, seven_shifted_pairs, thirteen_orphans, four_concealed_pungs,
                             seven_pairs, greater_honors_and_knitted_tiles, lesser_honors_and_knitted_tiles})
        exclude(e, closed, {fully_concealed_hand});
    return e;
}

SlowEdition gb98() {
    SlowEdition e = before_2013();
    e.id = "gb98";
    e.kongs_among_three = KongsAmongThree::SeriesInsteadOfOne;
    e.fifth_copy_waits = false;
    e.nine_gates_keeps_one_pung = false;
    e.terminal_pairs_spare_one_tile_hog = true;
    return e;
}

SlowEdition mil() {
    SlowEdition e = before_2013();
    e.id = "mil";
    price(e, Fan::melded_and_concealed_kong, 5);
    e.kongs_among_three = KongsAmongThree::SeriesAlone;
    e.fifth_copy_waits = true;
    e.nine_gates_keeps_one_pung = true;
    e.terminal_pairs_spare_one_tile_hog = false;
    return e;
}

}  // namespace

std::string_view name(Fan fan) { return names[static_cast<int>(fan)]; }

const SlowEdition& slow_edition(std::string_view id) {
    static const SlowEdition editions[] = {mcr(), gb98(), mil()};
    for (const SlowEdition& edition : editions)
        if (edition.id == id) return edition;
    assert(false);
    return editions[0];
}

}  // namespace sifang::slow
