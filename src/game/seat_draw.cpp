#include "game/seat_draw.hpp"

#include <algorithm>
#include <numeric>

namespace sifang {
namespace {

/// Of one throw.
struct Throw {
    Wind hit = Wind::East;
    unsigned total = 0;
};

tl::expected<Throw, SeatDrawFault> read(const DealRule& rule, Wind thrower, const Dice& dice) {
    const auto deal = first_deal(rule, thrower, dice);
    if (!deal) return tl::unexpected(SeatDrawFault::NotTheDice);
    return Throw{deal->dealer, deal->opened.count};
}

}  // namespace

std::string_view code(SeatDrawFault fault) {
    switch (fault) {
        case SeatDrawFault::NotTheDice: return "not_the_dice";
        case SeatDrawFault::NotFourWinds: return "not_four_winds";
    }
    return "";
}

tl::expected<SeatDraw, SeatDrawFault> draw_seats(Wind first, Wind east, const WindTiles& tiles) {
    if (!std::is_permutation(tiles.begin(), tiles.end(), all_winds.begin()))
        return tl::unexpected(SeatDrawFault::NotFourWinds);
    SeatDraw draw;
    draw.east = east;
    Wind taker = first;
    for (const Wind tile : tiles) {
        draw.seats[static_cast<unsigned>(tile)] = static_cast<Player>(taker);
        taker = next(taker);
    }
    return draw;
}

tl::expected<SeatDraw, SeatDrawFault> draw_from_pile(const DealRule& rule, const Dice& dice,
                                                     const WindTiles& from_top) {
    return read(rule, Wind::East, dice).and_then([&](const Throw& thrown) {
        return draw_seats(thrown.hit, Wind::East, from_top);
    });
}

tl::expected<SeatDraw, SeatDrawFault> draw_from_row(const DealRule& rule, Wind thrower, const Dice& dice,
                                                    const WindTiles& from_odd_end) {
    return read(rule, thrower, dice).and_then([&](const Throw& thrown) {
        WindTiles taken = from_odd_end;
        if (thrown.total % 2 == 0) std::reverse(taken.begin(), taken.end());
        return draw_seats(thrown.hit, thrown.hit, taken);
    });
}

tl::expected<Player, SeatDrawFault> throw_for_dealer(const DealRule& rule, const Dice& dice) {
    return read(rule, Wind::East, dice).map([](const Throw& thrown) {
        return static_cast<Player>(thrown.hit);
    });
}

}  // namespace sifang
