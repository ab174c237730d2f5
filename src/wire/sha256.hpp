#pragma once
// SHA-256 (FIPS 180-4), so that a profile has the same name everywhere, in the browser too. Not for secrets:
// keys, seeds and commitments are fair/'s business.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sifang {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
/// Lower-case hexadecimal.
std::string hex(const Digest& digest);

}  // namespace sifang
