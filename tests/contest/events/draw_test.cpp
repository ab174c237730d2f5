// The draw of lots.

#include "contest/draw.hpp"

#include <algorithm>
#include <numeric>

#include "contest/hall.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {
namespace {

/// As docs/contest.md tells anybody to do it, written apart from Chance.
template <class T>
std::vector<T> shuffled_by_hand(std::vector<T> items, std::uint64_t state) {
    for (std::size_t last = items.size() - 1; last >= 1; --last) {
        state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        z ^= z >> 31;
        std::swap(items[last], items[(z >> 32) * (last + 1) >> 32]);
    }
    return items;
}

Desk teams_entered(unsigned teams) {
    Desk desk("gb98");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Team Example Cup")));
    desk.plan(round_robin(2));
    desk.enter_teams(teams);
    desk.record(EntriesClosed{});
    return desk;
}

TEST(Gb98_Q25_6, FirstTheOrderOfDrawingThenTheLots) {
    Desk desk = teams_entered(8);
    EXPECT_EQ(desk.refused(DrawLots{5}).clause, "gb98:Q25(6)");
    EXPECT_EQ(desk.why_not(DrawLots{5}), Reason::OrderNotDrawn);
    EXPECT_EQ(desk.why_not(DrawNumbers{5}), Reason::OrderNotDrawn);
    desk.ok(DrawOrder{11});
    EXPECT_EQ(desk.why_not(DrawOrder{12}), Reason::DrawnAlready);
    std::vector<TeamNumber> teams(8);
    for (std::uint32_t i = 0; i < 8; ++i) teams[i] = {i + 1};
    EXPECT_EQ(desk.state().drawing_order, shuffled_by_hand(teams, 11));

    desk.ok(DrawLots{12});
    std::vector<TeamLot> lots(8);
    for (std::uint32_t i = 0; i < 8; ++i) lots[i] = {i + 1};
    lots = shuffled_by_hand(lots, 12);
    for (std::size_t i = 0; i < 8; ++i)
        EXPECT_EQ(desk.state().of(desk.state().drawing_order[i]).lot, lots[i]);
    EXPECT_EQ(desk.why_not(DrawLots{12}), Reason::DrawnAlready);
}

TEST(Gb98_App_7, TeamNHasTheNumbersFrom4NMinus3To4N) {
    Desk desk = teams_entered(18);
    // The book's example: a team that draws lot 18 plays as 69, 70, 71 and 72.
    desk.ok(DrawOrder{1});
    desk.ok(DrawLots{2});
    for (TeamNumber team{1}; desk.state().has(team); team = team.next()) {
        const unsigned lot = desk.state().of(team).lot.value;
        for (unsigned i = 0; i < 4; ++i) {
            const EntrantNumber entrant = desk.state().by_number[4 * (lot - 1) + i];
            EXPECT_EQ(desk.state().of(entrant).entry.team, team);
            EXPECT_EQ(desk.state().of(entrant).number->number(), 4 * lot - 3 + i);
        }
    }
    EXPECT_EQ(desk.state().of(desk.state().by_number[68]).number->number(), 69u);
    // Leaders and substitutes have no number.
    EXPECT_EQ(desk.state().by_number.size(), 72u);
}

TEST(Mcr_3_5_1, ForWhoIsAbsentTheCommitteeDrawsAndTheLotIsValid) {
    Desk with = teams_entered(6), without = teams_entered(6);
    for (Desk* desk : {&with, &without}) desk->ok(DrawOrder{3});
    with.ok(DrawLots{4, {{2}, {5}}});
    without.ok(DrawLots{4});
    for (TeamNumber team{1}; with.state().has(team); team = team.next()) {
        EXPECT_EQ(with.state().of(team).lot, without.state().of(team).lot);
        EXPECT_EQ(with.state().of(team).drawn_by_committee, team.value == 2 || team.value == 5);
    }
    EXPECT_EQ(with.state().by_number, without.state().by_number);
}

TEST(Draw, WhatDoesNotFollowFromItsSeedIsRefusedAndPaperLotsNeedNone) {
    Desk desk = teams_entered(4);
    OrderDrawn order{7, draw_order(drawing_teams(desk.state()), 7)};
    std::swap(order.order[0], order.order[1]);
    EXPECT_EQ(desk.why_not_recorded(order), Reason::SeedSaysOther);
    OrderDrawn twice{std::nullopt, {{1}, {1}, {2}, {3}}};
    EXPECT_EQ(desk.why_not_recorded(twice), Reason::NotALot);
    order.seed.reset();
    desk.record(order);

    LotsDrawn lots{8, draw_lots(order.order, {}, 8)};
    std::swap(lots.lots[0].lot, lots.lots[1].lot);
    EXPECT_EQ(desk.why_not_recorded(lots), Reason::SeedSaysOther);
    LotsDrawn wrong_turn = lots;
    wrong_turn.seed.reset();
    std::swap(wrong_turn.lots[0], wrong_turn.lots[1]);
    EXPECT_EQ(desk.why_not_recorded(wrong_turn), Reason::NotALot);
    LotsDrawn missing = lots;
    missing.lots[0].lot = {9};
    EXPECT_EQ(desk.why_not_recorded(missing), Reason::NotALot);
    lots.seed.reset();
    desk.record(lots);
}

TEST(Draw, PlayersWithoutTeams) {
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "Open Example"));
    desk.plan(round_robin(6));
    desk.enter_players(16);
    EXPECT_EQ(desk.why_not(DrawNumbers{1}), Reason::EntriesAreOpen);
    EXPECT_EQ(desk.why_not(DrawOrder{1}), Reason::EntriesAreOpen);
    desk.record(EntriesClosed{});
    EXPECT_EQ(desk.why_not(DrawOrder{1}), Reason::NoTeamsHere);
    NumbersDrawn wrong{std::nullopt, {{1}, {2}, {3}}};
    EXPECT_EQ(desk.refused(Record{wrong}).clause, "mcr:3.5.1 a");
    desk.ok(DrawNumbers{99});
    std::vector<EntrantNumber> all(16);
    for (std::uint32_t i = 0; i < 16; ++i) all[i] = {i + 1};
    EXPECT_EQ(desk.state().by_number, shuffled_by_hand(all, 99));
    EXPECT_EQ(desk.why_not(DrawNumbers{99}), Reason::DrawnAlready);
}

