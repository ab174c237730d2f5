#pragma once
// An event with everything in it, by chance from a seed: teams, draws, charts, sheets by totals and by hands,
// late players, forfeits, stand-ins, penalties, appeals, substitutes, withdrawals, corrections, and undoing.

#include "contest/status.hpp"
#include "event_desk.hpp"

namespace sifang::contest::test {

class RichEvent {
  public:
    static constexpr std::uint32_t sessions = 3, teams = 4;

    RichEvent(std::string_view rules, std::uint64_t seed) : desk(rules), random_(seed) {
        Regulations regulations = by_the_book(desk.rules(), "Rich Example");
        regulations.least_sessions = 0;
        desk.open(with_teams(desk.rules(), regulations));
        head = desk.name(Duty::HeadReferee);
        scoring = desk.name(Duty::Scoring);
        arbiter = desk.name(Duty::Arbitration);
        desk.plan({{"all", Format::Book, sessions}});
        desk.enter_teams(teams);
        attempt(EnterPerson{{"Coach Example", "", {1}, Role::Coach}});
        desk.record(EntryRemoved{{static_cast<std::uint32_t>(desk.state().entrants.size())}});
        desk.close_and_draw(seed);
        desk.seat({1}, seed);
        for (std::uint32_t n = 1; n <= 6; ++n) desk.record(CheckedIn{{n}});
        for (std::uint32_t s = 1; s <= sessions; ++s) play(s);
        desk.draw_ties({1});
        desk.record(ResultsPublished{{1}}, scoring);
        correct(any_sheet());
        desk.draw_ties({1}, 100);
        attempt(Record{ResultsPublished{{1}}}, scoring);
    }

    Desk desk;
    OfficialNumber head, scoring, arbiter;

  private:
    unsigned below(unsigned n) { return random_.below(n); }
    bool one_in(unsigned n) { return below(n) == 0; }

    /// What the rules of this moment do not allow is left.
    bool attempt(What what, OfficialNumber by = {1}) {
        desk.now = desk.now + seconds(1 + static_cast<int>(below(20)));
        return apply(desk.contest, {desk.now, by, std::move(what)}).has_value();
    }
    EventNumber last() const { return {static_cast<std::uint32_t>(desk.contest.log().size())}; }

