// What cannot happen to a session, and why.

#include <algorithm>
#include <numeric>

#include "game/session.hpp"

namespace sifang {
namespace {

using Why = std::optional<SessionRefusal>;

Why unless(bool fine, SessionRefusal why) { return fine ? Why() : Why(why); }

template <class Values>
int sum(const Values& values) {
    return std::accumulate(values.begin(), values.end(), 0);
}

/// Far more than any hand pays, and little enough to be added up.
bool is_in_range(const std::array<int, 4>& points) {
    constexpr int most = 1'000'000;
    return std::all_of(points.begin(), points.end(), [](int p) { return -most <= p && p <= most; });
}

/// What is lost and not fined is got by somebody or lies on the table; and the sticks there are taken all or
/// not at all.
bool is_balanced(const HandResult& result, int sticks_before, int deposit) {
    if (std::any_of(result.fines.begin(), result.fines.end(), [](int fine) { return fine > 0; }))
        return false;
    if (sum(result.penalties) != 0) return false;
    if (result.end == End::Void) return true;
    if (result.deposits != 0 && result.deposits != sticks_before + sum(result.deposited)) return false;
    return sum(result.payments) - sum(result.fines) == deposit * (sticks_before - result.deposits);
}

class Check {
  public:
    Check(const SessionTable& table, const Session& session)
        : table_(table), s_(session), playing_(session.phase == SessionPhase::Playing) {}

    Why operator()(const SeatsDrawn& e) const {
        if (s_.phase != SessionPhase::BeforePlay || s_.drawn) return SessionRefusal::SeatsAreTaken;
        return unless(is_seating(e.seats), SessionRefusal::NotASeating);
    }
    Why operator()(const DealerThrown& e) const {
        if (s_.phase != SessionPhase::BeforePlay || s_.first_dealer) return SessionRefusal::DealerIsFixed;
        return unless(e.dealer < 4, SessionRefusal::NoSuchPlayer);
    }
    Why operator()(const HandBegun& e) const {
        if (playing_) return SessionRefusal::HandRunning;
        if (table_.over(s_)) return SessionRefusal::PlayIsOver;
        if (!s_.first_dealer) return SessionRefusal::DealerNotThrown;
        return unless(e.dealer == table_.due_seats(s_)[0], SessionRefusal::WrongDealer);
    }
    Why operator()(const SeatsFound& e) const {
        if (!playing_) return SessionRefusal::NoHandRunning;
        return unless(is_seating(e.seats), SessionRefusal::NotASeating);
    }
    Why operator()(const HandFinished& e) const {
        if (!playing_) return SessionRefusal::NoHandRunning;
        if ((e.result.end == End::Won) == e.result.winners.empty()) return SessionRefusal::NotAResult;
        if (!is_in_range(e.result.payments) || !is_in_range(e.result.fines) ||
            !is_in_range(e.result.penalties))
            return SessionRefusal::OutOfRange;
        return unless(is_balanced(e.result, sum(s_.sticks), table_.deposit()), SessionRefusal::NotBalanced);
    }
    Why operator()(const TimeCalled&) const {
        if (s_.hands_left) return SessionRefusal::TimeWasCalled;
        return unless(!table_.over(s_), SessionRefusal::PlayIsOver);
    }
    Why operator()(const DealerStops&) const {
        return unless(table_.dealer_may_stop(s_), SessionRefusal::DealerMayNotStop);
    }
    /// zds:1-17: until the tiles are mixed for the next hand.
    Why operator()(const PointsCorrected& e) const {
        if (e.hand < 1 || e.hand > s_.hands) return SessionRefusal::NoSuchHand;
        if (playing_ || e.hand < s_.hands) return SessionRefusal::TooLate;
        if (!is_in_range(e.points)) return SessionRefusal::OutOfRange;
        return unless(sum(e.points) == 0, SessionRefusal::NotBalanced);
    }
    Why operator()(const PointsFined& e) const {
        if (playing_) return SessionRefusal::HandRunning;
        if (e.player >= 4) return SessionRefusal::NoSuchPlayer;
        if (!is_in_range({e.points})) return SessionRefusal::OutOfRange;
        // No more can be taken back than was fined.
        return unless(e.points > 0 || (e.points < 0 && e.points >= s_.fines[e.player]),
                      SessionRefusal::NotBalanced);
    }
    Why operator()(const PlayerWarned& e) const { return unless(e.player < 4, SessionRefusal::NoSuchPlayer); }
    Why operator()(const SessionClosed&) const {
        if (playing_) return SessionRefusal::HandRunning;
        return unless(table_.over(s_), SessionRefusal::PlayGoesOn);
    }

  private:
    const SessionTable& table_;
    const Session& s_;
    bool playing_;
};

}  // namespace

std::optional<SessionRefusal> SessionTable::refusal(const Session& session, const SessionEvent& event) const {
    if (session.phase == SessionPhase::Closed) return SessionRefusal::Closed;
    return std::visit(Check(*this, session), event);
}

}  // namespace sifang
