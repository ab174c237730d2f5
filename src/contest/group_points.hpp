#pragma once
// Table points where the group that is placed is not one table (gb98:Q47): as many as it has players for the
// first, and for the others so many less their place. A table of four has 4 2 1 0.

#include <span>
#include <vector>

namespace sifang::contest {

/// In twelfths, in the order of the scores. Equal scores share the points of their places; what is less than
/// a twelfth each nobody gets.
std::vector<int> group_points(std::span<const int> scores);

}  // namespace sifang::contest
