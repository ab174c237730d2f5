#include "fair/verify.hpp"

#include <gtest/gtest.h>

#include "fair/made_bytes.hpp"

namespace sifang::fair {
namespace {

/// A hand whose promises were all kept.
PromisedHand honest() {
    const TableLabel table{"Spring", "2", "7"};
    PromisedHand hand;
    hand.house = opening_of_hand(seed(1), {table, "3"});
    hand.commitment = commit(hand.house);
    std::uint8_t n = 10;
    for (const char* name : {"ana", "bo", "chen", "dai"}) {
        const PlayerOpening opening{table, name, seed(n), salt(n)};
        hand.players.push_back({opening, commit(opening)});
        ++n;
    }
    hand.wall = verify(hand).wall;
    return hand;
}

using Findings = std::vector<WallFinding>;

TEST(Verify, PromisesKept) {
    const WallVerdict verdict = verify(honest());
    EXPECT_TRUE(verdict.kept());
    EXPECT_EQ(verdict.wall.size(), 144u);
}

TEST(Verify, AHouseThatChangesItsSeedIsFound) {
    PromisedHand hand = honest();
    hand.house.seed.bytes[5] ^= 1;
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::HouseBrokePromise}}));
}

TEST(Verify, AHouseThatRelabelsAHandIsFound) {
    PromisedHand hand = honest();
    hand.house.label.hand = "4";
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::HouseBrokePromise}}));
}

TEST(Verify, APlayerWhoChangesHisSeedIsFound) {
    PromisedHand hand = honest();
    hand.players[1].opening.seed.bytes[0] ^= 128;
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::PlayerBrokePromise, "bo"}}));
}

TEST(Verify, APromiseCopiedFromAnotherPlayerCannotBeOpened) {
    PromisedHand hand = honest();
    hand.players[2].commitment = hand.players[0].commitment;
    hand.players[2].opening.seed = hand.players[0].opening.seed;
    hand.players[2].opening.salt = hand.players[0].opening.salt;
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::PlayerBrokePromise, "chen"}}));
}

TEST(Verify, ASeedPromisedForAnotherSessionIsFound) {
    PromisedHand hand = honest();
    hand.players[3].opening.at.session = "1";
    hand.players[3].commitment = commit(hand.players[3].opening);
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::OtherTable, "dai"}}));
}

TEST(Verify, ANameCountsOnce) {
    PromisedHand hand = honest();
    hand.players.push_back(hand.players[0]);
    hand.wall.reset();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::PlayerTwice, "ana"}}));
}

TEST(Verify, AnotherWallIsFoundWhereItDiffers) {
    PromisedHand hand = honest();
    std::swap((*hand.wall)[40], (*hand.wall)[99]);
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::OtherWall, "", 40}}));
    hand = honest();
    hand.wall->pop_back();
    EXPECT_EQ(verify(hand).findings, (Findings{{WallFault::OtherWall, "", 143}}));
}

TEST(Verify, LeavingAPlayerOutIsAnotherWall) {
    PromisedHand hand = honest();
    hand.players.pop_back();
    const WallVerdict verdict = verify(hand);
    ASSERT_EQ(verdict.findings.size(), 1u);
    EXPECT_EQ(verdict.findings[0].fault, WallFault::OtherWall);
    EXPECT_EQ(code(verdict.findings[0].fault), "other_wall");
}

}  // namespace
}  // namespace sifang::fair
