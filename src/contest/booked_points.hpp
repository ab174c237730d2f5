#pragma once
// What the penalties that are booked beside the sheets move: at each table, and off the totals.

#include <map>

#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

/// What the ledger moves at one table, by the seats they began in.
struct BookedAtTable {
    PlayerPoints session{};           ///< off the session's score, or paid to others by it
    std::array<bool, 4> forfeited{};  ///< the session is lost by a penalty
};

/// What a penalty moves, by the seats the four began in. A penalty tells winds of the hand; who is how far
/// from the offender is told by the round's seats. Dealers do not stay where seats change, so four hands are
/// a round.
PlayerPoints moved_among(const SessionRules& rules, const Penalty& penalty, Player offender);

/// Made once for all tables; the state must outlive it.
class BookedPoints {
  public:
    BookedPoints(const Rulebook& rulebook, const ContestState& state);

    /// Nothing when nothing is booked against anybody of this sheet.
    const BookedAtTable* of(const SheetId& sheet) const;
    /// What comes off totals, or is paid to them, in the order it was given.
    const std::vector<TotalPenalty>& totals() const { return totals_; }

  private:
    std::map<SheetId, BookedAtTable> tables_;
    std::vector<TotalPenalty> totals_;
};

}  // namespace sifang::contest
