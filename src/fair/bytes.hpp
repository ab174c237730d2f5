#pragma once
// 256 bits with a name: seeds, salts and commitments, which never stand for each other.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sifang::fair {

template <class Name>
struct Bits256 {
    std::array<std::uint8_t, 32> bytes{};

    auto operator<=>(const Bits256&) const = default;
};

using Seed = Bits256<struct SeedName>;              ///< secret until it is opened
using Salt = Bits256<struct SaltName>;              ///< keeps a commitment from being guessed at
using Commitment = Bits256<struct CommitmentName>;  ///< public from the start

std::string to_hex(const std::array<std::uint8_t, 32>& bytes);
/// 64 hexadecimal digits of either case and nothing else.
std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view hex);

/// From the operating system's generator, through libsodium. Nothing if the library will not start.
std::optional<Seed> random_seed();
std::optional<Salt> random_salt();

}  // namespace sifang::fair
