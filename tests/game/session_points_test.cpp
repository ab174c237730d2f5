// Points outside the play: starting points, corrections, fines, and what makes an event impossible.

#include <limits>
#include <set>

#include "game/session_play.hpp"

namespace sifang::test {
namespace {

using enum Wind;

TEST(Mcr_3_9_2_1, TheScoreIsTheSumOfTheHands) {
    SessionPlay play("mcr");
    EXPECT_EQ(play.session.scores, PlayerPoints{});
    play.play(play.won(East, South, 32));
    play.play(play.won(East, nobody, 16));
    EXPECT_EQ(play.session.scores, (PlayerPoints{32 - 16, -32 + 48, -16, -16}));
    EXPECT_EQ(SessionPlay("mcr").session.scores, PlayerPoints{});  // and the next session begins anew
}
TEST(Gb98_Q45, EachStartsWithFiveHundred) {
    SessionPlay play("gb98");
    EXPECT_EQ(play.session.scores, (PlayerPoints{500, 500, 500, 500}));
    play.play(play.won(East, South, 250));
    EXPECT_EQ(play.session.scores, (PlayerPoints{750, 250, 500, 500}));
}

TEST(Zds_1_17, PaymentsAreCorrectedBeforeTheNextMixing) {
    SessionPlay play("zds");
    EXPECT_EQ(play.refused(PointsCorrected{1, {}}), "no_such_hand");
    play.play(play.won(South, nobody, 1'000));
    play.take(PointsCorrected{1, {-200, 600, -200, -200}});
    EXPECT_EQ(play.session.scores, (PlayerPoints{28'800, 33'600, 28'800, 28'800}));
    EXPECT_EQ(play.refused(PointsCorrected{1, {-200, 600, 0, 0}}), "not_balanced");
}
TEST(Zds_1_17, NotAfterwards) {
    SessionPlay play("zds");
    play.play(play.won(South, nobody, 1'000));
    play.begin();
    EXPECT_EQ(play.refused(PointsCorrected{1, {-200, 600, -200, -200}}), "too_late");
    play.finish(play.won(South, nobody, 1'000));
    EXPECT_EQ(play.refused(PointsCorrected{1, {-200, 600, -200, -200}}), "too_late");
    play.take(PointsCorrected{2, {0, 0, -100, 100}});
    EXPECT_EQ(play.refused(PointsCorrected{3, {}}), "no_such_hand");
}
TEST(Zds_1_17, AfterTheLastHandUntilTheSheetIsSigned) {
    SessionPlay play("zds");
    play.pass_to(3, 1);
    play.take(PointsCorrected{8, {100, -100, 0, 0}});
    play.take(SessionClosed{});
    EXPECT_EQ(play.refused(PointsCorrected{8, {100, -100, 0, 0}}), "closed");
}

TEST(Gb98_Q44, AFineIsDeductedAndNobodyReceivesIt) {
    SessionPlay play("gb98");
    play.take(PointsFined{2, 10});  // late
    EXPECT_EQ(play.session.scores, (PlayerPoints{500, 500, 490, 500}));
    EXPECT_EQ(play.session.fines, (PlayerPoints{0, 0, -10, 0}));
}
TEST(Gb98_Q44, AFalseWinIsPaidToTheOtherThree) {
    SessionPlay play("gb98");
    HandResult drawn = play.exhausted();
    drawn.payments = {10, 10, -30, 10};
    play.play(drawn);
    EXPECT_EQ(play.session.scores, (PlayerPoints{510, 510, 470, 510}));
    EXPECT_EQ(play.session.fines, PlayerPoints{});
}
TEST(Mcr_3_9_1_2, PenaltiesAreSettledWithTheHandOrAtTheEnd) {
    SessionPlay play("mcr");
    HandResult won = play.won(East, South, 32);
    won.payments[2] -= 5;  // in the hand
    won.fines[2] = -5;
    play.play(won);
    EXPECT_EQ(play.session.scores, (PlayerPoints{32, -32, -5, 0}));
    play.take(TimeCalled{});
    play.take(PointsFined{3, 20});  // at the end of the session
    play.take(SessionClosed{});
    EXPECT_EQ(play.session.scores, (PlayerPoints{32, -32, -5, -20}));
    EXPECT_EQ(play.session.fines, (PlayerPoints{0, 0, -5, -20}));
}
TEST(Mcr_A5, ASignedResultIsFinal) {
    SessionPlay play("mcr");
    play.play(play.won(East, South, 32));
    EXPECT_EQ(play.refused(SessionClosed{}), "play_goes_on");
    play.take(TimeCalled{});
    play.take(SessionClosed{});
    for (const SessionEvent& event : std::initializer_list<SessionEvent>{
             SeatsDrawn{}, DealerThrown{}, HandBegun{1}, SeatsFound{}, HandFinished{}, TimeCalled{},
             DealerStops{}, PointsCorrected{1, {}}, PointsFined{0, 10}, PlayerWarned{0}, SessionClosed{}})
        EXPECT_EQ(play.refused(event), "closed");
}

TEST(SessionRefusals, SeatsAndDealerBeforeTheFirstHand) {
    SessionPlay play(SessionTable(book("hk")));
    EXPECT_EQ(play.refused(SeatsDrawn{{0, 1, 2, 2}}), "not_a_seating");
    EXPECT_EQ(play.refused(SeatsDrawn{{0, 1, 2, 4}}), "not_a_seating");
    play.take(SeatsDrawn{{2, 0, 3, 1}});
    EXPECT_EQ(play.session.drawn, (Seating{2, 0, 3, 1}));
    EXPECT_EQ(play.refused(SeatsDrawn{}), "seats_are_taken");
    EXPECT_EQ(play.refused(DealerThrown{4}), "no_such_player");
    EXPECT_EQ(play.refused(SeatsFound{}), "no_hand_running");
    EXPECT_EQ(play.refused(HandFinished{}), "no_hand_running");
    play.take(DealerThrown{1});
    play.begin();
    EXPECT_EQ(play.refused(SeatsDrawn{}), "seats_are_taken");
    EXPECT_EQ(play.refused(DealerThrown{1}), "dealer_is_fixed");
}
TEST(SessionRefusals, WhileAHandRuns) {
    SessionPlay play("mcr");
    play.begin();
    EXPECT_EQ(play.refused(HandBegun{0}), "hand_running");
    EXPECT_EQ(play.refused(PointsFined{0, 5}), "hand_running");
    EXPECT_EQ(play.refused(SessionClosed{}), "hand_running");
    EXPECT_EQ(play.refused(SeatsFound{{0, 0, 1, 2}}), "not_a_seating");
    EXPECT_EQ(play.refused(PlayerWarned{4}), "no_such_player");
}
TEST(SessionRefusals, AResultHasToAddUp) {
    SessionPlay play("zds");
    play.play(play.exhausted({}, {1, 0, 0, 0}));
    play.begin();
    HandResult result = play.won(East, nobody, 1'000);
    result.winners.clear();
    EXPECT_EQ(play.refused(HandFinished{result}), "not_a_result");
    result = play.won(East, nobody, 1'000);
    result.end = End::Exhausted;
    EXPECT_EQ(play.refused(HandFinished{result}), "not_a_result");
    result = play.won(East, nobody, 1'000);
    result.payments[1] += 100;
    EXPECT_EQ(play.refused(HandFinished{result}), "not_balanced");
    result = play.won(East, nobody, 1'000);
    result.payments[0] -= 1'000;  // the stick is gone from the table and nobody has it
    EXPECT_EQ(play.refused(HandFinished{result}), "not_balanced");
    result = play.exhausted({}, {1, 1, 0, 0});
    result.deposits = 1;  // sticks are not taken one by one
    result.payments[0] += 2'000;
    EXPECT_EQ(play.refused(HandFinished{result}), "not_balanced");
    result = play.exhausted();
    result.payments[0] = result.fines[0] = 100;  // a fine gives nothing
    EXPECT_EQ(play.refused(HandFinished{result}), "not_balanced");
    play.finish(play.won(East, nobody, 1'000));
}
TEST(SessionRefusals, FinesCost) {
    SessionPlay play("mcr");
    EXPECT_EQ(play.refused(PointsFined{0, 0}), "not_balanced");
    EXPECT_EQ(play.refused(PointsFined{0, -5}), "not_balanced");
    EXPECT_EQ(play.refused(PointsFined{4, 5}), "no_such_player");
}
TEST(SessionRefusals, MorePointsThanAnyTableHas) {
    SessionPlay play("mcr");
    constexpr int most = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
    EXPECT_EQ(play.refused(PointsFined{0, most}), "out_of_range");
    EXPECT_EQ(play.refused(PointsFined{0, least}), "out_of_range");
    play.begin();
    HandResult result = play.exhausted();
    result.payments = {most, most, least, least};
    EXPECT_EQ(play.refused(HandFinished{result}), "out_of_range");
    result = play.exhausted();
    result.fines = {least, least, 0, 0};
    EXPECT_EQ(play.refused(HandFinished{result}), "out_of_range");
    play.finish(play.exhausted());
    EXPECT_EQ(play.refused(PointsCorrected{1, {most, -most, 0, 0}}), "out_of_range");
}
TEST(SessionRefusals, EachHasItsId) {
    std::set<std::string_view> ids;
    for (unsigned n = 0; n < session_refusal_count; ++n) ids.insert(id(static_cast<SessionRefusal>(n)));
    EXPECT_EQ(ids.size(), session_refusal_count);
    EXPECT_FALSE(ids.contains(""));
}

}  // namespace
}  // namespace sifang::test
