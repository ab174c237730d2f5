#include "arena/mjai_words.hpp"

namespace sifang::arena::mjai {
namespace {

constexpr std::string_view suits = "mps";
constexpr std::string_view honors = "ESWNCFP";

}  // namespace

std::string word(Piece piece) {
    if (piece.is_back()) return "?";
    const Tile tile = piece.tile();
    if (!tile.is_suited()) return {honors[tile.rank() - 1]};
    std::string text{static_cast<char>('0' + tile.rank()), suits[static_cast<std::size_t>(tile.suit())]};
    if (piece.is_red()) text += 'r';
    return text;
}

std::optional<Piece> piece_of(std::string_view word) {
    if (word.size() == 1) {
        const auto at = honors.find(word[0]);
        if (at == honors.npos) return std::nullopt;
        return Piece(Tile::of_index(27 + static_cast<unsigned>(at)));
    }
    if (word.size() < 2 || word.size() > 3 || word[0] < '1' || word[0] > '9') return std::nullopt;
    const auto suit = suits.find(word[1]);
    if (suit == suits.npos) return std::nullopt;
    if (word.size() == 2)
        return Piece(Tile::of(static_cast<Suit>(suit), static_cast<unsigned>(word[0] - '0')));
    if (word[0] != '5' || word[2] != 'r') return std::nullopt;
    return Piece::red_five(static_cast<Suit>(suit));
}

std::optional<Pieces> pieces_of(const Value* list) {
    if (!list || !list->list() || list->list()->size() > Pieces::capacity()) return std::nullopt;
    Pieces pieces;
    for (const Value& each : *list->list()) {
        const auto piece = each.string() ? piece_of(*each.string()) : std::nullopt;
        if (!piece) return std::nullopt;
        pieces.push_back(*piece);
    }
    return pieces;
}

void add_tiles(ValueList& list, Tile tile, unsigned count, unsigned reds) {
    for (unsigned i = 0; i < count; ++i)
        list.emplace_back(word(i < reds ? Piece::red_five(tile.suit()) : Piece(tile)));
}

unsigned all_reds(const PlayRules& rules, Tile tile) {
    if (!tile.is_suited() || tile.rank() != 5) return 0;
    return static_cast<unsigned>(rules.red_fives[static_cast<std::size_t>(tile.suit())]);
}

}  // namespace sifang::arena::mjai
