// Penalties of a contest: taken back in time, told by what stands, and standing on the sheet.

#include "contest/penalty_ledger.hpp"
#include "contest/status.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// One table that plays, with its referee.
struct OneTable {
    explicit OneTable(std::string_view rules) : desk(rules) {
        Regulations regulations = by_the_book(desk.rules(), "Penalty Example");
        regulations.least_sessions = 0;
        desk.open(regulations);
        desk.plan(round_robin(2));
        head = desk.name(Duty::HeadReferee);
        referee = desk.name(Duty::Referee, RefereeGrade::First, 1, 1);
        desk.enter_players(4);
        desk.close_and_draw(1);
        desk.seat({1});
        desk.start(session(1));
    }
    /// The offender began in this seat, and in the first round he sits there.
    EventNumber punish(std::string foul, unsigned seat, int hand, Booking booking = Booking::OnSheet,
                       std::optional<std::size_t> rung = {}) {
        FoulCase what;
        what.foul = std::move(foul);
        what.seat = static_cast<Wind>(seat);
        what.place.hand = hand;
        what.choice.rung = rung;
        return desk.ok(PunishFoul{what, desk.at(id, seat), id, booking}, head);
    }
    /// The next hand, drawn; what is paid and fined is told.
    HandWritten next_hand(PlayerPoints fines = {}, PlayerPoints fouls = {}) const {
        const auto found = desk.state().sheets.find(id);
        const Sheet so_far = found == desk.state().sheets.end() ? Sheet{} : found->second;
        HandWritten hand;
        hand.hand = static_cast<int>(so_far.hands.size()) + 1;
        hand.dealer = static_cast<Player>(so_far.hands.size() % 4);
        hand.fines = fines;
        hand.fouls = fouls;
        const auto priced = SheetBook(desk.rules()).priced(so_far, hand);
        EXPECT_TRUE(priced.has_value()) << sifang::contest::id(priced.error().why);
        return priced.value_or(hand);
    }
    void write(PlayerPoints fines = {}, PlayerPoints fouls = {}) {
        desk.record(SheetChanged{id, next_hand(fines, fouls)}, referee);
    }
    std::string why_not_revoked(EventNumber penalty, OfficialNumber by, int hand = 0) {
        const Refusal refused = desk.refused(Record{FoulRevoked{penalty, "mistaken", hand}}, by);
        EXPECT_EQ(refused.reason, Reason::FoulRefused);
        return refused.inner + " " + refused.clause;
    }
    /// On a copy: it can be taken back now.
    void expect_revocable(EventNumber penalty, OfficialNumber by, int hand = 0) const {
        Desk copy = desk;
        copy.record(FoulRevoked{penalty, "mistaken", hand}, by);
    }

    SheetId id = sheet(1, 1);
    Desk desk;
    OfficialNumber head, referee;
};

TEST(Zds_1_17, APenaltyIsTakenBackUntilTheNextHandBegins) {
    OneTable table("zds");
    table.write();
    const EventNumber given = table.punish("wrong_call", 1, 2);
    // In its hand the table's referee may (the book asks for nobody above him).
    table.expect_revocable(given, table.referee);
    table.write();
    // The hand is written down: the next has begun, unless somebody says that the tiles still lie there.
    EXPECT_EQ(table.why_not_revoked(given, table.head), "too_late zds:1-17");
    table.expect_revocable(given, table.head, 2);
    EXPECT_EQ(table.why_not_revoked(given, table.head, 3), "too_late zds:1-17");
    table.write();
    EXPECT_EQ(table.why_not_revoked(given, table.head, 2), "too_late zds:1-17");
}

TEST(Zds_1_17, NotAfterTheSession) {
    OneTable table("zds");
    const EventNumber given = table.punish("wrong_call", 1, 1);
    table.expect_revocable(given, table.head);
    OneTable ended = table;
    ended.desk.end(session(1));
    EXPECT_EQ(ended.why_not_revoked(given, ended.head, 1), "too_late zds:1-17");
    // With the totals, too, all hands are over.
    table.desk.record(SheetChanged{table.id, TotalsWritten{{30'000, 30'000, 30'000, 30'000}, {}}});
    EXPECT_EQ(table.why_not_revoked(given, table.head), "too_late zds:1-17");
}

