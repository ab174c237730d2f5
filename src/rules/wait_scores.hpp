#pragma once
// What each wait of a hand would score: by discard and by self-draw.

#include <optional>

#include "hand/suit_table.hpp"
#include "rules/rulebook.hpp"
#include "tile/inline_vector.hpp"

namespace sifang {

/// How many copies of a kind are neither standing nor melded in this hand.
unsigned copies_left(const Counts& all_tiles, Tile tile);

struct WaitScore {
    Tile tile;
    unsigned left = 0;           ///< copies not in this hand, melds included; at least one
    std::optional<int> discard;  ///< the total when won by discard; nothing where that may not win
    std::optional<int> draw;     ///< the same by self-draw
};
using WaitScores = InlineVector<WaitScore, Tile::hand_kinds>;

/// The waits of a hand of resting size, in the order of the kinds. A kind of which the hand holds all four is
/// none. The hand is a legal one (at most four of a kind).
WaitScores wait_scores(const SuitTable& table, const Rulebook& book, const Hand& hand, Wind seat, Wind round);

}  // namespace sifang
