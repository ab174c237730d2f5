// Appeals by the book, clause by clause.

#include "referee/appeal.hpp"

#include <gtest/gtest.h>
#include <set>

#include "referee/foul_record.hpp"
#include "rules/rules_book.hpp"

namespace sifang::referee_test {
namespace {

using rules_test::book;

constexpr Instant session_end{10 * 3'600'000};
constexpr Instant later(int n) { return session_end + minutes(n); }

/// An appeal that has everything the book asks for.
AppealFiled proper(std::string_view rules, int minutes_later = 10) {
    const AppealRules& a = book(rules).appeals();
    AppealFiled filed;
    filed.at = later(minutes_later);
    filed.by = "Ana";
    filed.as = a.player_files ? Appellant::Entrant : Appellant::Leader;
    filed.deposit = a.deposit;
    filed.to = a.rule_matters.front();
    filed.session_ended = session_end;
    return filed;
}
AppealHeard heard(int minutes_later, AppealVerdict verdict, Remedy remedy = {}) {
    AppealHeard h;
    h.at = later(minutes_later);
    h.by = "Bo";
    h.verdict = verdict;
    h.remedy = remedy;
    return h;
}
AppealCarriedOn carried_on(int minutes_later, bool written = true) {
    return {later(minutes_later), "Ana", written};
}
const Remedy revoke_it{.revoked = 3};

struct Case {
    explicit Case(std::string_view edition) : rules(book(edition).appeals()) {}

    Case& tell(const AppealEvent& event) {
        const auto done = apply(rules, appeal, event);
        EXPECT_TRUE(done) << id(done.error().refusal);
        return *this;
    }
    /// What is refused, and by which clause.
    std::string refused(const AppealEvent& event) {
        const Appeal before = appeal;
        const auto done = apply(rules, appeal, event);
        EXPECT_EQ(appeal, before) << "a refusal leaves the appeal as it was";
        if (done) return "";
        return std::string(id(done.error().refusal)) +
               (done.error().clause.empty() ? "" : " " + std::string(done.error().clause));
    }

