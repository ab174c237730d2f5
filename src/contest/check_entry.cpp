// Opening, planning, officials and entries.

#include <algorithm>

#include "contest/check.hpp"
#include "contest/conditions.hpp"
#include "contest/draw.hpp"
#include "contest/duties.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

using Why = EventCheck::Why;

Refusal EventCheck::no(Reason reason, EntrantNumber entrant, std::string clause) {
    Refusal out{reason, std::move(clause)};
    out.place.entrant = entrant;
    return out;
}
Refusal EventCheck::no(Reason reason, TeamNumber team, std::string clause) {
    Refusal out{reason, std::move(clause)};
    out.place.team = team;
    return out;
}
Refusal EventCheck::no(Reason reason, StageNumber stage, std::string clause) {
    Refusal out{reason, std::move(clause)};
    out.place.stage = stage;
    return out;
}

Why EventCheck::asked() const {
    if (std::holds_alternative<ContestOpened>(logged_.event)) return std::nullopt;
    if (!s_.regulations) return no(Reason::NotOpen);
    if (!s_.has(logged_.by) || s_.of(logged_.by).released) return no(Reason::NoSuchOfficial);
    if (!is_duty(s_.of(logged_.by).official.duty, logged_.event)) return no(Reason::NotHisDuty);
    return std::nullopt;
}

