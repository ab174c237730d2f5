#pragma once
// Whether a seat may win now, and on what.

#include <optional>

#include "game/table.hpp"

namespace sifang {

/// The win as a referee would be told it, were the seat to win now; the tiles need not win.
/// Nothing when there is no tile to win on, or a flower stands in the way.
std::optional<Win> win_now(const Table& table, const State& state, Wind seat);
/// The win of a seat that has won, with all the table adds to it: indicators, liability, and for the first of
/// several winners the counters and deposits.
Win win_of(const Table& table, const State& state, std::size_t nth_winner);

/// Whether the tile on the table can be won on by this seat's kind of hand: some kongs can be robbed by
/// thirteen orphans only.
bool may_rob(const Table& table, const State& state, Wind seat);
/// A win on a discard that the seat has lost the right to: it let one go, or discarded one itself.
std::optional<Refusal> barred(const Table& table, const State& state, Wind seat, Tile tile);
/// Why the seat may not win now. With Declaring::Competition only rights and the moment are looked at, not
/// the tiles.
std::optional<Refusal> why_no_win(const Table& table, const State& state, Wind seat);
/// The same by the tiles, however wins are declared.
std::optional<Refusal> why_no_assisted_win(const Table& table, const State& state, Wind seat);

}  // namespace sifang
