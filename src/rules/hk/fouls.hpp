#pragma once
// The foul catalogue of part 5 as plain data: what a foul does to the hand, and on which ladder it is
// punished. Nothing here decides; referee/ does.

#include <cstdint>
#include <string>
#include <vector>

namespace sifang::hk {

/// A rung of the ladder of part 5.
enum class Sanction : std::uint8_t {
    SpokenWarning,
    Deduction,               ///< the first of the organiser's deductions
    YellowCardAndDeduction,  ///< the second of the organiser's deductions
    Out,                     ///< disqualified
};

enum class Ladder : std::uint8_t {
    None,
    ByCount,  ///< the n-th time is the n-th rung
    Referee,  ///< the referee picks the rung, by how grave and how often
};

/// What a foul does to the hand that is being played.
enum class Consequence : std::uint8_t {
    Nothing,
    NoWin,           ///< may not win this hand; may still call
    FalseWin,        ///< the fixed deduction; the others gain nothing
    ExposedTile,     ///< the tile lies face up and binds its owner until it is discarded
    CarryOut,        ///< the call is carried out if the tiles allow it
    PutBack,         ///< the tiles go back to where they were
    Correct,         ///< put right while nobody has seen or felt a tile; else it stays
    CorrectOrNoWin,  ///< put right while nobody has seen or felt a tile; else as NoWin
    HandStands,      ///< put right before the deal; after it the hand is played as it is
    NoCall,          ///< the right to call or to win on this discard is gone
    WinRefused,      ///< the referee may refuse the win
    MayReplay,       ///< the referee may have the hand dealt again
};

struct Foul {
    std::string id;
    std::string clause;
    Consequence consequence = Consequence::Nothing;
    Ladder ladder = Ladder::None;
    bool may_exclude = false;  ///< a grave or repeated case may be put out at once

    bool operator==(const Foul&) const = default;
};

struct Penalties {
    std::vector<Sanction> ladder;
    int first_deduction = 0;   ///< with Sanction::Deduction; the book leaves it to the organiser
    int second_deduction = 0;  ///< with Sanction::YellowCardAndDeduction; likewise
    int yellow_cards_out = 0;  ///< so many in the whole event and one is out
    int false_win = 0;         ///< off the offender's score
    bool false_win_ends_hand = true;
    std::vector<Foul> fouls;

    bool operator==(const Penalties&) const = default;
};

/// Part 5 of the book.
Penalties hk_penalties();

}  // namespace sifang::hk
