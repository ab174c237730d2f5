#pragma once
// From the lists of a JSON log, two a seat, to the order in which things happened.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/told_game.hpp"

namespace sifang::tenhou {

/// One entry of a list: a tile's code, 60 for the tile just drawn, 0 where a kong stands in place of a
/// discard; or a call, as `12p1212` or `r60`.
struct Entry {
    std::int64_t code = 0;
    std::string call;  ///< empty: it is a code
    std::size_t at = 0;
};

/// What one player took in and put out.
struct Lists {
    std::vector<Entry> in, out;
};

/// Fills in the steps of the hand but for its wins. The lists are by player; the dealer is the hand's.
/// Returns what is wrong, if anything is.
std::optional<TellingError> put_in_order(const std::array<Lists, 4>& lists, ToldHand& hand);

}  // namespace sifang::tenhou
