// What holds in every session, whatever its hands come to.

#include "game/session_play.hpp"
#include "game/sheet.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

constexpr std::array<const char*, 9> all_books{"mcr",    "gb98",   "mil", "hk", "zds",
                                               "riichi", "tenhou", "ema", "wrc"};

/// A result that adds up and is otherwise anything.
HandResult any_result(const SessionPlay& play, bool riichi, Random& random) {
    std::array<std::uint8_t, 4> laid{};
    for (std::uint8_t& sticks : laid) sticks = riichi && random.one_in(4);
    const int unit = riichi ? 100 : 1;
    const auto points = [&] { return unit * static_cast<int>(8 + random.below(120)); };
    const auto seat = [&] { return static_cast<Wind>(random.below(4)); };

    HandResult result;
    if (random.one_in(3)) {
        constexpr std::array<End, 8> ends{End::Exhausted, End::Exhausted, End::Exhausted, End::NineKinds,
                                          End::FourKongs, End::ThreeWins, End::FalseWin,  End::Void};
        result = play.unwon(ends[random.below(8)], laid);
        for (bool& waits : result.waiting) waits = random.one_in(3);
        const unsigned loser = random.below(4), gainer = random.below(4);
        const int paid = points();
        result.payments[loser] -= paid;
        result.payments[gainer] += paid;
    } else {
        const Wind winner = seat(), giver = seat();
        result = play.won(winner, giver == winner ? nobody : std::optional(giver), points(), laid);
    }
    if (random.one_in(8)) {
        const unsigned fined = random.below(4);
        result.fines[fined] = -5 * unit;
        result.payments[fined] -= 5 * unit;
    }
    return result;
}

SessionEvent any_event(Random& random) {
    const auto player = [&] { return Player{random.below(5)}; };
    switch (random.below(11)) {
        case 0: return SeatsDrawn{{player(), player(), player(), player()}};
        case 1: return DealerThrown{player()};
        case 2: return HandBegun{player()};
        case 3: return SeatsFound{{0, player(), player(), player()}};
        case 4: return HandFinished{};
        case 5: return TimeCalled{};
        case 6: return DealerStops{};
        case 7: return PointsCorrected{static_cast<int>(random.below(20)), {1, -1, 0, 0}};
        case 8: return PointsFined{player(), static_cast<int>(random.below(3)) * 100};
        case 9: return PlayerWarned{player()};
        default: return SessionClosed{};
    }
}

/// No point comes from nowhere, none is lost: the scores, what lies on the table and the fines are what
/// the four began with.
void expect_conserved(const SessionPlay& play) {
    const int on_table = sum(play.session.sticks) * play.table().deposit();
    ASSERT_EQ(sum(play.session.scores) + on_table - sum(play.session.fines),
              4 * play.table().rules().start_points);
    PlayerPoints totals{};
    totals.fill(play.table().rules().start_points);
    for (const SheetRow& row : play.session.rows) {
        for (Player p = 0; p < 4; ++p) totals[p] += row.points[p];
        ASSERT_EQ(row.totals, totals);
    }
    ASSERT_EQ(play.session.scores, totals);
}

void expect_refolds(const SessionPlay& play) {
    Session again = play.table().begin();
    for (const SessionEvent& event : play.events) {
        ASSERT_FALSE(play.table().refusal(again, event));
        play.table().fold(again, event);
    }
    ASSERT_EQ(again, play.session);
}

class SessionProperty : public testing::TestWithParam<const char*> {
  protected:
    const Rulebook& rules = book(GetParam());
    const bool riichi = rules.play().riichi.has;

