#include "support/allocations.hpp"

#include <gtest/gtest.h>

#include "rules/riichi/random_win.hpp"
#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

TEST(RiichiScore, AllocatesNothing) {
    RandomWins wins(7);
    std::vector<Win> all;
    for (int i = 0; i < 2'000; ++i) {
        all.push_back(wins.next());
        all.back().red_fives = {};
    }
    const Rulebook& zds = rulebook("zds");
    const Rulebook& tenhou = rulebook("tenhou");
    const auto before = testing_support::allocations();
    long total = 0;
    for (const Win& win : all) total += zds.score(win)->total + tenhou.score(win)->total;
    EXPECT_EQ(testing_support::allocations(), before);
    EXPECT_GT(total, 0);
}

}  // namespace
}  // namespace sifang::riichi_test
