#pragma once
// Random hands for tests: a fixed seed gives the same hands everywhere.

#include <cstdint>
#include <vector>

#include "hand/meld.hpp"

namespace sifang::test {

/// SplitMix64: small, and the same on every machine, unlike the distributions of the standard library.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    unsigned below(unsigned n) { return static_cast<unsigned>((next() >> 32) * n >> 32); }
    bool one_in(unsigned n) { return below(n) == 0; }

  private:
    std::uint64_t state_;
};

/// `n` tiles drawn without replacement from four copies of the given kinds.
inline Counts random_tiles(Random& random, unsigned n, Kinds from = kinds::hand) {
    std::vector<Tile> wall;
    for (const Tile t : from)
        for (unsigned i = 0; i < 4; ++i) wall.push_back(t);
    Counts c;
    for (unsigned i = 0; i < n; ++i) {
        std::swap(wall[i], wall[i + random.below(static_cast<unsigned>(wall.size()) - i)]);
        c.add(wall[i]);
    }
    return c;
}

/// Melds for a hand of which only their number matters: honours, so that they leave the suits alone.
inline Melds some_melds(unsigned n) {
    Melds melds;
    for (unsigned i = 0; i < n; ++i) melds.push_back({MeldKind::Pung, Tile::of_index(27 + i), Giver::Left});
    return melds;
}

}  // namespace sifang::test
