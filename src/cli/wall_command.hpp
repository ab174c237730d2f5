#pragma once
// `sifang wall`: promise a wall, check a promise, show a wall.

#include "cli/command.hpp"

namespace sifang::cli {

Command wall_command();

}  // namespace sifang::cli
