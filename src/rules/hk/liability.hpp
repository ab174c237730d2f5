#pragma once
// Who pays for all three (part 4, 包牌), told from the winner's calls in their order.

#include "rules/history.hpp"
#include "rules/hk/edition.hpp"

namespace sifang::hk {

enum class LiabilityRule : std::uint8_t {
    TwelveTiles,      ///< the discard brought four sets on the table, at once or by kongs that followed
    ThreeDragons,     ///< the discard brought the third set of dragons on the table
    KongReplacement,  ///< the discard was taken as a kong, and its replacement won
    Robbing,          ///< his kong was robbed
};

struct MadeLiable : Liable {
    LiabilityRule rule = LiabilityRule::TwelveTiles;

    constexpr bool operator==(const MadeLiable&) const = default;
};

struct LiabilityRuling {
    std::optional<MadeLiable> payer;
    /// Made liable before the payer was, and free since: of all only the last one pays.
    InlineVector<MadeLiable, 4> relieved;
    std::string_view relieved_by;  ///< the clause; empty when nobody was
};

/// The edition must outlive the ruling, whose clauses are the edition's.
LiabilityRuling find_liable(const Edition& edition, const WinHistory& history);

}  // namespace sifang::hk
