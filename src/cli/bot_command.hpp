#pragma once
// `sifang bot`: a bot of ours at somebody else's table.

#include "cli/command.hpp"

namespace sifang::cli {

Command bot_command();

}  // namespace sifang::cli
