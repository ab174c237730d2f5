#include "cli/completion_command.hpp"

#include <memory>
#include <ostream>

#include "cli/completion.hpp"
#include "cli/options.hpp"

namespace sifang::cli {

namespace {

struct Shell {
    std::string_view name;
    std::string (*write)(const std::vector<CompletionCommand>& tree);
};
constexpr Shell shells[] = {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};

Action declare(CLI::App& app, Context& context) {
    const auto shell = std::make_shared<std::string>();
    choices(option(app, context, "shell", *shell, "SHELL", "cli.completion.shell"), context,
            {"bash", "zsh", "fish"});
    return [shell, &app, &context] {
        for (const Shell& known : shells)
            if (known.name == *shell) {
                context.out << known.write(completion_tree(app, context));
                return Status::Done;
            }
        return context.complain(
            in_call({context.words("cli.fault.no_shell"), context.words("cli.remedy.no_shell")}, context.call,
                    context.call.size()));
    };
}

}  // namespace

Command completion_command() {
    return {"completion", {"completion bash", "completion zsh", "completion fish"}, declare};
}

}  // namespace sifang::cli
