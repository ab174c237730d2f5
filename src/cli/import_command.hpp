#pragma once
// `sifang import`: real games of others into our records, compared in everything.

#include "cli/command.hpp"

namespace sifang::cli {

Command import_command();

}  // namespace sifang::cli
