#pragma once
// How much room UTF-8 text takes on a screen of fixed cells: Chinese and Japanese characters take two
// columns.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sifang {

/// Takes one code point off the front of `text`. Bytes that are no UTF-8 come out one at a time as U+FFFD.
char32_t take_code_point(std::string_view& text);

/// Columns of one code point: 0 (combining marks, variation selectors, controls), 1 or 2.
unsigned display_width(char32_t code_point);
/// Columns of a text without line breaks. Terminal colour sequences take no room.
unsigned display_width(std::string_view text);

/// The text with blanks after (before) it up to `width` columns; unchanged when it is as wide already.
std::string pad_right(std::string_view text, unsigned width);
std::string pad_left(std::string_view text, unsigned width);

/// The text broken into lines of at most `width` columns: at blanks, and between two-column characters, where
/// no closing mark is left at the start of a line. A word longer than a line is broken where the line ends.
std::vector<std::string> wrap(std::string_view text, unsigned width);

}  // namespace sifang
