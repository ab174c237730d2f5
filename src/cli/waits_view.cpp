#include "cli/waits_view.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "cli/names.hpp"
#include "cli/table.hpp"
#include "cli/tile_face.hpp"
#include "hand/shanten.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

std::string indented(std::string_view text, const Look& look) {
    std::string out;
    for (const std::string& line : wrap(text, look.width - 2)) out += "  " + line + "\n";
    return out;
}

std::string distance_text(int shanten, const Words& words) {
    if (shanten < 0) return words("render.complete");
    if (shanten == 0) return words("render.waiting");
    return words.format("render.shanten", {{"count", number(shanten)}});
}

unsigned copies_outside(Kinds kinds, const Counts& all) {
    unsigned sum = 0;
    for (const Tile tile : kinds) sum += copies_left(all, tile);
    return sum;
}

/// `3m ×4  6m ×2`, one blank between entries so that a line can break there.
std::string kinds_with_copies(Kinds kinds, const Counts& all, const Look& look) {
    std::string out;
    for (const Tile tile : kinds)
        out += (out.empty() ? "" : " ") + draw_tile(tile, look.tiles) + "×" +
               number(static_cast<int>(copies_left(all, tile)));
    return out;
}

std::string draw_wait_scores(const WaitScores& waits, const Rulebook& rulebook, const Words& words,
                             const Look& look) {
    const auto total = [&](const std::optional<int>& value) {
        return value ? number(*value) : words("render.may_not_win");
    };
    Table table({{}, {Column::Align::Right}, {Column::Align::Right}, {Column::Align::Right}});
    table.headings(
        {words("render.wait"), words("render.left"), words("render.by.discard"), words("render.by.draw")});
    bool all_may_win = true;
    for (const WaitScore& wait : waits) {
        table.row({draw_tile(wait.tile, look.tiles), number(static_cast<int>(wait.left)), total(wait.discard),
                   total(wait.draw)});
        all_may_win = all_may_win && wait.discard && wait.draw;
    }
    std::string out = table.draw(look);
    if (!all_may_win)
        out += indented(words("render.may_not_win.why." + std::string(rulebook.family())), look);
    return out;
}

/// The discards that leave the hand nearest, the one with the most useful tiles first; then the others.
std::string draw_discards(DiscardOptions options, const Hand& hand, const Words& words, const Look& look) {
    const Counts all = all_tiles(hand);
    std::ranges::sort(options, [&](const DiscardOption& a, const DiscardOption& b) {
        const unsigned a_left = copies_outside(a.useful, all), b_left = copies_outside(b.useful, all);
        return std::tuple(a.shanten, b_left, a.tile) < std::tuple(b.shanten, a_left, b.tile);
    });
    Table table({{}, {}, {Column::Align::Right}, {.wraps = true}});
    table.headings(
        {words("render.discard"), words("render.distance"), words("render.left"), words("render.useful")});
    for (const DiscardOption& option : options) {
        const Kinds useful = available(option.useful, hand);
        table.row({draw_tile(option.tile, look.tiles), distance_text(option.shanten, words),
                   number(static_cast<int>(copies_outside(useful, all))),
                   kinds_with_copies(useful, all, look)});
    }
    return table.draw(look);
}

}  // namespace

std::string draw_waits(const WaitsLine& asked, const SuitTable& table, const Rulebook& rulebook,
                       const Words& words, const Look& look) {
    const int distance = shanten(table, asked.hand, rulebook.shapes());
    std::string out = look.ink(Ink::Strong, words.format("render.hand_is",
                                                         {{"rules", rulebook_name(words, rulebook)},
                                                          {"distance", distance_text(distance, words)}})) +
                      "\n\n";
    if (asked.is_full())
        return out +
               draw_discards(discard_options(table, asked.hand, rulebook.shapes()), asked.hand, words, look);
    if (distance == 0) {
        const WaitScores waits = wait_scores(table, rulebook, asked.hand, asked.seat, asked.round);
        if (waits.empty()) return out + indented(words("render.no_copy_left"), look);
        return out + draw_wait_scores(waits, rulebook, words, look);
    }
    const Counts all = all_tiles(asked.hand);
    const Kinds useful = available(useful_tiles(table, asked.hand, rulebook.shapes()), asked.hand);
    return out + indented(words.format("render.useful_tiles",
                                       {{"tiles", kinds_with_copies(useful, all, look)},
                                        {"count", number(static_cast<int>(copies_outside(useful, all)))}}),
                          look);
}

}  // namespace sifang::cli
