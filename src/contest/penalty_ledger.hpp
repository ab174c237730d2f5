#pragma once
// What became of the penalties that are on record: whether they are carried out, whether they stand on the
// sheet that they are booked on, and how far play has gone since.

#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

/// Whether a penalty is carried out (gb98:Q140(9)): its sheet is signed, so that its points are in; or its
/// hand is written down, where it is booked there or did something to the play. One that was not given at a
/// table is when the next session starts or results are out.
bool is_carried_out(const ContestState& state, std::size_t penalty);

/// Where play is now at the table of a penalty. `hand` is the one being played there, as somebody tells who
/// stands beside it; 0: by the sheet, the hand after the last one written.
FoulPlace play_now(const ContestState& state, std::size_t penalty, int hand, Moment at);

/// Whether somebody is out or has lost his place, by the penalties that stand against him: of cards there
/// have to be as many as the rulebook says.
bool is_out_by_penalties(const FoulRules& rules, const FoulRecord& record, EntrantNumber entrant);

/// A penalty that is booked on this sheet and does not stand there as it was given: hand by hand the fines
/// and payments of its hand are those of its penalties; of totals the fines are not less. `more` is one that
/// is to be recorded. Nothing when all stand there. Fines and payments of a hand without penalties on record
/// are the referee's own.
struct NotOnSheet {
    EventNumber penalty;  ///< none: it is `more`
    int hand = 0;
};
std::optional<NotOnSheet> not_on_sheet(const Rulebook& rulebook, const ContestState& state,
                                       const SheetId& sheet, const FoulRecorded* more = nullptr);

}  // namespace sifang::contest
