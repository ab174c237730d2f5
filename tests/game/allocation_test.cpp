// In steady state a table allocates nothing: legal and apply work in place.

#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

#include "game/played_hand.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace {
thread_local std::uint64_t allocations = 0;
}

// Every form of new comes down to these two.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* room = std::malloc(size)) return room;
    throw std::bad_alloc();
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

namespace sifang::test {
namespace {

TEST(Allocation, LegalApplyAndViewsAllocateNothing) {
    const auto suits = std::make_unique<SuitTable>();
    for (const char* profile : {"mcr", "gb98", "mil", "hk", "zds", "riichi"}) {
        const auto rulebook = open_rulebook(profile, *suits);
        const Table table(*rulebook, *suits);
        Random random(16);
        HandSetup setup;
        setup.scores.fill(30'000);
        std::uint64_t steps = 0, inside = 0;
        for (int hand = 0; hand < 50; ++hand) {
            Croupier croupier = random_croupier(table, setup, random);
            State state = table.begin(setup);
            while (state.phase != Phase::Over) {
                const std::uint64_t before = allocations;
                serve(table, state, croupier, [](const Event&) {});
                for (const Wind seat : all_winds) {
                    const Actions legal = table.legal(state, seat);
                    if (legal.empty()) continue;
                    const SeatView seen = view(table, state, seat);
                    ASSERT_EQ(seen.own.legal.size(), legal.size());
                    (void)table.apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))]);
                    ++steps;
                }
                inside += allocations - before;
            }
        }
        EXPECT_GT(steps, 1'000u);
        EXPECT_EQ(inside, 0u) << profile;
    }
}

}  // namespace
}  // namespace sifang::test
