#pragma once
// Tenhou's own log: XML, <mjloggm ver="2.3">, a tag an event, walls rebuilt from the seed where it is there.

#include <string_view>
#include <tl/expected.hpp>

#include "wire/told_game.hpp"

namespace sifang {

/// One game. Names of players are not read.
tl::expected<ToldGame, TellingError> read_mjlog(std::string_view text);

}  // namespace sifang
