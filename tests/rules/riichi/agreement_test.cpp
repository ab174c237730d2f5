// The program's scorer against the slow one, on wins by chance. A fixed slice here, a million in script/soak.

#include <gtest/gtest.h>

#include "rules/riichi/random_win.hpp"
#include "rules/riichi/riichi_book.hpp"
#include "rules/riichi/slow_scorer.hpp"
#include "support/soak.hpp"

namespace sifang::riichi_test {
namespace {

/// What is wrong with a score, or nothing.
std::string difference(const Rulebook& book, const SlowScore& wanted, const Score& got) {
    if (got.valid != wanted.valid) return got.valid ? "valid for the program only" : "valid by the book only";
    if (!got.valid) return {};
    const Han list = han_of(book, got);
    const std::string lists = " program " + std::to_string(got.total) + " " +
                              std::to_string(figure(got, "fu")) + "fu: " + to_string(list) + " | book " +
                              std::to_string(wanted.total) + " " + std::to_string(wanted.fu) +
                              "fu: " + (wanted.lists.empty() ? "nothing" : to_string(*wanted.lists.begin()));
    if (got.total != wanted.total) return "total:" + lists;
    if (figure(got, "han") != wanted.han) return "han:" + lists;
    if (figure(got, "fu") != wanted.fu) return "fu:" + lists;
    if (wanted.wins() ? !wanted.lists.contains(list) : !list.empty()) return "list:" + lists;
    if (got.limit != wanted.limit || !got.has_limit) return "limit:" + lists;
    if (got.meets_minimum != wanted.wins() || got.minimum != 1) return "minimum:" + lists;
    if (got.payments != wanted.payments) return "payments:" + lists;
    int before = 1'000, sum = 0;
    for (const CountedPattern& p : got.patterns) {
        if (p.points > before) return "the highest does not come first:" + lists;
        before = p.points;
        sum += p.points * p.count;
    }
    return sum == wanted.han ? "" : "sum:" + lists;
}

/// What is wrong with the reasons, or nothing.
std::string flaw(const Rulebook& book, const Ruling& ruling) {
    if (!ruling.score.valid) return {};
    const Han list = han_of(book, ruling.score);
    for (const ExcludedPattern& e : ruling.excluded)
        if (e.because != no_pattern && !list.contains(std::string(book.patterns()[e.because].id)))
            return "excluded because of what is not counted";
    int fu = 0;
    for (const Part& part : ruling.parts) fu += part.value;
    if (fu != figure(ruling.score, "fu")) return "the parts do not add up to the fu";
    return {};
}

TEST(RiichiAgreementSoak, WinsByChance) {
    RandomWins wins(19730101);
    std::map<std::string, std::uint64_t> seen;
    std::uint64_t invalid = 0, nothing = 0, differences = 0;
    const std::uint64_t number = soak_or(12'000, 1'000'000);
    for (std::uint64_t i = 0; i < number; ++i) {
        const Win any = wins.next();
        for (const std::string_view profile : profiles) {
            const SlowRules& rules = slow_rules(profile);
            Win win = any;
            if (rules.red_fives == 0) win.red_fives = {};
            const Rulebook& book = rulebook(profile);
            const SlowScore wanted = slow_score(rules, win);
            const auto score = book.score(win);
            const auto ruling = book.explain(win);
            std::string wrong = !score    ? std::string(code(score.error()))
                                : !ruling ? std::string("explained: ").append(code(ruling.error()))
                                          : difference(book, wanted, *score);
            if (wrong.empty()) wrong = difference(book, wanted, ruling->score);
            if (wrong.empty()) wrong = flaw(book, *ruling);
            if (!wrong.empty() && ++differences <= 20)
                ADD_FAILURE() << profile << ": " << to_string(win) << "\n  " << wrong;
            invalid += !wanted.valid;
            nothing += wanted.valid && !wanted.wins();
            if (!wanted.lists.empty())
                for (const auto& [id, han] : *wanted.lists.begin()) ++seen[id];
        }
    }
    EXPECT_EQ(differences, 0u);
    EXPECT_GT(invalid, 0u);
    EXPECT_LT(invalid, number / 4);
    EXPECT_GT(nothing, 0u);
    if (sanitized) return;  // a tenth of the slice: rare yaku need not come up
    for (const PatternInfo& pattern : rulebook("zds").patterns())
        EXPECT_GT(seen[std::string(pattern.id)], 0u) << pattern.id;
}

}  // namespace
}  // namespace sifang::riichi_test
