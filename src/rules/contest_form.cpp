#include "rules/contest_form.hpp"

namespace sifang {
namespace {

constexpr Spelling<EventClass> event_classes[] = {
    {EventClass::None, "none"}, {EventClass::A, "a"}, {EventClass::B, "b"}, {EventClass::C, "c"}};
constexpr Spelling<EventScope> event_scopes[] = {{EventScope::World, "world"},
                                                 {EventScope::Continental, "continental"},
                                                 {EventScope::BetweenCountries, "between_countries"},
                                                 {EventScope::National, "national"},
                                                 {EventScope::Provincial, "provincial"},
                                                 {EventScope::Regional, "regional"},
                                                 {EventScope::Friendly, "friendly"},
                                                 {EventScope::Online, "online"},
                                                 {EventScope::Local, "local"}};
constexpr Spelling<RefereeGrade> referee_grades[] = {{RefereeGrade::None, "none"},
                                                     {RefereeGrade::Second, "second"},
                                                     {RefereeGrade::First, "first"},
                                                     {RefereeGrade::National, "national"}};

constexpr Spelling<Duty> duties[] = {{Duty::Organiser, "organiser"},     {Duty::HeadReferee, "head_referee"},
                                     {Duty::Deputy, "deputy"},           {Duty::Referee, "referee"},
                                     {Duty::Arbitration, "arbitration"}, {Duty::Scheduling, "scheduling"},
                                     {Duty::CheckIn, "check_in"},        {Duty::Scoring, "scoring"}};

constexpr int most_entrants = 100'000;

template <class Form, class C>
void describe_entry(Form& form, C& contest) {
    form.field("adults_only", contest.adults_only);
    form.field("no_pupils", contest.no_pupils);
    form.field("least_sessions", contest.least_sessions, 0, 1'000);
    form.field("team_size", contest.team_size, 0, 100);
    form.field("entry_clause", contest.entry_clause);
    form.field("sessions_clause", contest.sessions_clause);
    form.field("team_clause", contest.team_clause);
    form.field("registered_clause", contest.registered_clause);
    form.rows("classes", contest.classes, [](Form& row, auto& rule) {
        row.field("class", rule.event_class, words(event_classes));
        row.field("players", rule.players, 0, most_entrants);
        row.field("sessions", rule.sessions, 0, 1'000);
        row.choices("scopes", rule.scopes, words(event_scopes));
        row.field("size_clause", rule.size_clause);
        row.field("scope_clause", rule.scope_clause);
    });
    form.rows("staff", contest.staff, [](Form& row, auto& rule) {
        row.choices("scopes", rule.scopes, words(event_scopes));
        row.field("leading", rule.leading, 0, most_entrants);
        row.field("leading_grade", rule.leading_grade, words(referee_grades));
        row.field("players_each", rule.players_each, 0, most_entrants);
        row.field("grade", rule.grade, words(referee_grades));
        row.field("clause", rule.clause);
    });
    form.rows("duties", contest.duties, [](Form& row, auto& rule) {
        row.choices("duties", rule.duties, words(duties));
        row.field("least", rule.least, 0, most_entrants);
        row.field("most", rule.most, 0, most_entrants);
        row.field("tables_each", rule.tables_each, 0, most_entrants);
        row.field("players_each", rule.players_each, 0, most_entrants);
        row.field("clause", rule.clause);
    });
    form.group("clauses", [&](Form& group) {
        group.field("fours", contest.clauses.fours);
        group.field("tables", contest.clauses.tables);
        group.field("team_lots", contest.clauses.team_lots);
        group.field("numbers", contest.clauses.numbers);
        group.field("check_in", contest.clauses.check_in);
        group.field("substitute", contest.clauses.substitute);
        group.field("end_moved", contest.clauses.end_moved);
        group.field("published", contest.clauses.published);
    });
}

template <class E>
std::string_view contest_word(E value, std::span<const Spelling<E>> all) {
    for (const auto& [spelled, word] : all)
        if (spelled == value) return word;
    return "";
}

}  // namespace

void describe_contest(FormWriter& form, const ContestRules& contest) { describe_entry(form, contest); }
void describe_contest(FormReader& form, ContestRules& contest) { describe_entry(form, contest); }

std::string_view id(EventClass event_class) { return contest_word(event_class, words(event_classes)); }
std::string_view id(EventScope scope) { return contest_word(scope, words(event_scopes)); }
std::string_view id(Duty duty) { return contest_word(duty, words(duties)); }
std::string_view id(RefereeGrade grade) { return contest_word(grade, words(referee_grades)); }

}  // namespace sifang
