#pragma once
// An edition prepared for counting: points, and which fan cannot both be counted, in a few cache lines.

#include <array>

#include "rules/mcr/edition.hpp"

namespace sifang::mcr {

/// The most of each fan that may be counted.
using FanLimits = std::array<std::uint8_t, fan_count>;

class FanTable {
  public:
    explicit FanTable(const Edition& edition);

    int points(Fan f) const { return points_[index(f)]; }
    /// Those that are never counted beside f, whichever of the two excludes the other.
    const FanSet& against(Fan f) const { return against_[index(f)]; }

    /// Whether every fan is worth something. One worth nothing is not in this edition at all.
    bool has_all() const { return has_all_; }
    /// The most of each fan that may be counted: none of those worth nothing.
    const FanLimits& limits() const { return limits_; }

  private:
    std::array<FanSet, fan_count> against_{};
    std::array<std::int16_t, fan_count> points_{};
    FanLimits limits_{};
    bool has_all_ = true;
};

}  // namespace sifang::mcr
