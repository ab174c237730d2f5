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

std::string usage(const CLI::App& app, const Context& context) {
    const CommandPath path = path_of(app);
    std::string text = spoken(path) + " " + context.words("cli.help.options_word");
    if (path.empty()) return text + " " + context.words("cli.help.command_word");
    if (!verbs_of(path).empty()) return text + " " + context.words("cli.help.verb_word");
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

CommandPath path_of(const CLI::App& app) {
    CommandPath path;
    for (const CLI::App* each = &app; each->get_parent(); each = each->get_parent())
        path.insert(path.begin(), each->get_name());
    return path;
}

namespace {

/// The commands below one, under their headings.
std::string draw_commands(const CommandPath& path, const Context& context) {
    std::string out;
    std::vector<Entry> entries;
    const auto draw_so_far = [&] {
        out += draw_entries(entries, context.look.width);
        entries.clear();
    };
    const auto among = verbs_of(path);
    if (among.empty()) return out;
    if (among.front().heading.empty())
        out += heading(context, path.empty() ? "cli.help.commands" : "cli.help.verbs");
    for (const Command& command : among) {
        if (!command.heading.empty()) {
            draw_so_far();
            out += heading(context, command.heading);
        }
        CommandPath its = path;
        its.emplace_back(command.name);
        entries.push_back({its.back(), context.words(about_key(its))});
    }
    draw_so_far();
    return out;
}

std::string draw_help(const CLI::App* app, const Context& context) {
    const Words& words = context.words;
    const CommandPath path = path_of(*app);
    std::string out;
    for (const std::string& line : wrap(app->get_description(), context.look.width)) out += line + "\n";
    out += heading(context, "cli.help.usage") + "  " + usage(*app, context) + "\n";
    out += draw_commands(path, context);

    std::vector<Entry> entries;
    for (const CLI::Option* word : listed_words(*app)) entries.push_back(entry_of(*word, context));
    for (const CLI::Option* option : listed_options(*app)) entries.push_back(entry_of(*option, context));
    out += heading(context, "cli.help.options") + draw_entries(entries, context.look.width);

    if (const Command* command = find_command(path)) {
        out += heading(context, "cli.help.examples");
        for (const std::string_view example : command->examples)
            out += "  sifang " + std::string(example) + "\n";
    }
    std::string more;
    if (path.empty())
        more = words("cli.help.more");
    else if (!verbs_of(path).empty())
        more = words.format("cli.help.more_verbs", {{"call", spoken(path)}});
    if (more.empty()) return out;
    out += "\n";
    for (const std::string& line : wrap(more, context.look.width)) out += line + "\n";
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

std::string help_text(const CLI::App& app, const CommandPath& path, const Context& context) {
    const CLI::App* shown = &app;
    while (shown->get_parent()) shown = shown->get_parent();
    for (const std::string& word : path) shown = shown->get_subcommand(word);
    return draw_help(shown, context);
}

}  // namespace sifang::cli
