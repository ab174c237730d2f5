#pragma once
// Players by what `--bots` calls them.

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "arena/child.hpp"
#include "arena/player.hpp"

namespace sifang::arena {

enum class PlayerFault : std::uint8_t {
    Unknown,     ///< no bot of the house and no protocol
    NoCommand,   ///< a protocol without a command
    OtherRules,  ///< a protocol that cannot tell these rules
};
std::string_view id(PlayerFault fault);

/// A bot of the house by its id, or `botzone:command` (simple form), `botzone-json:command`, `mjai:command`.
tl::expected<std::unique_ptr<Player>, PlayerFault> make_player(std::string_view name, const Table& table,
                                                               const BotHouse& house,
                                                               const ChildLimits& limits = {});
/// Whether the protocol can tell only hands with a wall for each seat.
bool needs_private_walls(std::string_view name);

}  // namespace sifang::arena
