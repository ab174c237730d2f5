#include "game/settlement.hpp"

#include <cassert>

#include "game/wins.hpp"
#include "hand/shanten.hpp"

namespace sifang {
namespace {

void add(Payments& sum, const Payments& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

Misdeclared misdeclared(Wind seat, const DeclaredWin& declared) {
    Misdeclared out;
    out.seat = seat;
    out.verdict = declared.verdict;
    out.payments = declared.payments.value_or(Payments{});
    out.no_win = !declared.may_win_this_hand;
    out.excluded = declared.excluded;
    out.ends_hand = declared.ends_hand;
    return out;
}

/// Who pays for all takes over what the others would pay (gb98:Q37(3) b, gb98:Q161 b).
void pay_for_all(const State& state, Payments& payments) {
    for (std::size_t payer = 0; payer < 4; ++payer) {
        if (!state.seats[payer].pays_for_all || payments[payer] > 0) continue;
        for (std::size_t other = 0; other < 4; ++other) {
            if (other == payer || payments[other] >= 0) continue;
            payments[payer] += payments[other];
            payments[other] = 0;
        }
        return;
    }
}

}  // namespace

bool has_nagashi(const SeatState& seat) {
    return seat.discards > 0 && !seat.was_called && !seat.dead &&
           seat.discarded.only(kinds::terminals_and_honors);
}

HandEnded settle_wins(const Table& table, const State& state) {
    HandEnded ended;
    ended.end = End::Won;
    for (std::size_t i = 0; i < state.winners.size(); ++i) {
        const auto score = table.rulebook().score(win_of(table, state, i));
        assert(score && score->payments);
        ended.totals[i] = score->total;
        add(ended.payments, *score->payments);
    }
    pay_for_all(state, ended.payments);
    return ended;
}

tl::expected<HandEnded, Misdeclared> settle_claim(const Table& table, const State& state,
                                                  const Claim& claim) {
    const auto ruling = table.rulebook().check_claim(win_of(table, state, 0), claim);
    assert(ruling);
    if (ruling->declared) return tl::unexpected(misdeclared(state.winners[0].seat, *ruling->declared));
    HandEnded ended;
    ended.end = End::Won;
    ended.totals[0] = ruling->ruling.score.total;
    ended.payments = ruling->ruling.score.payments.value_or(Payments{});
    pay_for_all(state, ended.payments);
    return ended;
}

HandEnded settle_exhausted(const Table& table, const State& state) {
    HandEnded ended;
    ended.end = End::Exhausted;
    bool nagashi = false;
    std::array<bool, 4> waiting{};
    for (const Wind wind : all_winds) {
        const SeatState& seat = state.at(wind);
        waiting[static_cast<unsigned>(wind)] = !seat.dead && !available(seat.waits, seat.hand).empty();
        if (!table.rules().nagashi || !has_nagashi(seat)) continue;
        nagashi = true;
        add(ended.payments, table.rulebook().nagashi(wind));
    }
    if (!nagashi) ended.payments = table.rulebook().noten(waiting);
    return ended;
}

std::optional<Misdeclared> judge_declared(const Table& table, const State& state, Wind seat) {
    const auto refusal = why_no_assisted_win(table, state, seat);
    if (!refusal) return std::nullopt;
    const bool barred =
        *refusal == Refusal::WinPassed || *refusal == Refusal::OwnDiscard || *refusal == Refusal::NotRobbable;
    const auto win = win_now(table, state, seat);
    assert(win);
    const auto declared = table.rulebook().judge(*win, barred);
    assert(declared);
    return misdeclared(seat, *declared);
}

}  // namespace sifang
