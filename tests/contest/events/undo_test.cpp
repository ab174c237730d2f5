// Undo with a trail.

#include <algorithm>

#include "event_desk.hpp"
#include "support/soak.hpp"

namespace sifang::contest::test {
namespace {

Desk running() {
    Desk desk("mcr");
    Regulations regulations = by_the_book(desk.rules(), "Undo Example");
    regulations.least_sessions = 0;
    desk.open(regulations);
    desk.plan(swiss(3));
    desk.enter_players(8);
    desk.close_and_draw(1);
    desk.seat({1});
    Random random(1);
    desk.play(session(1), random);
    desk.seat({1});
    desk.start(session(2));
    desk.file(sheet(2, 1), desk.chance_scores(random));
    return desk;
}

TEST(Undo, TheTrailStaysAndTheStateIsThatOfWhatCounts) {
    Desk desk = running();
    const ContestState before = desk.state();
    const std::size_t events = desk.contest.log().size();
    const EventNumber named = desk.ok(NameOfficial{{"Scorer Example", Duty::Scoring}});
    const EventNumber undone = desk.ok(Undo{named});
    EXPECT_EQ(desk.contest.log().size(), events + 2);
    EXPECT_FALSE(desk.contest.counts(named));
    EXPECT_TRUE(desk.state() == before);
    EXPECT_EQ(desk.why_not(Undo{named}), Reason::UndoneAlready);
    EXPECT_EQ(desk.why_not(Undo{{9'999}}), Reason::NoSuchEvent);
    // Redo is undoing the undoing.
    desk.ok(Undo{undone});
    EXPECT_TRUE(desk.contest.counts(named));
    EXPECT_EQ(desk.state().officials.size(), before.officials.size() + 1);
}

TEST(Undo, WhatLaterEventsRestOnIsRefusedAndTheyAreNamed) {
    Desk desk = running();
    const auto find = [&](auto is) {
        const auto found = std::ranges::find_if(desk.contest.log(), is);
        return found->number;
    };
    const EventNumber drawn =
        find([](const Logged& e) { return std::holds_alternative<NumbersDrawn>(e.event); });
    const EventNumber drafted =
        find([](const Logged& e) { return std::holds_alternative<SeatingDrafted>(e.event); });
    const Refusal refused = desk.refused(Undo{drawn});
    EXPECT_EQ(refused.reason, Reason::OthersRestOnIt);
    EXPECT_EQ(refused.place.event, drafted);
    EXPECT_EQ(refused.why, Reason::NotDrawn);
    // A closed sheet that the next session was seated by.
    const EventNumber closed = find([](const Logged& e) {
        const auto* change = std::get_if<SheetChanged>(&e.event);
        return change && std::holds_alternative<SheetClosed>(change->what);
    });
    EXPECT_EQ(desk.refused(Undo{closed}).why, Reason::SessionsNotPlayed);
    // Who named the official undid what he did later.
    const OfficialNumber scorer = desk.name(Duty::Scoring);
    const EventNumber naming{static_cast<std::uint32_t>(desk.contest.log().size())};
    desk.record(SheetChanged{sheet(2, 2), TotalsWritten{}}, scorer);
    EXPECT_EQ(desk.refused(Undo{naming}).why, Reason::NoSuchOfficial);
}

TEST(Undo, UndoThenRedoIsTheIdentityWhateverIsUndone) {
    Desk desk = running();
    const ContestState before = desk.state();
    const auto events = static_cast<std::uint32_t>(desk.contest.log().size());
    unsigned done = 0;
    for (std::uint32_t n = 1; n <= events; ++n) {
        Desk other = desk;
        if (!apply(other.contest, {other.now, {1}, Undo{{n}}})) {
            EXPECT_TRUE(other.state() == before);
            continue;
        }
        ++done;
        EXPECT_FALSE(other.state() == before) << id(desk.contest.log()[n - 1].event);
        ASSERT_TRUE(apply(other.contest, {other.now, {1}, Undo{{events + 1}}}).has_value());
        EXPECT_TRUE(other.state() == before) << id(desk.contest.log()[n - 1].event);
    }
    EXPECT_GT(done, 0u);
    EXPECT_LT(done, events);
}

TEST(Undo, AMistypedListOfEntriesIsTakenBackFromItsEnd) {
    // With a refold of the whole log for each this would be half a million events.
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "List Example"));
    for (int i = 1; i <= 500; ++i) {
        Entry entry{"Player Example " + std::to_string(i)};
        entry.namesake = true;
        desk.ok(EnterPerson{entry});
    }
    const ContestState before = desk.state();
    for (int i = 501; i <= 1'000; ++i) {
        Entry entry{"Typing Error Example"};
        entry.namesake = true;
        desk.ok(EnterPerson{entry});
    }
    for (std::uint32_t n = 1'001; n > 501; --n) desk.ok(Undo{{n}});
    EXPECT_TRUE(desk.state() == before);
}

TEST(Undo, FoldingTheLogAgainGivesTheSameContestAndEveryLineCouldHaveHappened) {
    Desk desk = running();
    const EventNumber named = desk.ok(NameOfficial{{"Scorer Example", Duty::Scoring}});
    desk.ok(Undo{named});
    Contest again(desk.rules());
    for (const Logged& logged : desk.contest.log()) {
        EXPECT_FALSE(refusal(again, logged).has_value());
        again.take(logged);
    }
    EXPECT_TRUE(again.state() == desk.state());
    // A line that is out of turn, or goes back in time, is refused.
    Logged next = desk.contest.log().back();
    EXPECT_EQ(refusal(again, next)->reason, Reason::NotTheNext);
    next.number = {static_cast<std::uint32_t>(again.log().size()) + 1};
    next.at = Moment{1};
    EXPECT_EQ(refusal(again, next)->reason, Reason::TimeRunsBack);
}

/// Written, signed by six, closed.
SheetEvent step_of(std::size_t step, const PlayerPoints& scores) {
    if (step == 0) return TotalsWritten{scores, {}};
    if (step == 7) return SheetClosed{};
    return SheetSigned{static_cast<Signer>(step - 1)};
}

TEST(Sheets, TheOrderOfIndependentSheetsDoesNotMatter) {
    Desk base("mcr");
    Regulations regulations = by_the_book(base.rules(), "Order Example");
    regulations.least_sessions = 0;
    base.open(regulations);
    base.plan(round_robin(1));
    base.enter_players(16);
    base.close_and_draw(1);
    base.seat({1});
    base.start(session(1));
    std::vector<std::pair<SheetId, PlayerPoints>> sheets;
    Random random(2);
    for (const SheetId& id : base.tables(session(1))) sheets.push_back({id, base.chance_scores(random)});
    std::optional<ContestState> first;
    for (std::uint64_t i = 0; i < soak_or(24, 24); ++i) {
        Desk desk = base;
        // The events of all sheets in any order that keeps each sheet's own.
        std::vector<std::size_t> step(sheets.size());
        for (std::size_t left = sheets.size() * 8; left > 0;) {
            const std::size_t s = random.below(static_cast<unsigned>(sheets.size()));
            if (step[s] == 8) continue;
            const auto& [id, scores] = sheets[s];
            desk.record(SheetChanged{id, step_of(step[s], scores)});
            ++step[s];
            --left;
        }
        if (!first) first = desk.state();
        EXPECT_TRUE(desk.state() == *first);
        EXPECT_EQ(results(desk.rules(), desk.state()), results(desk.rules(), *first));
    }
}

}  // namespace
}  // namespace sifang::contest::test
