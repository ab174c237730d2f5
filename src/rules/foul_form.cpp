#include "rules/foul_form.hpp"

#include <algorithm>

namespace sifang {
namespace {

constexpr Spelling<RaisedBy> raised_by[] = {{RaisedBy::Anybody, "anybody"},
                                            {RaisedBy::PlayersOnly, "player"}};
constexpr Spelling<RaisedUntil> raised_until[] = {{RaisedUntil::AtOnce, "at_once"},
                                                  {RaisedUntil::EndOfHand, "hand"},
                                                  {RaisedUntil::EndOfSession, "session"},
                                                  {RaisedUntil::EndOfEvent, "event"}};
constexpr Spelling<RaisedLate> raised_late[] = {{RaisedLate::NotPursued, "not_pursued"},
                                                {RaisedLate::RefereeDecides, "referee_decides"}};
constexpr Spelling<FoulScope> foul_scopes[] = {
    {FoulScope::OneHand, "hand"}, {FoulScope::OneSession, "session"}, {FoulScope::WholeEvent, "event"}};
constexpr Spelling<Climb> climbs[] = {
    {Climb::ByCount, "by_count"}, {Climb::Free, "free"}, {Climb::Named, "named"}};
constexpr Spelling<WinVerdict> foul_verdicts[] = {{WinVerdict::UnderMinimum, "under_minimum"},
                                                  {WinVerdict::WrongTile, "wrong_tile"},
                                                  {WinVerdict::NotWaiting, "not_waiting"},
                                                  {WinVerdict::FarFromWaiting, "far_from_waiting"}};
constexpr Spelling<Office> offices[] = {{Office::Referee, "referee"},
                                        {Office::HeadReferee, "head_referee"},
                                        {Office::Arbitration, "arbitration"}};
constexpr Spelling<RevokedUntil> revoked_until[] = {{RevokedUntil::CarriedOut, "carried_out"},
                                                    {RevokedUntil::NextHand, "next_hand"},
                                                    {RevokedUntil::EndOfSession, "session"},
                                                    {RevokedUntil::EndOfEvent, "event"}};

constexpr int most_points_of_a_foul = 1'000'000;

// Rungs are texts in a list, and what is told by its name is an object: both need two ways.
void describe_rungs(FormWriter& form, std::string_view name, const std::vector<Rung>& rungs,
                    const Named<int>&) {
    ValueList list;
    for (const Rung& rung : rungs) list.emplace_back(text_of(rung));
    form.list(name, std::move(list));
}
void describe_rungs(FormReader& form, std::string_view name, std::vector<Rung>& rungs,
                    const Named<int>& amounts) {
    rungs.clear();
    const ValueList* list = form.list(name);
    if (!list) return;
    for (const Value& value : *list) {
        const std::string place = std::string(name) + "." + std::to_string(rungs.size());
        if (!value.string()) return form.refuse("wrong_type", place, "string");
        auto rung = rung_of(*value.string(), amounts);
        if (!rung) return form.refuse("not_a_rung", place, *value.string());
        rungs.push_back(*std::move(rung));
    }
}

template <class T, class Inner>
void describe_named(FormWriter& form, std::string_view name, const Named<T>& named, Inner inner) {
    form.group(name, [&](FormWriter& group) {
        for (const auto& [key, value] : named) inner(group, key, value);
    });
}
template <class T, class Inner>
void describe_named(FormReader& form, std::string_view name, Named<T>& named, Inner inner) {
    named.clear();
    form.group(name, [&](FormReader& group) {
        for (const std::string_view key : group.names()) {
            T value{};
            inner(group, key, value);
            named.emplace_back(key, std::move(value));
        }
    });
}

template <class Form, class F, class Amounts>
void describe_foul(Form& form, F& foul, const Amounts& amounts) {
    form.field("clause", foul.clause);
    form.field("reading", foul.reading);
    form.field("counter", foul.counter);
    form.field("raised_by", foul.raised_by, words(raised_by));
    form.field("raised_until", foul.raised_until, words(raised_until));
    form.field("raised_late", foul.raised_late, words(raised_late));
    form.field("scope", foul.scope, words(foul_scopes));
    form.field("climb", foul.climb, words(climbs));
    describe_rungs(form, "ladder", foul.ladder, amounts);
    describe_rungs(form, "instead", foul.instead, amounts);
    form.field("instead_after", foul.instead_after, 0, 100);
    form.field("instead_clause", foul.instead_clause);
    form.choices("declared", foul.declared, words(foul_verdicts));
    form.field("forgiven", foul.forgiven);
    form.field("forgiven_clause", foul.forgiven_clause);
}

void describe_catalogue(FormWriter& form, const FoulRules& rules) {
    form.group("catalogue", [&](FormWriter& catalogue) {
        for (const Foul& foul : rules.fouls)
            catalogue.group(foul.id, [&](FormWriter& row) { describe_foul(row, foul, rules.amounts); });
    });
}
void describe_catalogue(FormReader& form, FoulRules& rules) {
    rules.fouls.clear();
    form.group("catalogue", [&](FormReader& catalogue) {
        for (const std::string_view id : catalogue.names()) {
            Foul foul;
            foul.id = id;
            catalogue.group(id, [&](FormReader& row) { describe_foul(row, foul, rules.amounts); });
            rules.fouls.push_back(std::move(foul));
        }
    });
}

template <class Form, class R>
void describe_foul_rules(Form& form, R& rules) {
    describe_named(form, "readings", rules.readings,
                   [](Form& group, std::string_view key, auto& value) { group.field(key, value); });
    describe_named(form, "amounts", rules.amounts, [](Form& group, std::string_view key, auto& value) {
        group.field(key, value, 1, most_points_of_a_foul);
    });
    form.field("yellow_cards_out", rules.yellow_cards_out, 0, 100);
    form.field("yellow_cards_clause", rules.yellow_cards_clause);
    form.field("late_clause", rules.late_clause);
    form.group("revoking", [&](Form& group) {
        group.field("by", rules.revoking.by, words(offices));
        group.field("until", rules.revoking.until, words(revoked_until));
        group.field("clause", rules.revoking.clause);
    });
    describe_catalogue(form, rules);
}

bool is_a_name(std::string_view name) {
    return !name.empty() && name.size() <= 64 && name.front() >= 'a' && name.front() <= 'z' &&
           std::ranges::all_of(
               name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

/// Nothing in it is left to the referee.
bool is_settled(const Rung& rung) {
    return std::ranges::none_of(
        rung, [](const Consequence& each) { return each.optional || each.points.size() > 1; });
}

/// What is wrong with a foul's rungs, as the field it stands in.
std::string wrong_field(const FoulRules& rules, const Foul& foul, int deposit) {
    if (foul.ladder.empty() && foul.instead.empty()) return "ladder";
    if (foul.instead_after > 0 && foul.ladder.empty()) return "instead_after";
    // The table itself rules on a declared win: it counts nothing and chooses nothing.
    if (!foul.declared.empty() && (foul.ladder.size() != 1 || !is_settled(foul.ladder[0]))) return "ladder";
    for (const auto* rungs : {&foul.ladder, &foul.instead})
        for (const Rung& rung : *rungs) {
            const std::string field = rungs == &foul.ladder ? "ladder" : "instead";
            std::size_t picks = 0;
            for (const Consequence& each : rung) {
                picks += each.points.size() > 1;
                const bool card = each.measure == Measure::YellowCard;
                if (card && rules.yellow_cards_out == 0) return field;
                if (each.measure == Measure::PayWinner)
                    for (const int points : each.points)
                        if (deposit <= 0 || points % deposit != 0) return field;
            }
            if (picks > 1) return field;
        }
    return {};
}

}  // namespace

void describe_fouls(FormWriter& form, const FoulRules& rules) { describe_foul_rules(form, rules); }
void describe_fouls(FormReader& form, FoulRules& rules) { describe_foul_rules(form, rules); }

std::optional<ProfileFault> check_fouls(const FoulRules& rules, int deposit) {
    for (const auto& [name, word] : rules.readings) {
        // A reading without a foul of its own would take fouls away by a slip of the pen.
        const bool taken = word == "none" || std::ranges::any_of(rules.fouls, [&](const Foul& foul) {
                               return foul.reading == name + "=" + word;
                           });
        if (!taken) return ProfileFault{"unknown_name", "fouls.readings." + name, word};
    }
    std::vector<WinVerdict> judged;
    for (const Foul& foul : rules.fouls) {
        const std::string where = "fouls.catalogue." + foul.id;
        if (!is_a_name(foul.id)) return ProfileFault{"out_of_range", where, "a–z 0–9 _"};
        if (!is_a_name(foul.counter)) return ProfileFault{"out_of_range", where + ".counter", "a–z 0–9 _"};
        const std::string name = foul.reading.substr(0, foul.reading.find('='));
        if (!foul.reading.empty() &&
            std::ranges::find(rules.readings, name, &std::pair<std::string, std::string>::first) ==
                rules.readings.end())
            return ProfileFault{"unknown_name", where + ".reading", name};
        if (const std::string field = wrong_field(rules, foul, deposit); !field.empty())
            return ProfileFault{"out_of_range", where + "." + field, ""};
        if (!rules.in_force(foul)) continue;
        for (const WinVerdict verdict : foul.declared) {
            if (std::ranges::find(judged, verdict) != judged.end())
                return ProfileFault{"out_of_range", where + ".declared", std::string(id(verdict))};
            judged.push_back(verdict);
        }
    }
    return std::nullopt;
}

}  // namespace sifang
