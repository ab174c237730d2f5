#pragma once
// Botzone's games of Chinese standard mahjong, one hand each, in the two forms they are passed around in.
//
// The judge's log: {"initdata":{"srand","quan","walltiles"},"log":[judge, answers, judge, …]}, where a
// judge's entry is its output or holds it as "output". Its requests are the protocol the bots spoke. The wall
// is four private ones of 34 tiles (duplicate), or one of 144 with flowers (the older games). The short form:
// {"wind","deal","events":[[seat,"DRAW","W1"],…],"result"}, duplicate only.

#include <string_view>
#include <tl/expected.hpp>

#include "wire/told_game.hpp"

namespace sifang {

/// One game.
tl::expected<ToldGame, TellingError> read_botzone(std::string_view text);

}  // namespace sifang
