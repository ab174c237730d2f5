#pragma once
// How many tiles are left to draw. The table never knows which.

#include <array>
#include <cstdint>

#include "tile/deal.hpp"

namespace sifang {

/// Whose wall a seat draws from.
enum class Walls : std::uint8_t {
    Shared,   ///< one wall for all
    Private,  ///< duplicate play: 34 tiles for each seat, its kong replacements among them
};

class WallCount {
  public:
    constexpr WallCount(const DealRule& rule, Walls walls)
        : shared_(rule), private_(walls == Walls::Private) {
        own_.fill(static_cast<std::uint8_t>(rule.tiles() / 4 - 13));
    }

    constexpr bool is_private() const { return private_; }
    /// Tiles that this seat may still draw in turn.
    constexpr unsigned left(Wind seat) const {
        return private_ ? own_[static_cast<unsigned>(seat)] : shared_.left();
    }
    /// Whether nothing is left for the turn after this seat's: what it drew or discards is the last tile.
    constexpr bool last_for(Wind seat) const { return left(next(seat)) == 0; }
    /// Whether a kong of this seat can be followed by a draw, and a turn after it where walls are private.
    constexpr bool can_replace(Wind seat) const { return left(seat) > 0 && !(private_ && last_for(seat)); }

    constexpr void take(Wind seat, bool from_end) {
        if (private_)
            --own_[static_cast<unsigned>(seat)];
        else if (from_end)
            (void)shared_.replace();
        else
            (void)shared_.draw();
    }
    constexpr bool operator==(const WallCount&) const = default;

  private:
    Remaining shared_;
    std::array<std::uint8_t, 4> own_{};
    bool private_;
};

}  // namespace sifang
