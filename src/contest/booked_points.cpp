#include "contest/booked_points.hpp"

#include <algorithm>

namespace sifang::contest {

namespace {

using FourEntrants = std::array<EntrantNumber, 4>;

constexpr unsigned around(Wind from, Wind to) {
    return (static_cast<unsigned>(to) + 4 - static_cast<unsigned>(from)) % 4;
}

bool forfeits_session(const Penalty& penalty) {
    return std::ranges::find(penalty.event, EventMeasureKind::ForfeitSession, &EventMeasure::kind) !=
           penalty.event.end();
}

}  // namespace

PlayerPoints moved_among(const SessionRules& rules, const Penalty& penalty, Player offender) {
    const auto round = static_cast<std::size_t>(std::clamp((penalty.place.hand - 1) / 4, 0, 3));
    const auto& sides = rules.seats[round];
    const Payments points = points_of(penalty);
    PlayerPoints out{};
    for (const Wind seat : all_winds)
        for (std::size_t p = 0; p < 4; ++p)
            if (around(sides[offender], sides[p]) == around(penalty.seat, seat))
                out[p] = points[static_cast<unsigned>(seat)];
    return out;
}

BookedPoints::BookedPoints(const Rulebook& rulebook, const ContestState& state) {
    for (std::size_t i = 0; i < state.booked.size(); ++i) {
        const Penalty& penalty = state.fouls.penalties[i].penalty;
        const BookedPenalty& booked = state.booked[i];
        if (!state.fouls.penalties[i].stands()) continue;
        const auto total = [&](EntrantNumber of, int points) {
            if (points != 0) totals_.push_back({booked.session.stage, of, points, booked.session.session});
        };
        const EntrantNumber offender{penalty.who};
        const auto numbers = booked.sheet ? seats_of(state, *booked.sheet) : std::nullopt;
        FourEntrants four{};
        for (std::size_t p = 0; numbers && p < 4; ++p)
            four[p] = occupant(state, booked.session, (*numbers)[p]);
        const auto found = std::ranges::find(four, offender);
        if (found == four.end()) {
            // Not at a table: nobody is there to receive anything.
            if (booked.booking == Booking::Total)
                total(offender, points_of(penalty)[static_cast<unsigned>(penalty.seat)]);
            continue;
        }
        const auto at = static_cast<std::size_t>(found - four.begin());
        const PlayerPoints points = moved_among(rulebook.session(), penalty, static_cast<Player>(at));
        if (forfeits_session(penalty)) tables_[*booked.sheet].forfeited[at] = true;
        for (std::size_t p = 0; p < 4; ++p) {
            if (booked.booking == Booking::Session) tables_[*booked.sheet].session[p] += points[p];
            if (booked.booking == Booking::Total) total(four[p], points[p]);
        }
    }
}

const BookedAtTable* BookedPoints::of(const SheetId& sheet) const {
    const auto found = tables_.find(sheet);
    return found == tables_.end() ? nullptr : &found->second;
}

}  // namespace sifang::contest
