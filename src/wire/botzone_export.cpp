#include "wire/botzone_export.hpp"

#include <algorithm>

#include "game/wins.hpp"
#include "wire/botzone_fan.hpp"
#include "wire/botzone_tile.hpp"
#include "wire/json.hpp"

namespace sifang {
namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

using botzone::tile_text;

using Words = std::array<std::string, 4>;

class HandWriter {
  public:
    HandWriter(const Table& table, const KeptHand& kept)
        : table_(table), kept_(kept), state_(table.begin(kept.hand.setup)) {}

    /// Empty at a fault.
    std::string write(std::string_view id) {
        answers_.fill("PASS");
        for (event_ = 1; event_ <= kept_.events.size(); ++event_) {
            const Event& event = kept_.events[event_ - 1];
            // What the hands were before it, to say what a claim in vain would have discarded.
            if (!std::visit([&](const auto& each) { return take(each); }, event)) return {};
            table_.fold(state_, event);
        }
        event_ = kept_.events.size();
        const std::string end = finish();
        if (end.empty()) return {};
        std::string out = "{";
        if (!id.empty()) {
            out += "\"id\":";
            append_json_string(out, id);
            out += ',';
        }
        return out + R"("initdata":{"quan":)" + quan() + walls() + R"(},"log":[)" + log_ + end + "]}";
    }
    std::size_t event() const { return event_; }

  private:
    std::string quan() const { return std::to_string(number(kept_.hand.setup.round)); }

    /// Drawn from the end of each quarter. A wall for all is dealt otherwise there, so it is left out.
    std::string walls() const {
        if (kept_.hand.walls[0].empty()) return {};
        std::string text;
        for (const PrivateWall& wall : kept_.hand.walls)
            for (std::size_t i = wall.size(); i-- > 0;)
                text += (text.empty() ? "" : " ") + tile_text(wall[i]);
        return R"(,"walltiles":")" + text + "\"";
    }

    // A judge's entry and the answers to it. The answers are known only when the next entry comes.
    void ask(const Words& requests, const std::string& display) {
        flush_answers();
        log_ +=
            R"({"command":"request","content":{)" + by_seat(requests) + R"(},"display":{)" + display + "}}";
        answers_.fill("PASS");
        asked_ = true;
    }
    void flush_answers() {
        if (!asked_) return;
        log_ += ",{";
        for (unsigned seat = 0; seat < 4; ++seat) {
            log_ += (seat == 0 ? "\"" : ",\"") + std::to_string(seat) + R"(":{"verdict":"OK","response":")" +
                    answers_[seat] + "\"}";
        }
        log_ += "},";
        asked_ = false;
    }
    static std::string by_seat(const Words& words) {
        std::string text;
        for (unsigned seat = 0; seat < 4; ++seat)
            text += (seat == 0 ? "\"" : ",\"") + std::to_string(seat) + "\":\"" + words[seat] + "\"";
        return text;
    }
    void tell_all(Wind seat, const std::string& what, std::string_view action) {
        Words words;
        words.fill("3 " + std::to_string(number(seat)) + " " + what);
        ask(words, shown(action));
    }
    static std::string shown(std::string_view action) { return R"("action":")" + std::string(action) + "\""; }

    void tell_deal() {
        Words words;
        for (unsigned seat = 0; seat < 4; ++seat) words[seat] = "0 " + std::to_string(seat) + " " + quan();
        ask(words, shown("INIT"));
        std::string counts, flowers, hands;
        for (const auto& dealt : deal_) {
            const auto count =
                std::count_if(dealt.begin(), dealt.end(), [](Piece p) { return p.is_flower(); });
            counts += " " + std::to_string(count);
            hands += hands.empty() ? "[" : ",[";
            for (std::size_t i = 0; i < dealt.size(); ++i) {
                hands += (i == 0 ? "\"" : ",\"") + tile_text(dealt[i]) + "\"";
                if (dealt[i].is_flower()) flowers += " " + tile_text(dealt[i]);
            }
            hands += "]";
        }
        for (unsigned seat = 0; seat < 4; ++seat) {
            words[seat] = "1" + counts;
            for (const Piece piece : deal_[seat])
                if (!piece.is_flower()) words[seat] += " " + tile_text(piece);
            words[seat] += flowers;
        }
        ask(words, shown("DEAL") + R"(,"hand":[)" + hands + "]");
        dealt_told_ = true;
        for (const Piece piece : first_draws_) {
            if (piece.is_flower())
                tell_all(Wind::East, "BUHUA " + tile_text(piece), "BUHUA");
            else
                tell_draw(Wind::East, piece);
        }
    }
    void tell_draw(Wind seat, Piece piece) {
        if (piece.is_flower()) return;  // told as it is shown
        Words words;
        words.fill("3 " + std::to_string(number(seat)) + " DRAW");
        words[number(seat)] = "2 " + tile_text(piece);
        ask(words, shown("DRAW"));
    }
    /// The deal is over when something else happens than its flowers.
    void play_begins() {
        if (!dealt_told_) tell_deal();
    }

