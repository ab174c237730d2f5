#pragma once
// The Hong Kong family: profile hk (City University tournament).

#include "rules/rulebook.hpp"

namespace sifang::hk {

const Family& family();

}  // namespace sifang::hk
