// A small contest's history, in words. SIFANG_WRITE_GOLDEN=1 writes tests/playthroughs/contest_gb98.txt anew.

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "event_desk.hpp"
#include "history_text.hpp"

namespace sifang::contest::test {
namespace {

Desk a_small_event() {
    Desk desk("gb98");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Golden Example Cup")));
    desk.plan(round_robin(2));
    const OfficialNumber head = desk.name(Duty::HeadReferee, RefereeGrade::National);
    desk.enter_teams(4);
    const EntrantNumber extra = desk.enter({"Coach Example", "", {1}, Role::Coach});
    desk.record(EntryRemoved{extra});
    desk.record(EntriesClosed{});
    desk.ok(DrawOrder{2026});
    desk.ok(DrawLots{2027, {{3}}});
    desk.seat({1}, 5);
    desk.record(CheckedIn{{2}});
    desk.start(session(1));
    desk.now = desk.now + minutes(9);
    desk.ok(NoteArrival{session(1), PlayerNumber::of_number(7)}, head);
    Random random(12);
    for (const SheetId& id : desk.tables(session(1))) desk.file(id, desk.chance_scores(random));
    desk.end(session(1));
    desk.record(SheetChanged{sheet(1, 2), SheetCorrected{0, {516, 484, 500, 500}, {}, "added up wrongly"}},
                head);
    const EventNumber withdrew = desk.record(Withdrew{{5}}, head);
    desk.ok(Undo{withdrew}, head);
    desk.record(Substituted{*desk.state().of(EntrantNumber{5}).number, {6}, session(2)}, head);
    Random again(13);
    desk.play(session(2), again);
    desk.record(ResultsPublished{{1}});
    return desk;
}

TEST(History, ReadsLikeTheEvent) {
    const std::string path = SIFANG_TEST_DATA "/../playthroughs/contest_gb98.txt";
    const std::string told = history_of(a_small_event().contest);
    if (std::getenv("SIFANG_WRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << told;
    std::ifstream file(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(told, golden);
}

}  // namespace
}  // namespace sifang::contest::test
