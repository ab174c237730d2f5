#pragma once
// The MCR family: profiles mcr (2013), gb98 (1998 as explained in 2006) and mil (online judges).

#include "rules/rulebook.hpp"

namespace sifang::mcr {

const Family& family();

}  // namespace sifang::mcr
