#pragma once
// Rulebooks for a person: the list of them, a pattern table, what differs between two.

#include <memory>
#include <span>
#include <string>

#include "cli/terminal.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

std::string draw_rulebooks(std::span<const std::unique_ptr<Rulebook>> all, const Words& words,
                           const Look& look);
/// Number, names in every language, points, series, what it excludes, clause.
std::string draw_pattern_table(const Rulebook& rulebook, const Words& words, const Look& look);
/// The fields of the two profiles that are not equal.
std::string draw_difference(const Rulebook& left, const Rulebook& right, const Words& words,
                            const Look& look);

}  // namespace sifang::cli
