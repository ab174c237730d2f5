// A session written down by hand is the session that was played: the sheet of the table and the sheet of the
// contest are one.

#include "contest/watched_hand.hpp"
#include "game/played_hand.hpp"
#include "score_sheets.hpp"
#include "support/soak.hpp"

namespace sifang::contest {
namespace {

class PaperSoak : public testing::TestWithParam<std::string> {};

TEST_P(PaperSoak, WhatWasPlayedIsWhatIsWritten) {
    const Rulebook& rulebook = book(GetParam());
    static const SuitTable suits;
    const Table table(rulebook, suits);
    const SessionTable session_table(rulebook);
    test::Random random(11);
    unsigned won = 0;
    for (unsigned n = 0; n < soak_or(8, 200); ++n) {
        Paper paper(GetParam());
        Session session = session_table.begin();
        if (!session.first_dealer) session_table.fold(session, DealerThrown{random.below(4)});
        while (const auto hand = session_table.hand(session)) {
            if (session.hands > 40) break;  // the same dealer may go on for long
            std::vector<Event> events;
            const State state = test::play_hand(
                table, hand->setup, test::random_croupier(table, hand->setup, random), random,
                test::eager(table, random), events, [](const State&, const std::vector<Event>&) {});
            session_table.fold(session, HandBegun{hand->seats[0]});
            const HandWritten told = watched_hand(table, state, session, hand->number);
            ASSERT_TRUE(session_table.apply(session, HandFinished{state.result()}));
            won += !told.wins.empty();
            paper.take(told);
        }
        if (!session_table.over(session)) session_table.fold(session, TimeCalled{});
        session_table.fold(session, SessionClosed{});
        EXPECT_EQ(paper.rules().printed(paper.sheet), sifang::sheet(rulebook, session));
        EXPECT_EQ(paper.refused(SheetSigned{Signer::HeadReferee}),
                  rulebook.sheet().signatures.empty() ? "signs_later 0"
                                                      : "signs_later 0 " + rulebook.sheet().signatures);
    }
    EXPECT_TRUE(sanitized || won > 5) << "hands are won often enough to tell anything";
}

INSTANTIATE_TEST_SUITE_P(Books, PaperSoak,
                         testing::Values("mcr", "gb98", "mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"),
                         [](const auto& id) { return id.param; });

/// Anything at all may be told: it is refused and changes nothing, or the sheet stays one that cancels out.
TEST(SheetSoak, WhateverIsWrittenTheSheetCancelsOut) {
    test::Random random(5);
    unsigned taken = 0, refused = 0;
    for (unsigned n = 0; n < soak_or(150, 5000); ++n) {
        static constexpr std::array<const char*, 5> ids{"mcr", "gb98", "hk", "zds", "wrc"};
        const std::string id = ids[random.below(5)];
        Paper paper(id);
        const bool riichi = book(id).play().riichi.has;
        const auto any_points = [&] {
            PlayerPoints points{};
            for (int& p : points) p = static_cast<int>(random.below(5)) * 10 - 20;
            if (!random.one_in(4)) points[3] = -points[0] - points[1] - points[2];
            return points;
        };
        Sheet folded;
        for (unsigned step = 0; step < 40; ++step) {
            SheetEvent event = SheetClosed{};
            const unsigned what = random.below(20);
            if (what < 12) {
                HandWritten hand = paper.hand(random.below(5));
                const auto drawn = paper.rules().priced(paper.sheet, paper.hand(0));
                for (Player p = 0; p < 4 && random.one_in(2); ++p)
                    if (!paper.rules().priced(paper.sheet, paper.hand(p))) hand.dealer = (p + 1) & 3;
                if (drawn) hand.dealer = 0;
                if (!random.one_in(3)) {
                    const Player winner = random.below(4), giver = random.below(4);
                    const int total = riichi ? 1000 * static_cast<int>(1 + random.below(12))
                                             : static_cast<int>(3 + random.below(30));
                    hand.wins = {giver == winner ? self_draw(winner, total) : from(giver, winner, total)};
                }
                if (random.one_in(4)) hand.fines[random.below(4)] = -5;
                if (random.one_in(5)) hand.fouls = {-30, 10, 10, 10};
                if (riichi && random.one_in(3)) hand.deposits[random.below(4)] = 1;
                if (const auto priced = paper.rules().priced(paper.sheet, hand)) hand = *priced;
                if (random.one_in(6)) hand.points[random.below(4)] += 1;
                event = hand;
            } else if (what < 13) {
                event = TotalsWritten{any_points(), {}};
            } else if (what < 16) {
                event = SheetSigned{static_cast<Signer>(random.below(signer_count))};
            } else if (what < 19) {
                const int hand = static_cast<int>(random.below(6));
                PlayerPoints points = points_of(paper.sheet, hand);
                const PlayerPoints change = any_points();
                for (Player p = 0; p < 4; ++p) points[p] += change[p];
                event = SheetCorrected{hand, points, {}, random.one_in(5) ? "" : "a slip of the pen"};
            }
            const bool was_closed = paper.sheet.closed;
            const Sheet before = paper.sheet;
            if (paper.refused(event) != "taken") {
                ++refused;
                continue;
            }
            ++taken;
            fold(folded, event);
            ASSERT_EQ(folded, paper.sheet) << "the same events give the same sheet";
            if (was_closed) {
                ASSERT_TRUE(std::holds_alternative<SheetCorrected>(event));
            }
            ASSERT_EQ(paper.sheet.hands.size() >= before.hands.size(), true) << "nothing is ever taken away";
            const PrintedSheet printed = paper.rules().printed(paper.sheet);
            ASSERT_TRUE(printed.balance.is_zero()) << id;
            PlayerPoints totals{};
            totals.fill(printed.start);
            for (const SheetRow& row : printed.rows) {
                for (Player p = 0; p < 4; ++p) totals[p] += row.points[p];
                ASSERT_EQ(row.totals, totals);
            }
            if (!printed.rows.empty()) {
                ASSERT_EQ(printed.scores, totals);
            }
        }
    }
    EXPECT_GT(taken, sanitized ? 50U : 500U);
    EXPECT_GT(refused, sanitized ? 50U : 500U);
}

}  // namespace
}  // namespace sifang::contest
