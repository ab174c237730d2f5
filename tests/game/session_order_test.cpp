// Who deals, in which round, and who sits where.

#include <set>

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

/// The dealers of a whole session in which nothing lets a dealer stay.
std::vector<Player> dealers(SessionPlay& play) {
    std::vector<Player> dealt;
    while (!play.table().over(play.session)) {
        dealt.push_back(play.dealer());
        play.play(play.won(play.session.hands % 2 == 0 ? East : South, nobody, 8));
    }
    return dealt;
}

/// The side of the table at which each player sits in a round, as letters.
std::string sides(const SessionTable& table, Player player) {
    std::string letters;
    for (int round = 0; round < 4; ++round) {
        const Seating seats = seats_at(table.rules().seats, 0, {round, 0});
        for (const Wind side : all_winds)
            if (seats[static_cast<unsigned>(side)] == player) letters += letter(side);
    }
    return letters;
}

/// How often over the rounds `b` plays right after, across from, and right before `a`.
std::array<int, 3> neighbours(const SessionTable& table, Player a, Player b) {
    std::array<int, 3> times{};
    for (int round = 0; round < 4; ++round) {
        const Seating seats = seats_at(table.rules().seats, 0, {round, 0});
        std::array<unsigned, 4> at{};
        for (unsigned seat = 0; seat < 4; ++seat) at[seats[seat]] = seat;
        ++times[((at[b] - at[a]) & 3) - 1];
    }
    return times;
}

TEST(Mcr_3_4_3, ARoundIsOverWhenEachHasDealtOnce) {
    SessionPlay play("mcr");
    const auto dealt = dealers(play);
    for (std::size_t round = 0; round < 4; ++round) {
        const auto first = dealt.begin() + static_cast<std::ptrdiff_t>(4 * round);
        EXPECT_EQ(std::set<Player>(first, first + 4), (std::set<Player>{0, 1, 2, 3})) << round;
    }
}
TEST(Mcr_3_4_4, FourRoundsAreASession) {
    SessionPlay play("mcr");
    EXPECT_EQ(dealers(play).size(), 16u);
    EXPECT_EQ(play.refused(HandBegun{0}), "play_is_over");
}
TEST(Mcr_3_4_5, RoundWindIsEastSouthWestNorth) {
    SessionPlay play("mcr");
    std::string rounds;
    while (!play.table().over(play.session)) {
        rounds += letter(play.next().setup.round);
        play.play(play.exhausted());
    }
    EXPECT_EQ(rounds, "EEEESSSSWWWWNNNN");
}
TEST(Mcr_3_4_6, SeatWindsFollowTheDealer) {
    SessionPlay play("mcr");
    EXPECT_EQ(play.next().seats, (Seating{0, 1, 2, 3}));
    play.play(play.exhausted());
    EXPECT_EQ(play.next().seats, (Seating{1, 2, 3, 0}));
    play.play(play.exhausted());
    EXPECT_EQ(play.next().seats, (Seating{2, 3, 0, 1}));
}
TEST(Mcr_3_4_8, TheDealerIsEast) {
    SessionPlay play("mcr");
    EXPECT_EQ(play.refused(HandBegun{1}), "wrong_dealer");
    play.begin();
    EXPECT_EQ(play.session.rows.size(), 0u);
    play.finish(play.won(East, nobody, 8));
    EXPECT_EQ(play.session.rows.back().dealer(), 0u);
    EXPECT_EQ(play.session.scores, (PlayerPoints{24, -8, -8, -8}));
}
TEST(Mcr_3_4_8, TheDealerNeverRepeats) {
    for (const char* id : {"mcr", "gb98", "mil", "hk"}) {
        SessionPlay play(id);
        const Player first = play.dealer();
        play.play(play.won(East, nobody, 8));
        EXPECT_EQ(play.dealer(), (first + 1) & 3) << id;
        play.play(play.exhausted({true, true, true, true}));
        EXPECT_EQ(play.dealer(), (first + 2) & 3) << id;
        EXPECT_EQ(play.next().setup.counters, 0) << id;
    }
}

