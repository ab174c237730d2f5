#pragma once
// A told game turned into a record of ours: each hand played over, and the session that ties them together.

#include <string>
#include <tl/expected.hpp>

#include "wire/told_replay.hpp"

namespace sifang {

struct GameDifference {
    int hand = 0;  ///< from 1
    Difference difference;
};

struct ImportedGame {
    std::string record;  ///< whole, with its end
    int hands = 0, wins = 0;
    struct Deviated {
        int hand = 0;
        Deviation deviation{};
    };
    std::vector<Deviated> deviations;
};

/// `table` is that of game.rules; `source` names the format and goes into the record's header, with the name
/// of the game where it has one. A game that begins like a session is compared as one: dealers, counters,
/// deposits, scores from hand to hand, and the result where it is told.
tl::expected<ImportedGame, GameDifference> import_game(const Table& table, const ToldGame& game,
                                                       std::string_view source);

}  // namespace sifang
