#pragma once
// The fan that depend on how the tiles are read, one set at a time; combinations of sets are in
// combinations.hpp.

#include "rules/mcr/facts.hpp"

namespace sifang::mcr {

/// Decides which pungs are open in this reading: a pung completed by the discard won on is, unless the
/// discard fits another set or the pair.
void mark_open_sets(const Facts& facts, Reading& reading);

/// The wait fan that the winning tile may be said to have completed in this reading, were it the only wait.
FanSet wait_fan(const Facts& facts, const Reading& reading);

/// Adds to `shown`, which holds the facts' own, the fan of this reading.
void show_reading(const Edition& edition, const Facts& facts, const Reading& reading, Shown& shown);

}  // namespace sifang::mcr
