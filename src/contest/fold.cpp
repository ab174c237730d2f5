// How each event changes the state, one small function each.

#include <algorithm>
#include <cassert>

#include "contest/check.hpp"
#include "contest/draw.hpp"
#include "contest/duties.hpp"
#include "contest/penalty_ledger.hpp"
#include "contest/stage_groups.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

class Folding {
  public:
    Folding(const Rulebook& rulebook, ContestState& state, const Logged& logged)
        : book_(rulebook), s_(state), logged_(logged) {}

    void operator()(const ContestOpened& e) {
        s_.regulations = e.regulations;
        s_.officials.push_back({{e.organiser, Duty::Organiser}, false});
    }
    void operator()(const StagesPlanned& e) {
        s_.stages.clear();
        for (const StagePlan& plan : e.stages) {
            StageState& stage = s_.stages.emplace_back();
            stage.plan = plan;
            stage.sessions.resize(plan.sessions);
        }
    }
    void operator()(const OfficialNamed& e) { s_.officials.push_back({e.official, false}); }
    void operator()(const OfficialReleased& e) { s_.officials[e.number.value - 1].released = true; }
    void operator()(const TeamEntered& e) { s_.teams.push_back({e.team}); }
    void operator()(const EntrantEntered& e) { s_.entrants.push_back({e.entry}); }
    void operator()(const EntryRemoved& e) { entrant(e.number).removed = true; }
    void operator()(const EntriesClosed&) { s_.entries_closed = true; }
    void operator()(const CheckedIn& e) {
        if (e.session)
            entrant(e.number).checked_in.insert(*e.session);
        else
            entrant(e.number).arrived = true;
    }

    void operator()(const OrderDrawn& e) { s_.drawing_order = e.order; }
    void operator()(const LotsDrawn& e) {
        for (const DrawnLot& drawn : e.lots) {
            TeamState& team = s_.teams[drawn.team.value - 1];
            team.lot = drawn.lot;
            team.drawn_by_committee = drawn.by_committee;
        }
        give_numbers(numbers_by_lots(s_, e.lots));
    }
    void operator()(const NumbersDrawn& e) { give_numbers(e.by_number); }
    void operator()(const JoinedLate& e) {
        s_.by_number.push_back(e.entrant);
        entrant(e.entrant).number = e.number;
    }

    void operator()(const SeatingDrafted& e) { stage(e.stage).draft = e; }
    void operator()(const SeatingPublished& e) {
        StageState& at = stage(e.stage);
        if (auto groups = groups_after(at, *at.draft)) at.groups = *std::move(groups);
        at.chart.resize(at.draft->from.value - 1);
        std::ranges::copy(at.draft->sessions, std::back_inserter(at.chart));
        at.draft.reset();
    }

    void operator()(const SessionStarted& e) {
        session(e.session).started = logged_.at;
        // Whose number is played by nobody any more has given up this session.
        for (const seating::Table& table : s_.of(e.session.stage).chart[e.session.session.value - 1])
            for (const PlayerNumber number : table.seats)
                if (!may_play(s_, occupant(s_, e.session, number)))
                    session(e.session).seats[number].forfeited = true;
        carry_out();
    }
    void operator()(const EndMoved& e) { session(e.session).moved_minutes += e.minutes; }
    void operator()(const SessionEnded& e) { session(e.session).ended = logged_.at; }
    void operator()(const ArrivedLate& e) {
        SeatState& seat = session(e.session).seats[e.number];
        seat.arrived = logged_.at;
        seat.late_by = e.by;
    }
    void operator()(const Forfeited& e) { session(e.session).seats[e.number].forfeited = true; }
    void operator()(const StandInSeated& e) { session(e.session).seats[e.number].stand_in = e.name; }
    void operator()(const Withdrew& e) { entrant(e.number).withdrawn = true; }
    void operator()(const Substituted& e) { s_.substitutions.push_back({e.number, e.substitute, e.from}); }

