// Scoring allocates nothing: every operator new of this program is counted.

#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

#include "hand/suit_table.hpp"
#include "random_win.hpp"
#include "rules/books/books.hpp"

namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace sifang::mcr_test {
namespace {

TEST(McrScoring, AllocatesNothing) {
    const SuitTable table;
    RandomWins random(99);
    std::vector<Win> wins;
    for (unsigned i = 0; i < 2'000; ++i)
        wins.push_back(i % 2 ? random.any() : random.of_recipe(i % RandomWins::recipes()));
    for (const char* id : {"mcr", "gb98", "mil"}) {
        const auto book = open_rulebook(id, table);
        int sum = 0;
        const std::size_t before = allocations;
        for (const Win& win : wins) {
            if (const auto score = book->score(win)) sum += score->total;
            if (const auto ruling = book->explain(win)) sum += static_cast<int>(ruling->excluded.size());
        }
        EXPECT_EQ(allocations, before) << id;
        EXPECT_GT(sum, 0);
    }
}

}  // namespace
}  // namespace sifang::mcr_test
