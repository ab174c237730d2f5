// Standings from the contest itself: from the state, sheets and all, to everybody's place.

#include <memory>

#include "bench.hpp"
#include "contest/contest.hpp"
#include "contest/presets.hpp"
#include "contest/standings.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "tile/chance.hpp"

namespace sifang::bench {
namespace {

using namespace contest;

/// A thousand players over ten sessions. Written straight into the log: nothing of it is checked here.
class PlayedContest {
  public:
    explicit PlayedContest(bool by_hand) : book_(open_rulebook("mcr", suits_)), contest_(*book_) {
        take(ContestOpened{by_the_book(*book_, "Bench Example"), "Organiser Example"});
        take(StagesPlanned{round_robin(sessions)});
        NumbersDrawn numbers;
        for (std::uint32_t n = 1; n <= players; ++n) {
            take(EntrantEntered{{n}, {"Player Example " + std::to_string(n)}});
            numbers.by_number.push_back({n});
        }
        take(EntriesClosed{});
        take(numbers);
        SeatingDrafted chart{{1}, {1}, {}};
        std::vector<PlayerNumber> seats;
        for (unsigned n = 1; n <= players; ++n) seats.push_back(PlayerNumber::of_number(n));
        for (unsigned s = 0; s < sessions; ++s) {
            chance_.shuffle(std::span(seats));
            auto& round = chart.sessions.emplace_back();
            for (unsigned t = 0; t < players / 4; ++t)
                round.push_back(
                    {t + 1, {seats[4 * t], seats[4 * t + 1], seats[4 * t + 2], seats[4 * t + 3]}});
        }
        take(chart);
        take(SeatingPublished{{1}});
        for (std::uint32_t s = 1; s <= sessions; ++s) {
            take(SessionStarted{{{1}, {s}}});
            for (std::uint32_t t = 1; t <= players / 4; ++t) write({{1}, {s}, {t}}, by_hand);
        }
    }

    const Rulebook& rulebook() const { return *book_; }
    const ContestState& state() const { return contest_.state(); }

  private:
    static constexpr unsigned players = 1000, sessions = 10;

    void take(ContestEvent event) {
        contest_.take({{static_cast<std::uint32_t>(contest_.log().size()) + 1}, {}, {1}, std::move(event)});
    }
    void write(const SheetId& id, bool by_hand) {
        PlayerPoints totals{};
        for (int hand = 1; hand <= 16; ++hand) {
            HandWritten written;
            written.hand = hand;
            written.dealer = static_cast<Player>(hand - 1) % 4;
            const Player winner = chance_.below(4), giver = (winner + 1 + chance_.below(3)) % 4;
            const int total = 8 * static_cast<int>(1 + chance_.below(4));
            written.wins.push_back({.winner = winner, .giver = giver, .total = total});
            written.end = End::Won;
            for (Player p = 0; p < 4; ++p)
                written.points[p] = p == winner ? 24 + total : p == giver ? -8 - total : -8;
            for (Player p = 0; p < 4; ++p) totals[p] += written.points[p];
            if (by_hand) take(SheetChanged{id, written});
        }
        if (!by_hand) take(SheetChanged{id, TotalsWritten{totals, {}}});
        take(SheetChanged{id, SheetClosed{}});
    }

    SuitTable suits_;
    std::unique_ptr<Rulebook> book_;
    Contest contest_;
    Chance chance_{3};
};

Prepare standings_of(bool by_hand) {
    return [by_hand] {
        return [contest = std::make_shared<const PlayedContest>(by_hand)]() -> std::uint64_t {
            keep(standings(contest->rulebook(), contest->state(), {}).rows.front().number);
            return 1;
        };
    };
}

const Timed from_totals("standings_contest_1000", standings_of(false));
const Timed from_hands("standings_contest_1000_hands", standings_of(true));

}  // namespace
}  // namespace sifang::bench
