#pragma once
// Seeds and salts that a test can tell apart.

#include "fair/bytes.hpp"

namespace sifang::fair {

inline Seed seed(std::uint8_t first) {
    Seed made;
    made.bytes[0] = first;
    return made;
}
inline Salt salt(std::uint8_t first) {
    Salt made;
    made.bytes[0] = first;
    return made;
}

}  // namespace sifang::fair
