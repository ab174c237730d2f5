#include "wire/mersenne_twister.hpp"

#include <algorithm>
#include <cassert>

namespace sifang {

MersenneTwister::MersenneTwister(std::span<const std::uint32_t> seed) {
    assert(!seed.empty());
    words_[0] = 19650218;
    const auto mixed = [&](unsigned i) { return words_[i - 1] ^ words_[i - 1] >> 30; };
    for (unsigned i = 1; i < size; ++i) words_[i] = 1812433253u * mixed(i) + i;

    unsigned at = 1;
    const auto advance = [&] {
        if (++at < size) return;
        words_[0] = words_[size - 1];
        at = 1;
    };
    const std::size_t steps = std::max<std::size_t>(size, seed.size());
    for (std::size_t k = 0; k < steps; ++k) {
        const auto j = static_cast<std::uint32_t>(k % seed.size());
        words_[at] = (words_[at] ^ mixed(at) * 1664525u) + seed[j] + j;
        advance();
    }
    for (unsigned k = 1; k < size; ++k) {
        words_[at] = (words_[at] ^ mixed(at) * 1566083941u) - at;
        advance();
    }
    words_[0] = 0x80000000;
}

std::uint32_t MersenneTwister::operator()() {
    if (next_ == size) {
        for (unsigned i = 0; i < size; ++i) {
            const std::uint32_t joined = (words_[i] & 0x80000000) | (words_[(i + 1) % size] & 0x7FFFFFFF);
            words_[i] = words_[(i + middle) % size] ^ joined >> 1 ^ (joined & 1 ? 0x9908B0DF : 0);
        }
        next_ = 0;
    }
    std::uint32_t y = words_[next_++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9D2C5680;
    y ^= y << 15 & 0xEFC60000;
    return y ^ y >> 18;
}

}  // namespace sifang