    bool take(const Dealt& e) {
        auto& dealt = deal_[number(e.seat)];
        dealt.assign(e.pieces.begin(), e.pieces.end());
        if (dealt.size() == 14) {
            first_draws_.push_back(dealt.back());
            dealt.pop_back();
        }
        return true;
    }
    bool take(const Drew& e) {
        if (state_.opening && !dealt_told_ && e.from == DrawFrom::End) {
            // The dealer's first draw, and what replaces it, comes after the deal there.
            (shown_first_ ? first_draws_ : deal_[number(e.seat)]).push_back(e.piece);
            return true;
        }
        play_begins();
        tell_draw(e.seat, e.piece);
        return true;
    }
    bool take(const FlowerShown& e) {
        if (state_.opening && !dealt_told_) {
            shown_first_ = e.seat == Wind::East && !first_draws_.empty() && first_draws_.back() == e.piece;
            return true;
        }
        tell_all(e.seat, "BUHUA " + tile_text(e.piece), "BUHUA");
        return true;
    }
    bool take(const Discarded& e) {
        play_begins();
        if (e.riichi) return false;
        if (claimed_) {
            const std::string what = std::exchange(claimed_, std::nullopt).value();
            tell_all(e.seat, what + tile_text(e.piece), what.substr(0, what.find(' ')));
        } else {
            answers_[number(e.seat)] = "PLAY " + tile_text(e.piece);
            tell_all(e.seat, "PLAY " + tile_text(e.piece), "PLAY");
        }
        return true;
    }
    bool take(const Answered& e) {
        std::string& answer = answers_[number(e.seat)];
        switch (e.action.kind) {
            case ActionKind::Win: answer = "HU"; break;
            case ActionKind::Kong: answer = "GANG"; break;
            case ActionKind::Pung: answer = "PENG " + next_discard(e); break;
            case ActionKind::Chow:
                answer = "CHI " + tile_text(Tile::of_index(e.action.low.index() + 1)) + " " + next_discard(e);
                break;
            default: answer = "PASS"; break;
        }
        return true;
    }
    bool take(const Claimed& e) {
        if (e.meld.kind == MeldKind::Kong)
            tell_all(e.seat, "GANG", "GANG");
        else if (e.meld.is_chow())
            claimed_ = "CHI " + tile_text(Tile::of_index(e.meld.tile.index() + 1)) + " ";
        else
            claimed_ = "PENG ";
        return true;
    }
    bool take(const KongMade& e) {
        play_begins();
        if (claimed_) return false;  // there a discard comes with the claim
        const bool added = e.kind == MeldKind::AddedKong;
        const std::string what = added ? "BUGANG " + tile_text(e.piece) : "GANG";
        answers_[number(e.seat)] = added ? what : "GANG " + tile_text(e.piece);
        tell_all(e.seat, what, added ? "BUGANG" : "GANG");
        return true;
    }
    bool take(const Won& e) {
        play_begins();
        if (e.by == By::Draw) answers_[number(e.seat)] = "HU";
        return !claimed_;
    }
    bool take(const HandEnded& e) {
        ended_ = e;
        return true;
    }
    // Flowers kept, fan named by the winner, false wins and sanctions have no place there.
    template <class Other>
    bool take(const Other&) {
        return false;
    }

