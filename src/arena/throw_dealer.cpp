#include "arena/throw_dealer.hpp"

#include <cassert>

#include "game/seat_draw.hpp"
#include "tile/chance.hpp"

namespace sifang::arena {

DealerThrown throw_dealer(const Table& table, std::uint64_t seed) {
    Chance chance(seed);
    DealRule rule = table.rules().deal;
    rule.throws = 1;
    const auto dealer = throw_for_dealer(rule, throw_dice(rule, chance));
    assert(dealer);
    return {dealer.value_or(0)};
}

}  // namespace sifang::arena
