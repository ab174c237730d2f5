#pragma once
// `sifang export`: our records in the formats of other programs.

#include "cli/command.hpp"

namespace sifang::cli {

Command export_command();

}  // namespace sifang::cli
