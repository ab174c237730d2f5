// The 128-player event of the Hong Kong tournament from the draw to the champion, every hand played by bots.

#include <algorithm>

#include "arena/sheet_play.hpp"
#include "contest/events/event_desk.hpp"
#include "contest/going_on.hpp"
#include "hand/suit_table.hpp"
#include "support/soak.hpp"

namespace sifang::arena {
namespace {

using namespace contest;  // NOLINT(google-build-using-namespace)
using contest::test::Desk;
using contest::test::session;

/// A table as its hands add up, and the most won in one of them.
struct Sums {
    std::array<int, 4> score{}, best{};
    bool is_better(std::size_t a, std::size_t b) const {
        return std::pair(score[a], best[a]) > std::pair(score[b], best[b]);
    }
};

TEST(Hk_1_6, BotsPlayTheWholeEventFromTheDrawToTheChampion) {
    const SuitTable suits;
    Desk desk("hk");
    const Table table{desk.rules(), suits};
    const BotHouse house{table};
    desk.open(by_the_book(desk.rules(), "Bot Bracket Example"));
    desk.plan(hk_128());
    desk.enter_players(128);
    desk.close_and_draw(20);

    std::set<PlayerNumber> in;
    for (unsigned n = 1; n <= 128; ++n) in.insert(PlayerNumber::of_number(n));
    // Sanitized, it is the event that is looked at and not how well they play.
    const std::string_view bot = sanitized ? "random" : "greedy";
    unsigned hands = 0, wins = 0;
    for (std::uint32_t stage = 1; stage <= 4; ++stage) {
        desk.seat({stage}, stage);
        desk.start(session(1, stage));
        std::set<PlayerNumber> seated, may, must;
        const unsigned go_on = std::max(desk.state().of(StageNumber{stage}).plan.go_on, 1u);
        for (const SheetId& id : desk.tables(session(1, stage))) {
            Sums sums;
            for (const HandWritten& hand : play_sheet(table, house, bot, 1000 * stage + id.table.value)) {
                desk.record(SheetChanged{id, hand});
                ++hands;
                wins += hand.wins.empty() ? 0u : 1u;
                for (std::size_t i = 0; i < 4; ++i) sums.score[i] += hand.points[i];
                for (const WrittenWin& win : hand.wins)
                    sums.best[win.winner] =
                        std::max(sums.best[win.winner], hand.points[win.winner] - hand.fouls[win.winner]);
            }
            desk.sign_and_close(id);
            for (std::size_t i = 0; i < 4; ++i) {
                const PlayerNumber number = desk.number_at(id, i);
                EXPECT_TRUE(in.contains(number)) << "only who went on plays";
                seated.insert(number);
                unsigned better = 0, not_worse = 0;
                for (std::size_t other = 0; other < 4; ++other) {
                    better += sums.is_better(other, i) ? 1u : 0u;
                    not_worse += sums.is_better(i, other) ? 0u : 1u;
                }
                if (better < go_on) may.insert(number);
                if (not_worse <= go_on) must.insert(number);
            }
        }
        desk.end(session(1, stage));
        EXPECT_EQ(seated, in) << "and all of them";
        desk.draw_ties({stage});
        if (stage == 4) {
            in = may;
            break;
        }
        const auto gone = going_on(desk.rules(), desk.state(), {stage});
        ASSERT_TRUE(gone.has_value());
        EXPECT_TRUE(gone->top_up.empty());
        const auto all = gone->all();
        in = {all.begin(), all.end()};
        EXPECT_TRUE(std::ranges::includes(may, in));
        EXPECT_TRUE(std::ranges::includes(in, must));
        ASSERT_EQ(in.size(), (std::array<std::size_t, 3>{64, 16, 4})[stage - 1]);
    }
    EXPECT_EQ(hands, (32u + 16 + 4 + 1) * 16) << "the dealer never stays";
    EXPECT_TRUE(sanitized || wins > hands / 4) << "they play to win";
    desk.record(ResultsPublished{{4}});
    const Standings overall = standings(desk.rules(), desk.state(), {});
    ASSERT_EQ(overall.rows.size(), 128u);
    EXPECT_TRUE(in.contains(*desk.state().of(EntrantNumber{overall.rows[0].number}).number));
    for (std::size_t i = 0; i < 128; ++i) {
        const std::uint32_t reached = i < 4 ? 4 : i < 16 ? 3 : i < 64 ? 2 : 1;
        EXPECT_EQ(overall.rows[i].reached.value, reached) << i;
    }
    // Anybody who has the log comes to the same champion.
    Contest again(desk.rules());
    for (const Logged& logged : desk.contest.log()) again.take(logged);
    EXPECT_EQ(standings(desk.rules(), again.state(), {}), overall);
}

}  // namespace
}  // namespace sifang::arena
