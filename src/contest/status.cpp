#include "contest/status.hpp"

#include <algorithm>

namespace sifang::contest {

bool is_struck_out(const ContestState& state, EntrantNumber entrant) { return state.of(entrant).struck_out; }

bool is_replaced(const ContestState& state, EntrantNumber entrant) {
    // A number that was taken over twice has two who were replaced: who drew it and the first substitute.
    std::optional<PlayerNumber> number = state.of(entrant).number;
    bool replaced = false;
    for (const Substitution& each : state.substitutions) {
        if (each.substitute == entrant) {
            number = each.number;
            replaced = false;
        } else if (number == each.number) {
            replaced = true;
        }
    }
    return replaced;
}

bool may_play(const ContestState& state, EntrantNumber entrant) {
    return state.has(entrant) && !state.of(entrant).withdrawn && !is_replaced(state, entrant) &&
           !is_struck_out(state, entrant);
}

bool has_forfeited(const ContestState& state, const SheetId& sheet, PlayerNumber number) {
    const EntrantNumber entrant = occupant(state, sheet.session_id(), number);
    const SessionState& session = state.of(sheet.session_id());
    const auto seat = session.seats.find(number);
    if (seat != session.seats.end() && seat->second.forfeited) return true;
    for (std::size_t i = 0; i < state.booked.size(); ++i) {
        const RecordedPenalty& given = state.fouls.penalties[i];
        if (!given.stands() || state.booked[i].sheet != sheet || given.penalty.who != entrant.value) continue;
        for (const EventMeasure& measure : given.penalty.event)
            if (measure.kind == EventMeasureKind::ForfeitSession) return true;
    }
    return false;
}

Ranked ranked(const ContestState& state, EntrantNumber entrant) {
    if (state.of(entrant).entry.role != Role::Player || !state.of(entrant).number) return Ranked::No;
    if (is_struck_out(state, entrant)) return Ranked::StruckOut;
    if (is_replaced(state, entrant)) return Ranked::Replaced;
    return state.of(entrant).withdrawn ? Ranked::Withdrawn : Ranked::Yes;
}

Ranked ranked(const ContestState& state, PlayerNumber number) {
    const EntrantNumber now = plays_now(state, number);
    if (state.of(now).entry.role == Role::StandIn) return Ranked::No;
    if (is_struck_out(state, now)) return Ranked::StruckOut;
    return state.of(now).withdrawn ? Ranked::Withdrawn : Ranked::Yes;
}

}  // namespace sifang::contest
