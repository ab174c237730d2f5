#pragma once
// `sifang score`: what a winning hand scores, and why.

#include "cli/command.hpp"

namespace sifang::cli {

Command score_command();

}  // namespace sifang::cli
