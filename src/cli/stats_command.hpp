#pragma once
// `sifang stats`: what a set of records comes to.

#include "cli/command.hpp"

namespace sifang::cli {

Command stats_command();

}  // namespace sifang::cli
