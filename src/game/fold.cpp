// How each event changes the state. Nothing here asks whether it could have happened.

#include <cassert>
#include <numeric>

#include "game/pieces.hpp"
#include "game/wins.hpp"
#include "hand/shanten.hpp"

namespace sifang {
namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

Giver giver_seen_from(Wind seat, Wind giver) { return static_cast<Giver>(turns_after(seat, giver)); }

class Folder {
  public:
    Folder(const Table& table, State& state) : table_(table), rules_(table.rules()), s_(state) {}

    void operator()(const Dealt& e);
    void operator()(const Drew& e);
    void operator()(const IndicatorTurned& e);
    void operator()(const UnderTurned& e);
    void operator()(const FlowerShown& e);
    void operator()(const FlowersKept& e);
    void operator()(const Discarded& e);
    void operator()(const Answered& e);
    void operator()(const Claimed& e);
    void operator()(const KongMade& e);
    void operator()(const Won& e);
    void operator()(const Counted&) {}
    void operator()(const Misdeclared& e);
    void operator()(const Sanctioned& e);
    void operator()(const HandEnded& e);

  private:
    // The opening.
    void begin_opening();
    void next_opening_seat(Wind from);
    void begin_first_turn();
    bool owes_flowers(const SeatState& seat) const { return !(seat.held_flowers - seat.forgotten).empty(); }

    // The tile on the table.
    void open_claims();
    void close_claims();
    void close_if_all_passed();
    void note_passed_wins();
    void take_back_answer(Wind wind);
    void take_back_win();
    void accept_riichi();
    void go_on(Phase next);

    void make_kong();
    void count_kong(bool concealed);
    void indicators_fall_due();
    void call_made();
    void end_turn(SeatState& seat);
    void lay_deposit(Wind seat, int sticks);
    void pay_for_foul(unsigned from, unsigned to, int points);
    void let_go(Wind wind);
    void refresh_waits(SeatState& seat) const;
    void leaves_wall(Piece piece);
    void pay(const Payments& payments) {
        for (std::size_t i = 0; i < 4; ++i) s_.paid[i] += payments[i];
    }

