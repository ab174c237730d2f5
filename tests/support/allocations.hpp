#pragma once
// How often the program has asked for memory. For tests that something allocates nothing, or no more for more
// input: such a test program has a file of its own that includes support/count_allocations.inc.

#include <cstdint>

namespace sifang::testing_support {
/// Calls of operator new so far, over all threads.
std::uint64_t allocations();
}  // namespace sifang::testing_support