TEST(Mcr_3_4_9, PlayersChangePlacesAfterEachRound) {
    SessionPlay play("mcr");
    play.pass_to(1, 4);
    EXPECT_EQ(play.next().seats, (Seating{3, 0, 1, 2}));
    play.play(play.exhausted());
    EXPECT_EQ(play.next().seats, (Seating{1, 0, 3, 2}));
    play.pass_to(3, 1);
    EXPECT_EQ(play.next().seats, (Seating{2, 3, 1, 0}));
    play.pass_to(4, 1);
    EXPECT_EQ(play.next().seats, (Seating{3, 2, 0, 1}));
}
TEST(Mcr_A4, EachSitsOnceOnEverySide) {
    for (const char* id : {"mcr", "gb98"})
        for (Player p = 0; p < 4; ++p) {
            const std::string at = sides(SessionTable(book(id)), p);
            EXPECT_EQ(std::set<char>(at.begin(), at.end()), (std::set<char>{'E', 'S', 'W', 'N'})) << id << p;
        }
}
TEST(Mcr_A4, TheTableOfTheBook) {
    const SessionTable table(book("mcr"));
    EXPECT_EQ(sides(table, 0), "ESNW");
    EXPECT_EQ(sides(table, 1), "SEWN");
    EXPECT_EQ(sides(table, 2), "WNES");
    EXPECT_EQ(sides(table, 3), "NWSE");
}
TEST(Mcr_A4, EveryPairPlaysAsOftenBeforeAsAfterEachOther) {
    for (const char* id : {"mcr", "gb98"}) {
        const SessionTable table(book(id));
        for (Player a = 0; a < 4; ++a)
            for (Player b = 0; b < 4; ++b) {
                if (a == b) continue;
                const auto [after, across, before] = neighbours(table, a, b);
                EXPECT_EQ(after, before) << id << a << b;
                EXPECT_EQ(after + across + before, 4) << id << a << b;
            }
    }
    // The 2013 table keeps the first two and the last two neighbours; the others face each other twice.
    const SessionTable mcr(book("mcr"));
    EXPECT_EQ(neighbours(mcr, 0, 1), (std::array<int, 3>{2, 0, 2}));
    EXPECT_EQ(neighbours(mcr, 2, 3), (std::array<int, 3>{2, 0, 2}));
    for (const auto& [a, b] : {std::pair<Player, Player>{0, 2}, {0, 3}, {1, 2}, {1, 3}})
        EXPECT_EQ(neighbours(mcr, a, b), (std::array<int, 3>{1, 2, 1})) << a << b;
}

TEST(Gb98_Q14, EachDealsOncePerRoundAfterADrawnHandToo) {
    SessionPlay play("gb98");
    for (Player p = 0; p < 4; ++p) {
        EXPECT_EQ(play.dealer(), p);
        play.play(play.exhausted({true, true, true, true}));
    }
    EXPECT_EQ(play.next().setup.round, South);
}
TEST(Gb98_Q24, SixteenHandsAndTheirRoundWinds) {
    SessionPlay play("gb98");
    std::string rounds;
    while (!play.table().over(play.session)) {
        rounds += letter(play.next().setup.round);
        play.play(play.won(West, North, 20));
    }
    EXPECT_EQ(rounds, "EEEESSSSWWWWNNNN");
}
TEST(Gb98_Q24, SeatWindsMoveWithTheDealer) {
    SessionPlay play("gb98");
    EXPECT_EQ(play.next().seats, (Seating{0, 1, 2, 3}));
    play.play(play.won(East, nobody, 8));
    EXPECT_EQ(play.next().seats, (Seating{1, 2, 3, 0}));
}
TEST(Gb98_Q24_9, OnceASessionMeansNoChangeWithinIt) {
    const SessionTable table = changed("gb98", [](SessionRules& r) { r.seats = no_seat_changes; });
    for (Player p = 0; p < 4; ++p) EXPECT_EQ(sides(table, p), std::string(4, letter(all_winds[p])));
    EXPECT_EQ(book("mil").session().seats, no_seat_changes);
}
TEST(Gb98_Q24_9, AfterTheSecondRoundNeighboursSwap) {
    const SessionTable table = changed("gb98", [](SessionRules& r) {
        r.seats = {all_winds, all_winds, {South, East, North, West}, {South, East, North, West}};
    });
    EXPECT_EQ(sides(table, 0), "EESS");
    EXPECT_EQ(sides(table, 1), "SSEE");
    EXPECT_EQ(sides(table, 2), "WWNN");
    EXPECT_EQ(sides(table, 3), "NNWW");
    SessionPlay play(table);
    play.pass_to(3, 1);
    EXPECT_EQ(play.next().seats, (Seating{1, 0, 3, 2}));
}
TEST(Gb98_Q24_9, AfterEachRoundByEitherScheme) {
    const SessionTable first(book("gb98"));
    EXPECT_EQ(sides(first, 0), "ESWN");
    EXPECT_EQ(sides(first, 1), "SENW");
    EXPECT_EQ(sides(first, 2), "WNES");
    EXPECT_EQ(sides(first, 3), "NWSE");
    const SessionTable second =
        changed("gb98", [](SessionRules& r) { r.seats = book("mcr").session().seats; });
    EXPECT_EQ(sides(second, 0), "ESNW");
    EXPECT_EQ(sides(second, 3), "NWSE");
}
TEST(Gb98_Q27, AWrongSeatFoundInPlayIsPutRightAfterTheHand) {
    SessionPlay play("gb98");
    play.begin();
    play.take(SeatsFound{{0, 2, 1, 3}});
    EXPECT_EQ(play.next().seats, (Seating{0, 2, 1, 3}));
    play.finish(play.won(South, West, 30));  // by who sits there: player 2 from player 1
    EXPECT_EQ(play.session.scores, (PlayerPoints{500, 470, 530, 500}));
    EXPECT_EQ(play.next().seats, (Seating{1, 2, 3, 0}));
}

