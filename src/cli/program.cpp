#include "cli/program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <map>
#include <optional>
#include <ostream>

#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/options.hpp"
#include "cli/version.hpp"
#include "text/language.hpp"

namespace sifang::cli {

namespace {

/// The value of an option wherever it stands in the call, before anything else is known about the call.
std::optional<std::string> early_value(const std::vector<std::string>& call, std::string_view name) {
    std::optional<std::string> value;
    for (std::size_t i = 1; i < call.size(); ++i) {
        if (call[i] == "--") break;
        if (call[i] == name && i + 1 < call.size()) value = call[i + 1];
        if (call[i].starts_with(std::string(name) + "=")) value = call[i].substr(name.size() + 1);
    }
    return value;
}

Language choose_language(const std::vector<std::string>& call, const Environment& environment) {
    if (const auto asked = early_value(call, "--lang"))
        if (const auto language = language_of_id(*asked)) return *language;
    // The first that is set decides, as POSIX has it, even when it names none of our languages.
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const auto locale = environment(name); locale && !locale->empty())
            return language_of_locale(*locale).value_or(Language::En);
    return Language::En;
}

/// What every command and the program itself takes. --lang and --color were already followed (early_value):
/// they are declared so that they are checked, completed and listed in help.
void add_common_options(CLI::App& app, Context& context) {
    app.set_help_flag("-h,--help", context.words("cli.option.help"));
    const auto nothing = [](const std::string&) {};
    std::vector<std::string> languages;
    for (const Language language : all_languages) languages.emplace_back(id(language));
    choices(app.add_option_function<std::string>("--lang", nothing, context.words("cli.option.lang"))
                ->type_name("LANG"),
            context, languages);
    choices(app.add_option_function<std::string>("--color", nothing, context.words("cli.option.color"))
                ->type_name("WHEN"),
            context, {"auto", "always", "never"});
}

/// With what was perhaps meant, and its place in the call.
Complaint unknown(const Context& context, const CommandPath& path, const std::string& word,
                  const std::string& guess, Complaint complaint) {
    const std::string help = spoken(path) + " --help";
    complaint.remedy =
        guess.empty() ? context.words.format("cli.remedy.help", {{"call", help}})
                      : context.words.format("cli.remedy.guess_help", {{"guess", guess}, {"call", help}});
    const auto place = std::ranges::find(context.call, word);
    return in_call(complaint, context.call, static_cast<std::size_t>(place - context.call.begin()));
}

/// A word of the call that nothing asked for.
Complaint unknown_word(const Context& context, const CLI::App& app, const std::string& word) {
    const CommandPath path = path_of(app);
    const bool is_option = word.starts_with("-");
    if (!is_option && !verbs_of(path).empty()) return unknown_command(context, path, word);
    const Words& words = context.words;
    const std::string bare = is_option ? word.substr(0, word.find('=')) : word;
    Complaint complaint{
        words.format(is_option ? "cli.fault.unknown_option" : "cli.fault.unexpected_word", {{"word", bare}})};
    std::vector<std::string> names;
    if (is_option)
        for (const CLI::Option* option : listed_options(app)) names.push_back(shown_name(*option));
    return unknown(context, path, word, nearest(bare, names), std::move(complaint));
}

/// What CLI11 itself refuses: an option without its value, or given where a number is asked for.
Complaint refused(const Context& context, const CLI::ParseError& error) {
    const std::string said = error.what();
    const std::string option = said.substr(0, said.find_first_of(": "));
    const bool missing = dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr;
    Complaint complaint{
        context.words.format(missing ? "cli.fault.value_missing" : "cli.fault.value", {{"option", option}})};
    complaint.remedy =
        context.words.format("cli.remedy.help", {{"call", spoken(path_in(context.call)) + " --help"}});
    const std::size_t place = find_in_call(context.call, option);
    return in_call(complaint, context.call, missing ? place : place + 1);
}

using Actions = std::map<const CLI::App*, Action>;

/// The commands below one, with theirs.
void declare_commands(CLI::App& app, const CommandPath& path, Context& context, Actions& actions) {
    for (const Command& command : verbs_of(path)) {
        CommandPath its = path;
        its.emplace_back(command.name);
        CLI::App* sub = app.add_subcommand(its.back(), context.words(about_key(its)));
        sub->allow_extras();
        sub->require_subcommand(0, 1);
        if (command.declare) actions.emplace(sub, command.declare(*sub, context));
        add_common_options(*sub, context);
        declare_commands(*sub, its, context, actions);
    }
}

Status parse_and_run(Context& context) {
    CLI::App app(context.words("cli.about"), "sifang");
    use_our_help(app, context);
    app.allow_extras();
    app.require_subcommand(0, 1);
    add_common_options(app, context);
    bool version = false;
    flag(app, context, "--version", version, "cli.option.version");

    Actions actions;
    declare_commands(app, {}, context, actions);

    try {
        std::vector<std::string> backwards(context.call.rbegin(), context.call.rend() - 1);
        for (std::string& word : backwards) word = shielded_word(std::move(word));
        app.parse(backwards);
    } catch (const CLI::CallForHelp&) {
        context.out << app.help();
        return Status::Done;
    } catch (const CLI::ParseError& error) {
        return context.complain(context.complaint ? *context.complaint : refused(context, error));
    }
    if (version) {
        context.out << version_line() << "\n";
        return Status::Done;
    }
    const CLI::App* command = &app;
    for (;;) {
        if (const auto extras = command->remaining(); !extras.empty())
            return context.complain(unknown_word(context, *command, extras.front()));
        const auto chosen = command->get_subcommands();
        if (chosen.empty()) break;
        command = chosen.front();
    }
    if (const auto action = actions.find(command); action != actions.end()) return action->second();
    context.out << command->help();
    return Status::Done;
}

}  // namespace

Complaint unknown_command(const Context& context, const CommandPath& path, const std::string& word) {
    std::vector<std::string> names;
    for (const Command& command : verbs_of(path)) names.emplace_back(command.name);
    Complaint complaint{path.empty() ? context.words.format("cli.fault.unknown_command", {{"word", word}})
                                     : context.words.format("cli.fault.unknown_verb",
                                                            {{"word", word}, {"call", spoken(path)}})};
    return unknown(context, path, word, nearest(word, names), std::move(complaint));
}

Status Context::complain(const Complaint& what) const {
    err << draw_complaint(what, err_look, words);
    return Status::Wrong;
}

int run(const std::vector<std::string>& call, const World& world) {
    try {
        const Words words(choose_language(call, world.environment));
        Context context{words,          world.in,     world.out,  world.err, world.look,
                        world.err_look, world.source, world.sink, call};
        context.environment = world.environment;
        if (const auto colour = early_value(call, "--color"); colour && *colour != "auto")
            context.look.colour = context.err_look.colour = *colour == "always";
        Status status = parse_and_run(context);
        if (!world.out.flush())
            status = context.complain({words("cli.fault.output"), words("cli.remedy.output")});
        return static_cast<int>(status);
    } catch (const std::exception& error) {
        // Nothing above throws for bad input: this is memory that ran out, or a bug of ours.
        world.err << "sifang: " << error.what() << "\n";
        return static_cast<int>(Status::Wrong);
    }
}

}  // namespace sifang::cli
