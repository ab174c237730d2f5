#include "rules/wait_scores.hpp"

#include "hand/shanten.hpp"

namespace sifang {
namespace {

std::optional<int> total(const Rulebook& book, const Win& win) {
    const auto score = book.score(win);
    if (!score || !score->valid || !score->meets_minimum) return std::nullopt;
    return score->total;
}

}  // namespace

unsigned copies_left(const Counts& all_tiles, Tile tile) { return tile.copies() - all_tiles[tile]; }

WaitScores wait_scores(const SuitTable& table, const Rulebook& book, const Hand& hand, Wind seat,
                       Wind round) {
    WaitScores scores;
    const Counts held = all_tiles(hand);
    Win win;
    win.hand = hand;
    win.seat = seat;
    win.round = round;
    for (const Tile tile : available(waits(table, hand, book.shapes()), hand)) {
        win.tile = tile;
        win.by = By::Discard;
        const std::optional<int> discard = total(book, win);
        win.by = By::Draw;
        scores.push_back({tile, copies_left(held, tile), discard, total(book, win)});
    }
    return scores;
}

}  // namespace sifang