    const Table& table_;
    const PlayRules& rules_;
    State& s_;
};

void Folder::refresh_waits(SeatState& seat) const {
    const bool rests = seat.hand.standing.total() == seat.hand.resting_size();
    seat.waits = rests ? waits(table_.suits(), seat.hand, table_.rulebook().shapes()) : Kinds();
}

void Folder::leaves_wall(Piece piece) {
    const Tile tile = piece.tile();
    if (tile.is_flower()) return s_.flowers_out.add(tile);
    s_.out.add(tile);
    if (piece.is_red()) ++reds_of(s_.reds_out, tile);
}

// The deal and the opening.

void Folder::operator()(const Dealt& e) {
    SeatState& seat = s_.at(e.seat);
    for (const Piece piece : e.pieces) {
        leaves_wall(piece);
        add(seat, piece);
    }
    refresh_waits(seat);
    if (e.seat != Wind::North) {
        s_.turn = next(e.seat);
        return;
    }
    s_.turn = Wind::East;
    s_.after_indicator = Phase::OpeningFlowers;
    if (rules_.indicator) {
        s_.indicators_due = 1;
        s_.phase = Phase::Indicator;
    } else {
        begin_opening();
    }
}

void Folder::begin_opening() {
    if (table_.deal_rule(s_.setup).flowers == Flowers::Without) return begin_first_turn();
    s_.phase = Phase::OpeningFlowers;
    next_opening_seat(Wind::East);
}

/// The first seat from this one on that has flowers to show; after North another round where the rule says
/// so.
void Folder::next_opening_seat(Wind from) {
    for (unsigned i = number(from); i < 4; ++i) {
        const auto seat = static_cast<Wind>(i);
        if (!owes_flowers(s_.at(seat))) continue;
        s_.turn = seat;
        s_.flowers_due = static_cast<std::uint8_t>((s_.at(seat).held_flowers - s_.at(seat).forgotten).size());
        return;
    }
    for (const SeatState& seat : s_.seats)
        if (owes_flowers(seat)) return next_opening_seat(Wind::East);
    begin_first_turn();
}

void Folder::begin_first_turn() {
    s_.opening = false;
    s_.turn = Wind::East;
    const bool dealt_fourteen = table_.deal_rule(s_.setup).last_round == LastRound::Jump;
    s_.phase = dealt_fourteen ? Phase::Turn : Phase::Draw;
}

void Folder::operator()(const FlowersKept& e) {
    SeatState& seat = s_.at(e.seat);
    seat.forgotten |= seat.held_flowers;
    if (e.seat == Wind::North)
        next_opening_seat(Wind::East);
    else
        next_opening_seat(next(e.seat));
}

void Folder::operator()(const FlowerShown& e) {
    SeatState& seat = s_.at(e.seat);
    remove(seat, e.piece);
    seat.flowers.add(e.piece.tile());
    s_.drawn.reset();
    if (s_.kongs_in_row > 0) s_.flower_since_kong = true;
    refresh_waits(seat);
    s_.phase = Phase::Replacement;
}

void Folder::operator()(const IndicatorTurned& e) {
    leaves_wall(e.piece);
    s_.indicators.push_back(e.piece);
    if (--s_.indicators_due > 0) return;
    if (s_.after_indicator == Phase::OpeningFlowers) return begin_opening();
    if (s_.after_indicator == Phase::Claims) return open_claims();
    s_.phase = s_.after_indicator;
}

void Folder::operator()(const UnderTurned& e) {
    leaves_wall(e.piece);
    s_.under.push_back(e.piece);
}

// Drawing.

void Folder::operator()(const Drew& e) {
    SeatState& seat = s_.at(e.seat);
    leaves_wall(e.piece);
    add(seat, e.piece);
    s_.wall.take(e.seat, e.from == DrawFrom::End);
    if (s_.opening) {
        refresh_waits(seat);
        s_.phase = Phase::OpeningFlowers;
        const bool stays =
            rules_.opening_flowers == OpeningFlowers::UntilNone ? owes_flowers(seat) : --s_.flowers_due > 0;
        if (!stays) {
            if (e.seat == Wind::North)
                next_opening_seat(Wind::East);
            else
                next_opening_seat(next(e.seat));
        }
        return;
    }
    seat.passed = Kinds();
    s_.turn = e.seat;
    s_.drawn = e.piece;
    s_.claimed_now = false;
    if (e.from == DrawFrom::Head) {
        s_.kongs_in_row = 0;
        s_.flower_since_kong = false;
    }
    s_.phase = Phase::Turn;
}

// Discards and what is said to them.

/// What a seat's turn leaves behind once it has discarded.
void Folder::end_turn(SeatState& seat) {
    seat.forgotten |= seat.held_flowers;
    seat.no_win_this_turn = false;
    seat.ippatsu = false;
    s_.drawn.reset();
    s_.claimed_now = false;
    s_.kongs_in_row = 0;
    s_.flower_since_kong = false;
    refresh_waits(seat);
}

void Folder::operator()(const Discarded& e) {
    SeatState& seat = s_.at(e.seat);
    remove(seat, e.piece);
    cover(seat, e.piece);
    seat.discarded.add(e.piece.tile());
    ++seat.discards;
    s_.river.push_back(RiverTile{e.piece, e.seat, e.drawn, e.riichi, false});
    if (!e.piece.is_flower()) s_.shown.add(e.piece.tile());
    end_turn(seat);
    s_.stake = Stake::Discard;
    s_.at_stake = e.piece;
    s_.giver = e.seat;
    s_.riichi_pending = e.riichi;
    if (rules_.kong_indicator == KongIndicator::BeforeDiscard) indicators_fall_due();
    if (s_.indicators_due > 0)
        go_on(Phase::Claims);
    else
        open_claims();
}

/// Asks every seat that has something to say. With nobody to ask the play goes on at once.
void Folder::open_claims() {
    s_.phase = Phase::Claims;
    bool any = false;
    for (const Wind seat : all_winds) {
        Answer& answer = s_.answers[number(seat)];
        answer = Answer{};
        if (seat == s_.giver) continue;
        answer.state = AnswerState::Asked;
        if (table_.legal(s_, seat).size() > 1)
            any = true;
        else
            answer.state = AnswerState::NotAsked;
    }
    if (!any) close_claims();
}

void Folder::operator()(const Answered& e) {
    s_.answers[number(e.seat)] = {AnswerState::Given, e.action};
    close_if_all_passed();
}

void Folder::close_if_all_passed() {
    for (const Answer& answer : s_.answers)
        if (answer.state == AnswerState::Asked || answer.action.kind != ActionKind::Pass) return;
    close_claims();
}

/// hk:2.9, zds:3-6: who could have won on this tile and did not.
void Folder::note_passed_wins() {
    if (rules_.passed_win == PassedWin::Free || s_.at_stake.is_flower()) return;
    const Tile tile = s_.at_stake.tile();
    for (const Wind wind : all_winds) {
        SeatState& seat = s_.at(wind);
        if (wind == s_.giver || !seat.waits.has(tile) || !may_rob(table_, s_, wind)) continue;
        if (rules_.passed_win == PassedWin::SameKind && why_no_assisted_win(table_, s_, wind)) continue;
        seat.passed.add(tile);
        if (rules_.passed_win == PassedWin::AnyTile && seat.riichi) seat.passed_for_good = true;
    }
}

void Folder::lay_deposit(Wind seat, int sticks) {
    s_.paid[number(seat)] -= sticks * rules_.riichi.deposit;
    s_.deposited[number(seat)] = static_cast<std::uint8_t>(s_.deposited[number(seat)] + sticks);
    s_.deposits += sticks;
}

void Folder::accept_riichi() {
    if (!s_.riichi_pending) return;
    s_.riichi_pending = false;
    SeatState& seat = s_.at(s_.giver);
    seat.riichi = true;
    seat.ippatsu = true;
    seat.double_riichi = seat.discards == 1 && !s_.any_call;
    lay_deposit(s_.giver, 1);
}

/// Nobody takes the tile on the table.
void Folder::close_claims() {
    note_passed_wins();
    for (Answer& answer : s_.answers) answer = Answer{};
    for (SeatState& seat : s_.seats) seat.no_win_this_turn = false;
    if (s_.stake != Stake::Discard) return make_kong();
    accept_riichi();
    indicators_fall_due();
    s_.turn = next(s_.giver);
    go_on(Phase::Draw);
}

/// Turns the indicators that are due before the play goes on.
void Folder::go_on(Phase next_phase) {
    s_.phase = next_phase;
    if (s_.indicators_due == 0) return;
    s_.after_indicator = next_phase;
    s_.phase = Phase::Indicator;
}

void Folder::call_made() {
    s_.any_call = true;
    for (SeatState& seat : s_.seats) seat.ippatsu = false;
}

void Folder::operator()(const Claimed& e) {
    note_passed_wins();
    accept_riichi();
    indicators_fall_due();
    SeatState& seat = s_.at(e.seat);
    SeatState& giver = s_.at(e.giver);
    giver.was_called = true;
    s_.river.back().called = true;
    const Tile taken = e.piece.tile();
    if (e.meld.is_chow()) {
        for (unsigned nth = 0; nth < 3; ++nth) {
            const Tile own = run_tile(e.meld.tile, nth);
            if (own == taken) continue;
            remove_for_meld(seat, own, 1, own.rank() == 5 ? e.reds : 0);
            s_.shown.add(own);
        }
    } else {
        const unsigned own = e.meld.size() - 1;
        remove_for_meld(seat, taken, own, e.reds);
        s_.shown.add(taken, own);
    }
    if (e.piece.is_red()) ++reds_of(seat.melded_reds, taken);
    forget_exposed(seat);
    Meld meld = e.meld;
    meld.from = giver_seen_from(e.seat, e.giver);
    seat.hand.melds.push_back(meld);
    seat.calls.push_back({meld.kind, meld.tile, e.giver, false});
    call_made();
    if (rules_.own_claim_lifts_passed_win) seat.passed = Kinds();
    for (Answer& answer : s_.answers) answer = Answer{};
    for (SeatState& each : s_.seats) each.no_win_this_turn = false;
    s_.turn = e.seat;
    s_.drawn.reset();
    s_.flower_since_kong = false;
    if (meld.is_kong()) {
        s_.kongs_in_row = 1;
        count_kong(false);
        refresh_waits(seat);
        go_on(Phase::Replacement);
    } else {
        s_.kongs_in_row = 0;
        s_.claimed_now = true;
        s_.claimed = e.piece;
        go_on(Phase::Turn);
    }
}

// Kongs of one's own: announced, perhaps robbed, then made.

void Folder::operator()(const KongMade& e) {
    s_.stake = e.kind == MeldKind::AddedKong ? Stake::AddedKong : Stake::ConcealedKong;
    s_.at_stake = e.piece;
    s_.giver = e.seat;
    s_.riichi_pending = false;
    if (s_.stake == Stake::ConcealedKong && rules_.concealed_kong_robbed_by == ConcealedKongRobbedBy::Nobody)
        make_kong();
    else
        open_claims();
}

void Folder::count_kong(bool concealed) {
    ++s_.kongs;
    if (!rules_.kong_indicators) return;
    const bool at_once = concealed || rules_.kong_indicator == KongIndicator::AtOnce;
    ++(at_once ? s_.indicators_due : s_.indicators_owed);
}

void Folder::indicators_fall_due() {
    s_.indicators_due = static_cast<std::uint8_t>(s_.indicators_due + s_.indicators_owed);
    s_.indicators_owed = 0;
}

void Folder::make_kong() {
    SeatState& seat = s_.at(s_.giver);
    const Tile tile = s_.at_stake.tile();
    const bool concealed = s_.stake == Stake::ConcealedKong;
    // An indicator still owed for an earlier kong is turned now, before the next replacement.
    indicators_fall_due();
    seat.calls.push_back(
        {concealed ? MeldKind::ConcealedKong : MeldKind::AddedKong, tile, std::nullopt, s_.kongs_in_row > 0});
    if (concealed) {
        remove_for_meld(seat, tile, 4, reds_of(std::as_const(seat).reds, tile));
        seat.hand.melds.push_back({MeldKind::ConcealedKong, tile, Giver::Unknown});
        if (rules_.concealed_kong_seen == ConcealedKongSeen::AtOnce) s_.shown.add(tile, 4);
    } else {
        remove_for_meld(seat, tile, 1, s_.at_stake.is_red() ? 1 : 0);
        for (Meld& meld : seat.hand.melds)
            if (meld.kind == MeldKind::Pung && meld.tile == tile) meld.kind = MeldKind::AddedKong;
        s_.shown.add(tile);
    }
    forget_exposed(seat);
    call_made();
    s_.kongs_in_row = static_cast<std::uint8_t>(s_.flower_since_kong ? 1 : s_.kongs_in_row + 1);
    s_.flower_since_kong = false;
    s_.drawn.reset();
    s_.claimed_now = false;
    s_.turn = s_.giver;
    refresh_waits(seat);
    count_kong(concealed);
    go_on(Phase::Replacement);
}

// Ends.

void Folder::operator()(const Won& e) {
    if (s_.winners.empty() && s_.riichi_pending && rules_.riichi.ronned_pays) lay_deposit(s_.giver, 1);
    s_.winners.push_back(e);
    const bool counts =
        s_.setup.declaring == Declaring::Competition && table_.rulebook().declare() == Declare::Winner;
    s_.phase = counts ? Phase::Counting : Phase::UnderIndicators;
}

void Folder::operator()(const Misdeclared& e) {
    SeatState& seat = s_.at(e.seat);
    pay(e.payments);
    const int fine = std::accumulate(e.payments.begin(), e.payments.end(), 0);
    s_.fines[number(e.seat)] += fine;
    for (std::size_t i = 0; i < 4; ++i) s_.penalties[i] += e.payments[i];
    s_.penalties[number(e.seat)] -= fine;
    ++seat.false_wins;
    if (e.no_win) ++seat.no_win;
    // What was said on the tile on the table is said: the seat lets it go now.
    Answer& answer = s_.answers[number(e.seat)];
    if (s_.phase == Phase::Claims) answer = {AnswerState::Given, Action{}};
    if (s_.phase == Phase::Counting) take_back_win();
    if (s_.phase == Phase::Claims && !e.ends_hand) close_if_all_passed();
}

void Folder::pay_for_foul(unsigned from, unsigned to, int points) {
    for (Payments* sum : {&s_.paid, &s_.penalties}) {
        (*sum)[from] -= points;
        (*sum)[to] += points;
    }
}

void Folder::operator()(const Sanctioned& e) {
    const Sanction& sanction = e.sanction;
    SeatState& seat = s_.at(sanction.seat);
    const unsigned from = number(sanction.seat);
    const int points = sanction.lifted ? -sanction.points : sanction.points;
    const auto rule = [&](std::uint8_t& rulings) { sanction.lifted ? --rulings : ++rulings; };
    switch (sanction.kind) {
        case SanctionKind::Deduct:
            s_.paid[from] -= points;
            s_.fines[from] -= points;
            break;
        case SanctionKind::Pay: pay_for_foul(from, number(sanction.to), points); break;
        case SanctionKind::PayEach:
            for (unsigned to = 0; to < 4; ++to)
                if (to != from) pay_for_foul(from, to, points);
            break;
        case SanctionKind::PayWinner: lay_deposit(sanction.seat, points / rules_.riichi.deposit); break;
        case SanctionKind::PayForAll: seat.pays_for_all = !sanction.lifted; break;
        case SanctionKind::NoWin: rule(seat.no_win); break;
        case SanctionKind::NoWinThisTurn: seat.no_win_this_turn = !sanction.lifted; break;
        case SanctionKind::NoClaim: let_go(sanction.seat); break;
        case SanctionKind::NoCalls: rule(seat.no_calls); break;
        case SanctionKind::DeadHand: rule(seat.dead); break;
        case SanctionKind::Expose:
            for (const Piece piece : sanction.pieces)
                sanction.lifted ? cover(seat, piece) : seat.exposed.push_back(piece);
            break;
        case SanctionKind::Warn:
        case SanctionKind::EndHand:
        case SanctionKind::FalseWin:
        case SanctionKind::VoidHand: break;
    }
    if (s_.phase == Phase::Claims) take_back_answer(sanction.seat);
    // mcr:3.11.6.11(2) to (6): a foul in the count costs the win that is being counted.
    const bool lost = seat.no_win || seat.no_win_this_turn || seat.dead;
    if (s_.phase == Phase::Counting && lost && s_.winners.back().seat == sanction.seat) {
        take_back_win();
        if (s_.phase == Phase::Claims) close_if_all_passed();
    }
}

/// A count that came to nothing takes the win back: the next claimant, or the turn that it interrupted.
void Folder::take_back_win() {
    const Won& won = s_.winners.back();
    s_.phase = won.by == By::Draw ? Phase::Turn : Phase::Claims;
    s_.answers[number(won.seat)] = {s_.phase == Phase::Claims ? AnswerState::Given : AnswerState::NotAsked,
                                    Action{}};
    s_.winners.pop_back();
}

/// mcr:3.11.6.11(5), gb98:Q155(2), hk:5.10: who reaches for the wall has let the tile on the table go.
void Folder::let_go(Wind wind) {
    Answer& answer = s_.answers[number(wind)];
    if (s_.phase != Phase::Claims || answer.state == AnswerState::NotAsked) return;
    answer = {AnswerState::Given, Action{}};
    close_if_all_passed();
}

/// Who has lost the right to what he said to the tile on the table lets it go.
void Folder::take_back_answer(Wind wind) {
    const SeatState& seat = s_.at(wind);
    Answer& answer = s_.answers[number(wind)];
    const ActionKind said = answer.action.kind;
    if (answer.state != AnswerState::Given || said == ActionKind::Pass) return;
    const bool win = said == ActionKind::Win;
    const bool lost = win ? seat.no_win || seat.no_win_this_turn : seat.no_calls;
    if (!lost && !seat.dead) return;
    answer.action = Action{};
    close_if_all_passed();
}

void Folder::operator()(const HandEnded& e) {
    if (e.end == End::Exhausted)
        for (const Wind wind : all_winds) {
            const SeatState& seat = s_.at(wind);
            s_.waiting[number(wind)] = !seat.dead && !available(seat.waits, seat.hand).empty();
        }
    // A robbed tile leaves the hand of the player who was about to add it.
    const bool robbed = e.end == End::Won && s_.winners[0].by == By::Discard && s_.stake != Stake::Discard;
    if (robbed) remove(s_.at(s_.giver), s_.at_stake);
    for (Answer& answer : s_.answers) answer = Answer{};
    s_.riichi_pending = false;
    pay(e.payments);
    s_.totals = e.totals;
    s_.end = e.end;
    s_.phase = Phase::Over;
}

}  // namespace

void Table::fold(State& state, const Event& event) const { std::visit(Folder(*this, state), event); }

}  // namespace sifang
