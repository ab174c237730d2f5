// Counters, their scopes, and taking a penalty back.

#include "referee/foul_book.hpp"

namespace sifang::test {
namespace {

/// Rules and keeps; the number it has in the record.
std::size_t give(const Rulebook& book, FoulRecord& record, const FoulCase& foul) {
    fold(record, PenaltyGiven{ruled(book, record, foul)});
    return record.penalties.size() - 1;
}
std::string last(const FoulRecord& record) { return text_of(record.penalties.back().penalty.does); }

FoulCase at(std::string_view foul, int session, int hand) {
    FoulCase out = south_did(foul);
    out.place = {session, 1, hand, {}};
    return out;
}

TEST(Gb98_Q154, MostLaddersBeginAgainWithEveryHand) {
    for (const std::string id : {"mcr", "gb98"}) {
        const Rulebook& book = foul_book(id);
        FoulRecord record;
        for (const char* expected : {"warning", "deduct 5", "deduct 10"}) {
            give(book, record, at("early_draw", 1, 1));
            EXPECT_EQ(last(record), expected) << id;
        }
        give(book, record, at("early_draw", 1, 2));
        EXPECT_EQ(last(record), "warning") << "the next hand";
        give(book, record, at("early_draw", 2, 1));
        EXPECT_EQ(last(record), "warning") << "hand 1 of the next session is another hand";
    }
}

TEST(Gb98_Q155_3_2, AWrongTileDrawnIsCountedOverTheSession) {
    const Rulebook& book = foul_book("gb98");
    FoulRecord record;
    give(book, record, at("wrong_tile_drawn", 1, 1));
    give(book, record, at("wrong_tile_drawn", 1, 9));
    EXPECT_EQ(last(record), "put_back, deduct 20");
    give(book, record, at("wrong_tile_drawn", 2, 1));
    EXPECT_EQ(last(record), "put_back, deduct 10") << "a new session";
}

TEST(Hk_5_2_c, WrongTileCountsAreCountedOverTheEvent) {
    const Rulebook& book = foul_book("hk");
    FoulRecord record;
    for (int session = 1; session <= 4; ++session) give(book, record, at("wrong_tile_count", session, 3));
    EXPECT_EQ(last(record), "no_win, exclude");
    EXPECT_EQ(record.penalties.back().penalty.event.size(), 1u);
}

TEST(Hk_5_f, TwoYellowCardsInTheEventAreOutWhateverTheyWereFor) {
    const Rulebook& book = foul_book("hk");
    FoulRecord record;
    FoulCase river = at("arranging_river", 1, 2), view = at("obstructing_view", 3, 7);
    river.choice.rung = view.choice.rung = 2;
    give(book, record, river);
    EXPECT_EQ(record.penalties[0].penalty.event.size(), 1u);
    give(book, record, view);
    const auto& event = record.penalties[1].penalty.event;
    ASSERT_EQ(event.size(), 2u);
    EXPECT_EQ(event[1].kind, EventMeasureKind::Exclude);
    EXPECT_EQ(event[1].clause, "hk:5 f");
    FoulCase other = view;
    other.who = 2;
    EXPECT_EQ(ruled(book, record, other).event.size(), 1u) << "another's cards are his own";
}

TEST(Mcr_3_5_7_6_c, LateFirstAndLaterDiscardsClimbTogetherOtherFoulsAlone) {
    for (const std::string id : {"mcr", "gb98"}) {
        const Rulebook& book = foul_book(id);
        FoulRecord record;
        give(book, record, at("late_first_discard", 1, 1));
        give(book, record, at("late_discard", 1, 1));
        EXPECT_EQ(last(record), "deduct 5") << id;
        give(book, record, at("empty_call", 1, 1));
        EXPECT_EQ(last(record), "warning") << id;
    }
}

TEST(Mcr_3_11_2_2, TheLadderEndsAtSixtyAndStaysThere) {
    for (const std::string id : {"mcr", "gb98"}) {
        const Rulebook& book = foul_book(id);
        FoulRecord record;
        std::string all;
        for (int n = 0; n < 10; ++n) {
            give(book, record, at("empty_call", 1, 1));
            all += last(record) + "; ";
        }
        EXPECT_EQ(
            all,
            "warning; deduct 5; deduct 10; deduct 20; deduct 30; deduct 40; deduct 50; deduct 60; deduct "
            "60; deduct 60; ")
            << id;
    }
}

// --- who may still bring it up

TEST(Mcr_3_11_6_11_7, WhatIsNotRaisedAtOnceIsNotPursued) {
    const FoulRecord record;
    for (const auto& [id, clause] :
         {std::pair<std::string, std::string>{"mcr", "mcr:3.11.6.11(7)"}, {"gb98", "gb98:Q35(4)"}}) {
        FoulCase late = south_did("early_draw");
        late.raised = Raised::InTheHand;
        const auto refusal = penalty_for(foul_book(id), record, late);
        ASSERT_FALSE(refusal);
        EXPECT_EQ(refusal.error(), (PenaltyRefused{PenaltyRefusal::RaisedTooLate, clause}));
        late.choice.look_at_late = true;
        EXPECT_EQ(refused(foul_book(id), record, late), "raised_too_late") << "the referee has no say in it";
        FoulCase count = south_did("wrong_tile_count");
        count.raised = Raised::InTheHand;
        EXPECT_EQ(refused(foul_book(id), record, count), "none") << "it lasts through the hand";
        FoulCase cheat = south_did("cheating");
        cheat.raised = Raised::InTheEvent;
        EXPECT_EQ(refused(foul_book(id), record, cheat), "none");
    }
}

TEST(Hk_5_a, MinorFoulsAreLeftAloneUnlessAPlayerComplains) {
    FoulCase river = south_did("arranging_river");
    river.by_player = false;
    EXPECT_EQ(refused(foul_book("hk"), {}, river), "player_must_raise");
    FoulCase count = south_did("wrong_tile_count");
    count.by_player = false;
    EXPECT_EQ(refused(foul_book("hk"), {}, count), "none");
}

TEST(Hk_5_b, LateComplaintsMayBeRefused) {
    FoulCase river = south_did("arranging_river");
    river.raised = Raised::InTheSession;
    EXPECT_EQ(refused(foul_book("hk"), {}, river), "raised_too_late");
    river.choice.look_at_late = true;
    EXPECT_EQ(refused(foul_book("hk"), {}, river), "none");
}

// --- what the book does not allow

TEST(Mcr_3_11_2_2, AFineIsOneOfSevenValues) {
    for (const std::string id : {"mcr", "gb98"}) {
        FoulCase shown = south_did("exposed_others");
        EXPECT_EQ(refused(foul_book(id), {}, shown), "points_needed");
        std::string allowed;
        for (int points = -5; points <= 100; ++points) {
            shown.choice.points = points;
            const std::string why = refused(foul_book(id), {}, shown);
            if (why == "none") {
                allowed += std::to_string(points) + " ";
            } else {
                EXPECT_EQ(why, "points_not_allowed") << points;
            }
        }
        EXPECT_EQ(allowed, "5 10 20 30 40 50 60 ") << id;
    }
}

TEST(Gb98_Q160_2, AHandThatCannotBeRestoredCostsTwentyToSixtyEach) {
    FoulCase spoiled = south_did("spoiled_hand");
    std::string allowed;
    for (int points = 0; points <= 70; ++points) {
        spoiled.choice.points = points;
        if (refused(foul_book("gb98"), {}, spoiled) == "none") allowed += std::to_string(points) + " ";
    }
    EXPECT_EQ(allowed, "20 30 40 50 60 ");
}

TEST(PenaltyFor, RefusesWhatTheBookDoesNotLeaveToTheReferee) {
    const Rulebook& mcr = foul_book("mcr");
    EXPECT_EQ(refused(mcr, {}, south_did("furiten")), "no_such_foul");
    EXPECT_EQ(refused(foul_book("gb98"), {}, south_did("early_draw_seen")), "no_such_foul")
        << "the other reading is taken";
    EXPECT_EQ(refused(mcr, {}, south_did("signals")), "rung_needed");

    FoulCase foul = south_did("early_draw");
    foul.choice.rung = 3;
    EXPECT_EQ(refused(mcr, {}, foul), "rung_is_counted");
    foul.choice.rung = 8;
    EXPECT_EQ(refused(mcr, {}, foul), "no_such_rung");
    foul = south_did("early_draw");
    foul.choice.instead = 0;
    EXPECT_EQ(refused(mcr, {}, foul), "no_such_rung");
    foul = south_did("early_draw");
    foul.choice.points = 5;
    EXPECT_EQ(refused(mcr, {}, foul), "points_not_allowed") << "a warning costs nothing";
    foul = south_did("early_draw");
    foul.choice.optional = {Measure::Exclude};
    EXPECT_EQ(refused(mcr, {}, foul), "not_left_to_referee");
    foul = south_did("empty_call");
    foul.choice.instead = 1;
    EXPECT_EQ(refused(foul_book("gb98"), {}, foul), "instead_too_early") << "Q158 b: who does not mend";
    foul = south_did("exposed_others");
    foul.choice.points = 10;
    foul.harmed.reset();
    EXPECT_EQ(refused(mcr, {}, foul), "harmed_needed");
    foul.harmed = Wind::South;
    EXPECT_EQ(refused(mcr, {}, foul), "harmed_is_offender");
    foul = south_did("exposed_tile");
    foul.pieces.clear();
    EXPECT_EQ(refused(mcr, {}, foul), "tiles_needed");
    foul = south_did("wrong_tile_count");
    foul.choice.rung = 3;
    EXPECT_EQ(refused(foul_book("hk"), {}, foul), "rung_is_counted") << "hk:5.2 prints the ladder";
}

// --- taking back

TEST(Gb98_Q140_9, TheHeadRefereeTakesBackBeforeItIsCarriedOutNotAfter) {
    const Rulebook& book = foul_book("gb98");
    const FoulRules& rules = book.fouls();
    FoulRecord record;
    give(book, record, at("early_draw", 1, 1));
    give(book, record, at("early_draw", 1, 1));
    const FoulRecord both = record;

    PenaltyRevoked back{1, Office::Referee, {1, 1, 1, {1'000}}, "the discard lay there"};
    EXPECT_EQ(refusal(rules, record, back), (RecordRefused{RecordRefusal::OfficeTooLow, "gb98:Q140(9)"}));
    back.by = Office::HeadReferee;
    ASSERT_TRUE(apply(rules, record, back));
    EXPECT_EQ(*record.penalties[1].revoked, back) << "the trail stays";
    EXPECT_EQ(record.penalties.size(), 2u);
    EXPECT_EQ(refusal(rules, record, back)->refusal, RecordRefusal::WasRevoked);
    give(book, record, at("early_draw", 1, 1));
    EXPECT_EQ(last(record), "deduct 5") << "what was taken back is not counted";

    FoulRecord done = both;
    ASSERT_TRUE(apply(rules, done, PenaltyCarriedOut{1}));
    const auto late = apply(rules, done, back);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error(), (RecordRefused{RecordRefusal::WasCarriedOut, "gb98:Q140(9)"}));
    EXPECT_EQ(refusal(rules, done, PenaltyCarriedOut{1})->refusal, RecordRefusal::WasCarriedOut);
    EXPECT_EQ(refusal(rules, done, PenaltyCarriedOut{7})->refusal, RecordRefusal::NoSuchPenalty);
    back.number = 7;
    EXPECT_EQ(refusal(rules, done, back)->refusal, RecordRefusal::NoSuchPenalty);
}

TEST(Mcr_3_13_1_a, TheHeadRefereeMayTakeBackWhileTheEventLasts) {
    const Rulebook& book = foul_book("mcr");
    FoulRecord record;
    give(book, record, at("lingering", 1, 0));
    ASSERT_TRUE(apply(book.fouls(), record, PenaltyCarriedOut{0}));
    EXPECT_FALSE(refusal(book.fouls(), record, PenaltyRevoked{0, Office::HeadReferee, {3, 1, 0, {}}, ""}));
    EXPECT_EQ(refusal(book.fouls(), record, PenaltyRevoked{0, Office::Referee, {1, 1, 0, {}}, ""})->refusal,
              RecordRefusal::OfficeTooLow);
}

TEST(Zds_1_17, APenaltyIsTakenBackBeforeTheNextHandNotAfter) {
    const Rulebook& book = foul_book("zds");
    FoulRecord record;
    give(book, record, at("naming_discard", 1, 4));
    const PenaltyRevoked now{0, Office::Referee, {1, 1, 4, {}}, ""},
        late{0, Office::Referee, {1, 1, 5, {}}, ""};
    EXPECT_FALSE(refusal(book.fouls(), record, now));
    EXPECT_EQ(refusal(book.fouls(), record, late), (RecordRefused{RecordRefusal::TooLate, "zds:1-17"}));
}

TEST(FoulRecordFold, TheSameEventsGiveTheSameRecord) {
    const Rulebook& book = foul_book("hk");
    FoulRecord record;
    std::vector<FoulEvent> events;
    Random random(5);
    for (int n = 0; n < 400; ++n) {
        FoulCase foul = at(random.one_in(2) ? "early_draw" : "delay", 1 + static_cast<int>(random.below(3)),
                           1 + static_cast<int>(random.below(4)));
        foul.who = random.below(4);
        FoulEvent event = PenaltyGiven{ruled(book, record, foul)};
        const std::size_t some = random.below(static_cast<unsigned>(record.penalties.size()) + 1);
        if (random.one_in(4)) event = PenaltyRevoked{some, Office::HeadReferee, foul.place, ""};
        if (random.one_in(4)) event = PenaltyCarriedOut{some};
        const FoulRecord before = record;
        if (apply(book.fouls(), record, event)) {
            events.push_back(event);
        } else {
            EXPECT_EQ(record, before) << "refused: nothing has changed";
        }
    }
    FoulRecord again;
    for (const FoulEvent& event : events) fold(again, event);
    EXPECT_EQ(again, record);
    // The slow way to count: walk through it.
    for (Offender who = 0; who < 4; ++who)
        for (int session = 1; session <= 3; ++session)
            for (int hand = 1; hand <= 4; ++hand) {
                int in_hand = 0, in_session = 0, in_event = 0;
                for (const RecordedPenalty& each : record.penalties) {
                    if (each.revoked || each.penalty.who != who || each.penalty.counter != "delay") continue;
                    ++in_event;
                    if (each.penalty.place.session != session) continue;
                    ++in_session;
                    in_hand += each.penalty.place.hand == hand;
                }
                const FoulPlace place{session, 1, hand, {}};
                EXPECT_EQ(record.count(who, "delay", FoulScope::OneHand, place), in_hand);
                EXPECT_EQ(record.count(who, "delay", FoulScope::OneSession, place), in_session);
                EXPECT_EQ(record.count(who, "delay", FoulScope::WholeEvent, place), in_event);
            }
}

}  // namespace
}  // namespace sifang::test