TEST(Hk_2_2, TheThrowPicksTheFirstDealerAndHeIsEast) {
    SessionPlay play(SessionTable(book("hk")));
    EXPECT_FALSE(play.table().hand(play.session));
    EXPECT_EQ(play.refused(HandBegun{0}), "dealer_not_thrown");
    play.take(DealerThrown{3});
    EXPECT_EQ(play.next().seats, (Seating{3, 0, 1, 2}));
    EXPECT_EQ(play.refused(DealerThrown{1}), "dealer_is_fixed");
    EXPECT_EQ(dealers(play), (std::vector<Player>{3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2}));
}
TEST(Hk_2_7_d, TheDealerNeverRepeatsEvenAfterWinning) {
    SessionPlay play("hk", 2);
    play.play(play.won(East, nobody, 16));
    EXPECT_EQ(play.dealer(), 3u);
}
TEST(Hk_2_8_b, AfterADrawnHandTheDealPasses) {
    SessionPlay play("hk", 2);
    play.play(play.exhausted());
    EXPECT_EQ(play.dealer(), 3u);
    EXPECT_EQ(play.session.scores, PlayerPoints{});
}
TEST(Hk_5_8_a, AWrongDealerIsPutRightBeforeTheDeal) {
    SessionPlay play("hk");
    EXPECT_EQ(play.refused(HandBegun{2}), "wrong_dealer");
    play.take(HandBegun{0});
}
/// The example of the book: South round, third hand, West should have dealt and South did.
TEST(Hk_5_8_b, TheHandStandsWithTheWrongDealer) {
    SessionPlay play("hk");
    play.pass_to(2, 3);
    play.take(HandBegun{2});
    play.take(SeatsFound{{1, 2, 3, 0}});
    EXPECT_EQ(play.next().seats, (Seating{1, 2, 3, 0}));
    play.finish(play.won(East, South, 64));
    EXPECT_EQ(play.session.scores, (PlayerPoints{0, 64, -64, 0}));
    EXPECT_EQ(play.session.rows.back().dealer(), 1u);
}
TEST(Hk_5_8_c, TheNextHandIsTheOneAfterTheHandThatShouldHaveBeen) {
    SessionPlay play("hk");
    play.pass_to(2, 3);
    play.take(HandBegun{2});
    play.take(SeatsFound{{1, 2, 3, 0}});
    play.finish(play.won(East, South, 64));
    EXPECT_EQ(play.next().setup.round, South);
    EXPECT_EQ(play.session.place.deal, 3);
    EXPECT_EQ(play.next().seats, (Seating{3, 0, 1, 2}));
}
/// Where dealers stay, one who was not to deal does not.
TEST(Hk_5_8_c, AWrongDealerDoesNotStay) {
    SessionPlay play("zds");
    play.take(HandBegun{0});
    play.take(SeatsFound{{2, 3, 0, 1}});
    play.finish(play.won(East, nobody, 1'000));
    EXPECT_EQ(play.dealer(), 1u);
    EXPECT_EQ(play.next().setup.counters, 0);
}
/// Two who sit in each other's places do not end the deal of the dealer between them.
TEST(Gb98_Q27, TheRightDealerStaysWhateverTheOthersDid) {
    SessionPlay play("zds");
    play.take(HandBegun{0});
    play.take(SeatsFound{{0, 3, 2, 1}});
    play.finish(play.won(East, nobody, 1'000));
    EXPECT_EQ(play.next().seats, (Seating{0, 1, 2, 3}));
    EXPECT_EQ(play.next().setup.counters, 1);
}

TEST(Zds_1_1_a, EastAndSouthRoundsMakeOneSession) {
    SessionPlay play("zds");
    std::string rounds;
    while (!play.table().over(play.session)) {
        rounds += letter(play.next().setup.round);
        play.play(play.won(South, nobody, 1'000));
    }
    EXPECT_EQ(rounds, "EEEESSSS");
}
TEST(Zds_1_4, EachStartsWithThirtyThousand) {
    EXPECT_EQ(SessionPlay("zds").session.scores, (PlayerPoints{30'000, 30'000, 30'000, 30'000}));
}
TEST(Zds_1_6, TheFirstDealerIsEastAndTheOthersFollow) {
    SessionPlay play("zds", 2);
    EXPECT_EQ(play.next().seats, (Seating{2, 3, 0, 1}));
    play.play(play.won(North, nobody, 1'000));
    EXPECT_EQ(play.next().seats, (Seating{3, 0, 1, 2}));
}
TEST(Riichi, NobodyThrowsForTheFirstDealer) {
    for (const char* id : {"riichi", "tenhou", "mcr", "gb98", "mil"})
        EXPECT_EQ(SessionPlay(id).refused(DealerThrown{1}), "dealer_is_fixed") << id;
}

}  // namespace
}  // namespace sifang::test
