#pragma once
// What a session was worth to one of the four: the figures that standings are made of.

#include <optional>
#include <string_view>

#include "contest/ids.hpp"

namespace sifang::contest {

/// How a result counts.
enum class Counts : std::uint8_t {
    Counted,
    Forfeited,  ///< he was not there: no table points (mcr:3.11.2.1 c, gb98:Q28), and of points what is said
    TeamOnly,   ///< of a substitute, and of whom he replaced: for the team (gb98:Q146(8))
    Void,       ///< of who withdrew: for nobody, unless it is kept; the others keep theirs (gb98:Q146(9))
    StruckOut,  ///< of who lost his place or his entry: for nobody
    StandIn,    ///< who filled a seat so that the table had four: for nobody
};
inline constexpr unsigned counts_count = static_cast<unsigned>(Counts::StandIn) + 1;
std::string_view id(Counts counts);

/// One player's line of a closed sheet, with what the ledger of penalties takes off.
struct PlayerResult {
    SheetId sheet;
    EntrantNumber entrant;
    TeamNumber team;    ///< none: he plays for himself
    int score = 0;      ///< as the book counts it: 500 ± for gb98, ± for mcr, 30,000 ± for zds; penalties off
    int place = 0;      ///< 1 to 4 at the table among those who count; equal scores share the better number
    int twelfths = 0;   ///< table points in twelfths
    int result = 0;     ///< what counts in points: score and placing points (SessionResult::result)
    int best_hand = 0;  ///< the most won in one hand; 0 when only totals were filed
    int penalty = 0;    ///< of `score`, what the ledger took off, or brought from another's penalty
    Counts counts = Counts::Counted;

    bool operator==(const PlayerResult&) const = default;
};

/// Points that belong to no session's score: they come off the total, or are paid to it.
struct TotalPenalty {
    StageNumber stage;
    EntrantNumber entrant;
    int points = 0;
    SessionNumber
        session{};  ///< when it was given: the session that ran or had run last; 0: before the first
    bool operator==(const TotalPenalty&) const = default;
};

/// How somebody is ranked at all.
enum class Ranked : std::uint8_t {
    Yes,
    Withdrawn,  ///< in the list, without a place
    Replaced,   ///< a substitute plays on for him: without a place of his own
    StruckOut,  ///< lost his place or his entry (mcr:3.11.5): in the list, struck out, without a place
    No,         ///< a substitute, a stand-in, a leader, a coach: not in the list
};
std::string_view id(Ranked ranked);

}  // namespace sifang::contest
