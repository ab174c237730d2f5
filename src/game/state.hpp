#pragma once
// Everything about one hand that somebody at the table knows. Not the wall: its tiles come as events.
//
// A plain value: copy it to look ahead, keep it to go back. Only Table::fold changes it.

#include <array>
#include <cstdint>
#include <optional>

#include "game/event.hpp"
#include "game/wall_count.hpp"
#include "hand/meld.hpp"
#include "rules/history.hpp"
#include "tile/piece.hpp"

namespace sifang {

/// How wins are declared.
enum class Declaring : std::uint8_t {
    Assisted,     ///< only wins that stand are offered
    Competition,  ///< anybody may declare; what is wrong is judged and paid for
};

/// What a hand starts from. The dealer is East.
struct HandSetup {
    Wind round = Wind::East;
    int counters = 0;
    int deposits = 0;   ///< sticks on the table
    Payments scores{};  ///< by seat
    Declaring declaring = Declaring::Assisted;
    Walls walls = Walls::Shared;

    bool operator==(const HandSetup&) const = default;
};

/// What the table waits for.
enum class Phase : std::uint8_t {
    Deal,             ///< the hands, East first
    Indicator,        ///< an indicator is to be turned
    OpeningFlowers,   ///< `turn` shows the flowers he was dealt
    Draw,             ///< `turn` is owed a tile from the head of the wall
    Replacement,      ///< `turn` is owed a tile from the end of the wall
    Turn,             ///< `turn` holds a tile too many
    Claims,           ///< answers to the tile on the table
    Counting,         ///< the winner names his fan
    UnderIndicators,  ///< the tiles under the indicators are to be turned
    Over,
};

/// Where the tile comes from that answers are asked for.
enum class Stake : std::uint8_t { Discard, AddedKong, ConcealedKong };

enum class AnswerState : std::uint8_t { NotAsked, Asked, Given };
struct Answer {
    AnswerState state = AnswerState::NotAsked;
    Action action;

    bool operator==(const Answer&) const = default;
};

/// One discard of the river.
struct RiverTile {
    Piece piece{};
    Wind seat : 2 = Wind::East;
    bool drawn : 1 = false;  ///< discarded as drawn
    bool riichi : 1 = false;
    bool called : 1 = false;  ///< no longer there: taken into a meld

    bool operator==(const RiverTile&) const = default;
};
using River = InlineVector<RiverTile, 128>;

struct SeatState {
    Hand hand;        ///< standing tiles, the one just drawn among them, and melds
    RedFives reds{};  ///< red fives among the standing tiles
    RedFives melded_reds{};
    Kinds held_flowers;  ///< not shown yet
    Kinds forgotten;     ///< of those, kept past the turn they came in
    Kinds flowers;       ///< shown
    InlineVector<Call, 8> calls;
    InlineVector<Piece, 14> exposed;
    Kinds waits;      ///< of the hand without the tile just drawn, by shape; kept up by fold
    Kinds discarded;  ///< kinds among one's own discards, called ones too
    Kinds passed;     ///< kinds let go that would have won, while that matters
    std::uint8_t discards = 0;
    bool riichi = false, double_riichi = false, ippatsu = false;
    bool passed_for_good = false;                     ///< a win was let go after riichi
    std::uint8_t no_win = 0, no_calls = 0, dead = 0;  ///< how many rulings say so
    bool no_win_this_turn = false;
    bool pays_for_all = false;    ///< for the others, should another win
    std::uint8_t false_wins = 0;  ///< declared
    bool was_called = false;      ///< one of its discards was

    bool operator==(const SeatState&) const = default;
};

struct State {
    HandSetup setup;
    WallCount wall;
    Phase phase = Phase::Deal;
    Wind turn = Wind::East;
    std::array<SeatState, 4> seats{};
    River river;
    Counts shown;  ///< face up for all to see: river and melds
    InlineVector<Piece, 5> indicators, under;

    // All that has left the wall, so that no tile comes twice.
    Counts out;
    RedFives reds_out{};
    Kinds flowers_out;

    // The turn.
    std::optional<Piece> drawn;      ///< by `turn`, and still his to place
    std::uint8_t kongs_in_row = 0;   ///< that led to the tile drawn
    bool flower_since_kong = false;  ///< a flower came between the kong and the tile drawn
    bool claimed_now = false;        ///< the turn began with a chow or pung, the last of the seat's calls
    Piece claimed;                   ///< the tile taken into it

    // Flowers of the deal.
    std::uint8_t flowers_due = 0;  ///< of `turn`, in this round of replacing
    bool opening = true;           ///< until the first turn

    // The tile on the table.
    Stake stake = Stake::Discard;
    Piece at_stake;
    Wind giver = Wind::East;
    bool riichi_pending = false;  ///< the discard declares riichi, and nobody has won on it yet
    std::array<Answer, 4> answers{};

    std::uint8_t indicators_due = 0;   ///< to be turned before the play goes on
    std::uint8_t indicators_owed = 0;  ///< to be turned with the next discard
    Phase after_indicator = Phase::Draw;
    std::uint8_t kongs = 0;  ///< by all players
    bool any_call = false;   ///< somebody has called, or made a kong
    InlineVector<Won, 3> winners;
    Payments paid{};                          ///< so far in this hand
    Payments fines{};                         ///< of that, what nobody received
    Payments penalties{};                     ///< of that, what they paid each other for fouls
    int deposits = 0;                         ///< sticks on the table
    std::array<std::uint8_t, 4> deposited{};  ///< sticks laid down in this hand
    End end = End::Void;
    std::array<int, 3> totals{};
    std::array<bool, 4> waiting{};

    explicit State(const DealRule& rule, const HandSetup& how)
        : setup(how), wall(rule, how.walls), deposits(how.deposits) {}

    const SeatState& at(Wind seat) const { return seats[static_cast<unsigned>(seat)]; }
    SeatState& at(Wind seat) { return seats[static_cast<unsigned>(seat)]; }
    /// What the hand came to; meaningful once it is over.
    HandResult result() const;

    bool operator==(const State&) const = default;
};

}  // namespace sifang
