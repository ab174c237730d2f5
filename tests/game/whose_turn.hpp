#pragma once
// What the table waits for, as the clauses of play ask it.

#include "game/script.hpp"

namespace sifang::test {

inline bool shows_flowers(const Script& hand, Wind seat) {
    return hand.state().phase == Phase::OpeningFlowers && hand.state().turn == seat;
}
inline bool in_turn(const Script& hand, Wind seat) {
    return hand.state().phase == Phase::Turn && hand.state().turn == seat;
}

}  // namespace sifang::test
