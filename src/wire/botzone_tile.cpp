#include "wire/botzone_tile.hpp"

namespace sifang::botzone {

std::optional<Piece> piece_of(std::string_view text) {
    if (text.size() != 2 || text[1] < '1' || text[1] > '9') return std::nullopt;
    const auto rank = static_cast<unsigned>(text[1] - '0');
    switch (text[0]) {
        case 'W': return Piece(Tile::of(Suit::Characters, rank));
        case 'B': return Piece(Tile::of(Suit::Dots, rank));
        case 'T': return Piece(Tile::of(Suit::Bamboo, rank));
        case 'F': return rank <= 4 ? std::optional(Piece(Tile::of_index(26 + rank))) : std::nullopt;
        case 'J': return rank <= 3 ? std::optional(Piece(Tile::of_index(30 + rank))) : std::nullopt;
        case 'H': return rank <= 8 ? std::optional(Piece(Tile::flower(rank))) : std::nullopt;
        default: return std::nullopt;
    }
}

std::string tile_text(Piece piece) {
    const Tile tile = piece.tile();
    const unsigned rank = tile.rank();
    switch (tile.suit()) {
        case Suit::Characters: return "W" + std::to_string(rank);
        case Suit::Dots: return "B" + std::to_string(rank);
        case Suit::Bamboo: return "T" + std::to_string(rank);
        case Suit::Honors:
            return tile.is_wind() ? "F" + std::to_string(rank) : "J" + std::to_string(rank - 4);
        case Suit::Flowers: break;
    }
    return "H" + std::to_string(rank);
}

}  // namespace sifang::botzone
