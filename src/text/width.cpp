#include "text/width.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "wire/utf8.hpp"

namespace sifang {

namespace {

struct Range {
    char32_t first, last;
};

// Unicode 15: combining marks of the scripts we print, joiners, variation selectors.
constexpr std::array<Range, 10> zero_width{{{0x0300, 0x036F},
                                            {0x200B, 0x200F},
                                            {0x202A, 0x202E},
                                            {0x2060, 0x2064},
                                            {0x20D0, 0x20F0},
                                            {0x3099, 0x309A},
                                            {0xFE00, 0xFE0F},
                                            {0xFE20, 0xFE2F},
                                            {0xFEFF, 0xFEFF},
                                            {0xE0100, 0xE01EF}}};

// East Asian Wide and Fullwidth. Of the mahjong tiles only U+1F004 is wide.
constexpr std::array<Range, 16> two_columns{{{0x1100, 0x115F},
                                             {0x2E80, 0x303E},
                                             {0x3041, 0x33FF},
                                             {0x3400, 0x4DBF},
                                             {0x4E00, 0x9FFF},
                                             {0xA000, 0xA4CF},
                                             {0xA960, 0xA97F},
                                             {0xAC00, 0xD7A3},
                                             {0xF900, 0xFAFF},
                                             {0xFE30, 0xFE6F},
                                             {0xFF01, 0xFF60},
                                             {0xFFE0, 0xFFE6},
                                             {0x1F004, 0x1F004},
                                             {0x1F300, 0x1F64F},
                                             {0x1F900, 0x1F9FF},
                                             {0x20000, 0x3FFFD}}};

bool within(std::span<const Range> ranges, char32_t c) {
    const auto it = std::ranges::lower_bound(ranges, c, {}, &Range::last);
    return it != ranges.end() && it->first <= c;
}

/// Length of a terminal colour sequence (ESC [ … m) at the front, else 0.
std::size_t colour_sequence(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const auto end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

/// Marks that may not begin a line.
bool closes(char32_t c) {
    return std::u32string_view(U"、。，．・：；？！）」』】〉》”’%)]},.;:!?…").find(c) !=
           std::u32string_view::npos;
}

}  // namespace

char32_t take_code_point(std::string_view& text) {
    if (text.empty()) return 0;
    const std::size_t length = utf8_length(text);
    char32_t c = 0xFFFD;
    if (length == 1) c = static_cast<unsigned char>(text[0]);
    if (length > 1) c = static_cast<unsigned char>(text[0]) & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) c = c << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    text.remove_prefix(length == 0 ? 1 : length);
    return c;
}

unsigned display_width(char32_t c) {
    if (c < 0x20 || (c >= 0x7F && c < 0xA0)) return 0;
    if (c < 0x300) return 1;
    if (within(zero_width, c)) return 0;
    return within(two_columns, c) ? 2 : 1;
}

unsigned display_width(std::string_view text) {
    unsigned width = 0;
    while (!text.empty()) {
        if (const auto skip = colour_sequence(text))
            text.remove_prefix(skip);
        else
            width += display_width(take_code_point(text));
    }
    return width;
}

std::string pad_right(std::string_view text, unsigned width) {
    const unsigned own = display_width(text);
    return std::string(text) + std::string(width > own ? width - own : 0, ' ');
}

std::string pad_left(std::string_view text, unsigned width) {
    const unsigned own = display_width(text);
    return std::string(width > own ? width - own : 0, ' ') + std::string(text);
}

std::vector<std::string> wrap(std::string_view text, unsigned width) {
    std::vector<std::string> lines;
    std::string line, word;
    unsigned line_width = 0, word_width = 0;
    bool blank = false;  // a blank stands between line and word
    const auto end_line = [&] {
        lines.push_back(std::move(line));
        line.clear();
        line_width = 0;
    };
    const auto place_word = [&] {
        if (word.empty()) return;
        if (line_width > 0 && line_width + blank + word_width > width)
            end_line();
        else if (line_width > 0 && blank) {
            line += ' ';
            ++line_width;
        }
        line += word;
        line_width += word_width;
        word.clear();
        word_width = 0;
        blank = false;
    };
    bool last_wide = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t c = take_code_point(text);
        const std::string_view bytes = before.substr(0, before.size() - text.size());
        if (c == ' ' || c == '\n') {
            place_word();
            if (c == '\n') end_line();
            blank = line_width > 0;
            last_wide = false;
            continue;
        }
        const unsigned columns = display_width(c);
        const bool wide = columns == 2;
        // A line may end before or after a wide character, and nowhere else inside a word.
        if (((wide || last_wide) && !closes(c) && columns > 0) || word_width + columns > width) place_word();
        word += bytes;
        word_width += columns;
        if (columns > 0) last_wide = wide;
    }
    place_word();
    if (!line.empty() || lines.empty()) end_line();
    return lines;
}

}  // namespace sifang
