#include "cli/command.hpp"

#include "cli/bot_command.hpp"
#include "cli/completion_command.hpp"
#include "cli/export_command.hpp"
#include "cli/help_command.hpp"
#include "cli/import_command.hpp"
#include "cli/play_command.hpp"
#include "cli/referee_command.hpp"
#include "cli/replay_command.hpp"
#include "cli/rules_command.hpp"
#include "cli/score_command.hpp"
#include "cli/seat_command.hpp"
#include "cli/sim_command.hpp"
#include "cli/stats_command.hpp"
#include "cli/waits_command.hpp"
#include "cli/wall_command.hpp"

namespace sifang::cli {

std::span<const Command> commands() {
    static const std::vector<Command> all{
        score_command(),  waits_command(),      rules_command(), referee_command(),
        wall_command(),   seat_command(),       sim_command(),   bot_command(),
        play_command(),   replay_command(),     stats_command(), import_command(),
        export_command(), completion_command(), help_command(),  version_command(),
    };
    return all;
}

}  // namespace sifang::cli
