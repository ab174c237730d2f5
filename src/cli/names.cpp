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

std::string principle_key(const Words& words, const Rulebook& rulebook, Principle principle) {
    const std::string name(id(principle));
    const std::string own = "principle." + std::string(rulebook.family()) + "." + name;
    return words.has(own) ? own : "principle." + name;
}

std::string exclusion_reason(const Words& words, const Rulebook& rulebook, const ExcludedPattern& excluded) {
    const std::string principle = words(principle_key(words, rulebook, excluded.principle));
    if (excluded.because == no_pattern) return principle;
    return words.format("render.because",
                        {{"pattern", pattern_name(words, rulebook, rulebook.patterns()[excluded.because].id)},
                         {"principle", principle}});
}

std::string pattern_times(const Words& words, const Rulebook& rulebook, PatternIndex pattern,
                          unsigned count) {
    const std::string name = pattern_name(words, rulebook, rulebook.patterns()[pattern].id);
    return count > 1 ? name + " ×" + std::to_string(count) : name;
}

std::string family_words(const Words& words, const Rulebook& rulebook, std::string_view key) {
    const auto own = words.find(std::string(key) + "." + std::string(rulebook.family()));
    return own ? std::string(*own) : words(key);
}

std::string wind_name(const Words& words, Wind wind) { return words(std::string("seat.") + letter(wind)); }

std::string number(int value) {
    std::string digits = std::to_string(value);
    if (value < 0) digits.replace(0, 1, "−");
    return digits;
}

std::string signed_number(int value) { return value > 0 ? "+" + number(value) : number(value); }

}  // namespace sifang::cli
