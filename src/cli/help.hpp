#pragma once
// The help of the program and of each command, in the person's language.

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace sifang::cli {

/// Lays help out by display width and with the examples of the command. For the program; its commands follow
/// it.
void use_our_help(CLI::App& program, const Context& context);

/// The help of a command, or of the program when the path is empty. `app` is any of them.
std::string help_text(const CLI::App& app, const CommandPath& path, const Context& context);

/// The words that lead to an app.
CommandPath path_of(const CLI::App& app);

/// The options of an app that stand in help and completion, words without a dash excluded.
std::vector<const CLI::Option*> listed_options(const CLI::App& app);
/// The words without a dash.
std::vector<const CLI::Option*> listed_words(const CLI::App& app);

}  // namespace sifang::cli
