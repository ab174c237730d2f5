#pragma once
// What a rulebook says about standings and about the sheets they are made of.

#include <cstdint>
#include <string>
#include <vector>

namespace sifang {

/// What two who are ranked may be told apart by. More is better, of a lot less. What a team has in a session
/// is the sum of its players (gb98:Q24(29) b).
enum class Criterion : std::uint8_t {
    TablePoints,      ///< the sum of all sessions
    Score,            ///< the sum of all sessions, with placing points where the book has them
    SessionsWon,      ///< sessions ended with more than they were begun with
    BestTablePoints,  ///< of one session
    NextTablePoints,  ///< of the session after the best one
    HighTablePoints,  ///< session by session from the best down: who has more of the high ones
    BestScore,        ///< of one session
    HighScores,       ///< session by session from the best down
    HighPlaces,       ///< more first places, then more second ones, and so on
    HighestHand,      ///< the total of one hand won
    Lot,              ///< drawn by those who are still equal
};
inline constexpr unsigned criterion_count = static_cast<unsigned>(Criterion::Lot) + 1;

struct RankingStep {
    Criterion criterion = Criterion::TablePoints;
    std::string clause;  ///< empty where the book leaves it to the organiser

    bool operator==(const RankingStep&) const = default;
};

/// Where a fine that is not on the sheet comes off.
enum class FinesOff : std::uint8_t {
    Score,   ///< the score of the session, before the places at the table are told
    Result,  ///< what the session is worth, after them
};

/// What a session that somebody gave up counts for him in points; table points it has none.
enum class ForfeitedSession : std::uint8_t {
    Nothing,  ///< 0
    Last,     ///< a point less than the lowest of the table and than 0, and the last place
};

/// What a player who has left the contest keeps.
enum class WithdrawnResults : std::uint8_t {
    Void,  ///< nothing; the others keep their points
    Kept,  ///< what he had
};

struct RankingRules {
    std::vector<RankingStep> steps;  ///< the first that tells two apart decides; else they share the place
    FinesOff fines_off = FinesOff::Score;
    ForfeitedSession forfeited = ForfeitedSession::Nothing;
    WithdrawnResults withdrawn = WithdrawnResults::Void;
    std::string forfeit;           ///< clause of `forfeited`
    std::string withdrawn_clause;  ///< of `withdrawn`
    std::string struck;            ///< clause: who is put out has no place

    bool operator==(const RankingRules&) const = default;
};

/// Who signs a sheet, and the clauses of what is refused.
struct SheetRules {
    bool players_sign = true;
    bool referee_signs = true;
    bool head_referee_signs = true;
    std::string balance;     ///< clause: gains and losses cancel out
    std::string signatures;  ///< clause: who signs
    std::string closed;      ///< clause: what is signed is not changed any more
    std::string payment;     ///< clause: what a win is paid

    bool operator==(const SheetRules&) const = default;
};

}  // namespace sifang
