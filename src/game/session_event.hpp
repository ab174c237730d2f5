#pragma once
// What happens to a session: a table's hands from the draw of the seats to the signed sheet.

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "game/result.hpp"

namespace sifang {

/// One of the four at the table, 0 to 3: by the seat he began in, East first. The number stays his when seats
/// change.
using Player = unsigned;
/// Who sits East, South, West and North.
using Seating = std::array<Player, 4>;
/// By player. Payments are by seat.
using PlayerPoints = std::array<int, 4>;

/// The seats were drawn at the table, not taken from a chart. `seats` are the four by the places they had
/// first: who of them begins East, South, West and North (see seat_draw.hpp).
struct SeatsDrawn {
    Seating seats{0, 1, 2, 3};
    bool operator==(const SeatsDrawn&) const = default;
};
/// Where a throw picks the first dealer.
struct DealerThrown {
    Player dealer = 0;
    bool operator==(const DealerThrown&) const = default;
};
/// The deal has begun.
struct HandBegun {
    Player dealer = 0;
    bool operator==(const HandBegun&) const = default;
};
/// In the running hand they are found to sit so: the wrong dealer (hk:5.8) or wrong places (gb98:Q27(2)). The
/// hand stands as it is played, and the next one is as if it had been played rightly.
struct SeatsFound {
    Seating seats{0, 1, 2, 3};
    bool operator==(const SeatsFound&) const = default;
};
/// The running hand is over. A void one is dealt again, and nothing of it counts but the penalties.
struct HandFinished {
    HandResult result;
    bool operator==(const HandFinished&) const = default;
};
struct TimeCalled {
    bool operator==(const TimeCalled&) const = default;
};
/// The last dealer, who might go on, stops.
struct DealerStops {
    bool operator==(const DealerStops&) const = default;
};
/// What was paid wrongly for the last hand is put right between the players.
struct PointsCorrected {
    int hand = 0;
    PlayerPoints points{};
    bool operator==(const PointsCorrected&) const = default;
};
/// Outside a hand: so many points off; nobody receives them. Less than zero: so much of a fine is taken back.
struct PointsFined {
    Player player = 0;
    int points = 0;
    bool operator==(const PointsFined&) const = default;
};
/// Costs nothing, but is on the sheet.
struct PlayerWarned {
    Player player = 0;
    bool operator==(const PlayerWarned&) const = default;
};
/// The sheet is signed: nothing changes any more.
struct SessionClosed {
    bool operator==(const SessionClosed&) const = default;
};

using SessionEvent = std::variant<SeatsDrawn, DealerThrown, HandBegun, SeatsFound, HandFinished, TimeCalled,
                                  DealerStops, PointsCorrected, PointsFined, PlayerWarned, SessionClosed>;

/// Why an event cannot be: the session stays as it was.
enum class SessionRefusal : std::uint8_t {
    Closed,           ///< the sheet is signed
    PlayIsOver,       ///< no further hand follows
    PlayGoesOn,       ///< the sheet is signed only when no further hand follows
    HandRunning,      ///< not before the hand is over
    NoHandRunning,    ///< this needs a running hand
    SeatsAreTaken,    ///< seats are drawn once, before the first hand
    DealerIsFixed,    ///< no throw picks the dealer, or it has
    DealerNotThrown,  ///< the first dealer has to be thrown for before the first hand
    NoSuchPlayer,
    NotASeating,       ///< each of the four sits once
    WrongDealer,       ///< another one is to deal; put right, as nothing is dealt yet
    NotAResult,        ///< a hand is won if and only if somebody won it
    NotBalanced,       ///< what one loses another gets, or the table, or it is a fine
    OutOfRange,        ///< more points than any table has
    TimeWasCalled,     ///< once is enough
    DealerMayNotStop,  ///< only the last dealer may stop, as the book says
    NoSuchHand,        ///< that hand has not been played
    TooLate,           ///< the next hand has begun
};
inline constexpr unsigned session_refusal_count = static_cast<unsigned>(SessionRefusal::TooLate) + 1;
std::string_view id(SessionRefusal refusal);

}  // namespace sifang
