#pragma once
// A seed stretched into as many bytes as one wants.

#include <array>
#include <cstdint>
#include <string_view>

#include "fair/bytes.hpp"

namespace sifang::fair {

/// The ChaCha20 key stream of RFC 8439: key = seed, nonce = the purpose filled up with zeros to 12 bytes,
/// counter from 0. Streams of different purposes have nothing to do with each other. After 256 GiB it starts
/// again; a wall takes about 230 bytes.
class Stream {
  public:
    /// The purpose is at most 12 bytes.
    Stream(const Seed& seed, std::string_view purpose);

    std::uint8_t operator()() {
        if (used_ == block_.size()) refill();
        return block_[used_++];
    }

  private:
    void refill();

    std::array<std::uint8_t, 32> key_;
    std::array<std::uint8_t, 12> nonce_{};
    std::array<std::uint8_t, 256> block_;
    std::size_t used_ = 256;
    std::uint32_t counter_ = 0;
};

}  // namespace sifang::fair
