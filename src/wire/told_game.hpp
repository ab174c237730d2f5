#pragma once
// A game as another program tells it: plain words, none of them checked against the rules yet.
//
// Every reader of a foreign format fills in this and nothing else; told_replay plays it over at our own table
// and compares. So a format needs to know no rules, and the comparison no format.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/result.hpp"
#include "game/wall_count.hpp"
#include "tile/counts.hpp"
#include "tile/piece.hpp"

namespace sifang {

enum class ToldKind : std::uint8_t {
    Draw,           ///< `piece`, also after a kong or a flower
    Discard,        ///< `piece`
    Flower,         ///< `piece` is shown
    Riichi,         ///< is said; the discard follows
    RiichiPaid,     ///< the stick lies on the table
    Chow,           ///< of `piece`, `low` is the lowest of the run
    Pung,           ///< of `piece`
    Kong,           ///< of the discard `piece`
    ConcealedKong,  ///< of `piece`
    AddedKong,      ///< `piece` is added
    Indicator,      ///< `piece` is turned; a hand that tells when tells all of them so
    Win,
    NineKinds,
    // Claims that others went before; told between the tile and what was done with it.
    ChowInVain,
    PungInVain,
    KongInVain,
    WinInVain,
};
std::string_view id(ToldKind kind);

struct ToldStep {
    ToldKind kind = ToldKind::Draw;
    Wind seat = Wind::East;
    Piece piece{};
    std::optional<bool> drawn{};  ///< of a discard, where it is told: the very tile just drawn
    Tile low{};
    std::uint8_t reds = 0;            ///< of a claim: red fives among one's own tiles in it
    std::optional<Wind> giver{};      ///< of a claim, where it is told
    std::optional<Payments> after{};  ///< scores after this step, where they are told
    std::size_t at = 0;               ///< in the file, in bytes

    bool operator==(const ToldStep&) const = default;
};

/// A pattern by our id, and what all of them together are worth.
struct ToldPattern {
    std::string_view id;
    int points = 0;

    bool operator==(const ToldPattern&) const = default;
};

struct ToldWin {
    Wind seat = Wind::East;
    std::optional<Wind> giver;  ///< nobody: by self-draw
    std::optional<Piece> piece;
    std::optional<int> total, fu, han;
    std::vector<ToldPattern> patterns;             ///< by id
    std::optional<std::vector<Piece>> indicators;  ///< where this win tells them
    std::optional<Wind> liable;
    std::optional<Counts> standing;  ///< with the winning tile
    std::size_t at = 0;

    bool operator==(const ToldWin&) const = default;
};

struct ToldEnd {
    End end = End::Void;
    bool nagashi = false;  ///< paid at an exhausted wall for discards of terminals and honours only
    std::vector<ToldWin> wins;
    Payments payments{};  ///< by the end of the hand alone: sticks laid down before are not in it
    std::array<std::optional<Counts>, 4> shown;  ///< standing tiles of who shows that he waits
    std::vector<Piece> under;                    ///< under the indicators, where they were looked at
    bool waiting_told = false;                   ///< whether `shown` tells who waits
    std::optional<int> deposits;                 ///< on the table, where it is told
    std::optional<Payments> before;              ///< scores before `payments`, where they are told
    std::optional<std::array<int, 4>> left;      ///< tiles left of each seat's own wall
    std::size_t at = 0;

    bool operator==(const ToldEnd&) const = default;
};

struct ToldHand {
    Wind round = Wind::East;
    unsigned dealer = 0;  ///< which player sits East
    int counters = 0, deposits = 0;
    Payments scores{};  ///< by seat, before the hand
    std::array<std::vector<Piece>, 4>
        deal;                       ///< by seat: 13 each, and what flowers among them were replaced by
    std::vector<Piece> indicators;  ///< all that were turned, in order
    Walls walls = Walls::Shared;
    /// Where it is told: one wall in the order of taking, or each seat's own in the order of drawing.
    std::optional<std::vector<Piece>> wall;
    std::optional<std::array<std::vector<Piece>, 4>> own_walls;
    std::optional<std::array<int, 2>> dice, dice_of_wall;  ///< as told, and as the wall's seed gives them
    std::vector<ToldStep> steps;
    ToldEnd end;
    std::size_t at = 0;

    bool operator==(const ToldHand&) const = default;
};

/// What a teller is known to count otherwise than our profile.
struct Allowances {
    /// An older edition, without the wait point beside a knitted straight.
    bool no_wait_beside_knitted_straight = false;
    /// Where the rules leave open which of two patterns of the same worth is named, either will do.
    bool other_names = false;

    bool operator==(const Allowances&) const = default;
};

/// What came out at the end of a session.
struct ToldFinal {
    std::array<int, 4> scores{};   ///< by player
    std::array<int, 4> results{};  ///< as the rulebook counts them
    bool operator==(const ToldFinal&) const = default;
};

struct ToldGame {
    std::string_view rules;  ///< id of the profile that it is to be played over by
    std::string id;          ///< as the teller names the game; empty where it does not
    bool session = true;     ///< its hands are of one session; else each stands alone
    bool whole = false;      ///< it is told that these are all of its hands
    std::vector<ToldHand> hands;
    std::optional<ToldFinal> final;
    Allowances allowed;

    bool operator==(const ToldGame&) const = default;
};

/// Why a text cannot be told as a game.
enum class TellingFault : std::uint8_t {
    NotThisFormat,   ///< a file of another kind
    Compressed,      ///< packed with gzip
    UnknownVersion,  ///< of the format
    OtherRules,      ///< three players, no red fives, …: not the rules this format is read under
    TooLong,         ///< longer than we look at
    BadText,         ///< breaks the rules of XML or JSON
    MissingField,    ///< `subject`
    BadValue,        ///< a value that the field cannot have
    BadTile,
    BadMeld,
    UnknownEvent,  ///< a kind of event that this format is not known to have
    UnknownPattern,
    OutOfOrder,  ///< an event that cannot come here
    Unfinished,  ///< the text ends inside a hand
    BadSeed,     ///< a seed that no wall can be made from
    Forfeited,   ///< ended by an answer against the rules, not by the rules
};
inline constexpr unsigned telling_fault_count = static_cast<unsigned>(TellingFault::Forfeited) + 1;
/// Stable name of a fault: `not_this_format`, …
std::string_view code(TellingFault fault);

struct TellingError {
    TellingFault fault = TellingFault::NotThisFormat;
    std::size_t at = 0;   ///< in bytes from the start of the text
    std::string subject;  ///< the field, the tag, the word; may be empty

    bool operator==(const TellingError&) const = default;
};

/// Whether a name of a game is one that we keep: of letters, digits and .:_- and not long.
bool is_game_id(std::string_view id);

/// Longer texts are refused unread.
inline constexpr std::size_t max_told_bytes = std::size_t{16} << 20;
/// No hand has more steps than this: every tile of the box drawn, discarded, claimed and turned.
inline constexpr std::size_t max_told_steps = 600;
/// More hands than any session has.
inline constexpr std::size_t max_told_hands = 200;

}  // namespace sifang
