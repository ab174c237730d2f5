#pragma once
// Walls of a record: from pieces to what is dealt from, and back.

#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "game/croupier.hpp"
#include "wire/record.hpp"

namespace sifang {

/// A wall as its pieces, in the same order.
PieceWall pieces_of(const Wall& wall, const PlayRules& rules);
/// The way back; which of its copies a piece is has no meaning. Nothing unless the pieces are those of a box.
std::optional<Wall> wall_of(const PieceWall& pieces, const PlayRules& rules);

/// The break by which tiles are taken in the order in which the wall is laid out.
Break from_the_first(const DealRule& rule);

/// Why a hand's walls cannot be dealt from.
enum class WallTold : std::uint8_t {
    NotAWall,   ///< not every tile of the box once; or private walls not of 34 tiles
    WrongKind,  ///< one wall where each has his own, or the other way round, or rules that cannot be so dealt
    WrongBreak,  ///< the dice do not open the wall there
};
std::string_view code(WallTold fault);

/// What the dice and kinds of walls say by themselves, whether or not the tiles are told.
std::optional<WallTold> check_walls(const Table& table, const RecordHand& hand);
/// Who deals the walls that the hand tells; nobody when it tells none.
tl::expected<std::optional<Croupier>, WallTold> croupier_for(const Table& table, const RecordHand& hand);

}  // namespace sifang
