#pragma once
// The slow scorer of the MCR family: written from the rulebooks alone, to be compared with the program's own.
//
// It never shares code with src/rules. For every way to divide the tiles it lists every fan the tiles show,
// and then tries all lists of them that the five principles allow (3.9.1.6 of the 2013 text, Q51 of the 1998
// book). Nothing here is fast; everything should be checkable with the book beside it.
//
// What the texts leave open was decided so:
//  1. Account-once (3.9.1.6(5), Q51(6)): a list of combination fan is allowed when they can be counted in
//     some order in which each one after the first uses at most one set that was used before. With four sets
//     that gives: one four-set fan alone; one three-set fan and one two-set fan; or up to three two-set fan.
//  2. Combination fan are those that relate numbers of sets (nos 13-16, 23, 24, 28-30, 32, 39, 41, 42, 51,
//     65, 69-72). Concealment, kongs, winds and dragons count beside them with the same sets (Q64-2, Q76-1).
//  3. Chicken hand (no. 43): a division of the tiles that shows no fan at all. The wait fan belong to the
//     division: where the winning tile can be seen as an edge, closed or single tile in it, it shows.
//  4. By discard a pung of the winning tile is open only where no concealed chow of the division has it.
//  5. Kongs and concealed pungs follow the table of kongs of each edition; there is no choice in it.
//  6. Robbing and the last discard, when both are said of one tile, both count: neither text excludes it.
//  7. A situation that the tiles refute is dropped before anything else is looked at; last_of_kind then holds
//     by itself when the winner's claimed melds show the other three.
//  8. Nine gates takes its terminal pungs (one of them in mil); concealed pungs, straights and hogs count.
//  9. All terminals, all honours and both together may be seven pairs; outside hand is a matter of sets.
// 10. A knitted straight is no set but counts as three chows for all_chows; its tiles count as tiles.
// 11. A kind of which the hand holds four is a wait where the edition says fifth_copy_waits.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/win.hpp"

