#pragma once
// What must hold of any game that was told, whatever the format: it is played over without a crash, places
// lie in the text, and a record that comes out of it is one that replay believes.

#include <cstdlib>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/import_game.hpp"
#include "wire/record_replay.hpp"

namespace sifang {

inline void check_told(const tl::expected<ToldGame, TellingError>& told, std::string_view text) {
    static const SuitTable suits;
    if (!told) {
        if (told.error().at > text.size()) std::abort();
        return;
    }
    static const auto mil = open_rulebook("mil", suits), tenhou = open_rulebook("tenhou", suits);
    const Table table(told->rules == "mil" ? *mil : *tenhou, suits);
    const auto imported = import_game(table, *told, "fuzz");
    if (!imported) {
        const GameDifference& error = imported.error();
        if (error.difference.at > text.size() || error.hand < 1 ||
            static_cast<std::size_t>(error.hand) > told->hands.size())
            std::abort();
        return;
    }
    RecordReader reader(bytes_of(imported->record), families(), suits);
    Replay replay(reader, suits);
    ReplayStep step{};
    do step = replay.next();
    while (step < ReplayStep::Finished);
    if (step != ReplayStep::Finished) std::abort();
}

}  // namespace sifang
