// From an action, a tile or a sanction to events: first checked, then committed, with all that follows.

#include <array>
#include <cassert>

#include "game/four_kongs.hpp"
#include "game/pieces.hpp"
#include "game/settlement.hpp"
#include "game/wins.hpp"

namespace sifang {
namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

/// One step at the table and what follows from it.
class Step {
  public:
    Step(const Table& table, State& state) : table_(table), s_(state) {}

    void emit(const Event& event) {
        table_.fold(s_, event);
        out_.push_back(event);
    }
    /// Goes on until somebody has to act or a tile has to come.
    Events finish();

    void declare_self_draw(Wind seat);
    void end(End how) { emit(HandEnded{how, {}, {}}); }

  private:
    void resolve_claims();
    void resolve_wins(const InlineVector<Wind, 3>& declared);
    void take_claim(Wind seat, const Action& action);
    bool answers_complete() const;
    std::optional<End> abortive_draw() const;
    Won won(Wind seat) const;

    const Table& table_;
    State& s_;
    Events out_;
};

Won Step::won(Wind seat) const {
    const auto win = win_now(table_, s_, seat);
    assert(win);
    Won won{seat, win->by, win->discarder.value_or(seat), win->tile};
    if (win->by == By::Discard) won.piece = s_.at_stake;
    if (win->by == By::Draw && s_.drawn && !win->tile.is_flower()) won.piece = *s_.drawn;
    return won;
}

void Step::declare_self_draw(Wind seat) {
    if (const auto wrong = judge_declared(table_, s_, seat)) {
        emit(*wrong);
        if (wrong->ends_hand) end(End::FalseWin);
        return;
    }
    emit(won(seat));
}

bool Step::answers_complete() const {
    for (const Answer& answer : s_.answers)
        if (answer.state == AnswerState::Asked) return false;
    return true;
}

/// A win goes before a kong or pung, those before a chow.
void Step::resolve_claims() {
    InlineVector<Wind, 3> wins;
    std::optional<Wind> call;
    for (unsigned turns = 1; turns < 4; ++turns) {
        const auto seat = static_cast<Wind>((number(s_.giver) + turns) & 3);
        const Answer& answer = s_.answers[number(seat)];
        if (answer.state != AnswerState::Given || answer.action.kind == ActionKind::Pass) continue;
        if (answer.action.kind == ActionKind::Win)
            wins.push_back(seat);
        else if (!call || answer.action.kind != ActionKind::Chow)
            call = seat;
    }
    if (!wins.empty()) return resolve_wins(wins);
    if (call) take_claim(*call, s_.answers[number(*call)].action);
}

/// Nearest first. Wins that are none are judged on the way; when none stands, the other claims get their
/// turn.
void Step::resolve_wins(const InlineVector<Wind, 3>& declared) {
    const PlayRules& rules = table_.rules();
    InlineVector<Won, 3> valid;
    InlineVector<Misdeclared, 3> wrong;
    for (const Wind seat : declared) {
        if (rules.winners == Winners::Nearest && !valid.empty()) break;
        if (const auto misdeclared = judge_declared(table_, s_, seat))
            wrong.push_back(*misdeclared);
        else
            valid.push_back(won(seat));
    }
    const bool forgiven = !valid.empty() && rules.false_win_forgiven;
    bool over = false;
    for (Misdeclared each : wrong) {
        if (forgiven) each.payments = {};
        if (each.ends_hand && !forgiven)
            for (const Misdeclared& other : wrong)
                if (other.seat != each.seat && other.ends_hand) {
                    // Two who end the hand at once pay nothing to each other.
                    each.payments[number(each.seat)] += each.payments[number(other.seat)];
                    each.payments[number(other.seat)] = 0;
                }
        over |= each.ends_hand && valid.empty();
        each.ends_hand = over;
        emit(each);
    }
    if (valid.size() == 3 && rules.winners == Winners::Two) return end(End::ThreeWins);
    for (const Won& each : valid) emit(each);
    if (over) end(End::FalseWin);
}

void Step::take_claim(Wind seat, const Action& action) {
    Claimed claimed{seat, s_.giver, {}, s_.at_stake, action.reds};
    const Tile tile = s_.at_stake.tile();
    switch (action.kind) {
        case ActionKind::Chow: claimed.meld = {MeldKind::Chow, action.low, Giver::Unknown}; break;
        case ActionKind::Pung: claimed.meld = {MeldKind::Pung, tile, Giver::Unknown}; break;
        default: claimed.meld = {MeldKind::Kong, tile, Giver::Unknown}; break;
    }
    claimed.meld.from = static_cast<Giver>(turns_after(seat, s_.giver));
    emit(claimed);
}

/// Only between a discard that nobody took and the next draw.
std::optional<End> Step::abortive_draw() const {
    const AbortiveDraws& rules = table_.rules().abortive;
    if (rules.four_winds && s_.river.size() == 4 && !s_.any_call) {
        const Piece first = s_.river[0].piece;
        bool same = first.tile().is_wind();
        for (const RiverTile& each : s_.river) same &= each.piece == first;
        if (same) return End::FourWinds;
    }
    if (four_kongs_end_hand(table_.rules(), s_)) return End::FourKongs;
    if (rules.four_riichi) {
        bool all = true;
        for (const SeatState& seat : s_.seats) all &= seat.riichi;
        if (all) return End::FourRiichi;
    }
    return std::nullopt;
}

Events Step::finish() {
    for (;;) {
        const std::size_t before = out_.size();
        switch (s_.phase) {
            case Phase::Claims:
                if (answers_complete()) resolve_claims();
                break;
            case Phase::Draw:
                if (const auto abort = abortive_draw())
                    end(*abort);
                else if (s_.wall.left(s_.turn) == 0)
                    emit(settle_exhausted(table_, s_));
                break;
            case Phase::Replacement:
                if (s_.wall.left(s_.turn) == 0) emit(settle_exhausted(table_, s_));
                break;
            case Phase::UnderIndicators:
                if (table_.need(s_).kind == Need::Kind::Nothing) emit(settle_wins(table_, s_));
                break;
            default: break;
        }
        if (out_.size() == before) return out_;
    }
}

}  // namespace

