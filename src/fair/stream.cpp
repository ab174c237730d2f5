#include "fair/stream.hpp"

#include <algorithm>
#include <cassert>
#include <sodium.h>

namespace sifang::fair {

Stream::Stream(const Seed& seed, std::string_view purpose) : key_(seed.bytes) {
    static_assert(crypto_stream_chacha20_ietf_KEYBYTES == sizeof key_);
    static_assert(crypto_stream_chacha20_ietf_NONCEBYTES == sizeof nonce_);
    assert(purpose.size() <= nonce_.size());
    std::copy(purpose.begin(), purpose.end(), nonce_.begin());
}

void Stream::refill() {
    block_.fill(0);
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce_.data(), counter_,
                                       key_.data());
    counter_ += static_cast<std::uint32_t>(block_.size() / 64);
    used_ = 0;
}

}  // namespace sifang::fair
