#pragma once
// Dice, whom they hit, and where the wall is opened.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "tile/deal_rule.hpp"
#include "tile/inline_vector.hpp"
#include "tile/tile.hpp"

namespace sifang {

/// Pips in the order thrown; with two throws the first throw's dice come first.
using Dice = InlineVector<std::uint8_t, 6>;

enum class DiceFault : std::uint8_t {
    WrongNumber,  ///< not as many dice as the rule throws
    NotAFace,     ///< a die shows 1 to 6
};
std::string_view code(DiceFault fault);

struct DiceError {
    DiceFault fault = DiceFault::WrongNumber;
    std::size_t nth = 0;       ///< which die is no face, from 1
    std::size_t expected = 0;  ///< how many dice the rule throws

    bool operator==(const DiceError&) const = default;
};

/// Counting from the thrower as one, in the order of play: 5 9 13 17 are the thrower himself.
constexpr Wind seat_hit(Wind thrower, unsigned total) {
    assert(total >= 1);
    return static_cast<Wind>((static_cast<unsigned>(thrower) + total - 1) & 3);
}

/// The wall of `owner` is opened at the `count`th stack from its right end; a count past its left end goes on
/// in the next wall clockwise.
struct Break {
    Wind owner = Wind::East;
    unsigned count = 1;

    constexpr bool operator==(const Break&) const = default;
};

tl::expected<Break, DiceError> where_to_break(const DealRule& rule, Wind dealer, const Dice& dice);

struct FirstDeal {
    Wind dealer = Wind::East;
    Break opened;

    constexpr bool operator==(const FirstDeal&) const = default;
};
/// hk:2.2, the first hand: one throw of `thrower` both names the dealer and opens that dealer's wall.
tl::expected<FirstDeal, DiceError> first_deal(const DealRule& rule, Wind thrower, const Dice& dice);

/// As many dice as the rule throws.
template <RandomBytes Source>
constexpr Dice throw_dice(const DealRule& rule, Source& next_byte) {
    Dice dice;
    for (unsigned n = rule.dice * rule.throws; n > 0; --n) dice.push_back(throw_die(next_byte));
    return dice;
}

}  // namespace sifang
