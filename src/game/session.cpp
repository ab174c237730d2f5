#include "game/session.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "rules/places.hpp"

namespace sifang {
namespace {

Stayed why_dealer_stays(const DealerStays& stays, const HandResult& result) {
    switch (result.end) {
        case End::Won: {
            const bool dealer_won = std::any_of(result.winners.begin(), result.winners.end(),
                                                [](const Winner& w) { return w.seat == Wind::East; });
            return stays.on_win && dealer_won ? Stayed::Won : Stayed::No;
        }
        case End::Exhausted: return stays.on_waiting && result.waiting[0] ? Stayed::Waiting : Stayed::No;
        case End::FalseWin:
        case End::Foul: return stays.on_false_win ? Stayed::Otherwise : Stayed::No;
        case End::NineKinds:
        case End::FourWinds:
        case End::FourKongs:
        case End::FourRiichi:
        case End::ThreeWins: return stays.on_abort ? Stayed::Otherwise : Stayed::No;
        case End::Void: break;  // it was no hand
    }
    return Stayed::No;
}

bool has_sticks(const Session& session) { return session.sticks != std::array<int, 4>{}; }

/// Enough points to end the session, where there is an extra round for those who fall short.
bool has_enough(const SessionRules& rules, const Session& session) {
    return rules.extra_round_below == 0 ||
           *std::max_element(session.scores.begin(), session.scores.end()) >= rules.extra_round_below;
}

/// The points of the row change the scores, and it goes on the sheet.
void enter(Session& session, SheetRow row) {
    for (Player p = 0; p < 4; ++p) {
        session.scores[p] += row.points[p];
        session.fines[p] += row.fines[p];
    }
    row.totals = session.scores;
    session.rows.push_back(row);
}

SheetRow hand_row_of(const Session& session, const HandFinished& finished) {
    SheetRow row = hand_row(session.seats, finished);
    row.hand = session.hands + 1;
    row.place = session.place;
    row.counters = session.counters;
    for (Player p = 0; p < 4; ++p) row.marks[p].add_if(session.warned[p], Mark::Warning);
    return row;
}

class Folder {
  public:
    Folder(const SessionTable& table, Session& session) : table_(table), s_(session) {}

    void operator()(const SeatsDrawn& e) { s_.drawn = e.seats; }
    void operator()(const DealerThrown& e) { s_.first_dealer = e.dealer; }

    void operator()(const HandBegun&) {
        s_.phase = SessionPhase::Playing;
        s_.seats = table_.due_seats(s_);
        s_.warned = {};
        if (s_.hands_left) --*s_.hands_left;
    }
    void operator()(const SeatsFound& e) { s_.seats = e.seats; }

    void operator()(const HandFinished& e) {
        if (e.result.end == End::Void) return make_void(e);
        enter(s_, hand_row_of(s_, e));
        ++s_.hands;
        s_.phase = SessionPhase::Between;
        for (unsigned seat = 0; seat < 4; ++seat) s_.sticks[s_.seats[seat]] += e.result.deposited[seat];
        if (e.result.deposits == 0) s_.sticks = {};

        // hk:5.8: after a hand that another dealt by mistake comes the one after the hand it should have
        // been.
        const bool dealer_was_due = s_.seats[0] == table_.due_seats(s_)[0];
        s_.stayed = dealer_was_due ? why_dealer_stays(table_.rules().dealer_stays, e.result) : Stayed::No;
        const bool another_won = e.result.end == End::Won && s_.stayed == Stayed::No;
        s_.counters = !table_.rules().counters.has || another_won ? 0 : s_.counters + 1;
        if (s_.stayed == Stayed::No) s_.place = s_.place.next();
    }

    void operator()(const TimeCalled&) {
        s_.hands_left = table_.rules().time_up == TimeUp::OneMoreHand ? 1 : 0;
        if (s_.phase == SessionPhase::Playing && table_.rules().time_up == TimeUp::VoidHand) make_void({});
    }
    void operator()(const DealerStops&) { s_.stopped = true; }

