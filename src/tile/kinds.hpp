#pragma once
// A set of tile kinds as a bit mask: bit i stands for Tile::of_index(i).

#include <bit>
#include <cstdint>

#include "tile/tile.hpp"

namespace sifang {

/// Which kinds, not how many of each. Small enough to pass by value; iterates in index order.
class Kinds {
  public:
    constexpr Kinds() = default;
    constexpr explicit Kinds(std::uint64_t bits) : bits_(bits) {}
    static constexpr Kinds of(Tile t) { return Kinds(std::uint64_t{1} << t.index()); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr unsigned size() const { return static_cast<unsigned>(std::popcount(bits_)); }
    constexpr bool has(Tile t) const { return bits_ >> t.index() & 1; }
    constexpr bool only(Kinds other) const { return (bits_ & ~other.bits_) == 0; }
    constexpr bool any(Kinds other) const { return (bits_ & other.bits_) != 0; }
    constexpr Tile first() const { return Tile::of_index(static_cast<unsigned>(std::countr_zero(bits_))); }
    /// The nine (or seven) bits of one suit, lowest rank first.
    constexpr unsigned of_suit(Suit s) const {
        return static_cast<unsigned>(bits_ >> (9 * static_cast<unsigned>(s)) &
                                     (s == Suit::Honors ? 0x7F : 0x1FF));
    }

    constexpr void add(Tile t) { bits_ |= std::uint64_t{1} << t.index(); }
    constexpr Kinds operator|(Kinds o) const { return Kinds(bits_ | o.bits_); }
    constexpr Kinds operator&(Kinds o) const { return Kinds(bits_ & o.bits_); }
    constexpr Kinds operator-(Kinds o) const { return Kinds(bits_ & ~o.bits_); }
    constexpr Kinds& operator|=(Kinds o) { return bits_ |= o.bits_, *this; }
    constexpr bool operator==(const Kinds&) const = default;

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Tile operator*() const { return Kinds(bits_).first(); }
        constexpr Iterator& operator++() { return bits_ &= bits_ - 1, *this; }
        constexpr bool operator!=(const Iterator& o) const { return bits_ != o.bits_; }

      private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

namespace kinds {
/// One rank of a suit repeated over the three suits; the rank bits are nine, lowest rank first.
constexpr Kinds in_every_suit(std::uint64_t ranks) { return Kinds(ranks | ranks << 9 | ranks << 18); }

inline constexpr Kinds characters{0x1FF}, dots{0x1FFull << 9}, bamboo{0x1FFull << 18};
inline constexpr Kinds suited{(1ull << 27) - 1};
inline constexpr Kinds winds{0xFull << 27}, dragons{0x7ull << 31}, honors{0x7Full << 27};
inline constexpr Kinds flowers{0xFFull << 34};
inline constexpr Kinds hand{(1ull << 34) - 1};
inline constexpr Kinds terminals = in_every_suit(0x101);
inline constexpr Kinds terminals_and_honors = terminals | honors;
inline constexpr Kinds simples = suited - terminals;
}  // namespace kinds

}  // namespace sifang
