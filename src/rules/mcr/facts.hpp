#pragma once
// What is true of a win whatever way its tiles are read: looked at once, before the readings.

#include <array>
#include <tl/expected.hpp>

#include "rules/mcr/edition.hpp"
#include "rules/rulebook.hpp"
#include "rules/win_tiles.hpp"

namespace sifang::mcr {

/// Fan that the tiles show, counted or not, and how many of each.
struct Shown {
    FanSet fans;
    std::array<std::uint8_t, fan_count> count{};

    void add(Fan f, unsigned n = 1) {
        fans.add(f);
        count[index(f)] = static_cast<std::uint8_t>(count[index(f)] + n);
    }
    void add_if(bool is_there, Fan f) {
        if (is_there) add(f);
    }
};

struct Facts {
    const Win* win = nullptr;
    WinTiles tiles;
    bool waits_for_one = false;  ///< exactly one kind completes the hand, over every shape
    Shown shown;                 ///< fan of the tiles as a whole and of the way of winning
};

/// Checks the win and collects its facts; `shown` holds no fan that depends on the reading.
tl::expected<Facts, WinFault> collect_facts(const Edition& edition, const SuitTable& table, const Win& win);

}  // namespace sifang::mcr
