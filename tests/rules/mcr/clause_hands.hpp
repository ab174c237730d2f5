#pragma once
// Hands made for the clauses of the fan table, one or more for each of the 81 fan. Where the 2013 text names
// the fan that may be added in an example (its pictures are lost), a hand was built that shows exactly those.
// What each is worth was worked out with the book, not with the program.

#include <span>

namespace sifang::mcr_test {

struct ClauseHand {
    const char* name;  ///< F and the number of the fan in 2013, and a letter: F39a
    const char* hand;
    const char* how;  ///< words of `sifang score`: draw, seat=W, round=S, flowers=1f5f, last_wall_tile; else
                      ///< by discard with seat and round East
    const char*
        mcr;  ///< fan and points, several of a kind together: `mixed_straight 8 no_honors 1`; a|b: either
    const char* gb98 = nullptr;  ///< where the 1998 rules count otherwise
};

std::span<const ClauseHand> clause_hands_88_to_24();
std::span<const ClauseHand> clause_hands_16_to_8();
std::span<const ClauseHand> clause_hands_6_to_1();

}  // namespace sifang::mcr_test
