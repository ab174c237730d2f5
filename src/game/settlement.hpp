#pragma once
// What a hand pays when it ends.

#include "game/table.hpp"

namespace sifang {

/// The wins as they stand: what each pays, added up.
HandEnded settle_wins(const Table& table, const State& state);
/// The same for the one winner who named his fan, or the false win that his own words make it.
tl::expected<HandEnded, Misdeclared> settle_claim(const Table& table, const State& state, const Claim& claim);
/// Only terminals and honours discarded, and none of them called: paid for at an exhausted wall where the
/// rules have it.
bool has_nagashi(const SeatState& seat);
/// The wall is used up.
HandEnded settle_exhausted(const Table& table, const State& state);
/// A win that was declared and is none; nothing when it stands.
std::optional<Misdeclared> judge_declared(const Table& table, const State& state, Wind seat);

}  // namespace sifang
