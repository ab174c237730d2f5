#include "contest/state.hpp"

#include <algorithm>

namespace sifang::contest {

std::optional<seating::Four> seats_of(const ContestState& state, const SheetId& sheet) {
    if (!state.has(sheet.session_id())) return std::nullopt;
    const auto& chart = state.of(sheet.stage).chart;
    if (sheet.session.value > chart.size()) return std::nullopt;
    const seating::Round& round = chart[sheet.session.value - 1];
    // Without gaps in the numbers it is at its place.
    const std::size_t guess = sheet.table.value - 1;
    if (guess < round.size() && round[guess].number == sheet.table.value) return round[guess].seats;
    for (const seating::Table& table : round)
        if (table.number == sheet.table.value) return table.seats;
    return std::nullopt;
}

std::optional<TableNumber> table_of(const ContestState& state, const SessionId& session,
                                    PlayerNumber number) {
    if (!state.has(session)) return std::nullopt;
    const auto& chart = state.of(session.stage).chart;
    if (session.session.value > chart.size()) return std::nullopt;
    for (const seating::Table& table : chart[session.session.value - 1])
        if (std::ranges::find(table.seats, number) != table.seats.end()) return TableNumber{table.number};
    return std::nullopt;
}

EntrantNumber occupant(const ContestState& state, const SessionId& session, PlayerNumber number) {
    EntrantNumber who = state.by_number[number.index()];
    for (const Substitution& each : state.substitutions)
        if (each.number == number && each.from <= session) who = each.substitute;
    return who;
}

std::optional<PlayerNumber> played_by(const ContestState& state, const SessionId& session,
                                      EntrantNumber entrant) {
    const std::optional<PlayerNumber> number = held_number(state, entrant);
    if (!number || occupant(state, session, *number) != entrant) return std::nullopt;
    return number;
}

std::optional<PlayerNumber> held_number(const ContestState& state, EntrantNumber entrant) {
    std::optional<PlayerNumber> number = state.of(entrant).number;
    for (const Substitution& each : state.substitutions)
        if (each.substitute == entrant) number = each.number;
    return number;
}

EntrantNumber plays_now(const ContestState& state, PlayerNumber number) {
    constexpr SessionId last_of_all{{~0u}, {~0u}};
    return occupant(state, last_of_all, number);
}

std::optional<SessionId> next_session(const ContestState& state) {
    for (StageNumber stage{1}; state.has(stage); stage = stage.next())
        for (SessionNumber n{1}; state.has(SessionId{stage, n}); n = n.next())
            if (!state.of(SessionId{stage, n}).started) return SessionId{stage, n};
    return std::nullopt;
}

SessionId latest_session(const ContestState& state) {
    SessionId latest{{1}, {0}};
    for (StageNumber stage{1}; state.has(stage); stage = stage.next())
        for (SessionNumber n{1}; state.has(SessionId{stage, n}); n = n.next())
            if (state.of(SessionId{stage, n}).started) latest = {stage, n};
    return latest;
}

std::optional<std::size_t> penalty_of(const ContestState& state, EventNumber event) {
    const auto found = std::ranges::find(state.booked, event, &BookedPenalty::event);
    if (found == state.booked.end()) return std::nullopt;
    return static_cast<std::size_t>(found - state.booked.begin());
}

}  // namespace sifang::contest
