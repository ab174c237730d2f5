#pragma once
// What a program that speaks mjai answers: a line becomes one of the legal actions, or a fault.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "arena/fault_book.hpp"
#include "bot/bot.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

struct MjaiAnswer {
    std::string type;
    Value event;
};
/// Nonsense when it is no event.
tl::expected<MjaiAnswer, BotFault> parse_mjai_answer(std::string_view line);

/// One of sight.legal(). A declaration of riichi is none yet: its discard is asked for.
tl::expected<Action, BotFault> read_answer(const MjaiAnswer& answer, const Sight& sight);
bool may_declare_riichi(const Sight& sight);
/// The discard that was asked for.
tl::expected<Action, BotFault> read_riichi_discard(const MjaiAnswer& answer, const Sight& sight);

}  // namespace sifang::arena