    void operator()(const PointsCorrected& e) {
        SheetRow row;
        row.entry = Entry::Correction;
        row.hand = e.hand;
        row.points = e.points;
        enter(s_, row);
    }
    void operator()(const PointsFined& e) {
        SheetRow row;
        row.entry = Entry::Fine;
        row.points[e.player] = row.fines[e.player] = -e.points;
        enter(s_, row);
    }
    void operator()(const PlayerWarned& e) {
        if (s_.phase == SessionPhase::Playing) {
            s_.warned[e.player] = true;
            return;
        }
        SheetRow row;
        row.entry = Entry::Warning;
        row.marks[e.player].add(Mark::Warning);
        enter(s_, row);
    }
    void operator()(const SessionClosed&) {
        if (has_sticks(s_) && table_.rules().deposits_at_end != DepositsAtEnd::Lost) give_out_sticks();
        s_.phase = SessionPhase::Closed;
    }

  private:
    /// Of a void hand only penalties count, and it is dealt again.
    void make_void(HandFinished finished) {
        for (std::size_t i = 0; i < 4; ++i)
            finished.result.payments[i] = finished.result.fines[i] + finished.result.penalties[i];
        enter(s_, hand_row_of(s_, finished));
        s_.phase = SessionPhase::Between;
    }

    void give_out_sticks() {
        SheetRow row;
        row.entry = Entry::Deposits;
        const Player first = by_place(s_)[0];
        for (Player owner = 0; owner < 4; ++owner) {
            const bool back = table_.rules().deposits_at_end == DepositsAtEnd::Return;
            row.points[back ? owner : first] += s_.sticks[owner] * table_.deposit();
        }
        s_.sticks = {};
        enter(s_, row);
    }

    const SessionTable& table_;
    Session& s_;
};

}  // namespace

std::array<Player, 4> by_place(const Session& session) {
    const Player first = session.first_dealer.value_or(0);
    auto order = by_place(by_deal(session.scores, first));
    for (Player& player : order) player = (player + first) & 3;
    return order;
}

Session SessionTable::begin() const {
    Session session;
    session.scores.fill(rules_.start_points);
    if (!rules_.first_dealer_thrown) session.first_dealer = 0;
    return session;
}

tl::expected<void, SessionRefusal> SessionTable::apply(Session& session, const SessionEvent& event) const {
    if (const auto why = refusal(session, event)) return tl::unexpected(*why);
    fold(session, event);
    return {};
}

void SessionTable::fold(Session& session, const SessionEvent& event) const {
    std::visit(Folder(*this, session), event);
}

bool SessionTable::over(const Session& session) const {
    if (session.phase == SessionPhase::Playing) return false;
    if (session.phase == SessionPhase::Closed || session.stopped || session.hands_left == 0) return true;
    if (rules_.busting == Busting::BelowZero &&
        std::any_of(session.scores.begin(), session.scores.end(), [](int score) { return score < 0; }))
        return true;
    // While the dealer stays there is a further hand, also in the extra round.
    if (session.stayed != Stayed::No || session.place.round < rules_.rounds) return false;
    return has_enough(rules_, session) || session.place.round > rules_.rounds;
}

Seating SessionTable::due_seats(const Session& session) const {
    assert(session.first_dealer);
    return seats_at(rules_.seats, *session.first_dealer, session.place);
}

bool SessionTable::dealer_may_stop(const Session& session) const {
    const bool allowed = (session.stayed == Stayed::Won && rules_.stop_after_win) ||
                         (session.stayed == Stayed::Waiting && rules_.stop_when_waiting);
    // The last deal of the last round and every deal of the extra one: the session ends if he does not go on.
    const bool last = session.place >= HandPlace{rules_.rounds - 1, 3};
    return session.phase == SessionPhase::Between && allowed && last && !over(session) &&
           has_enough(rules_, session) && by_place(session)[0] == due_seats(session)[0];
}

std::optional<SessionHand> SessionTable::hand(const Session& session) const {
    if (over(session) || !session.first_dealer) return std::nullopt;
    SessionHand hand;
    hand.seats = session.phase == SessionPhase::Playing ? session.seats : due_seats(session);
    hand.number = session.hands + 1;
    hand.setup.round = session.place.wind();
    hand.setup.counters = session.counters;
    hand.setup.deposits = std::accumulate(session.sticks.begin(), session.sticks.end(), 0);
    for (unsigned seat = 0; seat < 4; ++seat) hand.setup.scores[seat] = session.scores[hand.seats[seat]];
    return hand;
}

}  // namespace sifang
