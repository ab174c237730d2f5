#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "cli/complaint.hpp"

namespace sifang::cli {

namespace {

/// Undoes shielded_word.
std::string unshielded(std::string word) {
    if (word.starts_with('[') && word.ends_with("] ")) word.pop_back();
    return word;
}

std::string joined(const std::vector<std::string>& values, std::string_view between) {
    std::string text;
    for (const std::string& value : values) text += (text.empty() ? "" : std::string(between)) + value;
    return text;
}

Complaint not_a_choice(const Context& context, const std::string& name, const std::string& value,
                       const std::vector<std::string>& values) {
    Complaint complaint{context.words.format("cli.fault.choice", {{"option", name}, {"value", value}})};
    const std::string guess = nearest(value, values);
    complaint.remedy =
        guess.empty()
            ? context.words.format("cli.remedy.choice", {{"choices", joined(values, ", ")}})
            : context.words.format("cli.remedy.guess", {{"guess", guess}, {"choices", joined(values, ", ")}});
    return in_call(complaint, context.call, find_in_call(context.call, name, value));
}

}  // namespace

std::string shielded_word(std::string word) {
    if (word.starts_with('[') && word.ends_with(']')) word += ' ';
    return word;
}

std::string shown_name(const CLI::Option& option) {
    if (!option.get_lnames().empty()) return "--" + option.get_lnames().front();
    if (!option.get_snames().empty()) return "-" + option.get_snames().front();
    return option.get_type_name();
}

CLI::Option* option(CLI::App& app, Context& context, const char* name, std::string& into,
                    const char* value_name, std::string_view key) {
    return app.add_option(name, into, context.words(key))
        ->type_name(value_name)
        ->transform(unshielded)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

CLI::Option* option(CLI::App& app, Context& context, const char* name, std::vector<std::string>& into,
                    const char* value_name, std::string_view key) {
    CLI::Option* made =
        app.add_option(name, into, context.words(key))->type_name(value_name)->transform(unshielded);
    // With a dash, one value for each time it is given: the next word is not swallowed.
    if (!made->get_positional()) made->delimiter(',')->expected(1)->take_all()->allow_extra_args(false);
    return made;
}

CLI::Option* pair_option(CLI::App& app, Context& context, const char* name, std::vector<std::string>& into,
                         const char* value_name, std::string_view key) {
    const std::string names = std::string(value_name) + " " + value_name;
    return app.add_option(name, into, context.words(key))->type_name(names)->expected(2);
}

CLI::Option* flag(CLI::App& app, Context& context, const char* name, bool& into, std::string_view key) {
    return app.add_flag(name, into, context.words(key));
}

CLI::Option* choices(CLI::Option* option, Context& context, std::vector<std::string> values) {
    context.choices[option] = values;
    return option->check(
        [option, &context, values = std::move(values)](const std::string& value) -> std::string {
            if (std::ranges::find(values, value) != values.end()) return {};
            context.complaint = not_a_choice(context, shown_name(*option), value, values);
            return context.complaint->what;
        });
}

CLI::Option* suggestions(CLI::Option* option, Context& context, std::vector<std::string> values) {
    context.choices[option] = std::move(values);
    return option;
}

CLI::Option* file(CLI::Option* option, Context& context) {
    context.files.push_back(option);
    return option;
}

std::optional<Complaint> read_number(const Context& context, const std::string& option,
                                     const std::string& text, NumberRange range, int& into) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault == std::errc() && end == text.data() + text.size() && value >= range.least &&
        value <= range.most) {
        into = value;
        return std::nullopt;
    }
    // A number too big for us is a whole number all the same.
    const bool whole =
        end == text.data() + text.size() && !text.empty() && fault != std::errc::invalid_argument;
    return in_call({context.words.format(whole ? "cli.fault.range" : "cli.fault.number",
                                         {{"option", option}, {"value", text}}),
                    context.words.format("cli.remedy.number", {{"least", std::to_string(range.least)},
                                                               {"most", std::to_string(range.most)}})},
                   context.call, find_in_call(context.call, option, text));
}

void add_tiles_option(CLI::App& app, Context& context) {
    CLI::Option* tiles = app.add_option_function<std::string>(
                                "--tiles",
                                [&context](const std::string& id) {
                                    if (const auto faces = tile_faces_of_id(id)) context.look.tiles = *faces;
                                },
                                context.words("cli.option.tiles"))
                             ->type_name("FACES");
    choices(tiles, context, {"text", "boxes", "unicode"});
}

}  // namespace sifang::cli
