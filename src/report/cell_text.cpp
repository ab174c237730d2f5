#include "report/cell_text.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace sifang::report {

namespace {

// The wide forms count too: spreadsheets set to Chinese or Japanese begin a formula with them.
constexpr std::array<std::string_view, 11> formula_starts{"=",  "+",  "-",  "@",  "\t", "\r",
                                                          "\n", "＝", "＋", "－", "＠"};
/// From here on a double does not hold every whole number.
constexpr double whole_limit = 9007199254740992.0;

}  // namespace

bool looks_like_formula(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" '");
    if (start == text.npos) return false;
    text.remove_prefix(start);
    for (const std::string_view mark : formula_starts)
        if (text.starts_with(mark)) return true;
    return false;
}

std::string guarded(std::string text) {
    if (looks_like_formula(text)) text.insert(text.begin(), '\'');
    return text;
}

std::string unguarded(std::string text) {
    if (text.starts_with('\'') && looks_like_formula(text)) text.erase(text.begin());
    return text;
}

std::string number_text(double value) {
    if (!std::isfinite(value)) return {};
    std::array<char, 64> text{};
    if (std::abs(value) < whole_limit && value == std::trunc(value)) {
        const auto end = std::to_chars(text.begin(), text.end(), static_cast<std::int64_t>(value)).ptr;
        return {text.begin(), end};
    }
    return {text.begin(), std::to_chars(text.begin(), text.end(), value).ptr};
}

std::string csv_text(const Cell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return guarded(*text);
    if (const auto* whole = std::get_if<std::int64_t>(&cell)) return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&cell)) return number_text(*number);
    return {};
}

}  // namespace sifang::report
