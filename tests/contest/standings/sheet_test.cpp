// Sheets by the clause.

#include <set>

#include "score_sheets.hpp"

namespace sifang::contest {
namespace {

using Points = PlayerPoints;

// --- what is written ---------------------------------------------------------------------------------------

TEST(Mcr_3_9_1_5, ASheetIsWrittenHandByHandWithRunningTotals) {
    Paper paper("mcr");
    paper.write(0, {self_draw(0, 24)});
    paper.write(1, {from(3, 2, 8)});
    paper.write(2);
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    ASSERT_EQ(printed.rows.size(), 3U);
    EXPECT_EQ(printed.rows[0].points, (Points{96, -32, -32, -32}));
    EXPECT_EQ(printed.rows[1].points, (Points{-8, -8, 32, -16}));
    EXPECT_EQ(printed.rows[1].totals, (Points{88, -40, 0, -48}));
    EXPECT_EQ(printed.rows[2].totals, (Points{88, -40, 0, -48}));
    EXPECT_EQ(printed.scores, (Points{88, -40, 0, -48}));
    EXPECT_EQ(printed.result.place, (std::array{1, 3, 2, 4}));
}

TEST(Mcr_A5, SixteenHandsAndNoMore) {
    Paper paper("mcr");
    // Seats change after each round: who sits East then deals first (A4).
    const std::array<Player, 16> dealers{0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 1, 0, 3, 2, 0, 1};
    for (const Player dealer : dealers) paper.write(dealer);
    EXPECT_EQ(paper.refused(paper.hand(0)), "play_is_over 17");
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    ASSERT_EQ(printed.sides.size(), 4U);
    EXPECT_EQ(printed.sides[1], (std::array{Wind::South, Wind::East, Wind::North, Wind::West}));
}

TEST(Gb98_Q46, TheSheetStartsAtFiveHundred) {
    Paper paper("gb98");
    paper.write(0, {from(1, 0, 30)});
    EXPECT_EQ(paper.scores(), (Points{554, 462, 492, 492}));
    paper.sheet = {};
    paper.take(TotalsWritten{{600, 500, 450, 440}, {0, 0, 0, -10}});
    EXPECT_EQ(paper.scores(), (Points{600, 500, 450, 440}));
    EXPECT_TRUE(paper.rules().printed(paper.sheet).balance.is_zero());
}

TEST(Gb98_App_6, TheSignsOfAWrittenHand) {
    Paper paper("gb98");
    HandWritten hand = paper.hand(0, {from(3, 2, 12)});
    hand.warnings[1] = 2;
    hand.false_wins[0] = 1;
    hand.fouls = {-30, 10, 10, 10};
    paper.write(hand);
    paper.write(1);
    paper.write(2, {self_draw(1, 8)});
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    const auto& first = printed.rows[0].marks;
    EXPECT_EQ(first[0], (Marks{Mark::Dealer, Mark::FalseWin}));
    EXPECT_EQ(first[1], (Marks{Mark::Warning}));
    EXPECT_EQ(first[2], Marks{});
    EXPECT_EQ(first[3], (Marks{Mark::Giver}));
    EXPECT_EQ(printed.rows[0].points, (Points{-38, 2, 46, -10}));
    EXPECT_EQ(printed.rows[1].marks[3], (Marks{Mark::Drawn}));
    EXPECT_TRUE(printed.rows[2].marks[1].has(Mark::SelfDraw));
}

TEST(Hk_4, TheSheetPaysByTheTable) {
    Paper paper("hk");
    paper.write(2, {from(0, 1, 3)});  // a throw made player 2 the first dealer
    EXPECT_EQ(paper.scores(), (Points{-32, 32, 0, 0}));
    paper.write(3, {self_draw(2, 10)});
    EXPECT_EQ(paper.scores(), (Points{-288, -224, 768, -256}));
    WrittenWin robbed = from(0, 3, 6);
    robbed.robbed = true;
    EXPECT_EQ(paper.priced(paper.hand(0, {robbed})).points, (Points{-192, 0, 0, 192})) << "4 liability-5";
    WrittenWin fed = self_draw(3, 8);
    fed.liable = 1;
    EXPECT_EQ(paper.priced(paper.hand(0, {fed})).points, (Points{0, -384, 0, 384})) << "4 liability-1";
    EXPECT_EQ(paper.priced(paper.hand(0, {from(0, 1, 3), from(0, 2, 4), from(0, 3, 5)})).points,
              (Points{-192, 32, 64, 96}));
    EXPECT_EQ(paper.refused(paper.hand(0, {from(0, 1, 2)})), "no_such_total 3 hk:4 b");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(0, 1, 11)})), "no_such_total 3 hk:4 b");
}

