#pragma once
// One hand played by choosers, for every test that plays: from a wall to the end, with all its events.

#include <functional>
#include <stdexcept>
#include <vector>

#include "game/croupier.hpp"
#include "game/table.hpp"
#include "game/view.hpp"
#include "game/wins.hpp"
#include "hand/shanten.hpp"
#include "support/deck.hpp"
#include "tile/dice.hpp"

namespace sifang::test {

/// A byte source for the shuffle from a test's generator.
struct RandomSource {
    Random& random;
    std::uint8_t operator()() { return static_cast<std::uint8_t>(random.next() >> 56); }
};

inline Croupier random_croupier(const Table& table, const HandSetup& setup, Random& random) {
    RandomSource bytes{random};
    const DealRule rule = table.deal_rule(setup);
    const Wall wall = shuffled(rule.flowers, bytes);
    if (setup.walls == Walls::Private) {
        std::array<PrivateWall, 4> walls;
        for (std::size_t i = 0; i < wall.size(); ++i) walls[i / 34].push_back(wall[i].tile());
        return Croupier(walls);
    }
    return Croupier(table.rules(), *where_to_break(rule, Wind::East, throw_dice(rule, bytes)), wall);
}

/// Which of the legal actions a seat takes.
using Chooser = std::function<Action(const State&, Wind, const Actions&)>;

inline Chooser any_action(Random& random) {
    return [&random](const State&, Wind, const Actions& legal) {
        return legal[random.below(static_cast<unsigned>(legal.size()))];
    };
}

/// The legal discard that leaves the hand nearest to waiting.
inline Action eager_discard(const Table& table, const State& state, Wind seat, const Actions& legal) {
    Action best = legal[0];
    int nearest = 99;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::Discard) continue;
        Hand rest = state.at(seat).hand;
        if (action.piece.is_flower() || rest.standing.total() != rest.resting_size() + 1) return action;
        rest.standing.remove(action.piece.tile());
        const int distance = shanten(table.suits(), rest, table.rulebook().shapes());
        if (distance >= nearest) continue;
        nearest = distance;
        best = action;
    }
    return best;
}

/// Wins when it can, goes for the nearest shape otherwise, and calls now and then: so that hands are won,
/// robbed, exhausted and stolen from often enough.
inline Chooser eager(const Table& table, Random& random) {
    return [&](const State& state, Wind seat, const Actions& legal) {
        const bool may_err = state.setup.declaring == Declaring::Competition;
        const bool claims = state.phase == Phase::Claims;
        for (const Action& action : legal) {
            const bool true_win = action.kind == ActionKind::Win && !why_no_assisted_win(table, state, seat);
            if (true_win || action.kind == ActionKind::Riichi || action.kind == ActionKind::Flower)
                return action;
        }
        const Action any = legal[random.below(static_cast<unsigned>(legal.size()))];
        if (any.kind == ActionKind::Win && may_err && !random.one_in(50))
            return claims ? Action{} : eager_discard(table, state, seat, legal);
        const bool kong = any.kind == ActionKind::ConcealedKong || any.kind == ActionKind::AddedKong;
        if (kong || any.kind == ActionKind::NineKinds) return any;
        if (claims) return random.one_in(3) ? any : Action{};
        return random.one_in(12) ? any : eager_discard(table, state, seat, legal);
    };
}

/// Plays a hand to its end. `watch(state, events so far)` is called after every step.
template <class Watch>
State play_hand(const Table& table, const HandSetup& setup, Croupier croupier, Random& random,
                const Chooser& choose, std::vector<Event>& events, const Watch& watch) {
    State state = table.begin(setup);
    const auto keep = [&](const Event& event) { events.push_back(event); };
    while (state.phase != Phase::Over) {
        serve(table, state, croupier, keep);
        watch(state, events);
        if (state.phase == Phase::Over) break;
        if (state.phase == Phase::Counting) {
            // Names every fan there is, or now and then none: the count decides.
            Claim claim;
            const auto score = table.rulebook().score(win_of(table, state, 0));
            if (score && !random.one_in(8))
                for (const CountedPattern& each : score->patterns)
                    claim.push_back({each.pattern, each.count});
            const auto counted = table.count(state, state.winners.back().seat, claim);
            for (const Event& event : *counted) keep(event);
            watch(state, events);
            continue;
        }
        // Whoever may act, in no fixed order: answers come as people give them.
        const unsigned first = random.below(4);
        bool acted = false;
        for (unsigned i = 0; i < 4 && !acted; ++i) {
            const auto seat = static_cast<Wind>((first + i) & 3);
            const Actions legal = table.legal(state, seat);
            if (legal.empty()) continue;
            const auto done = table.apply(state, seat, choose(state, seat, legal));
            if (!done) throw std::logic_error("a legal action was refused");
            for (const Event& event : *done) keep(event);
            acted = true;
        }
        if (!acted) throw std::logic_error("nobody can act and the hand is not over");
    }
    return state;
}

}  // namespace sifang::test
