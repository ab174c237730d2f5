#include "rules/appeal_form.hpp"

#include <algorithm>

namespace sifang {
namespace {

constexpr Spelling<AppealBody> appeal_bodies[] = {{AppealBody::HeadReferee, "head_referee"},
                                                  {AppealBody::Arbitration, "arbitration"},
                                                  {AppealBody::Committee, "committee"}};
constexpr Spelling<AppealPower> appeal_powers[] = {{AppealPower::Change, "change"},
                                                   {AppealPower::NotHeadReferees, "not_head_referees"},
                                                   {AppealPower::Answer, "answer"}};

template <class Form, class A>
void describe_hearing(Form& form, A& appeals) {
    form.field("has", appeals.has);
    form.field("player_files", appeals.player_files);
    form.field("leader_files", appeals.leader_files);
    form.field("written", appeals.written);
    form.field("player_signs", appeals.player_signs);
    form.field("leader_signs", appeals.leader_signs);
    form.field("minutes", appeals.minutes, 0, 100'000);
    form.field("deposit", appeals.deposit, 0, 1'000'000);
    form.field("currency", appeals.currency);
    form.choices("rule_matters", appeals.rule_matters, words(appeal_bodies));
    form.choices("other_matters", appeals.other_matters, words(appeal_bodies));
    form.field("straight_to_arbitration", appeals.straight_to_arbitration);
    form.field("arbitration", appeals.arbitration, words(appeal_powers));
    form.group("clauses", [&](Form& clauses) {
        auto& c = appeals.clauses;
        clauses.field("right", c.right);
        clauses.field("limit", c.limit);
        clauses.field("papers", c.papers);
        clauses.field("deposit", c.deposit);
        clauses.field("hearing", c.hearing);
        clauses.field("other", c.other);
        clauses.field("straight", c.straight);
        clauses.field("carried_on", c.carried_on);
        clauses.field("power", c.power);
    });
}

/// One after the other, nobody twice: else an appeal would come before the same people again.
bool in_turn(const std::vector<AppealBody>& bodies) {
    for (auto it = bodies.begin(); it != bodies.end(); ++it)
        if (std::find(bodies.begin(), it, *it) != it) return false;
    return !bodies.empty();
}

}  // namespace

std::string_view id(AppealBody body) {
    for (const auto& [value, word] : appeal_bodies)
        if (value == body) return word;
    return "";
}

void describe_appeals(FormWriter& form, const AppealRules& appeals) { describe_hearing(form, appeals); }
void describe_appeals(FormReader& form, AppealRules& appeals) { describe_hearing(form, appeals); }

std::optional<ProfileFault> check_appeals(const AppealRules& appeals) {
    if (!in_turn(appeals.rule_matters))
        return ProfileFault{"out_of_range", "appeals.rule_matters", "head_referee, arbitration, committee"};
    if (!in_turn(appeals.other_matters))
        return ProfileFault{"out_of_range", "appeals.other_matters", "head_referee, arbitration, committee"};
    if (!appeals.player_files && !appeals.leader_files)
        return ProfileFault{"out_of_range", "appeals.player_files", "true"};
    return std::nullopt;
}

}  // namespace sifang
