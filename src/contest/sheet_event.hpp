#pragma once
// What happens to one table's sheet, as it stands in the contest's stream (event.hpp: SheetChanged). The four
// are 0 to 3 by the seats they began in, East first, as in game/session_event.hpp; sheet.hpp folds these.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/session_event.hpp"

namespace sifang::contest {

/// One who won the hand, and what he declared.
struct WrittenWin {
    Player winner = 0;
    std::optional<Player> giver{};   ///< whose tile it was; nobody: a self-draw
    int total = 0;                   ///< what is paid on: points, or fan
    std::optional<Player> liable{};  ///< who pays for having fed a great hand
    bool robbed = false;             ///< the giver was robbed of a kong
    bool operator==(const WrittenWin&) const = default;
};

/// A hand as the referee writes it down. Without winners it is drawn.
struct HandWritten {
    int hand = 0;  ///< from 1
    Player dealer = 0;
    std::vector<WrittenWin> wins{};
    PlayerPoints points{};  ///< won and lost in this hand, fines and what was paid for fouls among it
    PlayerPoints fines{};   ///< of that, what nobody received: zero or less
    std::array<std::uint8_t, 4> false_wins{};
    std::array<std::uint8_t, 4> warnings{};
    PlayerPoints fouls{};                    ///< of the points, what was paid between players for fouls
    End end = End::Exhausted;                ///< how it ended when nobody won
    std::array<bool, 4> waiting{};           ///< at an exhausted wall, where that is paid for
    std::array<bool, 4> nagashi{};           ///< who is paid for his discards there
    std::array<std::uint8_t, 4> deposits{};  ///< sticks laid down in this hand
    bool dealer_found = false;               ///< another was to deal; found too late, it stands (hk:5.8 b)
    bool operator==(const HandWritten&) const = default;
};

/// The whole session at once, where hands are not written down.
struct TotalsWritten {
    PlayerPoints scores{};  ///< at the end, as the book counts them
    PlayerPoints fines{};   ///< of that, what nobody received: zero or less
    bool operator==(const TotalsWritten&) const = default;
};

/// Who confirms a sheet, in this order: the four, the referee, the head referee.
enum class Signer : std::uint8_t { East, South, West, North, Referee, HeadReferee };
inline constexpr unsigned signer_count = static_cast<unsigned>(Signer::HeadReferee) + 1;
std::string_view id(Signer signer);

struct SheetSigned {
    Signer signer = Signer::East;
    bool operator==(const SheetSigned&) const = default;
};
/// By the head referee: from here on only a correction changes it (gb98:Q147(4)).
struct SheetClosed {
    bool operator==(const SheetClosed&) const = default;
};
/// The old value stays on the sheet beside the new one, with the reason.
struct SheetCorrected {
    int hand = 0;           ///< 0: the totals
    PlayerPoints points{};  ///< what stands in its place
    PlayerPoints fines{};
    std::string reason;
    bool operator==(const SheetCorrected&) const = default;
};

using SheetEvent = std::variant<HandWritten, TotalsWritten, SheetSigned, SheetClosed, SheetCorrected>;

}  // namespace sifang::contest
