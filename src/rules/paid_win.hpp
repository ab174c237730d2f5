#pragma once
// A win as a sheet tells it: what it was worth and who pays, without its tiles.

#include <optional>

#include "rules/win.hpp"

namespace sifang {

struct PaidWin {
    int total = 0;  ///< as in Score: points with flowers, fan up to the cap, points without counters
    By by = By::Discard;
    Wind seat = Wind::East;
    std::optional<Wind> discarder;  ///< who discarded, or whose kong was robbed
    std::optional<Wind> liable;     ///< for the whole of it
    bool robbed = false;
    int honba = 0;
    int deposits = 0;

    /// Somebody else gave the tile if and only if it was not drawn, and nobody is liable to himself.
    bool is_told() const {
        return (by == By::Draw) == !discarder && discarder != seat && liable != seat &&
               (!robbed || by == By::Discard) && honba >= 0 && honba <= most_counters && deposits >= 0 &&
               deposits <= most_counters;
    }
    bool operator==(const PaidWin&) const = default;
};

}  // namespace sifang
