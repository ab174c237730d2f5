#pragma once
// The JSON log of Tenhou's editor (tenhou.net/6): a hand is what each seat took in and what it put out, in
// two lists a seat. Who acted when follows from the lists.

#include <string_view>
#include <tl/expected.hpp>

#include "wire/told_game.hpp"

namespace sifang {

/// One JSON text: a game, or some of its hands. Names of players are not read.
tl::expected<ToldGame, TellingError> read_tenhou_json(std::string_view text);

}  // namespace sifang
