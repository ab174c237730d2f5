#pragma once
// What holds of any hand at any moment, whoever plays it: every tile in one place, every list of legal
// actions exact, every payment somebody's gain, and the events alone give the state again.

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "game/pieces.hpp"
#include "game/table.hpp"

namespace sifang::test {

/// Every tile that has left the wall lies in exactly one place.
inline void expect_all_tiles(const State& state) {
    Counts found;
    RedFives reds{};
    Kinds flowers;
    const auto see = [&](Piece piece) {
        const Tile tile = piece.tile();
        if (tile.is_flower()) {
            ASSERT_FALSE(flowers.has(tile));
            return flowers.add(tile);
        }
        ASSERT_TRUE(found.can_add(tile));
        found.add(tile);
        if (piece.is_red()) ++reds_of(reds, tile);
    };
    for (const SeatState& seat : state.seats) {
        for (const Tile tile : seat.hand.standing.present())
            for (unsigned n = 0; n < seat.hand.standing[tile]; ++n) see(tile);
        for (const Meld& meld : seat.hand.melds) ASSERT_TRUE(add_meld(found, meld));
        for (const Tile tile : seat.held_flowers) see(tile);
        for (const Tile tile : seat.flowers) see(tile);
        for (std::size_t suit = 0; suit < 3; ++suit)
            reds[suit] = static_cast<std::uint8_t>(reds[suit] + seat.reds[suit] + seat.melded_reds[suit]);
    }
    for (const RiverTile& each : state.river)
        if (!each.called) see(each.piece);
    for (const Piece piece : state.indicators) see(piece);
    for (const Piece piece : state.under) see(piece);
    const bool robbed = state.phase == Phase::Over && state.end == End::Won &&
                        state.winners[0].by == By::Discard && state.stake != Stake::Discard;
    if (robbed) see(state.at_stake);
    EXPECT_EQ(found, state.out);
    EXPECT_EQ(reds, state.reds_out);
    EXPECT_EQ(flowers, state.flowers_out);
}

inline void expect_sums(const Table& table, const State& state) {
    const auto sum = [](const Payments& of) { return std::accumulate(of.begin(), of.end(), 0); };
    const HandResult result = state.result();
    const int sticks = (result.deposits - state.setup.deposits) * table.rules().riichi.deposit;
    EXPECT_EQ(sum(result.payments) + sticks, sum(result.fines));
}

/// A seat's tiles: 13 and its kongs' extras, one more in its turn.
inline void expect_hand_sizes(const State& state) {
    for (const Wind wind : all_winds) {
        const SeatState& seat = state.at(wind);
        const unsigned rest = seat.hand.resting_size();
        const bool in_turn = state.phase == Phase::Turn && state.turn == wind;
        const bool kongs =
            state.phase == Phase::Claims && state.stake != Stake::Discard && state.giver == wind;
        if (state.phase != Phase::Turn && state.phase != Phase::Claims) continue;
        EXPECT_EQ(standing_tiles(seat), rest + (in_turn || kongs ? 1 : 0));
    }
}

/// Every action there could be, sensible or not.
inline std::vector<Action> all_actions() {
    std::vector<Action> all;
    std::vector<Piece> pieces;
    for (unsigned i = 0; i < Tile::kinds; ++i) pieces.emplace_back(Tile::of_index(i));
    for (const Suit suit : {Suit::Characters, Suit::Dots, Suit::Bamboo})
        pieces.push_back(Piece::red_five(suit));
    pieces.push_back(Piece::back());
    for (unsigned kind = 0; kind <= static_cast<unsigned>(ActionKind::NineKinds); ++kind) {
        Action action;
        action.kind = static_cast<ActionKind>(kind);
        for (const Piece piece : pieces)
            for (const bool drawn : {false, true}) {
                action.piece = piece;
                action.drawn = drawn;
                all.push_back(action);
            }
        action = {};
        action.kind = static_cast<ActionKind>(kind);
        for (unsigned low = 0; low < Tile::hand_kinds; ++low)
            for (std::uint8_t reds = 0; reds < 4; ++reds) {
                action.low = Tile::of_index(low);
                action.reds = reds;
                all.push_back(action);
            }
    }
    return all;
}

/// What `legal` lists is accepted, and nothing else is; a refusal leaves the state as it was.
inline void expect_legal_is_exact(const Table& table, const State& state) {
    static const std::vector<Action> universe = all_actions();
    for (const Wind seat : all_winds) {
        const Actions legal = table.legal(state, seat);
        std::size_t accepted = 0;
        for (const Action& action : universe) {
            const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
            if (!listed) {
                State copy = state;
                ASSERT_FALSE(table.apply(copy, seat, action)) << id(action.kind);
                ASSERT_EQ(copy, state);
                continue;
            }
            ++accepted;
        }
        // The universe names some actions twice (their first fields at rest); the list names each once.
        EXPECT_GE(accepted, legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            State copy = state;
            EXPECT_TRUE(table.apply(copy, seat, legal[i])) << id(legal[i].kind);
            for (std::size_t j = 0; j < i; ++j) EXPECT_NE(legal[i], legal[j]);
        }
    }
}

inline void expect_replay(const Table& table, const State& state, const std::vector<Event>& events) {
    State again = table.begin(state.setup);
    for (const Event& event : events) table.fold(again, event);
    EXPECT_EQ(again, state);
}

}  // namespace sifang::test