    const AppealRules& rules;
    Appeal appeal;
};

TEST(Mcr_3_12_1, APlayerOrHisLeaderMayAppeal) {
    for (const Appellant as : {Appellant::Entrant, Appellant::Leader}) {
        AppealFiled filed = proper("mcr");
        filed.as = as;
        Case c("mcr");
        c.tell(filed);
        EXPECT_EQ(c.appeal.phase, AppealPhase::Filed);
    }
}

TEST(Mcr_3_12_2_a, WithinThirtyMinutesOfTheSessionsEnd) {
    EXPECT_EQ(filing_ends(book("mcr").appeals(), session_end), later(30));
    Case("mcr").tell(proper("mcr", 30));
    AppealFiled late = proper("mcr", 30);
    ++late.at.ms;
    EXPECT_EQ(Case("mcr").refused(late), "too_late mcr:3.12.2 a");
    late.session_ended.reset();
    Case("mcr").tell(late);  // while the session is played it is not too late
}

TEST(Mcr_3_12_2_a, InWriting) {
    AppealFiled spoken = proper("mcr");
    spoken.written = false;
    EXPECT_EQ(Case("mcr").refused(spoken), "not_written mcr:3.12.3");
}

TEST(Mcr_3_12_2_b, TheDepositIsReturnedWhenUpheldAndElseKept) {
    AppealFiled poor = proper("mcr");
    poor.deposit = 199;
    EXPECT_EQ(Case("mcr").refused(poor), "deposit_missing mcr:3.12.2 b");
    EXPECT_EQ(book("mcr").appeals().deposit, 200);
    EXPECT_EQ(book("mcr").appeals().currency, "USD");

    AppealRules as_set = book("mcr").appeals();
    as_set.deposit = 1500;
    as_set.currency = "CNY";
    AppealFiled filed = proper("mcr");
    EXPECT_EQ(refusal(as_set, {}, filed)->refusal, AppealRefusal::DepositMissing);
    filed.deposit = 1500;
    EXPECT_EQ(refusal(as_set, {}, filed), std::nullopt) << "or as the organisers have set it";

    Case won("mcr"), lost("mcr");
    EXPECT_EQ(won.tell(proper("mcr")).appeal.deposit, Deposit::Held);
    EXPECT_EQ(won.tell(heard(20, AppealVerdict::Upheld, revoke_it)).appeal.deposit, Deposit::Returned);
    lost.tell(proper("mcr")).tell(heard(20, AppealVerdict::Dismissed));
    EXPECT_EQ(lost.appeal.deposit, Deposit::Kept);
    EXPECT_EQ(lost.tell(carried_on(30)).appeal.deposit, Deposit::Held) << "it is not lost yet";
    AppealHeard found = heard(40, AppealVerdict::Upheld, revoke_it);
    found.within_powers = false;
    EXPECT_EQ(lost.tell(found).appeal.deposit, Deposit::Returned);
}

TEST(Mcr_3_12_3, SignedByThePersonConcernedAndTheOneResponsible) {
    AppealFiled filed = proper("mcr");
    filed.player_signed = false;
    EXPECT_EQ(Case("mcr").refused(filed), "player_must_sign mcr:3.12.3");
    filed = proper("mcr");
    filed.leader_signed = false;
    EXPECT_EQ(Case("mcr").refused(filed), "leader_must_sign mcr:3.12.3");
}

TEST(Mcr_3_12_4, ItMayGoStraightToArbitration) {
    AppealFiled filed = proper("mcr");
    filed.to = AppealBody::Arbitration;
    Case c("mcr");
    c.tell(filed).tell(heard(20, AppealVerdict::Upheld, revoke_it));
    EXPECT_EQ(c.appeal.remedy, revoke_it) << "a table referee's ruling may be changed";
    EXPECT_EQ(c.appeal.before, AppealBody::Arbitration);
}

TEST(Mcr_3_13_1_a, AMatterOfTheRulesIsHeardByTheHeadReferee) {
    Case c("mcr");
    c.tell(proper("mcr"));
    EXPECT_EQ(c.appeal.before, AppealBody::HeadReferee);
    AppealFiled wrong = proper("mcr");
    wrong.to = AppealBody::Committee;
    EXPECT_EQ(Case("mcr").refused(wrong), "wrong_body mcr:3.13.1 a");
}

TEST(Mcr_3_13_1_b, AgainstThatInWritingToArbitration) {
    Case c("mcr");
    c.tell(proper("mcr"));
    EXPECT_EQ(c.refused(carried_on(15)), "not_heard");
    c.tell(heard(20, AppealVerdict::Dismissed));
    EXPECT_EQ(c.refused(carried_on(25, false)), "not_written mcr:3.13.1 b");
    c.tell(carried_on(25));
    EXPECT_EQ(c.appeal.before, AppealBody::Arbitration);
    EXPECT_EQ(c.appeal.phase, AppealPhase::Filed);
    c.tell(heard(40, AppealVerdict::Dismissed));
    EXPECT_EQ(c.refused(carried_on(50)), "last_word mcr:3.13.3 b");
}

TEST(Mcr_3_13_2, EverythingElseIsHeardByWhomTheCommitteeNames) {
    AppealFiled filed = proper("mcr");
    filed.matter = AppealMatter::Other;
    EXPECT_EQ(Case("mcr").refused(filed), "wrong_body mcr:3.13.2");
    filed.to = AppealBody::Committee;
    Case c("mcr");
    c.tell(filed).tell(heard(20, AppealVerdict::Dismissed));
    EXPECT_EQ(c.refused(carried_on(25)), "last_word mcr:3.13.3 b");
}

TEST(Mcr_3_13_3, ArbitrationReviewsButDoesNotOverruleTheHeadReferee) {
    Case c("mcr");
    c.tell(proper("mcr")).tell(heard(20, AppealVerdict::Dismissed)).tell(carried_on(25));
    EXPECT_EQ(c.refused(heard(40, AppealVerdict::Upheld, revoke_it)), "may_not_change mcr:3.13.3 b");
    AppealHeard beyond = heard(40, AppealVerdict::Upheld, revoke_it);
    beyond.within_powers = false;  // neither by the rules or regulations nor for discipline
    c.tell(beyond);
    EXPECT_EQ(c.appeal.remedy, revoke_it);

    // The same holds for a ruling that he gave himself in the first place.
    AppealFiled against_him = proper("mcr");
    against_him.to = AppealBody::Arbitration;
    against_him.ruled_by = Office::HeadReferee;
    Case d("mcr");
    d.tell(against_him);
    EXPECT_EQ(d.refused(heard(40, AppealVerdict::Upheld, revoke_it)), "may_not_change mcr:3.13.3 b");
    d.tell(heard(40, AppealVerdict::Upheld));
    EXPECT_EQ(d.appeal.phase, AppealPhase::Upheld) << "that he was wrong may be said";
    EXPECT_TRUE(d.appeal.remedy.empty()) << "but his ruling stands";
}

TEST(Mcr_3_13, ThePenaltyFollowsAnUpheldAppeal) {
    Case c("mcr");
    c.tell(proper("mcr")).tell(heard(20, AppealVerdict::Upheld, revoke_it));
    // What it says is what the record of fouls takes in.
    const PenaltyRevoked revoked{*c.appeal.remedy.revoked, office_of(c.appeal.before)};
    EXPECT_EQ(revoked.number, 3u);
    EXPECT_EQ(revoked.by, Office::HeadReferee);

    Case scores("mcr");
    Remedy corrected;
    corrected.corrected = PointsCorrected{7, {24, -8, -8, -7}};
    scores.tell(proper("mcr"));
    EXPECT_EQ(scores.refused(heard(20, AppealVerdict::Upheld, corrected)), "not_an_amount");
    corrected.corrected->points[3] = -8;
    scores.tell(heard(20, AppealVerdict::Upheld, corrected));
    EXPECT_EQ(scores.appeal.remedy.corrected->hand, 7);
}

TEST(Gb98_Q149_1, APlayerMayAppealAgainstRefereeAndHeadReferee) {
    for (const Office by : {Office::Referee, Office::HeadReferee}) {
        AppealFiled filed = proper("gb98");
        filed.ruled_by = by;
        Case("gb98").tell(filed);
    }
    AppealFiled leader = proper("gb98");
    leader.as = Appellant::Leader;
    EXPECT_EQ(Case("gb98").refused(leader), "leader_may_not_file gb98:Q149(1)");
}

TEST(Gb98_Q149_2, InWritingWithinThirtyMinutes) {
    AppealFiled filed = proper("gb98", 31);
    EXPECT_EQ(Case("gb98").refused(filed), "too_late gb98:Q149(2)");
    filed = proper("gb98", 30);
    filed.written = false;
    EXPECT_EQ(Case("gb98").refused(filed), "not_written gb98:Q149(3)");
}

TEST(Gb98_Q149_3, OnlyWithTheLeadersSignature) {
    AppealFiled filed = proper("gb98");
    filed.player_signed = false;
    Case("gb98").tell(filed);
    filed.leader_signed = false;
    EXPECT_EQ(Case("gb98").refused(filed), "leader_must_sign gb98:Q149(3)");
}

TEST(Gb98_Q149_4, StraightToArbitrationAndWithoutAFee) {
    AppealFiled filed = proper("gb98");
    EXPECT_EQ(filed.to, AppealBody::Arbitration);
    EXPECT_EQ(Case("gb98").tell(filed).appeal.deposit, Deposit::None);
    filed.deposit = 200;
    EXPECT_EQ(Case("gb98").refused(filed), "deposit_missing");
    filed.deposit = 0;
    filed.to = AppealBody::HeadReferee;
    EXPECT_EQ(Case("gb98").refused(filed), "wrong_body gb98:Q148(1)");
}

TEST(Gb98_Q149_5, AnErrorMayBeFoundButTheRulingStands) {
    Case c("gb98");
    c.tell(proper("gb98"));
    EXPECT_EQ(c.refused(heard(20, AppealVerdict::Upheld, revoke_it)), "may_not_change gb98:Q149(5)");
    AppealHeard answered = heard(20, AppealVerdict::Upheld);
    answered.referee_disciplined = true;
    c.tell(answered);
    EXPECT_TRUE(c.appeal.remedy.empty());
    EXPECT_TRUE(c.appeal.referee_disciplined);
}

TEST(Gb98_Q148_2, OnlyWhatLiesOutsideTheRefereesPowersIsChanged) {
    Case c("gb98");
    AppealHeard beyond = heard(20, AppealVerdict::Upheld, revoke_it);
    beyond.within_powers = false;
    c.tell(proper("gb98")).tell(beyond);
    EXPECT_EQ(c.appeal.remedy, revoke_it);
}

TEST(Hk_5_c, TheChiefRefereeIsAskedAndHisWordIsFinal) {
    Case c("hk");
    AppealFiled spoken = proper("hk", 10'000);
    spoken.written = spoken.player_signed = spoken.leader_signed = false;
    c.tell(spoken);
    EXPECT_EQ(c.appeal.before, AppealBody::HeadReferee);
    EXPECT_EQ(c.appeal.deposit, Deposit::None);
    c.tell(heard(10'001, AppealVerdict::Dismissed));
    EXPECT_EQ(c.refused(carried_on(10'002)), "last_word hk:5 c");
    EXPECT_EQ(filing_ends(c.rules, session_end), std::nullopt) << "no limit";
    EXPECT_EQ(Case("hk").tell(spoken).tell(heard(10'001, AppealVerdict::Upheld, revoke_it)).appeal.remedy,
              revoke_it);
}

TEST(Appeals, TheJapaneseBooksKnowNone) {
    for (const std::string_view rules : {"zds", "riichi", "tenhou", "ema", "wrc"})
        EXPECT_EQ(Case(rules).refused(proper(rules)), "no_appeals") << rules;
}

TEST(Appeals, NothingHappensOutOfTurn) {
    Case c("mcr");
    EXPECT_EQ(c.refused(heard(20, AppealVerdict::Dismissed)), "not_filed");
    EXPECT_EQ(c.refused(carried_on(20)), "not_filed");
    c.tell(proper("mcr"));
    EXPECT_EQ(c.refused(proper("mcr")), "was_filed");
    EXPECT_EQ(c.refused(heard(9, AppealVerdict::Dismissed)), "out_of_order");
    EXPECT_EQ(c.refused(heard(20, AppealVerdict::Dismissed, revoke_it)), "remedy_needs_right");
    c.tell(heard(20, AppealVerdict::Upheld, revoke_it));
    EXPECT_EQ(c.refused(heard(21, AppealVerdict::Dismissed)), "was_heard");
    EXPECT_EQ(c.refused(carried_on(21)), "was_upheld");
}

TEST(Appeals, TheTrailSaysWhoAndWhenAndGivesTheSameAppealAgain) {
    Case c("mcr");
    c.tell(proper("mcr")).tell(heard(20, AppealVerdict::Dismissed)).tell(carried_on(25));
    c.tell(heard(40, AppealVerdict::Dismissed));
    ASSERT_EQ(c.appeal.trail.size(), 4u);
    EXPECT_EQ(std::get<AppealFiled>(c.appeal.trail[0]).by, "Ana");
    EXPECT_EQ(std::get<AppealHeard>(c.appeal.trail[3]).at, later(40));
    Appeal again;
    for (const AppealEvent& event : c.appeal.trail) fold(c.rules, again, event);
    EXPECT_EQ(again, c.appeal);
}

TEST(Appeals, EveryRefusalHasAnIdOfItsOwn) {
    std::set<std::string_view> ids;
    for (unsigned i = 0; i < appeal_refusal_count; ++i) ids.insert(id(static_cast<AppealRefusal>(i)));
    EXPECT_EQ(ids.size(), appeal_refusal_count);
    EXPECT_FALSE(ids.contains(""));
}

}  // namespace
}  // namespace sifang::referee_test
