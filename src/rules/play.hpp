#pragma once
// What a rulebook says about the play of one hand, as a form to be filled in. game/ plays by it and knows no
// rulebook by its name.

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "tile/deal_rule.hpp"

namespace sifang {

/// In which order the flowers of the deal are replaced; the dealer begins, then South, West, North.
enum class OpeningFlowers : std::uint8_t {
    UntilNone,  ///< each until none is left before the next begins
    OneRound,   ///< each what he was dealt; a flower that comes as a replacement waits for the next round
};
/// What may be done with a flower that was drawn.
enum class FlowerInPlay : std::uint8_t {
    AtOnce,    ///< it is replaced before anything else
    ThisTurn,  ///< replaced or discarded in the turn it comes; kept longer it may still be replaced
    AnyTime,   ///< replaced or discarded when the player likes
};

/// How many may win on one tile.
enum class Winners : std::uint8_t {
    Nearest,  ///< the one who would play first; if his claim proves false, the next
    Two,      ///< two win; three make the hand a draw
    All,
};
/// What may not be discarded right after a chow or pung.
enum class SwapCalls : std::uint8_t {
    Allowed,
    SameTileAfterChow,  ///< only the tile called, only after a chow
    SameTile,
    SameAndOtherEnd,  ///< nor the tile at the other end of the run
};
/// A kong when there is nothing left to draw.
enum class KongOnLastTile : std::uint8_t {
    EndsHand,  ///< allowed, can be robbed, and then the hand is drawn without a discard
    Forbidden,
};
/// Who may win on a tile of a concealed kong.
enum class ConcealedKongRobbedBy : std::uint8_t { Nobody, ThirteenOrphans, AnyHand };
/// When the others see which tile a concealed kong is made of.
enum class ConcealedKongSeen : std::uint8_t { AtOnce, AfterHand, Never };

/// What letting a winning discard go costs, until one's own next draw. A self-draw stays free.
enum class PassedWin : std::uint8_t {
    Free,
    SameKind,  ///< no win on a discard of that kind
    AnyTile,   ///< no win on any discard; after riichi for the rest of the hand
};
/// What a tile of one's own that others have seen does.
enum class ExposedTile : std::uint8_t {
    ForcedDiscard,  ///< it must be discarded, one a turn
    BindsOwner,     ///< while it lies there: no chow or pung with its kind, no win on a discard
};
/// When a closed kong is allowed after riichi.
enum class KongAfterRiichi : std::uint8_t {
    ReadingsSame,  ///< every way to read the hand stays as it is
    WaitsSame,     ///< the tiles waited for stay the same
    Never,
};
/// When the indicator of a claimed or added kong is turned; that of a concealed one always at once.
enum class KongIndicator : std::uint8_t { AtOnce, BeforeDiscard, AfterDiscard };

struct RiichiRules {
    bool has = false;  ///< whether there is riichi at all; if not, nothing below matters
    int deposit = 1'000;
    int least_points = 1'000;  ///< to be had by who declares it
    int live_tiles = 4;        ///< left in the wall, at least
    bool ronned_pays = false;  ///< the deposit is due though the declaring tile was won on
    KongAfterRiichi kong = KongAfterRiichi::ReadingsSame;

    bool operator==(const RiichiRules&) const = default;
};

/// Hands that end before anybody wins and before the wall does.
struct AbortiveDraws {
    bool nine_kinds = false;  ///< nine kinds of terminals and honours on an untouched first draw
    bool four_winds = false;  ///< the first four discards are the same wind
    bool four_kongs = false;  ///< by two or more players
    bool four_riichi = false;

