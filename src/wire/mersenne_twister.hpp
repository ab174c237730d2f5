#pragma once
// MT19937 seeded by a list of words, as mt19937ar.c defines it. std::mt19937 has the same sequence but no way
// to be seeded so. Only to rebuild walls that others shuffled with it: it is no source of chance for ours.

#include <array>
#include <cstdint>
#include <span>

namespace sifang {

class MersenneTwister {
  public:
    /// At least one word.
    explicit MersenneTwister(std::span<const std::uint32_t> seed);
    std::uint32_t operator()();

  private:
    static constexpr unsigned size = 624, middle = 397;
    std::array<std::uint32_t, size> words_{};
    unsigned next_ = size;
};

}  // namespace sifang
