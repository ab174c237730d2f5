// Penalties at a running table: what they do to the play, to the points, to the session, and how they are
// taken back. Every test names its clause.

#include "game/script.hpp"
#include "game/session.hpp"
#include "referee/declared_foul.hpp"
#include "referee/foul_book.hpp"
#include "support/told_win.hpp"

namespace sifang::test {
namespace {

/// Waits for 3p and 6p; 6p makes mixed_straight 8 and concealed_hand 2, 3p only the 2.
const std::string straight = "123m45p789s222sFF";
/// The same with tiles of its own.
const std::string other_straight = "123m45p789s444sPP";

Script competition_hand(const std::string& id, std::string_view deal) { return {id, deal, competition()}; }

std::vector<Sanction> sanctions_for(const std::string& id, const FoulCase& foul, FoulRecord record = {}) {
    return ruled(foul_book(id), record, foul).sanctions;
}

// --- rights

TEST(Mcr_3_11_6_11_5, WhoReachesForTheWallLetsTheDiscardGoTheOthersDoNot) {
    for (const std::string id : {"mcr", "gb98", "hk"}) {
        SCOPED_TRACE(id);
        Script hand(id, "E 6p; S 66p; N " + straight);
        hand.play("E discards 6p");
        ASSERT_TRUE(hand.may("S pungs"));
        hand.rule(sanctions_for(id, south_did("reached_for_wall")));
        EXPECT_FALSE(hand.may("S pungs"));
        EXPECT_EQ(hand.state().phase, Phase::Claims) << "North is still asked";
        if (id == "hk") continue;
        EXPECT_TRUE(hand.may("N wins"));
        hand.play("N wins");
        EXPECT_EQ(hand.result().winners.size(), 1u);
    }
    Script alone("mcr", "E 6p; S 66p");
    alone.play("E discards 6p");
    alone.rule(sanctions_for("mcr", south_did("reached_for_wall")));
    EXPECT_EQ(alone.state().phase, Phase::Draw) << "nobody else had anything to say";
    alone.play("S draws; S discards 6p");
    EXPECT_EQ(alone.of("S").find("66p"), std::string::npos) << "it was about that discard only";
}

TEST(Gb98_Q35_2_a, PungThenWinIsRefusedOnThisTileOnly) {
    Script hand = competition_hand("gb98", "E 6p6p; S " + straight);
    hand.play("E discards 6p");
    hand.rule(sanctions_for("gb98", south_did("call_changed_to_win")));
    EXPECT_EQ(hand.why_not("S wins"), Refusal::NoRightToWin);
    hand.play("S passes; E draws; E discards 6p");
    EXPECT_TRUE(hand.may("S wins")) << "later he may";
}

TEST(Mcr_3_11_6_11_3, ACallChangedIntoAWinCostsTheRightToWinThisHand) {
    Script hand = competition_hand("mcr", "E 6p; S " + straight);
    hand.play("E discards 6p");
    hand.rule(sanctions_for("mcr", south_did("call_changed_to_win")));
    EXPECT_EQ(hand.why_not("S wins"), Refusal::NoRightToWin);
    EXPECT_TRUE(hand.may("S chows 456p")) << "every other right stays";
}

TEST(Mcr_3_11_6_7_2_b, TilesShownOnAnothersFailedWinAreDiscardedOneATurnAndThereIsNoWin) {
    FoulCase laid = south_did("laid_down_win_fails");
    laid.pieces.clear();
    for (const Tile tile : {Tile::of(Suit::Dots, 4), Tile::of(Suit::Dots, 5)}) laid.pieces.push_back(tile);
    for (const std::string id : {"mcr", "gb98"}) {
        Script hand = competition_hand(id, "E 9m6p; S " + straight);
        hand.play("E discards 9m");
        hand.rule(sanctions_for(id, laid));
        hand.play("S draws 9p");
        EXPECT_EQ(hand.why_not("S discards 9p as drawn"), Refusal::ForcedDiscard) << id;
        EXPECT_TRUE(hand.may("S discards 4p"));
        EXPECT_EQ(hand.why_not("S wins"), Refusal::NoRightToWin);
    }
}

TEST(Zds_9_1, ADeadHandNeitherCallsNorWinsNorWaits) {
    for (const char* foul : {"looked_at_tiles", "early_draw", "wrong_call", "wrong_tile_count",
                             "exposed_tile", "pung_and_win"}) {
        Script hand("zds", "E 3m; S 33m 456p 789p 22s 55s");
        hand.rule(sanctions_for("zds", south_did(foul)));
        hand.play("E discards 3m");
        EXPECT_FALSE(hand.may("S pungs")) << foul;
        hand.play("rest");
        EXPECT_EQ(hand.result().end, End::Exhausted);
        EXPECT_FALSE(hand.result().waiting[1]) << foul;
    }
}

TEST(Mcr_3_11_6_11_2, AFoulInTheCountCostsTheWinAndTheNextClaimantMayWin) {
    for (const char* foul : {"winning_tile_not_taken", "shown_before_win", "winning_tile_mixed"}) {
        SCOPED_TRACE(foul);
        Script hand = competition_hand("mcr", "E 6p; S " + straight + "; N " + other_straight);
        hand.play("E discards 6p; S wins; N wins");
        hand.rule(sanctions_for("mcr", south_did(foul)));
        hand.play("N counts mixed_straight concealed_hand");
        ASSERT_TRUE(hand.over());
        ASSERT_EQ(hand.result().winners.size(), 1u);
        EXPECT_EQ(hand.result().winners[0].seat, Wind::North);
        EXPECT_LT(hand.paid()[1], 0) << "the offender is not paid for the win";

        Script alone = competition_hand("mcr", "E 9m6p; S " + straight);
        alone.play("E discards 6p; S wins");
        alone.rule(sanctions_for("mcr", south_did(foul)));
        EXPECT_FALSE(alone.over());
        alone.play("S draws 9p");
        EXPECT_EQ(alone.why_not("S wins"), Refusal::NoRightToWin);
        alone.play("S discards 9p as drawn");
    }
}

// --- a false declaration in the middle of a hand

TEST(Mcr_3_11_6_6, AFalseWinLeavesTheOthersAbleToFinishAndTheNextClaimantAbleToWin) {
    for (const std::string id : {"mcr", "gb98"}) {
        SCOPED_TRACE(id);
        // South declares without waiting, North after him on the same tile.
        Script hand = competition_hand(id, "E 6p; S 123m456p78s22sFFC; N " + other_straight);
        hand.play("E discards 6p; S wins; N wins; N counts mixed_straight concealed_hand");
        ASSERT_TRUE(hand.over());
        EXPECT_EQ(hand.result().end, End::Won);
        EXPECT_EQ(hand.result().winners[0].seat, Wind::North);
        EXPECT_EQ(hand.result().false_wins, (std::array<std::uint8_t, 4>{0, 1, 0, 0}));
        EXPECT_EQ(hand.result().penalties, (Payments{20, -60, 20, 20}));
        // Twenty to each, then 10 points won from East: 8 + 10, 8, 8.
        EXPECT_EQ(hand.paid(), (Payments{20 - 18, -60 - 8, 20 - 8, 20 + 34}));

        Script on = competition_hand(id, "E 9m6p; S 123m456p78s22sFFC; N " + other_straight);
        on.play(
            "E discards 9m; S wins; E draws; E discards 6p; N wins; N counts mixed_straight concealed_hand");
        EXPECT_EQ(on.result().end, End::Won) << "the hand went on";
        EXPECT_EQ(on.paid(), (Payments{20 - 18, -60 - 8, 20 - 8, 20 + 34}));
    }
}

TEST(DeclaredFouls, TheRefereesPenaltyIsWhatTheTableDoesByItself) {
    const struct {
        const char* id;
        const char* deal;
        const char* foul;
    } cases[] = {
        {"mcr", "E 3p; S 123m45p789s222sFF", "under_minimum"},
        {"mcr", "E 9m; S 123m45p789s222sFF", "wrong_winning_tile"},
        {"mcr", "E 9m; S 123m456p78s22sFFC", "false_win"},
        {"gb98", "E 3p; S 123m45p789s222sFF", "under_minimum"},
        {"gb98", "E 9m; S 123m45p789s222sFF", "wrong_winning_tile"},
        {"gb98", "E 9m; S 123m456p78s22sFFC", "false_win"},
        {"gb98", "E 9m", "deliberate_false_win"},
        {"hk", "E 9m; S 123m45p789s222sFF", "false_win"},
        {"zds", "E 9m; S 123m45p789s222sFF", "false_win"},
        {"riichi", "E 9m; S 123m45p789s222sFF", "false_win"},
        {"ema", "E 9m; S 123m45p789s222sFF", "false_win"},
    };
    for (const auto& each : cases) {
        SCOPED_TRACE(std::string(each.id) + " " + each.foul);
        const std::string discard = std::string("E discards ") + each.deal[2] + each.deal[3];
        Script declared = competition_hand(each.id, each.deal);
        declared.play(discard);
        const auto win = win_now(declared.table(), declared.state(), Wind::South);
        ASSERT_TRUE(win);
        const auto judged = declared_foul(foul_book(each.id), *win);
        ASSERT_TRUE(judged && judged->foul);
        EXPECT_EQ(judged->foul->id, each.foul);
        declared.play("S wins");

        Script referee(each.id, each.deal);
        referee.play(discard);
        referee.rule(sanctions_for(each.id, south_did(each.foul)));
        EXPECT_EQ(referee.paid(), declared.paid());
        EXPECT_EQ(referee.result().fines, declared.result().fines);
        EXPECT_EQ(referee.result().penalties, declared.result().penalties);
        EXPECT_EQ(referee.over(), declared.over());
        EXPECT_EQ(referee.state().end, declared.state().end);
        if (!declared.over()) {
            EXPECT_EQ(referee.state().at(Wind::South).no_win, declared.state().at(Wind::South).no_win);
        }
    }
}

TEST(DeclaredFouls, AreToldFromTheTiles) {
    const auto foul_of = [](const std::string& id, const char* hand) -> std::string {
        const auto judged = declared_foul(foul_book(id), testing_support::told(hand));
        if (!judged) return std::string(code(judged.error()));
        return judged->foul ? judged->foul->id : "none";
    };
    const char *stands = "123m45p789s222sFF 6p", *little = "123m45p789s222sFF 3p",
               *other = "123m45p789s222sFF 9m", *one_short = "123m456p78s22sFFC 9m",
               *two_short = "1159m268p37sESWC 9m";
    EXPECT_EQ(foul_of("mcr", stands), "none");
    EXPECT_EQ(foul_of("mcr", little), "under_minimum") << "mcr:3.11.6.6(1) a";
    EXPECT_EQ(foul_of("mcr", other), "wrong_winning_tile") << "mcr:3.11.6.6(1) b";
    EXPECT_EQ(foul_of("mcr", one_short), "false_win") << "mcr:3.11.6.6(2)";
    EXPECT_EQ(foul_of("mcr", two_short), "false_win") << "one or more short";
    EXPECT_EQ(foul_of("gb98", stands), "none");
    EXPECT_EQ(foul_of("gb98", little), "under_minimum") << "gb98:Q159(1)";
    EXPECT_EQ(foul_of("gb98", other), "wrong_winning_tile") << "gb98:Q159(2)";
    EXPECT_EQ(foul_of("gb98", one_short), "false_win") << "gb98:Q159(3)";
    EXPECT_EQ(foul_of("gb98", two_short), "deliberate_false_win") << "gb98:Q159(4)";
    for (const char* id : {"hk", "zds", "riichi", "tenhou", "ema", "wrc"})
        for (const char* hand : {other, one_short, two_short})
            EXPECT_EQ(foul_of(id, hand), "false_win") << id;
}

// --- points

TEST(Gb98_Q161_b, WhoMisnamedTheTilePaysForAllThree) {
    Script hand = competition_hand("gb98", "E 6p; S 9s; N " + straight);
    hand.play("E discards 6p");
    hand.rule(sanctions_for("gb98", south_did("misnamed_won")));
    hand.play("N wins; N counts mixed_straight concealed_hand");
    EXPECT_EQ(hand.paid(), (Payments{0, -34, 0, 34}));
    Script own = competition_hand("gb98", "E 6p; S " + straight);
    own.play("E discards 6p");
    own.rule(sanctions_for("gb98", south_did("misnamed_won")));
    own.play("S wins; S counts mixed_straight concealed_hand");
    EXPECT_EQ(own.paid(), (Payments{-18, 34, -8, -8})) << "his own win is paid as usual";
}

TEST(Gb98_Q37_3_b, TheCompensationIsASwitch) {
    EXPECT_EQ(refused(foul_book("gb98"), {}, south_did("shifted_tile_won")), "no_such_foul");
    const std::string with = "gb98+compensation=q37";
    const Table table(foul_book(with), foul_suits());
    Script hand(table, "E 9m; N " + straight, {});
    hand.play("E discards 9m; N draws 6p");
    hand.rule(ruled(foul_book(with), {}, south_did("shifted_tile_won")).sanctions);
    hand.play("N wins");
    const int total = *hand.total();
    EXPECT_EQ(hand.paid(), (Payments{0, -3 * (8 + total), 0, 3 * (8 + total)}));
}

TEST(Zds_4_1_6_a, TwoChomboAtOncePayNothingToEachOther) {
    FoulCase namer = south_did("misnamed_won"), winner = namer;
    winner.who = 2;
    winner.seat = Wind::West;
    namer.together = {Wind::West};
    winner.together = {Wind::South};
    Payments paid{};
    for (const FoulCase& each : {namer, winner}) {
        const Payments more = points_of(ruled(foul_book("zds"), {}, each));
        for (std::size_t i = 0; i < 4; ++i) paid[i] += more[i];
    }
    // Each gives the dealer half of 8,000 and North a quarter.
    EXPECT_EQ(paid, (Payments{8'000, -6'000, -6'000, 4'000}));
    namer.another_won = true;
    const Penalty forgiven = ruled(foul_book("zds"), {}, namer);
    EXPECT_TRUE(forgiven.forgiven && forgiven.sanctions.empty());
    EXPECT_EQ(forgiven.clause, "zds:4-1(6) b");
}

TEST(Mcr_3_11_6_7_2_c, AHandThatCannotGoOnIsOverAndThirtyGoToEach) {
    const Rulebook& book = foul_book("mcr");
    const SessionTable sessions(book);
    Session session = sessions.begin();
    ASSERT_TRUE(sessions.apply(session, HandBegun{0}));
    Script hand("mcr", "E 9m");
    hand.rule(sanctions_for("mcr", south_did("spoiled_hand")));
    EXPECT_EQ(hand.result().end, End::Foul);
    ASSERT_TRUE(sessions.apply(session, HandFinished{hand.result()}));
    EXPECT_EQ(session.scores, (PlayerPoints{30, -90, 30, 30}));
    EXPECT_EQ(session.hands, 1) << "it counts as played";
    EXPECT_EQ(sessions.due_seats(session)[0], 1u) << "and the next one deals";
}

TEST(Zds_4_1_4, ChomboEndsTheHandTheDealerStaysAndACounterIsAdded) {
    const Rulebook& book = foul_book("zds");
    const SessionTable sessions(book);
    for (const char* foul :
         {"illegal_riichi_kong", "riichi_not_waiting", "spoiled_hand", "winning_hand_mixed"}) {
        Session session = sessions.begin();
        ASSERT_TRUE(sessions.apply(session, DealerThrown{0}));
        ASSERT_TRUE(sessions.apply(session, HandBegun{0}));
        Script hand("zds", "E 9m");
        hand.rule(sanctions_for("zds", south_did(foul)));
        EXPECT_EQ(hand.result().end, End::FalseWin) << foul;
        ASSERT_TRUE(sessions.apply(session, HandFinished{hand.result()}));
        EXPECT_EQ(session.scores, (PlayerPoints{34'000, 22'000, 32'000, 32'000})) << foul;
        EXPECT_EQ(session.counters, 1);
        EXPECT_EQ(sessions.due_seats(session)[0], 0u);
    }
}

TEST(Hk_5_14, AVoidHandIsDealtAgainAndThePenaltyStays) {
    const Rulebook& book = foul_book("hk");
    const SessionTable sessions(book);
    Session session = sessions.begin();
    if (!session.first_dealer) {
        ASSERT_TRUE(sessions.apply(session, DealerThrown{0}));
    }
    ASSERT_TRUE(sessions.apply(session, HandBegun{0}));
    FoulCase pushed = south_did("disorder");
    pushed.choice.rung = 1;
    pushed.choice.optional = {Measure::VoidHand};
    Script hand("hk", "E 9m");
    hand.rule(sanctions_for("hk", pushed));
    EXPECT_EQ(hand.result().end, End::Void);
    ASSERT_TRUE(sessions.apply(session, HandFinished{hand.result()}));
    EXPECT_EQ(session.scores, (PlayerPoints{0, -32, 0, 0}));
    EXPECT_EQ(session.hands, 0);
}

TEST(Mcr_3_5_6_d, OfAHandThatTimeMadeVoidWhatWasPaidForFoulsStays) {
    const Rulebook& book = foul_book("mcr");
    const SessionTable sessions(book);
    Session session = sessions.begin();
    ASSERT_TRUE(sessions.apply(session, HandBegun{0}));
    Script hand = competition_hand("mcr", "E 9m; S " + straight);
    hand.play("E discards 9m; S wins");
    hand.play("referee deduct W 5; referee void_hand");
    ASSERT_TRUE(sessions.apply(session, HandFinished{hand.result()}));
    EXPECT_EQ(session.scores, (PlayerPoints{10, -30, 10 - 5, 10}));
    EXPECT_EQ(session.fines, (PlayerPoints{0, 0, -5, 0}));
}

// --- outside a hand

TEST(Gb98_Q28, LatenessGoesOnTheSheetAndCanBeTakenBackFromIt) {
    const Rulebook& book = foul_book("gb98");
    const SessionTable sessions(book);
    Session session = sessions.begin();
    FoulCase late = south_did("lateness");
    late.choice.rung = 0;
    const Penalty penalty = ruled(book, {}, late);
    const auto events = session_events(penalty, {0, 1, 2, 3}, 0);
    ASSERT_EQ(events.size(), 2u);
    for (const SessionEvent& event : events) ASSERT_TRUE(sessions.apply(session, event));
    EXPECT_EQ(session.scores, (PlayerPoints{500, 490, 500, 500}));
    EXPECT_EQ(session.rows.size(), 2u) << "the warning and the fine";
    ASSERT_TRUE(sessions.apply(session, PointsFined{1, -10}));
    EXPECT_EQ(session.scores, (PlayerPoints{500, 500, 500, 500}));
    EXPECT_EQ(session.fines, PlayerPoints{});
    EXPECT_FALSE(sessions.apply(session, PointsFined{1, -5})) << "no more than was fined";
}

TEST(SessionEvents, WhatIsPaidToOthersIsPutRightBetweenThem) {
    FoulCase shown = south_did("exposed_others");
    shown.choice.points = 30;
    // South of this hand is player 3, West player 0.
    const auto events = session_events(ruled(foul_book("mcr"), {}, shown), {2, 3, 0, 1}, 5);
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(std::get<PointsCorrected>(events[0]), (PointsCorrected{5, {30, 0, 0, -30}}));
}

// --- taking back

TEST(Gb98_Q140_9, ATakenBackPenaltyRestoresPointsAndRights) {
    Script hand = competition_hand("gb98", "E 9m6p; S " + straight);
    hand.play("E discards 9m");
    const Penalty wrong = ruled(foul_book("gb98"), {}, south_did("under_minimum"));
    hand.rule(wrong.sanctions);
    EXPECT_EQ(hand.paid(), (Payments{10, -30, 10, 10}));
    hand.rule(lifting(wrong));
    EXPECT_EQ(hand.paid(), Payments{});
    EXPECT_EQ(hand.result().penalties, Payments{});
    hand.play("S passes; E draws; E discards 6p");
    EXPECT_TRUE(hand.may("S wins"));
}

TEST(Lifting, ARightThatTwoRulingsTookIsBackOnlyWhenBothAre) {
    Script hand = competition_hand("mcr", "E 9m6p; S " + straight);
    const Penalty one = ruled(foul_book("mcr"), {}, south_did("wrong_call"));
    const Penalty two = ruled(foul_book("mcr"), {}, south_did("wrong_tile_count"));
    hand.rule(one.sanctions).rule(two.sanctions).rule(lifting(one));
    hand.play("E discards 6p");
    EXPECT_EQ(hand.why_not("S wins"), Refusal::NoRightToWin);
    hand.rule(lifting(two));
    EXPECT_TRUE(hand.may("S wins"));
}

TEST(Lifting, WhatWasNeverRuledCannotBeTakenBack) {
    const Table table(foul_book("mcr"), foul_suits());
    State hand = fresh_hand(table, 3);
    for (unsigned kind = 0; kind <= static_cast<unsigned>(SanctionKind::VoidHand); ++kind) {
        Sanction lift;
        lift.kind = static_cast<SanctionKind>(kind);
        lift.seat = Wind::South;
        lift.lifted = true;
        // A payment the other way, or a warning, stands for itself.
        if (lift.kind == SanctionKind::Pay || lift.kind == SanctionKind::PayEach ||
            lift.kind == SanctionKind::Warn)
            continue;
        if (lift.kind <= SanctionKind::PayWinner) lift.points = 10;
        if (lift.kind == SanctionKind::Expose) lift.pieces.push_back(Tile::of(Suit::Dots, 1));
        const State before = hand;
        EXPECT_FALSE(table.sanction(hand, lift)) << id(lift.kind);
        EXPECT_EQ(hand, before);
    }
}

}  // namespace
}  // namespace sifang::test
