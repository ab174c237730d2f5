#pragma once
// What a referee writes down of a hand that he watched: from the table's stream to the sheet, once
// (docs/contest.md: one fact in one stream).

#include "contest/sheet_event.hpp"
#include "game/session.hpp"
#include "game/table.hpp"

namespace sifang::contest {

/// The hand is over. `session` is that of the table with this hand begun and not yet finished; `number`
/// counts the hands of the sheet from 1.
HandWritten watched_hand(const Table& table, const State& state, const Session& session, int number);

}  // namespace sifang::contest
