#include "game/playthrough_text.hpp"

#include <algorithm>
#include <sstream>

#include "game/wins.hpp"
#include "hand/notation.hpp"
#include "tile/notation.hpp"

namespace sifang::test {
namespace {

std::string name(Wind seat) { return std::string(1, letter(seat)); }

template <class Pieces>
std::string list(const Pieces& pieces) {
    std::string out;
    for (const Piece piece : pieces) out += tell(piece) + " ";
    if (!out.empty()) out.pop_back();
    return out.empty() ? "-" : out;
}
template <class Pieces>
std::string sorted_list(const Pieces& pieces) {
    std::vector<Piece> all(pieces.begin(), pieces.end());
    std::sort(all.begin(), all.end());
    return list(all);
}

std::string tell(Kinds kinds) { return kinds.empty() ? "-" : write_tiles(kinds); }

std::string tell(const Payments& payments) {
    std::string out;
    for (const Wind seat : all_winds) {
        const int points = payments[static_cast<unsigned>(seat)];
        out += name(seat) + (points > 0 ? " +" : " ") + std::to_string(points) + "  ";
    }
    out.resize(out.size() - 2);
    return out;
}

std::string_view word(WinVerdict verdict) { return id(verdict); }

std::string_view word(Phase phase) {
    switch (phase) {
        case Phase::Deal: return "deal";
        case Phase::Indicator: return "indicator";
        case Phase::OpeningFlowers: return "opening flowers";
        case Phase::Draw: return "draw";
        case Phase::Replacement: return "replacement";
        case Phase::Turn: return "turn";
        case Phase::Claims: return "claims";
        case Phase::Counting: return "counting";
        case Phase::UnderIndicators: return "under the indicators";
        case Phase::Over: return "over";
    }
    return "";
}

std::string tell(const Action& action) {
    std::string out(id(action.kind));
    const bool has_piece = action.kind == ActionKind::Discard || action.kind == ActionKind::Riichi ||
                           action.kind == ActionKind::Flower || action.kind == ActionKind::ConcealedKong ||
                           action.kind == ActionKind::AddedKong;
    if (has_piece) out += " " + test::tell(action.piece);
    if (action.kind == ActionKind::Chow) out += " from " + to_string(action.low);
    if (action.drawn) out += " as drawn";
    if (action.reds > 0) out += " with " + std::to_string(action.reds) + " red";
    return out;
}

class Teller {
  public:
    explicit Teller(const Table& table) : table_(table) {}

    std::string operator()(const Dealt& e) const {
        return name(e.seat) + " is dealt " + sorted_list(e.pieces);
    }
    std::string operator()(const Drew& e) const {
        return name(e.seat) + " draws " + test::tell(e.piece) +
               (e.from == DrawFrom::End ? " from the end" : "");
    }
    std::string operator()(const IndicatorTurned& e) const { return "indicator " + test::tell(e.piece); }
    std::string operator()(const UnderTurned& e) const {
        return "under the indicator " + test::tell(e.piece);
    }
    std::string operator()(const FlowerShown& e) const {
        return name(e.seat) + " shows " + test::tell(e.piece);
    }
    std::string operator()(const FlowersKept& e) const { return name(e.seat) + " keeps his flowers"; }
    std::string operator()(const Discarded& e) const {
        return name(e.seat) + (e.riichi ? " riichi, discards " : " discards ") + test::tell(e.piece) +
               (e.drawn ? " as drawn" : "");
    }
    std::string operator()(const Answered& e) const { return name(e.seat) + " says " + tell(e.action); }
    std::string operator()(const Claimed& e) const {
        std::string out = name(e.seat) + " takes " + test::tell(e.piece) + " from " + name(e.giver) + ": " +
                          write_meld(e.meld);
        if (e.reds > 0) out += " with " + std::to_string(e.reds) + " red";
        return out;
    }
    std::string operator()(const KongMade& e) const {
        const bool added = e.kind == MeldKind::AddedKong;
        return name(e.seat) + (added ? " adds " : " lays down a concealed kong of ") + test::tell(e.piece);
    }
    std::string operator()(const Won& e) const {
        const bool draw = e.by == By::Draw;
        return name(e.seat) + " wins on " + test::tell(e.piece) +
               (draw ? ", drawn" : " from " + name(e.giver));
    }
    std::string operator()(const Counted& e) const {
        std::string out = name(e.seat) + " counts";
        for (const ClaimedPattern& each : e.claim) {
            out += " " + std::string(table_.rulebook().patterns()[each.pattern].id);
            if (each.count > 1) out += "*" + std::to_string(each.count);
        }
        return e.claim.empty() ? out + " nothing" : out;
    }
    std::string operator()(const Misdeclared& e) const {
        std::string out = name(e.seat) + " has declared a win that is none (" + std::string(word(e.verdict)) +
                          "): " + tell(e.payments);
        if (e.no_win) out += ", may not win this hand";
        if (e.excluded) out += ", is excluded";
        if (e.ends_hand) out += ", and the hand is over";
        return out;
    }
    std::string operator()(const Sanctioned& e) const {
        return "the referee: " + name(e.sanction.seat) + " " + std::string(id(e.sanction.kind)) + " " +
               std::to_string(e.sanction.points) + " " + list(e.sanction.pieces);
    }
    std::string operator()(const HandEnded& e) const {
        return "the hand is over: " + std::string(id(e.end)) + ": " + tell(e.payments);
    }

