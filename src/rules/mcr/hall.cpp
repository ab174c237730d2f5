// mcr articles 3.5.6, 3.5.7, 3.6, 3.11.2 and 3.12 to 3.13; gb98 questions 28, 33, 38 to 40, 145 to 149 and
// 167.

#include "rules/mcr/hall.hpp"

namespace sifang::mcr {

TimeRules mcr_time() {
    TimeRules t;
    t.first_discard_seconds = 20;
    t.discard_seconds = 10;
    t.call_seconds = 3;
    t.timed_calls = TimedCalls::PungAndKong;
    t.warning_minutes = 15;
    t.break_minutes = 15;
    t.late_minutes = {10, 15};
    t.clauses = {.first_discard = "mcr:3.5.7.6 c",
                 .discard = "mcr:3.6.4 b",
                 .call = "mcr:3.6.7 c",
                 .late_discard = "mcr:3.6.4 b",
                 .late_call = "mcr:3.11.6.5",
                 .session = "mcr:3.5.6 a",
                 .rest = "mcr:3.5.6 b",
                 .warning = "mcr:3.5.6 c",
                 .time_up = "mcr:3.5.6 e",
                 .pause = "",
                 .lateness = "mcr:3.11.2.1"};
    return t;
}

TimeRules gb98_time() {
    TimeRules t;
    t.first_discard_seconds = 30;
    t.discard_seconds = 15;
    t.call_seconds = 3;
    t.timed_calls = TimedCalls::Pung;
    t.warning_minutes = 15;
    t.break_minutes = 15;
    t.break_after_round = 2;
    t.late_minutes = {10, 15};
    t.clauses = {.first_discard = "gb98:Q38(2) b",
                 .discard = "gb98:Q38(2) b",
                 .call = "gb98:Q39(5)",
                 .late_discard = "gb98:Q167(2)",
                 .late_call = "gb98:Q167(3)",
                 .session = "gb98:Q14(3) a",
                 .rest = "gb98:Q147(1)",
                 .warning = "gb98:Q147(2) a",
                 .time_up = "gb98:Q147(2) b",
                 .pause = "gb98:Q140(13)-(16)",
                 .lateness = "gb98:Q28"};
    return t;
}

AppealRules mcr_appeals() {
    AppealRules a;
    a.has = true;
    a.leader_files = true;
    a.written = true;
    a.player_signs = a.leader_signs = true;
    a.minutes = 30;
    a.deposit = 200;
    a.currency = "USD";
    a.rule_matters = {AppealBody::HeadReferee, AppealBody::Arbitration};
    a.other_matters = {AppealBody::Committee};
    a.straight_to_arbitration = true;
    a.arbitration = AppealPower::NotHeadReferees;
    a.clauses = {.right = "mcr:3.12.1",
                 .limit = "mcr:3.12.2 a",
                 .papers = "mcr:3.12.3",
                 .deposit = "mcr:3.12.2 b",
                 .hearing = "mcr:3.13.1 a",
                 .other = "mcr:3.13.2",
                 .straight = "mcr:3.12.4",
                 .carried_on = "mcr:3.13.1 b",
                 .power = "mcr:3.13.3 b"};
    return a;
}

AppealRules gb98_appeals() {
    AppealRules a;
    a.has = true;
    a.written = true;
    a.leader_signs = true;
    a.minutes = 30;
    a.rule_matters = {AppealBody::Arbitration};
    a.other_matters = {AppealBody::Committee};
    a.straight_to_arbitration = true;
    a.arbitration = AppealPower::Answer;
    a.clauses = {.right = "gb98:Q149(1)",
                 .limit = "gb98:Q149(2)",
                 .papers = "gb98:Q149(3)",
                 .deposit = "",
                 .hearing = "gb98:Q148(1)",
                 .other = "gb98:Q148(3)",
                 .straight = "gb98:Q149(4)",
                 .carried_on = "",
                 .power = "gb98:Q149(5)"};
    return a;
}

}  // namespace sifang::mcr