TEST(Hk_5_3_a, AFalseWinIsAFineThatNobodyReceives) {
    Paper paper("hk");
    HandWritten hand = paper.hand(0);
    hand.end = End::FalseWin;
    hand.false_wins[1] = 1;
    hand.fines[1] = -512;
    paper.write(hand);
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    EXPECT_EQ(printed.scores, (Points{0, -512, 0, 0}));
    EXPECT_EQ(printed.balance.fines, -512);
    EXPECT_TRUE(printed.balance.is_zero());
}

TEST(Hk_5_8_b, AWrongDealerIsWrittenDownAsFound) {
    Paper paper("hk");
    paper.write(0);
    EXPECT_EQ(paper.refused(paper.hand(3)), "wrong_dealer 2");
    HandWritten found = paper.hand(3);
    found.dealer_found = true;
    paper.write(found);
    paper.write(2);  // the hand after the one that should have been
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    EXPECT_EQ(printed.rows[1].dealer(), 3U);
    EXPECT_TRUE(printed.rows[1].marks[3].has(Mark::Dealer));
}

TEST(Zds_Sheet, CountersSticksAndWaitingArePaid) {
    Paper paper("zds");
    HandWritten drawn = paper.hand(1);
    drawn.waiting = {false, true, false, false};
    drawn.deposits = {0, 1, 0, 0};
    paper.write(drawn);
    EXPECT_EQ(points_of(paper.sheet, 1), (Points{-1000, 2000, -1000, -1000}));
    // The dealer waited and stays; a counter and a stick lie there.
    EXPECT_EQ(paper.refused(paper.hand(2, {from(1, 2, 8000)})), "wrong_dealer 2");
    paper.write(1, {from(1, 2, 8000)});
    EXPECT_EQ(points_of(paper.sheet, 2), (Points{0, -8300, 9300, 0}));
    paper.write(2, {self_draw(3, 5200)});
    EXPECT_EQ(points_of(paper.sheet, 3), (Points{-1300, -1300, -2600, 5200})) << "the dealer pays twice";
    EXPECT_EQ(paper.refused(paper.hand(3, {self_draw(3, 5000)})), "no_such_total 4 zds:11-1");
    EXPECT_TRUE(paper.rules().printed(paper.sheet).balance.is_zero());
}