    void play(std::uint32_t s) {
        desk.start(session(s));
        const auto tables = desk.tables(session(s));
        for (int i = 0; i < 3; ++i) happen(s, tables[below(static_cast<unsigned>(tables.size()))]);
        // Their events in any order that keeps each sheet's own.
        std::vector<SheetId> open = tables;
        while (!open.empty()) {
            const unsigned at = below(static_cast<unsigned>(open.size()));
            if (step(open[at])) open.erase(open.begin() + at);
            if (one_in(6)) undo_something();
        }
        desk.end(session(s));
        for (const SheetId& id : tables)
            if (one_in(2)) appeal(id);
        correct(tables[0]);
        if (s < sessions) between(s);
    }
    /// Something befalls a seat.
    void happen(std::uint32_t s, const SheetId& id) {
        const unsigned seat = below(4);
        const PlayerNumber number = desk.number_at(id, seat);
        switch (below(3)) {
            case 0:
                desk.now = desk.now + minutes(static_cast<int>(below(12)));
                attempt(NoteArrival{session(s), number});
                break;
            case 1:
                if (attempt(Record{Forfeited{session(s), number}}))
                    attempt(Record{StandInSeated{session(s), number, "House Example"}});
                break;
            default: attempt(Record{EndMoved{session(s), 5}}); break;
        }
    }
    void punish(const SheetId& id) {
        FoulCase foul;
        foul.foul = one_in(12) ? "cheating" : "empty_call";
        foul.place.hand = static_cast<int>(below(3));
        const Booking booking = one_in(2) ? Booking::Session : Booking::Total;
        if (attempt(PunishFoul{foul, desk.at(id, below(4)), id, booking}, head) && one_in(3))
            attempt(Record{FoulRevoked{last(), "mistaken"}}, head);
    }
    /// One step further; whether the sheet is closed.
    bool step(const SheetId& id) {
        const auto found = desk.state().sheets.find(id);
        const Sheet now = found == desk.state().sheets.end() ? Sheet{} : found->second;
        if (now.closed) return true;
        const bool by_hands = id.table.value % 2 == 0;
        if (now.is_empty() && one_in(2)) punish(id);
        if (!by_hands && now.is_empty()) {
            desk.record(SheetChanged{id, TotalsWritten{desk.chance_scores(random_), {}}}, scoring);
        } else if (by_hands && now.signatures.empty() && now.hands.size() < 3) {
            write_hand(id, now);
        } else if (const Signatures missing = SheetBook(desk.rules()).missing(now); !missing.empty()) {
            for (unsigned i = 0; i < signer_count; ++i)
                if (const auto signer = static_cast<Signer>(i); missing.has(signer)) {
                    desk.record(SheetChanged{id, SheetSigned{signer}}, head);
                    break;
                }
        } else {
            desk.record(SheetChanged{id, SheetClosed{}}, head);
            return true;
        }
        return false;
    }
    void write_hand(const SheetId& id, const Sheet& so_far) {
        HandWritten hand;
        hand.hand = static_cast<int>(so_far.hands.size()) + 1;
        hand.dealer = static_cast<Player>(so_far.hands.size());
        if (one_in(3)) hand.fines[below(4)] = -5;
        if (one_in(2)) hand.wins = {{static_cast<Player>(below(2)), Player(2 + below(2)), 12}};
        const auto priced = SheetBook(desk.rules()).priced(so_far, hand);
        ASSERT_TRUE(priced.has_value());
        desk.record(SheetChanged{id, *priced}, scoring);
    }
    SheetId any_sheet() { return sheet(1 + below(sessions), 1 + below(teams)); }
    void correct(const SheetId& id) {
        const Sheet& now = desk.state().sheets.at(id);
        SheetCorrected out;
        out.hand = now.totals ? 0 : 1;
        const PlayerPoints scores = SheetBook(desk.rules()).printed(now).scores;
        out.points = now.totals ? scores : points_of(now, 1);
        out.fines = fines_of(now, out.hand);
        out.points[0] += 8;
        out.points[1] -= 8;
        out.reason = "added up wrongly";
        desk.record(SheetChanged{id, out}, head);
    }
    void appeal(const SheetId& id) {
        AppealOpened opened;
        opened.entrant = desk.at(id, 0);
        opened.sheet = id;
        opened.filing.by = "Player Example";
        opened.filing.deposit = desk.rules().appeals().deposit;
        opened.filing.to = desk.rules().appeals().rule_matters.front();
        if (!attempt(OpenAppeal{opened})) return;
        AppealHeard heard;
        heard.at = desk.now + seconds(1);
        const bool upheld = one_in(2);
        heard.within_powers = false;
        if (upheld) {
            heard.verdict = AppealVerdict::Upheld;
            PointsCorrected points;
            points.hand = desk.state().sheets.at(id).totals ? 0 : 1;
            points.points = {8, -8, 0, 0};
            heard.remedy.corrected = points;
        }
        desk.record(AppealChanged{{static_cast<std::uint32_t>(desk.state().appeals.size())}, heard},
                    opened.filing.to == AppealBody::HeadReferee ? head : arbiter);
    }
    void between(std::uint32_t s) {
        const TeamNumber team{1 + below(teams)};
        const EntrantNumber substitute{team.value * 6};
        for (PlayerNumber number = PlayerNumber::of_number(1); number.number() <= teams * 4;
             number = PlayerNumber::of_number(number.number() + 1))
            if (desk.state().of(desk.state().by_number[number.index()]).entry.team == team && one_in(2)) {
                attempt(Record{Substituted{number, substitute, session(s + 1)}}, head);
                break;
            }
        if (one_in(2)) attempt(Record{Withdrew{desk.state().by_number[below(teams * 4)]}}, head);
    }
    /// Perhaps for good, where nothing that comes needs it.
    void undo_something() {
        const EventNumber of{1 + below(last().value)};
        if (!attempt(Undo{of}, head)) return;
        const EventNumber undone = last();
        const auto& event = desk.contest.log()[of.value - 1].event;
        const bool for_good = std::holds_alternative<FoulRecorded>(event) ||
                              std::holds_alternative<CheckedIn>(event) ||
                              std::holds_alternative<EndMoved>(event);
        if (!for_good) desk.ok(Undo{undone}, head);
    }

    Random random_;
};

}  // namespace sifang::contest::test
