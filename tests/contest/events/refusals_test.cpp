// Every reason for a refusal can be met, and leaves everything as it was.

#include <algorithm>

#include "contest/stage_seating.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

Regulations club(const Rulebook& rules) {
    Regulations out = by_the_book(rules, "Club Example");
    out.least_sessions = 0;
    return out;
}
PlayerNumber p(unsigned number) { return PlayerNumber::of_number(number); }

void opening_and_planning() {
    Desk desk("mcr");
    desk.why_not(EnterPerson{{"Player Example"}});  // not_open
    Regulations other = club(desk.rules());
    other.rules = "hk";
    EXPECT_EQ(desk.why_not_recorded(ContestOpened{other, "Organiser Example"}), Reason::WrongRulebook);
    Regulations untitled = club(desk.rules());
    untitled.title = " ";
    EXPECT_EQ(desk.why_not_recorded(ContestOpened{untitled, "Organiser Example"}), Reason::NoTitle);
    EXPECT_EQ(desk.why_not_recorded(ContestOpened{club(desk.rules()), ""}), Reason::NameEmpty);
    desk.open(club(desk.rules()));
    EXPECT_EQ(desk.why_not_recorded(ContestOpened{club(desk.rules()), "Other Example"}), Reason::AlreadyOpen);

    const auto plan = [&](std::vector<StagePlan> stages) {
        return desk.why_not_recorded(StagesPlanned{std::move(stages)});
    };
    EXPECT_EQ(plan({}), Reason::NoStages);
    EXPECT_EQ(plan(round_robin(0)), Reason::NoSessions);
    EXPECT_EQ(plan(round_robin(seating::most_rounds + 1)), Reason::NoSessions);
    EXPECT_EQ(plan({{"six", Format::Chart, 1, 6}}), Reason::GroupsNotFours);
    EXPECT_EQ(plan({{"eight", Format::Bracket, 1, 8}}), Reason::GroupsNotFours);
    EXPECT_EQ(plan({{"first", Format::Chart, 1}, {"second", Format::Chart, 1}}), Reason::GoOnMissing);
    EXPECT_EQ(plan({{"last", Format::Chart, 1, 8, 4}}), Reason::GoOnAtTheEnd);
    EXPECT_EQ(plan({{"first", Format::Bracket, 1, 4, 4}, {"last", Format::Chart, 1}}), Reason::GoOnTooMany);
    EXPECT_EQ(plan({{"", Format::Chart, 1}}), Reason::NameEmpty);
    EXPECT_EQ(desk.why_not_recorded(EntriesClosed{}), Reason::NoStages);
    EXPECT_EQ(desk.why_not_recorded(OfficialNamed{{9}, {"Official Example"}}), Reason::NotTheNext);
    EXPECT_EQ(desk.why_not_recorded(EntrantEntered{{9}, {"Player Example"}}), Reason::NotTheNext);
    EXPECT_EQ(desk.why_not_recorded(EntryRemoved{{1}}), Reason::NoSuchEntrant);
    EXPECT_EQ(desk.why_not(EnterPerson{{"Player Example"}}, {7}), Reason::NoSuchOfficial);
}

