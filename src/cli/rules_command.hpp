#pragma once
// `sifang rules`: the rulebooks, their pattern tables, and what differs between two of them.

#include "cli/command.hpp"

namespace sifang::cli {

Command rules_command();

}  // namespace sifang::cli
