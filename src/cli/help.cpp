#include "cli/help.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/options.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

struct Entry {
    std::string name;
    std::string text;
};

/// Names on the left, what they mean on the right; a name too long for its column stands on a line of its
/// own.
std::string draw_entries(const std::vector<Entry>& entries, unsigned width) {
    unsigned column = 0;
    for (const Entry& entry : entries)
        if (const unsigned w = display_width(entry.name); w <= 26) column = std::max(column, w);
    const unsigned left = column + 4;
    std::string out;
    for (const Entry& entry : entries) {
        std::string line = "  " + entry.name;
        for (const std::string& text : wrap(entry.text, width - left)) {
            if (display_width(line) + 2 > left) {
                out += line + "\n";
                line.clear();
            }
            out += pad_right(line, left) + text + "\n";
            line.clear();
        }
    }
    return out;
}

std::string joined(const std::vector<std::string>& values, std::string_view between) {
    std::string text;
    for (const std::string& value : values) text += (text.empty() ? "" : std::string(between)) + value;
    return text;
}

Entry entry_of(const CLI::Option& option, const Context& context) {
    Entry entry{"", option.get_description()};
    for (const std::string& name : option.get_snames()) entry.name += "-" + name + ", ";
    for (const std::string& name : option.get_lnames()) entry.name += "--" + name + ", ";
    if (!entry.name.empty()) entry.name.resize(entry.name.size() - 2);
    if (option.get_items_expected_max() == 0) return entry;  // a flag

    std::string value = option.get_type_name();
    if (const auto found = context.choices.find(&option); found != context.choices.end()) {
        const std::string list = joined(found->second, "|");
        const bool others_too = std::ranges::find(context.files, &option) != context.files.end();
        if (list.size() <= 14 && !others_too)
            value = list;
        else
            entry.text = context.words.format(
                "cli.help.with_choices", {{"text", entry.text}, {"choices", joined(found->second, ", ")}});
    }
    entry.name += (entry.name.empty() ? "" : " ") + value;
    return entry;
}

const Command* command_of(const CLI::App& app) {
    for (const Command& command : commands())
        if (command.name == app.get_name()) return &command;
    return nullptr;
}

std::string usage(const CLI::App& app, const Context& context) {
    const bool root = app.get_parent() == nullptr;
    std::string text = root ? "sifang" : "sifang " + app.get_name();
    text += " " + context.words("cli.help.options_word");
    if (root) return text + " " + context.words("cli.help.command_word");
    for (const CLI::Option* word : listed_words(app)) text += " [" + word->get_type_name() + "]";
    return text;
}

std::string heading(const Context& context, std::string_view key) {
    return "\n" + context.look.ink(Ink::Strong, context.words(key)) + "\n";
}

}  // namespace

std::vector<const CLI::Option*> listed_options(const CLI::App& app) {
    return app.get_options(
        [](const CLI::Option* option) { return !option->get_positional() && !option->get_group().empty(); });
}

std::vector<const CLI::Option*> listed_words(const CLI::App& app) {
    return app.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

namespace {

std::string draw_help(const CLI::App* app, const Context& context) {
    const Words& words = context.words;
    std::string out;
    for (const std::string& line : wrap(app->get_description(), context.look.width)) out += line + "\n";
    out += heading(context, "cli.help.usage") + "  " + usage(*app, context) + "\n";

    std::vector<Entry> entries;
    if (app->get_parent() == nullptr) {
        for (const Command& command : commands())
            entries.push_back(
                {std::string(command.name), words("cli." + std::string(command.name) + ".about")});
        out += heading(context, "cli.help.commands") + draw_entries(entries, context.look.width);
        entries.clear();
    }
    for (const CLI::Option* word : listed_words(*app)) entries.push_back(entry_of(*word, context));
    for (const CLI::Option* option : listed_options(*app)) entries.push_back(entry_of(*option, context));
    out += heading(context, "cli.help.options") + draw_entries(entries, context.look.width);

    if (const Command* command = command_of(*app); command && app->get_parent()) {
        out += heading(context, "cli.help.examples");
        for (const std::string_view example : command->examples)
            out += "  sifang " + std::string(example) + "\n";
    } else {
        out += "\n";
        for (const std::string& line : wrap(words("cli.help.more"), context.look.width)) out += line + "\n";
    }
    return out;
}

/// CLI11 asks this for help.
class HelpLayout : public CLI::FormatterBase {
  public:
    explicit HelpLayout(const Context& context) : context_(context) {}
    std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
        return draw_help(app, context_);
    }

  private:
    const Context& context_;
};

}  // namespace

void use_our_help(CLI::App& program, const Context& context) {
    program.formatter(std::make_shared<HelpLayout>(context));
}

std::string help_text(const CLI::App& app, const std::string& command, const Context& context) {
    const CLI::App* program = &app;
    while (program->get_parent()) program = program->get_parent();
    if (command.empty()) return draw_help(program, context);
    for (const CLI::App* sub : program->get_subcommands([](const CLI::App*) { return true; }))
        if (sub->get_name() == command) return draw_help(sub, context);
    return {};
}

}  // namespace sifang::cli
