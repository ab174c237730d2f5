#pragma once
// What SHA-256 and SHA-512 (FIPS 180-4) have in common: everything but the width of a word, the number of
// rounds and the distances of rotation.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <string_view>

namespace sifang::sha2 {

/// The first 64 bits behind the point of the square roots of the first eight primes, and of the cube roots of
/// the first eighty. SHA-256 takes the upper half of each.
inline constexpr std::array<std::uint64_t, 8> square_roots{
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
inline constexpr std::array<std::uint64_t, 80> cube_roots{
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817};

/// Three distances: two or three rotations, and the last a shift in the message schedule.
using Distances = std::array<int, 3>;
struct Mixing {
    Distances schedule_0, schedule_1, round_0, round_1;
};

/// A hash of bytes that may come piece by piece. `digest` is that of the bytes so far; more may follow.
template <class Word, std::size_t rounds, Mixing mixing>
class Hash {
  public:
    static constexpr std::size_t word_bytes = sizeof(Word), block_bytes = 16 * word_bytes;
    using Digest = std::array<std::uint8_t, 8 * word_bytes>;

    static Digest of(std::string_view bytes) {
        Hash hash;
        hash.add(bytes);
        return hash.digest();
    }

    Hash() {
        for (std::size_t i = 0; i < 8; ++i) state_[i] = upper(square_roots[i]);
    }

    void add(std::string_view bytes) {
        const std::size_t waiting = size_ % block_bytes;
        size_ += bytes.size();
        if (waiting > 0) {
            const std::size_t taken = std::min(bytes.size(), block_bytes - waiting);
            std::copy_n(bytes.data(), taken, block_.data() + waiting);
            bytes.remove_prefix(taken);
            if (waiting + taken < block_bytes) return;
            take(state_, block_.data());
        }
        for (; bytes.size() >= block_bytes; bytes.remove_prefix(block_bytes)) take(state_, bytes.data());
        std::copy(bytes.begin(), bytes.end(), block_.begin());
    }

    Digest digest() const {
        // A one bit, zeros, and the length in two words fill the last block or two.
        const std::size_t waiting = size_ % block_bytes;
        const std::size_t padded =
            waiting + 1 + 2 * word_bytes <= block_bytes ? block_bytes : 2 * block_bytes;
        std::array<char, 2 * block_bytes> tail{};
        std::copy_n(block_.begin(), waiting, tail.begin());
        tail[waiting] = static_cast<char>(0x80);
        for (std::size_t i = 0; i < 8; ++i)
            tail[padded - 1 - i] = static_cast<char>(size_ * 8 >> 8 * i & 0xFF);
        State state = state_;
        for (std::size_t i = 0; i < padded; i += block_bytes) take(state, tail.data() + i);

        Digest digest;
        for (std::size_t i = 0; i < digest.size(); ++i)
            digest[i] =
                static_cast<std::uint8_t>(state[i / word_bytes] >> 8 * (word_bytes - 1 - i % word_bytes));
        return digest;
    }

  private:
    using State = std::array<Word, 8>;
    static constexpr Word upper(std::uint64_t root) {
        return static_cast<Word>(root >> (64 - std::numeric_limits<Word>::digits));
    }
    static constexpr Word turned(Word w, const Distances& by) {
        return std::rotr(w, by[0]) ^ std::rotr(w, by[1]) ^ std::rotr(w, by[2]);
    }
    static constexpr Word scheduled(Word w, const Distances& by) {
        return std::rotr(w, by[0]) ^ std::rotr(w, by[1]) ^ w >> by[2];
    }
    static constexpr Word word_at(const char* bytes) {
        Word word = 0;
        for (std::size_t i = 0; i < word_bytes; ++i) word = word << 8 | static_cast<std::uint8_t>(bytes[i]);
        return word;
    }
    /// One round; the letters of the book change places from call to call instead of moving their values.
    static constexpr void mix(Word a, Word b, Word c, Word& d, Word e, Word f, Word g, Word& h, Word with) {
        const Word t1 = h + turned(e, mixing.round_1) + ((e & f) ^ (~e & g)) + with;
        d += t1;
        h = t1 + turned(a, mixing.round_0) + ((a & b) ^ (a & c) ^ (b & c));
    }
    static void take(State& state, const char* block) {
        std::array<Word, rounds> w;
        for (std::size_t i = 0; i < 16; ++i) w[i] = word_at(block + i * word_bytes);
        for (std::size_t i = 16; i < rounds; ++i)
            w[i] = w[i - 16] + scheduled(w[i - 15], mixing.schedule_0) + w[i - 7] +
                   scheduled(w[i - 2], mixing.schedule_1);
        auto [a, b, c, d, e, f, g, h] = state;
        static_assert(rounds % 8 == 0);
        for (std::size_t i = 0; i < rounds; i += 8) {
            const auto with = [&](std::size_t nth) { return upper(cube_roots[i + nth]) + w[i + nth]; };
            mix(a, b, c, d, e, f, g, h, with(0));
            mix(h, a, b, c, d, e, f, g, with(1));
            mix(g, h, a, b, c, d, e, f, with(2));
            mix(f, g, h, a, b, c, d, e, with(3));
            mix(e, f, g, h, a, b, c, d, with(4));
            mix(d, e, f, g, h, a, b, c, with(5));
            mix(c, d, e, f, g, h, a, b, with(6));
            mix(b, c, d, e, f, g, h, a, with(7));
        }
        const State mixed{a, b, c, d, e, f, g, h};
        for (std::size_t i = 0; i < 8; ++i) state[i] += mixed[i];
    }

    State state_;
    std::uint64_t size_ = 0;
    std::array<char, block_bytes> block_{};  ///< those of the last, incomplete block
};

}  // namespace sifang::sha2
