#include "contest/watched_hand.hpp"

#include "game/settlement.hpp"
#include "game/wins.hpp"

namespace sifang::contest {

namespace {

template <class Values>
Values by_players(const Seating& seats, const Values& by_seat) {
    Values out{};
    for (unsigned seat = 0; seat < 4; ++seat) out[seats[seat]] = by_seat[seat];
    return out;
}

}  // namespace

HandWritten watched_hand(const Table& table, const State& state, const Session& session, int number) {
    const HandResult result = state.result();
    const Seating& seats = session.seats;
    const auto player = [&](Wind seat) { return seats[static_cast<unsigned>(seat)]; };
    HandWritten hand;
    hand.hand = number;
    hand.dealer = seats[0];
    for (std::size_t i = 0; i < result.winners.size(); ++i) {
        const Winner& winner = result.winners[i];
        const Win told = win_of(table, state, i);
        WrittenWin& win = hand.wins.emplace_back();
        win.winner = player(winner.seat);
        if (winner.by == By::Discard) win.giver = player(winner.giver);
        win.total = winner.total;
        if (told.liable) win.liable = player(*told.liable);
        win.robbed = told.situation.has(Situation::Robbing);
    }
    if (result.end != End::Won) hand.end = result.end;
    if (result.end == End::Exhausted && table.rules().nagashi)
        for (const Wind seat : all_winds) hand.nagashi[player(seat)] = has_nagashi(state.at(seat));
    hand.points = by_players(seats, result.payments);
    hand.fines = by_players(seats, result.fines);
    hand.fouls = by_players(seats, result.penalties);
    hand.false_wins = by_players(seats, result.false_wins);
    hand.waiting = by_players(seats, result.waiting);
    hand.deposits = by_players(seats, result.deposited);
    return hand;
}

}  // namespace sifang::contest
