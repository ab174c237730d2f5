#pragma once
// One hand played to its end by four players.

#include <array>
#include <cassert>

#include "arena/player.hpp"
#include "game/croupier.hpp"

namespace sifang::arena {

/// By seat.
using Seated = std::array<Player*, 4>;

/// Every event goes to `sink`, in full. Only seats that can act are asked, nearest to the tile first; the
/// table keeps their answers to itself until all are given, so the order tells nobody anything.
template <class Sink>
State play_hand(const Table& table, const HandSetup& setup, Croupier croupier, const Seated& players,
                const Sink& sink) {
    State state = table.begin(setup);
    std::array<bool, 4> watches{};
    bool any_watches = false;
    for (std::size_t i = 0; i < 4; ++i) any_watches |= watches[i] = players[i]->watches();
    const auto tell = [&](const Event& event) {
        sink(event);
        if (!any_watches) return;
        for (const Wind seat : all_winds) {
            const auto i = static_cast<std::size_t>(seat);
            if (!watches[i]) continue;
            if (const auto shown = seen(table, event, seat)) players[i]->see(*shown);
        }
    };
    const auto act = [&](Wind seat) {
        const Sight sight(table, state, seat);
        const auto done = table.apply(state, seat, players[static_cast<std::size_t>(seat)]->choose(sight));
        assert(done);  // a player answers with a legal action
        if (!done) return;
        for (const Event& event : *done) tell(event);
    };
    for (serve(table, state, croupier, tell); state.phase != Phase::Over;
         serve(table, state, croupier, tell)) {
        if (state.phase != Phase::Claims) {
            act(state.turn);
            continue;
        }
        Wind seat = next(state.giver);
        while (state.answers[static_cast<unsigned>(seat)].state != AnswerState::Asked) seat = next(seat);
        act(seat);
    }
    for (Player* player : players) player->end();
    return state;
}

}  // namespace sifang::arena
