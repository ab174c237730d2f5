#include <gtest/gtest.h>
#include <vector>

#include "rules/hk/hk_book.hpp"
#include "rules/hk/random_win.hpp"
#include "support/allocations.hpp"

namespace sifang::hk_test {
namespace {

TEST(HkAllocation, ScoringAndExplainingAskForNoMemory) {
    RandomWins random(7);
    std::vector<Win> wins;
    for (int i = 0; i < 2'000; ++i) wins.push_back(random.next());
    const Rulebook& rulebook = book();
    long fan = 0;
    const std::uint64_t before = testing_support::allocations();
    for (const Win& win : wins) {
        const auto score = rulebook.score(win);
        const auto ruling = rulebook.explain(win);
        fan += score && ruling ? score->total + ruling->score.total : 0;
    }
    EXPECT_EQ(testing_support::allocations(), before);
    EXPECT_GT(fan, 0);
    std::vector<int> counted(static_cast<std::size_t>(fan));
    EXPECT_GT(testing_support::allocations(), before) << "the counter counts";
}

}  // namespace
}  // namespace sifang::hk_test
