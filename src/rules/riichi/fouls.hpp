#pragma once
// The foul catalogue of the family: articles 4 and 9, and a few words elsewhere.

#include "rules/foul.hpp"

namespace sifang::riichi {

/// `book`: before every clause, as `zds:`; empty: the rules have no book to cite.
FoulRules fouls_of(std::string_view book);

}  // namespace sifang::riichi
