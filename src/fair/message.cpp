#include "fair/message.hpp"

#include <sodium.h>

namespace sifang::fair {
namespace {

const unsigned char* data(const std::string& bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

Message& Message::add(std::string_view field) {
    const auto size = static_cast<std::uint32_t>(field.size());
    for (const unsigned shift : {24u, 16u, 8u, 0u}) bytes_.push_back(static_cast<char>(size >> shift & 0xFF));
    bytes_.append(field);
    return *this;
}

std::array<std::uint8_t, 32> Message::sha256() const {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), data(bytes_), bytes_.size());
    return hash;
}

std::array<std::uint8_t, 32> Message::hmac_sha256(const Seed& key) const {
    static_assert(crypto_auth_hmacsha256_KEYBYTES == sizeof(key.bytes));
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> hash{};
    crypto_auth_hmacsha256(hash.data(), data(bytes_), bytes_.size(), key.bytes.data());
    return hash;
}

}  // namespace sifang::fair
