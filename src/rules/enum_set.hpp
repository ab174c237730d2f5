#pragma once
// A set of enumerators as bits: the patterns of a family. Iterates in their order.

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace sifang {

/// For an enumeration whose values are 0 to N − 1.
template <class E, unsigned N>
class EnumSet {
  public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> all) {
        for (const E e : all) add(e);
    }
    constexpr void add(E e) { word_[at(e)] |= bit(e); }
    constexpr void add_if(bool is_there, E e) { word_[at(e)] |= is_there ? bit(e) : 0; }
    constexpr void remove(E e) { word_[at(e)] &= ~bit(e); }
    constexpr bool has(E e) const { return word_[at(e)] & bit(e); }
    constexpr bool empty() const { return *this == EnumSet(); }
    constexpr bool any(const EnumSet& o) const { return !(*this & o).empty(); }
    constexpr EnumSet operator&(const EnumSet& o) const {
        EnumSet out;
        for (unsigned w = 0; w < words; ++w) out.word_[w] = word_[w] & o.word_[w];
        return out;
    }
    constexpr EnumSet operator|(const EnumSet& o) const {
        EnumSet out;
        for (unsigned w = 0; w < words; ++w) out.word_[w] = word_[w] | o.word_[w];
        return out;
    }
    constexpr EnumSet operator-(const EnumSet& o) const {
        EnumSet out;
        for (unsigned w = 0; w < words; ++w) out.word_[w] = word_[w] & ~o.word_[w];
        return out;
    }
    constexpr EnumSet& operator|=(const EnumSet& o) { return *this = *this | o; }
    constexpr bool operator==(const EnumSet&) const = default;

    /// The first in order; the set is not empty.
    constexpr E first() const {
        unsigned w = 0;
        while (w + 1 < words && word_[w] == 0) ++w;
        return static_cast<E>(64 * w + static_cast<unsigned>(std::countr_zero(word_[w])));
    }
    constexpr unsigned size() const {
        unsigned n = 0;
        for (const std::uint64_t word : word_) n += static_cast<unsigned>(std::popcount(word));
        return n;
    }
    template <class F>
    constexpr void for_each(F f) const {
        for (unsigned w = 0; w < words; ++w)
            for (std::uint64_t bits = word_[w]; bits; bits &= bits - 1)
                f(static_cast<E>(64 * w + static_cast<unsigned>(std::countr_zero(bits))));
    }

  private:
    static constexpr unsigned words = (N + 63) / 64;
    static constexpr unsigned at(E e) { return static_cast<unsigned>(e) / 64; }
    static constexpr std::uint64_t bit(E e) { return std::uint64_t{1} << (static_cast<unsigned>(e) % 64); }
    std::array<std::uint64_t, words> word_{};
};

}  // namespace sifang
