#pragma once
// What a hand waits for, or what each discard leaves, for a person.

#include <string>

#include "cli/terminal.hpp"
#include "text/words.hpp"
#include "wire/waits_line.hpp"

namespace sifang::cli {

std::string draw_waits(const WaitsLine& asked, const SuitTable& table, const Rulebook& rulebook,
                       const Words& words, const Look& look);

}  // namespace sifang::cli
