#pragma once
// Events and views in words, for golden playthroughs and for comparing views byte by byte.

#include <string>
#include <vector>

#include "game/table.hpp"
#include "game/view.hpp"

namespace sifang::test {

std::string tell(Piece piece);
/// An event in one line, with everything that it carries.
std::string tell(const Table& table, const Event& event);
/// A view with everything that it holds.
std::string tell(const PublicView& view);
std::string tell(const SeatView& view);

/// A hand from its setup to its end as a person would tell it: a line a turn.
std::string tell_hand(const Table& table, const HandSetup& setup, const std::vector<Event>& events,
                      Wind viewer);

}  // namespace sifang::test
