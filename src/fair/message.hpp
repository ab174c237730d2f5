#pragma once
// What is hashed, and the two hashes: SHA-256 and HMAC-SHA-256 of libsodium.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "fair/bytes.hpp"

namespace sifang::fair {

/// A list of fields, each after its length in four bytes, the highest first: no two lists are the same bytes.
/// The first field says what the message is for, so that no hash of one purpose is a hash of another.
class Message {
  public:
    explicit Message(std::string_view purpose) { add(purpose); }

    Message& add(std::string_view field);
    template <class Name>
    Message& add(const Bits256<Name>& bits) {
        return add({reinterpret_cast<const char*>(bits.bytes.data()), bits.bytes.size()});
    }

    std::array<std::uint8_t, 32> sha256() const;
    std::array<std::uint8_t, 32> hmac_sha256(const Seed& key) const;

  private:
    std::string bytes_;
};

}  // namespace sifang::fair
