#pragma once
// All ways to divide fourteen tiles (kongs as three) into the five shapes of the rulebooks. Tiles are plain
// numbers here, 0 to 33 in the order of Tile::index().

#include <array>
#include <vector>

#include "hand/meld.hpp"

namespace sifang::slow {

using TileCounts = std::array<int, 34>;

inline bool is_suited(int tile) { return tile < 27; }
inline bool is_honor(int tile) { return tile >= 27; }
inline bool is_wind(int tile) { return tile >= 27 && tile < 31; }
inline bool is_dragon(int tile) { return tile >= 31; }
inline int suit_of(int tile) { return tile / 9; }      ///< of a suited tile: 0, 1, 2
inline int rank_of(int tile) { return tile % 9 + 1; }  ///< of a suited tile: 1 to 9
inline bool is_terminal(int tile) { return is_suited(tile) && (rank_of(tile) == 1 || rank_of(tile) == 9); }

enum class SetType { Chow, Pung, Kong };

struct SlowSet {
    SetType type = SetType::Chow;
    int tile = 0;           ///< the lowest one
    bool standing = true;   ///< not laid out: the winning tile may be in it
    bool concealed = true;  ///< of a pung or kong: counts as concealed
    bool has(int t) const { return type == SetType::Chow ? t >= tile && t <= tile + 2 : t == tile; }
};

enum class Shape { SetsAndPair, SevenPairs, ThirteenOrphans, KnittedStraight, HonorsKnitted };

struct Division {
    Shape shape = Shape::SetsAndPair;
    std::vector<SlowSet> sets;  ///< melds first; four of them, or one beside a knitted straight
    int pair = -1;
    bool all_nine_knitted = false;  ///< of HonorsKnitted: a whole knitted straight is inside
};

/// `tiles` are the standing tiles and the winning tile, without the melds. A fifth copy is allowed.
std::vector<Division> all_divisions(const TileCounts& tiles, const Melds& melds);
TileCounts counts_of(const Counts& counts);

}  // namespace sifang::slow
