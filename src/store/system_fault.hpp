#pragma once
// What the operating system says, as a fault.

#include "store/log.hpp"

namespace sifang::store {

/// Of an errno.
FaultKind fault_kind_of(int error);
/// The detail says what was being done, and the system's words.
Fault system_fault(std::string_view doing, int error);

}  // namespace sifang::store
