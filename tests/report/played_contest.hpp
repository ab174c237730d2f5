#pragma once
// A small contest with everything that a table can show: teams, a substitute, a fine, a penalty taken back, a
// sheet hand by hand, and shared places.

#include "contest/events/event_desk.hpp"

namespace sifang::report::test {

using namespace contest;  // NOLINT(google-build-using-namespace): a fixture full of its words

inline EntrantNumber substitute_of(const ContestState& state, TeamNumber team) {
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
        if (state.has(n) && state.of(n).entry.team == team && state.of(n).entry.role == Role::Substitute)
            return n;
    return {};
}

/// Sixteen players in four teams, seats drawn for six sessions.
inline contest::test::Desk seated_desk() {
    contest::test::Desk desk("mcr");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Grid Example")));
    desk.plan(round_robin(6));
    desk.name(Duty::HeadReferee);
    desk.enter_teams(4);
    desk.close_and_draw(42);
    desk.seat({1}, 7);
    return desk;
}

inline contest::test::Desk played_desk() {
    contest::test::Desk desk = seated_desk();
    const auto session = [](std::uint32_t n) { return contest::test::session(n); };
    const auto sheets = desk.tables(session(1));
    desk.start(session(1));
    // Hand by hand.
    const SheetBook book(desk.rules());
    const auto write = [&](HandWritten hand) {
        const auto there = desk.state().sheets.find(sheets[0]);
        const auto priced =
            book.priced(there == desk.state().sheets.end() ? contest::Sheet{} : there->second, hand);
        ASSERT_TRUE(priced) << id(priced.error().why);
        desk.record(SheetChanged{sheets[0], *priced});
    };
    write({.hand = 1, .dealer = 0, .wins = {{1, {}, 12}}});
    write({.hand = 2, .dealer = 1, .wins = {{3, 0, 25}}});
    write({.hand = 3, .dealer = 2});
    desk.sign_and_close(sheets[0]);
    desk.file(sheets[1], {30, 30, -20, -40});
    desk.file(sheets[2], {-10, 40, -20, -20}, {-10, 0, 0, 0});
    desk.file(sheets[3], {0, 0, 0, 0});
    FoulCase foul;
    foul.foul = "late_discard";
    for (int i = 0; i < 2; ++i)
        desk.ok(PunishFoul{foul, desk.at(sheets[1], 2), sheets[1], Booking::Session}, {2});
    desk.record(FoulRevoked{{static_cast<std::uint32_t>(desk.contest.log().size())}, "=seen wrongly"}, {2});
    desk.end(session(1));
    const PlayerNumber replaced = desk.number_at(sheets[0], 0);
    const TeamNumber team = desk.state().of(desk.at(sheets[0], 0)).entry.team;
    desk.record(Substituted{replaced, substitute_of(desk.state(), team), session(2)});
    contest::test::Random random(3);
    desk.play(session(2), random);
    return desk;
}

}  // namespace sifang::report::test
