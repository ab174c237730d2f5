#include <algorithm>
#include <cassert>

#include "wire/json.hpp"
#include "wire/record_fields.hpp"
#include "wire/record_line.hpp"
#include "wire/record_pieces.hpp"
#include "wire/score_fields.hpp"

namespace sifang {
namespace {

using namespace record_fields;

/// Writes the fields of one object. A name is plain ASCII, so it needs no escaping.
class Fields {
  public:
    explicit Fields(std::string& out) : out_(out) {}

    Fields& name(std::string_view name) {
        out_ += opened_ ? ",\"" : "{\"";
        opened_ = true;
        out_ += name;
        out_ += "\":";
        return *this;
    }
    void word(std::string_view field, std::string_view value) {
        name(field);
        out_ += '"';
        out_ += value;
        out_ += '"';
    }
    void text(std::string_view field, std::string_view value) {
        name(field);
        append_json_string(out_, value);
    }
    void number(std::string_view field, int value) {
        name(field);
        append_integer(out_, value);
    }
    void flag_if(std::string_view field, bool is_set) {
        if (!is_set) return;
        name(field);
        out_ += "true";
    }
    void seat(std::string_view field, Wind value) {
        const char letter_of = letter(value);
        word(field, {&letter_of, 1});
    }
    void piece(std::string_view field, Piece value) { pieces(field, {&value, 1}); }
    void pieces(std::string_view field, std::span<const Piece> value) {
        name(field);
        quoted(value);
    }
    void quoted(std::span<const Piece> value) {
        out_ += '"';
        append_pieces(out_, value);
        out_ += '"';
    }
    template <class Number>
    void by_seat(std::string_view field, const std::array<Number, 4>& value) {
        name(field);
        for (const Wind seat : all_winds) {
            out_ += seat == Wind::East ? "{\"" : ",\"";
            out_ += letter(seat);
            out_ += "\":";
            append_integer(out_, value[static_cast<unsigned>(seat)]);
        }
        out_ += '}';
    }
    template <class Items, class WriteItem>
    void list(std::string_view field, const Items& items, WriteItem write_item) {
        name(field);
        out_ += '[';
        bool later = false;
        for (const auto& item : items) {
            if (later) out_ += ',';
            later = true;
            write_item(item);
        }
        out_ += ']';
    }
    template <class Items>
    void numbers(std::string_view field, const Items& items) {
        list(field, items, [&](auto value) { append_integer(out_, value); });
    }
    void close() { out_ += '}'; }

  private:
    std::string& out_;
    bool opened_ = false;
};

template <class Vector>
auto span_of(const Vector& pieces) {
    return std::span<const Piece>(pieces.begin(), pieces.size());
}

/// The tiles of a claimed set in their order, the red fives of the claimer and the discard among them.
InlineVector<Piece, 4> tiles_of(const Claimed& claim) {
    InlineVector<Piece, 4> pieces;
    unsigned reds = claim.reds + (claim.piece.is_red() ? 1u : 0u);
    for (unsigned i = 0; i < claim.meld.size(); ++i) {
        const Tile tile =
            claim.meld.is_chow() ? Tile::of_index(claim.meld.tile.index() + i) : claim.meld.tile;
        const bool red = reds > 0 && tile.is_suited() && tile.rank() == 5;
        pieces.push_back(red ? Piece::red_five(tile.suit()) : Piece(tile));
        if (red) --reds;
    }
    return pieces;
}

void append_action_fields(Fields& fields, const Action& action) {
    fields.word("action", id(action.kind));
    switch (action.kind) {
        case ActionKind::Pass:
        case ActionKind::Win:
        case ActionKind::NineKinds: return;
        case ActionKind::Chow: fields.piece("low", action.low); [[fallthrough]];
        case ActionKind::Pung:
        case ActionKind::Kong:
            if (action.reds > 0) fields.number("reds", action.reds);
            return;
        case ActionKind::Discard:
        case ActionKind::Riichi:
        case ActionKind::Flower:
        case ActionKind::ConcealedKong:
        case ActionKind::AddedKong:
            fields.piece("tile", action.piece);
            fields.flag_if("drawn", action.drawn);
            return;
    }
}

/// Writes an event; `"event"` and the seat come first.
class EventWriter {
  public:
    EventWriter(std::string& out, const Rulebook& book) : fields_(out), out_(out), book_(book) {}

