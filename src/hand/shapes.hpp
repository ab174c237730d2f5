#pragma once
// Which shapes of a complete hand a rulebook knows.

#include <cstdint>

namespace sifang {

/// A value: combine with |. Four sets and a pair is a shape like the others, though every rulebook has it.
class Shapes {
  public:
    constexpr Shapes() = default;
    constexpr bool has(Shapes s) const { return (bits_ & s.bits_) == s.bits_; }
    constexpr Shapes operator|(Shapes o) const { return Shapes(static_cast<std::uint8_t>(bits_ | o.bits_)); }
    constexpr bool operator==(const Shapes&) const = default;
    static constexpr Shapes of_bit(unsigned n) { return Shapes(static_cast<std::uint8_t>(1u << n)); }

  private:
    constexpr explicit Shapes(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

namespace shapes {
inline constexpr Shapes sets_and_pair = Shapes::of_bit(0);
inline constexpr Shapes seven_pairs = Shapes::of_bit(1);            ///< four alike count as two pairs
inline constexpr Shapes seven_different_pairs = Shapes::of_bit(2);  ///< seven kinds
inline constexpr Shapes thirteen_orphans = Shapes::of_bit(3);
inline constexpr Shapes knitted_straight = Shapes::of_bit(4);
inline constexpr Shapes honors_knitted = Shapes::of_bit(5);
inline constexpr Shapes all_five =
    sets_and_pair | seven_pairs | thirteen_orphans | knitted_straight | honors_knitted;
}  // namespace shapes

}  // namespace sifang
