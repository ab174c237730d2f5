#pragma once
// `sifang help [COMMAND]` and `sifang version`: the same as --help and --version.

#include "cli/command.hpp"

namespace sifang::cli {

Command help_command();
Command version_command();

}  // namespace sifang::cli
