#pragma once
// `sifang waits`: what a hand waits for, or what each discard would leave it waiting for.

#include "cli/command.hpp"

namespace sifang::cli {

Command waits_command();

}  // namespace sifang::cli
