#include "cli/record_view.hpp"

#include "cli/names.hpp"
#include "cli/table.hpp"
#include "cli/tile_face.hpp"
#include "text/width.hpp"
#include "wire/record_pieces.hpp"
#include "wire/record_position.hpp"
#include "wire/utf8.hpp"

namespace sifang::cli {

namespace {

constexpr std::size_t number_of(Wind seat) { return static_cast<std::size_t>(seat); }

template <class Vector>
std::span<const Piece> span_of(const Vector& pieces) {
    return {pieces.begin(), pieces.size()};
}

std::string in_box(std::string_view text) { return "[" + std::string(text) + "]"; }

/// The tiles of a meld as it was claimed, red fives among them.
InlineVector<Piece, 4> meld_pieces(const Claimed& claim) {
    InlineVector<Piece, 4> pieces;
    unsigned reds = claim.reds + (claim.piece.is_red() ? 1u : 0u);
    for (unsigned i = 0; i < claim.meld.size(); ++i) {
        const Tile tile =
            claim.meld.is_chow() ? Tile::of_index(claim.meld.tile.index() + i) : claim.meld.tile;
        const bool red = reds > 0 && tile.is_suited() && tile.rank() == 5;
        if (red) --reds;
        pieces.push_back(red ? Piece::red_five(tile.suit()) : Piece(tile));
    }
    return pieces;
}

}  // namespace

std::string draw_piece(Piece piece, TileFaces faces) { return draw_pieces({&piece, 1}, faces); }

std::string draw_pieces(std::span<const Piece> pieces, TileFaces faces) {
    if (faces == TileFaces::Text) return write_pieces(pieces);
    std::string out;
    for (const Piece piece : pieces) {
        if (faces == TileFaces::Boxes) {
            out += in_box(write_pieces({&piece, 1}));
        } else if (piece.is_back()) {
            append_utf8(out, 0x1F02B);
        } else {
            out += draw_tile(piece.tile(), faces);
            // The block has no red fives.
            if (piece.is_red()) out += "r";
        }
    }
    return out;
}

std::string RecordView::say(const std::string& key, std::initializer_list<Filling> fillings) const {
    return words_.format("record." + key, fillings);
}

std::string RecordView::player(Player who) const {
    const std::string& name = reader_.header().players[who];
    return name.empty() ? say("player", {{"number", std::to_string(who + 1)}}) : name;
}

std::string RecordView::who(Wind seat) const {
    return say("who", {{"seat", wind_name(words_, seat)},
                       {"name", player(reader_.hand().seats[number_of(seat)] - 1u)}});
}

std::string RecordView::header() const {
    std::string names;
    for (Player each = 0; each < 4; ++each)
        names += (each > 0 ? words_("render.list_comma") : "") + player(each);
    std::string out = look_.ink(Ink::Strong, rulebook_name(words_, reader_.rulebook())) + "\n" +
                      say("players", {{"names", names}}) + "\n";
    if (!reader_.header().source.empty()) out += say("source", {{"source", reader_.header().source}}) + "\n";
    return out;
}

std::string RecordView::hand() const {
    const RecordHand& hand = reader_.hand();
    std::string head = say(
        "hand", {{"number", std::to_string(hand.number)}, {"round", wind_name(words_, hand.setup.round)}});
    if (hand.setup.counters > 0)
        head += words_("render.and") + say("counters", {{"count", std::to_string(hand.setup.counters)}});
    if (hand.setup.deposits > 0)
        head += words_("render.and") + say("deposits", {{"count", std::to_string(hand.setup.deposits)}});
    Table seats({Column{}, Column{Column::Align::Right}});
    for (const Wind seat : all_winds) seats.row({who(seat), number(hand.setup.scores[number_of(seat)])});
    return "\n" + look_.ink(Ink::Strong, head) + "\n" + seats.draw(look_);
}

std::string RecordView::event_text(const Event& event) const {
    const TileFaces faces = look_.tiles;
    const auto tile = [&](Piece piece) { return draw_piece(piece, faces); };
    const auto simple = [&](const char* key, Wind seat, Piece piece) {
        return say("event." + std::string(key), {{"who", who(seat)}, {"tile", tile(piece)}});
    };
    struct Visitor {
        const RecordView& view;
        const decltype(tile)& face;
        const decltype(simple)& simply;

        std::string operator()(const Dealt& e) const {
            return view.say("event.deal", {{"who", view.who(e.seat)},
                                           {"tiles", draw_pieces(span_of(e.pieces), view.look_.tiles)}});
        }
        std::string operator()(const Drew& e) const {
            return simply(e.from == DrawFrom::End ? "replacement" : "draw", e.seat, e.piece);
        }
        std::string operator()(const IndicatorTurned& e) const {
            return view.say("event.indicator", {{"tile", face(e.piece)}});
        }
        std::string operator()(const UnderTurned& e) const {
            return view.say("event.under_indicator", {{"tile", face(e.piece)}});
        }
        std::string operator()(const FlowerShown& e) const { return simply("flower", e.seat, e.piece); }
        std::string operator()(const FlowersKept& e) const { return simply("keep_flowers", e.seat, {}); }
        std::string operator()(const Discarded& e) const {
            return simply(e.riichi ? "riichi" : e.drawn ? "discard_drawn" : "discard", e.seat, e.piece);
        }
        std::string operator()(const Answered& e) const {
            return view.say("event.answer." + std::string(id(e.action.kind)), {{"who", view.who(e.seat)}});
        }
        std::string operator()(const Claimed& e) const {
            const char* kinds[] = {"chow", "pung", "kong"};
            const auto kind = std::min<std::size_t>(static_cast<std::size_t>(e.meld.kind), 2);
            const auto pieces = meld_pieces(e);
            return view.say("event." + std::string(kinds[kind]),
                            {{"who", view.who(e.seat)},
                             {"tiles", draw_pieces(span_of(pieces), view.look_.tiles)},
                             {"tile", face(e.piece)},
                             {"from", view.who(e.giver)}});
        }
        std::string operator()(const KongMade& e) const {
            return simply(e.kind == MeldKind::AddedKong ? "added_kong" : "concealed_kong", e.seat, e.piece);
        }
        std::string operator()(const Won& e) const {
            return view.say(
                e.by == By::Draw ? "event.win_draw" : "event.win_discard",
                {{"who", view.who(e.seat)}, {"tile", face(e.piece)}, {"from", view.who(e.giver)}});
        }
        std::string operator()(const Counted& e) const {
            std::string names;
            for (const ClaimedPattern& claimed : e.claim)
                names += (names.empty() ? "" : view.words_("render.list_comma")) +
                         pattern_times(view.words_, view.reader_.rulebook(), claimed.pattern, claimed.count);
            return view.say("event.count",
                            {{"who", view.who(e.seat)}, {"patterns", names.empty() ? "—" : names}});
        }
        std::string operator()(const Misdeclared& e) const {
            return view.say("event.false_win." + std::string(id(e.verdict)), {{"who", view.who(e.seat)}});
        }
        std::string operator()(const Sanctioned& e) const {
            const Sanction& s = e.sanction;
            const std::string ruling =
                view.say("event.sanction." + std::string(id(s.kind)),
                         {{"who", view.who(s.seat)},
                          {"to", view.who(s.to)},
                          {"points", number(s.points)},
                          {"tiles", draw_pieces(span_of(s.pieces), view.look_.tiles)}});
            return s.lifted ? view.say("event.sanction_lifted", {{"ruling", ruling}}) : ruling;
        }
        std::string operator()(const HandEnded& e) const {
            return view.words_("record.end." + std::string(id(e.end)));
        }
    };
    return std::visit(Visitor{*this, tile, simple}, event);
}

std::string RecordView::event() const {
    const std::string place = std::to_string(reader_.event_number());
    const std::string text = event_text(reader_.event());
    const auto* answered = std::get_if<Answered>(&reader_.event());
    const bool faint = answered != nullptr && answered->action.kind == ActionKind::Pass;
    const unsigned room = look_.width > 20 ? look_.width - 7 : 13;
    std::string out;
    for (const std::string& line : wrap(text, room)) {
        out += out.empty() ? std::string(place.size() < 5 ? 5 - place.size() : 0, ' ') +
                                 look_.ink(Ink::Faint, place) + "  "
                           : std::string(7, ' ');
        out += look_.ink(faint ? Ink::Faint : Ink::Plain, line) + "\n";
    }
    return out;
}

std::string RecordView::session_event() const {
    const SessionEvent& event = reader_.session_event();
    std::string text;
    const auto seats = [&](const Seating& seating) {
        std::string names;
        for (const Player each : seating)
            names += (names.empty() ? "" : words_("render.list_comma")) + player(each);
        return names;
    };
    if (const auto* drawn = std::get_if<SeatsDrawn>(&event))
        text = say("session.seats_drawn", {{"names", seats(drawn->seats)}});
    else if (const auto* thrown = std::get_if<DealerThrown>(&event))
        text = say("session.dealer_thrown", {{"who", player(thrown->dealer)}});
    else if (const auto* found = std::get_if<SeatsFound>(&event))
        text = say("session.seats_found", {{"names", seats(found->seats)}});
    else if (std::holds_alternative<TimeCalled>(event))
        text = words_("record.session.time_called");
    else if (std::holds_alternative<DealerStops>(event))
        text = words_("record.session.dealer_stops");
    else if (const auto* corrected = std::get_if<PointsCorrected>(&event))
        text = say("session.points_corrected", {{"hand", std::to_string(corrected->hand)}});
    else if (const auto* fined = std::get_if<PointsFined>(&event))
        text =
            say("session.points_fined", {{"who", player(fined->player)}, {"points", number(fined->points)}});
    else if (const auto* warned = std::get_if<PlayerWarned>(&event))
        text = say("session.player_warned", {{"who", player(warned->player)}});
    else
        text = words_("record.session.closed");
    return text + "\n";
}

std::string RecordView::winner(const RecordWinner& won) const {
    Table table({Column{Column::Align::Left, true}, Column{Column::Align::Right}});
    const Rulebook& book = reader_.rulebook();
    for (const CountedPattern& counted : won.patterns)
        table.row({pattern_times(words_, book, counted.pattern, counted.count),
                   number(counted.points * counted.count)});
    if (won.flowers != 0) table.row({words_("render.flowers"), number(won.flowers)});
    table.row({words_("render.total." + std::string(book.family())), number(won.winner.total)}, Ink::Strong);
    return event_text(Won{won.winner.seat, won.winner.by, won.winner.giver, won.winner.piece}) + "\n" +
           table.draw(look_);
}

std::string RecordView::result() const {
    const RecordResult& result = reader_.result();
    std::string out =
        look_.ink(Ink::Strong, words_("record.end." + std::string(id(result.result.end)))) + "\n";
    for (const RecordWinner& each : result.winners) out += winner(each);
    Table payments({Column{}, Column{Column::Align::Right}, Column{Column::Align::Right}});
    for (const Wind seat : all_winds)
        payments.row({who(seat), signed_number(result.result.payments[number_of(seat)]),
                      number(result.scores[number_of(seat)])});
    return out + payments.draw(look_);
}

std::string RecordView::position(const State& state) const {
    const RecordHand& hand = reader_.hand();
    std::string out =
        look_.ink(Ink::Strong, say("position", {{"hand", std::to_string(hand.number)},
                                                {"event", std::to_string(reader_.event_number())},
                                                {"left", std::to_string(state.wall.left(state.turn))}})) +
        "\n";
    if (!state.indicators.empty())
        out += "  " +
               say("event.indicator", {{"tile", draw_pieces(span_of(state.indicators), look_.tiles)}}) + "\n";
    for (const Wind wind : all_winds) {
        const SeatState& seat = state.at(wind);
        std::string tiles = draw_pieces(span_of(standing_pieces(seat)), look_.tiles);
        for (const Meld& meld : seat.hand.melds) tiles += "  " + draw_meld(meld, look_.tiles);
        InlineVector<Piece, 64> discards;
        for (const RiverTile& each : state.river)
            if (each.seat == wind && !each.called && !discards.full()) discards.push_back(each.piece);
        Table table({Column{}, Column{Column::Align::Left, true}});
        table.row({words_("record.standing"), tiles});
        if (!seat.flowers.empty())
            table.row({words_("render.flowers"), draw_tiles(seat.flowers, look_.tiles)});
        table.row({words_("record.discards"), draw_pieces(span_of(discards), look_.tiles)});
        const bool acts = state.turn == wind && state.phase != Phase::Over;
        out += "\n" + look_.ink(acts ? Ink::Strong : Ink::Plain, who(wind)) + "  " +
               number(hand.setup.scores[number_of(wind)] + state.paid[number_of(wind)]) + "\n" +
               table.draw(look_);
    }
    return out;
}

std::string RecordView::reason(const ReplayDifference& difference) const {
    const std::string code(difference.code);
    if (difference.refusal) {
        std::string why = words_("refusal." + std::string(id(*difference.refusal)));
        if (!difference.clause.empty()) why += " (" + difference.clause + ")";
        return say("difference.refused", {{"why", why}});
    }
    const std::string finding = "wall.finding." + code;
    if (words_.has(finding)) return words_.format(finding, {{"name", difference.subject}, {"place", "?"}});
    return say("difference." + code, {{"subject", difference.subject}});
}

std::string RecordView::difference(const ReplayDifference& difference) const {
    std::string place = say("at_line", {{"line", std::to_string(difference.line)}});
    if (difference.hand > 0)
        place += words_("render.and") + say("at_hand", {{"hand", std::to_string(difference.hand)}});
    if (difference.event > 0)
        place += words_("render.and") + say("at_event", {{"event", std::to_string(difference.event)}});
    std::string out = look_.ink(Ink::Bad, place) + "\n";
    for (const std::string& line : wrap(reason(difference), look_.width)) out += line + "\n";
    Table table({Column{}, Column{Column::Align::Left, true}});
    if (!difference.found.empty()) table.row({words_("record.found"), difference.found});
    if (!difference.expected.empty()) table.row({words_("record.expected"), difference.expected});
    return table.empty() ? out : out + table.draw(look_);
}

}  // namespace sifang::cli
