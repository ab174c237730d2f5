// Rows of the suit table against a search over all goals.

#include "hand/rows.hpp"

#include <gtest/gtest.h>
#include <memory>

#include "support/deck.hpp"
#include "support/goal_search.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

const SuitTable& row_suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

TEST(Rows, AgreeWithTheSearchOverAllGoalsSoak) {
    Random random(1);
    for (std::uint64_t i = soak_or(300, 20'000); i > 0; --i) {
        const unsigned melds = random.below(4);
        const Counts tiles = random_tiles(random, 14 - 3 * melds);
        const Rows rows(row_suits(), hand_keys(tiles), 4 - melds);
        const int slow = GoalSearch(tiles, 4 - melds).distance({}, 14);
        ASSERT_EQ(rows.distance(), static_cast<unsigned>(slow));
        const Kinds open = kinds::hand - tiles.at_least(4);
        const Kinds nearer = rows.nearer(open);
        for (const Tile tile : open) {
            Counts more = tiles;
            more.add(tile);
            const Rows then(row_suits(), hand_keys(more), 4 - melds);
            ASSERT_EQ(nearer.has(tile), then.distance() < rows.distance());
            // One suit changed, and one suit asked about, are the whole looked up again.
            const SuitKey own = suit_key(more, tile.suit());
            Rows changed = rows;
            changed.change(tile.suit(), own);
            ASSERT_EQ(changed.distance(), then.distance());
            ASSERT_EQ(changed.nearer(kinds::hand - more.at_least(4)),
                      then.nearer(kinds::hand - more.at_least(4)));
            ASSERT_EQ(rows.without(tile.suit()).distance(own), then.distance());
        }
    }
}

}  // namespace
}  // namespace sifang::test
