#include "cli/help_command.hpp"

#include <memory>
#include <ostream>

#include "cli/help.hpp"
#include "cli/options.hpp"
#include "cli/version.hpp"

namespace sifang::cli {

namespace {

Action declare_help(CLI::App& app, Context& context) {
    const auto about = std::make_shared<std::vector<std::string>>();
    std::vector<std::string> names;
    for (const Command& command : commands()) names.emplace_back(command.name);
    suggestions(option(app, context, "command", *about, "COMMAND", "cli.help.command"), context, names);
    return [about, &app, &context] {
        for (std::size_t i = 0; i < about->size(); ++i)
            if (!find_command({about->begin(), about->begin() + static_cast<std::ptrdiff_t>(i) + 1}))
                return context.complain(unknown_command(
                    context, {about->begin(), about->begin() + static_cast<std::ptrdiff_t>(i)}, (*about)[i]));
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
