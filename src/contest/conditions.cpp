#include "contest/conditions.hpp"

#include <algorithm>
#include <array>

#include "contest/draw.hpp"

namespace sifang::contest {

namespace {

int players_entered(const ContestState& state) {
    const auto field = drawing_entrants(state);
    return static_cast<int>(std::ranges::count_if(
        field, [&](EntrantNumber n) { return state.of(n).entry.role == Role::Player; }));
}

int referees_of(const ContestState& state, RefereeGrade least) {
    return static_cast<int>(std::ranges::count_if(state.officials, [&](const OfficialState& each) {
        const Duty duty = each.official.duty;
        const bool referees = duty == Duty::HeadReferee || duty == Duty::Deputy || duty == Duty::Referee;
        return referees && !each.released && each.official.grade >= least;
    }));
}

bool has_scope(const std::vector<EventScope>& scopes, EventScope scope) {
    return std::ranges::find(scopes, scope) != scopes.end();
}

}  // namespace

std::string_view id(Asked asked) {
    constexpr std::array<std::string_view, 6> ids{"players",    "sessions",         "scope",
                                                  "registered", "leading_referees", "referees"};
    return ids[static_cast<std::size_t>(asked)];
}

std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class) {
    const ContestRules& book = rulebook.contest();
    std::vector<Condition> out;
    if (!state.regulations) return out;
    int sessions = 0;
    for (const StageState& stage : state.stages) sessions += static_cast<int>(stage.plan.sessions);
    for (const ClassRule& rule : book.classes) {
        if (rule.event_class != event_class) continue;
        const bool in_scope = has_scope(rule.scopes, state.regulations->scope);
        out.push_back({Asked::Players, rule.players, players_entered(state), {}, rule.size_clause});
        out.push_back({Asked::Sessions, rule.sessions, sessions, {}, rule.size_clause});
        out.push_back({Asked::Scope, 1, in_scope ? 1 : 0, {}, rule.scope_clause});
        out.push_back(
            {Asked::Registered, 1, state.regulations->registered ? 1 : 0, {}, book.registered_clause});
    }
    return out;
}

EventClass best_class(const Rulebook& rulebook, const ContestState& state) {
    for (const ClassRule& rule : rulebook.contest().classes) {
        const auto conditions = class_conditions(rulebook, state, rule.event_class);
        if (!conditions.empty() && std::ranges::all_of(conditions, &Condition::is_met))
            return rule.event_class;
    }
    return EventClass::None;
}

std::vector<Condition> staff_conditions(const Rulebook& rulebook, const ContestState& state) {
    std::vector<Condition> out;
    if (!state.regulations) return out;
    for (const StaffRule& rule : rulebook.contest().staff) {
        if (!has_scope(rule.scopes, state.regulations->scope)) continue;
        const int leading = referees_of(state, rule.leading_grade);
        out.push_back({Asked::LeadingReferees, rule.leading, leading, rule.leading_grade, rule.clause});
        if (rule.players_each == 0) continue;
        const int wanted = (players_entered(state) + rule.players_each - 1) / rule.players_each;
        out.push_back({Asked::Referees, wanted, referees_of(state, rule.grade), rule.grade, rule.clause});
    }
    return out;
}

}  // namespace sifang::contest
