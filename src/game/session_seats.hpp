#pragma once
// Who sits where in which hand, and which hand comes after it.

#include "game/session_event.hpp"
#include "rules/session.hpp"

namespace sifang {

/// Which hand of a session, counters aside: both numbers from 0, and four deals make a round.
struct HandPlace {
    int round = 0;
    int deal = 0;

    /// East, South, West and North for rounds one to four.
    constexpr Wind wind() const { return static_cast<Wind>(static_cast<unsigned>(round) & 3); }
    /// The hand after it, once the deal has passed.
    constexpr HandPlace next() const {
        return deal == 3 ? HandPlace{round + 1, 0} : HandPlace{round, deal + 1};
    }
    constexpr auto operator<=>(const HandPlace&) const = default;
};

/// Who is East, South, West and North in this hand. Who sits at the East side of the table deals first in a
/// round, and the others follow as they sit; the dealer of a hand is its East. Where a throw picks the first
/// dealer, his side counts as the East side.
Seating seats_at(const SeatChanges& changes, Player first_dealer, HandPlace place);

/// Whether each of the four sits once.
bool is_seating(const Seating& seats);

/// Rulebooks rank in the order of the first deals: what is by player in that order, and back.
PlayerPoints by_deal(const PlayerPoints& by_player, Player first_dealer);
PlayerPoints by_player(const PlayerPoints& by_deal, Player first_dealer);

}  // namespace sifang
