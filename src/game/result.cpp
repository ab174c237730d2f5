#include "game/result.hpp"

#include "game/state.hpp"

namespace sifang {

HandResult State::result() const {
    HandResult result;
    result.end = end;
    for (std::size_t i = 0; i < winners.size() && end == End::Won; ++i)
        result.winners.push_back(
            {winners[i].seat, winners[i].by, winners[i].giver, winners[i].piece, totals[i]});
    result.payments = paid;
    result.fines = fines;
    result.penalties = penalties;
    for (std::size_t i = 0; i < 4; ++i) result.false_wins[i] = seats[i].false_wins;
    result.waiting = waiting;
    result.deposited = deposited;
    result.deposits = end == End::Won ? 0 : deposits;
    return result;
}

}  // namespace sifang
