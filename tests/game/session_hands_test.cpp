// Whole sessions of hands that are played: what a table makes of a hand, a session can always take in.

#include "game/played_hand.hpp"
#include "game/session_play.hpp"
#include "game/sheet.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

class SessionOfHands : public testing::TestWithParam<const char*> {};

TEST_P(SessionOfHands, IsPlayedToItsSheetSoak) {
    static const SuitTable suits;
    const Rulebook& rules = book(GetParam());
    const Table table(rules, suits);
    Random random(7);
    for (std::uint64_t n = 0; n < soak_or(4, 400); ++n) {
        SessionPlay play(GetParam(), random.below(4));
        while (const auto hand = play.table().hand(play.session)) {
            ASSERT_LT(play.session.hands, 200);
            HandSetup setup = hand->setup;
            setup.declaring = n % 2 == 0 ? Declaring::Assisted : Declaring::Competition;
            play.begin();
            std::vector<Event> events;
            const State over = play_hand(table, setup, random_croupier(table, setup, random), random,
                                         eager(table, random), events, [](const State&, const auto&) {});
            play.take(HandFinished{over.result()});
            ASSERT_FALSE(HasFailure());
        }
        play.take(SessionClosed{});
        const Sheet s = sheet(rules, play.session);
        EXPECT_TRUE(s.balance.is_zero());
        EXPECT_EQ(s.balance.deposits, 0);
    }
}

INSTANTIATE_TEST_SUITE_P(Books, SessionOfHands,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou"),
                         [](const auto& opened) { return std::string(opened.param); });

}  // namespace
}  // namespace sifang::test
