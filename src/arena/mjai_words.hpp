#pragma once
// The words of the mjai protocol: tiles 1m–9s, 5mr 5pr 5sr, E S W N P F C; "?" for one that is not shown.

#include <optional>
#include <string>
#include <string_view>

#include "game/event.hpp"
#include "rules/play.hpp"
#include "rules/value.hpp"
#include "tile/piece.hpp"

namespace sifang::arena::mjai {

std::string word(Piece piece);
/// Nothing for a hidden tile and for what is no tile.
std::optional<Piece> piece_of(std::string_view word);

/// The tiles of a list, none of them hidden; nothing when there is no such list.
std::optional<Pieces> pieces_of(const Value* list);
/// `count` tiles of a kind, so many of them red.
void add_tiles(ValueList& list, Tile tile, unsigned count, unsigned reds);
/// How many of this kind are red by the rules.
unsigned all_reds(const PlayRules& rules, Tile tile);

}  // namespace sifang::arena::mjai
