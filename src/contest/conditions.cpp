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

int officials_of(const ContestState& state, const std::vector<Duty>& duties) {
    return static_cast<int>(std::ranges::count_if(state.officials, [&](const OfficialState& each) {
        return !each.released && std::ranges::find(duties, each.official.duty) != duties.end();
    }));
}

/// One for `each` of them, and for the rest that is less.
int one_for(int each, int of_them) { return each == 0 ? 0 : (of_them + each - 1) / each; }

bool has_scope(const std::vector<EventScope>& scopes, EventScope scope) {
    return std::ranges::find(scopes, scope) != scopes.end();
}

}  // namespace

std::string_view id(Asked asked) {
    constexpr std::array<std::string_view, asked_count> ids{
        "players", "sessions", "scope", "registered", "leading_referees", "referees", "officials"};
    return ids[static_cast<std::size_t>(asked)];
}

std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class) {
    int sessions = 0;
    for (const StageState& stage : state.stages) sessions += static_cast<int>(stage.plan.sessions);
    return class_conditions(rulebook, state, event_class, sessions);
}

std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class, int sessions) {
    const ContestRules& book = rulebook.contest();
    std::vector<Condition> out;
    if (!state.regulations) return out;
    // Of several rules for the class the one whose scope it is, or else the first.
    const ClassRule* rule = nullptr;
    bool in_scope = false;
    for (const ClassRule& each : book.classes) {
        if (each.event_class != event_class || in_scope) continue;
        in_scope = has_scope(each.scopes, state.regulations->scope);
        if (!rule || in_scope) rule = &each;
    }
    if (!rule) return out;
    out.push_back({Asked::Players, rule->players, players_entered(state), {}, rule->size_clause});
    out.push_back({Asked::Sessions, rule->sessions, sessions, {}, rule->size_clause});
    out.push_back({Asked::Scope, 1, in_scope ? 1 : 0, {}, rule->scope_clause});
    out.push_back({Asked::Registered, 1, state.regulations->registered ? 1 : 0, {}, book.registered_clause});
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
        const int wanted = one_for(rule.players_each, players_entered(state));
        out.push_back({Asked::Referees, wanted, referees_of(state, rule.grade), rule.grade, rule.clause});
    }
    const int tables = static_cast<int>(drawing_entrants(state).size()) / 4;
    for (const DutyRule& rule : rulebook.contest().duties) {
        Condition& asked = out.emplace_back();
        asked.asked = Asked::Officials;
        asked.wanted = std::max({rule.least, one_for(rule.tables_each, tables),
                                 one_for(rule.players_each, players_entered(state))});
        asked.have = officials_of(state, rule.duties);
        asked.clause = rule.clause;
        asked.duties = rule.duties;
        asked.most = rule.most;
    }
    return out;
}

}  // namespace sifang::contest
