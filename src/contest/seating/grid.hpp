#pragma once
// A field in rows of four, so that who should not meet share a row or a column: constructions keep those
// apart.

#include <optional>

#include "contest/seating/annealing.hpp"
#include "contest/seating/field.hpp"

namespace sifang::seating {

struct Grid {
    Fours rows;               ///< rows[x][i]: the player in row x, column i
    bool rows_apart = false;  ///< players of one row must not meet
    bool by_columns = false;  ///< players of one column must not meet
};

/// Nothing when the groups do not fit: then only a search can keep them apart. Chance orders rows and the
/// members of a row.
std::optional<Grid> place_in_grid(const Field& field, Chance& chance);

}  // namespace sifang::seating
