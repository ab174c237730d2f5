#include "hand/meld.hpp"

namespace sifang {

bool add_meld(Counts& counts, const Meld& meld) {
    Counts sum = counts;
    for (unsigned i = 0; i < meld.size(); ++i) {
        const Tile t = meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile;
        if (!sum.can_add(t)) return false;
        sum.add(t);
    }
    counts = sum;
    return true;
}

Counts all_tiles(const Hand& hand) {
    Counts counts = hand.standing;
    for (const Meld& meld : hand.melds) {
        [[maybe_unused]] const bool added = add_meld(counts, meld);
        assert(added);
    }
    return counts;
}

}  // namespace sifang
