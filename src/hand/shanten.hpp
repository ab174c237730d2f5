#pragma once
// How far a hand is from winning, what it waits for, and what would help it. Shapes only: no rulebook, no
// minimum.

#include "hand/meld.hpp"
#include "hand/shapes.hpp"
#include "hand/suit_table.hpp"
#include "tile/inline_vector.hpp"
#include "tile/kinds.hpp"

namespace sifang {

// A hand here has 13, 10, 7, 4 or 1 standing tiles (the resting size of its melds), or one more. Distances
// are counted over the standing tiles alone: a tile of which the melds hold all four still counts as one that
// could come, and the caller sees from the copies left that it cannot.

/// Tiles to exchange until the hand waits: 0 waiting, −1 complete; the least over the shapes asked for, of
/// which at least one must be open to a hand with these melds.
int shanten(const SuitTable& table, const Hand& hand, Shapes shapes);

/// The kinds that complete a hand of resting size. Empty when it does not wait. A kind of which the standing
/// tiles hold all four is among them when the shape asks for a fifth: see available().
Kinds waits(const SuitTable& table, const Hand& hand, Shapes shapes);

/// Those of `wanted` of which a copy exists outside this hand, melds included.
Kinds available(Kinds wanted, const Hand& hand);

/// The kinds that bring a hand of resting size one step nearer; for a waiting hand its waits. Only kinds of
/// which the standing tiles hold fewer than four.
Kinds useful_tiles(const SuitTable& table, const Hand& hand, Shapes shapes);

struct DiscardOption {
    Tile tile;
    int shanten = 0;  ///< of what is left
    Kinds useful;     ///< for what is left
};
using DiscardOptions = InlineVector<DiscardOption, 14>;

/// For a hand with one tile more than its resting size: what is left after each kind of discard.
DiscardOptions discard_options(const SuitTable& table, const Hand& hand, Shapes shapes);

}  // namespace sifang
