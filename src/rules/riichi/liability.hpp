#pragma once
// Article 7: for which yakuman another player can be liable, as far as the tiles show.

#include "rules/riichi/edition.hpp"
#include "rules/win.hpp"

namespace sifang::riichi {

/// Those of the yakuman whose sets all lie open to see, and one of them was given by another player. The
/// table knows who gave the last one; where the tiles leave no such call, nobody is liable.
YakuSet with_liability(const Edition& edition, const Melds& melds, YakuSet yakuman);

}  // namespace sifang::riichi
