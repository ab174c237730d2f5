#pragma once
// A contest run from one desk, for tests: what is expected to work works or fails the test, and what is
// refused leaves everything as it was.

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "contest/contest.hpp"
#include "contest/going_on.hpp"
#include "contest/presets.hpp"
#include "contest/publication.hpp"
#include "contest/standings.hpp"
#include "hand/shanten.hpp"
#include "rules/books/books.hpp"
#include "support/deck.hpp"

namespace sifang::contest::test {

using sifang::test::Random;

inline const Rulebook& book(std::string_view id) {
    static const SuitTable suits;
    static std::map<std::string, std::unique_ptr<Rulebook>, std::less<>> opened;
    auto& found = opened[std::string(id)];
    if (!found) found = open_rulebook(id, suits);
    return *found;
}

/// Reasons that were seen anywhere in this program.
inline std::set<Reason>& seen_reasons() {
    static std::set<Reason> seen;
    return seen;
}

using What = decltype(Command::what);

class Desk {
  public:
    explicit Desk(std::string_view rules) : contest(book(rules)) {}

    Contest contest;
    Moment now{1'000'000'000'000};

    const ContestState& state() const { return contest.state(); }
    const Rulebook& rules() const { return contest.rulebook(); }

    /// Asks for it, a second later than what was before. The event's number.
    EventNumber ok(What what, OfficialNumber by = {1}) {
        now = now + seconds(1);
        const auto done = apply(contest, {now, by, std::move(what)});
        if (!done)
            ADD_FAILURE() << "refused: " << id(done.error().reason) << ' ' << done.error().inner << ' '
                          << done.error().clause;
        return {static_cast<std::uint32_t>(contest.log().size())};
    }
    EventNumber record(ContestEvent event, OfficialNumber by = {1}) {
        return ok(Record{std::move(event)}, by);
    }

    Refusal refused(What what, OfficialNumber by = {1}) {
        const ContestState before = contest.state();
        const std::size_t events = contest.log().size();
        const auto done = apply(contest, {now, by, std::move(what)});
        EXPECT_FALSE(done.has_value());
        EXPECT_EQ(contest.log().size(), events);
        EXPECT_TRUE(contest.state() == before);
        if (done) return {};
        seen_reasons().insert(done.error().reason);
        return done.error();
    }
    Reason why_not(What what, OfficialNumber by = {1}) { return refused(std::move(what), by).reason; }
    Reason why_not_recorded(ContestEvent event, OfficialNumber by = {1}) {
        return why_not(Record{std::move(event)}, by);
    }

    void open(const Regulations& regulations) { record(ContestOpened{regulations, "Organiser Example"}); }
    void plan(std::vector<StagePlan> stages) { record(StagesPlanned{std::move(stages)}); }
    OfficialNumber name(Duty duty, RefereeGrade grade = RefereeGrade::None, unsigned first = 0,
                        unsigned last = 0) {
        const auto count = std::to_string(state().officials.size() + 1);
        ok(NameOfficial{{"Official Example " + count, duty, grade, first, last}});
        return {static_cast<std::uint32_t>(state().officials.size())};
    }
    EntrantNumber enter(Entry entry) {
        ok(EnterPerson{std::move(entry)});
        return {static_cast<std::uint32_t>(state().entrants.size())};
    }
    void enter_players(unsigned count) {
        for (unsigned i = 1; i <= count; ++i)
            enter({"Player Example " + std::to_string(i), "Region " + std::to_string(i % 7)});
    }
    /// Each with a leader, four players and a substitute.
    void enter_teams(unsigned count) {
        for (std::uint32_t t = 1; t <= count; ++t) {
            const std::string team = std::to_string(t);
            ok(EnterTeam{{"Team Example " + team, "Region " + team}});
            enter({"Leader Example " + team, "Region " + team, {t}, Role::Leader});
            for (unsigned i = 1; i <= 4; ++i)
                enter({"Player Example " + team + "-" + std::to_string(i), "Region " + team, {t}});
            enter({"Substitute Example " + team, "Region " + team, {t}, Role::Substitute});
        }
    }
    void close_and_draw(std::uint64_t seed) {
        record(EntriesClosed{});
        if (state().regulations->team_size == 0) {
            ok(DrawNumbers{seed});
            return;
        }
        ok(DrawOrder{seed});
        ok(DrawLots{seed + 1});
    }
    void seat(StageNumber stage, std::uint64_t seed = 1) {
        ok(DraftSeating{stage, seed});
        record(SeatingPublished{stage});
    }
    void start(const SessionId& session) { record(SessionStarted{session}); }
    void end(const SessionId& session) { record(SessionEnded{session}); }