void sessions() {
    Desk desk("mcr");
    desk.open(club(desk.rules()));
    desk.plan({{"first", Format::Chart, 2, 0, 4}, {"final", Format::Bracket, 1, 4}});
    desk.enter_players(8);
    EXPECT_EQ(desk.why_not(DraftSeating{{1}, 1}), Reason::NotDrawn);
    EXPECT_EQ(desk.why_not(DraftSeating{{3}, 1}), Reason::NoSuchStage);
    EXPECT_EQ(desk.why_not_recorded(Withdrew{{1}}), Reason::NotDrawn);
    desk.close_and_draw(1);
    EXPECT_EQ(desk.why_not_recorded(EntryRemoved{{1}}), Reason::DrawnAlready);
    EXPECT_EQ(desk.why_not(DraftSeating{{2}, 1}), Reason::StageNotReached);
    Desk empty = desk;
    for (std::uint32_t n = 1; n <= 8; ++n) {
        if (n == 4) {
            EXPECT_EQ(empty.why_not(DraftSeating{{1}, 1}), Reason::NotFours);
        }
        empty.record(Withdrew{{n}});
    }
    EXPECT_EQ(empty.why_not(DraftSeating{{1}, 1}), Reason::FieldTooSmall);
    EXPECT_EQ(empty.why_not_recorded(Withdrew{{1}}), Reason::NotPlaying);
    EXPECT_EQ(desk.why_not(Reseat{{1}, 1}), Reason::NotPublished);
    desk.seat({1});

    EXPECT_EQ(desk.why_not_recorded(SessionStarted{session(3)}), Reason::NoSuchSession);
    EXPECT_EQ(desk.why_not_recorded(SessionEnded{session(1)}), Reason::NotStarted);
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 1), TotalsWritten{}}), Reason::NotStarted);
    EXPECT_EQ(desk.why_not_recorded(SheetChanged{sheet(1, 9), TotalsWritten{}}), Reason::NotPublished);
    desk.start(session(1));
    EXPECT_EQ(desk.why_not_recorded(SessionStarted{session(1)}), Reason::HasStarted);
    EXPECT_EQ(desk.why_not_recorded(SessionStarted{session(2)}), Reason::EarlierNotEnded);
    EXPECT_EQ(desk.why_not_recorded(EndMoved{session(1), 0}), Reason::TimeRunsBack);
    EXPECT_EQ(desk.why_not_recorded(ArrivedLate{session(1), p(9)}), Reason::NotAtATable);
    desk.ok(NoteArrival{session(1), p(1), LateBy::Organisers});
    EXPECT_EQ(desk.why_not(NoteArrival{session(1), p(1)}), Reason::ArrivedAlready);
    EXPECT_EQ(desk.why_not_recorded(StandInSeated{session(1), p(1), "House Example"}), Reason::NotForfeited);
    desk.record(Forfeited{session(1), p(2)});
    EXPECT_EQ(desk.why_not_recorded(Forfeited{session(1), p(2)}), Reason::ForfeitedAlready);
    EXPECT_EQ(desk.why_not(NoteArrival{session(1), p(2)}), Reason::ForfeitedAlready);
    desk.record(StandInSeated{session(1), p(2), "House Example"});
    EXPECT_EQ(desk.why_not_recorded(StandInSeated{session(1), p(2), "House Example"}), Reason::PlaysAlready);

    const Refusal unbalanced =
        desk.refused(Record{SheetChanged{sheet(1, 1), TotalsWritten{{1, 0, 0, 0}, {}}}});
    EXPECT_EQ(unbalanced.reason, Reason::SheetRefused);
    EXPECT_EQ(unbalanced.inner, "not_balanced");
    EXPECT_EQ(desk.why_not_recorded(ResultsPublished{{1}}), Reason::SheetsMissing);
    EXPECT_EQ(desk.why_not_recorded(TieDrawn{{1}, {}, {{1}, {2}}}), Reason::SheetsMissing);
    FoulCase unknown;
    unknown.foul = "no such foul";
    EXPECT_EQ(desk.why_not(PunishFoul{unknown, {1}}), Reason::FoulRefused);
    FoulCase foul;
    foul.foul = "empty_call";
    const EntrantNumber elsewhere = desk.at(sheet(1, 2), 0);
    EXPECT_EQ(desk.why_not(PunishFoul{foul, elsewhere, sheet(1, 1)}), Reason::NotTheOffender);
    EXPECT_EQ(desk.why_not(PunishFoul{foul, {99}}), Reason::NoSuchEntrant);
    EXPECT_EQ(desk.why_not(PunishFoul{foul, {1}, {}, Booking::Session}), Reason::NotAtATable);

    for (const std::uint32_t s : {1u, 2u}) {
        if (s == 2) desk.start(session(2));
        for (const SheetId& id : desk.tables(session(s))) desk.file(id, {});
        desk.end(session(s));
    }
    EXPECT_EQ(desk.why_not_recorded(SessionEnded{session(1)}), Reason::HasEnded);
    EXPECT_EQ(desk.why_not(Reseat{{1}, 1}), Reason::NoSuchSession);
    // All but the one who forfeited have the same: who goes on has to be drawn.
    EXPECT_EQ(desk.why_not(DraftSeating{{2}, 1}), Reason::TieAtTheCut);
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 1, {{1}}}), Reason::NotTied);
    EXPECT_EQ(desk.why_not_recorded(TieDrawn{{1}, {}, {{1}, {1}}}), Reason::NotALot);
    std::vector<EntrantNumber> tied;
    const Standings order = stage_standings(desk.rules(), desk.state(), {1});
    for (const StandingRow& row : order.rows)
        if (row.place == order.rows[4].place) tied.push_back({row.number});
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 1, {tied[0], {order.rows.back().number}}}), Reason::NotTied);
    // All of that place, and nobody else.
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 1, {tied[0], tied[1]}}), Reason::NotTied);
    desk.draw_ties({1});
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 2, tied}), Reason::NotTied);
    desk.seat({2});
}