Why EventCheck::name_fault(std::string_view name) {
    if (name.find_first_not_of(' ') == std::string_view::npos) return no(Reason::NameEmpty);
    if (name.size() > longest_name) return no(Reason::NameTooLong);
    for (std::size_t i = 0; i < name.size();) {
        const auto lead = static_cast<unsigned char>(name[i]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xC2 ? 0
                                   : lead < 0xE0 ? 2
                                   : lead < 0xF0 ? 3
                                   : lead < 0xF5 ? 4
                                                 : 0;
        if (lead < 0x20 || lead == 0x7F || length == 0 || i + length > name.size())
            return no(Reason::NameUnprintable);
        for (std::size_t j = 1; j < length; ++j)
            if ((static_cast<unsigned char>(name[i + j]) & 0xC0) != 0x80) return no(Reason::NameUnprintable);
        i += length;
    }
    return std::nullopt;
}

Why EventCheck::operator()(const ContestOpened& e) const {
    if (s_.regulations) return no(Reason::AlreadyOpen);
    if (e.regulations.rules != book_.id()) return no(Reason::WrongRulebook);
    if (name_fault(e.regulations.title)) return no(Reason::NoTitle);
    return name_fault(e.organiser);
}

Why EventCheck::operator()(const StagesPlanned& e) const {
    for (const StageState& stage : s_.stages)
        if (stage.draft || !stage.chart.empty()) return no(Reason::PlanIsFixed);
    if (e.stages.empty()) return no(Reason::NoStages);
    unsigned sessions = 0;
    for (StageNumber n{1}; n.value <= e.stages.size(); n = n.next()) {
        const StagePlan& plan = e.stages[n.value - 1];
        const bool is_last = n.value == e.stages.size();
        if (name_fault(plan.name)) return no(name_fault(plan.name)->reason, n);
        if (plan.sessions == 0 || plan.sessions > seating::most_rounds) return no(Reason::NoSessions, n);
        if (plan.group % 4 != 0 || (plan.format == Format::Bracket && plan.group != 4))
            return no(Reason::GroupsNotFours, n, clauses().fours);
        if (is_last && plan.go_on > 0) return no(Reason::GoOnAtTheEnd, n);
        if (!is_last && plan.go_on == 0) return no(Reason::GoOnMissing, n);
        if (plan.group > 0 && plan.go_on >= plan.group) return no(Reason::GoOnTooMany, n);
        sessions += plan.sessions;
    }
    if (sessions < s_.regulations->least_sessions)
        return no(Reason::TooFewSessions, book_.contest().sessions_clause);
    // Closing the entries asked for the class; a plan made afterwards has to meet it as well.
    return s_.entries_closed ? class_fault(sessions) : std::nullopt;
}

Why EventCheck::operator()(const OfficialNamed& e) const {
    if (e.number.value != s_.officials.size() + 1) return no(Reason::NotTheNext);
    return name_fault(e.official.name);
}
Why EventCheck::operator()(const OfficialReleased& e) const {
    if (!s_.has(e.number) || s_.of(e.number).released) return no(Reason::NoSuchOfficial);
    return std::nullopt;
}

Why EventCheck::operator()(const TeamEntered& e) const {
    if (s_.entries_closed) return no(Reason::EntriesAreClosed);
    if (s_.regulations->team_size == 0) return no(Reason::NoTeamsHere);
    if (e.number.value != s_.teams.size() + 1) return no(Reason::NotTheNext);
    for (TeamNumber n{1}; s_.has(n); n = n.next())
        if (s_.of(n).team.name == e.team.name) return no(Reason::EnteredTwice, n);
    return name_fault(e.team.name);
}

Why EventCheck::team_fault(const Entry& entry, EntrantNumber number) const {
    const Regulations& rules = *s_.regulations;
    if (entry.role == Role::StandIn) return entry.team ? Why(no(Reason::NoTeamsHere, number)) : std::nullopt;
    if (rules.team_size == 0) {
        if (entry.team) return no(Reason::NoTeamsHere, number);
        if (entry.role == Role::Substitute)
            return no(Reason::SubstituteNeedsTeam, number, clauses().substitute);
        return std::nullopt;
    }
    if (!entry.team) return no(Reason::TeamNeeded, number);
    if (!s_.has(entry.team)) return no(Reason::NoSuchTeam, number);
    std::array<unsigned, role_count> has{};
    for (EntrantNumber n{1}; n.value <= s_.entrants.size(); n = n.next())
        if (s_.has(n) && s_.of(n).entry.team == entry.team) ++has[static_cast<unsigned>(s_.of(n).entry.role)];
    const unsigned there = has[static_cast<unsigned>(entry.role)];
    if (entry.role == Role::Player && there >= rules.team_size)
        return no(Reason::TeamFull, entry.team, book_.contest().team_clause);
    if (entry.role == Role::Substitute && there >= rules.substitutes)
        return no(Reason::TooManySubstitutes, entry.team);
    if (entry.role == Role::Leader && there >= 1) return no(Reason::SecondLeader, entry.team);
    return std::nullopt;
}

Why EventCheck::entry_fault(const EntrantEntered& e) const {
    const bool plays = e.entry.role == Role::Player || e.entry.role == Role::Substitute;
    if (plays && s_.regulations->adults_only && !e.entry.adult)
        return no(Reason::UnderAge, e.number, book_.contest().entry_clause);
    if (plays && s_.regulations->no_pupils && e.entry.pupil)
        return no(Reason::IsPupil, e.number, book_.contest().entry_clause);
    if (e.entry.namesake) return std::nullopt;
    for (EntrantNumber n{1}; n.value <= s_.entrants.size(); n = n.next())
        if (s_.has(n) && s_.of(n).entry.name == e.entry.name && s_.of(n).entry.region == e.entry.region)
            return no(Reason::EnteredTwice, n);
    return std::nullopt;
}

Why EventCheck::operator()(const EntrantEntered& e) const {
    // The field that was closed is the one that draws. After the draw one can still enter, and then join
    // late: a stand-in, and where there are no teams a player.
    const bool late_role =
        e.entry.role == Role::StandIn || (e.entry.role == Role::Player && s_.regulations->team_size == 0);
    if (s_.entries_closed && !(late_role && is_drawn())) return no(Reason::EntriesAreClosed);
    if (e.number.value != s_.entrants.size() + 1) return no(Reason::NotTheNext);
    if (const auto why = name_fault(e.entry.name)) return why;
    if (!e.entry.region.empty())
        if (const auto why = name_fault(e.entry.region)) return why;
    if (drawing_entrants(s_).size() >= PlayerNumber::most) return no(Reason::TooManyPlayers);
    if (const auto why = team_fault(e.entry, e.number)) return why;
    return entry_fault(e);
}

Why EventCheck::operator()(const EntryRemoved& e) const {
    if (!s_.has(e.number)) return no(Reason::NoSuchEntrant, e.number);
    if (!s_.entries_closed) return std::nullopt;
    if (!is_drawn()) return no(Reason::EntriesAreClosed, e.number);
    // Who entered after the draw and has not joined yet has no number that would be missed.
    const Role role = s_.of(e.number).entry.role;
    const bool waits = !s_.of(e.number).number && (role == Role::Player || role == Role::StandIn);
    return waits ? std::nullopt : Why(no(Reason::DrawnAlready, e.number));
}

Why EventCheck::teams_incomplete() const {
    for (TeamNumber team{1}; s_.has(team); team = team.next()) {
        unsigned players = 0;
        for (EntrantNumber n{1}; n.value <= s_.entrants.size(); n = n.next())
            if (s_.has(n) && s_.of(n).entry.team == team && s_.of(n).entry.role == Role::Player) ++players;
        if (players != s_.regulations->team_size && players != 0)
            return no(Reason::TeamIncomplete, team, book_.contest().team_clause);
    }
    return std::nullopt;
}

Why EventCheck::class_fault(unsigned sessions) const {
    const EventClass claimed = s_.regulations->event_class;
    if (claimed == EventClass::None) return std::nullopt;
    const auto conditions = class_conditions(book_, s_, claimed, static_cast<int>(sessions));
    if (conditions.empty()) return no(Reason::ClassNotMet);  // the book has no such class
    const auto missed = std::ranges::find_if_not(conditions, &Condition::is_met);
    return missed == conditions.end() ? std::nullopt : Why(no(Reason::ClassNotMet, missed->clause));
}

Why EventCheck::operator()(const EntriesClosed&) const {
    if (s_.entries_closed) return no(Reason::EntriesAreClosed);
    if (s_.stages.empty()) return no(Reason::NoStages);
    if (const auto why = teams_incomplete()) return why;
    const auto field = drawing_entrants(s_);
    if (field.size() < 4) return no(Reason::TooFewPlayers);
    if (field.size() % 4 != 0) return no(Reason::NotFours, clauses().fours);
    unsigned sessions = 0;
    for (const StageState& stage : s_.stages) sessions += stage.plan.sessions;
    return class_fault(sessions);
}

Why EventCheck::operator()(const CheckedIn& e) const {
    if (!s_.has(e.number)) return no(Reason::NoSuchEntrant, e.number);
    const EntrantState& entrant = s_.of(e.number);
    if (!may_play(s_, e.number)) return no(Reason::NotPlaying, e.number);
    if (!e.session) return entrant.arrived ? Why(no(Reason::CheckedInTwice, e.number)) : std::nullopt;
    if (!s_.has(*e.session)) return no(Reason::NoSuchSession, *e.session);
    if (!entrant.arrived) return no(Reason::NotArrived, e.number, clauses().check_in);
    // To a session comes who sits in it; before its chart is out, who may come to sit in it.
    const bool is_out = e.session->session.value <= s_.of(e.session->stage).chart.size();
    const auto number = is_out ? played_by(s_, *e.session, e.number) : std::nullopt;
    const Role role = entrant.entry.role;
    if (is_out ? !number || !table_of(s_, *e.session, *number) : role == Role::Leader || role == Role::Coach)
        return no(Reason::NotAtATable, e.number);
    if (entrant.checked_in.contains(*e.session)) return no(Reason::CheckedInTwice, e.number);
    if (s_.of(*e.session).started) return no(Reason::HasStarted, *e.session);
    return std::nullopt;
}

}  // namespace sifang::contest
