#pragma once
// Who pays a win: the base by each of the three, the points by the discarder, or by all on a self-draw
// (mcr:3.9.1.3, gb98:Q44).

#include "rules/ruling.hpp"
#include "rules/win.hpp"

namespace sifang::mcr {

inline Payments payments_of(int base, int total, Wind seat, By by, std::optional<Wind> discarder) {
    Payments payments{};
    for (const Wind payer : all_winds) {
        if (payer == seat) continue;
        const bool pays_points = by == By::Draw || payer == discarder;
        const int paid = base + (pays_points ? total : 0);
        payments[static_cast<unsigned>(payer)] = -paid;
        payments[static_cast<unsigned>(seat)] += paid;
    }
    return payments;
}

}  // namespace sifang::mcr
