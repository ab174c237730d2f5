#pragma once
// The foul catalogue of a rulebook, as a form to be filled in: what is a foul, who may raise it and until
// when, and what it brings the first time, the second, … Nothing here decides; referee/ does.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/declared.hpp"

namespace sifang {

/// One thing that a penalty does.
enum class Measure : std::uint8_t {
    // Nothing is taken.
    NoPenalty,  ///< it is noted, and that is all
    PutBack,    ///< tiles go back to where they belong
    CarryOut,   ///< what was said has to be done
    PlayOn,     ///< it stays as it is and the play goes on
    Refuse,     ///< this call, or this win, is not accepted
    Warning,
    // Points.
    Deduct,     ///< off the score; nobody receives them
    PayEach,    ///< to each of the other three
    PayHarmed,  ///< to the player it was done to
    PayWinner,  ///< to whoever wins this hand, or a later one
    PayForAll,  ///< all that this hand's winner gets from the three
    Chombo,     ///< what the book takes for a false win, by seat (Rulebook::chombo); the hand is over
    // Rights in this hand.
    NoWinThisTurn,  ///< no win on the tile on the table
    NoClaim,        ///< neither call nor win on the tile on the table
    NoWin,          ///< no win for the rest of the hand; every other right stays
    NoCalls,        ///< no more calls
    DeadHand,       ///< no call, no win, and not waiting at the end
    Expose,         ///< the tiles that were seen; what follows from that is PlayRules::exposed_tile
    // The hand.
    EndHand,   ///< it is over, nobody has won, and it counts as played
    FalseWin,  ///< it is over as by a false win
    VoidHand,  ///< it does not count and is dealt again
    // The event.
    YellowCard,
    ForfeitSession,  ///< the session counts as given up
    LosePlace,       ///< no place in the standings
    Exclude,         ///< no further part in the event
    Notice,          ///< made public
};
inline constexpr unsigned measure_count = static_cast<unsigned>(Measure::Notice) + 1;
std::string_view id(Measure measure);
std::optional<Measure> measure_of_id(std::string_view id);
/// Whether points belong to it.
constexpr bool has_points(Measure m) { return m >= Measure::Deduct && m <= Measure::PayWinner; }

/// A measure with the points that the book allows for it: one value, or several the referee picks from.
struct Consequence {
    Measure measure = Measure::NoPenalty;
    std::vector<int> points{};
    std::string
        amount{};  ///< the name of an amount, where `points` is the value that has (FoulRules::amounts)
    bool optional = false;  ///< left to the referee

    bool operator==(const Consequence&) const = default;
};
/// All that one step of a ladder does.
using Rung = std::vector<Consequence>;

/// Over what repeats are counted.
enum class FoulScope : std::uint8_t { OneHand, OneSession, WholeEvent };
std::string_view id(FoulScope scope);

/// Which rung it is.
enum class Climb : std::uint8_t {
    ByCount,  ///< the n-th time is the n-th rung; the last one repeats
    Free,     ///< so too, unless the referee names another rung
    Named,    ///< the referee names the rung, by how far it went
};
/// Who brings it up.
enum class RaisedBy : std::uint8_t {
    Anybody,      ///< a player, or the referee of himself
    PlayersOnly,  ///< left alone unless a player complains
};
/// How long it can be brought up. At once: before the next discard lies on the table.
enum class RaisedUntil : std::uint8_t { AtOnce, EndOfHand, EndOfSession, EndOfEvent };
/// What becomes of it when that time has passed.
enum class RaisedLate : std::uint8_t {
    NotPursued,
    RefereeDecides,  ///< he may refuse to look at it
};

struct Foul {
    std::string id{};
    std::string clause{};
    std::string reading{};  ///< `name=word`: only in force while that reading is taken; empty: always
    std::string counter{};  ///< fouls of one counter are counted together; most count alone, under their id

    RaisedBy raised_by = RaisedBy::Anybody;
    RaisedUntil raised_until = RaisedUntil::AtOnce;
    RaisedLate raised_late = RaisedLate::NotPursued;

    FoulScope scope = FoulScope::OneHand;
    Climb climb = Climb::ByCount;
    std::vector<Rung> ladder{};
    std::vector<Rung> instead{};   ///< what the referee may take instead of the ladder
    int instead_after = 0;         ///< when it has happened so often before
    std::string instead_clause{};  ///< where that stands; empty: in the clause of the foul

    std::vector<WinVerdict> declared{};  ///< a declared win that is judged so is this foul
    bool forgiven = false;               ///< it costs nothing when another's win on the same tile stands
    std::string forgiven_clause{};

    bool operator==(const Foul&) const = default;
};

/// Who decides at a contest.
enum class Office : std::uint8_t { Referee, HeadReferee, Arbitration };
std::string_view id(Office office);

/// Until when a penalty can be taken back.
enum class RevokedUntil : std::uint8_t {
    CarriedOut,  ///< points are written down, or play has gone on under it
    NextHand,    ///< the next hand begins
    EndOfSession,
    EndOfEvent,
};
struct Revoking {
    Office by = Office::HeadReferee;  ///< he and everybody above him
    RevokedUntil until = RevokedUntil::EndOfEvent;
    std::string clause{};

    bool operator==(const Revoking&) const = default;
};

/// `name` and what it stands for.
template <class T>
using Named = std::vector<std::pair<std::string, T>>;

struct FoulRules {
    Named<std::string> readings{};  ///< where the book gives two ways: which is taken
    Named<int> amounts{};           ///< points that stand in several rungs, by name
    int yellow_cards_out = 0;       ///< so many in the event and one is out; 0: there are none
    std::string yellow_cards_clause{};
    std::string late_clause{};  ///< on fouls raised too late
    Revoking revoking{};
    std::vector<Foul> fouls{};  ///< of every reading, in the order of the book

    bool in_force(const Foul& foul) const;
    /// The foul in force by its id, or null.
    const Foul* find(std::string_view id) const;
    /// The foul that a declared win judged so is, or null.
    const Foul* of_verdict(WinVerdict verdict) const;
    std::optional<int> amount(std::string_view name) const;

    bool operator==(const FoulRules&) const = default;
};

/// A rung as files and tables spell it: `no_win, pay_each 10`; values to pick from `deduct 5 10 20`; a named
/// amount `deduct first_deduction`; what is left to the referee `void_hand?`. Nothing when it is none.
std::optional<Rung> rung_of(std::string_view text, const Named<int>& amounts);
std::string text_of(const Rung& rung);

}  // namespace sifang
