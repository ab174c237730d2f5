#pragma once
// Who pays for all three (part 4, 包牌), told from the winner's calls in their order.

#include <optional>
#include <string_view>

#include "hand/meld.hpp"
#include "rules/hk/edition.hpp"
#include "rules/win.hpp"
#include "tile/inline_vector.hpp"

namespace sifang::hk {

/// One call of the winner.
struct Call {
    MeldKind kind = MeldKind::Chow;
    Tile tile;
    std::optional<Wind> discarder;  ///< of a chow, a pung and a claimed kong
    bool on_replacement =
        false;  ///< made on the tile drawn for the call before; flowers between do not matter
};

struct WinHistory {
    InlineVector<Call, 8> calls;  ///< four sets, and a fourth tile added to each
    By by = By::Draw;             ///< a win by flowers is a draw
    bool on_replacement = false;  ///< won on the tile drawn for the last call; flowers between do not matter
    std::optional<Wind> robbed;   ///< whose kong the winning tile was
};

enum class LiabilityRule : std::uint8_t {
    TwelveTiles,      ///< the discard brought four sets on the table, at once or by kongs that followed
    ThreeDragons,     ///< the discard brought the third set of dragons on the table
    KongReplacement,  ///< the discard was taken as a kong, and its replacement won
    Robbing,          ///< his kong was robbed
};

struct Liable {
    Wind seat = Wind::East;
    LiabilityRule rule = LiabilityRule::TwelveTiles;
    std::string_view clause;

    constexpr bool operator==(const Liable&) const = default;
};

struct LiabilityRuling {
    std::optional<Liable> payer;
    /// Made liable before the payer was, and free since: of all only the last one pays.
    InlineVector<Liable, 4> relieved;
    std::string_view relieved_by;  ///< the clause; empty when nobody was
};

/// The edition must outlive the ruling, whose clauses are the edition's.
LiabilityRuling find_liable(const Edition& edition, const WinHistory& history);

}  // namespace sifang::hk
