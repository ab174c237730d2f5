#pragma once
// Tiles on a screen: as they are typed, as boxes, or as the Unicode mahjong tiles.

#include <span>
#include <string>

#include "cli/terminal.hpp"
#include "hand/meld.hpp"
#include "hand/reading.hpp"
#include "tile/kinds.hpp"
#include "tile/tile.hpp"

namespace sifang::cli {

std::string draw_tile(Tile tile, TileFaces faces);
/// In the order given, without gaps: 456p, [4p][5p][6p], 🀜🀝🀞.
std::string draw_tiles(std::span<const Tile> tiles, TileFaces faces);
std::string draw_tiles(Kinds kinds, TileFaces faces);
/// With the marks of the notation: [555s] claimed, (2222p) a concealed kong, [CCC+C] an added one.
std::string draw_meld(const Meld& meld, TileFaces faces);
std::string draw_set(const TileSet& set, TileFaces faces);

InlineVector<Tile, 4> tiles_of(const TileSet& set);

}  // namespace sifang::cli