    /// Plays on to the end; `between` may do anything after each hand.
    template <class Between>
    void to_the_end(SessionPlay& play, Random& random, Between between) {
        for (int hands = 0; !play.table().over(play.session); ++hands) {
            ASSERT_LT(hands, 2'000) << "a session ends";
            play.play(any_result(play, riichi, random));
            between();
        }
        EXPECT_FALSE(play.table().hand(play.session));
        play.take(SessionClosed{});
    }
};

TEST_P(SessionProperty, PointsAreConservedAndEventsFoldAgainSoak) {
    Random random(1);
    for (std::uint64_t n = soak_or(200, 20'000); n > 0; --n) {
        SessionPlay play(GetParam(), random.below(4));
        ASSERT_NO_FATAL_FAILURE(to_the_end(play, random, [&] { expect_conserved(play); }));
        ASSERT_NO_FATAL_FAILURE(expect_conserved(play));
        ASSERT_NO_FATAL_FAILURE(expect_refolds(play));
        EXPECT_TRUE(sheet(rules, play.session).balance.is_zero());
    }
}

TEST_P(SessionProperty, WhateverIsSaidToItSoak) {
    Random random(2);
    for (std::uint64_t n = soak_or(200, 20'000); n > 0; --n) {
        SessionPlay play{SessionTable(rules)};
        while (play.session.phase != SessionPhase::Closed) {
            ASSERT_LT(play.events.size(), 5'000u) << "a session ends";
            SessionEvent event = any_event(random);
            if (const auto hand = play.table().hand(play.session); hand && !random.one_in(4)) {
                if (play.session.phase == SessionPhase::Playing)
                    event = HandFinished{any_result(play, riichi, random)};
                else
                    event = HandBegun{hand->seats[0]};
            }
            if (play.table().refusal(play.session, event))
                play.refused(event);
            else
                play.take(event);
            ASSERT_NO_FATAL_FAILURE(expect_conserved(play));
        }
        ASSERT_NO_FATAL_FAILURE(expect_refolds(play));
    }
}

/// In each round each player has the deal once, and has it for as long as he stays; the rounds are those of
/// the rules, or fewer when a session ends early, or one more where there is an extra one.
TEST_P(SessionProperty, EachDealsAsOftenAsTheRulesSaySoak) {
    Random random(3);
    const int rounds = rules.session().rounds;
    int full = 0;
    for (std::uint64_t n = soak_or(200, 20'000); n > 0; --n) {
        SessionPlay play(GetParam(), random.below(4));
        ASSERT_NO_FATAL_FAILURE(to_the_end(play, random, [] {}));
        std::map<HandPlace, Player> dealers;
        std::map<HandPlace, int> hands;
        for (const SheetRow& row : play.session.rows) {
            if (row.entry != Entry::Hand || row.end == End::Void) continue;
            const auto [dealer, first] = dealers.emplace(row.place, row.dealer());
            ASSERT_EQ(dealer->second, row.dealer());
            ++hands[row.place];
        }
        for (const auto& [place, times] : hands) EXPECT_TRUE(riichi || times == 1);
        const bool early = play.session.place.round < rounds;
        EXPECT_TRUE(!early || rules.session().busting == Busting::BelowZero);
        EXPECT_LE(play.session.place.round, rounds + (rules.session().extra_round_below > 0 ? 1 : 0));
        std::array<int, 4> deals{};
        for (const auto& [place, dealer] : dealers)
            if (place.round < rounds) ++deals[dealer];
        EXPECT_TRUE(early || deals == (std::array<int, 4>{rounds, rounds, rounds, rounds}));
        full += !early;
    }
    EXPECT_GT(full, 0);
}

/// Counters by their meaning: how many hands in a row, up to the last, the dealer won or nobody did.
TEST_P(SessionProperty, CountersAreHandsSinceAnotherThanTheDealerWonSoak) {
    Random random(4);
    for (std::uint64_t n = soak_or(200, 20'000); n > 0; --n) {
        SessionPlay play(GetParam(), random.below(4));
        ASSERT_NO_FATAL_FAILURE(to_the_end(play, random, [&] {
            int counters = 0;
            for (auto row = play.session.rows.rbegin(); riichi && row != play.session.rows.rend(); ++row) {
                if (row->end == End::Void) continue;
                if (!row->winners.empty() && row->winners[0] != row->dealer()) break;
                ++counters;
            }
            EXPECT_EQ(play.session.counters, counters);
        }));
    }
}

std::string name_of(const testing::TestParamInfo<const char*>& info) { return info.param; }
INSTANTIATE_TEST_SUITE_P(Books, SessionProperty, testing::ValuesIn(all_books), name_of);

}  // namespace
}  // namespace sifang::test
