#pragma once
// What is true of a win whatever way its tiles are read: looked at once, before the readings.

#include <array>
#include <optional>

#include "rules/riichi/edition.hpp"
#include "rules/win_tiles.hpp"

namespace sifang::riichi {

/// An edition prepared for counting.
struct Values {
    explicit Values(const Edition& edition);

    std::array<std::array<std::int16_t, yaku_count>, 2> han{};  ///< open, closed
    std::array<YakuSet, 2> counts{};  ///< what the edition counts at all: open, closed
    YakuSet yakuman, mangan;
};

struct Facts {
    const Win* win = nullptr;
    WinTiles tiles;
    bool closed = true;
    bool drawn = false;
    YakuSet shown;       ///< yaku of the tiles as a whole and of the way of winning, counted or not
    YakuSet refuted;     ///< told, but the tiles or the way of winning say otherwise
    Kinds valued_pairs;  ///< dragons, round wind, seat wind
    std::array<std::uint8_t, 3> bonus{};         ///< how many dora, ura dora, red fives
    unsigned ignored_dora = 0, ignored_ura = 0;  ///< shown by indicators that the edition does not have
};

/// Checks the win and collects its facts.
std::optional<WinFault> collect_facts(const Edition& edition, const Win& win, Facts& facts);

/// The dora that an indicator names: 1 to 9 and back to 1, E S W N, P F C.
Tile dora_of(Tile indicator);

}  // namespace sifang::riichi
