#pragma once
// A row of the session's sheet: one hand, or an entry between two.

#include <optional>

#include "game/session_seats.hpp"
#include "rules/enum_set.hpp"

namespace sifang {

/// The signs of the sheet (gb98:App-6), each beside the player it is about.
enum class Mark : std::uint8_t {
    Dealer,
    Giver,     ///< whose tile was won on
    SelfDraw,  ///< who won on his own draw
    Drawn,     ///< nobody won: beside all four
    FalseWin,
    Warning,
};
inline constexpr unsigned mark_count = static_cast<unsigned>(Mark::Warning) + 1;
using Marks = EnumSet<Mark, mark_count>;
/// As the book prints them: ▲ − + 0 √ ×.
std::string_view sign(Mark mark);

enum class Entry : std::uint8_t {
    Hand,
    Correction,
    Fine,
    Warning,
    Deposits,  ///< what lay on the table at the end is given out
};

/// Points and marks are by player.
struct SheetRow {
    Entry entry = Entry::Hand;
    PlayerPoints points{};  ///< won or lost by it, fines among it
    PlayerPoints fines{};   ///< of that, what nobody received
    PlayerPoints totals{};  ///< after it
    std::array<Marks, 4> marks{};

    // Of a hand.
    int hand = 0;  ///< from 1; a void hand and the one dealt in its place have the same number
    HandPlace place;
    int counters = 0;
    Seating seats{};  ///< as it was played; the first of them dealt
    End end = End::Void;
    InlineVector<Player, 3> winners;
    std::optional<Player> giver;
    bool self_draw = false;

    Player dealer() const { return seats[0]; }
    bool operator==(const SheetRow&) const = default;
};

/// The row of a hand played by these seats, without what the session adds: place, number and totals.
SheetRow hand_row(const Seating& seats, const HandFinished& finished);

}  // namespace sifang
