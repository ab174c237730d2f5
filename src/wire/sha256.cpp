#include "wire/sha256.hpp"

namespace sifang {

Digest sha256(std::string_view bytes) { return Sha256::of(bytes); }

std::string hex(const Digest& digest) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 0xF];
    }
    return text;
}

}  // namespace sifang
