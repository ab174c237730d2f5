#pragma once
// Winning hands by chance: every shape, melds, winds, situations, dora, counters, from a seed. A small part
// of the hands do not win. The same seed gives the same hands everywhere.

#include <cstdint>

#include "rules/win.hpp"
#include "support/deck.hpp"

namespace sifang::riichi_test {

class RandomWins {
  public:
    explicit RandomWins(std::uint64_t seed) : random_(seed) {}
    /// Red fives are among them, at most one in a suit.
    Win next();

  private:
    Kinds some_kinds();
    Meld some_set(Kinds kinds, bool triplets);
    bool add_sets(Win& win, Counts& standing);
    bool add_steps(Win& win, Counts& standing);
    bool put(Win& win, Counts& standing, Counts& all, Meld set, bool down);
    void add_special(Counts& standing);
    void situate(Win& win, Counts standing);

    test::Random random_;
};

}  // namespace sifang::riichi_test
