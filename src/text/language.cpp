#include "text/language.hpp"

#include <algorithm>
#include <string>

namespace sifang {

namespace {

constexpr std::array<std::string_view, 4> ids{"zh-Hans", "zh-Hant", "en", "ja"};

/// Lower case, `-` for `_`, without encoding and modifier: zh_TW.UTF-8@pinyin is zh-tw.
std::string plain_tag(std::string_view locale) {
    std::string tag(locale.substr(0, locale.find_first_of(".@")));
    std::ranges::transform(tag, tag.begin(), [](char c) {
        if (c == '_') return '-';
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return tag;
}

bool has_part(std::string_view tag, std::string_view part) {
    while (!tag.empty()) {
        const auto end = std::min(tag.find('-'), tag.size());
        if (tag.substr(0, end) == part) return true;
        tag.remove_prefix(std::min(end + 1, tag.size()));
    }
    return false;
}

}  // namespace

std::string_view id(Language language) { return ids[static_cast<std::size_t>(language)]; }

std::optional<Language> language_of_id(std::string_view id) {
    for (const Language language : all_languages)
        if (sifang::id(language) == id) return language;
    return std::nullopt;
}

std::optional<Language> language_of_locale(std::string_view locale) {
    const std::string tag = plain_tag(locale);
    const std::string_view language = std::string_view(tag).substr(0, tag.find('-'));
    if (language == "en") return Language::En;
    if (language == "ja") return Language::Ja;
    if (language != "zh" && language != "yue") return std::nullopt;
    // The script decides; without one, the place where it is usual. Cantonese is written in the old forms.
    if (has_part(tag, "hans")) return Language::ZhHans;
    for (const std::string_view part : {"hant", "tw", "hk", "mo", "yue"})
        if (has_part(tag, part)) return Language::ZhHant;
    return Language::ZhHans;
}

}  // namespace sifang
