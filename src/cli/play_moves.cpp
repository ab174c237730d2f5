#include "cli/play_moves.hpp"

#include <algorithm>

namespace sifang::cli {
namespace {

std::string letter_of_place(std::size_t place, bool upper) {
    return {static_cast<char>((upper ? 'A' : 'a') + static_cast<char>(place))};
}

bool is_with_letter(const sifang::Action& action) {
    return action.kind == ActionKind::Discard || action.kind == ActionKind::Riichi;
}

}  // namespace

OwnTiles own_tiles(const OwnHand& own) {
    OwnTiles out;
    for (const Tile tile : own.hand.standing.present()) {
        const bool five = tile.is_suited() && tile.rank() == 5;
        unsigned reds = five ? own.reds[static_cast<std::size_t>(tile.suit())] : 0;
        for (unsigned n = own.hand.standing[tile]; n > 0; --n)
            out.pieces.push_back(reds > 0 ? (--reds, Piece::red_five(tile.suit())) : Piece(tile));
    }
    for (const Tile flower : own.held_flowers) out.pieces.emplace_back(flower);
    if (own.drawn)
        if (const auto at = std::find(out.pieces.begin(), out.pieces.end(), *own.drawn);
            at != out.pieces.end()) {
            out.pieces.erase(at);
            out.drawn = own.drawn;
        }
    return out;
}

std::vector<Move> moves_of(const SeatView& view) {
    std::vector<Move> moves;
    const OwnTiles tiles = own_tiles(view.own);
    for (std::size_t i = 0; i <= tiles.pieces.size(); ++i) {
        const bool last = i == tiles.pieces.size();
        if (last && !tiles.drawn) break;
        // Of equal tiles the first has the key.
        if (!last && i > 0 && tiles.pieces[i] == tiles.pieces[i - 1]) continue;
        const Piece piece = last ? *tiles.drawn : tiles.pieces[i];
        for (const sifang::Action& action : view.own.legal)
            if (is_with_letter(action) && action.piece == piece && action.drawn == last)
                moves.push_back({letter_of_place(i, action.kind == ActionKind::Riichi), action});
    }
    unsigned number = 1;
    for (const sifang::Action& action : view.own.legal)
        if (!is_with_letter(action))
            moves.push_back({action.kind == ActionKind::Pass ? "0" : std::to_string(number++), action});
    return moves;
}

std::string key_of(const std::vector<Move>& moves, const sifang::Action& action) {
    const auto at =
        std::find_if(moves.begin(), moves.end(), [&](const Move& move) { return move.action == action; });
    return at == moves.end() ? std::string() : at->key;
}

std::string key_of_win(const std::vector<Move>& moves) {
    const auto at = std::find_if(moves.begin(), moves.end(),
                                 [](const Move& move) { return move.action.kind == ActionKind::Win; });
    return at == moves.end() ? std::string() : at->key;
}

std::optional<sifang::Action> move_of_enter(const Actions& legal) {
    const auto first = [&](auto is) -> std::optional<sifang::Action> {
        const auto at = std::find_if(legal.begin(), legal.end(), is);
        return at == legal.end() ? std::nullopt : std::optional(*at);
    };
    if (const auto flower = first([](const auto& a) { return a.kind == ActionKind::Flower; })) return flower;
    if (const auto pass = first([](const auto& a) { return a.kind == ActionKind::Pass; })) return pass;
    return first([](const auto& a) { return a.kind == ActionKind::Discard && a.drawn; });
}

}  // namespace sifang::cli
