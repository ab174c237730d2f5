#pragma once
// The languages Sifang speaks, and how a locale names them.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sifang {

enum class Language : std::uint8_t { ZhHans, ZhHant, En, Ja };

inline constexpr std::array<Language, 4> all_languages{Language::ZhHans, Language::ZhHant, Language::En,
                                                       Language::Ja};

/// The id that names the language on the command line, in files and on the web: zh-Hans, zh-Hant, en, ja.
std::string_view id(Language language);
std::optional<Language> language_of_id(std::string_view id);

/// The language of a POSIX locale name such as `zh_TW.UTF-8` or a web tag such as `zh-Hant-HK`; nothing when
/// it names none of ours (C and POSIX among them).
std::optional<Language> language_of_locale(std::string_view locale);

}  // namespace sifang
