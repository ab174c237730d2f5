#pragma once
// An edition prepared for counting: points, and which fan cannot both be counted, in a few cache lines.

#include <array>

#include "rules/mcr/edition.hpp"

namespace sifang::mcr {

class FanTable {
  public:
    explicit FanTable(const Edition& edition);

    int points(Fan f) const { return points_[index(f)]; }
    /// Those that are never counted beside f, whichever of the two excludes the other.
    const FanSet& against(Fan f) const { return against_[index(f)]; }

  private:
    std::array<FanSet, fan_count> against_{};
    std::array<std::int16_t, fan_count> points_{};
};

}  // namespace sifang::mcr
