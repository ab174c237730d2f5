#include "contest/hall.hpp"

namespace sifang::contest {

std::string shown_number(const ContestState& state, const SessionId& session, PlayerNumber number) {
    const bool taken_over = occupant(state, session, number) != state.by_number[number.index()];
    return (taken_over ? "T" : "") + std::to_string(number.number());
}

SessionTimes session_times(const Rulebook& rulebook, const ContestState& state, const SessionId& session) {
    SessionTimes out;
    const int limit = rulebook.session().minutes;
    if (!state.has(session) || !state.of(session).started || limit == 0) return out;
    const SessionState& at = state.of(session);
    out.end = *at.started + minutes(limit + at.moved_minutes);
    const int before = rulebook.time().warning_minutes;
    if (before > 0) out.warning = *at.started + minutes(limit + at.moved_minutes - before);
    return out;
}

WallId wall_of(const ContestState& state, const SheetId& sheet, int hand) {
    const bool same = state.has(sheet.stage) && state.of(sheet.stage).plan.same_walls;
    return {sheet.session_id(), same ? TableNumber{} : sheet.table, hand};
}

}  // namespace sifang::contest
