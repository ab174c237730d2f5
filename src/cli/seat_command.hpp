#pragma once
// sifang seat: seats a field for all rounds, or checks a schedule.

#include "cli/command.hpp"

namespace sifang::cli {

Command seat_command();

}  // namespace sifang::cli
