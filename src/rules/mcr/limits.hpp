#pragma once
// Leaving out what an edition does not have or a winner did not declare.

#include <algorithm>

#include "rules/mcr/facts.hpp"
#include "rules/mcr/fan_table.hpp"
#include "rules/mcr/relations.hpp"

namespace sifang::mcr {

inline void keep_within(Shown& shown, const FanLimits& limits) {
    shown.fans.for_each([&](Fan f) {
        std::uint8_t& n = shown.count[index(f)];
        n = std::min(n, limits[index(f)]);
        if (n == 0) shown.fans.remove(f);
    });
}
inline void keep_within(Relations& r, const FanLimits& limits) {
    const auto keep = [&](MaybeFan& f) {
        if (f && limits[index(*f)] == 0) f = {};
        return static_cast<bool>(f);
    };
    r.pairs_made = 0;
    for (unsigned i = 0; i < 6; ++i)
        r.pairs_made = static_cast<std::uint8_t>(r.pairs_made | unsigned{keep(r.two[i])} << i);
    r.more_made = keep(r.four);
    for (MaybeFan& f : r.three) r.more_made |= keep(f);
}

}  // namespace sifang::mcr
