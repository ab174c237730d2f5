#pragma once
// One table's sheet in the contest (mcr:A5, gb98:App-6, gb98:Q147(4)): written hand by hand or by its totals,
// signed, closed, and from then on only corrected. A fold over the events of sheet_event.hpp. What the hands
// make of the table is told by playing them through game/session, so rounds, seats, dealers, counters and
// running totals are those of the book.

#include <tl/expected.hpp>

#include "contest/sheet_refusal.hpp"
#include "game/sheet.hpp"

namespace sifang::contest {

using Signatures = EnumSet<Signer, signer_count>;

/// What stood there before, what stands there now, and why.
struct Correction {
    int hand = 0;  ///< 0: the totals
    PlayerPoints old_points{}, old_fines{};
    PlayerPoints points{}, fines{};
    std::string reason;

    bool operator==(const Correction&) const = default;
};

struct Sheet {
    std::vector<HandWritten> hands{};       ///< as they were written first
    std::optional<TotalsWritten> totals{};  ///< where hands are not written down; as they were written first
    std::vector<Correction> corrections{};  ///< in the order they were made; of a row the last one counts
    Signatures signatures{};
    bool closed = false;

    bool is_empty() const { return hands.empty() && !totals; }
    bool operator==(const Sheet&) const = default;
};

/// Takes in one event without asking whether it could have happened.
void fold(Sheet& sheet, const SheetEvent& event);

/// The sheet as a session prints it: rows with running totals and marks, seats of each round, result.
using PrintedSheet = sifang::Sheet;

/// How sheets are written under a rulebook, which must outlive it. Immutable: may be shared by threads.
class SheetBook {
  public:
    explicit SheetBook(const Rulebook& rulebook) : rulebook_(rulebook), table_(rulebook) {}

    /// Why this cannot be written now; nothing when it can.
    std::optional<SheetFault> refusal(const Sheet& sheet, const SheetEvent& event) const;
    tl::expected<void, SheetFault> apply(Sheet& sheet, const SheetEvent& event) const;

    /// The next hand with the points that the rulebook pays for what is told of it: the wins, who waits, the
    /// sticks, fouls and fines. What stood in `points` is not looked at.
    tl::expected<HandWritten, SheetFault> priced(const Sheet& sheet, HandWritten hand) const;

    /// Who has still to sign before it is closed.
    Signatures missing(const Sheet& sheet) const;

    /// The session after the hands of the sheet, as they were written first: who is to deal next, whether
    /// play is over.
    Session played(const Sheet& sheet) const;
    const SessionTable& table() const { return table_; }

    /// The sheet as it stands, corrections among it; what still lies on the table is given out. Without hands
    /// there are no rows.
    PrintedSheet printed(const Sheet& sheet) const;

  private:
    friend class SheetCheck;
    tl::expected<Session, SheetFault> with_hand(const Sheet& sheet, const HandWritten& hand) const;
    SheetFault fault(SheetRefusal why, int hand = 0) const;

    const Rulebook& rulebook_;
    SessionTable table_;
};

/// The points of a hand as they stand, corrections among it, and of them the fines; of hand 0, of the totals.
/// It has been written.
PlayerPoints points_of(const Sheet& sheet, int hand);
PlayerPoints fines_of(const Sheet& sheet, int hand);
/// The most that a player won in one hand, fouls aside; 0 when he won none, or only totals were written.
int best_hand(const Sheet& sheet, Player player);

}  // namespace sifang::contest
