#pragma once
// The best legal selection of the fan a reading shows: non-repeat and high-versus-low (mcr:3.9.1.6(1), (4)).

#include "rules/mcr/facts.hpp"
#include "rules/mcr/fan_table.hpp"

namespace sifang::mcr {

struct Selection {
    FanSet fans;
    int points = 0;
};

/// The selection worth most among all in which no fan excludes another.
Selection select_best(const FanTable& table, const Shown& shown);

}  // namespace sifang::mcr
