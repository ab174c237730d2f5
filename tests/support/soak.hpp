#pragma once
// How much a test does: a fixed slice in script/test, the whole in script/soak.

#include <cstdint>
#include <cstdlib>

namespace sifang {

/// Whether this build does less of every slice; then rare hands need not all have come up.
inline constexpr bool sanitized =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#else
    false;
#endif

/// `full` when SIFANG_SOAK is set to anything but 0, else `slice`. A sanitized build does a tenth of the
/// slice: it looks for wrong memory and wrong arithmetic, not for rare hands. No clock decides, so a run
/// repeats.
inline std::uint64_t soak_or(std::uint64_t slice, std::uint64_t full) {
    const char* soak = std::getenv("SIFANG_SOAK");
    if (soak != nullptr && soak[0] != '\0' && soak[0] != '0') return full;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return slice / 10 + 1;
#else
    return slice;
#endif
}

}  // namespace sifang
