#pragma once
// What a program that speaks Botzone's protocol answers: a line becomes one of the legal actions, or a fault.

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "arena/fault_book.hpp"
#include "bot/bot.hpp"

namespace sifang::arena {

/// How requests and answers are written.
enum class BotzoneForm : std::uint8_t { Simple, Json };

/// A line as it comes from the program.
struct BotzoneSaid {
    std::string response;
    std::string data;  ///< JSON that it wants to be handed back with the next request; empty: none
};
tl::expected<BotzoneSaid, BotFault> parse_botzone_answer(std::string_view line, BotzoneForm form);

/// One of sight.legal(), and the discard that is said along with a claim.
struct BotzoneMove {
    Action action;
    std::optional<Tile> discard{};
};
tl::expected<BotzoneMove, BotFault> read_botzone_move(std::string_view response, const Sight& sight);

}  // namespace sifang::arena
