#include "wire/mjai_export.hpp"

#include "game/wins.hpp"
#include "tile/notation.hpp"
#include "wire/claim_pieces.hpp"
#include "wire/json.hpp"

namespace sifang {
namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

std::string tile_text(Piece piece) {
    std::string text = to_string(piece.tile());
    return piece.is_red() ? text + "r" : text;
}
template <class Pieces>
std::string tiles_text(const Pieces& pieces) {
    std::string text = "[";
    for (const Piece piece : pieces) text += (text.size() > 1 ? ",\"" : "\"") + tile_text(piece) + "\"";
    return text + "]";
}
/// Standing tiles with their red fives.
std::vector<Piece> standing(const SeatState& seat) {
    std::vector<Piece> pieces;
    for (const Tile tile : seat.hand.standing.present()) {
        const bool five = tile.is_suited() && tile.rank() == 5;
        const unsigned reds = five ? seat.reds[static_cast<unsigned>(tile.suit())] : 0u;
        for (const Piece piece : copies_of(tile, seat.hand.standing[tile], reds)) pieces.push_back(piece);
    }
    return pieces;
}

std::string_view reason(End end) {
    switch (end) {
        case End::Exhausted: return "fanpai";
        case End::NineKinds: return "kyushukyuhai";
        case End::FourWinds: return "sufonrenta";
        case End::FourKongs: return "sukaikan";
        case End::FourRiichi: return "suchareach";
        case End::ThreeWins: return "sanchaho";
        default: return "";
    }
}

struct PungOnTable {
    Tile tile;
    std::vector<Piece> pieces;
};

class HandWriter {
  public:
    HandWriter(const Table& table, const KeptHand& kept, std::string& out)
        : table_(table), kept_(kept), state_(table.begin(kept.hand.setup)), out_(out) {}

    bool write() {
        for (event_ = 1; event_ <= kept_.events.size(); ++event_) {
            const Event& event = kept_.events[event_ - 1];
            accept_riichi(event);
            table_.fold(state_, event);
            if (!std::visit([&](const auto& each) { return take(each); }, event)) return false;
        }
        out_ += "{\"type\":\"end_kyoku\"}\n";
        return true;
    }
    std::size_t event() const { return event_; }

