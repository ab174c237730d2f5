#include "cli/play_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/record_view.hpp"
#include "cli/tile_face.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

constexpr std::size_t play_seat_at(Wind seat) { return static_cast<std::size_t>(seat); }

}  // namespace

std::vector<std::string> flow(const std::vector<std::string>& parts, std::string_view between,
                              unsigned width) {
    std::vector<std::string> lines;
    for (const std::string& part : parts) {
        const bool fits = !lines.empty() &&
                          display_width(lines.back()) + display_width(between) + display_width(part) <= width;
        if (fits)
            lines.back() += std::string(between) + part;
        else
            lines.push_back(part);
    }
    return lines;
}

std::string PlayView::who(Wind seat, const HandOnView& hand) const {
    const std::string& name = hand.names[play_seat_at(seat)];
    if (seat == hand.person) return name;
    return words_.format("record.who", {{"seat", wind_name(words_, seat)}, {"name", name}});
}

std::string PlayView::score(int points) const {
    return rulebook_.session().start_points == 0 ? signed_number(points) : number(points);
}

std::string PlayView::tile(Piece piece) const {
    const std::string face = draw_piece(piece, look_.tiles);
    if (look_.tiles != TileFaces::Unicode || piece.is_back()) return face;
    return face + " " + draw_piece(piece, TileFaces::Text);
}

std::string PlayView::head(const SeatView& view, const HandOnView& hand) const {
    const PublicView& table = view.table;
    std::vector<std::string> parts{hand.title};
    if (table.counters > 0)
        parts.push_back(words_.format("record.counters", {{"count", number(table.counters)}}));
    if (table.deposits > 0)
        parts.push_back(words_.format("record.deposits", {{"count", number(table.deposits)}}));
    parts.push_back(words_.format("terminal.left", {{"left", std::to_string(table.left)}}));
    std::string indicators;
    for (const Piece piece : table.indicators) indicators += (indicators.empty() ? "" : " ") + tile(piece);
    if (!indicators.empty()) parts.push_back(words_.format("record.event.indicator", {{"tile", indicators}}));
    std::string out;
    for (const std::string& line : flow(parts, words_("render.and"), look_.width))
        out += look_.ink(Ink::Strong, line) + "\n";
    return out;
}

/// What lies before a seat: its sticks, melds and flowers.
std::vector<std::string> PlayView::before_seat(const SeatView& view, Wind seat) const {
    const SeenSeat& seen = view.table.seats[play_seat_at(seat)];
    std::vector<std::string> parts;
    if (seat == Wind::East) parts.push_back(words_("terminal.dealer"));
    if (seen.riichi) parts.push_back(words_("terminal.riichi"));
    if (seat == view.own.seat) {
        for (const Meld& meld : view.own.hand.melds) parts.push_back(draw_meld(meld, look_.tiles));
    } else {
        for (const SeenMeld& meld : seen.melds)
            parts.push_back(meld.piece.is_back()
                                ? words_("terminal.hidden_kong")
                                : draw_meld({meld.kind, meld.piece.tile(), meld.from}, look_.tiles));
    }
    if (!seen.flowers.empty()) parts.push_back(draw_tiles(seen.flowers, look_.tiles));
    return parts;
}

/// In sixes, as they are laid out; the tile of a riichi lies sideways.
std::vector<std::string> PlayView::river(const PublicView& table, Wind seat) const {
    std::vector<std::string> sixes;
    unsigned count = 0;
    for (const RiverTile& each : table.river) {
        if (each.seat != seat || each.called) continue;
        const std::string face = draw_piece(each.piece, look_.tiles);
        const std::string laid = each.riichi ? "‹" + face + "›" : face;
        if (count++ % 6 == 0)
            sixes.push_back(laid);
        else
            sixes.back() += (look_.tiles == TileFaces::Boxes ? "" : " ") + laid;
    }
    return sixes;
}

std::string PlayView::seats(const SeatView& view, const HandOnView& hand) const {
    const PublicView& table = view.table;
    unsigned names = 0, scores = 0;
    const auto name_of = [&](Wind seat) {
        return words_.format("record.who",
                             {{"seat", wind_name(words_, seat)}, {"name", hand.names[play_seat_at(seat)]}});
    };
    for (const Wind seat : all_winds) {
        names = std::max(names, display_width(name_of(seat)));
        scores = std::max(scores, display_width(score(table.seats[play_seat_at(seat)].score)));
    }
    // Whose tile it is that one is asked about, or whose turn.
    const Wind marked = view.own.asked ? hand.giver : table.turn;
    const unsigned indent = 2 + names + 2 + scores + 2;
    const unsigned room = look_.width > indent + 20 ? look_.width - indent : 20;
    std::string out;
    // The others first, as they play after one another; oneself last, next to one's tiles.
    for (unsigned turns = 1; turns <= 4; ++turns) {
        const auto seat = static_cast<Wind>((static_cast<unsigned>(view.own.seat) + turns) & 3);
        const Ink ink = seat == view.own.seat ? Ink::Strong : Ink::Plain;
        std::string line = (seat == marked ? "▸ " : "  ") + pad_right(name_of(seat), names) + "  " +
                           pad_left(score(table.seats[play_seat_at(seat)].score), scores);
        out += look_.ink(ink, line);
        const auto before = flow(before_seat(view, seat), "  ", room);
        for (std::size_t i = 0; i < before.size(); ++i)
            out += (i == 0 ? "  " : "\n" + std::string(indent, ' ')) + before[i];
        out += "\n";
        for (const std::string& part : flow(river(table, seat), "  ", room))
            out += std::string(indent, ' ') + part + "\n";
    }
    return out;
}

/// The tiles, small faces with their names, and under each the key that discards it.
std::string PlayView::own(const SeatView& view) const {
    const OwnTiles tiles = own_tiles(view.own);
    const auto moves = moves_of(view);
    const bool named = look_.tiles == TileFaces::Unicode;
    const unsigned narrowest_tile = look_.tiles == TileFaces::Boxes ? 4 : 2;
    std::string faces = "  ", names = "  ", keys = "  ", out;
    const auto end_lines = [&] {
        for (std::string* line : {&faces, &names, &keys}) line->erase(line->find_last_not_of(' ') + 1);
        out += faces + "\n" + (named ? look_.ink(Ink::Faint, names) + "\n" : "") +
               look_.ink(Ink::Strong, keys) + "\n";
        faces = names = keys = "  ";
    };
    const auto add = [&](Piece piece, bool drawn) {
        std::string key;
        for (const Move& move : moves)
            if (move.action.kind == ActionKind::Discard && move.action.piece == piece &&
                move.action.drawn == drawn)
                key = move.key;
        const std::string face = draw_piece(piece, look_.tiles);
        const std::string name = draw_piece(piece, TileFaces::Text);
        const unsigned columns = std::max({display_width(face), display_width(name), narrowest_tile}) + 1;
        if (display_width(faces) + columns > look_.width) end_lines();
        faces += pad_right(face, columns);
        names += pad_right(name, columns);
        keys += pad_right(look_.tiles == TileFaces::Boxes && !key.empty() ? " " + key : key, columns);
    };
    for (const Piece piece : tiles.pieces) add(piece, false);
    if (tiles.drawn) {
        for (std::string* line : {&faces, &names, &keys}) *line += "  ";
        add(*tiles.drawn, true);
    }
    end_lines();
    return out;
}

std::string PlayView::table(const SeatView& view, const HandOnView& hand) const {
    return "\n" + head(view, hand) + seats(view, hand) + "\n" + own(view);
}

}  // namespace sifang::cli
