#pragma once
// What the program says when the call or the input is wrong: what happened, where, and what to do about it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.hpp"
#include "text/words.hpp"

namespace sifang::cli {

struct Complaint {
    std::string what;
    std::string remedy{};    ///< what to do; may be empty
    std::string line{};      ///< the text to draw, with a mark under the place; may be empty
    std::size_t column = 0;  ///< of the first marked character of `line`, from 1; 0: no mark
    std::size_t length = 1;  ///< characters to mark
    std::string where{};     ///< file and line, when the text is not part of the call
};

/// The lines that go to stderr, each with its line break:
///
///     sifang: five of 1m: there are four of each tile
///         11111m 2m
///             ^
///         Take one away.
std::string draw_complaint(const Complaint& complaint, const Look& look, const Words& words);

/// A place in the call itself: the words as typed (quoted where a blank needs it), the one with that index
/// marked. An index past the end marks the place after the last word.
Complaint in_call(Complaint complaint, const std::vector<std::string>& call, std::size_t index);

/// Where in the call an option's value stands: `--by value`, `--by=value`. The option itself when it has
/// none, and the place past the end when it is not there at all.
std::size_t find_in_call(const std::vector<std::string>& call, std::string_view option,
                         std::string_view value = {});

/// The nearest of `names` to what was typed, or nothing when none is near.
std::string nearest(std::string_view typed, const std::vector<std::string>& names);

}  // namespace sifang::cli
