#pragma once
// `sifang referee`: what a rulebook says about fouls, time and appeals, and a foul tried on a record.

#include "cli/command.hpp"

namespace sifang::cli {

Command referee_command();

}  // namespace sifang::cli
