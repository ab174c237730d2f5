#pragma once
// What a rulebook says about a session: a table's hands from the first deal to the sheet.

#include <array>
#include <cstdint>
#include <string>

#include "tile/tile.hpp"

namespace sifang {

/// Which seats the players take in each round: player p, who began the session in that wind, sits at
/// seats[round][p].
using SeatChanges = std::array<std::array<Wind, 4>, 4>;
/// Everybody stays where he began.
inline constexpr SeatChanges no_seat_changes{all_winds, all_winds, all_winds, all_winds};

/// After which hands the dealer deals again.
struct DealerStays {
    bool on_win = false;
    bool on_waiting = false;    ///< the dealer waits when the wall is used up
    bool on_abort = false;      ///< an abortive draw
    bool on_false_win = false;  ///< a false win ended the hand

    bool operator==(const DealerStays&) const = default;
};
/// Counters (honba): added up while the dealer stays or nobody wins.
struct Counters {
    bool has = false;

    bool operator==(const Counters&) const = default;
};

enum class TimeUp : std::uint8_t {
    VoidHand,     ///< the running hand does not count
    FinishHand,   ///< it is played to its end and is the last
    OneMoreHand,  ///< so is it, and one more is played
};
enum class Busting : std::uint8_t { Never, BelowZero };
enum class TiedPlaces : std::uint8_t {
    Share,      ///< equal scores share the points of their places
    SeatOrder,  ///< who dealt earlier comes first
};
enum class DepositsAtEnd : std::uint8_t {
    Return,  ///< to those who paid them
    First,   ///< to the winner of the session
    Lost,
};

struct SessionRules {
    int start_points = 0;
    int rounds = 4;  ///< of four deals each
    SeatChanges seats = no_seat_changes;
    bool first_dealer_thrown = false;  ///< a throw picks the first dealer; else it is who sits East
    DealerStays dealer_stays;
    Counters counters;

    int minutes = 0;  ///< 0: no limit
    TimeUp time_up = TimeUp::VoidHand;
    Busting busting = Busting::Never;
    int extra_round_below = 0;  ///< play on for a round while nobody has so many points; 0: never
    bool stop_after_win = false, stop_when_waiting = false;  ///< the last dealer may stop when first
    DepositsAtEnd deposits_at_end = DepositsAtEnd::Return;

    bool operator==(const SessionRules&) const = default;
};

/// What a session is worth to the four players, in the order of the seats they began in.
struct SessionResult {
    std::array<int, 4> place{};     ///< 1 to 4; equal scores share the better number where places are shared
    std::array<int, 4> twelfths{};  ///< table points in twelfths, so that shared ones stay whole; or zero
    std::array<int, 4> placing{};   ///< points for the place, where the book counts so
    std::array<int, 4> result{};    ///< what counts for the standings in points: score and placing points

    bool operator==(const SessionResult&) const = default;
};

}  // namespace sifang
