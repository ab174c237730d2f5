#pragma once
// Which very tiles a meld is made of, for formats that list them.

#include <vector>

#include "game/event.hpp"
#include "rules/play.hpp"

namespace sifang {

/// Plain tiles of a kind, then its red fives.
inline std::vector<Piece> copies_of(Tile tile, unsigned count, unsigned reds) {
    std::vector<Piece> pieces(count - reds, Piece(tile));
    if (reds > 0) pieces.insert(pieces.end(), reds, Piece::red_five(tile.suit()));
    return pieces;
}

/// The tiles of one's own that a claim lays out with the discard.
inline std::vector<Piece> own_pieces(const Claimed& claimed) {
    if (!claimed.meld.is_chow())
        return copies_of(claimed.piece.tile(), claimed.meld.size() - 1, claimed.reds);
    std::vector<Piece> own;
    for (unsigned nth = 0; nth < 3; ++nth) {
        const Tile tile = Tile::of_index(claimed.meld.tile.index() + nth);
        if (tile == claimed.piece.tile()) continue;
        own.push_back(claimed.reds > 0 && tile.rank() == 5 ? Piece::red_five(tile.suit()) : Piece(tile));
    }
    return own;
}

/// All four of a kind.
inline std::vector<Piece> four_of(Tile tile, const PlayRules& rules) {
    const bool five = tile.is_suited() && tile.rank() == 5;
    return copies_of(tile, 4,
                     five ? static_cast<unsigned>(rules.red_fives[static_cast<unsigned>(tile.suit())]) : 0u);
}

}  // namespace sifang
