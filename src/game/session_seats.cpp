#include "game/session_seats.hpp"

#include <algorithm>

namespace sifang {

Seating seats_at(const SeatChanges& changes, Player first_dealer, HandPlace place) {
    const auto& sides = changes[static_cast<unsigned>(place.wind())];
    Seating seats{};
    const auto dealing = static_cast<Wind>(place.deal);
    for (Player nth = 0; nth < 4; ++nth) seats[turns_after(dealing, sides[nth])] = (first_dealer + nth) & 3;
    return seats;
}

bool is_seating(const Seating& seats) {
    Seating sorted = seats;
    std::sort(sorted.begin(), sorted.end());
    return sorted == Seating{0, 1, 2, 3};
}

PlayerPoints by_deal(const PlayerPoints& by_player, Player first_dealer) {
    PlayerPoints points{};
    for (Player nth = 0; nth < 4; ++nth) points[nth] = by_player[(first_dealer + nth) & 3];
    return points;
}

PlayerPoints by_player(const PlayerPoints& by_deal, Player first_dealer) {
    PlayerPoints points{};
    for (Player nth = 0; nth < 4; ++nth) points[(first_dealer + nth) & 3] = by_deal[nth];
    return points;
}

}  // namespace sifang