    void operator()(const Dealt& e) {
        begin(DealWord, e.seat);
        fields_.pieces("tiles", span_of(e.pieces));
    }
    void operator()(const Drew& e) {
        begin(DrawWord, e.seat);
        fields_.piece("tile", e.piece);
        fields_.flag_if("replacement", e.from == DrawFrom::End);
    }
    void operator()(const IndicatorTurned& e) {
        begin(IndicatorWord);
        fields_.piece("tile", e.piece);
    }
    void operator()(const UnderTurned& e) {
        begin(UnderIndicatorWord);
        fields_.piece("tile", e.piece);
    }
    void operator()(const FlowerShown& e) {
        begin(FlowerWord, e.seat);
        fields_.piece("tile", e.piece);
    }
    void operator()(const FlowersKept& e) { begin(KeepFlowersWord, e.seat); }
    void operator()(const Discarded& e) {
        begin(DiscardWord, e.seat);
        fields_.piece("tile", e.piece);
        fields_.flag_if("drawn", e.drawn);
        fields_.flag_if("riichi", e.riichi);
    }
    void operator()(const Answered& e) {
        begin(AnswerWord, e.seat);
        append_action_fields(fields_, e.action);
    }
    void operator()(const Claimed& e) {
        begin(static_cast<EventWord>(ChowWord + static_cast<unsigned>(e.meld.kind)), e.seat);
        fields_.seat("from", e.giver);
        fields_.piece("tile", e.piece);
        const auto pieces = tiles_of(e);
        fields_.pieces("tiles", span_of(pieces));
    }
    void operator()(const KongMade& e) {
        begin(e.kind == MeldKind::AddedKong ? AddedKongWord : ConcealedKongWord, e.seat);
        fields_.piece("tile", e.piece);
    }
    void operator()(const Won& e) {
        begin(WinWord, e.seat);
        fields_.word("by", score_fields::by_words[static_cast<unsigned>(e.by)]);
        if (e.by == By::Discard) fields_.seat("from", e.giver);
        fields_.piece("tile", e.piece);
    }
    void operator()(const Counted& e) {
        begin(CountWord, e.seat);
        fields_.name("claim");
        out_ += '{';
        for (const ClaimedPattern& claimed : e.claim) {
            if (out_.back() != '{') out_ += ',';
            append_json_string(out_, book_.patterns()[claimed.pattern].id);
            out_ += ':';
            append_integer(out_, claimed.count);
        }
        out_ += '}';
    }
    void operator()(const Misdeclared& e) {
        begin(FalseWinWord, e.seat);
        fields_.word("verdict", id(e.verdict));
        fields_.by_seat("payments", e.payments);
        fields_.flag_if("no_win", e.no_win);
        fields_.flag_if("excluded", e.excluded);
        fields_.flag_if("ends_hand", e.ends_hand);
    }
    void operator()(const Sanctioned& e) {
        const Sanction& sanction = e.sanction;
        begin(SanctionWord, sanction.seat);
        fields_.word("kind", id(sanction.kind));
        if (sanction.kind == SanctionKind::Pay) fields_.seat("to", sanction.to);
        if (sanction.kind <= SanctionKind::PayWinner) fields_.number("points", sanction.points);
        if (sanction.kind == SanctionKind::Expose) fields_.pieces("tiles", span_of(sanction.pieces));
        fields_.flag_if("lifted", sanction.lifted);
    }
    void operator()(const HandEnded& e) {
        begin(EndWord);
        fields_.word("how", id(e.end));
        fields_.by_seat("payments", e.payments);
        std::size_t winners = e.totals.size();
        while (winners > 0 && e.totals[winners - 1] == 0) --winners;
        if (winners > 0) fields_.numbers("totals", std::span(e.totals.begin(), winners));
    }

  private:
    void begin(EventWord word) { fields_.word("event", event_words[word]); }
    void begin(EventWord word, Wind seat) {
        begin(word);
        fields_.seat("seat", seat);
    }

