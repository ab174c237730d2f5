// The one list of bots.

#include <array>

#include "bot/bot.hpp"
#include "bot/goals.hpp"
#include "bot/greedy.hpp"
#include "bot/random.hpp"

namespace sifang {

std::span<const std::string_view> bot_ids() {
    static constexpr std::array ids{RandomBot::name, GreedyBot::name};
    return ids;
}

BotHouse::BotHouse(const Table& table) : table_(table), goals_(std::make_unique<Goals>(table)) {}
BotHouse::~BotHouse() = default;

std::unique_ptr<Bot> BotHouse::make(std::string_view id) const {
    if (id == RandomBot::name) return std::make_unique<RandomBot>();
    if (id == GreedyBot::name) return std::make_unique<GreedyBot>(table_, *goals_);
    return nullptr;
}

}  // namespace sifang
