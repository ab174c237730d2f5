#pragma once
// How much a test does: a fixed slice in script/test, the whole in script/soak.

#include <cstdint>
#include <cstdlib>

namespace sifang {

/// Whether this build does less of every slice; then rare hands need not all have come up.
#if defined(__has_feature)
#define SIFANG_HAS_FEATURE(name) __has_feature(name)
#else
#define SIFANG_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    SIFANG_HAS_FEATURE(address_sanitizer) || SIFANG_HAS_FEATURE(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#undef SIFANG_HAS_FEATURE

/// `full` when SIFANG_SOAK is set to anything but 0, else `slice`. A sanitized build does a tenth of the
/// slice: it looks for wrong memory and wrong arithmetic, not for rare hands. No clock decides, so a run
/// repeats.
inline std::uint64_t soak_or(std::uint64_t slice, std::uint64_t full) {
    const char* soak = std::getenv("SIFANG_SOAK");
    if (soak != nullptr && soak[0] != '\0' && soak[0] != '0') return full;
    return sanitized ? (slice + 9) / 10 : slice;  // of nothing, nothing
}

}  // namespace sifang
