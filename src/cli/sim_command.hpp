#pragma once
// `sifang sim`: bots play many hands.

#include "cli/command.hpp"

namespace sifang::cli {

Command sim_command();

}  // namespace sifang::cli
