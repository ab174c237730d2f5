#pragma once
// A winning hand drawn in its sets: melds with their marks, what stood in the groups it was read in, and the
// winning tile apart.

#include <string>
#include <vector>

#include "cli/terminal.hpp"
#include "hand/reading.hpp"
#include "rules/ruling.hpp"
#include "rules/win.hpp"

namespace sifang::cli {

/// The groups from left to right as they are drawn; the last one is the winning tile.
std::vector<std::string> hand_groups(const Win& win, const Reading& reading, TileFaces faces);
/// The same where there is no reading: what stood is one group.
std::vector<std::string> hand_groups(const Win& win, TileFaces faces);
/// The groups on as many lines as they need, two blanks between them and four before the winning tile.
std::string draw_hand(const std::vector<std::string>& groups, const Look& look);
/// The sets of a mask, a blank between them: 123m 456p, the pair last.
std::string draw_sets(SetMask sets, const Reading& reading, TileFaces faces);

}  // namespace sifang::cli