void substitutes() {
    Desk desk("gb98");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Team Example Cup")));
    desk.plan(round_robin(3));
    desk.enter_teams(4);
    desk.close_and_draw(1);
    desk.seat({1});
    Random random(1);
    desk.play(session(1), random);
    const auto substitute_of = [&](TeamNumber team) {
        return EntrantNumber{team.value * 6};  // leader, four players, substitute
    };
    const TeamNumber team = desk.state().of(desk.state().by_number[0]).entry.team;
    const TeamNumber other{team.value % 4 + 1};
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(1), substitute_of(other), session(2)}), Reason::OtherTeam);
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(1), desk.state().by_number[1], session(2)}),
              Reason::NotASubstitute);
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(1), substitute_of(team), session(1)}), Reason::HasStarted);
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(99), substitute_of(team), session(2)}),
              Reason::NotAtATable);
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(1), substitute_of(team), session(3)}),
              Reason::EarlierNotEnded);
    desk.record(Substituted{p(1), substitute_of(team), session(2)});
    EXPECT_EQ(desk.why_not_recorded(Substituted{p(2), substitute_of(team), session(2)}),
              Reason::PlaysAlready);
    EXPECT_EQ(desk.why_not_recorded(Withdrew{desk.state().by_number[0]}), Reason::NotPlaying);
    EXPECT_EQ(desk.why_not(JoinLate{desk.state().by_number[3]}), Reason::PlaysAlready);
    EXPECT_EQ(desk.why_not(JoinLate{substitute_of(other)}), Reason::NotPlaying);
}

void too_many() {
    Desk desk("mcr");
    desk.open(club(desk.rules()));
    Entry entry{"Same Example"};
    entry.namesake = true;
    for (unsigned i = 0; i < PlayerNumber::most; ++i) desk.ok(EnterPerson{entry});
    EXPECT_EQ(desk.why_not(EnterPerson{entry}), Reason::TooManyPlayers);
}

TEST(Refusals, OpeningAndPlanning) { opening_and_planning(); }
TEST(Refusals, SessionsSheetsFoulsAndTies) { sessions(); }
TEST(Refusals, Substitutes) { substitutes(); }
TEST(Refusals, MorePlayersThanCanBeSeated) { too_many(); }

TEST(Refusals, EachHasAWordOfItsOwn) {
    std::set<std::string_view> words;
    for (unsigned i = 0; i < reason_count; ++i) {
        const std::string_view word = id(static_cast<Reason>(i));
        EXPECT_FALSE(word.empty());
        EXPECT_TRUE(words.insert(word).second) << word;
    }
}

/// What all tests of this program together have met. Only the whole program can tell, so a part of it does
/// not ask.
class EveryReason : public ::testing::Environment {
  public:
    void TearDown() override {
        if (::testing::GTEST_FLAG(filter) != "*") return;
        for (unsigned i = 0; i < reason_count; ++i)
            EXPECT_TRUE(seen_reasons().contains(static_cast<Reason>(i)))
                << "never met: " << id(static_cast<Reason>(i));
    }
};
[[maybe_unused]] const ::testing::Environment* const every_reason =
    ::testing::AddGlobalTestEnvironment(new EveryReason);

}  // namespace
}  // namespace sifang::contest::test
