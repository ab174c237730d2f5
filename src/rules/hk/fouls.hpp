#pragma once
// The foul catalogue of part 5.

#include "rules/foul.hpp"

namespace sifang::hk {

FoulRules hk_fouls();

}  // namespace sifang::hk