TEST(RiichiSheet, OfTwoWinnersTheNearestToTheGiverTakesCountersAndSticks) {
    Paper paper("riichi");
    HandWritten drawn = paper.hand(0);
    drawn.waiting = {true, false, false, false};
    drawn.deposits = {0, 0, 0, 1};
    paper.write(drawn);
    EXPECT_EQ(points_of(paper.sheet, 1), (Points{3000, -1000, -1000, -2000}));
    paper.write(0, {from(1, 0, 12'000), from(1, 3, 8000)});
    EXPECT_EQ(points_of(paper.sheet, 2), (Points{12'000, -20'300, 0, 9300}));
}

TEST(Zds_Sheet, SticksLeftAtTheEndGoBack) {
    Paper paper("zds");
    HandWritten drawn = paper.hand(0);
    drawn.deposits = {0, 0, 1, 0};
    paper.write(drawn);
    const PrintedSheet printed = paper.rules().printed(paper.sheet);
    EXPECT_EQ(printed.scores, (Points{30'000, 30'000, 30'000, 30'000}));
    EXPECT_EQ(printed.rows.back().entry, sifang::Entry::Deposits);
}

// --- what is refused
// ----------------------------------------------------------------------------------------

TEST(Mcr_A5_d, WhatDoesNotCancelOutIsRefusedWithItsRow) {
    Paper paper("mcr");
    paper.write(0);
    HandWritten hand = paper.hand(1, {from(0, 1, 20)});
    hand.points = {-28, 44, -8, -9};
    EXPECT_EQ(paper.refused(hand), "not_balanced 2 mcr:A5 d");
    hand.points = {-8, 44, -8, -28};
    EXPECT_EQ(paper.refused(hand), "wrong_points 2 mcr:3.9.1.2(1)");
    const auto fault = paper.rules().refusal(paper.sheet, hand);
    EXPECT_EQ(fault->due, (Points{-28, 44, -8, -8}));
    hand.points = {-28, 44, -8, -8};
    EXPECT_EQ(paper.refused(hand), "taken");

    Paper totals("mcr");
    EXPECT_EQ(totals.refused(TotalsWritten{{10, -10, 5, 0}, {}}), "not_balanced 0 mcr:A5 d");
    EXPECT_EQ(totals.refused(TotalsWritten{{10, -10, 5, -5}, {0, 0, 0, -10}}), "not_balanced 0 mcr:A5 d");
    EXPECT_EQ(totals.refused(TotalsWritten{{10, -10, 5, -5}, {0, 0, 10, -10}}), "fine_is_a_gain 0");
    EXPECT_EQ(totals.refused(TotalsWritten{{10, -10, 5, -15}, {0, 0, 0, -10}}), "taken");
}

TEST(Mcr_3_11_2_2, AFineComesOffTheHandAndNobodyReceivesIt) {
    Paper paper("mcr");
    HandWritten hand = paper.hand(0, {self_draw(1, 8)});
    hand.fines = {0, 0, -20, 0};
    paper.write(hand);
    EXPECT_EQ(paper.scores(), (Points{-16, 48, -36, -16}));
    hand = paper.hand(1);
    hand.fines = {5, 0, 0, 0};
    EXPECT_EQ(paper.refused(hand), "fine_is_a_gain 2");
    hand.fines = {};
    hand.fouls = {-30, 10, 10, 0};
    EXPECT_EQ(paper.refused(hand), "fouls_not_balanced 2");
}

TEST(Sheets, WhatCannotBeIsRefusedWithItsRow) {
    Paper paper("mcr");
    HandWritten hand = paper.hand(0);
    hand.hand = 2;
    EXPECT_EQ(paper.refused(hand), "wrong_hand 2");
    EXPECT_EQ(paper.refused(paper.hand(4)), "no_such_player 1");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(7, 1, 8)})), "no_such_player 1");
    EXPECT_EQ(paper.refused(paper.hand(1)), "wrong_dealer 1");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(1, 1, 8)})), "not_a_hand 1");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(1, 2, 7)})), "no_such_total 1 mcr:3.9.1.2(1)");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(1, 2, 9999)})), "no_such_total 1 mcr:3.9.1.2(1)");
    EXPECT_EQ(paper.refused(paper.hand(0, {from(1, 2, 8), from(1, 3, 8)})), "too_many_winners 1");
    hand = paper.hand(0);
    hand.end = End::Won;
    EXPECT_EQ(paper.refused(hand), "not_a_hand 1");
    hand.end = End::Void;
    EXPECT_EQ(paper.refused(hand), "not_a_hand 1");
    hand = paper.hand(0);
    hand.deposits[0] = 1;
    EXPECT_EQ(paper.refused(hand), "not_a_hand 1") << "there are no sticks in mcr";
    hand = paper.hand(0);
    hand.nagashi[2] = true;
    EXPECT_EQ(paper.refused(hand), "not_a_hand 1");
    hand = paper.hand(0);
    hand.points = {2'000'000'000, 0, 0, -2'000'000'000};
    EXPECT_EQ(paper.refused(hand), "out_of_range 1");
    hand = paper.hand(0);
    hand.fines = {-2'000'000'000, 0, 0, 0};
    EXPECT_EQ(paper.refused(hand), "out_of_range 1");
    EXPECT_EQ(paper.refused(TotalsWritten{{2'000'000, -2'000'000, 0, 0}, {}}), "out_of_range 0");

    Paper hk("hk");
    EXPECT_EQ(hk.refused(hk.hand(0, {from(1, 2, 3), from(0, 3, 3)})), "not_a_hand 1") << "of one tile";
    EXPECT_EQ(hk.refused(hk.hand(0, {from(1, 2, 3), from(1, 2, 3)})), "not_a_hand 1");
    WrittenWin robbed = self_draw(1, 3);
    robbed.robbed = true;
    EXPECT_EQ(hk.refused(hk.hand(0, {robbed})), "not_a_hand 1");
}

