#pragma once
// Completion scripts, written from the commands and options as they are declared.

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace sifang::cli {

/// What a shell must know of an option or of a word without a dash.
struct CompletionOption {
    std::vector<std::string> names;  ///< --rules, -r; empty for a word without a dash
    std::string about;
    bool takes_value = false;
    bool takes_path = false;
    std::vector<std::string> values;
};

struct CompletionCommand {
    CommandPath path;  ///< empty for the program itself
    std::string about;
    std::vector<CompletionOption> options;
};

/// The program first, then every command, each before its verbs. `app` is any of them.
std::vector<CompletionCommand> completion_tree(const CLI::App& app, const Context& context);

std::string bash_completion(const std::vector<CompletionCommand>& tree);
std::string zsh_completion(const std::vector<CompletionCommand>& tree);
std::string fish_completion(const std::vector<CompletionCommand>& tree);

}  // namespace sifang::cli