  private:
    std::string player(Wind seat) const { return std::to_string(kept_.hand.seats[number(seat)] - 1); }
    void line(std::string_view type, const std::string& fields) {
        out_ += R"({"type":")" + std::string(type) + "\"" + fields + "}\n";
    }
    std::string actor(Wind seat) const { return R"(,"actor":)" + player(seat); }
    std::string target(Wind seat) const { return R"(,"target":)" + player(seat); }
    static std::string pai(Piece piece) { return R"(,"pai":")" + tile_text(piece) + "\""; }

    std::string by_player(const Payments& points) const {
        std::string text = "[";
        for (unsigned p = 0; p < 4; ++p) text += (p == 0 ? "" : ",") + std::to_string(points[seat_of(p)]);
        return text + "]";
    }
    unsigned seat_of(unsigned p) const {
        for (unsigned seat = 0; seat < 4; ++seat)
            if (kept_.hand.seats[seat] == p + 1) return seat;
        return 0;
    }
    Payments scores() const {
        Payments now = kept_.hand.setup.scores;
        for (std::size_t i = 0; i < 4; ++i) now[i] += state_.paid[i];
        return now;
    }

    /// A declaration stands once the tile is not won on, which is known by the next draw or claim.
    void accept_riichi(const Event& event) {
        if (!pending_) return;
        const Wind seat = *pending_;
        const bool claimed = std::holds_alternative<Claimed>(event);
        if (std::holds_alternative<Won>(event)) pending_.reset();
        if (!pending_ || (!claimed && !state_.at(seat).riichi)) return;
        pending_.reset();
        Payments deltas{};
        deltas[number(seat)] = -table_.rules().riichi.deposit;
        Payments after = scores();
        if (claimed) after[number(seat)] += deltas[number(seat)];  // it is laid down with the claim
        line("reach_accepted",
             actor(seat) + R"(,"deltas":)" + by_player(deltas) + R"(,"scores":)" + by_player(after));
    }

    bool take(const Dealt& e) {
        deal_[number(e.seat)] = e.pieces;
        return e.pieces.size() == 13;
    }
    bool take(const IndicatorTurned& e) {
        if (state_.indicators.size() > 1) {
            line("dora", R"(,"dora_marker":")" + tile_text(e.piece) + "\"");
            return true;
        }
        const HandSetup& setup = kept_.hand.setup;
        std::string tehais;
        for (unsigned p = 0; p < 4; ++p) tehais += (p == 0 ? "" : ",") + tiles_text(deal_[seat_of(p)]);
        line("start_kyoku", R"(,"bakaze":")" + std::string(1, letter(setup.round)) + R"(","kyoku":)" +
                                std::to_string(kept_.hand.seats[0]) + R"(,"honba":)" +
                                std::to_string(setup.counters) + R"(,"kyotaku":)" +
                                std::to_string(setup.deposits) + R"(,"oya":)" + player(Wind::East) +
                                R"(,"dora_marker":")" + tile_text(e.piece) + R"(","scores":)" +
                                by_player(setup.scores) + R"(,"tehais":[)" + tehais + "]");
        return true;
    }
    bool take(const Drew& e) {
        line("tsumo", actor(e.seat) + pai(e.piece));
        return true;
    }
    bool take(const Discarded& e) {
        if (e.riichi) {
            line("reach", actor(e.seat));
            pending_ = e.seat;
        }
        line("dahai", actor(e.seat) + pai(e.piece) + R"(,"tsumogiri":)" + (e.drawn ? "true" : "false"));
        return true;
    }
    bool take(const Claimed& e) {
        const std::vector<Piece> own = own_pieces(e);
        if (e.meld.kind == MeldKind::Pung) {
            pungs_.push_back({e.piece.tile(), own});
            pungs_.back().pieces.push_back(e.piece);
        }
        line(e.meld.is_chow()   ? "chi"
             : e.meld.is_kong() ? "daiminkan"
                                : "pon",
             actor(e.seat) + target(e.giver) + pai(e.piece) + R"(,"consumed":)" + tiles_text(own));
        return true;
    }
    bool take(const KongMade& e) {
        const Tile tile = e.piece.tile();
        if (e.kind == MeldKind::ConcealedKong) {
            line("ankan", actor(e.seat) + R"(,"consumed":)" + tiles_text(four_of(tile, table_.rules())));
            return true;
        }
        for (const PungOnTable& pung : pungs_)
            if (pung.tile == tile) {
                line("kakan", actor(e.seat) + pai(e.piece) + R"(,"consumed":)" + tiles_text(pung.pieces));
                return true;
            }
        return false;
    }
    bool take(const HandEnded& e) {
        if (e.end == End::Won) return wins();
        if (reason(e.end).empty()) return false;
        std::string tehais, tenpais;
        for (unsigned p = 0; p < 4; ++p) {
            const unsigned seat = seat_of(p);
            tehais += (p == 0 ? "" : ",") + tiles_text(standing(state_.seats[seat]));
            tenpais += std::string(p == 0 ? "" : ",") + (state_.waiting[seat] ? "true" : "false");
        }
        line("ryukyoku", R"(,"reason":")" + std::string(reason(e.end)) + R"(","tehais":[)" + tehais +
                             R"(],"tenpais":[)" + tenpais + R"(],"deltas":)" + by_player(e.payments) +
                             R"(,"scores":)" + by_player(scores()));
        return true;
    }
    bool take(const UnderTurned&) { return true; }
    bool take(const Answered&) { return true; }
    bool take(const Won&) { return true; }
    // Flowers, named fan, false wins and sanctions have no place there.
    template <class Other>
    bool take(const Other&) {
        return false;
    }

    bool wins() {
        // Scores after each winner: what the end as a whole paid, added up one by one.
        Payments now = scores();
        std::vector<Payments> deltas;
        for (std::size_t i = 0; i < state_.winners.size(); ++i) {
            const auto score = table_.rulebook().score(win_of(table_, state_, i));
            if (!score || !score->payments) return false;
            deltas.push_back(*score->payments);
            for (std::size_t seat = 0; seat < 4; ++seat) now[seat] -= deltas.back()[seat];
        }
        for (std::size_t i = 0; i < state_.winners.size(); ++i) {
            for (std::size_t seat = 0; seat < 4; ++seat) now[seat] += deltas[i][seat];
            win(i, deltas[i], now);
        }
        return true;
    }
    void win(std::size_t nth, const Payments& deltas, const Payments& after) {
        const Won& won = state_.winners[nth];
        const Score score = *table_.rulebook().score(win_of(table_, state_, nth));
        std::string yakus;
        for (const CountedPattern& each : score.patterns)
            yakus += (yakus.empty() ? "[\"" : ",[\"") +
                     std::string(table_.rulebook().patterns()[each.pattern].id) + "\"," +
                     std::to_string(each.points * each.count) + "]";
        const auto figure = [&](std::string_view name) {
            for (const Figure& each : score.figures)
                if (each.name == name) return std::to_string(each.value);
            return std::string("0");
        };
        std::vector<Piece> hand = standing(state_.at(won.seat));
        if (won.by == By::Discard) hand.push_back(won.piece);
        const bool under = state_.at(won.seat).riichi;
        line("hora", actor(won.seat) + target(won.by == By::Discard ? won.giver : won.seat) + pai(won.piece) +
                         R"(,"uradora_markers":)" + (under ? tiles_text(state_.under) : "[]") +
                         R"(,"hora_tehais":)" + tiles_text(hand) + R"(,"yakus":[)" + yakus + R"(],"fu":)" +
                         figure("fu") + R"(,"fan":)" + figure("han") + R"(,"hora_points":)" +
                         std::to_string(score.total) + R"(,"deltas":)" + by_player(deltas) + R"(,"scores":)" +
                         by_player(after));
    }

    const Table& table_;
    const KeptHand& kept_;
    State state_;
    std::string& out_;
    std::size_t event_ = 0;
    std::array<Pieces, 4> deal_;
    std::vector<PungOnTable> pungs_;
    std::optional<Wind> pending_;
};

}  // namespace

tl::expected<std::string, ExportError> write_mjai(const KeptRecord& record, const SuitTable& suits) {
    const PlayRules& rules = record.book->play();
    if (!rules.riichi.has || !rules.indicator || rules.deal.flowers != Flowers::Without)
        return tl::unexpected(ExportError{ExportFault::OtherRules});
    if (record.other_steps) return tl::unexpected(ExportError{ExportFault::NoPlace});
    const Table table(*record.book, suits);
    std::string out = R"({"type":"start_game","names":[)";
    for (std::size_t i = 0; i < 4; ++i) {
        if (i > 0) out += ',';
        append_json_string(out, record.header.players[i]);
    }
    out += "]}\n";
    for (std::size_t i = 0; i < record.hands.size(); ++i) {
        HandWriter writer(table, record.hands[i], out);
        if (!writer.write())
            return tl::unexpected(ExportError{ExportFault::NoPlace, static_cast<int>(i) + 1, writer.event()});
    }
    return out + "{\"type\":\"end_game\"}\n";
}

}  // namespace sifang