TEST(Sheets, OneWayOnly) {
    Paper paper("mcr");
    paper.write(0);
    EXPECT_EQ(paper.refused(TotalsWritten{}), "other_way 0");
    Paper totals("mcr");
    totals.take(TotalsWritten{});
    EXPECT_EQ(totals.refused(totals.hand(0)), "other_way 1");
    EXPECT_EQ(totals.refused(TotalsWritten{}), "other_way 0");
}

// --- who signs
// ----------------------------------------------------------------------------------------------

TEST(Mcr_3_9_2_3, PlayersThenRefereeThenHeadRefereeSignAndItIsClosed) {
    Paper paper("mcr");
    EXPECT_EQ(paper.refused(SheetSigned{Signer::East}), "nothing_written 0");
    EXPECT_EQ(paper.refused(SheetClosed{}), "nothing_written 0");
    paper.write(0);
    EXPECT_EQ(paper.refused(SheetSigned{Signer::Referee}), "signs_later 0 mcr:3.9.2.3");
    for (const Signer signer : {Signer::North, Signer::East, Signer::South, Signer::West})
        paper.take(SheetSigned{signer});
    EXPECT_EQ(paper.refused(SheetSigned{Signer::East}), "already_signed 0");
    EXPECT_EQ(paper.refused(paper.hand(1)), "signed 2 mcr:A5 e");
    EXPECT_EQ(paper.refused(SheetSigned{Signer::HeadReferee}), "signs_later 0 mcr:3.9.2.3");
    paper.take(SheetSigned{Signer::Referee});
    EXPECT_EQ(paper.refused(SheetClosed{}), "signatures_missing 0 mcr:3.9.2.3");
    paper.take(SheetSigned{Signer::HeadReferee});
    EXPECT_TRUE(paper.rules().missing(paper.sheet).empty());
    paper.take(SheetClosed{});
    EXPECT_EQ(paper.refused(paper.hand(1)), "closed 2 mcr:A5 e");
    EXPECT_EQ(paper.refused(SheetSigned{Signer::Referee}), "closed 0 mcr:A5 e");
    EXPECT_EQ(paper.refused(SheetClosed{}), "closed 0 mcr:A5 e");
}

TEST(Mcr_3_9_1_4, AnAgreedHandIsNotWrittenAgain) {
    Paper paper("mcr");
    paper.write(0, {from(1, 0, 20)});
    HandWritten again = paper.priced(paper.hand(1, {from(0, 1, 24)}));
    again.hand = 1;
    EXPECT_EQ(paper.refused(again), "wrong_hand 1");
}

TEST(Gb98_Q147_4, AllSignAndNothingIsChangedAfterwards) {
    Paper paper("gb98");
    paper.take(TotalsWritten{{510, 490, 500, 500}, {}});
    paper.sign_all();
    paper.take(SheetClosed{});
    EXPECT_EQ(paper.refused(TotalsWritten{{500, 500, 500, 500}, {}}), "closed 0 gb98:Q147(4)");
}

TEST(Sheets, WhereTheBookSaysNothingPlayersAndRefereeSign) {
    for (const std::string id : {"hk", "zds", "ema"}) {
        Paper paper(id);
        const int start = book(id).session().start_points;
        paper.take(TotalsWritten{{start, start, start, start}, {}});
        EXPECT_FALSE(paper.rules().missing(paper.sheet).has(Signer::HeadReferee)) << id;
        paper.sign_all();
        paper.take(SheetClosed{});
        EXPECT_TRUE(paper.sheet.closed);
    }
}

// --- corrections
// --------------------------------------------------------------------------------------------

