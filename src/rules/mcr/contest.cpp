// mcr article 3.5.4 and appendix 9-5; gb98 questions 8, 25, 135, 137, 142 to 148.

#include "rules/mcr/contest.hpp"

namespace sifang::mcr {

ContestRules mcr_contest() {
    using enum EventScope;
    ContestRules c;
    c.least_sessions = 6;
    c.sessions_clause = "mcr:3.5.4 b";
    c.registered_clause = "mcr:A9-4.4";
    // A world or continental event that is too small for class A is still one between countries.
    const std::vector<EventScope> of_b{World, Continental, BetweenCountries, National};
    c.classes = {{EventClass::A, 80, 8, {World, Continental}, "mcr:A9-5.1.1", "mcr:A9-5.1.2"},
                 {EventClass::B, 60, 6, of_b, "mcr:A9-5.2.1", "mcr:A9-5.2.2"},
                 {EventClass::C, 40, 6, {Provincial, Regional, Friendly}, "mcr:A9-5.3.1", "mcr:A9-5.3.2"},
                 {EventClass::C, 40, 6, {Online}, "mcr:A9-5.3.1", "mcr:A9-5.3.3"}};
    c.clauses = {.fours = "mcr:3.5.2",
                 .tables = "mcr:3.5.2",
                 .team_lots = "mcr:3.5.1 a",
                 .numbers = "mcr:3.5.1 a",
                 .check_in = "mcr:3.5.7.1"};
    return c;
}

ContestRules gb98_contest() {
    using enum EventScope;
    ContestRules c;
    c.adults_only = c.no_pupils = true;
    c.entry_clause = "gb98:Q8";
    c.team_size = 4;
    c.team_clause = "gb98:Q142(5)②";
    c.registered_clause = "gb98:Q136";
    c.staff = {
        {{World, Continental, BetweenCountries, National},
         3,
         RefereeGrade::National,
         8,
         RefereeGrade::First,
         "gb98:Q135"},
        {{Provincial}, 2, RefereeGrade::National, 12, RefereeGrade::First, "gb98:Q135"},
        {{Regional, Friendly, Online, Local}, 2, RefereeGrade::First, 8, RefereeGrade::Second, "gb98:Q135"}};
    c.duties = {{{Duty::HeadReferee}, 1, 1, 0, 0, "gb98:Q137(2)"},
                {{Duty::Deputy}, 1, 0, 0, 0, "gb98:Q137(3)"},
                {{Duty::Scheduling, Duty::CheckIn}, 2, 3, 0, 0, "gb98:Q137(4)"},
                {{Duty::Referee}, 0, 0, 1, 0, "gb98:Q137(5)"},
                {{Duty::Referee}, 0, 0, 2, 0, "gb98:Q143"},
                {{Duty::Referee}, 0, 0, 0, 8, "gb98:Q145(1)"},
                {{Duty::Referee}, 0, 0, 0, 12, "gb98:Q145(1)"},
                {{Duty::Scoring}, 1, 4, 0, 0, "gb98:Q137(6)"},
                {{Duty::Arbitration}, 1, 0, 0, 0, "gb98:Q148"}};
    c.clauses = {.fours = "gb98:Q142(5)①",
                 .tables = "gb98:Q25(8)",
                 .team_lots = "gb98:Q25(6)",
                 .numbers = "gb98:Q142(5)⑤",
                 .check_in = "gb98:Q142(7)",
                 .substitute = "gb98:Q146(8)",
                 .end_moved = "gb98:Q146(1) b",
                 .published = "gb98:Q147(6)"};
    return c;
}

}  // namespace sifang::mcr