    /// A claim is said together with the discard that would follow. For one in vain any tile will do.
    std::string next_discard(const Answered& e) const {
        for (std::size_t i = event_; i < kept_.events.size(); ++i) {
            if (std::holds_alternative<Answered>(kept_.events[i])) continue;
            const auto* claimed = std::get_if<Claimed>(&kept_.events[i]);
            if (!claimed || claimed->seat != e.seat || i + 1 >= kept_.events.size()) break;
            if (const auto* discarded = std::get_if<Discarded>(&kept_.events[i + 1]))
                return tile_text(discarded->piece);
            break;
        }
        const Tile taken = state_.at_stake.tile();
        for (const Tile tile : state_.at(e.seat).hand.standing.present()) {
            const bool used =
                e.action.kind == ActionKind::Pung ? tile == taken : tile.index() - e.action.low.index() < 3;
            if (!used) return tile_text(tile);
        }
        return tile_text(state_.at(e.seat).hand.standing.present().first());
    }

    std::string finish() {
        flush_answers();
        if (ended_.end == End::Exhausted)
            return R"({"command":"finish","content":{"0":0,"1":0,"2":0,"3":0},"display":{"action":"HUANG")" +
                   tiles_left() + "}}";
        if (ended_.end != End::Won || state_.winners.size() != 1) return {};
        const auto score = table_.rulebook().score(win_of(table_, state_, 0));
        if (!score || !score->payments) return {};
        std::string fan, content, payments;
        const auto add_fan = [&](std::string_view id, int count, int value) {
            const std::string_view name = botzone::name_of_fan(id);
            fan += (fan.empty() ? R"({"name":")" : R"(,{"name":")") + std::string(name) + R"(","cnt":)" +
                   std::to_string(count) + R"(,"value":)" + std::to_string(value) + "}";
            return !name.empty();
        };
        for (const CountedPattern& each : score->patterns)
            if (!add_fan(table_.rulebook().patterns()[each.pattern].id, each.count, each.points)) return {};
        if (score->flowers > 0 && !add_fan("flower_tiles", score->flowers, 1)) return {};
        for (unsigned seat = 0; seat < 4; ++seat) {
            const std::string points = std::to_string(ended_.payments[seat]);
            content += (seat == 0 ? "\"" : ",\"") + std::to_string(seat) + "\":" + points;
            payments += (seat == 0 ? "" : ",") + points;
        }
        return R"({"command":"finish","content":{)" + content + R"(},"display":{"action":"HU","player":)" +
               std::to_string(number(state_.winners[0].seat)) + R"(,"fanCnt":)" +
               std::to_string(score->total) + R"(,"fan":[)" + fan + R"(],"score":[)" + payments + "]" +
               tiles_left() + "}}";
    }

    std::string tiles_left() const {
        if (!state_.wall.is_private()) return R"(,"tileCnt":)" + std::to_string(state_.wall.left(Wind::East));
        std::string text;
        for (const Wind seat : all_winds)
            text += (text.empty() ? "" : ",") + std::to_string(state_.wall.left(seat));
        return R"(,"tileCnt":[)" + text + "]";
    }

    const Table& table_;
    const KeptHand& kept_;
    State state_;
    std::size_t event_ = 0;
    std::string log_;
    Words answers_;
    bool asked_ = false, dealt_told_ = false, shown_first_ = false;
    std::array<std::vector<Piece>, 4> deal_;
    std::vector<Piece> first_draws_;  ///< the dealer's fourteenth tile, and what replaced it if a flower
    std::optional<std::string> claimed_;
    HandEnded ended_;
};

}  // namespace

tl::expected<std::vector<std::string>, ExportError> write_botzone(const KeptRecord& record,
                                                                  const SuitTable& suits) {
    const PlayRules& rules = record.book->play();
    if (rules.riichi.has || rules.indicator || rules.winners != Winners::Nearest)
        return tl::unexpected(ExportError{ExportFault::OtherRules});
    if (record.other_steps) return tl::unexpected(ExportError{ExportFault::NoPlace});
    const Table table(*record.book, suits);
    std::vector<std::string> games;
    for (std::size_t i = 0; i < record.hands.size(); ++i) {
        HandWriter writer(table, record.hands[i]);
        std::string id(game_id(record.header));
        if (!id.empty() && record.hands.size() > 1) id += "." + std::to_string(i + 1);
        std::string game = writer.write(id);
        if (game.empty())
            return tl::unexpected(ExportError{ExportFault::NoPlace, static_cast<int>(i) + 1, writer.event()});
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace sifang
