// Everything that a rulebook or a fault can name has a word in every language.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>

#include "cli/names.hpp"
#include "cli/rulebooks.hpp"
#include "hand/notation.hpp"
#include "referee/appeal.hpp"
#include "referee/clock.hpp"
#include "rules/books/books.hpp"
#include "rules/rulebook.hpp"
#include "wire/line_error.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {
namespace {

class WordsOf : public testing::TestWithParam<Language> {
  protected:
    const Words words{GetParam()};
    const SuitTable table;
    void expect(const std::string& key) const {
        EXPECT_TRUE(words.has(key)) << id(GetParam()) << " lacks " << key;
    }
};

TEST_P(WordsOf, RulebooksAndTheirPatterns) {
    ASSERT_FALSE(rulebook_ids().empty());
    for (const std::string& name : rulebook_ids()) {
        const auto rulebook = open_rulebook(std::string_view(name), table);
        ASSERT_TRUE(rulebook);
        const std::string family(rulebook->family());
        expect("profile." + name);
        expect("profile." + name + ".about");
        for (const char* what : {"pattern", "points", "total", "may_not_win.why"})
            expect("render." + std::string(what) + "." + family);
        for (const PatternInfo& pattern : rulebook->patterns()) {
            EXPECT_EQ(pattern_name(words, *rulebook, pattern.id).find("«"), std::string::npos) << pattern.id;
            if (!pattern.series.empty()) expect("series." + family + "." + std::string(pattern.series));
        }
    }
}

TEST_P(WordsOf, FieldsOfProfiles) {
    for (const std::string& name : rulebook_ids()) {
        const Value profile = open_rulebook(std::string_view(name), table)->profile();
        for (const auto& [field, value] : *profile.fields())
            if (field != "id" && field != "family" && field != "patterns" && field != "clauses")
                expect("field." + field);
    }
}

TEST_P(WordsOf, FieldsOfPlayAndSession) {
    const auto expect_all = [this](const auto& again, const Value& group) -> void {
        for (const auto& [field, value] : *group.fields()) {
            if (field == "clauses") continue;
            expect("field." + field);
            if (value.fields()) again(again, value);
        }
    };
    for (const std::string& name : rulebook_ids()) {
        const Value profile = open_rulebook(std::string_view(name), table)->profile();
        for (const char* group : {"play", "session", "time", "appeals"})
            expect_all(expect_all, *profile.find(group));
    }
}

TEST_P(WordsOf, Refusals) {
    for (unsigned i = 0; i < refusal_count; ++i)
        expect("refusal." + std::string(id(static_cast<Refusal>(i))));
}

TEST_P(WordsOf, ClocksAndAppeals) {
    for (unsigned i = 0; i < clock_news_count; ++i)
        expect("clock.news." + std::string(id(static_cast<ClockNewsKind>(i))));
    for (unsigned i = 0; i < clock_refusal_count; ++i)
        expect("clock.refusal." + std::string(id(static_cast<ClockRefusal>(i))));
    for (unsigned i = 0; i < appeal_refusal_count; ++i)
        expect("appeal.refusal." + std::string(id(static_cast<AppealRefusal>(i))));
    for (const AppealPhase phase :
         {AppealPhase::NotFiled, AppealPhase::Filed, AppealPhase::Dismissed, AppealPhase::Upheld})
        expect("appeal.phase." + std::string(id(phase)));
    for (const Deposit deposit : {Deposit::None, Deposit::Held, Deposit::Returned, Deposit::Kept})
        expect("appeal.deposit." + std::string(id(deposit)));
}

TEST_P(WordsOf, Principles) {
    for (unsigned i = 0; !id(static_cast<Principle>(i)).empty(); ++i) {
        const std::string key = "principle." + std::string(id(static_cast<Principle>(i)));
        expect(key);
        expect(key + ".why");
    }
}

TEST_P(WordsOf, Situations) {
    for (const std::string_view name : situation_names()) expect("situation." + std::string(name));
}

TEST_P(WordsOf, Faults) {
    for (const std::string_view code : line_error_codes())
        if (!code.empty()) expect("error." + std::string(code));
    for (unsigned i = 0; !code(static_cast<WinFault>(i)).empty(); ++i)
        expect("error." + std::string(code(static_cast<WinFault>(i))));
    for (unsigned i = 0; !code(static_cast<NotationFault>(i)).empty(); ++i)
        expect("error." + std::string(code(static_cast<NotationFault>(i))));
    HandNotationError error;
    for (unsigned i = 1; i <= static_cast<unsigned>(HandFault::FlowerTileWanted); ++i) {
        error.fault = static_cast<HandFault>(i);
        expect("error." + std::string(code(error)));
    }
    for (unsigned i = 0; i <= static_cast<unsigned>(JsonFault::WrongType); ++i)
        expect("error." + std::string(code(static_cast<JsonFault>(i))));
}

/// Codes of profile faults are words in the code that refuses.
TEST_P(WordsOf, FaultsOfProfiles) {
    const std::filesystem::path source = std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / "src";
    const std::regex named(R"re((ProfileFault\{|refuse\()"([a-z_]+)")re");
    unsigned found = 0;
    const auto scan = [&](const std::filesystem::path& path) {
        std::ifstream in(path);
        const std::string code(std::istreambuf_iterator<char>(in), {});
        for (std::sregex_iterator it(code.begin(), code.end(), named), end; it != end; ++it, ++found)
            expect("profile_fault." + std::string((*it)[2]));
    };
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source / "rules"))
        if (entry.is_regular_file()) scan(entry.path());
    scan(source / "wire" / "profile.cpp");
    EXPECT_GT(found, 10u);
}

INSTANTIATE_TEST_SUITE_P(Languages, WordsOf, testing::ValuesIn(all_languages), [](const auto& tested) {
    return "L" + std::to_string(static_cast<int>(tested.param));
});

}  // namespace
}  // namespace sifang::cli
