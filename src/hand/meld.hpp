#pragma once
// A meld, and the hand before a player: standing tiles and melds.

#include "tile/counts.hpp"
#include "tile/inline_vector.hpp"
#include "tile/tile.hpp"

namespace sifang {

enum class MeldKind : std::uint8_t {
    Chow,           ///< three in a row, claimed
    Pung,           ///< three alike, claimed
    Kong,           ///< four alike, the fourth claimed
    AddedKong,      ///< a claimed pung to which the fourth was added
    ConcealedKong,  ///< four alike, all drawn
};

/// Whose discard completed a meld, seen from its owner.
enum class Giver : std::uint8_t { Unknown, Right, Across, Left };

struct Meld {
    MeldKind kind = MeldKind::Chow;
    Tile tile;  ///< the lowest tile of a chow, the tile of a pung or kong
    Giver from = Giver::Unknown;

    constexpr bool is_chow() const { return kind == MeldKind::Chow; }
    constexpr bool is_kong() const { return kind >= MeldKind::Kong; }
    /// A concealed kong is the one meld that leaves a hand concealed.
    constexpr bool is_concealed() const { return kind == MeldKind::ConcealedKong; }
    constexpr unsigned size() const { return is_kong() ? 4 : 3; }
    constexpr bool operator==(const Meld&) const = default;
};

using Melds = InlineVector<Meld, 4>;

/// Standing tiles and melds. `standing` may or may not hold the tile just drawn: its size says so.
struct Hand {
    Counts standing;
    Melds melds;

    constexpr bool operator==(const Hand&) const = default;
    /// Standing tiles of a hand that waits for its turn: 13, 10, 7, 4 or 1.
    constexpr unsigned resting_size() const { return 13 - 3 * static_cast<unsigned>(melds.size()); }
};

/// Adds the tiles of a meld to counts; false, and the counts unchanged, if that would be a fifth copy.
bool add_meld(Counts& counts, const Meld& meld);
/// All tiles of a hand, melds included, with the fourth tiles of kongs. The hand is a legal one.
Counts all_tiles(const Hand& hand);

}  // namespace sifang