TEST(Mcr_3_5_1, TheDrawIsFairEveryTeamGetsEveryLotAsOften) {
    // Six teams, 12,000 draws: each lot 2,000 times expected, within five standard deviations.
    std::array<std::array<int, 6>, 6> times{};
    std::vector<TeamNumber> teams;
    for (std::uint32_t i = 1; i <= 6; ++i) teams.push_back({i});
    for (std::uint64_t seed = 0; seed < 12'000; ++seed)
        for (const DrawnLot& drawn : draw_lots(draw_order(teams, 2 * seed), {}, 2 * seed + 1))
            ++times[drawn.team.value - 1][drawn.lot.value - 1];
    for (const auto& row : times)
        for (const int count : row) EXPECT_NEAR(count, 2'000, 5 * 41);
}

TEST(Mcr_3_5_1, CompatriotsAreKeptApartWhereAsked) {
    const auto meetings = [](bool apart) {
        Desk desk("mcr");
        Regulations regulations = by_the_book(desk.rules(), "Apart Example");
        regulations.compatriots_apart = apart;
        desk.open(regulations);
        desk.plan(round_robin(6));
        for (unsigned i = 0; i < 48; ++i)
            desk.enter({"Player Example " + std::to_string(i), "Region " + std::to_string(i / 8)});
        desk.close_and_draw(5);
        desk.seat({1});
        unsigned met = 0;
        for (std::uint32_t s = 1; s <= 6; ++s)
            for (const SheetId& id : desk.tables(session(s)))
                for (std::size_t a = 0; a < 4; ++a)
                    for (std::size_t b = a + 1; b < 4; ++b)
                        met += desk.state().of(desk.at(id, a)).entry.region ==
                                       desk.state().of(desk.at(id, b)).entry.region
                                   ? 1u
                                   : 0u;
        return met;
    };
    EXPECT_EQ(meetings(true), 0u);
    EXPECT_GT(meetings(false), 0u);
}

TEST(Gb98_App_3, ASubstituteWearsTAndTheNumberHeTookOver) {
    Desk desk = teams_entered(4);
    desk.ok(DrawOrder{1});
    desk.ok(DrawLots{2});
    desk.seat({1});
    Random random(1);
    desk.play(session(1), random);
    const PlayerNumber number = PlayerNumber::of_number(6);
    const TeamNumber team = desk.state().of(desk.state().by_number[5]).entry.team;
    EntrantNumber substitute;
    for (EntrantNumber n{1}; desk.state().has(n); n = n.next())
        if (desk.state().of(n).entry.team == team && desk.state().of(n).entry.role == Role::Substitute)
            substitute = n;
    desk.record(Substituted{number, substitute, session(2)});
    EXPECT_EQ(shown_number(desk.state(), session(1), number), "6");
    EXPECT_EQ(shown_number(desk.state(), session(2), number), "T6");
    EXPECT_EQ(shown_number(desk.state(), session(2), PlayerNumber::of_number(7)), "7");
    EXPECT_EQ(occupant(desk.state(), session(2), number), substitute);
}

}  // namespace
}  // namespace sifang::contest::test
