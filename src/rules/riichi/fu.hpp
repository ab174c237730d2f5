#pragma once
// The fu of a hand, with the winning tile in its place: article 10.

#include "rules/riichi/reading_yaku.hpp"

namespace sifang::riichi {

/// `fu` as counted, rounded up.
int fu_of_hand(const Edition& edition, const Facts& facts, const Reading& reading, const Shape& shape,
               Place place, Wait wait, bool pinfu);

using Parts = InlineVector<Part, 16>;
/// The same item by item; the values add up to `fu`.
void tell_fu(const Edition& edition, const Facts& facts, const Reading& reading, Place place, bool pinfu,
             int fu, Parts& parts);

}  // namespace sifang::riichi
