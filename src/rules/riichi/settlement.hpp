#pragma once
// What is paid when nobody won, and what a session is worth at its end: articles 4, 8 and 11.

#include <array>

#include "rules/riichi/edition.hpp"
#include "rules/ruling.hpp"

namespace sifang::riichi {

/// By seat, the dealer is East.
using Seats = std::array<bool, 4>;

/// An exhausted wall: who is not waiting pays who is. Nothing when all are or none is.
Payments noten_payments(const TableRules& rules, const Seats& waiting);

/// A chombo is paid like a limit self-draw the other way round, or deducted. Two who make one at once pay
/// nothing to each other.
Payments chombo_payments(const TableRules& rules, const Seats& offenders);

/// A mangan drawn by himself, to who discarded nothing but terminals and honours.
Payments nagashi_payments(Wind seat);

/// Placing points by the scores at the end, oka among them. The order is that of the first deal.
std::array<int, 4> placing_points(const Edition& edition, const std::array<int, 4>& scores);

/// The result of a session: the score above `return_points` and the placing points, in points.
SessionResult session_result(const Edition& edition, const std::array<int, 4>& scores);

}  // namespace sifang::riichi
