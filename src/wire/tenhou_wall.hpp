#pragma once
// The walls of Tenhou, rebuilt from the seeds that its logs publish.
//
// Since 2010 a game has one seed of 624 words for MT19937. Each hand takes 288 numbers of it; SHA-512 of each
// 32 of them gives 144 numbers, of which 135 shuffle the tiles and two are the dice. Before that each hand
// had a seed of its own and used the numbers of MT19937 as they are.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "wire/mersenne_twister.hpp"

namespace sifang {

struct TenhouWall {
    /// Tenhou's numbers of the tiles (tenhou_tile.hpp) in the order of taking; of the dead wall at its end
    /// the upper tile of a stack stands before the lower, as everywhere with us.
    std::array<std::uint8_t, 136> taken{};
    std::array<int, 2> dice{};

    bool operator==(const TenhouWall&) const = default;
};

/// The walls of a game, hand after hand.
class TenhouWalls {
  public:
    /// `seed` is the attribute of SHUFFLE: `mt19937ar-sha512-n288-base64,…`, or the same without `-base64`
    /// and hexadecimal words. Nothing if it is neither.
    static std::optional<TenhouWalls> open(std::string_view seed);

    TenhouWall next();

  private:
    explicit TenhouWalls(const std::vector<std::uint32_t>& words) : numbers_(words) {}
    MersenneTwister numbers_;
};

/// The wall of one hand of the older kind: `mt19937ar,…` with hexadecimal words, the attribute of INIT.
/// Nothing if it is something else.
std::optional<TenhouWall> tenhou_wall_of_hand(std::string_view seed);

}  // namespace sifang
