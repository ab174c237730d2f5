#pragma once
// A closed kong after riichi: it may not change the hand that riichi fixed.

#include "hand/meld.hpp"
#include "hand/shapes.hpp"
#include "rules/play.hpp"

namespace sifang {

class SuitTable;

/// `hand` is the hand of riichi without the tile drawn, of which `tile` is a fourth; `waiting` is what it
/// waits for.
bool kong_keeps_hand(const SuitTable& suits, const Hand& hand, Tile tile, Kinds waiting, Shapes shapes,
                     KongAfterRiichi rule);

}  // namespace sifang
