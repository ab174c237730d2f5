#pragma once
// What is wrong with one line of input, and the line that answers it.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "wire/json_error.hpp"

namespace sifang {

struct LineError {
    std::string_view code;  ///< stable; the catalogue has a text for each under error.<code>
    std::size_t at = 1;     ///< column in the line, from 1, in characters
    std::string subject;    ///< what it is about: a field, the word that stood there, a tile; may be empty

    bool operator==(const LineError&) const = default;
};

/// What is wrong with a file of lines, and where.
struct FileFault {
    std::string_view code;   ///< one of LineError's, or of the kind of file
    std::size_t line = 0;    ///< from 1
    std::size_t column = 0;  ///< from 1, in characters
    std::string subject;

    bool operator==(const FileFault&) const = default;
};

/// The message for a person. Called from several threads at once where lines are answered by several.
using ErrorWords = std::function<std::string(const LineError&)>;

/// A message for callers without a catalogue: the code as words, and the subject.
std::string plain_words(const LineError& error);

/// {"error":{"code":…,"message":…,"at":…}}
void append_error_line(std::string& out, const LineError& error, const ErrorWords& words);

/// Lines longer than this are answered by an error and not looked at.
inline constexpr std::size_t max_line_bytes = std::size_t{64} * 1024;

/// Whether a line can be looked at at all: not empty, not too long. Sets the error if not.
bool is_readable(std::string_view line, LineError& error, std::size_t max_bytes = max_line_bytes);

/// Every code that a line of score, waits or a contest can be answered with, but for those of
/// rules/rulebook.hpp.
std::span<const std::string_view> line_error_codes();

}  // namespace sifang
