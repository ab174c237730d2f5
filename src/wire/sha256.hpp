#pragma once
// SHA-256 (FIPS 180-4), so that a profile has the same name everywhere, in the browser too. Not for secrets:
// keys, seeds and commitments are fair/'s business.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "wire/sha2.hpp"

namespace sifang {

using Digest = std::array<std::uint8_t, 32>;

/// Over bytes that come piece by piece.
using Sha256 =
    sha2::Hash<std::uint32_t, 64, sha2::Mixing{{7, 18, 3}, {17, 19, 10}, {2, 13, 22}, {6, 11, 25}}>;

Digest sha256(std::string_view bytes);
/// Lower-case hexadecimal.
std::string hex(const Digest& digest);

}  // namespace sifang
