#include "bot/approach.hpp"

namespace sifang {

Approach::Approach(const SuitTable& suits, const Pursuit& pursuit, const Counts& tiles)
    : suits_(&suits), pursuit_(pursuit), tiles_(tiles) {
    if (!pursuit.is_looked_up()) {
        distance_ = pursuit.distance(suits, tiles);
        return;
    }
    keys_ = pursuit.rest(tiles);
    rows_.emplace(suits, keys_, pursuit.sets_to_find());
    distance_ = pursuit.at_least(tiles) + rows_->distance();
}

const Rows::Others& Approach::others(Suit suit) const {
    auto& found = others_[static_cast<std::size_t>(suit)];
    if (!found) found = rows_->without(suit);
    return *found;
}

unsigned Approach::distance_without(Tile tile) const {
    if (!counts(tile)) return distance_;
    if (!rows_) {
        Counts less = tiles_;
        less.remove(tile);
        return pursuit_.distance(*suits_, less);
    }
    if (is_wanted(tile, tiles_[tile])) return distance_ + 1;
    const SuitKey less = keys_[static_cast<std::size_t>(tile.suit())] - key_step[tile.rank() - 1];
    return distance_ - rows_->distance() + others(tile.suit()).distance(less);
}

Kinds Approach::nearer(Kinds among) const {
    if (!rows_) return pursuit_.step(*suits_, tiles_, among).nearer;
    among = (among & pursuit_.goal().within) - tiles_.at_least(4);
    Kinds nearer;
    for (unsigned n = 1; n <= 4; ++n) nearer |= pursuit_.wanted().at_least(n) - tiles_.at_least(n);
    nearer = nearer & among;
    return nearer | rows_->nearer(among - nearer);
}

void Approach::add(Tile tile) {
    tiles_.add(tile);
    if (!rows_) {
        distance_ = pursuit_.distance(*suits_, tiles_);
    } else if (counts(tile) && is_wanted(tile, tiles_[tile])) {
        --distance_;
    } else if (counts(tile)) {
        const auto suit = static_cast<std::size_t>(tile.suit());
        distance_ -= rows_->distance();
        rows_->change(tile.suit(), keys_[suit] += key_step[tile.rank() - 1]);
        distance_ += rows_->distance();
        for (std::size_t s = 0; s < 4; ++s)
            if (s != suit) others_[s].reset();
    }
}

void Approach::remove(Tile tile) {
    tiles_.remove(tile);
    if (!rows_ || !counts(tile)) return;
    const auto suit = static_cast<std::size_t>(tile.suit());
    rows_->change(tile.suit(), keys_[suit] -= key_step[tile.rank() - 1]);
    for (std::size_t s = 0; s < 4; ++s)
        if (s != suit) others_[s].reset();
}

unsigned Approach::spare(unsigned most) {
    unsigned taken = 0;
    for (const Tile tile : tiles_.present())
        while (taken < most && tiles_[tile] > 0 && distance_without(tile) == 0) {
            remove(tile);
            ++taken;
        }
    return taken;
}

}  // namespace sifang
