#pragma once
// How somebody stands in the contest: may he play on, has he a place.

#include "contest/state.hpp"

namespace sifang::contest {

/// Put out of the contest, or his place taken: in the list, struck out (mcr:3.11.4, mcr:3.11.5, gb98:Q153(4),
/// hk:5 f).
bool is_struck_out(const ContestState& state, EntrantNumber entrant);
/// Somebody plays on for him.
bool is_replaced(const ContestState& state, EntrantNumber entrant);
/// Whether he sits down to the sessions to come.
bool may_play(const ContestState& state, EntrantNumber entrant);

/// Whether who plays this number gave up this session: not there, too late, or by a penalty.
bool has_forfeited(const ContestState& state, const SheetId& sheet, PlayerNumber number);

Ranked ranked(const ContestState& state, EntrantNumber entrant);
/// How a number stands, whoever plays it: what a stage ranks by when it asks who goes on.
Ranked ranked(const ContestState& state, PlayerNumber number);

}  // namespace sifang::contest
