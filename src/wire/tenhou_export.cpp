#include "wire/tenhou_export.hpp"

#include <algorithm>

#include "game/session.hpp"
#include "game/wins.hpp"
#include "wire/claim_pieces.hpp"
#include "wire/json.hpp"
#include "wire/record_pieces.hpp"
#include "wire/tenhou_tile.hpp"

namespace sifang {
namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

std::string two_digits(Piece piece) { return std::to_string(tenhou::code_of(piece)); }

/// A call as the lists write it: the letter and the tile called stand where the giver sits.
std::string call_text(char letter, Giver from, Piece called, const std::vector<Piece>& own) {
    std::size_t before = 0;
    if (from == Giver::Across) before = 1;
    if (from == Giver::Right) before = letter == 'm' ? 3 : 2;
    std::string text = "\"";
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (i == before) text += letter + two_digits(called);
        text += two_digits(own[i]);
    }
    if (before == own.size()) text += letter + two_digits(called);
    return text + "\"";
}

std::string list_text(const std::vector<std::string>& items) {
    std::string text = "[";
    for (const std::string& item : items) text += (text.size() > 1 ? "," : "") + item;
    return text + "]";
}
template <class Pieces>
std::string pieces_text(const Pieces& pieces) {
    std::vector<std::string> items;
    for (const Piece piece : pieces) items.push_back(two_digits(piece));
    return list_text(items);
}
std::string quoted(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

std::string_view limit_name(std::string_view limit) {
    if (limit == "mangan") return "満貫";
    if (limit == "haneman") return "跳満";
    if (limit == "baiman") return "倍満";
    if (limit == "sanbaiman") return "三倍満";
    if (limit == "counted_yakuman") return "数え役満";
    return limit == "yakuman" ? "役満" : "";
}

struct PungOnTable {
    Tile tile;
    Giver from = Giver::Unknown;
    Piece called;
    unsigned reds = 0;
};

/// One hand.
class HandWriter {
  public:
    HandWriter(const Table& table, const KeptHand& kept)
        : table_(table), kept_(kept), state_(table.begin(kept.hand.setup)) {}

    /// Empty at a fault.
    std::string write() {
        for (std::size_t i = 0; i < kept_.events.size(); ++i) {
            event_ = i + 1;
            table_.fold(state_, kept_.events[i]);
            if (!std::visit([&](const auto& event) { return take(event); }, kept_.events[i])) return {};
        }
        const HandSetup& setup = kept_.hand.setup;
        const unsigned dealer = kept_.hand.seats[0] - 1u;
        std::vector<std::string> parts;
        parts.push_back(list_text({std::to_string(4 * number(setup.round) + dealer),
                                   std::to_string(setup.counters), std::to_string(setup.deposits)}));
        parts.push_back(by_player(setup.scores));
        parts.push_back(pieces_text(state_.indicators));
        parts.push_back(pieces_text(state_.under));
        for (unsigned player = 0; player < 4; ++player) {
            const unsigned seat = seat_of(player);
            parts.push_back(pieces_text(deal_[seat]));
            parts.push_back(list_text(in_[seat]));
            parts.push_back(list_text(out_[seat]));
        }
        parts.push_back(end());
        if (parts.back().empty()) return {};
        return list_text(parts);
    }
    std::size_t event() const { return event_; }

  private:
    unsigned seat_of(unsigned player) const {
        for (unsigned seat = 0; seat < 4; ++seat)
            if (kept_.hand.seats[seat] == player + 1) return seat;
        return 0;
    }
    std::string by_player(const Payments& points) const {
        std::vector<std::string> items;
        for (unsigned player = 0; player < 4; ++player)
            items.push_back(std::to_string(points[seat_of(player)]));
        return list_text(items);
    }

    bool take(const Dealt& e) {
        deal_[number(e.seat)] = e.pieces;
        return e.pieces.size() == 13;
    }
    bool take(const Drew& e) {
        in_[number(e.seat)].push_back(two_digits(e.piece));
        return true;
    }
    bool take(const Discarded& e) {
        const std::string code = e.drawn ? "60" : two_digits(e.piece);
        out_[number(e.seat)].push_back(e.riichi ? "\"r" + code + "\"" : code);
        return true;
    }
    bool take(const Claimed& e) {
        const Giver from = static_cast<Giver>(turns_after(e.seat, e.giver));
        const std::vector<Piece> own = own_pieces(e);
        const char letter = e.meld.is_chow() ? 'c' : e.meld.is_kong() ? 'm' : 'p';
        if (e.meld.is_kong()) out_[number(e.seat)].push_back("0");
        if (e.meld.kind == MeldKind::Pung) pungs_.push_back({e.piece.tile(), from, e.piece, e.reds});
        in_[number(e.seat)].push_back(call_text(letter, from, e.piece, own));
        return true;
    }
    bool take(const KongMade& e) {
        const Tile tile = e.piece.tile();
        if (e.kind == MeldKind::ConcealedKong) {
            const auto own = four_of(tile, table_.rules());
            std::string text = "\"";
            for (std::size_t i = 0; i < 3; ++i) text += two_digits(own[i]);
            out_[number(e.seat)].push_back(text + "a" + two_digits(own[3]) + "\"");
            return true;
        }
        for (const PungOnTable& pung : pungs_) {
            if (pung.tile != tile) continue;
            // The tile added stands before the one that was called.
            std::vector<Piece> others = copies_of(tile, 2, pung.reds);
            const std::size_t place = pung.from == Giver::Left ? 0 : pung.from == Giver::Across ? 1 : 2;
            others.insert(others.begin() + static_cast<std::ptrdiff_t>(place), pung.called);
            out_[number(e.seat)].push_back(call_text('k', pung.from, e.piece, others));
            return true;
        }
        return false;
    }
    bool take(const IndicatorTurned&) { return true; }
    bool take(const UnderTurned&) { return true; }
    bool take(const Answered&) { return true; }
    bool take(const Won&) { return true; }
    bool take(const HandEnded& e) {
        ended_ = e;
        return true;
    }
    // Flowers, named fan, false wins and sanctions have no place there.
    template <class Other>
    bool take(const Other&) {
        return false;
    }

    std::string end() {
        switch (ended_.end) {
            case End::Won: return wins();
            case End::Exhausted: return exhausted();
            case End::NineKinds: return list_text({quoted("九種九牌")});
            case End::FourWinds: return list_text({quoted("四風連打")});
            case End::FourKongs: return list_text({quoted("四槓散了")});
            case End::FourRiichi: return list_text({quoted("四家立直")});
            case End::ThreeWins: return list_text({quoted("三家和了")});
            case End::FalseWin:
            case End::Foul:
            case End::Void: break;
        }
        return {};
    }

    std::string exhausted() const {
        const bool paid = ended_.payments != Payments{};
        if (ended_.payments != table_.rulebook().noten(state_.waiting))
            return list_text({quoted("流し満貫"), by_player(ended_.payments)});
        if (paid) return list_text({quoted("流局"), by_player(ended_.payments)});
        return list_text({quoted(state_.waiting[0] ? "全員聴牌" : "全員不聴")});
    }

    std::string wins() const {
        std::vector<std::string> parts{quoted("和了")};
        for (std::size_t i = 0; i < state_.winners.size(); ++i) {
            const Win win = win_of(table_, state_, i);
            const auto score = table_.rulebook().score(win);
            if (!score || !score->payments) return {};
            parts.push_back(by_player(*score->payments));
            const std::string text = win_text(win, *score);
            if (text.empty()) return {};
            parts.push_back(text);
        }
        return list_text(parts);
    }

    std::string win_text(const Win& win, const Score& score) const {
        const auto player = [&](Wind seat) { return std::to_string(kept_.hand.seats[number(seat)] - 1); };
        std::vector<std::string> items{player(win.seat), player(win.discarder.value_or(win.seat)),
                                       player(win.liable.value_or(win.seat)), quoted(worth(win, score))};
        for (const CountedPattern& each : score.patterns) {
            const std::string_view id = table_.rulebook().patterns()[each.pattern].id;
            const std::string_view name = tenhou::name_of_yaku(id, id == "seat_wind" ? win.seat : win.round);
            if (name.empty()) return {};
            const std::string value =
                score.limit == "yakuman" ? "役満" : std::to_string(each.points * each.count) + "飜";
            items.push_back(quoted(std::string(name) + "(" + value + ")"));
        }
        return list_text(items);
    }

    /// `30符4飜7700点`: what is paid without counters and deposits.
    std::string worth(Win win, const Score& score) const {
        win.honba = win.deposits = 0;
        win.liable.reset();
        std::string text(limit_name(score.limit));
        if (text.empty()) {
            const auto figure = [&](std::string_view name) {
                for (const Figure& each : score.figures)
                    if (each.name == name) return std::to_string(each.value);
                return std::string();
            };
            text = figure("fu") + "符" + figure("han") + "飜";
        }
        const auto plain = table_.rulebook().score(win);
        if (win.by == By::Discard || !plain || !plain->payments)
            return text + std::to_string(score.total) + "点";
        const auto paid = [&](Wind seat) { return std::to_string(-(*plain->payments)[number(seat)]); };
        if (win.seat == Wind::East) return text + paid(Wind::South) + "点∀";
        const Wind child = win.seat == Wind::South ? Wind::West : Wind::South;
        return text + paid(child) + "-" + paid(Wind::East) + "点";
    }

    const Table& table_;
    const KeptHand& kept_;
    State state_;
    std::size_t event_ = 0;
    std::array<Pieces, 4> deal_;
    std::array<std::vector<std::string>, 4> in_, out_;
    std::vector<PungOnTable> pungs_;
    HandEnded ended_;
};

/// Scores and results in turn, by player, results in thousands.
std::string final_text(const KeptRecord& record) {
    const SessionTable sessions(*record.book);
    Session session = sessions.begin();
    for (const KeptHand& kept : record.hands) {
        sessions.fold(session, HandBegun{kept.hand.seats[0] - 1u});
        sessions.fold(session, HandFinished{kept.result.result});
    }
    sessions.fold(session, SessionClosed{});
    const SessionResult result = record.book->result(session.scores);
    std::vector<std::string> items;
    for (unsigned player = 0; player < 4; ++player) {
        items.push_back(std::to_string(session.scores[player]));
        const int tenths = result.result[player] / 100;
        items.push_back((tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10) + "." +
                        std::to_string(std::abs(tenths) % 10));
    }
    return list_text(items);
}

/// What the format has no place for, for our own reader: whether the hands are of one session, walls, dice.
std::string extension(const KeptRecord& record) {
    std::vector<std::string> hands;
    for (const KeptHand& kept : record.hands) {
        std::string text = "{";
        const RecordHand& hand = kept.hand;
        if (!hand.dice.empty()) {
            std::vector<std::string> dice;
            for (const auto pips : hand.dice) dice.push_back(std::to_string(pips));
            text += "\"dice\":" + list_text(dice);
        }
        if (!hand.wall.empty() && !hand.opened) {
            text += text.size() > 1 ? "," : "";
            text += "\"wall\":" + quoted(write_pieces({hand.wall.begin(), hand.wall.size()}));
        }
        hands.push_back(text + "}");
    }
    const bool session = record.header.play == RecordPlay::Session;
    return std::string(",\"sifang\":{\"session\":") + (session ? "true" : "false") +
           ",\"hands\":" + list_text(hands) + "}";
}

}  // namespace