namespace sifang::slow {

// Every fan with its points in the 2013 text, in the order of the contract.
#define SIFANG_SLOW_FAN(X)                  \
    X(big_four_winds, 88)                   \
    X(big_three_dragons, 88)                \
    X(all_green, 88)                        \
    X(nine_gates, 88)                       \
    X(four_kongs, 88)                       \
    X(seven_shifted_pairs, 88)              \
    X(thirteen_orphans, 88)                 \
    X(all_terminals, 64)                    \
    X(little_four_winds, 64)                \
    X(little_three_dragons, 64)             \
    X(all_honors, 64)                       \
    X(four_concealed_pungs, 64)             \
    X(pure_terminal_chows, 64)              \
    X(quadruple_chow, 48)                   \
    X(four_pure_shifted_pungs, 48)          \
    X(four_pure_shifted_chows, 32)          \
    X(three_kongs, 32)                      \
    X(all_terminals_and_honors, 32)         \
    X(seven_pairs, 24)                      \
    X(greater_honors_and_knitted_tiles, 24) \
    X(all_even_pungs, 24)                   \
    X(full_flush, 24)                       \
    X(pure_triple_chow, 24)                 \
    X(pure_shifted_pungs, 24)               \
    X(upper_tiles, 24)                      \
    X(middle_tiles, 24)                     \
    X(lower_tiles, 24)                      \
    X(pure_straight, 16)                    \
    X(three_suited_terminal_chows, 16)      \
    X(pure_shifted_chows, 16)               \
    X(all_fives, 16)                        \
    X(triple_pung, 16)                      \
    X(three_concealed_pungs, 16)            \
    X(lesser_honors_and_knitted_tiles, 12)  \
    X(knitted_straight, 12)                 \
    X(upper_four, 12)                       \
    X(lower_four, 12)                       \
    X(big_three_winds, 12)                  \
    X(mixed_straight, 8)                    \
    X(reversible_tiles, 8)                  \
    X(mixed_triple_chow, 8)                 \
    X(mixed_shifted_pungs, 8)               \
    X(chicken_hand, 8)                      \
    X(last_tile_draw, 8)                    \
    X(last_tile_claim, 8)                   \
    X(out_with_replacement_tile, 8)         \
    X(robbing_the_kong, 8)                  \
    X(two_concealed_kongs, 8)               \
    X(all_pungs, 6)                         \
    X(half_flush, 6)                        \
    X(mixed_shifted_chows, 6)               \
    X(all_types, 6)                         \
    X(melded_hand, 6)                       \
    X(two_dragon_pungs, 6)                  \
    X(melded_and_concealed_kong, 6)         \
    X(outside_hand, 4)                      \
    X(fully_concealed_hand, 4)              \
    X(two_melded_kongs, 4)                  \
    X(last_tile, 4)                         \
    X(dragon_pung, 2)                       \
    X(prevalent_wind, 2)                    \
    X(seat_wind, 2)                         \
    X(concealed_hand, 2)                    \
    X(all_chows, 2)                         \
    X(tile_hog, 2)                          \
    X(double_pung, 2)                       \
    X(two_concealed_pungs, 2)               \
    X(concealed_kong, 2)                    \
    X(all_simples, 2)                       \
    X(pure_double_chow, 1)                  \
    X(mixed_double_chow, 1)                 \
    X(short_straight, 1)                    \
    X(two_terminal_chows, 1)                \
    X(pung_of_terminals_or_honors, 1)       \
    X(melded_kong, 1)                       \
    X(one_voided_suit, 1)                   \
    X(no_honors, 1)                         \
    X(edge_wait, 1)                         \
    X(closed_wait, 1)                       \
    X(single_wait, 1)                       \
    X(self_drawn, 1)

enum class Fan {
#define SIFANG_SLOW_NAME(name, points) name,
    SIFANG_SLOW_FAN(SIFANG_SLOW_NAME)
#undef SIFANG_SLOW_NAME
};
inline constexpr int fan_kinds = static_cast<int>(Fan::self_drawn) + 1;
std::string_view name(Fan fan);

/// How the concealed kongs among three or four kongs add up (Q41, Q57, Q69).
enum class KongsAmongThree {
    ConcealedKongAndSeries,  ///< mcr: one concealed kong 2 beside the concealed pungs
    SeriesInsteadOfOne,      ///< gb98 Q69: with a second concealed pung only two_concealed_pungs
    SeriesAlone,             ///< mil: only the concealed pungs
};

struct SlowEdition {
    std::string_view id;
    int points[fan_kinds];
    bool excludes[fan_kinds][fan_kinds];  ///< [a][b]: where a is counted b is not, whatever the sets
    KongsAmongThree kongs_among_three;
    bool fifth_copy_waits;                   ///< a kind held four times is a wait by shape
    bool nine_gates_keeps_one_pung;          ///< mil: of two terminal pungs one still counts
    bool terminal_pairs_spare_one_tile_hog;  ///< gb98 Q71: the first four alike is unavoidable
};
const SlowEdition& slow_edition(std::string_view id);  ///< mcr, gb98 or mil

/// Fan and how often it is counted.
using FanList = std::map<Fan, int>;

struct SlowScore {
    bool valid = false;
    int points = 0;  ///< without flowers
    int flowers = 0;
    FanList list;  ///< one best list
    int total() const { return points + flowers; }
    bool meets_minimum() const { return points >= 8; }
};

SlowScore slow_score(const SlowEdition& edition, const Win& win);
/// All lists that reach the best total, over all divisions.
std::set<FanList> slow_best_lists(const SlowEdition& edition, const Win& win);
/// Kinds that complete the standing tiles, as the edition judges waits.
std::set<int> slow_waits(const SlowEdition& edition, const Hand& hand);

}  // namespace sifang::slow
