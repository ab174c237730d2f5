#pragma once
// Article 7: for which yakuman another player can be liable, and who is.

#include "rules/history.hpp"
#include "rules/riichi/edition.hpp"

namespace sifang::riichi {

/// Those of the yakuman whose sets all lie open to see, and one of them was given by another player. The
/// table knows who gave the last one; where the tiles leave no such call, nobody is liable.
YakuSet with_liability(const Edition& edition, const Melds& melds, YakuSet yakuman);

/// Who gave the tile that laid a yakuman of this win open. Of two such players it is the first: from his
/// discard on the hand was a yakuman.
std::optional<Liable> find_liable(const Edition& edition, YakuSet shown, const WinHistory& history);

}  // namespace sifang::riichi
