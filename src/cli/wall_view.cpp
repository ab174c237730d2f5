#include "cli/wall_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/table.hpp"
#include "cli/tile_face.hpp"
#include "cli/wall_file.hpp"
#include "text/width.hpp"
#include "tile/notation.hpp"

namespace sifang::cli {

namespace {

std::vector<Tile> tiles_of(std::span<const TileCopy> copies) {
    std::vector<Tile> tiles;
    for (const TileCopy copy : copies) tiles.push_back(copy.tile());
    return tiles;
}

std::span<const TileCopy> span_of(const auto& list) { return {list.begin(), list.size()}; }

std::string sorted_hand(const Deal& dealt, Wind seat) {
    return write_tiles(tiles_of(span_of(dealt.hands[static_cast<std::size_t>(seat)])));
}

std::string dice_text(const ShownWall& shown) {
    std::string text;
    for (std::size_t i = 0; i < shown.dice.size(); ++i) {
        if (i > 0) text += i % shown.rule.dice == 0 ? " + " : " ";
        text += std::to_string(shown.dice[i]);
    }
    return text;
}

/// One row of a wall as its owner sees it, his right end at the right. Tiles stand stack over stack; boxes
/// would not fit in a line.
std::string row_of_stacks(const ShownWall& shown, Wind owner, bool upper, TileFaces faces) {
    std::string row;
    for (unsigned stack = shown.rule.stacks_a_wall(); stack > 0; --stack) {
        const Tile tile =
            shown.wall[number_of(shown.rule, {owner, static_cast<std::uint8_t>(stack), upper})].tile();
        if (faces == TileFaces::Unicode) {
            row += draw_tile(tile, faces);
            continue;
        }
        if (!row.empty()) row += ' ';
        row += (tile.is_honor() ? " " : "") + to_string(tile);
    }
    return row;
}

/// Not a Table: that takes several blanks for one.
std::string draw_walls(const ShownWall& shown, const Words& words, const Look& look) {
    unsigned seat_width = 0, layer_width = 0;
    for (const Wind seat : all_winds)
        seat_width = std::max(seat_width, display_width(wind_name(words, seat)));
    for (const char* layer : {"wall.upper", "wall.lower"})
        layer_width = std::max(layer_width, display_width(words(layer)));
    std::string text;
    for (const Wind seat : all_winds)
        for (const bool upper : {true, false})
            text += "  " + pad_right(upper ? wind_name(words, seat) : "", seat_width) + "  " +
                    pad_right(words(upper ? "wall.upper" : "wall.lower"), layer_width) + "  " +
                    row_of_stacks(shown, seat, upper, look.tiles) + "\n";
    return text;
}

}  // namespace

std::string draw_wall(const ShownWall& shown, const Words& words, const Look& look) {
    std::string text;
    Table facts({Column{}, Column{Column::Align::Left, true}});
    facts.row({words("wall.seed"), fair::to_hex(shown.seed.bytes)});
    facts.row({words("wall.dice"), dice_text(shown)});
    facts.row({words("wall.opened"),
               words.format("wall.opened_at", {{"seat", wind_name(words, shown.opened.owner)},
                                               {"count", std::to_string(shown.opened.count)}})});
    if (const auto indicator = Remaining(shown.rule).indicator(0))
        facts.row({words("wall.indicator"), draw_tile(shown.dealt.order[*indicator].tile(), look.tiles)});
    text += facts.draw(look) + "\n";

    text += look.ink(Ink::Faint, "  " + words("wall.walls")) + "\n";
    text += draw_walls(shown, words, look) + "\n";

    Table hands({Column{}, Column{Column::Align::Left, true}});
    hands.headings({words("wall.hands"), ""});
    Wind seat = shown.dealer;
    for (int i = 0; i < 4; ++i, seat = next(seat)) {
        auto tiles = tiles_of(span_of(shown.dealt.hands[static_cast<std::size_t>(seat)]));
        std::sort(tiles.begin(), tiles.end());
        hands.row({wind_name(words, seat), draw_tiles(tiles, look.tiles)});
    }
    return text + hands.draw(look);
}

Value wall_json(const ShownWall& shown) {
    Value value;
    value["algorithm"] = shuffle_name;
    value["rules"] = shown.rules;
    value["seed"] = fair::to_hex(shown.seed.bytes);
    value["dealer"] = std::string(1, letter(shown.dealer));
    ValueList dice;
    for (const std::uint8_t pips : shown.dice) dice.emplace_back(int{pips});
    value["dice"] = dice;
    value["opened"]["wall"] = std::string(1, letter(shown.opened.owner));
    value["opened"]["count"] = static_cast<int>(shown.opened.count);
    value["wall"] = wall_value(shown.wall);
    for (const Wind seat : all_winds)
        value["hands"][std::string(1, letter(seat))] = sorted_hand(shown.dealt, seat);
    value["order"] = write_in_order(tiles_of(span_of(shown.dealt.order)));
    if (const auto indicator = Remaining(shown.rule).indicator(0))
        value["indicator"] = to_string(shown.dealt.order[*indicator].tile());
    return value;
}

std::string draw_verdict(const fair::PromisedHand& hand, const fair::WallVerdict& verdict, const Words& words,
                         const Look& look) {
    std::string text;
    for (const fair::WallFinding& finding : verdict.findings)
        text += look.ink(Ink::Bad, words.format("wall.finding." + std::string(code(finding.fault)),
                                                {{"name", finding.name},
                                                 {"place", std::to_string(finding.place.value_or(0) + 1)}})) +
                "\n";
    if (verdict.kept()) text += look.ink(Ink::Good, words("wall.kept")) + "\n";
    text += words.format("wall.mixed_from", {{"count", std::to_string(hand.players.size())}}) + "\n";
    if (!hand.wall) text += words("wall.no_wall_compared") + "\n";
    text += words.format("wall.seed_is", {{"seed", fair::to_hex(verdict.seed.bytes)}}) + "\n";
    return text;
}

Value verdict_json(const fair::PromisedHand& hand, const fair::WallVerdict& verdict) {
    Value value;
    value["kept"] = verdict.kept();
    ValueList findings;
    for (const fair::WallFinding& finding : verdict.findings) {
        Value each;
        each["code"] = code(finding.fault);
        if (!finding.name.empty()) each["name"] = finding.name;
        if (finding.place) each["place"] = static_cast<int>(*finding.place);
        findings.push_back(each);
    }
    value["findings"] = findings;
    value["players"] = static_cast<int>(hand.players.size());
    value["compared"] = hand.wall.has_value();
    value["seed"] = fair::to_hex(verdict.seed.bytes);
    value["wall"] = wall_value(verdict.wall);
    return value;
}

}  // namespace sifang::cli
