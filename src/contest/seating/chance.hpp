#pragma once
// Chance for searches, all of it from the seed that is handed in: the same on every machine.

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

namespace sifang::seating {

/// SplitMix64.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    std::uint32_t bits() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 32);
    }
    unsigned below(std::size_t choices) {
        return static_cast<unsigned>((std::uint64_t{bits()} * choices) >> 32);
    }
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t last = items.size(); last > 1; --last)
            std::swap(items[last - 1], items[below(last)]);
    }

  private:
    std::uint64_t state_;
};

/// Simulated annealing's coin: a change for the worse by `d` is taken with probability exp(−d / temperature).
class Thaw {
  public:
    explicit Thaw(double temperature = 1) { set(temperature); }

    void set(double temperature) {
        for (std::size_t worse = 0; worse < chances_.size(); ++worse)
            chances_[worse] = static_cast<std::uint32_t>(4294967295.0 *
                                                         std::exp(-static_cast<double>(worse) / temperature));
    }
    bool takes(int change, Chance& chance) const {
        if (change <= 0) return true;
        return static_cast<std::size_t>(change) < chances_.size() &&
               chance.bits() < chances_[static_cast<std::size_t>(change)];
    }

  private:
    std::array<std::uint32_t, 64> chances_{};
};

/// Temperatures that fall from `from` to `to` and start again, `teeth` of `steps` each.
struct Sawtooth {
    double from = 1, to = 0.1;
    std::uint64_t steps = 100'000;

    double at(std::uint64_t step) const {
        const double part = static_cast<double>(step % steps) / static_cast<double>(steps);
        return from * std::pow(to / from, part);
    }
};

}  // namespace sifang::seating
