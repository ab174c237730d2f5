#include "cli/completion.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/help.hpp"

namespace sifang::cli {

namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
    return text;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// In single quotes, as all three shells read them. fish takes backslashes inside them, so there are none.
std::string quoted(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "/"), "'", "’") + "'";
}

/// zsh splits a description at colons and brackets.
std::string zsh_text(const std::string& text) {
    return replaced(replaced(replaced(replaced(text, "\\", "/"), "'", "’"), "[", "("), "]", ")");
}

std::vector<std::string> option_names(const CompletionCommand& command) {
    std::vector<std::string> names;
    for (const CompletionOption& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

std::vector<std::string> command_names(const std::vector<CompletionCommand>& tree) {
    std::vector<std::string> names;
    for (const CompletionCommand& command : tree)
        if (!command.name.empty()) names.push_back(command.name);
    return names;
}

CompletionOption completion_option(const CLI::Option& option, const Context& context) {
    CompletionOption made;
    for (const std::string& name : option.get_lnames()) made.names.push_back("--" + name);
    for (const std::string& name : option.get_snames()) made.names.push_back("-" + name);
    made.about = option.get_description();
    made.takes_value = option.get_items_expected_max() > 0;
    made.takes_path = std::ranges::find(context.files, &option) != context.files.end();
    if (const auto found = context.choices.find(&option); found != context.choices.end())
        made.values = found->second;
    return made;
}

CompletionCommand completion_command_of(const CLI::App& app, const Context& context, std::string name) {
    CompletionCommand made{std::move(name), app.get_description(), {}};
    for (const CLI::Option* option : listed_options(app))
        made.options.push_back(completion_option(*option, context));
    for (const CLI::Option* word : listed_words(app))
        made.options.push_back(completion_option(*word, context));
    return made;
}

/// The bash commands that complete one value.
std::string bash_value(const CompletionOption& option) {
    std::string line;
    if (!option.values.empty())
        line += "COMPREPLY=($(compgen -W '" + joined(option.values, " ") + "' -- \"$word\"))";
    if (option.takes_path) {
        if (!line.empty()) line += "; ";
        line += "COMPREPLY+=($(compgen -f -- \"$word\")); compopt -o filenames 2>/dev/null";
    }
    return line.empty() ? ":" : line;
}

/// `action` of zsh's _arguments for a value.
std::string zsh_value(const CompletionOption& option) {
    if (!option.values.empty() && option.takes_path)
        return "{ _alternative 'values:value:(" + joined(option.values, " ") + ")' 'files:file:_files' }";
    if (!option.values.empty()) return "(" + joined(option.values, " ") + ")";
    return option.takes_path ? "_files" : " ";
}

}  // namespace

std::vector<CompletionCommand> completion_tree(const CLI::App& app, const Context& context) {
    const CLI::App* program = &app;
    while (program->get_parent()) program = program->get_parent();
    std::vector<CompletionCommand> tree{completion_command_of(*program, context, "")};
    for (const CLI::App* sub : program->get_subcommands([](const CLI::App*) { return true; }))
        tree.push_back(completion_command_of(*sub, context, sub->get_name()));
    return tree;
}

std::string bash_completion(const std::vector<CompletionCommand>& tree) {
    // The program's own options stand before the command, so the first word that is a command decides.
    std::string out =
        "# bash completion for sifang: source this file, or save it as\n"
        "# ~/.local/share/bash-completion/completions/sifang\n"
        "_sifang() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
        "    # `--by=draw` reaches us as three words.\n"
        "    if [[ $word == = ]]; then word=; fi\n"
        "    if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
        "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
        "        case ${COMP_WORDS[i]} in\n"
        "            " +
        joined(command_names(tree), "|") +
        ") command=${COMP_WORDS[i]}; break ;;\n"
        "        esac\n"
        "    done\n"
        "    COMPREPLY=()\n"
        "    case \"$command $before\" in\n";
    for (const CompletionCommand& command : tree)
        for (const CompletionOption& option : command.options)
            for (const std::string& name : option.names)
                if (option.takes_value)
                    out += "        '" + command.name + " " + name + "') " + bash_value(option) +
                           "; return ;;\n";
    out += "    esac\n    case $command in\n";
    for (const CompletionCommand& command : tree) {
        std::vector<std::string> words = option_names(command);
        out += "        '" + command.name + "')\n";
        out += "            if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '" + joined(words, " ") +
               "' -- \"$word\")); return; fi\n";
        if (command.name.empty())
            out += "            COMPREPLY=($(compgen -W '" + joined(command_names(tree), " ") +
                   "' -- \"$word\"))\n";
        for (const CompletionOption& option : command.options)
            if (option.names.empty()) out += "            " + bash_value(option) + "\n";
        out += "            ;;\n";
    }
    return out + "    esac\n}\ncomplete -F _sifang sifang\n";
}

std::string zsh_completion(const std::vector<CompletionCommand>& tree) {
    std::string out =
        "#compdef sifang\n"
        "# zsh completion for sifang: save it as _sifang in a folder of $fpath\n"
        "_sifang() {\n"
        "    local context state line\n"
        "    local -a commands\n"
        "    commands=(\n";
    for (const CompletionCommand& command : tree)
        if (!command.name.empty()) out += "        '" + command.name + ":" + zsh_text(command.about) + "'\n";
    out += "    )\n    if ((CURRENT == 2)); then\n        _describe command commands\n";
    out += "        compadd -- " + joined(option_names(tree.front()), " ") + "\n        return\n    fi\n";
    out += "    local command=$words[2]\n    shift words\n    ((--CURRENT))\n    case $command in\n";
    for (const CompletionCommand& command : tree) {
        if (command.name.empty()) continue;
        out += "        " + command.name + ")\n            _arguments \\\n";
        for (const CompletionOption& option : command.options) {
            const std::string value = option.takes_value ? ":value:" + zsh_value(option) : "";
            for (const std::string& name : option.names)
                out += "                '" + name + "[" + zsh_text(option.about) + "]" + value + "' \\\n";
            if (option.names.empty()) out += "                '*:value:" + zsh_value(option) + "' \\\n";
        }
        out.resize(out.size() - 3);
        out += "\n            ;;\n";
    }
    return out +
           "    esac\n}\nif [[ $funcstack[1] == _sifang ]]; then _sifang \"$@\"; else compdef _sifang "
           "sifang; fi\n";
}

std::string fish_completion(const std::vector<CompletionCommand>& tree) {
    std::string out =
        "# fish completion for sifang: save it as ~/.config/fish/completions/sifang.fish\n"
        "complete -c sifang -f\n";
    for (const CompletionCommand& command : tree) {
        if (!command.name.empty())
            out += "complete -c sifang -n __fish_use_subcommand -a " + command.name + " -d " +
                   quoted(command.about) + "\n";
        const std::string when = command.name.empty() ? "__fish_use_subcommand"
                                                      : "'__fish_seen_subcommand_from " + command.name + "'";
        for (const CompletionOption& option : command.options) {
            std::string line = "complete -c sifang -n " + when;
            for (const std::string& name : option.names)
                line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (option.takes_value && !option.names.empty()) line += " -r";
            if (option.takes_path) line += " -F";
            if (!option.values.empty()) line += " -a " + quoted(joined(option.values, " "));
            if (!option.names.empty() || !option.values.empty() || option.takes_path)
                out += line + " -d " + quoted(option.about) + "\n";
        }
    }
    return out;
}

}  // namespace sifang::cli
