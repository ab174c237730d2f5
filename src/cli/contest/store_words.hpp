#pragma once
// Faults of the store as complaints: what happened, what was kept, what to do.

#include "cli/command.hpp"
#include "store/log.hpp"

namespace sifang::cli {

Complaint store_complaint(const Context& context, const store::Fault& fault, const std::string& path);

}  // namespace sifang::cli
