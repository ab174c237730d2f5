// Sessions by the book: seats, length, dealer, time, and what the scores are worth.

#include <gtest/gtest.h>
#include <set>

#include "rules/places.hpp"
#include "rules_book.hpp"

namespace sifang::rules_test {
namespace {

using Four = std::array<int, 4>;

const SessionRules& session(std::string_view id) { return book(id).session(); }

/// The seats that a player takes, round after round.
std::string way_of(const SessionRules& rules, Wind began) {
    std::string way;
    for (const auto& round : rules.seats) way += letter(round[static_cast<unsigned>(began)]);
    return way;
}

TEST(Mcr_A4, EachStarterGoesHisWay) {
    const SessionRules& s = session("mcr");
    EXPECT_EQ(way_of(s, Wind::East), "ESNW");
    EXPECT_EQ(way_of(s, Wind::South), "SEWN");
    EXPECT_EQ(way_of(s, Wind::West), "WNES");
    EXPECT_EQ(way_of(s, Wind::North), "NWSE");
}

TEST(Gb98_Q24_9, Scheme1) {
    const SessionRules& s = session("gb98");
    EXPECT_EQ(way_of(s, Wind::East), "ESWN");
    EXPECT_EQ(way_of(s, Wind::South), "SENW");
    EXPECT_EQ(way_of(s, Wind::West), "WNES");
    EXPECT_EQ(way_of(s, Wind::North), "NWSE");
}

TEST(Mcr_A4, EverybodySitsEverywhereOnceAndPlaysBeforeAndAfterEveryOther) {
    for (const std::string_view id : {"mcr", "gb98"})
        for (unsigned player = 0; player < 4; ++player) {
            std::set<Wind> sat;
            for (const auto& round : session(id).seats) sat.insert(round[player]);
            EXPECT_EQ(sat.size(), 4u) << id << ' ' << player;
            for (unsigned other = 0; other < 4; ++other) {
                if (other == player) continue;
                Four met{};  // by turns_after
                for (const auto& round : session(id).seats) ++met[turns_after(round[player], round[other])];
                EXPECT_EQ(met[1], met[3])
                    << id << ' ' << player << ' ' << other << ": as often right as left";
                EXPECT_EQ(met[0], 0);
            }
        }
}

TEST(Sessions, TheOthersStayWhereTheyAre) {
    for (const std::string_view id : {"mil", "hk", "zds", "riichi", "tenhou", "ema", "wrc"})
        EXPECT_EQ(session(id).seats, no_seat_changes) << id;
}

TEST(Mcr_3_5_6, AHundredAndFiftyMinutesAndTheRunningHandIsVoid) {
    EXPECT_EQ(session("mcr").minutes, 150);
    EXPECT_EQ(session("mcr").time_up, TimeUp::VoidHand);
}
TEST(Gb98_Q14, ThreeHoursAndTheRunningHandIsVoid) {
    EXPECT_EQ(session("gb98").minutes, 180);
    EXPECT_EQ(session("gb98").time_up, TimeUp::VoidHand);
}
TEST(Mcr_3_4_8, TheDealerNeverRepeats) {
    for (const std::string_view id : {"mcr", "gb98", "mil", "hk"}) {
        EXPECT_EQ(session(id).dealer_stays, DealerStays{}) << id;
        EXPECT_FALSE(session(id).counters.has) << id;
        EXPECT_EQ(session(id).rounds, 4) << id;
    }
}
TEST(Gb98_Q45, EverybodyBeginsWithFiveHundred) {
    EXPECT_EQ(session("gb98").start_points, 500);
    EXPECT_EQ(session("mcr").start_points, 0);
}
TEST(Zds_1, TwoRoundsThirtyThousandFiftyMinutes) {
    const SessionRules& s = session("zds");
    EXPECT_EQ(s.rounds, 2);
    EXPECT_EQ(s.start_points, 30'000);
    EXPECT_EQ(s.minutes, 50);
    EXPECT_EQ(s.time_up, TimeUp::FinishHand);
    EXPECT_EQ(s.deposits_at_end, DepositsAtEnd::Return);
    EXPECT_TRUE(s.first_dealer_thrown);
}
TEST(Zds_5_1, WhenTheDealerStays) {
    const DealerStays& stays = session("zds").dealer_stays;
    EXPECT_TRUE(stays.on_win && stays.on_waiting && stays.on_abort && stays.on_false_win);
    EXPECT_TRUE(session("zds").counters.has);
}

TEST(Mcr_3_9_2_2, TablePointsByPlace) {
    const SessionResult result = book("mcr").result({-30, 120, 8, -98});
    EXPECT_EQ(result.place, (Four{3, 1, 2, 4}));
    EXPECT_EQ(result.twelfths, (Four{12, 48, 24, 0}));
    EXPECT_EQ(result.result, (Four{-30, 120, 8, -98}));
    EXPECT_EQ(result.placing, (Four{}));
}
TEST(Mcr_3_9_2_2, EqualScoresShareThePointsOfTheirPlaces) {
    EXPECT_EQ(book("mcr").result({50, 50, 0, -100}).twelfths, (Four{36, 36, 12, 0}));
    EXPECT_EQ(book("mcr").result({50, 50, 0, -100}).place, (Four{1, 1, 3, 4}));
    EXPECT_EQ(book("mcr").result({90, -30, -30, -30}).twelfths, (Four{48, 12, 12, 12}));
    EXPECT_EQ(book("mcr").result({30, 30, 30, -90}).twelfths, (Four{28, 28, 28, 0}));
    EXPECT_EQ(book("mcr").result({}).twelfths, (Four{21, 21, 21, 21}));
}
TEST(Mcr_3_9_2_2, OrGoByTheFirstSeatsWhereTheProfileSaysSo) {
    Value profile = book("mcr").profile();
    profile["id"] = "ours";
    profile["tie"] = "seat_order";
    const auto ours = opened(profile);
    ASSERT_TRUE(ours);
    EXPECT_EQ((*ours)->result({0, 50, 50, -100}).twelfths, (Four{12, 48, 24, 0}));
    EXPECT_EQ((*ours)->result({0, 50, 50, -100}).place, (Four{3, 1, 2, 4}));
}
TEST(Gb98_Q47, StandardPointsByPlace) {
    EXPECT_EQ(book("gb98").result({750, 500, 400, 350}).twelfths, (Four{48, 24, 12, 0}));
}
TEST(Hk_1_6, PlacesOnly) {
    const SessionResult result = book("hk").result({64, -32, -32, 0});
    EXPECT_EQ(result.place, (Four{1, 3, 3, 2}));
    EXPECT_EQ(result.twelfths, (Four{}));
}

TEST(Sessions, NobodyPaysForNotWaitingOutsideTheJapaneseFamily) {
    for (const std::string_view id : {"mcr", "gb98", "mil", "hk"})
        EXPECT_EQ(book(id).noten({true, false, false, false}), Payments{}) << id;
    EXPECT_EQ(book("zds").noten({true, false, false, false}), (Payments{3'000, -1'000, -1'000, -1'000}));
    EXPECT_EQ(book("riichi").nagashi(Wind::South), (Payments{-4'000, 8'000, -2'000, -2'000}));
}

TEST(ShareOut, KeepsTheSumWhateverTheTies) {
    const Four worth{15'000, 5'001, -5'000, -15'000};
    for (int code = 0; code < 256; ++code) {
        const Four scores{code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3};
        for (const TiedPlaces tied : {TiedPlaces::Share, TiedPlaces::SeatOrder}) {
            const Four points = share_out(worth, scores, tied);
            EXPECT_EQ(points[0] + points[1] + points[2] + points[3], 1);
            const Four place = places(scores, tied);
            for (unsigned a = 0; a < 4; ++a)
                for (unsigned b = 0; b < 4; ++b) {
                    if (scores[a] > scores[b]) {
                        EXPECT_LT(place[a], place[b]);
                    }
                    if (tied == TiedPlaces::Share && scores[a] == scores[b]) {
                        EXPECT_EQ(place[a], place[b]);
                    }
                }
        }
    }
}

}  // namespace
}  // namespace sifang::rules_test
