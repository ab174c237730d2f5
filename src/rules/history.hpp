#pragma once
// How a winner came by his sets, for the rules on who pays for all.

#include <cstdint>
#include <optional>
#include <string_view>

#include "hand/meld.hpp"
#include "rules/win.hpp"
#include "tile/inline_vector.hpp"

namespace sifang {

/// One call of a player.
struct Call {
    MeldKind kind = MeldKind::Chow;
    Tile tile;                      ///< the lowest of a chow
    std::optional<Wind> discarder;  ///< of a chow, a pung and a claimed kong
    bool on_replacement =
        false;  ///< made on the tile drawn for the call before; flowers between do not matter

    constexpr bool operator==(const Call&) const = default;
};

struct WinHistory {
    InlineVector<Call, 8> calls;  ///< four sets, and a fourth tile added to each
    By by = By::Draw;             ///< a win by flowers is a draw
    bool on_replacement = false;  ///< won on the tile drawn for the last call; flowers between do not matter
    std::optional<Wind> robbed;   ///< whose kong the winning tile was
};

/// Who pays for the others.
struct Liable {
    Wind seat = Wind::East;
    std::string_view clause;

    constexpr bool operator==(const Liable&) const = default;
};

}  // namespace sifang
