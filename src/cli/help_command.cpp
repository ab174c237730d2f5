#include "cli/help_command.hpp"

#include <memory>
#include <ostream>

#include "cli/help.hpp"
#include "cli/options.hpp"
#include "cli/version.hpp"

namespace sifang::cli {

namespace {

Action declare_help(CLI::App& app, Context& context) {
    const auto about = std::make_shared<std::string>();
    std::vector<std::string> names;
    for (const Command& command : commands()) names.emplace_back(command.name);
    choices(option(app, context, "command", *about, "COMMAND", "cli.help.command"), context, names);
    return [about, &app, &context] {
        context.out << help_text(app, *about, context);
        return Status::Done;
    };
}

Action declare_version(CLI::App&, Context& context) {
    return [&context] {
        context.out << version_line() << "\n";
        return Status::Done;
    };
}

}  // namespace

Command help_command() { return {"help", {"help score"}, declare_help}; }
Command version_command() { return {"version", {"version"}, declare_version}; }

}  // namespace sifang::cli
