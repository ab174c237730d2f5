// Every foul of every rulebook has a name, a line about it and words to find it by, in every language; and so
// has all that a penalty can do or be refused for.

#include <gtest/gtest.h>

#include "hand/suit_table.hpp"
#include "referee/foul_record.hpp"
#include "rules/books/books.hpp"
#include "text/words.hpp"

namespace sifang {
namespace {

TEST(FoulWords, EveryFoulIsTold) {
    static const SuitTable suits;
    for (const Language language : all_languages) {
        const Words words(language);
        for (const Family* family : families())
            for (const std::string_view edition : family->profiles()) {
                const auto book = family->open(edition, suits);
                for (const Foul& foul : book->fouls().fouls)
                    for (const char* part : {"", ".about", ".also"})
                        EXPECT_TRUE(words.has("foul." + foul.id + part))
                            << id(language) << " " << foul.id << part;
            }
        for (unsigned i = 0; i < measure_count; ++i) {
            const std::string key = "measure." + std::string(id(static_cast<Measure>(i)));
            ASSERT_TRUE(words.has(key)) << key;
            const bool with_points = words.find(key)->find("{points}") != std::string_view::npos;
            EXPECT_EQ(with_points, has_points(static_cast<Measure>(i))) << key;
        }
        for (unsigned i = 0; i < penalty_refusal_count; ++i)
            EXPECT_TRUE(words.has("penalty_refusal." + std::string(id(static_cast<PenaltyRefusal>(i)))));
        for (unsigned i = 0; i < record_refusal_count; ++i)
            EXPECT_TRUE(words.has("record_refusal." + std::string(id(static_cast<RecordRefusal>(i)))));
    }
}

}  // namespace
}  // namespace sifang
