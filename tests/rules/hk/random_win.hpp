#pragma once
// Wins by chance, from a seed: every pattern comes up, with melds, flowers, situations and seats. The same
// seed gives the same wins everywhere.

#include <cstdint>
#include <random>

#include "rules/win.hpp"

namespace sifang::hk_test {

class RandomWins {
  public:
    explicit RandomWins(std::uint64_t seed) : random_(seed) {}

    /// Mostly hands that win; a few that do not.
    Win next();

  private:
    unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
    bool percent(unsigned p) { return below(100) < p; }
    Tile one_of(Kinds kinds);
    Kinds pool();

    Win hand();
    Win sets_and_pair();
    Win thirteen_orphans();
    Win nine_gates();
    Win loose_tiles();
    /// Fourteen standing tiles, of which one is taken for the winning tile.
    void take_winning_tile(Win& win);
    void tell_flowers(Win& win);
    void tell_situation(Win& win);

    std::mt19937_64 random_;
};

}  // namespace sifang::hk_test
