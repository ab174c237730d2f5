// The program's scorer against the slow one, on wins by chance. A fixed slice here, a million in script/soak.

#include <gtest/gtest.h>

#include "rules/hk/hk_book.hpp"
#include "rules/hk/random_win.hpp"
#include "rules/hk/slow_scorer.hpp"
#include "support/soak.hpp"

namespace sifang::hk_test {
namespace {

/// What is wrong with a score, or nothing.
std::string difference(const SlowScore& wanted, const Score& got) {
    if (got.valid != wanted.valid) return got.valid ? "valid for the program only" : "valid by the book only";
    if (!got.valid) return {};
    const Counted list = counted(book(), got);
    if (list != wanted.count) return "program " + to_string(list) + " | book " + to_string(wanted.count);
    int sum = 0, before = 1000;
    for (const CountedPattern& p : got.patterns) {
        if (p.points != slow_points(std::string(book().patterns()[p.pattern].id))) return "points";
        if (p.points > before) return "the highest does not come first";
        before = p.points;
        sum += p.points * p.count;
    }
    if (got.figures.size() != 1 || got.figures[0].name != "fan" || got.figures[0].value != wanted.fan)
        return "fan";
    if (sum != wanted.fan || got.total != wanted.total || got.flowers != 0) return "total";
    if (got.minimum != 3 || got.meets_minimum != wanted.meets_minimum) return "minimum";
    if (got.payments != wanted.payments) return "payments";
    return {};
}

/// What is wrong with the reasons, or nothing.
std::string flaw(const Ruling& ruling) {
    const Counted list = counted(book(), ruling.score);
    for (const ExcludedPattern& e : ruling.excluded) {
        const std::string id(book().patterns()[e.pattern].id);
        if (list.contains(id)) return "counted and excluded: " + id;
        if (e.because != no_pattern && !list.contains(std::string(book().patterns()[e.because].id)))
            return "excluded because of what is not counted: " + id;
        if (!e.clause.starts_with("hk:")) return "excluded without a clause: " + id;
    }
    return {};
}

TEST(HkAgreementSoak, WinsByChance) {
    RandomWins wins(38);
    std::map<std::string, std::uint64_t> seen;
    std::uint64_t invalid = 0, differences = 0;
    const std::uint64_t number = soak_or(20'000, 1'000'000);
    for (std::uint64_t i = 0; i < number; ++i) {
        const Win win = wins.next();
        const SlowScore wanted = slow_score(win);
        const auto score = book().score(win);
        const auto ruling = book().explain(win);
        std::string wrong = !score    ? std::string(code(score.error()))
                            : !ruling ? std::string("explained: ").append(code(ruling.error()))
                                      : difference(wanted, *score);
        if (wrong.empty()) wrong = difference(wanted, ruling->score);
        if (wrong.empty()) wrong = flaw(*ruling);
        if (!wrong.empty() && ++differences <= 20) ADD_FAILURE() << to_string(win) << "\n  " << wrong;
        invalid += !wanted.valid;
        for (const auto& [id, n] : wanted.count) ++seen[id];
    }
    EXPECT_EQ(differences, 0u);
    EXPECT_GT(invalid, 0u);
    EXPECT_LT(invalid, number / 10);
    for (const auto& [id, points] : slow_table()) EXPECT_GT(seen[id], number / 1'000) << id;
}

TEST(HkAgreement, TheTablesAreTheSame) {
    ASSERT_EQ(book().patterns().size(), slow_table().size());
    for (const PatternInfo& pattern : book().patterns())
        EXPECT_EQ(pattern.points, slow_points(std::string(pattern.id))) << pattern.id;
}

}  // namespace
}  // namespace sifang::hk_test