Table::Table(const Rulebook& rulebook, const SuitTable& suits)
    : rulebook_(rulebook), rules_(rulebook.play()), suits_(suits) {}

DealRule Table::deal_rule(const HandSetup& setup) const {
    if (setup.walls == Walls::Shared) return rules_.deal;
    DealRule rule = rules_.deal;
    rule.flowers = Flowers::Without;
    rule.last_round = LastRound::OneEach;
    return rule;
}

tl::expected<Events, Refused> Table::apply(State& state, Wind seat, const Action& action) const {
    if (const auto refused = refusal(state, seat, action))
        return tl::unexpected(Refused{*refused, rules_.clauses[static_cast<unsigned>(*refused)]});
    Step step(*this, state);
    switch (action.kind) {
        case ActionKind::Pass:
            if (state.phase == Phase::OpeningFlowers)
                step.emit(FlowersKept{seat});
            else
                step.emit(Answered{seat, action});
            break;
        case ActionKind::Discard:
        case ActionKind::Riichi:
            step.emit(Discarded{seat, action.piece, action.drawn, action.kind == ActionKind::Riichi});
            break;
        case ActionKind::Flower: step.emit(FlowerShown{seat, action.piece}); break;
        case ActionKind::ConcealedKong:
            step.emit(KongMade{seat, MeldKind::ConcealedKong, action.piece});
            break;
        case ActionKind::AddedKong: step.emit(KongMade{seat, MeldKind::AddedKong, action.piece}); break;
        case ActionKind::NineKinds: step.end(End::NineKinds); break;
        case ActionKind::Win:
            if (state.phase != Phase::Claims) {
                step.declare_self_draw(seat);
                break;
            }
            [[fallthrough]];
        case ActionKind::Chow:
        case ActionKind::Pung:
        case ActionKind::Kong: step.emit(Answered{seat, action}); break;
    }
    return step.finish();
}

