#include "tile/dice.hpp"

#include <numeric>
#include <optional>

namespace sifang {
namespace {

unsigned sum(const std::uint8_t* first, const std::uint8_t* last) { return std::accumulate(first, last, 0u); }

std::optional<DiceError> wrong_dice(const Dice& dice, std::size_t expected) {
    if (dice.size() != expected) return DiceError{DiceFault::WrongNumber, 0, expected};
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (dice[i] < 1 || dice[i] > 6) return DiceError{DiceFault::NotAFace, i + 1, expected};
    return std::nullopt;
}

}  // namespace

std::string_view code(DiceFault fault) {
    switch (fault) {
        case DiceFault::WrongNumber: return "wrong_number_of_dice";
        case DiceFault::NotAFace: return "not_a_die_face";
    }
    return "";
}

tl::expected<Break, DiceError> where_to_break(const DealRule& rule, Wind dealer, const Dice& dice) {
    if (const auto error = wrong_dice(dice, std::size_t{rule.dice} * rule.throws))
        return tl::unexpected(*error);
    const unsigned first = sum(dice.begin(), dice.begin() + rule.dice);
    return Break{seat_hit(dealer, first), sum(dice.begin(), dice.end())};
}

tl::expected<FirstDeal, DiceError> first_deal(const DealRule& rule, Wind thrower, const Dice& dice) {
    if (const auto error = wrong_dice(dice, rule.dice)) return tl::unexpected(*error);
    const unsigned total = sum(dice.begin(), dice.end());
    const Wind dealer = seat_hit(thrower, total);
    return FirstDeal{dealer, Break{dealer, total}};
}

}  // namespace sifang
