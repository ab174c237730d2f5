#include "cli/play_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/record_view.hpp"
#include "cli/tile_face.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

/// One's own tiles as they stand: in order, the tile just drawn apart.
struct Standing {
    std::vector<Piece> pieces;
    std::optional<Piece> drawn;
};

Standing standing_of(const OwnHand& own) {
    Standing out;
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

std::string letter(std::size_t place, bool upper) {
    return {static_cast<char>((upper ? 'A' : 'a') + static_cast<char>(place))};
}

}  // namespace

std::vector<Move> moves_of(const SeatView& view) {
    std::vector<Move> moves;
    const Standing standing = standing_of(view.own);
    for (std::size_t i = 0; i <= standing.pieces.size(); ++i) {
        const bool last = i == standing.pieces.size();
        if (last && !standing.drawn) break;
        // Of equal tiles the first has the key.
        if (!last && i > 0 && standing.pieces[i] == standing.pieces[i - 1]) continue;
        const Piece piece = last ? *standing.drawn : standing.pieces[i];
        for (const sifang::Action& action : view.own.legal) {
            const bool riichi = action.kind == ActionKind::Riichi;
            if ((riichi || action.kind == ActionKind::Discard) && action.piece == piece &&
                action.drawn == last)
                moves.push_back({letter(i, riichi), action});
        }
    }
    unsigned number = 1;
    for (const sifang::Action& action : view.own.legal)
        if (action.kind != ActionKind::Discard && action.kind != ActionKind::Riichi)
            moves.push_back({std::to_string(number++), action});
    return moves;
}

std::string PlayView::who(Wind seat, const SeatNames& names) const {
    return words_.format(
        "record.who", {{"seat", wind_name(words_, seat)}, {"name", names[static_cast<std::size_t>(seat)]}});
}

std::string PlayView::tile(Piece piece) const { return draw_piece(piece, look_.tiles); }

std::string PlayView::table(const SeatView& view, const SeatNames& names) const {
    const PublicView& table = view.table;
    std::string out =
        "\n" +
        look_.ink(Ink::Strong, words_.format("terminal.head", {{"rules", rulebook_name(words_, rulebook_)},
                                                               {"round", wind_name(words_, table.round)},
                                                               {"left", std::to_string(table.left)}}));
    for (const Piece piece : table.indicators)
        out += " · " + words_.format("record.event.indicator", {{"tile", tile(piece)}});
    out += "\n";
    // The others first, as they play after one another; oneself last, next to one's tiles.
    for (unsigned turns = 1; turns <= 4; ++turns) {
        const auto seat = static_cast<Wind>((static_cast<unsigned>(view.own.seat) + turns) & 3);
        const SeenSeat& seen = table.seats[static_cast<std::size_t>(seat)];
        std::string line = look_.ink(seat == view.own.seat ? Ink::Strong : Ink::Plain, who(seat, names)) +
                           "  " + signed_number(seen.score);
        if (seen.riichi) line += "  " + look_.ink(Ink::Bad, words_("terminal.riichi"));
        for (const SeenMeld& meld : seen.melds)
            line += "  " + (meld.piece.is_back()
                                ? words_("terminal.hidden_kong")
                                : draw_meld({meld.kind, meld.piece.tile(), meld.from}, look_.tiles));
        if (!seen.flowers.empty()) line += "  " + draw_tiles(seen.flowers, look_.tiles);
        out += "  " + line + "\n";
        std::string river;
        for (const RiverTile& each : table.river)
            if (each.seat == seat && !each.called) river += tile(each.piece) + " ";
        if (!river.empty())
            for (const std::string& part : wrap(river, look_.width > 10 ? look_.width - 6 : 10))
                out += "      " + part + "\n";
    }
    // The tiles, and under each the key that discards it.
    const Standing standing = standing_of(view.own);
    const auto moves = moves_of(view);
    std::string faces = "\n  ", keys = "  ";
    const auto add = [&](Piece piece, bool drawn) {
        const std::string face = tile(piece);
        std::string key;
        for (const Move& move : moves)
            if (move.action.kind == ActionKind::Discard && move.action.piece == piece &&
                move.action.drawn == drawn)
                key = move.key;
        const unsigned columns = std::max(display_width(face), 1u) + 1;
        faces += pad_right(face, columns);
        keys += pad_right(key, columns);
    };
    for (const Piece piece : standing.pieces) add(piece, false);
    if (standing.drawn) {
        faces += "  ";
        keys += "  ";
        add(*standing.drawn, true);
    }
    return out + faces + "\n" + look_.ink(Ink::Faint, keys) + "\n";
}

std::string PlayView::move(const sifang::Action& action, const SeatView& view) const {
    std::string tiles;
    if (action.kind == ActionKind::Chow)
        tiles = draw_meld({MeldKind::Chow, action.low, Giver::Left}, look_.tiles);
    else if (view.own.asked)
        tiles = tile(*view.own.asked);
    else if (action.kind == ActionKind::Win || action.kind == ActionKind::NineKinds ||
             action.kind == ActionKind::Pass)
        tiles = view.own.drawn ? tile(*view.own.drawn) : "";
    else
        tiles = tile(action.piece);
    return words_.format("terminal.move." + std::string(id(action.kind)), {{"tile", tiles}});
}

std::string PlayView::moves(const SeatView& view) const {
    std::string out;
    bool riichi = false;
    for (const Move& each : moves_of(view)) {
        riichi |= each.action.kind == ActionKind::Riichi;
        if (each.action.kind == ActionKind::Discard || each.action.kind == ActionKind::Riichi) continue;
        out += "  " + look_.ink(Ink::Strong, each.key) + "  " + move(each.action, view) + "\n";
    }
    if (riichi) out += "  " + words_("terminal.riichi_keys") + "\n";
    return out;
}

std::string PlayView::event(const Event& event, const SeatNames& names) const {
    const auto say = [&](const char* key, Wind seat, Piece piece) {
        return words_.format("record.event." + std::string(key),
                             {{"who", who(seat, names)}, {"tile", tile(piece)}});
    };
    if (const auto* discarded = std::get_if<Discarded>(&event))
        return say(discarded->riichi ? "riichi" : "discard", discarded->seat, discarded->piece);
    if (const auto* flower = std::get_if<FlowerShown>(&event))
        return say("flower", flower->seat, flower->piece);
    if (const auto* claimed = std::get_if<Claimed>(&event)) {
        const char* const kinds[] = {"chow", "pung", "kong"};
        const auto kind = std::min<std::size_t>(static_cast<std::size_t>(claimed->meld.kind), 2);
        return words_.format("record.event." + std::string(kinds[kind]),
                             {{"who", who(claimed->seat, names)},
                              {"tile", tile(claimed->piece)},
                              {"from", who(claimed->giver, names)},
                              {"tiles", draw_meld(claimed->meld, look_.tiles)}});
    }
    if (const auto* kong = std::get_if<KongMade>(&event))
        return say(kong->kind == MeldKind::AddedKong ? "added_kong" : "concealed_kong", kong->seat,
                   kong->piece);
    if (const auto* won = std::get_if<Won>(&event))
        return words_.format(
            won->by == By::Draw ? "record.event.win_draw" : "record.event.win_discard",
            {{"who", who(won->seat, names)}, {"tile", tile(won->piece)}, {"from", who(won->giver, names)}});
    if (const auto* ended = std::get_if<HandEnded>(&event); ended && ended->end != End::Won)
        return words_("record.end." + std::string(id(ended->end)));
    return {};
}

}  // namespace sifang::cli
