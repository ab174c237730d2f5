#include "tile/deal.hpp"

namespace sifang {
namespace {

/// Walls are met in the reverse order of play when tiles are taken.
constexpr unsigned walls_after_east(Wind owner) { return turns_after(owner, Wind::East); }

/// The number of the first place of the stack taken first.
unsigned head(const DealRule& rule, const Break& opened) {
    const unsigned skipped = opened.count - (rule.open_at == OpenAt::Counted ? 1 : 0);
    return 2 * (walls_after_east(opened.owner) * rule.stacks_a_wall() + skipped) % rule.tiles();
}

}  // namespace

unsigned number_of(const DealRule& rule, const Place& place) {
    return 2 * (walls_after_east(place.wall) * rule.stacks_a_wall() + place.stack - 1) +
           (place.upper ? 0 : 1);
}

Place place_of(const DealRule& rule, unsigned number) {
    assert(number < rule.tiles());
    const unsigned stack = number / 2;
    const unsigned wall = stack / rule.stacks_a_wall();
    return {static_cast<Wind>((4 - wall) & 3), static_cast<std::uint8_t>(stack % rule.stacks_a_wall() + 1),
            number % 2 == 0};
}

Place taken_from(const DealRule& rule, const Break& opened, unsigned nth) {
    return place_of(rule, (head(rule, opened) + nth) % rule.tiles());
}

InlineVector<Reach, 16> reaches(const DealRule& rule, Wind dealer) {
    InlineVector<Reach, 16> all;
    std::uint8_t taken = 0;
    const auto once_each = [&](std::uint8_t tiles) {
        Wind seat = dealer;
        for (int i = 0; i < 4; ++i, seat = next(seat)) {
            all.push_back({seat, taken, tiles, 1});
            taken = static_cast<std::uint8_t>(taken + tiles);
        }
    };
    for (int round = 0; round < 3; ++round) once_each(4);
    once_each(1);
    // The jump takes the dealer's fourteenth, the upper tile of the third stack, in one reach with his
    // thirteenth.
    if (rule.last_round == LastRound::Jump) all[12] = {dealer, 48, 2, 4};
    return all;
}

Deal deal(const DealRule& rule, Wind dealer, const Break& opened, const Wall& wall) {
    assert(wall.size() == rule.tiles());
    Deal result;
    const unsigned first = head(rule, opened);
    for (unsigned nth = 0; nth < rule.tiles(); ++nth)
        result.order.push_back(wall[(first + nth) % rule.tiles()]);
    for (const Reach& reach : reaches(rule, dealer))
        for (unsigned i = 0; i < reach.tiles; ++i)
            result.hands[static_cast<std::size_t>(reach.seat)].push_back(
                result.order[reach.from + i * reach.step]);
    return result;
}

std::optional<unsigned> Remaining::draw() {
    if (left() == 0) return std::nullopt;
    const unsigned place = drawn_++;
    // An odd number of replacements has left a lower tile alone at the end; the head may come to where its
    // upper was.
    const bool upper_is_gone = replaced_ % 2 == 1 && place == tiles_ - replaced_ - 1u;
    return upper_is_gone ? place + 1 : place;
}

std::optional<unsigned> Remaining::replace() {
    if (left() == 0) return std::nullopt;
    if (dead_wall_ > 0 && replaced_ == 4) return std::nullopt;
    const unsigned end =
        tiles_ - replaced_;  // one past the last tile, were they taken in the order of the wall
    const bool half_stack = replaced_ % 2 == 1;
    const bool head_took_upper = !half_stack && dead_wall_ == 0 && drawn_ == end - 1;
    ++replaced_;
    if (half_stack) return end;
    return head_took_upper ? end - 1 : end - 2;
}

std::optional<unsigned> Remaining::indicator(unsigned nth) const {
    if (indicator_stack_ == 0 || nth > 4) return std::nullopt;
    return tiles_ - 2 * (indicator_stack_ + nth);
}

std::optional<unsigned> Remaining::under_indicator(unsigned nth) const {
    const auto upper = indicator(nth);
    if (!upper) return std::nullopt;
    return *upper + 1;
}

}  // namespace sifang
