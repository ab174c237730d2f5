#include "cli/command.hpp"

#include "cli/completion_command.hpp"
#include "cli/help_command.hpp"
#include "cli/rules_command.hpp"
#include "cli/score_command.hpp"
#include "cli/waits_command.hpp"
#include "cli/wall_command.hpp"

namespace sifang::cli {

std::span<const Command> commands() {
    static const std::vector<Command> all{
        score_command(),      waits_command(), rules_command(),   wall_command(),
        completion_command(), help_command(),  version_command(),
    };
    return all;
}

}  // namespace sifang::cli
