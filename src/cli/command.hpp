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

    /// Says it on err. Returns Status::Wrong, so that a command can end with it.
    Status complain(const Complaint& what) const;
};

using Action = std::function<Status()>;

struct Command {
    std::string_view name;
    /// Calls that really work, shown by --help without the leading `sifang`; the first word is the name. The
    /// tests run each of them.
    std::vector<std::string_view> examples;
    /// Declares the options on `app` and returns what to do once they are read. The context outlives the
    /// action.
    Action (*declare)(CLI::App& app, Context& context);
};

/// All commands, in the order in which help lists them. A new command is a file and a line in command.cpp.
/// A command `x` has its one-line description under the key cli.x.about.
std::span<const Command> commands();

}  // namespace sifang::cli