tl::expected<Events, Refused> Table::count(State& state, Wind seat, const Claim& claim) const {
    const bool counting =
        state.phase == Phase::Counting && !state.winners.empty() && state.winners.back().seat == seat;
    if (!counting)
        return tl::unexpected(
            Refused{Refusal::NotCounting, rules_.clauses[static_cast<unsigned>(Refusal::NotCounting)]});
    Step step(*this, state);
    const auto ended = settle_claim(*this, state, claim);
    step.emit(Counted{seat, claim});
    if (ended) {
        step.emit(*ended);
    } else {
        step.emit(ended.error());
        if (ended.error().ends_hand) step.end(End::FalseWin);
    }
    return step.finish();
}

Need Table::need(const State& state) const {
    switch (state.phase) {
        case Phase::Deal: {
            const bool jump = deal_rule(state.setup).last_round == LastRound::Jump;
            return {Need::Kind::Hand, state.turn, state.turn == Wind::East && jump ? 14u : 13u};
        }
        case Phase::Indicator: return {Need::Kind::Indicator, state.turn, 1};
        case Phase::Draw: return {Need::Kind::Draw, state.turn, 1};
        case Phase::Replacement: return {Need::Kind::Replacement, state.turn, 1};
        case Phase::UnderIndicators: {
            bool riichi = false;
            for (const Won& won : state.winners) riichi |= state.at(won.seat).riichi;
            if (!riichi || !rules_.under_indicators) return {};
            const std::size_t all = rules_.under_kong_indicators ? state.indicators.size() : 1;
            if (state.under.size() >= all) return {};
            return {Need::Kind::UnderIndicator, state.turn, 1};
        }
        default: return {};
    }
}

namespace {

/// Whether the wall can still hold these pieces.
bool can_come(const Table& table, const State& state, std::span<const Piece> pieces) {
    const bool with_flowers = table.deal_rule(state.setup).flowers == Flowers::With;
    Counts out = state.out;
    RedFives reds = state.reds_out;
    Kinds flowers = state.flowers_out;
    for (const Piece piece : pieces) {
        if (piece.is_back()) return false;
        const Tile tile = piece.tile();
        if (tile.is_flower()) {
            if (!with_flowers || flowers.has(tile)) return false;
            flowers.add(tile);
            continue;
        }
        if (!out.can_add(tile)) return false;
        out.add(tile);
        if (tile.rank() != 5 || !tile.is_suited()) continue;
        // A plain five, too, may be one too many: the last copies can all be red.
        const unsigned suit = static_cast<unsigned>(tile.suit());
        const unsigned all_red = static_cast<unsigned>(table.rules().red_fives[suit]);
        if (piece.is_red()) ++reds[suit];
        if (reds[suit] > all_red || out[tile] - reds[suit] > 4 - all_red) return false;
    }
    return true;
}

}  // namespace

tl::expected<Events, Refused> Table::give(State& state, std::span<const Piece> pieces) const {
    const Need needed = need(state);
    const auto refuse = [&](Refusal why) {
        return tl::unexpected(Refused{why, rules_.clauses[static_cast<unsigned>(why)]});
    };
    if (needed.kind == Need::Kind::Nothing || pieces.size() != needed.tiles)
        return refuse(Refusal::NotAwaited);
    if (!can_come(*this, state, pieces)) return refuse(Refusal::FifthCopy);
    const bool table_tile = needed.kind == Need::Kind::Indicator || needed.kind == Need::Kind::UnderIndicator;
    if (table_tile && pieces[0].is_flower()) return refuse(Refusal::NotAwaited);
    Step step(*this, state);
    switch (needed.kind) {
        case Need::Kind::Hand: {
            Dealt dealt{needed.seat, {}};
            for (const Piece piece : pieces) dealt.pieces.push_back(piece);
            step.emit(dealt);
            break;
        }
        case Need::Kind::Draw: step.emit(Drew{needed.seat, pieces[0], DrawFrom::Head}); break;
        case Need::Kind::Replacement: step.emit(Drew{needed.seat, pieces[0], DrawFrom::End}); break;
        case Need::Kind::Indicator: step.emit(IndicatorTurned{pieces[0]}); break;
        case Need::Kind::UnderIndicator: step.emit(UnderTurned{pieces[0]}); break;
        case Need::Kind::Nothing: break;
    }
    return step.finish();
}

