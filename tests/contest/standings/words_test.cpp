// What people read of sheets, standings and Pin has words in every language.

#include "text/words.hpp"

#include <gtest/gtest.h>

#include "contest/pin_application.hpp"
#include "contest/sheet_refusal.hpp"
#include "contest/standings.hpp"
#include "rules/ranking_form.hpp"

namespace sifang::contest {
namespace {

TEST(StandingWords, EveryIdHasWordsInEveryLanguage) {
    for (const Language language : all_languages) {
        const Words words(language);
        const auto expect = [&](const std::string& key) { EXPECT_TRUE(words.has(key)) << key; };
        for (unsigned i = 0; i < criterion_count; ++i)
            expect("criterion." + std::string(id(static_cast<Criterion>(i))));
        for (unsigned i = 0; i < sheet_refusal_count; ++i)
            expect("sheet.refusal." + std::string(id(static_cast<SheetRefusal>(i))));
        expect("standing.reached");
        for (unsigned i = 0; i < standings_of_count; ++i)
            expect("standing.of." + std::string(id(static_cast<StandingsOf>(i))));
        for (unsigned i = 0; i < signer_count; ++i)
            expect("sheet.signer." + std::string(id(static_cast<Signer>(i))));
        for (unsigned i = 0; i < application_refusal_count; ++i)
            expect("pin.refusal." + std::string(id(static_cast<ApplicationRefusal>(i))));
        for (const PinKind kind : {PinKind::Pin, PinKind::WebPin}) {
            expect("pin.kind." + std::string(id(kind)));
            for (const PinGrade& row : pin_grades(kind))
                expect((kind == PinKind::Pin ? "pin.grade." : "pin.web_grade.") + std::to_string(row.grade));
        }
    }
}

}  // namespace
}  // namespace sifang::contest