  private:
    const Table& table_;
};

std::string tell_seat(const SeenSeat& seat) {
    std::ostringstream out;
    for (const SeenMeld& meld : seat.melds) {
        if (meld.piece.is_back())
            out << "(face down)";
        else
            out << write_meld({meld.kind, meld.piece.tile(), meld.from});
        if (meld.from != Giver::Unknown) out << ">^<"[static_cast<unsigned>(meld.from) - 1];
        out << ' ';
    }
    out << int{seat.standing} << " standing, flowers " << tell(seat.flowers) << ", score " << seat.score;
    for (const unsigned reds : seat.melded_reds)
        if (reds > 0) out << ", red " << reds;
    if (!seat.exposed.empty()) out << ", exposed " << sorted_list(seat.exposed);
    if (!seat.laid_down.empty()) out << ", laid down " << list(seat.laid_down);
    if (seat.riichi) out << ", riichi";
    if (seat.no_win) out << ", may not win";
    if (seat.no_calls) out << ", may not call";
    return out.str();
}

}  // namespace

std::string tell(Piece piece) {
    if (piece.is_back()) return "▮";
    if (piece.is_red()) return "0" + to_string(piece.tile()).substr(1);
    return to_string(piece.tile());
}

std::string tell(const Table& table, const Event& event) { return std::visit(Teller(table), event); }

std::string tell(const PublicView& view) {
    std::ostringstream out;
    out << "round " << name(view.round) << ", counters " << view.counters << ", deposits " << view.deposits
        << ", " << word(view.phase) << " of " << name(view.turn) << ", " << int{view.left} << " left\n";
    for (const Wind seat : all_winds) {
        out << "  " << name(seat) << "  " << tell_seat(view.seats[static_cast<unsigned>(seat)]) << "\n";
        out << "     river ";
        bool any = false;
        for (const RiverTile& each : view.river) {
            if (each.seat != seat) continue;
            any = true;
            out << tell(each.piece) << (each.drawn ? "'" : "") << (each.riichi ? "!" : "")
                << (each.called ? "^" : "") << ' ';
        }
        out << (any ? "\n" : "-\n");
    }
    out << "  shown " << write_tiles(view.shown) << ", indicators " << list(view.indicators) << ", under "
        << list(view.under) << "\n";
    if (view.result) out << "  result " << id(view.result->end) << " " << tell(view.result->payments) << "\n";
    return out.str();
}

std::string tell(const SeatView& view) {
    std::ostringstream out;
    const OwnHand& own = view.own;
    out << tell(view.table) << "  " << name(own.seat) << " holds " << write_hand(own.hand);
    for (const unsigned reds : own.reds)
        if (reds > 0) out << " (" << reds << " red)";
    if (!own.held_flowers.empty()) out << " and flowers " << tell(own.held_flowers);
    if (own.drawn) out << ", drew " << tell(*own.drawn);
    out << ", waits " << tell(own.waits);
    if (own.win_barred) out << ", barred from discards";
    if (own.asked) out << ", asked about " << tell(*own.asked);
    out << "\n  may";
    for (const Action& action : own.legal) out << (&action == &own.legal[0] ? " " : ", ") << tell(action);
    if (own.legal.empty()) out << " nothing";
    out << "\n";
    return out.str();
}

namespace {

/// Puts a turn on a line.
class Story {
  public:
    void add(const std::string& text, std::optional<Wind> seat) {
        const bool goes_on = seat && seat == open_;
        if (goes_on) {
            out_ += ", " + text.substr(2);
        } else {
            close();
            out_ += "  " + text;
        }
        open_ = seat;
    }
    void line(const std::string& text) {
        close();
        out_ += text + "\n";
    }
    void close() {
        if (!out_.empty() && out_.back() != '\n') out_ += '\n';
        open_.reset();
    }
    std::string text() {
        close();
        return out_;
    }

