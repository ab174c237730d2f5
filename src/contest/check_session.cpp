// Sessions: who sits, who came late, who left.

#include <algorithm>

#include "contest/check.hpp"
#include "contest/duties.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

using Why = EventCheck::Why;

namespace {

/// The session before this one, of the same stage.
bool is_earlier_open(const ContestState& state, const SessionId& id) {
    return id.session.value > 1 && !state.of(SessionId{id.stage, {id.session.value - 1}}).ended;
}

}  // namespace

int session_in_contest(const ContestState& state, const SessionId& session) {
    std::uint32_t number = session.session.value;
    for (std::uint32_t i = 0; i + 1 < session.stage.value && i < state.stages.size(); ++i)
        number += state.stages[i].plan.sessions;
    return static_cast<int>(number);
}

Why EventCheck::operator()(const SessionStarted& e) const {
    if (!s_.has(e.session)) return no(Reason::NoSuchSession, e.session);
    if (e.session.session.value > s_.of(e.session.stage).chart.size())
        return no(Reason::NotPublished, e.session);
    if (s_.of(e.session).started) return no(Reason::HasStarted, e.session);
    if (is_earlier_open(s_, e.session)) return no(Reason::EarlierNotEnded, e.session);
    return std::nullopt;
}

Why EventCheck::not_running(const SessionId& session) const {
    if (!s_.has(session)) return no(Reason::NoSuchSession, session);
    if (!s_.of(session).started) return no(Reason::NotStarted, session);
    if (s_.of(session).ended) return no(Reason::HasEnded, session);
    return std::nullopt;
}
Why EventCheck::operator()(const EndMoved& e) const {
    if (const auto why = not_running(e.session)) return why;
    constexpr int most_minutes = 24 * 60;
    if (e.minutes < 1 || e.minutes > most_minutes)
        return no(Reason::TimeRunsBack, e.session, clauses().end_moved);
    return std::nullopt;
}
Why EventCheck::operator()(const SessionEnded& e) const { return not_running(e.session); }

Why EventCheck::not_seated(const SessionId& session, PlayerNumber number) const {
    const auto table = table_of(s_, session, number);
    if (!table) return no(Reason::NotAtATable, session, number);
    return table_not_his({session.stage, session.session, *table});
}

Why EventCheck::operator()(const ArrivedLate& e) const {
    if (const auto why = not_running(e.session)) return why;
    if (const auto why = not_seated(e.session, e.number)) return why;
    if (!may_play(s_, occupant(s_, e.session, e.number))) return no(Reason::NotPlaying, e.session, e.number);
    const auto& seats = s_.of(e.session).seats;
    const auto seat = seats.find(e.number);
    if (seat == seats.end()) return std::nullopt;
    if (seat->second.arrived) return no(Reason::ArrivedAlready, e.session, e.number);
    return seat->second.forfeited ? Why(no(Reason::ForfeitedAlready, e.session, e.number)) : std::nullopt;
}

Why EventCheck::operator()(const Forfeited& e) const {
    if (!s_.has(e.session)) return no(Reason::NoSuchSession, e.session);
    if (const auto why = not_seated(e.session, e.number)) return why;
    const auto& seats = s_.of(e.session).seats;
    const auto seat = seats.find(e.number);
    if (seat != seats.end() && seat->second.forfeited)
        return no(Reason::ForfeitedAlready, e.session, e.number);
    // At the tables one tells who is not there now. What is closed, and what is to come, is decided above
    // them.
    if (is_above_tables(s_.of(logged_.by).official.duty)) return std::nullopt;
    if (!s_.of(e.session).started) return no(Reason::NotStarted, e.session);
    const SheetId sheet{e.session.stage, e.session.session, *table_of(s_, e.session, e.number)};
    const auto found = s_.sheets.find(sheet);
    if (found != s_.sheets.end() && found->second.closed)
        return no(Reason::NotHisDuty, sheet, book_.sheet().closed);
    return std::nullopt;
}

Why EventCheck::operator()(const StandInSeated& e) const {
    if (const auto why = not_running(e.session)) return why;
    if (const auto why = not_seated(e.session, e.number)) return why;
    if (const auto why = name_fault(e.name)) return why;
    const SheetId sheet{e.session.stage, e.session.session, *table_of(s_, e.session, e.number)};
    if (!has_forfeited(s_, sheet, e.number)) return no(Reason::NotForfeited, e.session, e.number);
    const auto& seats = s_.of(e.session).seats;
    const auto seat = seats.find(e.number);
    if (seat != seats.end() && !seat->second.stand_in.empty())
        return no(Reason::PlaysAlready, e.session, e.number);
    return std::nullopt;
}

Why EventCheck::operator()(const Withdrew& e) const {
    if (!s_.has(e.number)) return no(Reason::NoSuchEntrant, e.number);
    if (!is_drawn()) return no(Reason::NotDrawn, e.number);
    if (!may_play(s_, e.number)) return no(Reason::NotPlaying, e.number);
    return std::nullopt;
}

Why EventCheck::operator()(const Substituted& e) const {
    if (!s_.has(e.substitute)) return no(Reason::NoSuchEntrant, e.substitute);
    if (!s_.has(e.from)) return no(Reason::NoSuchSession, e.from);
    if (e.number.index() >= s_.by_number.size()) return no(Reason::NotAtATable, e.from, e.number);
    if (s_.of(e.from).started) return no(Reason::HasStarted, e.from);
    // From the next session on: who is replaced does not play in between.
    if (e.from != *next_session(s_)) return no(Reason::EarlierNotEnded, e.from);
    const Entry& entry = s_.of(e.substitute).entry;
    if (entry.role != Role::Substitute) return no(Reason::NotASubstitute, e.substitute, clauses().substitute);
    if (!may_play(s_, e.substitute)) return no(Reason::NotPlaying, e.substitute);
    for (const Substitution& each : s_.substitutions)
        if (each.substitute == e.substitute) return no(Reason::PlaysAlready, e.substitute);
    const EntrantNumber replaced = s_.by_number[e.number.index()];
    if (s_.of(replaced).entry.team != entry.team)
        return no(Reason::OtherTeam, e.substitute, clauses().substitute);
    return std::nullopt;
}

}  // namespace sifang::contest
