#pragma once
// What every rulebook does with a win before it looks for patterns: refuse what contradicts itself, put the
// tiles together, and drop what the tiles refute.

#include <optional>

#include "rules/rulebook.hpp"
#include "rules/win.hpp"
#include "tile/counts.hpp"

namespace sifang {

struct WinTiles {
    Counts standing;        ///< with the winning tile
    Counts all;             ///< with the melds
    Situations situation;   ///< without what the tiles refute, with what the winner's own melds show
    unsigned kongs = 0;     ///< among the melds
    bool concealed = true;  ///< nothing was claimed before the winning tile
};

/// A situation that contradicts the way of winning, or a seat that is two things at once. `by` is the win's
/// own unless the rulebook knows better.
std::optional<WinFault> contradiction(const Win& win, By by);

/// Fills in the tiles of a win that is not won by flowers.
std::optional<WinFault> gather_tiles(const Win& win, WinTiles& tiles);

}  // namespace sifang
