#include "cli/names.hpp"

namespace sifang::cli {

std::string pattern_name(const Words& words, const Rulebook& rulebook, std::string_view pattern) {
    const std::string own = "pattern." + std::string(rulebook.id()) + "." + std::string(pattern);
    if (const auto name = words.find(own)) return std::string(*name);
    return words("pattern." + std::string(rulebook.family()) + "." + std::string(pattern));
}

std::string rulebook_name(const Words& words, const Rulebook& rulebook) {
    const auto name = words.find("profile." + std::string(rulebook.id()));
    return std::string(name.value_or(rulebook.id()));
}

std::string wind_name(const Words& words, Wind wind) { return words(std::string("seat.") + letter(wind)); }

std::string number(int value) {
    std::string digits = std::to_string(value);
    if (value < 0) digits.replace(0, 1, "−");
    return digits;
}

std::string signed_number(int value) { return value > 0 ? "+" + number(value) : number(value); }

}  // namespace sifang::cli
