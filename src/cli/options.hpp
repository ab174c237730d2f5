#pragma once
// Declaring options: every option has its description in the catalogue, and one that takes a value from a
// list says so once, for help, for checking and for completion.

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace sifang::cli {

/// An option with a value: `--round E`. `value_name` is what help calls the value; `key` its description.
CLI::Option* option(CLI::App& app, Context& context, const char* name, std::string& into,
                    const char* value_name, std::string_view key);
/// One that may be given several times, and with commas between values.
CLI::Option* option(CLI::App& app, Context& context, const char* name, std::vector<std::string>& into,
                    const char* value_name, std::string_view key);
/// One that takes exactly two values: `--diff mcr gb98`.
CLI::Option* pair_option(CLI::App& app, Context& context, const char* name, std::vector<std::string>& into,
                         const char* value_name, std::string_view key);
CLI::Option* flag(CLI::App& app, Context& context, const char* name, bool& into, std::string_view key);

/// The option takes one of these values (each of its values, when it takes several) and nothing else.
CLI::Option* choices(CLI::Option* option, Context& context, std::vector<std::string> values);
/// These values are offered by completion, others are taken too.
CLI::Option* suggestions(CLI::Option* option, Context& context, std::vector<std::string> values);
/// The option takes a path, or standard input as `-`.
CLI::Option* file(CLI::Option* option, Context& context);

/// --tiles, for commands that draw tiles. Sets context.look.tiles when the call is read.
void add_tiles_option(CLI::App& app, Context& context);

/// The whole number an option was given, or what is wrong with it.
struct NumberRange {
    int least = 0, most = 0;
};
std::optional<Complaint> read_number(const Context& context, const std::string& option,
                                     const std::string& text, NumberRange range, int& into);

/// CLI11 takes a word such as [345s] for a list of one and drops the brackets. A blank after it keeps it from
/// doing so, and `option` takes the blank away again.
std::string shielded_word(std::string word);

/// A name as typed in help and complaints: --by, or HAND for a word without a dash.
std::string shown_name(const CLI::Option& option);

}  // namespace sifang::cli