    bool operator==(const AbortiveDraws&) const = default;
};

/// Why an action is not accepted. Every one leaves the table as it was.
enum class Refusal : std::uint8_t {
    HandOver,     ///< the hand has ended
    NotYourTurn,  ///< another seat is to act, or the wall
    NotAsked,     ///< this seat has no claim to answer
    Answered,     ///< it has answered already
    OutOfPhase,   ///< this action belongs to another moment of the play
    TileNotHeld,
    FlowerAtOnce,     ///< a flower has to be replaced before anything else
    FlowerForgotten,  ///< a flower kept past its turn may be replaced, not discarded
    NotAFlower,
    ChowFromLeft,    ///< a chow only of the discard of the player before
    NoSuchSet,       ///< the tiles do not make that set
    LastDiscard,     ///< on the last discard only a win may be called
    SwapCall,        ///< what was just called may not be discarded
    KongAfterClaim,  ///< no kong in the turn of a chow or pung
    NoReplacement,   ///< a kong needs a tile to be drawn for it
    FifthKong,
    NoRiichi,  ///< these rules have none
    RiichiTwice,
    RiichiOpen,  ///< riichi on an open hand
    RiichiNotWaiting,
    RiichiTooLate,  ///< too few tiles are left
    RiichiTooPoor,  ///< too few points
    AfterRiichi,    ///< after riichi what was drawn is discarded, and nothing is called
    RiichiKong,     ///< this kong would change the hand that riichi fixed
    NotAWin,        ///< the tiles do not win
    UnderMinimum,
    WinPassed,      ///< such a tile was let go
    OwnDiscard,     ///< a tile waited for lies among one's own discards
    NotRobbable,    ///< this kong cannot be robbed by this hand
    NoRightToWin,   ///< lost by a foul
    NoRightToCall,  ///< lost by a foul
    ForcedDiscard,  ///< an exposed tile has to be discarded first
    TileExposed,    ///< the owner of an exposed tile may not call with it, nor win on a discard
    NotNineKinds,
    FifthCopy,     ///< the wall cannot hold this tile
    NotAwaited,    ///< nothing is to come from the wall now
    NotCounting,   ///< no win is being counted
    NotASanction,  ///< its points or seats are none that a ruling can name
};
inline constexpr unsigned refusal_count = static_cast<unsigned>(Refusal::NotASanction) + 1;
std::string_view id(Refusal refusal);

/// The clause behind each refusal, by Refusal; empty where the book takes it for granted.
using RefusalClauses = std::array<std::string, refusal_count>;
RefusalClauses refusal_clauses(std::initializer_list<std::pair<Refusal, std::string_view>> cited);

struct PlayRules {
    DealRule deal;
    std::array<int, 3> red_fives{};  ///< how many of the fives are red: characters, dots, bamboo

    OpeningFlowers opening_flowers = OpeningFlowers::UntilNone;
    FlowerInPlay flower_in_play = FlowerInPlay::ThisTurn;
    bool flower_win = false;  ///< seven or eight flowers win by themselves

    Winners winners = Winners::Nearest;
    SwapCalls swap_calls = SwapCalls::Allowed;
    PassedWin passed_win = PassedWin::Free;
    bool own_claim_lifts_passed_win = false;
    bool own_discards_bar = false;    ///< a tile waited for among one's own discards: self-draw only
    bool false_win_forgiven = false;  ///< a win declared wrongly costs nothing when another's win stands

    KongOnLastTile kong_on_last_tile = KongOnLastTile::EndsHand;
    bool concealed_kong_after_claim = false;  ///< a concealed kong right after one's own chow or pung
    int most_kongs = 16;                      ///< by all players together
    ConcealedKongRobbedBy concealed_kong_robbed_by = ConcealedKongRobbedBy::Nobody;
    ConcealedKongSeen concealed_kong_seen = ConcealedKongSeen::AfterHand;
    ExposedTile exposed_tile = ExposedTile::ForcedDiscard;

    bool indicator = false;        ///< a dora indicator is turned after the deal
    bool kong_indicators = false;  ///< and one more a kong
    KongIndicator kong_indicator = KongIndicator::AtOnce;
    bool under_indicators = false;       ///< those under them count for riichi: of the first
    bool under_kong_indicators = false;  ///< and of the others
    RiichiRules riichi;
    AbortiveDraws abortive;
    bool waiting_hands_shown = false;  ///< at a drawn hand, who waits shows his tiles
    bool nagashi = false;  ///< only terminals and honours discarded, none called: paid at a drawn hand

    RefusalClauses clauses{};

    bool operator==(const PlayRules&) const = default;
};

}  // namespace sifang
