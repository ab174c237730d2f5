#pragma once
// SHA-512 (FIPS 180-4), for walls that other halls shuffle with it. Not for secrets of our own.

#include <array>
#include <cstdint>
#include <string_view>

namespace sifang {

std::array<std::uint8_t, 64> sha512(std::string_view bytes);

}  // namespace sifang