  private:
    std::string out_;
    std::optional<Wind> open_;
};

std::string indented(const std::string& text) {
    std::istringstream in(text);
    std::string out;
    for (std::string line; std::getline(in, line);) {
        while (!line.empty() && line.back() == ' ') line.pop_back();
        out += "    | " + line + "\n";
    }
    out.pop_back();
    return out;
}

/// Whether what the seat said is done next; then it need not be told twice.
bool comes_true(const std::vector<Event>& events, std::size_t said, Wind seat) {
    for (std::size_t i = said + 1; i < events.size(); ++i) {
        if (const auto* e = std::get_if<Claimed>(&events[i])) return e->seat == seat;
        if (const auto* e = std::get_if<Won>(&events[i]); e && e->seat == seat) return true;
        if (const auto* e = std::get_if<Misdeclared>(&events[i]); e && e->seat == seat) return true;
        if (std::holds_alternative<Drew>(events[i]) || std::holds_alternative<HandEnded>(events[i]))
            return false;
    }
    return false;
}

std::string tell_winner(const Table& table, const State& state, std::size_t nth) {
    const Win win = win_of(table, state, nth);
    std::string out = "  " + name(win.seat) + "  " + write_hand(win.hand, win.tile);
    const auto score = table.rulebook().score(win);
    if (!score) return out;
    out += "\n    ";
    for (const CountedPattern& each : score->patterns) {
        out += " " + std::string(table.rulebook().patterns()[each.pattern].id) + " " +
               std::to_string(each.points);
        if (each.count > 1) out += "*" + std::to_string(each.count);
    }
    if (score->flowers > 0) out += " flowers " + std::to_string(score->flowers);
    for (const Figure& figure : score->figures)
        out += ", " + std::string(figure.name) + " " + std::to_string(figure.value);
    if (!score->limit.empty()) out += ", " + std::string(score->limit);
    out += ": " + std::to_string(state.totals[nth]);
    if (win.liable) out += ", liable " + name(*win.liable);
    return out;
}

}  // namespace

std::string tell_hand(const Table& table, const HandSetup& setup, const std::vector<Event>& events,
                      Wind viewer) {
    Story story;
    State state = table.begin(setup);
    std::size_t turns = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        table.fold(state, event);
        if (const auto* answered = std::get_if<Answered>(&event);
            answered && (answered->action.kind == ActionKind::Pass || comes_true(events, i, answered->seat)))
            continue;
        std::optional<Wind> seat;
        if (const auto* e = std::get_if<Drew>(&event)) seat = e->seat;
        if (const auto* e = std::get_if<FlowerShown>(&event)) seat = e->seat;
        if (const auto* e = std::get_if<KongMade>(&event)) seat = e->seat;
        if (const auto* e = std::get_if<Discarded>(&event)) seat = e->seat;
        if (const auto* e = std::get_if<Claimed>(&event)) story.close(), seat = e->seat;
        if (const auto* e = std::get_if<Drew>(&event); e && e->from == DrawFrom::Head) story.close();
        story.add(tell(table, event), seat);
        if (std::holds_alternative<Discarded>(event)) {
            story.close();
            if (++turns % 20 == 0) {
                story.line("  what " + name(viewer) + " sees");
                story.line(indented(tell(view(table, state, viewer))));
            }
        }
    }
    story.line("result");
    const HandResult result = state.result();
    for (std::size_t i = 0; i < result.winners.size(); ++i) story.line(tell_winner(table, state, i));
    for (const Wind seat : all_winds) {
        const SeatState& at = state.at(seat);
        bool won = false;
        for (const Winner& winner : result.winners) won |= winner.seat == seat;
        if (won) continue;
        std::string hand = "  " + name(seat) + "  " + write_hand(at.hand);
        if (result.waiting[static_cast<unsigned>(seat)]) hand += ", waits " + tell(at.waits);
        story.line(hand);
    }
    story.line("  paid  " + tell(result.payments));
    if (result.fines != Payments{}) story.line("  of that nobody received  " + tell(result.fines));
    if (result.deposits > 0) story.line("  deposits left " + std::to_string(result.deposits));
    return story.text();
}

}  // namespace sifang::test
