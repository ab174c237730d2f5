#pragma once
// A moment of a hand as JSON: everything on the table and in the hands, and what is open to whom.

#include <string_view>

#include "game/table.hpp"
#include "rules/value.hpp"

namespace sifang {

std::string_view id(Phase phase);

/// The standing tiles of a seat in the order of the kinds, red fives and flowers not shown among them.
Pieces standing_pieces(const SeatState& seat);

/// {"rules","phase","turn","round",…,"seats":{"E":{…}},"legal":{"E":[…]}}; docs/records.md has the fields.
Value position_value(const Table& table, const State& state);

}  // namespace sifang
