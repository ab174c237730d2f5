// The log of a contest from text to state: a thousand players, ten sessions, every sheet signed and closed.

#include <algorithm>
#include <memory>
#include <numeric>

#include "bench.hpp"
#include "contest/contest.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "tile/chance.hpp"
#include "wire/contest_file.hpp"
#include "wire/contest_line.hpp"

namespace sifang::bench {
namespace {

using namespace contest;

constexpr unsigned players = 1000, sessions = 10;

struct KeptContest {
    std::unique_ptr<Rulebook> rulebook;
    std::vector<Logged> events;
    std::string text;

    /// `hands` on each sheet; none: it has its totals.
    explicit KeptContest(int hands) {
        const SuitTable suits;
        rulebook = open_rulebook("gb98", suits);
        ContestOpened opened{by_the_book(*rulebook, "A thousand players"), "Organiser"};
        add(opened);
        add(StagesPlanned{{{.name = "All", .format = Format::Given, .sessions = sessions}}});
        for (unsigned i = 1; i <= players; ++i)
            add(EntrantEntered{{i}, {"Player " + std::to_string(i), "Region " + std::to_string(i % 40)}});
        add(EntriesClosed{});
        for (unsigned i = 1; i <= players; ++i) add(CheckedIn{{i}});
        add_chart();
        for (unsigned session = 1; session <= sessions; ++session) {
            add(SessionStarted{{{1}, {session}}});
            for (unsigned table = 1; table <= players / 4; ++table)
                add_sheet({{1}, {session}, {table}}, hands);
            add(SessionEnded{{{1}, {session}}});
        }
        append_contest_file(text, contest_header_for(*rulebook, true, events), events);
    }

  private:
    void add(ContestEvent event) {
        const auto n = static_cast<std::uint32_t>(events.size()) + 1;
        events.push_back({{n}, {1'700'000'000'000 + n * 997}, {1}, std::move(event)});
    }
    void add_chart() {
        Chance chance(1);
        NumbersDrawn drawn{1, {}};
        SeatingDrafted drafted{{1}, {1}, {}};
        std::vector<unsigned> seats(players);
        std::iota(seats.begin(), seats.end(), 0);
        for (unsigned i = 1; i <= players; ++i) drawn.by_number.push_back({i});
        for (unsigned session = 0; session < sessions; ++session) {
            chance.shuffle(std::span(seats));
            seating::Fours fours(players / 4);
            for (unsigned i = 0; i < players; ++i) fours[i / 4][i % 4] = PlayerNumber::of_index(seats[i]);
            drafted.sessions.push_back(seating::in_order(fours));
        }
        add(drawn);
        add(drafted);
        add(SeatingPublished{{1}});
    }
    void add_sheet(SheetId sheet, int hands) {
        if (hands == 0) add(SheetChanged{sheet, TotalsWritten{{120, -48, 8, -80}}});
        for (int hand = 1; hand <= hands; ++hand) {
            HandWritten written;
            written.hand = hand;
            written.dealer = static_cast<unsigned>(hand - 1) % 4;
            written.wins = {{.winner = 1, .giver = 2, .total = 12}};
            written.points = {-8, 36, -20, -8};
            add(SheetChanged{sheet, written});
        }
        for (unsigned signer = 0; signer < signer_count; ++signer)
            add(SheetChanged{sheet, SheetSigned{static_cast<Signer>(signer)}});
        add(SheetChanged{sheet, SheetClosed{}});
    }
};

Prepare opening(int hands) {
    return [hands] {
        return [kept = std::make_shared<const KeptContest>(hands)]() -> std::uint64_t {
            const auto file = read_contest_file(kept->text);
            if (!file) return 0;
            Contest contest(*kept->rulebook);
            for (const Logged& logged : file->events) contest.take(logged);
            keep(contest.state());
            return 1;
        };
    };
}

const Rate reading("contest_lines_read", [] {
    return [kept = std::make_shared<const KeptContest>(0)]() -> std::uint64_t {
        const auto file = read_contest_file(kept->text);
        return file ? file->events.size() : 0;
    };
});
const Rate writing("contest_lines_write", [] {
    return [kept = std::make_shared<const KeptContest>(0)]() -> std::uint64_t {
        std::string text;
        for (const Logged& logged : kept->events) {
            append_contest_line(text, logged);
            text += '\n';
        }
        keep(text.size());
        return kept->events.size();
    };
});
/// From the text to the state, sheets by their totals (22,000 lines) and hand by hand (60,000).
const Timed open_totals("contest_open_totals", opening(0));
const Timed open_hands("contest_open_hands", opening(16));

}  // namespace
}  // namespace sifang::bench
