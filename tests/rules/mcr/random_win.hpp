#pragma once
// Winning hands by chance: every shape, all melds, winds, situations and flowers, from a seed. The same seed
// gives the same hands everywhere.

#include <cstdint>
#include <random>

#include "rules/win.hpp"

namespace sifang::mcr_test {

class RandomWins {
  public:
    explicit RandomWins(std::uint64_t seed) : random_(seed) {}

    /// Any shape; a small part of the hands do not win.
    Win any();
    /// Hands built to show something: `recipe` counts through recipes() of them, by tiles used and sets
    /// combined.
    Win of_recipe(unsigned recipe);
    static unsigned recipes();

  private:
    std::mt19937_64 random_;
};

}  // namespace sifang::mcr_test
