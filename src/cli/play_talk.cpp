// What is said at the table: the question to the person, his moves, and what the others do.

#include <algorithm>

#include "cli/play_view.hpp"
#include "cli/record_view.hpp"
#include "cli/tile_face.hpp"

namespace sifang::cli {

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
    const std::string text =
        words_.format("terminal.move." + std::string(id(action.kind)), {{"tile", tiles}});
    if (action.reds == 0) return text;
    return words_.format("terminal.move.with_reds", {{"move", text}, {"count", std::to_string(action.reds)}});
}

std::string PlayView::question(const SeatView& view, const HandOnView& hand) const {
    const OwnHand& own = view.own;
    std::string out;
    if (own.asked)
        out = words_.format("terminal.asked", {{"who", who(hand.giver, hand)}, {"tile", tile(*own.asked)}});
    else if (view.table.phase == Phase::OpeningFlowers)
        out = words_("terminal.flowers");
    else if (own.drawn)
        out = words_.format("terminal.turn_drawn", {{"tile", tile(*own.drawn)}});
    else
        out = words_("terminal.turn");
    out = look_.ink(Ink::Strong, out) + "\n";
    for (const Move& each : moves_of(view))
        if (each.action.kind != ActionKind::Discard && each.action.kind != ActionKind::Riichi)
            out += "  " + look_.ink(Ink::Strong, each.key) + "  " + move(each.action, view) + "\n";
    return out + keys(view);
}

std::string PlayView::keys(const SeatView& view) const {
    std::vector<std::string> parts;
    if (std::any_of(view.own.legal.begin(), view.own.legal.end(),
                    [](const sifang::Action& action) { return action.kind == ActionKind::Discard; }))
        parts.push_back(words_("terminal.keys.discard"));
    std::string riichi;
    for (const Move& each : moves_of(view))
        if (each.action.kind == ActionKind::Riichi) riichi += (riichi.empty() ? "" : " ") + each.key;
    if (!riichi.empty()) parts.push_back(words_.format("terminal.keys.riichi", {{"keys", riichi}}));
    if (const auto enter = move_of_enter(view.own.legal))
        parts.push_back(words_.format("terminal.keys.enter", {{"move", move(*enter, view)}}));
    parts.push_back(words_("terminal.keys.hint"));
    parts.push_back(words_("terminal.keys.leave"));
    std::string out;
    for (const std::string& line : flow(parts, words_("render.and"), look_.width))
        out += look_.ink(Ink::Faint, line) + "\n";
    return out;
}

std::string PlayView::event(const Event& event, const HandOnView& hand) const {
    // What the person does is told to him as `you`.
    const auto say = [&](std::string_view key, Wind seat, std::initializer_list<Filling> fillings) {
        return words_.format((seat == hand.person ? "terminal.own." : "record.event.") + std::string(key),
                             fillings);
    };
    const auto simply = [&](std::string_view key, Wind seat, Piece piece) {
        return say(key, seat, {{"who", who(seat, hand)}, {"tile", tile(piece)}});
    };
    if (const auto* discarded = std::get_if<Discarded>(&event))
        return simply(discarded->riichi ? "riichi" : "discard", discarded->seat, discarded->piece);
    if (const auto* flower = std::get_if<FlowerShown>(&event))
        return simply("flower", flower->seat, flower->piece);
    if (const auto* claimed = std::get_if<Claimed>(&event)) {
        const char* const kinds[] = {"chow", "pung", "kong"};
        const auto kind = std::min<std::size_t>(static_cast<std::size_t>(claimed->meld.kind), 2);
        return say(kinds[kind], claimed->seat,
                   {{"who", who(claimed->seat, hand)},
                    {"tile", tile(claimed->piece)},
                    {"from", who(claimed->giver, hand)},
                    {"tiles", draw_meld(claimed->meld, look_.tiles)}});
    }
    if (const auto* kong = std::get_if<KongMade>(&event))
        return simply(kong->kind == MeldKind::AddedKong ? "added_kong" : "concealed_kong", kong->seat,
                      kong->piece);
    if (const auto* turned = std::get_if<IndicatorTurned>(&event))
        return words_.format("record.event.indicator", {{"tile", tile(turned->piece)}});
    if (const auto* won = std::get_if<Won>(&event))
        return say(
            won->by == By::Draw ? "win_draw" : "win_discard", won->seat,
            {{"who", who(won->seat, hand)}, {"tile", tile(won->piece)}, {"from", who(won->giver, hand)}});
    if (const auto* ended = std::get_if<HandEnded>(&event); ended && ended->end != End::Won)
        return words_("record.end." + std::string(id(ended->end)));
    return {};
}

}  // namespace sifang::cli
