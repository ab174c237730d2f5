#pragma once
// The frame every command of the program stands in: what it is given, what it gives back, and the table of
// them all.

#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/complaint.hpp"
#include "cli/terminal.hpp"
#include "lines/jsonl.hpp"
#include "text/words.hpp"

// Commands declare options through cli/options.hpp; only the frame itself reads CLI11, which is slow to
// compile.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace sifang::cli {

/// Exit status, the same for every command.
enum class Status : int {
    Done = 0,
    No = 1,     ///< the answer is 'no': not a winning hand, a failed check
    Wrong = 2,  ///< the call or the input is wrong, or the output could not be written
};

/// The world as a command sees it. The streams may be anything, so that tests can call commands in-process.
struct Context {
    const Words& words;
    std::istream& in;
    std::ostream& out;  ///< what the person asked for
    std::ostream& err;  ///< about the run: progress, warnings, complaints
    Look look;          ///< of out
    Look err_look;      ///< of err
    ByteSource source;  ///< the bytes of `in` and `out`, for runs over many lines
    ByteSink sink;
    std::vector<std::string> call;  ///< the words of the call, the program's name first
    /// Values that an option takes, for help, checking and completion: filled in by `choices`.
    std::map<const CLI::Option*, std::vector<std::string>> choices{};
    std::vector<const CLI::Option*> files{};  ///< options that take a path
    std::optional<Complaint> complaint{};     ///< what a check found while the call was read
    Environment environment{};

    /// Says it on err. Returns Status::Wrong, so that a command can end with it.
    Status complain(const Complaint& what) const;
};

using Action = std::function<Status()>;

struct Command {
    std::string_view name;
    /// Calls that really work, shown by --help without the leading `sifang`; the first words are those that
    /// lead to the command. The tests run each of them, in the order in which help lists the commands.
    std::vector<std::string_view> examples;
    /// Declares the options on `app` and returns what to do once they are read. The context outlives the
    /// action. Null: without a verb the command shows its help.
    Action (*declare)(CLI::App& app, Context& context);
    /// Commands of its own, as in `sifang contest create`.
    std::vector<Command> verbs{};
    /// Key of the words above it in the list of verbs; empty: it stands with the one before.
    std::string_view heading{};
};

/// All commands, in the order in which help lists them. A new command is a file and a line in command.cpp.
/// A command `x` has its one-line description under the key cli.x.about, its verb `y` under cli.x.y.about.
std::span<const Command> commands();

/// The words that lead from the program to a command.
using CommandPath = std::vector<std::string>;
std::string about_key(const CommandPath& path);
/// The commands below one; all of the program for an empty path, none where the path leads nowhere.
std::span<const Command> verbs_of(const CommandPath& path);
const Command* find_command(const CommandPath& path);
/// As many of the words as lead to a command: `contest create` of `contest create Title`. Options between
/// them are passed over.
CommandPath path_in(std::span<const std::string> words);
/// `sifang contest create`.
std::string spoken(const CommandPath& path);
/// A word of the call that is no command below that one.
Complaint unknown_command(const Context& context, const CommandPath& path, const std::string& word);

}  // namespace sifang::cli
