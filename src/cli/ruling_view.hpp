#pragma once
// The breakdown of a scored hand, for a person: tiles, what counts, what does not and why, payments.
// It knows no family: figures, limits and patterns are whatever the ruling carries.

#include <string>

#include "cli/terminal.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// What each seat wins or loses. `winner` is the key of what the seat of the win is called.
std::string draw_payments(const Payments& payments, const Win& win, std::string_view winner,
                          const Rulebook& rulebook, const Words& words, const Look& look);

std::string draw_ruling(const Win& win, const Ruling& ruling, const Rulebook& rulebook, const Words& words,
                        const Look& look);

}  // namespace sifang::cli
