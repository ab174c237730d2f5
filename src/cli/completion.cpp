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

/// Those one step below a command.
std::vector<const CompletionCommand*> verbs(const std::vector<CompletionCommand>& tree,
                                            const CommandPath& path) {
    std::vector<const CompletionCommand*> found;
    for (const CompletionCommand& command : tree)
        if (command.path.size() == path.size() + 1 &&
            std::equal(path.begin(), path.end(), command.path.begin()))
            found.push_back(&command);
    return found;
}

std::vector<std::string> verb_names(const std::vector<CompletionCommand>& tree, const CommandPath& path) {
    std::vector<std::string> names;
    for (const CompletionCommand* command : verbs(tree, path)) names.push_back(command->path.back());
    return names;
}

/// Every step from a command to a verb of it, as a pattern of bash and zsh: ' contest'|'contest create'.
std::string steps(const std::vector<CompletionCommand>& tree) {
    std::vector<std::string> patterns;
    for (const CompletionCommand& command : tree) {
        if (command.path.empty()) continue;
        const CommandPath before(command.path.begin(), command.path.end() - 1);
        patterns.push_back("'" + joined(before, " ") + " " + command.path.back() + "'");
    }
    return joined(patterns, "|");
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

CompletionCommand completion_command_of(const CLI::App& app, const Context& context) {
    CompletionCommand made{path_of(app), app.get_description(), {}};
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
    std::vector<CompletionCommand> tree;
    const auto add = [&](const auto& again, const CLI::App& each) -> void {
        tree.push_back(completion_command_of(each, context));
        for (const CLI::App* sub : each.get_subcommands([](const CLI::App*) { return true; }))
            again(again, *sub);
    };
    add(add, *program);
    return tree;
}

std::string bash_completion(const std::vector<CompletionCommand>& tree) {
    // The program's own options stand before the command, so words that lead nowhere are passed over.
    std::string out =
        "# bash completion for sifang: source this file, or save it as\n"
        "# ~/.local/share/bash-completion/completions/sifang\n"
        "_sifang() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
        "    # `--by=draw` reaches us as three words.\n"
        "    if [[ $word == = ]]; then word=; fi\n"
        "    if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
        "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
        "        case \"$command ${COMP_WORDS[i]}\" in\n"
        "            " +
        steps(tree) +
        ") command=\"${command:+$command }${COMP_WORDS[i]}\" ;;\n"
        "        esac\n"
        "    done\n"
        "    COMPREPLY=()\n"
        "    case \"$command $before\" in\n";
    for (const CompletionCommand& command : tree)
        for (const CompletionOption& option : command.options)
            for (const std::string& name : option.names)
                if (option.takes_value)
                    out += "        '" + joined(command.path, " ") + " " + name + "') " + bash_value(option) +
                           "; return ;;\n";
    out += "    esac\n    case $command in\n";
    for (const CompletionCommand& command : tree) {
        std::vector<std::string> words = option_names(command);
        out += "        '" + joined(command.path, " ") + "')\n";
        out += "            if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '" + joined(words, " ") +
               "' -- \"$word\")); return; fi\n";
        if (const auto names = verb_names(tree, command.path); !names.empty())
            out += "            COMPREPLY=($(compgen -W '" + joined(names, " ") + "' -- \"$word\"))\n";
        for (const CompletionOption& option : command.options)
            if (option.names.empty()) out += "            " + bash_value(option) + "\n";
        out += "            ;;\n";
    }
    return out + "    esac\n}\ncomplete -F _sifang sifang\n";
}

namespace {

/// The arguments of one command; of one with verbs, these first.
std::string zsh_arguments(const std::vector<CompletionCommand>& tree, const CompletionCommand& command) {
    std::string out = "        '" + joined(command.path, " ") + "')\n";
    if (const auto among = verbs(tree, command.path); !among.empty()) {
        out += "            commands=(\n";
        for (const CompletionCommand* verb : among)
            out += "                '" + verb->path.back() + ":" + zsh_text(verb->about) + "'\n";
        out += "            )\n            _describe command commands\n";
        return out + "            compadd -- " + joined(option_names(command), " ") + "\n            ;;\n";
    }
    out += "            _arguments \\\n";
    for (const CompletionOption& option : command.options) {
        const std::string value = option.takes_value ? ":value:" + zsh_value(option) : "";
        for (const std::string& name : option.names)
            out += "                '" + name + "[" + zsh_text(option.about) + "]" + value + "' \\\n";
        if (option.names.empty()) out += "                '*:value:" + zsh_value(option) + "' \\\n";
    }
    out.resize(out.size() - 3);
    return out + "\n            ;;\n";
}

}  // namespace

std::string zsh_completion(const std::vector<CompletionCommand>& tree) {
    std::string out =
        "#compdef sifang\n"
        "# zsh completion for sifang: save it as _sifang in a folder of $fpath\n"
        "_sifang() {\n"
        "    local context state line command=\n"
        "    local -a commands\n"
        "    while ((CURRENT > 2)); do\n"
        "        case \"$command $words[2]\" in\n"
        "            " +
        steps(tree) +
        ") command=\"${command:+$command }$words[2]\" ;;\n"
        "            *) break ;;\n"
        "        esac\n"
        "        shift words\n"
        "        ((--CURRENT))\n"
        "    done\n"
        "    case $command in\n";
    for (const CompletionCommand& command : tree) out += zsh_arguments(tree, command);
    return out +
           "    esac\n}\nif [[ $funcstack[1] == _sifang ]]; then _sifang \"$@\"; else compdef _sifang "
           "sifang; fi\n";
}

namespace {

/// When fish offers what is one step below a command: all its words were typed and none of its verbs.
std::string fish_when(const std::vector<CompletionCommand>& tree, const CommandPath& path) {
    if (path.empty()) return "__fish_use_subcommand";
    std::vector<std::string> conditions;
    for (const std::string& word : path) conditions.push_back("__fish_seen_subcommand_from " + word);
    if (const auto names = verb_names(tree, path); !names.empty())
        conditions.push_back("not __fish_seen_subcommand_from " + joined(names, " "));
    return "'" + joined(conditions, "; and ") + "'";
}

}  // namespace

std::string fish_completion(const std::vector<CompletionCommand>& tree) {
    std::string out =
        "# fish completion for sifang: save it as ~/.config/fish/completions/sifang.fish\n"
        "complete -c sifang -f\n";
    for (const CompletionCommand& command : tree) {
        const std::string when = fish_when(tree, command.path);
        for (const CompletionCommand* verb : verbs(tree, command.path))
            out += "complete -c sifang -n " + when + " -a " + verb->path.back() + " -d " +
                   quoted(verb->about) + "\n";
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
