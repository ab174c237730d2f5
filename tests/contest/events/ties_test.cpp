// Lots among equals: who draws, and how long a lot counts.

#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// One session, of which the best go on to a bracket.
class Ties : public ::testing::Test {
  protected:
    explicit Ties(std::string_view rules = "gb98") : desk(rules) {}

    void play(const std::vector<PlayerPoints>& scores, unsigned go_on) {
        Regulations regulations = by_the_book(desk.rules(), "Tie Example");
        regulations.least_sessions = 0;
        desk.open(regulations);
        desk.plan({{"first", Format::Chart, 1, 0, go_on}, {"final", Format::Bracket, 1, 4, 0}});
        desk.enter_players(static_cast<unsigned>(4 * scores.size()));
        desk.close_and_draw(9);
        desk.seat({1});
        desk.start(session(1));
        for (std::uint32_t t = 1; t <= scores.size(); ++t) desk.file(sheet(1, t), scores[t - 1]);
        desk.end(session(1));
    }
    std::string on() const {
        const auto gone = going_on(desk.rules(), desk.state(), {1});
        if (!gone) return std::string(id(gone.error().reason));
        std::string out;
        for (const PlayerNumber number : gone->all()) out += std::to_string(number.number()) + " ";
        return out;
    }

    Desk desk;
};

TEST_F(Ties, AllWhoShareThePlaceDrawNoMoreAndNoLess) {
    // Eight tables of one group, all alike: eight winners are equal, and four go on.
    std::vector<PlayerPoints> alike(8, PlayerPoints{800, 600, 400, 200});
    play(alike, 4);
    EXPECT_EQ(on(), "tie_at_the_cut");
    const auto due = lots_due(desk.rules(), desk.state(), {1});
    ASSERT_EQ(due.size(), 1u);
    ASSERT_EQ(due[0].size(), 8u);
    std::vector<EntrantNumber> tied;
    for (const PlayerNumber number : due[0]) tied.push_back(plays_now(desk.state(), number));
    std::vector<EntrantNumber> fewer(tied.begin(), tied.begin() + 5), more = tied;
    more.push_back(desk.at(sheet(1, 1), 1));
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 1, fewer}), Reason::NotTied);
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 1, more}), Reason::NotTied);
    desk.ok(DrawTie{{1}, 1, tied});
    EXPECT_NE(on(), "tie_at_the_cut");
    EXPECT_EQ(desk.why_not(DrawTie{{1}, 2, tied}), Reason::NotTied) << "they are equal no more";
    const Standings order = stage_standings(desk.rules(), desk.state(), {1});
    ASSERT_TRUE(order.rows[1].apart);
    EXPECT_EQ(order.rows[1].apart->criterion, Criterion::Lot);
    EXPECT_FALSE(order.lots_missing) << "gb98 knows no lot: whoever is still equal shares the place";
}

TEST_F(Ties, AfterACorrectionTheOldLotDecidesNothing) {
    std::vector<PlayerPoints> scores(4, PlayerPoints{800, 600, 400, 200});
    scores[3] = {790, 610, 400, 200};
    play(scores, 2);
    // The winners of tables 1, 2 and 3 are equal; two of them go on.
    desk.draw_ties({1}, 3);
    const std::string before = on();
    const auto winner = [&](std::uint32_t t) { return desk.number_at(sheet(1, t), 0).number(); };
    // Table 4 is put right: its winner is the fourth of the equals, and the lot of three is none of four.
    desk.record(SheetChanged{sheet(1, 4), SheetCorrected{0, {800, 600, 400, 200}, {}, "misread"}});
    EXPECT_EQ(on(), "tie_at_the_cut");
    ASSERT_EQ(lots_due(desk.rules(), desk.state(), {1})[0].size(), 4u);
    // Then tables 3 and 4 turn out better: they go on by their scores, whatever was drawn.
    for (const std::uint32_t t : {3u, 4u})
        desk.record(SheetChanged{sheet(1, t), SheetCorrected{0, {900, 500, 400, 200}, {}, "misread"}});
    desk.draw_ties({1}, 4);
    const std::string now = on();
    EXPECT_NE(now.find(std::to_string(winner(3)) + " "), std::string::npos);
    EXPECT_NE(now.find(std::to_string(winner(4)) + " "), std::string::npos);
    EXPECT_NE(now, before);
    // And when all is as it was, so is the lot.
    for (const std::uint32_t t : {3u, 4u})
        desk.record(SheetChanged{
            sheet(1, t), SheetCorrected{0, t == 3 ? scores[2] : scores[3], {}, "as it was after all"}});
    EXPECT_EQ(on(), before);
}

class McrTies : public Ties {
  protected:
    McrTies() : Ties("mcr") {}
};

TEST_F(McrTies, WhereTheListEndsWithALotThoseWhoGoOnDrawTheirPlacesToo) {
    // One group: the four winners are equal and all go on. The list of mcr ends with a lot.
    play(std::vector<PlayerPoints>(4, PlayerPoints{80, 20, -30, -70}), 4);
    EXPECT_TRUE(stage_standings(desk.rules(), desk.state(), {1}).lots_missing);
    EXPECT_EQ(on(), "tie_at_the_cut");
    desk.draw_ties({1});
    EXPECT_NE(on(), "tie_at_the_cut");
}

TEST_F(Ties, WhereTheListHasNoLotOnlyTheCutIsDrawn) {
    play(std::vector<PlayerPoints>(4, PlayerPoints{580, 520, 470, 430}), 4);
    EXPECT_NE(on(), "tie_at_the_cut");
}

TEST(TeamTies, TeamsDrawLotsForTheWholeContest) {
    Desk desk("mcr");
    Regulations regulations = with_teams(desk.rules(), by_the_book(desk.rules(), "Team Tie Example"));
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(round_robin(1));
    desk.enter_teams(4);
    desk.close_and_draw(1);
    desk.seat({1});
    desk.start(session(1));
    for (const SheetId& id : desk.tables(session(1))) desk.file(id, {0, 0, 0, 0});
    const auto order = [&] { return standings(desk.rules(), desk.state(), {StandingsOf::Team}); };
    const std::vector<TeamNumber> all{{1}, {2}, {3}, {4}};
    EXPECT_EQ(desk.why_not(DrawTie{{}, 7, {}, {{1}, {2}}}), Reason::NotTied);
    EXPECT_EQ(desk.why_not_recorded(TieDrawn{{}, {}, {}, {{1}, {2}, {3}, {3}}}), Reason::NotALot);
    EXPECT_EQ(desk.why_not_recorded(TieDrawn{{}, {}, {{2}}, all}), Reason::NotTied);
    EXPECT_TRUE(order().lots_missing);
    desk.ok(DrawTie{{}, 7, {}, all});
    ASSERT_EQ(order().rows.size(), 4u);
    EXPECT_FALSE(order().lots_missing);
    const auto drawn = desk.state().team_ties.back().order;
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(order().rows[i].number, drawn[i].value);
        EXPECT_EQ(order().rows[i].place, static_cast<int>(i) + 1);
    }
    EXPECT_EQ(desk.why_not_recorded(TieDrawn{{}, 8, {}, all}), Reason::NotTied);
    // For the stage alone they have not drawn.
    EXPECT_TRUE(standings(desk.rules(), desk.state(), {StandingsOf::Team, StageNumber{1}}).lots_missing);
}

}  // namespace
}  // namespace sifang::contest::test