    /// Who signs and closes: the head referee, or where none is named the organiser.
    OfficialNumber head_referee() const {
        for (OfficialNumber n{1}; state().has(n); n = n.next())
            if (state().of(n).official.duty == Duty::HeadReferee && !state().of(n).released) return n;
        return {1};
    }
    void sign(const SheetId& sheet) {
        const Signatures missing = SheetBook(rules()).missing(state().sheets.at(sheet));
        for (unsigned i = 0; i < signer_count; ++i)
            if (const auto signer = static_cast<Signer>(i); missing.has(signer))
                record(SheetChanged{sheet, SheetSigned{signer}}, head_referee());
    }
    void sign_and_close(const SheetId& sheet) {
        sign(sheet);
        record(SheetChanged{sheet, SheetClosed{}}, head_referee());
    }
    /// Every lot that holds up who goes on, and every other that the book wants drawn in a stage.
    void draw_ties(StageNumber stage, std::uint64_t seed = 1) {
        while (!lots_due(rules(), state(), stage).empty() || !lots_missing(rules(), state(), stage).empty()) {
            const std::size_t events = contest.log().size();
            ok(DrawTie{stage, seed++, next_to_draw(rules(), state(), stage)});
            if (contest.log().size() == events) return;
        }
    }
    /// The totals of a table, signed and closed.
    void file(const SheetId& sheet, const PlayerPoints& scores, const PlayerPoints& fines = {}) {
        record(SheetChanged{sheet, TotalsWritten{scores, fines}});
        sign_and_close(sheet);
    }
    /// Won and lost among the four by chance, `step` points at a time.
    PlayerPoints chance_scores(Random& random, int step = 8) const {
        PlayerPoints scores{};
        scores.fill(rules().session().start_points);
        for (int i = 0; i < 12; ++i) {
            const unsigned from = random.below(4), to = random.below(4);
            const int points = step * static_cast<int>(1 + random.below(9));
            scores[from] -= points;
            scores[to] += points;
        }
        return scores;
    }
    std::vector<SheetId> tables(const SessionId& session) const {
        std::vector<SheetId> out;
        for (const seating::Table& table : state().of(session.stage).chart[session.session.value - 1])
            out.push_back({session.stage, session.session, {table.number}});
        return out;
    }
    void play(const SessionId& session, Random& random) {
        start(session);
        for (const SheetId& sheet : tables(session)) file(sheet, chance_scores(random));
        end(session);
    }
    /// The entrant who begins at this seat, 0 for East.
    EntrantNumber at(const SheetId& sheet, std::size_t seat) const {
        return occupant(state(), sheet.session_id(), (*seats_of(state(), sheet))[seat]);
    }
    PlayerNumber number_at(const SheetId& sheet, std::size_t seat) const {
        return (*seats_of(state(), sheet))[seat];
    }
};

inline SessionId session(std::uint32_t n, std::uint32_t stage = 1) { return {{stage}, {n}}; }
inline SheetId sheet(std::uint32_t session, std::uint32_t table, std::uint32_t stage = 1) {
    return {{stage}, {session}, {table}};
}

}  // namespace sifang::contest::test
