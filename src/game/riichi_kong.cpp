#include "game/riichi_kong.hpp"

#include "hand/decompose.hpp"
#include "hand/shanten.hpp"

namespace sifang {
namespace {

/// Whether the three tiles are a triplet of their own however the completed hand is read.
bool always_a_triplet(const SuitTable& suits, const Hand& hand, Tile tile, Tile winning, Shapes shapes) {
    Counts tiles = hand.standing;
    if (!tiles.can_add(winning)) return true;
    tiles.add(winning);
    bool always = true;
    for_each_reading(suits, tiles, hand.melds, shapes, [&](const Reading& reading) {
        bool triplet = false;
        for (std::size_t i = hand.melds.size(); i < reading.sets.size(); ++i)
            triplet |= reading.sets[i].kind == SetKind::Pung && reading.sets[i].tile == tile;
        always &= triplet;
    });
    return always;
}

}  // namespace

bool kong_keeps_hand(const SuitTable& suits, const Hand& hand, Tile tile, Kinds waiting, Shapes shapes,
                     KongAfterRiichi rule) {
    if (rule == KongAfterRiichi::Never || hand.standing[tile] != 3) return false;
    Hand after = hand;
    for (int i = 0; i < 3; ++i) after.standing.remove(tile);
    after.melds.push_back({MeldKind::ConcealedKong, tile, Giver::Unknown});
    if (waits(suits, after, shapes) != waiting) return false;
    if (rule == KongAfterRiichi::WaitsSame) return true;
    for (const Tile winning : waiting)
        if (!always_a_triplet(suits, hand, tile, winning, shapes)) return false;
    return true;
}

}  // namespace sifang
