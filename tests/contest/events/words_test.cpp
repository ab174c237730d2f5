// What people read of a contest has words in every language.

#include "text/words.hpp"

#include <gtest/gtest.h>

#include "contest/conditions.hpp"
#include "contest/contest.hpp"
#include "contest/publication.hpp"

namespace sifang::contest::test {
namespace {

/// A value of every alternative.
template <std::size_t... I>
std::vector<ContestEvent> one_of_each(std::index_sequence<I...>) {
    return {ContestEvent(std::in_place_index<I>)...};
}

TEST(ContestWords, EveryIdHasWordsInEveryLanguage) {
    for (const Language language : all_languages) {
        const Words words(language);
        const auto expect = [&](std::string_view prefix, std::string_view of) {
            const std::string key = "contest." + std::string(prefix) + "." + std::string(of);
            EXPECT_TRUE(words.has(key)) << key;
        };
        const auto expect_all = [&]<class E>(std::string_view prefix, E, unsigned count) {
            for (unsigned i = 0; i < count; ++i) expect(prefix, id(static_cast<E>(i)));
        };
        expect_all("refusal", Reason{}, reason_count);
        expect_all("role", Role{}, role_count);
        expect_all("duty", Duty{}, duty_count);
        expect_all("format", Format{}, format_count);
        expect_all("booking", Booking{}, booking_count);
        expect_all("counts", Counts{}, counts_count);
        expect_all("ranked", Ranked{}, 5);
        expect_all("condition", Asked{}, asked_count);
        expect_all("publication", Publication{}, publication_count);
        for (const ContestEvent& event :
             one_of_each(std::make_index_sequence<std::variant_size_v<ContestEvent>>()))
            expect("event", id(event));
    }
}

}  // namespace
}  // namespace sifang::contest::test
