#pragma once
// The Japanese family: profiles zds and riichi, and riichi's presets tenhou, ema and wrc.

#include "rules/rulebook.hpp"

namespace sifang::riichi {

const Family& family();

}  // namespace sifang::riichi