    void operator()(const SheetChanged& e) {
        change_sheet(e.sheet, e.what);
        carry_out();
    }
    void operator()(const FoulRecorded& e) {
        sifang::fold(s_.fouls, PenaltyGiven{e.penalty});
        s_.booked.push_back(
            {logged_.number, e.sheet, e.booking, e.sheet ? e.sheet->session_id() : latest_session(s_)});
        strike(EntrantNumber{e.penalty.who});
    }
    void operator()(const FoulRevoked& e) {
        const std::size_t number = *penalty_of(s_, e.penalty);
        revoke(number, office_of(s_.of(logged_.by).official.duty), e.reason, e.hand);
    }
    void operator()(const AppealOpened& e) {
        AppealState& appeal = s_.appeals.emplace_back();
        appeal.opened = e;
        sifang::fold(book_.appeals(), appeal.appeal, AppealEvent(e.filing));
    }
    void operator()(const AppealChanged& e) {
        AppealState& appeal = s_.appeals[e.number.value - 1];
        const auto* heard = std::get_if<AppealHeard>(&e.what);
        if (heard && heard->remedy.corrected)
            if (const auto right = correction_of(s_, appeal, *heard->remedy.corrected))
                change_sheet(appeal.opened.sheet, *right);
        if (heard && heard->remedy.revoked)
            revoke(*heard->remedy.revoked, sifang::office_of(appeal.appeal.before), "appeal");
        sifang::fold(book_.appeals(), appeal.appeal, e.what);
    }

    void operator()(const TieDrawn& e) {
        if (!e.teams.empty()) {
            s_.team_ties.push_back({e.stage, e.teams});
            return;
        }
        // A number goes on, whoever plays it.
        auto& drawn = stage(e.stage).ties.emplace_back();
        for (const EntrantNumber each : e.order) drawn.push_back(*held_number(s_, each));
    }
    void operator()(const ResultsPublished& e) {
        stage(e.stage).results_out = e.mark;
        carry_out();
    }
    void operator()(const Undone&) {}

  private:
    EntrantState& entrant(EntrantNumber n) { return s_.entrants[n.value - 1]; }
    StageState& stage(StageNumber n) { return s_.stages[n.value - 1]; }
    SessionState& session(const SessionId& id) { return stage(id.stage).sessions[id.session.value - 1]; }
    void change_sheet(const SheetId& id, const SheetEvent& what) {
        Sheet& sheet = s_.sheets[id];
        fold(sheet, what);
        if (!sheet.closed) return;
        SheetWorth& worth = s_.worth[id];
        worth.scores = SheetBook(book_).printed(sheet).scores;
        for (Player p = 0; p < 4; ++p) worth.best_hand[p] = best_hand(sheet, p);
    }
    void give_numbers(std::vector<EntrantNumber> by_number) {
        s_.by_number = std::move(by_number);
        for (std::size_t i = 0; i < s_.by_number.size(); ++i)
            entrant(s_.by_number[i]).number = PlayerNumber::of_index(i);
    }

    void revoke(std::size_t number, Office by, std::string reason, int hand = 0) {
        sifang::fold(s_.fouls,
                     PenaltyRevoked{number, by, play_now(s_, number, hand, logged_.at), std::move(reason)});
        strike(EntrantNumber{s_.fouls.penalties[number].penalty.who});
    }
    void strike(EntrantNumber who) {
        entrant(who).struck_out = is_out_by_penalties(book_.fouls(), s_.fouls, who);
    }
    void carry_out() {
        for (std::size_t i = 0; i < s_.booked.size(); ++i)
            if (const RecordedPenalty& each = s_.fouls.penalties[i];
                each.stands() && !each.carried_out && is_carried_out(s_, i))
                sifang::fold(s_.fouls, PenaltyCarriedOut{i});
    }

    const Rulebook& book_;
    ContestState& s_;
    const Logged& logged_;
};

}  // namespace

void fold(const Rulebook& rulebook, ContestState& state, const Logged& logged) {
    std::visit(Folding(rulebook, state, logged), logged.event);
}

}  // namespace sifang::contest
