#pragma once
// Why something cannot be written on a sheet.

#include <cstdint>
#include <string>
#include <string_view>

#include "contest/sheet_event.hpp"

namespace sifang::contest {

enum class SheetRefusal : std::uint8_t {
    Closed,             ///< only a correction changes a closed sheet
    Signed,             ///< somebody has signed what stands there: only a correction changes it
    OtherWay,           ///< a sheet is written hand by hand or by its totals, not both
    WrongHand,          ///< hands are written one after the other
    PlayIsOver,         ///< no further hand follows
    NoSuchPlayer,       ///< the four are 0 to 3
    WrongDealer,        ///< another one was to deal
    NotAHand,           ///< what is told of the hand cannot be together
    TooManyWinners,     ///< than the rulebook lets win on one tile
    NoSuchTotal,        ///< no hand is worth that under this rulebook
    FineIsAGain,        ///< a fine is taken off, and nobody receives it
    FoulsNotBalanced,   ///< what is paid between players for fouls adds up to nothing
    WrongPoints,        ///< the rulebook pays otherwise
    NotBalanced,        ///< gains and losses cancel out, but for fines
    OutOfRange,         ///< more points than any table has
    NothingWritten,     ///< there is nothing to sign
    AlreadySigned,      ///< once is enough
    SignsLater,         ///< the players sign before the referee, the referee before the head referee
    SignaturesMissing,  ///< a sheet is closed when all have signed whom the rulebook asks for
    NoSuchRow,          ///< nothing stands there to correct
    NoReason,           ///< a correction says why
    NothingChanges,     ///< that is what stands there
};
inline constexpr unsigned sheet_refusal_count = static_cast<unsigned>(SheetRefusal::NothingChanges) + 1;
std::string_view id(SheetRefusal refusal);

struct SheetFault {
    SheetRefusal why = SheetRefusal::Closed;
    int hand = 0;                       ///< the row; 0: the sheet as a whole
    std::string clause{};               ///< empty where the book takes it for granted
    std::optional<PlayerPoints> due{};  ///< WrongPoints: what the rulebook pays

    bool operator==(const SheetFault&) const = default;
};

}  // namespace sifang::contest