TEST(Gb98_Q140_9, InAContestWhatIsCarriedOutStays) {
    OneTable table("gb98");
    table.punish("empty_call", 0, 1);  // a warning
    const EventNumber fined = table.punish("empty_call", 0, 1);
    const EventNumber later = table.punish("empty_call", 1, 1, Booking::Session);
    EXPECT_EQ(table.why_not_revoked(fined, table.referee), "office_too_low gb98:Q140(9)");
    table.expect_revocable(fined, table.head);
    // Its points stand in the hand's row.
    table.write({-5, 0, 0, 0});
    EXPECT_EQ(table.why_not_revoked(fined, table.head), "was_carried_out gb98:Q140(9)");
    // What comes off at the end of the session is carried out when the sheet is signed (gb98:Q147(4)).
    table.expect_revocable(later, table.head);
    table.desk.record(SheetChanged{table.id, SheetSigned{Signer::East}}, table.referee);
    EXPECT_EQ(table.why_not_revoked(later, table.head), "was_carried_out gb98:Q140(9)");
}

TEST(Gb98_Q140_9, AHandThatWasPlayedUnderItIsCarriedOut) {
    OneTable table("gb98");
    // No win this hand: the row has no points of it, but the hand was played so.
    const EventNumber given = table.punish("wrong_tile_count", 2, 1, Booking::Session);
    ASSERT_FALSE(table.desk.state().fouls.penalties[0].penalty.sanctions.empty());
    table.expect_revocable(given, table.head);
    table.write();
    EXPECT_EQ(table.why_not_revoked(given, table.head), "was_carried_out gb98:Q140(9)");
}

TEST(Gb98_Q140_9, NotAtATableItIsCarriedOutWithTheNextSession) {
    OneTable table("gb98");
    table.desk.file(table.id, {500, 500, 500, 500});
    table.desk.end(session(1));
    FoulCase foul;
    foul.foul = "cheating";
    const EntrantNumber offender = table.desk.at(table.id, 0);
    const EventNumber given = table.desk.ok(PunishFoul{foul, offender, {}, Booking::Total}, table.head);
    table.expect_revocable(given, table.head);
    table.desk.start(session(2));
    EXPECT_EQ(table.why_not_revoked(given, table.head), "was_carried_out gb98:Q140(9)");
}

TEST(Mcr_3_13_1, InMcrItIsTakenBackToTheEndOfTheEvent) {
    OneTable table("mcr");
    table.punish("empty_call", 0, 1, Booking::Session);
    const EventNumber given = table.punish("empty_call", 0, 1, Booking::Session);
    table.desk.file(table.id, {24, 8, -16, -16});
    table.desk.end(session(1));
    EXPECT_TRUE(table.desk.state().fouls.penalties[1].carried_out);
    table.desk.record(FoulRevoked{given, "mistaken"}, table.head);
}

TEST(Hk_5_f, WhoIsOutByCardsIsToldByTheCardsThatStand) {
    OneTable table("hk");
    const auto card = [&] { return table.punish("empty_call", 0, 0, Booking::Session, 2); };
    const EntrantNumber who = table.desk.at(table.id, 0);
    const EventNumber first = card();
    EXPECT_TRUE(may_play(table.desk.state(), who));
    const EventNumber second = card();
    EXPECT_FALSE(may_play(table.desk.state(), who));
    // One card is not enough, whichever was mistaken.
    Desk one = table.desk, other = table.desk;
    one.record(FoulRevoked{first, "mistaken"}, table.head);
    EXPECT_TRUE(may_play(one.state(), who));
    EXPECT_EQ(ranked(one.state(), who), Ranked::Yes);
    other.record(FoulRevoked{second, "mistaken"}, table.head);
    EXPECT_TRUE(may_play(other.state(), who));
    // Revoked, then another card: he has one. The revoking undone: he has two.
    Desk again = one;
    const EventNumber revoked{static_cast<std::uint32_t>(again.contest.log().size())};
    again.ok(Undo{revoked}, table.head);
    EXPECT_FALSE(may_play(again.state(), who));
    OneTable fresh("hk");
    FoulCase foul;
    foul.foul = "empty_call";
    foul.choice.rung = 2;
    const EntrantNumber he = fresh.desk.at(fresh.id, 0);
    const EventNumber early = fresh.desk.ok(PunishFoul{foul, he, fresh.id, Booking::Session}, fresh.head);
    const EventNumber back = fresh.desk.record(FoulRevoked{early, "mistaken"}, fresh.head);
    fresh.desk.ok(PunishFoul{foul, he, fresh.id, Booking::Session}, fresh.head);
    EXPECT_TRUE(may_play(fresh.desk.state(), he));
    fresh.desk.ok(Undo{back}, fresh.head);
    EXPECT_FALSE(may_play(fresh.desk.state(), he));
}

