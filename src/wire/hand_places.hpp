#pragma once
// Where the tiles of a hand stand in a line.

#include <array>
#include <cstddef>

namespace sifang {

/// Byte offsets in the line: for faults that show only when the hand is whole.
struct HandPlaces {
    std::size_t concealed = 0;
    std::array<std::size_t, 4> melds{};
    std::size_t red_five = 0;  ///< the first one, when there is any
};

}  // namespace sifang
