// Properties over an event with everything in it.

#include <map>

#include "rich_event.hpp"
#include "support/soak.hpp"

namespace sifang::contest::test {
namespace {

/// The log folded from its first event, with nothing kept on the way.
ContestState folded_slowly(const Contest& contest) {
    ContestState state;
    for (const Logged& logged : contest.log())
        if (contest.counts(logged.number)) fold(contest.rulebook(), state, logged);
    return state;
}

void for_every_event(const std::function<void(RichEvent&)>& check) {
    for (const char* rules : {"mcr", "gb98"})
        for (std::uint64_t seed = 1; seed <= soak_or(3, 30); ++seed) {
            SCOPED_TRACE(std::string(rules) + " seed " + std::to_string(seed));
            RichEvent rich(rules, seed);
            check(rich);
            if (::testing::Test::HasFailure()) return;
        }
}

TEST(RichEvent, HasEverythingInIt) {
    std::map<std::string_view, int> seen;
    for_every_event([&](RichEvent& rich) {
        for (const Logged& logged : rich.desk.contest.log()) {
            ++seen[id(logged.event)];
            if (const auto* change = std::get_if<SheetChanged>(&logged.event)) {
                if (std::holds_alternative<HandWritten>(change->what)) ++seen["hand"];
                if (std::holds_alternative<TotalsWritten>(change->what)) ++seen["totals"];
                if (std::holds_alternative<SheetCorrected>(change->what)) ++seen["corrected"];
            }
        }
    });
    if (sanitized) return;  // of one seed not everything
    for (const ContestEvent& event : std::vector<ContestEvent>{
             OrderDrawn{}, LotsDrawn{}, SeatingDrafted{}, SeatingPublished{}, SessionStarted{}, EndMoved{},
             SessionEnded{}, ArrivedLate{}, Forfeited{}, StandInSeated{}, Withdrew{}, Substituted{},
             SheetChanged{}, FoulRecorded{}, FoulRevoked{}, AppealOpened{}, AppealChanged{},
             ResultsPublished{}, Undone{}})
        EXPECT_GT(seen[id(event)], 0) << id(event);
    for (const char* what : {"hand", "totals", "corrected"}) EXPECT_GT(seen[what], 0) << what;
}

TEST(RichEvent, UndoThenRedoIsTheIdentityWhateverIsUndone) {
    unsigned done = 0, refused = 0;
    for_every_event([&](RichEvent& rich) {
        const Desk& desk = rich.desk;
        const ContestState before = desk.state();
        ASSERT_TRUE(before == folded_slowly(desk.contest));
        const auto events = static_cast<std::uint32_t>(desk.contest.log().size());
        for (std::uint32_t n = 1; n <= events; ++n) {
            if (!desk.contest.counts({n})) continue;
            Desk other = desk;
            if (!apply(other.contest, {other.now, rich.head, Undo{{n}}})) {
                ++refused;
                EXPECT_TRUE(other.state() == before);
                continue;
            }
            ++done;
            ASSERT_TRUE(other.state() == folded_slowly(other.contest)) << n;
            const auto redone = apply(other.contest, {other.now, rich.head, Undo{{events + 1}}});
            ASSERT_TRUE(redone.has_value()) << n << ' ' << id(desk.contest.log()[n - 1].event);
            ASSERT_TRUE(other.state() == before) << n << ' ' << id(desk.contest.log()[n - 1].event);
        }
    });
    EXPECT_GT(done, 0u);
    EXPECT_GT(refused, 0u);
}

TEST(RichEvent, ManyUndosRedoneTheOtherWayRoundAreTheIdentity) {
    for_every_event([](RichEvent& rich) {
        Desk& desk = rich.desk;
        const ContestState before = desk.state();
        Random random(7);
        std::vector<EventNumber> undone;
        const auto events = static_cast<unsigned>(desk.contest.log().size());
        for (int i = 0; i < 60; ++i) {
            // Mostly of late, where more can be undone.
            const unsigned back = random.below(1 + random.below(events));
            const EventNumber of{events - back};
            if (apply(desk.contest, {desk.now, rich.head, Undo{of}}))
                undone.push_back({static_cast<std::uint32_t>(desk.contest.log().size())});
            ASSERT_TRUE(desk.state() == folded_slowly(desk.contest));
        }
        for (; !undone.empty(); undone.pop_back()) desk.ok(Undo{undone.back()}, rich.head);
        EXPECT_TRUE(desk.state() == before);
    });
}

TEST(RichEvent, EveryLineCouldHaveHappenedAndAnyMomentCanBeHadAgain) {
    for_every_event([](RichEvent& rich) {
        Contest again(rich.desk.rules());
        for (const Logged& logged : rich.desk.contest.log()) {
            const auto why = refusal(again, logged);
            ASSERT_FALSE(why.has_value()) << logged.number.value << ' ' << id(why->reason);
            again.take(logged);
            if (logged.number.value % 50 == 0) {
                EXPECT_TRUE(rich.desk.contest.at(logged.number).state() == again.state());
            }
        }
        EXPECT_TRUE(again.state() == rich.desk.state());
    });
}

}  // namespace
}  // namespace sifang::contest::test