TEST(PenaltiesOnSheet, ASheetIsClosedWhenTheFinesOfItsHandsAreThoseOfItsPenalties) {
    OneTable table("mcr");
    Desk& desk = table.desk;
    table.punish("empty_call", 0, 2);                            // a warning
    const EventNumber fined = table.punish("empty_call", 0, 2);  // 5 off
    table.write();
    table.write();               // forgotten
    table.write({0, -5, 0, 0});  // a fine that the referee wrote without a record is his own
    desk.sign(table.id);
    const Refusal refused = desk.refused(Record{SheetChanged{table.id, SheetClosed{}}}, table.head);
    EXPECT_EQ(refused.reason, Reason::PenaltyNotOnSheet);
    EXPECT_EQ(refused.place.event.value, fined.value);
    EXPECT_EQ(refused.place.table, table.id.table);
    // Put right with a correction, or taken back.
    Desk corrected = desk, revoked = desk;
    corrected.record(SheetChanged{table.id, SheetCorrected{2, {-5, 0, 0, 0}, {-5, 0, 0, 0}, "forgotten"}},
                     table.head);
    corrected.sign_and_close(table.id);
    revoked.record(FoulRevoked{fined, "mistaken"}, table.head);
    revoked.record(SheetChanged{table.id, SheetClosed{}}, table.head);
    EXPECT_EQ(results(corrected.rules(), corrected.state())[0].score, -5);
    EXPECT_EQ(results(revoked.rules(), revoked.state())[0].score, 0);
}

TEST(PenaltiesOnSheet, SoIsWhatIsPaidBetweenPlayers) {
    OneTable table("mcr");
    // mcr:3.11.4: a false win pays each of the others.
    const EventNumber given = table.punish("false_win", 0, 1);
    const Payments due = points_of(table.desk.state().fouls.penalties[0].penalty);
    ASSERT_LT(due[0], 0);
    ASSERT_EQ(due[0] + due[1] + due[2] + due[3], 0);
    OneTable wrong = table;
    wrong.write({}, {due[0] - 3, due[1] + 1, due[2] + 1, due[3] + 1});
    wrong.desk.sign(wrong.id);
    EXPECT_EQ(wrong.desk.refused(Record{SheetChanged{wrong.id, SheetClosed{}}}, wrong.head).place.event,
              given);
    table.write({}, {due[0], due[1], due[2], due[3]});
    table.desk.sign_and_close(table.id);
}

TEST(PenaltiesOnSheet, OfTotalsTheFinesAreNotLessThanTheRecord) {
    OneTable table("mcr");
    table.punish("empty_call", 0, 4);
    const EventNumber fined = table.punish("empty_call", 0, 4);
    OneTable short_of = table;
    short_of.desk.record(SheetChanged{table.id, TotalsWritten{{8, 0, 0, -8}, {}}});
    short_of.desk.sign(table.id);
    EXPECT_EQ(
        short_of.desk.refused(Record{SheetChanged{table.id, SheetClosed{}}}, table.head).place.event.value,
        fined.value);
    table.desk.file(table.id, {3, 0, 0, -8}, {-5, 0, 0, 0});
}

TEST(PenaltiesOnSheet, OfAClosedSheetTheHeadRefereeBooksWhatStandsThere) {
    OneTable table("mcr");
    Desk& desk = table.desk;
    table.write();
    desk.sign_and_close(table.id);
    FoulCase foul;
    foul.foul = "empty_call";
    foul.place.hand = 1;
    const EntrantNumber who = desk.at(table.id, 0);
    const PunishFoul warning{foul, who, table.id, Booking::OnSheet};
    EXPECT_EQ(desk.why_not(warning, table.referee), Reason::NotHisDuty);
    desk.ok(warning, table.head);
    EXPECT_EQ(desk.why_not(warning, table.head), Reason::PenaltyNotOnSheet);
    desk.record(SheetChanged{table.id, SheetCorrected{1, {-5, 0, 0, 0}, {-5, 0, 0, 0}, "seen by the camera"}},
                table.head);
    desk.ok(warning, table.head);
    // Taken back, it stands there still: nothing is published before the sheet is put right.
    const EventNumber given{static_cast<std::uint32_t>(desk.contest.log().size())};
    desk.record(FoulRevoked{given, "mistaken"}, table.head);
    desk.end(session(1));
    Random random(1);
    desk.play(session(2), random);
    EXPECT_EQ(desk.why_not_recorded(ResultsPublished{{1}}, table.head), Reason::PenaltyNotOnSheet);
    desk.record(SheetChanged{table.id, SheetCorrected{1, {}, {}, "taken back"}}, table.head);
    desk.draw_ties({1});
    desk.record(ResultsPublished{{1}}, table.head);
}

}  // namespace
}  // namespace sifang::contest::test
