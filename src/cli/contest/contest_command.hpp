#pragma once
// `sifang contest`: everything of a competition, from the first entry to the last result.

#include "cli/command.hpp"

namespace sifang::cli {

Command contest_command();

}  // namespace sifang::cli
