#pragma once
// How many of each kind: a hand, a wall, what is visible. Flowers are not counted here.

#include <bit>
#include <cassert>
#include <cstdint>

#include "tile/kinds.hpp"
#include "tile/tile.hpp"

namespace sifang {

/// A count 0–4 of each of the 34 kinds a hand is made of.
///
/// Kept as four layers: layer k holds the kinds of which there are more than k. So a fifth copy cannot be
/// represented, `kinds with at least two` is a field and not a loop, and a copy is 32 bytes.
class Counts {
  public:
    constexpr Counts() = default;

    constexpr unsigned operator[](Tile t) const {
        const unsigned i = t.index();
        return static_cast<unsigned>((layer_[0] >> i & 1) + (layer_[1] >> i & 1) + (layer_[2] >> i & 1) +
                                     (layer_[3] >> i & 1));
    }
    constexpr bool can_add(Tile t) const { return !t.is_flower() && !(layer_[3] >> t.index() & 1); }
    constexpr void add(Tile t) {
        assert(can_add(t));
        const std::uint64_t bit = std::uint64_t{1} << t.index();
        layer_[3] |= layer_[2] & bit;
        layer_[2] |= layer_[1] & bit;
        layer_[1] |= layer_[0] & bit;
        layer_[0] |= bit;
    }
    constexpr void remove(Tile t) {
        const std::uint64_t bit = std::uint64_t{1} << t.index();
        assert(layer_[0] & bit);
        layer_[0] &= layer_[1] | ~bit;
        layer_[1] &= layer_[2] | ~bit;
        layer_[2] &= layer_[3] | ~bit;
        layer_[3] &= ~bit;
    }
    constexpr void add(Tile t, unsigned n) {
        for (; n > 0; --n) add(t);
    }

    /// Kinds of which there are at least n, n from 1 to 4.
    constexpr Kinds at_least(unsigned n) const {
        assert(n >= 1 && n <= 4);
        return Kinds(layer_[n - 1]);
    }
    constexpr Kinds present() const { return Kinds(layer_[0]); }
    constexpr unsigned total() const {
        return static_cast<unsigned>(std::popcount(layer_[0]) + std::popcount(layer_[1]) +
                                     std::popcount(layer_[2]) + std::popcount(layer_[3]));
    }
    constexpr bool empty() const { return layer_[0] == 0; }
    constexpr bool operator==(const Counts&) const = default;

    static constexpr Counts full_set() {
        Counts all;
        for (auto& layer : all.layer_) layer = kinds::hand.bits();
        return all;
    }

  private:
    std::uint64_t layer_[4] = {};
};

}  // namespace sifang
