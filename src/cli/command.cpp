#include "cli/command.hpp"

#include <algorithm>

#include "cli/bot_command.hpp"
#include "cli/completion_command.hpp"
#include "cli/contest/contest_command.hpp"
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
        score_command(),  waits_command(),   rules_command(),  referee_command(), wall_command(),
        seat_command(),   contest_command(), sim_command(),    bot_command(),     play_command(),
        replay_command(), stats_command(),   import_command(), export_command(),  completion_command(),
        help_command(),   version_command(),
    };
    return all;
}

std::string about_key(const CommandPath& path) {
    std::string key = "cli";
    for (const std::string& word : path) key += "." + word;
    return key + ".about";
}

const Command* find_command(const CommandPath& path) {
    std::span<const Command> among = commands();
    const Command* found = nullptr;
    for (const std::string& word : path) {
        const auto next = std::ranges::find(among, word, &Command::name);
        if (next == among.end()) return nullptr;
        found = &*next;
        among = found->verbs;
    }
    return found;
}

std::span<const Command> verbs_of(const CommandPath& path) {
    if (path.empty()) return commands();
    const Command* command = find_command(path);
    return command ? std::span<const Command>(command->verbs) : std::span<const Command>();
}

CommandPath path_in(std::span<const std::string> words) {
    CommandPath path;
    for (const std::string& word : words) {
        const auto among = verbs_of(path);
        if (std::ranges::find(among, word, &Command::name) != among.end()) path.push_back(word);
    }
    return path;
}

std::string spoken(const CommandPath& path) {
    std::string text = "sifang";
    for (const std::string& word : path) text += " " + word;
    return text;
}

}  // namespace sifang::cli
