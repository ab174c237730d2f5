#pragma once
// `sifang completion bash|zsh|fish`: a script that completes commands, options and their values.

#include "cli/command.hpp"

namespace sifang::cli {

Command completion_command();

}  // namespace sifang::cli
