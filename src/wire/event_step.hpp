#pragma once
// Doing at a table what an event of a record says was done.

#include <optional>

#include "game/table.hpp"

namespace sifang {

/// The pieces that come from the wall with this event; none for what a seat or the referee does.
Pieces pieces_from_wall(const Event& event);

/// Applies it, with all that follows from it now; nothing for an event that is itself only what follows from
/// another, and that nobody does.
std::optional<tl::expected<Events, Refused>> do_again(const Table& table, State& state, const Event& event);

}  // namespace sifang
