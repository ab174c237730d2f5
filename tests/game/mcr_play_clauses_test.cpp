// The play of a hand in the MCR family: deal, flowers, draws, discards, chow, pung and kong. Every test names
// the article of the 2013 text and the question of the 1998 book that it shows, and runs under both.

#include "game/script.hpp"
#include "game/whose_turn.hpp"

namespace sifang::test {
namespace {

class McrPlay : public testing::TestWithParam<const char*> {
  protected:
    Script hand(std::string_view deal, const HandSetup& setup = {}) { return {GetParam(), deal, setup}; }
};

bool owed_a_tile(const Script& hand, Wind seat, Need::Kind kind = Need::Kind::Draw) {
    return hand.table().need(hand.state()) == Need{kind, seat, 1};
}

// --- setup

TEST_P(McrPlay, S3_5_7_5_4_d_Q32_b_TheDealerHoldsFourteenTheOthersThirteen) {
    const Script deal = hand("");
    for (const Wind seat : all_winds)
        EXPECT_EQ(deal.state().at(seat).hand.standing.total(), seat == Wind::East ? 14u : 13u);
    EXPECT_EQ(deal.state().wall.left(Wind::East), 144u - 53u);
    EXPECT_TRUE(in_turn(deal, Wind::East));
}

TEST_P(McrPlay, S3_5_7_6_a_Q33_a_FlowersDealerToTheLastThenSouthWestNorth) {
    Script deal = hand("E 1f2f; S 3f; N 4f");
    ASSERT_TRUE(shows_flowers(deal, Wind::East));
    EXPECT_EQ(deal.why_not("S shows 3f"), Refusal::NotYourTurn);
    deal.play("E shows 1f; E draws 5f; E shows 5f; E draws 6f");
    EXPECT_TRUE(shows_flowers(deal, Wind::East)) << "flowers that come as replacements are his to replace";
    deal.play("E shows 2f; E draws; E shows 6f; E draws");
    ASSERT_TRUE(shows_flowers(deal, Wind::South));
    deal.play("S shows 3f; S draws 7f; S shows 7f; S draws");
    ASSERT_TRUE(shows_flowers(deal, Wind::North)) << "West has none";
    deal.play("N shows 4f; N draws");
    EXPECT_TRUE(in_turn(deal, Wind::East));
    EXPECT_EQ(deal.state().at(Wind::East).flowers.size(), 4u);
    EXPECT_EQ(deal.state().wall.left(Wind::East), 144u - 53u - 7u) << "every flower was replaced";
}

TEST_P(McrPlay, S3_5_7_6_b_Q24_8_AfterTheFlowersTheDealerDiscardsFirst) {
    Script deal = hand("E 1f9m; S 2f");
    deal.play("E shows 1f; S shows 2f; S draws");
    EXPECT_TRUE(in_turn(deal, Wind::East));
    EXPECT_FALSE(deal.state().drawn) << "without a draw";
    EXPECT_EQ(deal.why_not("S discards 1m"), Refusal::NotYourTurn);
    EXPECT_TRUE(deal.may("E discards 9m"));
}

// --- draws and discards

TEST_P(McrPlay, S3_6_2_3_6_3_a_Q36_TurnsGoEastSouthWestNorth) {
    Script play = hand("E 9m");
    play.play("E discards 9m");
    for (const char* seat : {"S", "W", "N", "E", "S"}) play.play(std::string(seat) + " draws");
    EXPECT_TRUE(in_turn(play, Wind::South));
    EXPECT_EQ(play.count<Discarded>(), 5u) << "each drew one and discarded one";
}

TEST_P(McrPlay, S3_6_3_b_Q37_NobodyDrawsBeforeTheDiscardLiesInThePool) {
    Script play = hand("E 9m; S 99m");
    State state = play.state();
    const Piece tile = Tile::of(Suit::Dots, 1);
    EXPECT_FALSE(play.table().give(state, {&tile, 1})) << "East has not discarded yet";
    play.play("E discards 9m");
    state = play.state();
    const auto early = play.table().give(state, {&tile, 1});
    ASSERT_FALSE(early) << "and South may still call it";
    EXPECT_EQ(early.error().refusal, Refusal::NotAwaited);
    EXPECT_EQ(state, play.state());
}

TEST_P(McrPlay, S3_6_4_a_Q38_1_a_WithoutAWinOneTileIsDiscarded) {
    Script play = hand("E 9m; S 99m 5p");
    EXPECT_EQ(play.why_not("E passes"), Refusal::OutOfPhase);
    play.play("E discards 9m; S pungs");
    EXPECT_TRUE(in_turn(play, Wind::South)) << "after a claim too";
    EXPECT_FALSE(play.state().drawn);
    play.play("S discards 5p; W draws 1f; W shows 1f; W draws 3s");
    EXPECT_TRUE(in_turn(play, Wind::West)) << "and after a flower";
    play.play("W discards 3s");
    EXPECT_EQ(play.count<Discarded>(), 3u);
}

TEST_P(McrPlay, S3_6_4_c_Q38_3_TheTileJustClaimedMayBeDiscarded) {
    Script chow = hand("E 3m; S 345m");
    chow.play("E discards 3m; S chows 345m");
    EXPECT_TRUE(chow.may("S discards 3m"));
    Script pung = hand("E 3m; S 333m");
    pung.play("E discards 3m; S pungs");
    EXPECT_TRUE(pung.may("S discards 3m"));
}

TEST_P(McrPlay, Q38_2_a_ADiscardIsNotTakenBack) {
    Script play = hand("E 9m");
    play.play("E discards 9m");
    EXPECT_FALSE(play.may("E discards 1p"));
    EXPECT_EQ(play.state().river.back().piece, Piece(Tile::of(Suit::Characters, 9)));
}

// --- flowers in play

TEST_P(McrPlay, S3_4_20_AFlowerIsLaidOpenAndReplacedFromTheEnd) {
    Script play = hand("E 9m");
    play.play("E discards 9m; S draws 1f; S shows 1f");
    EXPECT_TRUE(owed_a_tile(play, Wind::South, Need::Kind::Replacement));
    EXPECT_TRUE(play.view("N").table.seats[1].flowers.has(Tile::flower(1)));
    play.play("S draws 2p");
    EXPECT_EQ(play.last<Drew>().from, DrawFrom::End);
    EXPECT_EQ(play.why_not("S shows 2p"), Refusal::NotAFlower);
}

TEST_P(McrPlay, S3_8_1_81_c_Q133_2_AFlowerNotYetReplacedMayBeDiscarded) {
    Script play = hand("E 9m; S 123m45p789s222sFF; W 6p");
    play.play("E discards 9m; S draws 1f; S discards 1f");
    EXPECT_EQ(play.state().river.back().piece, Piece(Tile::flower(1)));
    EXPECT_EQ(play.state().phase, Phase::Draw) << "nobody can claim a flower";
    play.play("W discards 6p; S wins");
    EXPECT_EQ(play.result().end, End::Won) << "he keeps the right to win";
}

// --- chow and pung

TEST_P(McrPlay, S3_4_17_3_6_6_a_Q39_1_ChowOnlyFromTheLeftNeighbour) {
    Script play = hand("E 3m; S 45m; W 45m; N 24m");
    play.play("E discards 3m");
    EXPECT_TRUE(play.may("S chows 345m"));
    EXPECT_EQ(play.why_not("W chows 345m"), Refusal::NotAsked) << "not from across";
    EXPECT_FALSE(play.may("N chows 234m")) << "nor from the right";
    EXPECT_EQ(play.why_not("S chows 234m"), Refusal::NoSuchSet) << "with two tiles of one's own";
    play.play("S chows 345m");
    EXPECT_EQ(play.of("S").substr(0, 6), "[345m]");
    EXPECT_TRUE(in_turn(play, Wind::South)) << "without a draw";
    const SeenSeat seen = play.view("N").table.seats[1];
    ASSERT_EQ(seen.melds.size(), 1u);
    EXPECT_EQ(seen.melds[0].from, Giver::Left);
    EXPECT_EQ(seen.standing, 11u) << "laid open before the standing tiles";
}

TEST_P(McrPlay, S3_4_12_AChowIsThreeInARowOfOneSuit) {
    Script play = hand("E 9m; S 12m78m1p8p");
    play.play("E discards 9m");
    EXPECT_TRUE(play.may("S chows 789m"));
    EXPECT_FALSE(play.may("S chows 912m")) << "one and nine are no neighbours";
    Script honors = hand("E E; S SWN");
    honors.play("E discards E");
    EXPECT_EQ(honors.state().phase, Phase::Draw) << "winds make no chow: South is not even asked";
}

TEST_P(McrPlay, S3_4_18_3_6_7_a_Q40_a_PungFromAnyPlayerWithAPair) {
    for (const auto& [seat, from] :
         {std::pair{"S", Giver::Left}, {"W", Giver::Across}, {"N", Giver::Right}}) {
        Script play = hand("E 7s; " + std::string(seat) + " 77s");
        play.play("E discards 7s; " + std::string(seat) + " pungs");
        EXPECT_EQ(play.of(seat).substr(0, 6), "[777s]");
        EXPECT_EQ(play.last<Claimed>().meld.from, from);
    }
    Script single = hand("E 7s; S 7s");
    single.play("E discards 7s");
    EXPECT_FALSE(single.may("S pungs"));
}

TEST_P(McrPlay, S3_6_7_b_Q40_d_PungAndKongBeatChowWhoeverSpokeFirst) {
    Script pung = hand("E 3m; S 45m; N 33m");
    pung.play("E discards 3m; S chows 345m; N pungs");
    EXPECT_EQ(pung.of("N").substr(0, 6), "[333m]");
    EXPECT_TRUE(pung.state().at(Wind::South).hand.melds.empty());
    Script kong = hand("E 3m; S 45m; N 333m");
    kong.play("E discards 3m; S chows 345m; N kongs");
    EXPECT_EQ(kong.of("N").substr(0, 7), "[3333m]");
}

TEST_P(McrPlay, Q36_AfterACallPlayGoesOnFromTheCaller) {
    Script play = hand("E 7s; W 77s 1m");
    play.play("E discards 7s; W pungs; W discards 1m");
    EXPECT_TRUE(owed_a_tile(play, Wind::North)) << "South has lost a turn";
}

TEST_P(McrPlay, S3_6_6_c_Q39_2_3_NoFuritenOfAnyKind) {
    // Discarded oneself, and taken again in the same go-around.
    Script again = hand("E 9m; S 333m; W 3m");
    again.play("E discards 9m; S draws; S discards 3m; W discards 3m; S pungs");
    EXPECT_EQ(again.of("S").substr(0, 6), "[333m]");
    Script chow = hand("E 9m3m; S 3m45m");
    chow.play("E discards 9m; S draws; S discards 3m; E draws; E discards 3m; S chows 345m");
    EXPECT_EQ(chow.of("S").substr(0, 6), "[345m]");
    // Passed, and punged on the next discard.
    Script pung = hand("E 3m; S 3m; N 33m");
    pung.play("E discards 3m; N passes; S discards 3m; N pungs");
    EXPECT_EQ(pung.of("N").substr(0, 6), "[333m]");
    // Passed, and won on at once; discarded oneself, and won on.
    Script win = hand("E 6p; W 6p; N 123m45p789s222sFF");
    win.play("E discards 6p; N passes; W discards 6p; N wins");
    EXPECT_EQ(win.total(), 10);
    Script own = hand("E 9m6p; N 123m45p789s222sFF");
    own.play("E discards 9m; N draws 6p; N discards 6p; E discards 6p; N wins");
    EXPECT_EQ(own.total(), 10);
}

// --- kongs

TEST_P(McrPlay, S3_6_8_1_a_AMeldedKongByClaimingADiscard) {
    Script play = hand("E 7s; N 777s");
    play.play("E discards 7s");
    EXPECT_TRUE(play.may("N pungs"));
    play.play("N kongs");
    EXPECT_EQ(play.of("N").substr(0, 7), "[7777s]");
    EXPECT_TRUE(owed_a_tile(play, Wind::North, Need::Kind::Replacement));
    Script pair = hand("E 7s; N 77s");
    pair.play("E discards 7s");
    EXPECT_FALSE(pair.may("N kongs"));
}

TEST_P(McrPlay, S3_6_8_1_b_AMeldedKongByAddingADrawnTile) {
    Script play = hand("E 7s; N 77s 1m");
    play.play("E discards 7s; N pungs; N discards 1m; N draws 7s; N adds 7s");
    EXPECT_EQ(play.of("N").substr(0, 8), "[777+7s]");
    EXPECT_TRUE(owed_a_tile(play, Wind::North, Need::Kind::Replacement));
}

TEST_P(McrPlay, S3_6_8_a_AfterAKongAReplacementFromTheEnd) {
    Script play = hand("E 1111p; S 9m");
    play.play("E kongs 1p");
    EXPECT_TRUE(owed_a_tile(play, Wind::East, Need::Kind::Replacement));
    EXPECT_EQ(play.why_not("E discards 9m"), Refusal::NotYourTurn) << "first the tile, then the discard";
    play.play("E draws 5m");
    EXPECT_EQ(play.last<Drew>().from, DrawFrom::End);
    EXPECT_TRUE(in_turn(play, Wind::East));
    EXPECT_EQ(play.state().at(Wind::East).hand.standing.total(), 11u) << "the fourth tile does not count";
}

TEST_P(McrPlay, S3_6_8_b_Q35_1_a_NoKongInTheTurnOfAChowOrPung) {
    Script pung = hand("E 7s; S 77s7s 5555p 1m");
    pung.play("E discards 7s; S pungs");
    EXPECT_EQ(pung.why_not("S adds 7s"), Refusal::KongAfterClaim) << "said pung, meant kong: a pung";
    EXPECT_EQ(pung.why_not("S kongs 5p"), Refusal::KongAfterClaim);
    pung.play("S discards 1m; S draws");
    EXPECT_TRUE(pung.may("S adds 7s")) << "after a later draw";
    EXPECT_TRUE(pung.may("S kongs 5p"));
    Script chow = hand("E 3m; S 45m 5555p");
    chow.play("E discards 3m; S chows 345m");
    EXPECT_EQ(chow.why_not("S kongs 5p"), Refusal::KongAfterClaim);
}

TEST_P(McrPlay, S3_6_8_2_a_Q99_d_AConcealedKongLiesFaceDown) {
    Script play = hand("E 1111p");
    play.play("E kongs 1p; E draws 5m");
    for (const char* seat : {"S", "W", "N"}) {
        const SeenMeld meld = play.view(seat).table.seats[0].melds[0];
        EXPECT_EQ(meld.kind, MeldKind::ConcealedKong);
        EXPECT_TRUE(meld.piece.is_back());
        EXPECT_EQ(play.view(seat).table.shown[Tile::of(Suit::Dots, 1)], 0u);
    }
    EXPECT_EQ(play.view("E").own.hand.melds[0].tile, Tile::of(Suit::Dots, 1));
    const Event kong = KongMade{Wind::East, MeldKind::ConcealedKong, Tile::of(Suit::Dots, 1)};
    EXPECT_TRUE(std::get<KongMade>(*seen(play.table(), kong, Wind::South)).piece.is_back());
    EXPECT_EQ(seen(play.table(), kong, Wind::East), kong);
}

// --- the end of the wall

TEST_P(McrPlay, S3_4_30_Q14_2_TheHandIsDrawnWhenTheLastDiscardIsNotWon) {
    Script play = hand("");
    play.play("wall 1; next draws 9m");
    EXPECT_EQ(play.state().wall.left(Wind::East), 0u) << "all 144 are drawn";
    ASSERT_FALSE(play.over()) << "the last tile is discarded";
    play.play("next discards 9m; rest");
    EXPECT_EQ(play.result().end, End::Exhausted);
    EXPECT_EQ(play.paid(), Payments{});
}

INSTANTIATE_TEST_SUITE_P(Both, McrPlay, testing::Values("mcr", "gb98"),
                         [](const auto& book) { return std::string(book.param); });

}  // namespace
}  // namespace sifang::test
