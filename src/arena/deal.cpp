#include "arena/deal.hpp"

#include <cassert>

#include "tile/chance.hpp"

namespace sifang::arena {

ArenaDeal ArenaDeal::of(const Table& table, const HandSetup& setup, std::uint64_t seed) {
    Chance chance(seed);
    const DealRule rule = table.deal_rule(setup);
    ArenaDeal deal;
    deal.wall = shuffled(rule.flowers, chance);
    if (setup.walls == Walls::Private) return deal;
    deal.dice = throw_dice(rule, chance);
    const auto opened = where_to_break(rule, Wind::East, deal.dice);
    assert(opened);
    deal.opened = *opened;
    return deal;
}

std::array<PrivateWall, 4> ArenaDeal::private_walls() const {
    std::array<PrivateWall, 4> walls;
    for (std::size_t i = 0; i < wall.size(); ++i) walls[i / 34].push_back(wall[i].tile());
    return walls;
}

Croupier ArenaDeal::croupier(const Table& table, const HandSetup& setup) const {
    if (setup.walls == Walls::Private) return Croupier(private_walls());
    return Croupier(table.rules(), opened, wall);
}

void ArenaDeal::describe(const Table& table, RecordHand& hand) const {
    if (hand.setup.walls == Walls::Private) {
        hand.walls = private_walls();
        return;
    }
    RedFives red{};
    for (std::size_t suit = 0; suit < red.size(); ++suit)
        red[suit] = static_cast<std::uint8_t>(table.rules().red_fives[suit]);
    hand.dice = dice;
    hand.opened = opened;
    for (const TileCopy copy : wall) hand.wall.push_back(piece_of(copy, red));
}

}  // namespace sifang::arena
