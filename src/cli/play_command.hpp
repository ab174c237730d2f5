#pragma once
// `sifang play`: a person against three bots in a terminal.

#include "cli/command.hpp"

namespace sifang::cli {

Command play_command();

}  // namespace sifang::cli
