#include "text/language.hpp"

#include <gtest/gtest.h>

namespace sifang {
namespace {

TEST(Language, IdsReadBack) {
    for (const Language language : all_languages) EXPECT_EQ(language_of_id(id(language)), language);
    EXPECT_FALSE(language_of_id("zh"));
    EXPECT_FALSE(language_of_id("EN"));
    EXPECT_FALSE(language_of_id(""));
}

TEST(Language, LocalesOfChinaAndSingaporeAreSimplified) {
    for (const char* locale : {"zh_CN.UTF-8", "zh_SG", "zh", "zh-Hans-HK", "zh_CN.GB18030@pinyin"})
        EXPECT_EQ(language_of_locale(locale), Language::ZhHans) << locale;
}

TEST(Language, LocalesOfTaiwanHongKongAndMacauAreTraditional) {
    for (const char* locale : {"zh_TW.UTF-8", "zh_HK", "zh_MO.UTF-8", "zh-Hant", "ZH_TW", "yue_HK"})
        EXPECT_EQ(language_of_locale(locale), Language::ZhHant) << locale;
}

TEST(Language, EnglishAndJapanese) {
    EXPECT_EQ(language_of_locale("en_GB.UTF-8"), Language::En);
    EXPECT_EQ(language_of_locale("ja_JP.eucJP"), Language::Ja);
}

TEST(Language, OtherLocalesNameNoneOfOurs) {
    for (const char* locale : {"C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "", "jav_ID", "eng"})
        EXPECT_FALSE(language_of_locale(locale)) << locale;
}

}  // namespace
}  // namespace sifang
