#include "cli/tile_face.hpp"

#include <array>

#include "hand/notation.hpp"
#include "tile/notation.hpp"
#include "wire/utf8.hpp"

namespace sifang::cli {

namespace {

/// The block at U+1F000 has its own order: winds, dragons, characters, bamboo, dots, then plum orchid bamboo
/// chrysanthemum and the seasons.
char32_t code_point(Tile tile) {
    constexpr char32_t first = 0x1F000;
    const char32_t rank = tile.rank() - 1;
    switch (tile.suit()) {
        case Suit::Honors: return first + rank;
        case Suit::Characters: return first + 7 + rank;
        case Suit::Bamboo: return first + 16 + rank;
        case Suit::Dots: return first + 25 + rank;
        case Suit::Flowers: break;
    }
    constexpr std::array<char32_t, 8> flowers{38, 39, 40, 41, 34, 35, 37, 36};
    return first + flowers[rank];
}

/// The sign around a meld. Boxes are brackets already, so a claimed meld of boxes has braces.
std::string in_marks(std::string_view inside, bool concealed, TileFaces faces) {
    const char* marks = concealed ? "()" : faces == TileFaces::Boxes ? "{}" : "[]";
    return marks[0] + std::string(inside) + marks[1];
}

}  // namespace

std::string draw_tile(Tile tile, TileFaces faces) {
    if (faces == TileFaces::Text) return to_string(tile);
    if (faces == TileFaces::Boxes) return "[" + to_string(tile) + "]";
    std::string out;
    append_utf8(out, code_point(tile));
    // Without this sign many terminals draw 中 as a picture in colour.
    if (tile == tiles::red) append_utf8(out, 0xFE0E);
    return out;
}

std::string draw_tiles(std::span<const Tile> tiles, TileFaces faces) {
    if (faces == TileFaces::Text) return write_in_order(tiles);
    std::string out;
    for (const Tile tile : tiles) out += draw_tile(tile, faces);
    return out;
}

std::string draw_tiles(Kinds kinds, TileFaces faces) {
    InlineVector<Tile, Tile::kinds> list;
    for (const Tile tile : kinds) list.push_back(tile);
    return draw_tiles(std::span(list.begin(), list.size()), faces);
}

std::string draw_meld(const Meld& meld, TileFaces faces) {
    if (faces == TileFaces::Text) return write_meld(meld);
    std::string inside;
    for (unsigned i = 0; i < meld.size(); ++i) {
        if (i == 3 && meld.kind == MeldKind::AddedKong) inside += "+";
        inside += draw_tile(meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile, faces);
    }
    return in_marks(inside, meld.is_concealed(), faces);
}

InlineVector<Tile, 4> tiles_of(const TileSet& set) {
    InlineVector<Tile, 4> out;
    const unsigned size = set.kind == SetKind::Kong ? 4 : 3;
    for (unsigned i = 0; i < size; ++i)
        out.push_back(set.is_chow() ? Tile::of_index(set.tile.index() + i) : set.tile);
    return out;
}

std::string draw_set(const TileSet& set, TileFaces faces) {
    const auto tiles = tiles_of(set);
    return draw_tiles(std::span(tiles.begin(), tiles.size()), faces);
}

}  // namespace sifang::cli