namespace {

/// Far beyond any table, and safe to add up.
constexpr int most_points = 1'000'000, most_in_a_hand = 100'000'000;

/// Points that a ruling can name, paid by one seat to another or to nobody.
bool can_be_paid(const PlayRules& rules, const State& state, const Sanction& sanction) {
    if (sanction.points <= 0 || sanction.points > most_points) return false;
    for (const int paid : state.paid)
        if (paid > most_in_a_hand || paid < -most_in_a_hand) return false;
    const unsigned from = number(sanction.seat);
    if (sanction.kind == SanctionKind::Deduct)
        return !sanction.lifted || -state.fines[from] >= sanction.points;
    if (sanction.kind == SanctionKind::Pay) return sanction.to != sanction.seat;
    if (sanction.kind != SanctionKind::PayWinner) return true;
    // What is kept for the next winner lies on the table as deposits.
    if (!rules.riichi.has || rules.riichi.deposit <= 0 || sanction.points % rules.riichi.deposit != 0)
        return false;
    const int sticks = sanction.points / rules.riichi.deposit;
    return sanction.lifted ? state.deposited[from] >= sticks : state.deposited[from] + sticks < 100;
}

/// Whether a right can be taken, or given back, by one ruling more.
bool can_be_ruled(const State& state, const Sanction& sanction) {
    const SeatState& seat = state.at(sanction.seat);
    const auto rulings = [&](std::uint8_t n) { return sanction.lifted ? n > 0 : n < 100; };
    switch (sanction.kind) {
        case SanctionKind::NoWin: return rulings(seat.no_win);
        case SanctionKind::NoCalls: return rulings(seat.no_calls);
        case SanctionKind::DeadHand: return rulings(seat.dead);
        case SanctionKind::NoWinThisTurn: return !sanction.lifted || seat.no_win_this_turn;
        case SanctionKind::PayForAll: return !sanction.lifted || seat.pays_for_all;
        // A tile that was let go is gone, and a hand that has ended has ended.
        case SanctionKind::NoClaim:
        case SanctionKind::EndHand:
        case SanctionKind::FalseWin:
        case SanctionKind::VoidHand: return !sanction.lifted;
        default: return true;
    }
}

/// Every tile that was seen stands there, as often as it was seen; and only what was seen can be covered.
bool can_be_exposed(const State& state, const Sanction& sanction) {
    SeatState rest = state.at(sanction.seat);
    if (!sanction.lifted)
        for (const Piece piece : state.at(sanction.seat).exposed) remove(rest, piece);
    for (const Piece piece : sanction.pieces) {
        const std::size_t before = rest.exposed.size();
        if (sanction.lifted) {
            cover(rest, piece);
            if (rest.exposed.size() == before) return false;
        } else {
            if (held(rest, piece) == 0) return false;
            remove(rest, piece);
        }
    }
    return true;
}

}  // namespace

tl::expected<Events, Refused> Table::sanction(State& state, const Sanction& sanction) const {
    const auto refuse = [&](Refusal why) {
        return tl::unexpected(Refused{why, rules_.clauses[static_cast<unsigned>(why)]});
    };
    if (state.phase == Phase::Over) return refuse(Refusal::HandOver);
    const bool pays = sanction.kind <= SanctionKind::PayWinner;
    if (pays ? !can_be_paid(rules_, state, sanction) : sanction.points != 0 || !can_be_ruled(state, sanction))
        return refuse(Refusal::NotASanction);
    if (sanction.kind == SanctionKind::Expose && !can_be_exposed(state, sanction))
        return refuse(Refusal::TileNotHeld);
    Step step(*this, state);
    step.emit(Sanctioned{sanction});
    switch (sanction.kind) {
        case SanctionKind::EndHand: step.end(End::Foul); break;
        case SanctionKind::FalseWin: step.end(End::FalseWin); break;
        case SanctionKind::VoidHand: step.end(End::Void); break;
        default: break;
    }
    return step.finish();
}

}  // namespace sifang
