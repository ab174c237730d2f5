#pragma once
// `sifang replay`: plays a record over and checks it, prints it, or stops in the middle.

#include "cli/command.hpp"

namespace sifang::cli {

Command replay_command();

}  // namespace sifang::cli
