#pragma once
// A told game, played over at our own table: every step through the engine, every number compared.

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "game/table.hpp"
#include "wire/told_game.hpp"

namespace sifang {

/// In what the game as told and the game as played over here differ.
enum class DifferenceKind : std::uint8_t {
    WallTile,    ///< the tiles that the seed gives, or the wall as told
    DiceThrown,  ///< those that the seed gives
    Step,        ///< another seat, or something else, is to come
    Refused,     ///< the rules do not allow it; what was found is the refusal
    Indicator,   ///< when it is turned, or that it is
    Riichi,      ///< a declaration that is not accepted
    Scores,      ///< before the hand, or on the way
    Deposits,
    Counters,
    Dealer,
    Round,
    End,  ///< how the hand ended
    Winner,
    WinningTile,
    Total,
    Han,
    Fu,
    Patterns,
    Liable,
    Hand,   ///< the tiles of a hand laid open
    Under,  ///< the tiles under the indicators
    Paid,
    Waiting,  ///< who waits at an exhausted wall
    Left,     ///< tiles left in the walls
    Length,   ///< of the session: it ends earlier or later
    Result,   ///< of the session
};
inline constexpr unsigned difference_kind_count = static_cast<unsigned>(DifferenceKind::Result) + 1;
std::string_view id(DifferenceKind kind);

struct Difference {
    DifferenceKind kind = DifferenceKind::Step;
    std::size_t step = 0;  ///< of the hand, from 1; 0: before the first
    std::size_t at = 0;    ///< in the text it was told by
    std::string told, found;

    bool operator==(const Difference&) const = default;
};

/// Where the teller is known to count by other data than our profile, and the game shows it.
enum class Deviation : std::uint8_t {
    NoWaitBesideKnittedStraight,  ///< the point for the wait is missing
    OtherNames,                   ///< the same total by patterns of other names, which the rules leave open
};
inline constexpr unsigned deviation_count = static_cast<unsigned>(Deviation::OtherNames) + 1;
std::string_view id(Deviation deviation);

struct PlayedHand {
    HandSetup setup;
    std::vector<Event> events;
    State state;
    std::vector<Deviation> deviations;
};

/// Seats that the telling gives nothing to say let the tile go.
tl::expected<PlayedHand, Difference> play_over(const Table& table, const ToldHand& hand,
                                               const Allowances& allowances = {});

}  // namespace sifang
