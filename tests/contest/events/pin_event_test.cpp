// From a contest that is over to everybody's Pin ledger.

#include "contest/pin_results.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

TEST(Mcr_A10, EveryPlayersLineComesFromTheContest) {
    Desk desk("mcr");
    Regulations regulations = with_teams(desk.rules(), by_the_book(desk.rules(), "Pin Example Open"));
    regulations.event_class = EventClass::C;
    regulations.scope = EventScope::Regional;
    regulations.registered = true;
    regulations.dates = "1 to 3 May";
    regulations.place = "Town Example";
    desk.open(regulations);
    desk.plan(round_robin(6));
    const OfficialNumber head = desk.name(Duty::HeadReferee);
    desk.enter_teams(10);
    desk.close_and_draw(5);
    desk.seat({1});
    EXPECT_EQ(pin_results(desk.rules(), desk.state()).error().reason, Reason::SheetsMissing);
    Random random(8);
    for (std::uint32_t s = 1; s <= 5; ++s) desk.play(session(s), random);
    // Before the last session one withdraws, and one is replaced.
    const EntrantNumber gone = desk.state().by_number[0], replaced = desk.state().by_number[9];
    const TeamNumber team = desk.state().of(replaced).entry.team;
    desk.record(Withdrew{gone});
    const EntrantNumber substitute{team.value * 6};
    desk.record(Substituted{PlayerNumber::of_number(10), substitute, session(6)});
    desk.play(session(6), random);
    desk.draw_ties({1});
    EXPECT_EQ(pin_results(desk.rules(), desk.state()).error().reason, Reason::NotPublished);
    desk.record(ResultsPublished{{1}});

    const auto made = pin_results(desk.rules(), desk.state());
    ASSERT_TRUE(made.has_value());
    ASSERT_EQ(made->size(), 41u) << "forty players, and the substitute who played";
    std::map<EntrantNumber, std::pair<int, int>> sums;
    for (const PlayerResult& line : results(desk.rules(), desk.state())) {
        sums[line.entrant].first += line.twelfths;
        sums[line.entrant].second += line.score;
    }
    std::map<EntrantNumber, int> places;
    for (const StandingRow& row : standings(desk.rules(), desk.state(), {}).rows)
        if (row.place > 0) places[{row.number}] = row.place;
    std::map<std::uint32_t, int> team_places;
    for (const StandingRow& row : standings(desk.rules(), desk.state(), {StandingsOf::Team}).rows)
        team_places[row.number] = row.place;
    for (const EntrantPin& pin : *made) {
        const PinResult& line = pin.result;
        EXPECT_EQ(line.event, "Pin Example Open");
        EXPECT_EQ(line.dates, "1 to 3 May");
        EXPECT_EQ(line.place, "Town Example");
        EXPECT_EQ(line.event_class, EventClass::C);
        EXPECT_TRUE(line.registered);
        EXPECT_FALSE(line.online);
        EXPECT_EQ(line.players, 40u);
        EXPECT_EQ(line.sessions, 6u);
        EXPECT_EQ(line.certified_by, desk.state().of(head).official.name);
        EXPECT_TRUE(counts_for(PinKind::Pin, line));
        if (pin.entrant == gone) {
            EXPECT_EQ(line.twelfths, 0) << "gb98:Q146(9)";
            EXPECT_FALSE(line.individual || line.team || line.group);
            continue;
        }
        EXPECT_EQ(std::pair(line.twelfths, line.points), sums.at(pin.entrant));
        EXPECT_EQ(line.team, team_places.at(desk.state().of(pin.entrant).entry.team.value));
        EXPECT_EQ(line.group, line.team) << "each team is a region of its own here";
        const bool alone = pin.entrant != replaced && pin.entrant != substitute;
        EXPECT_EQ(line.individual, alone ? std::optional(places.at(pin.entrant)) : std::nullopt);
    }
}

}  // namespace
}  // namespace sifang::contest::test
