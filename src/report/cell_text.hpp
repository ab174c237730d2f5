#pragma once
// A cell as text: figures, and what a person wrote, so that no spreadsheet takes it for a formula.

#include <string>
#include <string_view>

#include "report/grid.hpp"

namespace sifang::report {

/// Whether a spreadsheet that opens comma-separated text could begin to calculate here: = + - @ and their
/// wide forms, tab, line breaks, behind blanks and apostrophes.
bool looks_like_formula(std::string_view text);
/// With an apostrophe before it if it looks like a formula. `unguarded` takes exactly that one away again.
std::string guarded(std::string text);
std::string unguarded(std::string text);

/// As short as it can be told from every other number; whole numbers without a point. Of no number: nothing.
std::string number_text(double value);

/// As it stands in comma-separated text: figures are never guarded, so a negative number stays a number.
std::string csv_text(const Cell& cell);

}  // namespace sifang::report