tl::expected<std::string, ExportError> write_tenhou_json(const KeptRecord& record, const SuitTable& suits) {
    const PlayRules& rules = record.book->play();
    const bool fits = rules.riichi.has && rules.indicator && rules.deal.flowers == Flowers::Without;
    if (!fits) return tl::unexpected(ExportError{ExportFault::OtherRules});
    if (record.other_steps) return tl::unexpected(ExportError{ExportFault::NoPlace});
    const Table table(*record.book, suits);
    const bool reds = rules.red_fives != std::array<int, 3>{};
    std::string out = R"({"title":["",""],"name":[)";
    for (std::size_t i = 0; i < 4; ++i) out += (i == 0 ? "" : ",") + quoted(record.header.players[i]);
    out += R"(],"rule":{"disp":")";
    out += record.book->session().rounds == 1 ? "東" : "南";
    out += reds ? R"(喰赤","aka":1},"log":[)" : R"(喰","aka":0},"log":[)";
    for (std::size_t i = 0; i < record.hands.size(); ++i) {
        HandWriter writer(table, record.hands[i]);
        const std::string hand = writer.write();
        if (hand.empty())
            return tl::unexpected(ExportError{ExportFault::NoPlace, static_cast<int>(i) + 1, writer.event()});
        out += (i == 0 ? "" : ",") + hand;
    }
    out += "]";
    if (const std::string_view id = game_id(record.header); !id.empty()) out += ",\"ref\":" + quoted(id);
    if (record.closed) out += ",\"sc\":" + final_text(record);
    return out + extension(record) + "}";
}

}  // namespace sifang
