#pragma once
// How a search lets chance decide: the coin and the falling temperatures of simulated annealing.

#include <array>
#include <cmath>
#include <cstdint>

#include "tile/chance.hpp"

namespace sifang::seating {

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
               chance.word() < chances_[static_cast<std::size_t>(change)];
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
