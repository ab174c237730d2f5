#pragma once
// The options that tell how a hand was won, and the win they make.

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/command.hpp"
#include "rules/rulebook.hpp"

namespace sifang::cli {

/// As typed. Everything has the default that a line of `score --jsonl` has.
struct WinOptions {
    std::vector<std::string> hand;  ///< the words of the hand, however the shell split them
    std::string by = "discard", seat = "E", round = "E", discarder, liable;
    std::string flowers, dora, ura;
    std::vector<std::string> situation;
    std::string honba = "0", deposits = "0";

    std::string hand_text() const;
};

void add_win_options(CLI::App& app, Context& context, WinOptions& into);

tl::expected<Win, Complaint> read_win(const WinOptions& options, const Context& context);
/// What a rulebook found wrong with the win as a whole.
Complaint win_complaint(const Context& context, const WinOptions& options, const Win& win, WinFault fault);

}  // namespace sifang::cli
