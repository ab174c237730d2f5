#pragma once
// What the winner says: the fan he names, and the win itself when it turns out to be none.

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/ruling.hpp"
#include "tile/inline_vector.hpp"

namespace sifang {

struct ClaimedPattern {
    PatternIndex pattern;
    std::uint8_t count;

    constexpr bool operator==(const ClaimedPattern&) const = default;
};
/// A declared list: every pattern at most once.
using Claim = InlineVector<ClaimedPattern, 32>;

/// Who names the patterns of a win.
enum class Declare : std::uint8_t {
    Winner,  ///< the winner: what he claims too much is struck, what he forgets is lost
    Engine,  ///< the program counts everything; a claim is only compared
};

enum class WinVerdict : std::uint8_t {
    Valid,
    UnderMinimum,    ///< a complete hand that may not win: wrong win
    WrongTile,       ///< the hand waits, but not for this tile: wrong win
    NotWaiting,      ///< the hand does not even wait: false win
    FarFromWaiting,  ///< it is two or more tiles short of waiting
};
std::string_view id(WinVerdict verdict);

/// What a declared win is and what it costs when it is none.
struct DeclaredWin {
    WinVerdict verdict = WinVerdict::Valid;
    int short_of_waiting = 0;  ///< tiles to exchange until the hand would wait
    int to_each = 0;           ///< paid to each of the other three
    bool excluded = false;     ///< out of the event
    bool may_win_this_hand = true;
    bool ends_hand = false;            ///< the hand is over: nobody plays on
    std::optional<Payments> payments;  ///< when something is paid
    std::string_view clause;
};

/// A declared list beside the count.
struct ClaimRuling {
    Ruling ruling;                      ///< what is paid: the claim's part of the count, or the whole of it
    Declare declare = Declare::Engine;  ///< which of the two
    InlineVector<ClaimedPattern, 32>
        struck;  ///< claimed and not counted; `ruling.excluded` says why where the tiles show it
    InlineVector<CountedPattern, 32> forgotten;  ///< in the full count and not claimed
    std::optional<DeclaredWin> declared;  ///< when it falls short by the winner's own words: what that is
    int full_total = 0;                   ///< what the full count is worth
    std::string_view clause;
};

}  // namespace sifang