    Fields fields_;
    std::string& out_;
    const Rulebook& book_;
};

void append_promise(std::string& out, const RecordPromise& promise) {
    Fields fields(out);
    fields.text("name", promise.name);
    fields.word("commitment", promise.commitment);
    fields.word("seed", promise.seed);
    fields.word("salt", promise.salt);
    fields.close();
}

void append_winner(std::string& out, const RecordWinner& who, const Rulebook& book) {
    Fields fields(out);
    fields.seat("seat", who.winner.seat);
    fields.word("by", score_fields::by_words[static_cast<unsigned>(who.winner.by)]);
    if (who.winner.by == By::Discard) fields.seat("from", who.winner.giver);
    fields.piece("tile", who.winner.piece);
    fields.number("total", who.winner.total);
    for (const RecordFigure& figure : who.figures) fields.number(record_figures[figure.name], figure.value);
    fields.list("patterns", who.patterns, [&](const CountedPattern& counted) {
        Fields pattern(out);
        pattern.text("id", book.patterns()[counted.pattern].id);
        pattern.number("points", counted.points);
        pattern.number("count", counted.count);
        pattern.close();
    });
    if (who.flowers != 0) fields.number("flowers", who.flowers);
    fields.close();
}

}  // namespace

void append_action(std::string& out, const Action& action) {
    Fields fields(out);
    append_action_fields(fields, action);
    fields.close();
}

void append_header(std::string& out, const RecordHeader& header) {
    Fields fields(out);
    fields.number("record", record_version);
    fields.text("rules", header.rules);
    fields.word("hash", header.hash);
    fields.list("players", header.players, [&](const std::string& name) { append_json_string(out, name); });
    fields.word("play", play_words[static_cast<unsigned>(header.play)]);
    if (!header.source.empty()) fields.text("source", header.source);
    if (header.fairness) {
        fields.name("fairness");
        Fields inner(out);
        inner.text("event", header.fairness->event);
        inner.text("session", header.fairness->session);
        inner.text("table", header.fairness->table);
        inner.list("players", header.fairness->players,
                   [&](const RecordPromise& promise) { append_promise(out, promise); });
        inner.close();
    }
    if (!header.profile.empty()) {
        fields.name("profile");
        out += header.profile;
    }
    fields.close();
}

void append_hand(std::string& out, const RecordHand& hand) {
    Fields fields(out);
    fields.number("hand", hand.number);
    fields.seat("round", hand.setup.round);
    fields.number("counters", hand.setup.counters);
    fields.number("deposits", hand.setup.deposits);
    fields.by_seat("scores", hand.setup.scores);
    fields.numbers("seats", hand.seats);
    fields.word("declaring", declaring_words[static_cast<unsigned>(hand.setup.declaring)]);
    fields.word("walls", walls_words[static_cast<unsigned>(hand.setup.walls)]);
    if (!hand.dice.empty()) fields.numbers("dice", hand.dice);
    if (hand.opened) {
        fields.name("opened");
        Fields inner(out);
        inner.seat("wall", hand.opened->owner);
        inner.number("count", static_cast<int>(hand.opened->count));
        inner.close();
    }
    if (!hand.wall.empty()) fields.pieces("wall", span_of(hand.wall));
    if (std::ranges::any_of(hand.walls, [](const PrivateWall& wall) { return !wall.empty(); }))
        fields.list("private", hand.walls, [&](const PrivateWall& wall) { fields.quoted(span_of(wall)); });
    if (!hand.commitment.empty()) {
        fields.text("label", hand.label);
        fields.word("commitment", hand.commitment);
    }
    fields.close();
}

void append_event(std::string& out, const Event& event, const Rulebook& book) {
    std::visit(EventWriter(out, book), event);
    out += '}';
}

void append_session_event(std::string& out, const SessionEvent& event) {
    Fields fields(out);
    const auto begin = [&](SessionWord word) { fields.word("session", session_words[word]); };
    const auto seats = [&](const Seating& seating) {
        fields.list("seats", seating, [&](Player player) { append_integer(out, player + 1); });
    };
    const auto player = [&](Player who) { fields.number("player", static_cast<int>(who) + 1); };
    if (const auto* drawn = std::get_if<SeatsDrawn>(&event)) {
        begin(SeatsDrawnWord);
        seats(drawn->seats);
    } else if (const auto* thrown = std::get_if<DealerThrown>(&event)) {
        begin(DealerThrownWord);
        player(thrown->dealer);
    } else if (const auto* found = std::get_if<SeatsFound>(&event)) {
        begin(SeatsFoundWord);
        seats(found->seats);
    } else if (std::holds_alternative<TimeCalled>(event)) {
        begin(TimeCalledWord);
    } else if (std::holds_alternative<DealerStops>(event)) {
        begin(DealerStopsWord);
    } else if (const auto* corrected = std::get_if<PointsCorrected>(&event)) {
        begin(PointsCorrectedWord);
        fields.number("hand", corrected->hand);
        fields.numbers("points", corrected->points);
    } else if (const auto* fined = std::get_if<PointsFined>(&event)) {
        begin(PointsFinedWord);
        player(fined->player);
        fields.numbers("points", std::array{fined->points});
    } else if (const auto* warned = std::get_if<PlayerWarned>(&event)) {
        begin(PlayerWarnedWord);
        player(warned->player);
    } else {
        // A hand's beginning and end have lines of their own.
        assert(std::holds_alternative<SessionClosed>(event));
        begin(SessionClosedWord);
    }
    fields.close();
}

void append_result(std::string& out, const RecordResult& result, const Rulebook& book) {
    const HandResult& hand = result.result;
    Fields fields(out);
    fields.word("result", id(hand.end));
    if (!result.winners.empty())
        fields.list("winners", result.winners,
                    [&](const RecordWinner& who) { append_winner(out, who, book); });
    fields.by_seat("payments", hand.payments);
    if (hand.fines != Payments{}) fields.by_seat("fines", hand.fines);
    if (hand.penalties != Payments{}) fields.by_seat("penalties", hand.penalties);
    if (hand.false_wins != std::array<std::uint8_t, 4>{}) fields.by_seat("false_wins", hand.false_wins);
    if (hand.waiting != std::array<bool, 4>{}) {
        fields.name("waiting");
        out += '"';
        for (const Wind seat : all_winds)
            if (hand.waiting[static_cast<unsigned>(seat)]) out += letter(seat);
        out += '"';
    }
    if (hand.deposited != std::array<std::uint8_t, 4>{}) fields.by_seat("deposited", hand.deposited);
    fields.number("deposits", hand.deposits);
    fields.by_seat("scores", result.scores);
    if (!result.seed.empty()) {
        fields.word("seed", result.seed);
        fields.word("salt", result.salt);
    }
}

void append_end(std::string& out, int hands) { Fields(out).number("end", hands); }

void append_seal(std::string& out, std::string_view seal) {
    out += R"(,"seal":")";
    out += seal;
    out += "\"}";
}

}  // namespace sifang
