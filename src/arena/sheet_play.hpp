#pragma once
// A table's session as bots play it, written down as a referee would.

#include <vector>

#include "bot/bot.hpp"
#include "contest/sheet_event.hpp"

namespace sifang::arena {

/// The hands of one session in order. `bot` is one of bot_ids(); the same seed gives the same sheet.
std::vector<contest::HandWritten> play_sheet(const Table& table, const BotHouse& house, std::string_view bot,
                                             std::uint64_t seed);

}  // namespace sifang::arena
