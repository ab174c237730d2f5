#pragma once
// One session from its first deal to the signed sheet.

#include <cassert>

#include "arena/throw_dealer.hpp"
#include "game/session.hpp"
#include "tile/chance.hpp"

namespace sifang::arena {

/// After so many hands time is called: dealers that stay for ever must not keep a run from its end.
inline constexpr int most_hands_in_session = 200;

/// A hand that is about to be played.
struct DueHand {
    SessionHand hand;
    int deal = 0;            ///< of the round, from 0
    std::uint64_t seed = 0;  ///< the same for the same session and hand
};

/// `play(due, session)` plays one hand of the session and gives its result; `happens` is told of everything
/// else. Who is first and may end it there does.
template <class Play, class Happens>
Session play_session(const Table& table, const SessionTable& rules, std::uint64_t seed, const Play& play,
                     const Happens& happens) {
    Session session = rules.begin();
    const auto take = [&](const SessionEvent& event) {
        [[maybe_unused]] const auto done = rules.apply(session, event);
        assert(done);
    };
    const auto tell = [&](const SessionEvent& event) {
        take(event);
        happens(event);
    };
    if (!session.first_dealer) tell(throw_dealer(table, seed_of(seed, 0)));
    int hands = 0;
    while (const auto due = rules.hand(session)) {
        if (hands++ == most_hands_in_session) {
            tell(TimeCalled{});
            continue;
        }
        const DueHand next{*due, session.place.deal, seed_of(seed, static_cast<std::uint64_t>(hands))};
        rules.fold(session, HandBegun{due->seats[0]});
        take(HandFinished{play(next, session)});
        if (rules.dealer_may_stop(session)) tell(DealerStops{});
    }
    tell(SessionClosed{});
    return session;
}

}  // namespace sifang::arena
