#pragma once
// Chance that is handed in as a seed: the same on every machine, for searches, bots and simulations. What
// people play for is shuffled from fair/.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

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
    constexpr std::uint32_t word() { return static_cast<std::uint32_t>(bits() >> 32); }
    /// A number from 0 to `choices` − 1. The bias is below one in 2³² / choices.
    constexpr unsigned below(std::size_t choices) {
        assert(choices > 0);
        return static_cast<unsigned>((std::uint64_t{word()} * choices) >> 32);
    }
    /// As a byte source, for a shuffle of tiles.
    constexpr std::uint8_t operator()() { return static_cast<std::uint8_t>(bits() >> 56); }
    template <class T>
    constexpr void shuffle(std::span<T> items) {
        for (std::size_t last = items.size(); last > 1; --last)
            std::swap(items[last - 1], items[below(last)]);
    }

  private:
    std::uint64_t state_;
};

/// The seed of one thing among many: of a hand, or of a seat in it.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return Chance(seed ^ (Chance(number).bits() | 1)).bits();
}

}  // namespace sifang
