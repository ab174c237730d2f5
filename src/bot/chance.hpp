#pragma once
// A bot's own chance: all of it from the seed that is handed in, the same on every machine.

#include <cassert>
#include <cstdint>

namespace sifang {

/// SplitMix64.
class Chance {
  public:
    constexpr explicit Chance(std::uint64_t seed = 0) : state_(seed) {}

    constexpr std::uint64_t bits() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    /// A number from 0 to `choices` − 1. The bias is below one in 2³² / choices.
    constexpr unsigned below(std::size_t choices) {
        assert(choices > 0);
        return static_cast<unsigned>(((bits() >> 32) * choices) >> 32);
    }
    /// As a byte source, for a shuffle.
    constexpr std::uint8_t operator()() { return static_cast<std::uint8_t>(bits() >> 56); }

  private:
    std::uint64_t state_;
};

/// The seed of one thing among many: of a hand, or of a seat in it.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return Chance(seed ^ (Chance(number).bits() | 1)).bits();
}

}  // namespace sifang
