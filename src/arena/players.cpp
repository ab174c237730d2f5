#include "arena/players.hpp"

#include "arena/botzone_player.hpp"
#include "arena/mjai_player.hpp"

namespace sifang::arena {

std::string_view id(PlayerFault fault) {
    switch (fault) {
        case PlayerFault::Unknown: return "unknown_bot";
        case PlayerFault::NoCommand: return "no_command";
        case PlayerFault::OtherRules: return "other_rules";
    }
    return {};
}

bool needs_private_walls(std::string_view name) { return name.starts_with("botzone"); }

tl::expected<std::unique_ptr<Player>, PlayerFault> make_player(std::string_view name, const Table& table,
                                                               const BotHouse& house,
                                                               const ChildLimits& limits) {
    if (auto bot = house.make(name)) return std::make_unique<HousePlayer>(std::move(bot));
    const auto colon = name.find(':');
    const std::string_view protocol = name.substr(0, colon);
    const bool json = protocol == "botzone-json", simple = protocol == "botzone";
    if (!json && !simple && protocol != "mjai") return tl::unexpected(PlayerFault::Unknown);
    if (colon == name.npos || colon + 1 == name.size()) return tl::unexpected(PlayerFault::NoCommand);
    std::string command(name.substr(colon + 1));
    if (json || simple) {
        if (!BotzonePlayer::can_tell(table.rules())) return tl::unexpected(PlayerFault::OtherRules);
        return std::make_unique<BotzonePlayer>(table, std::move(command),
                                               json ? BotzoneForm::Json : BotzoneForm::Simple, limits);
    }
    if (!MjaiPlayer::can_tell(table.rules())) return tl::unexpected(PlayerFault::OtherRules);
    return std::make_unique<MjaiPlayer>(table, std::move(command), limits);
}

}  // namespace sifang::arena