TEST(Corrections, KeepTheOldValueAndSayWhy) {
    Paper paper("mcr");
    paper.write(0, {from(1, 0, 20)});
    paper.write(1, {from(0, 1, 10)});
    paper.sign_all();
    paper.take(SheetClosed{});
    const SheetCorrected correction{1, {46, -30, -8, -8}, {}, "appeal 1 upheld"};
    EXPECT_EQ(paper.refused({SheetCorrected{1, {46, -30, -8, -8}, {}, ""}}), "no_reason 1");
    EXPECT_EQ(paper.refused({SheetCorrected{3, {46, -30, -8, -8}, {}, "x"}}), "no_such_row 3");
    EXPECT_EQ(paper.refused({SheetCorrected{0, {46, -30, -8, -8}, {}, "x"}}), "no_such_row 0");
    EXPECT_EQ(paper.refused({SheetCorrected{1, {46, -31, -8, -8}, {}, "x"}}), "not_balanced 1 mcr:A5 d");
    EXPECT_EQ(paper.refused({SheetCorrected{1, {44, -28, -8, -8}, {}, "x"}}), "nothing_changes 1");
    EXPECT_EQ(paper.refused({SheetCorrected{1, {44, -28, -8, -8}, {0, 0, 0, 3}, "x"}}), "fine_is_a_gain 1");
    EXPECT_EQ(paper.refused({SheetCorrected{1, {3'000'000, -3'000'000, 0, 0}, {}, "x"}}), "out_of_range 1");

    paper.take(correction);
    EXPECT_TRUE(paper.sheet.closed);
    ASSERT_EQ(paper.sheet.corrections.size(), 1U);
    EXPECT_EQ(paper.sheet.corrections[0].old_points, (Points{44, -28, -8, -8}));
    EXPECT_EQ(paper.sheet.corrections[0].reason, "appeal 1 upheld");
    EXPECT_EQ(paper.sheet.hands[0].points, (Points{44, -28, -8, -8})) << "as it was written";
    PrintedSheet printed = paper.rules().printed(paper.sheet);
    EXPECT_EQ(printed.rows[0].totals, (Points{46, -30, -8, -8}));
    EXPECT_EQ(printed.rows[1].totals, (Points{28, 4, -16, -16}));
    EXPECT_EQ(printed.scores, (Points{28, 4, -16, -16}));

    // A second one keeps the first.
    paper.take(SheetCorrected{1, {40, -44, -8, -8}, {0, -20, 0, 0}, "a fine was forgotten"});
    EXPECT_EQ(paper.sheet.corrections[1].old_points, correction.points);
    printed = paper.rules().printed(paper.sheet);
    EXPECT_EQ(printed.scores, (Points{22, -10, -16, -16}));
    EXPECT_EQ(printed.fines, (Points{0, -20, 0, 0}));
    EXPECT_TRUE(printed.balance.is_zero());
}

TEST(Corrections, OfTotals) {
    Paper paper("gb98");
    paper.take(TotalsWritten{{510, 490, 500, 500}, {}});
    paper.take(SheetCorrected{0, {520, 480, 500, 490}, {0, 0, 0, -10}, "late"});
    EXPECT_EQ(paper.scores(), (Points{520, 480, 500, 490}));
    EXPECT_EQ(paper.refused(SheetCorrected{1, {1, -1, 0, 0}, {}, "x"}), "no_such_row 1");
    EXPECT_EQ(paper.sheet.totals->scores, (Points{510, 490, 500, 500}));
}

TEST(Corrections, BeforeItIsClosedAllSignAgain) {
    Paper paper("mcr");
    paper.write(0, {from(1, 0, 20)});
    paper.sign_all();
    paper.take(SheetCorrected{1, {46, -30, -8, -8}, {}, "one fan was forgotten in the sum"});
    EXPECT_TRUE(paper.sheet.signatures.empty());
    EXPECT_EQ(paper.refused(SheetClosed{}), "signatures_missing 0 mcr:3.9.2.3");
}

TEST(Sheets, TheBestHandIsTheMostWonInOne) {
    Paper paper("hk");
    paper.write(0, {from(1, 0, 8)});
    paper.write(1, {self_draw(0, 7)});
    paper.write(2, {from(0, 3, 10)});
    EXPECT_EQ(best_hand(paper.sheet, 0), 288);
    EXPECT_EQ(best_hand(paper.sheet, 1), 0);
    EXPECT_EQ(best_hand(paper.sheet, 3), 512);
    paper.take(SheetCorrected{2, {192, -64, -64, -64}, {}, "six fan"});
    EXPECT_EQ(best_hand(paper.sheet, 0), 256);
}

TEST(Sheets, EveryRefusalHasItsOwnId) {
    std::set<std::string_view> ids;
    for (unsigned i = 0; i < sheet_refusal_count; ++i) ids.insert(id(static_cast<SheetRefusal>(i)));
    EXPECT_EQ(ids.size(), sheet_refusal_count);
    EXPECT_FALSE(ids.contains(""));
}

}  // namespace
}  // namespace sifang::contest
