#include "fair/bytes.hpp"

#include <sodium.h>

namespace sifang::fair {
namespace {

template <class Bits>
std::optional<Bits> random_bits() {
    if (sodium_init() < 0) return std::nullopt;
    Bits bits;
    randombytes_buf(bits.bytes.data(), bits.bytes.size());
    return bits;
}

std::optional<unsigned> nibble(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

}  // namespace

std::string to_hex(const std::array<std::uint8_t, 32>& bytes) {
    std::string hex;
    hex.reserve(64);
    for (const std::uint8_t byte : bytes) {
        hex.push_back("0123456789abcdef"[byte >> 4]);
        hex.push_back("0123456789abcdef"[byte & 15]);
    }
    return hex;
}

std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view hex) {
    std::array<std::uint8_t, 32> bytes{};
    if (hex.size() != 2 * bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto high = nibble(hex[2 * i]), low = nibble(hex[2 * i + 1]);
        if (!high || !low) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(*high << 4 | *low);
    }
    return bytes;
}

std::optional<Seed> random_seed() { return random_bits<Seed>(); }
std::optional<Salt> random_salt() { return random_bits<Salt>(); }

}  // namespace sifang::fair
