#pragma once
// What things of a rulebook are called in the person's language.

#include <string>
#include <string_view>

#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// An edition may have its own name for a pattern (pattern.<edition>.<id>), else its family's
/// (pattern.<family>.<id>).
std::string pattern_name(const Words& words, const Rulebook& rulebook, std::string_view pattern);
/// The edition as its book is titled; its id when it has no title, as an edition from a file.
std::string rulebook_name(const Words& words, const Rulebook& rulebook);
/// The key of a principle's name; a family may have its own words for it.
std::string principle_key(const Words& words, const Rulebook& rulebook, Principle principle);
/// Why a pattern is not counted: the one that counts instead, and the principle.
std::string exclusion_reason(const Words& words, const Rulebook& rulebook, const ExcludedPattern& excluded);
/// With how many there are, when there are several: Tile Hog ×2.
std::string pattern_times(const Words& words, const Rulebook& rulebook, PatternIndex pattern, unsigned count);
/// The words of a key; a family may have its own (<key>.<family>).
std::string family_words(const Words& words, const Rulebook& rulebook, std::string_view key);
std::string wind_name(const Words& words, Wind wind);

/// 33 as +33, −8 with a real minus sign, 0.
std::string signed_number(int value);
/// With a real minus sign.
std::string number(int value);

}  // namespace sifang::cli
