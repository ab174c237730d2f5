#pragma once
// Which foul a declared win is, told from the tiles.

#include <tl/expected.hpp>

#include "rules/rulebook.hpp"

namespace sifang {

struct DeclaredFoul {
    DeclaredWin declared;        ///< how far the tiles are from a win, and what it costs
    const Foul* foul = nullptr;  ///< of the rulebook's catalogue; none: the win stands
};

/// The tiles need not be a winning hand. `barred`: the player had lost the right to this tile.
tl::expected<DeclaredFoul, WinFault> declared_foul(const Rulebook& rulebook, const Win& win,
                                                   bool barred = false);

}  // namespace sifang
