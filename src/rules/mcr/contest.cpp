// mcr article 3.5.4 and appendix 9-5; gb98 questions 8, 135 and 142(5).

#include "rules/mcr/contest.hpp"

namespace sifang::mcr {

ContestRules mcr_contest() {
    using enum EventScope;
    ContestRules c;
    c.least_sessions = 6;
    c.sessions_clause = "mcr:3.5.4 b";
    c.registered_clause = "mcr:A9-4.4";
    c.classes = {{EventClass::A, 80, 8, {World, Continental}, "mcr:A9-5.1.1", "mcr:A9-5.1.2"},
                 {EventClass::B, 60, 6, {BetweenCountries, National}, "mcr:A9-5.2.1", "mcr:A9-5.2.2"},
                 {EventClass::C,
                  40,
                  6,
                  {Provincial, Regional, Friendly, Online, Local},
                  "mcr:A9-5.3.1",
                  "mcr:A9-5.3.2"}};
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
    return c;
}

}  // namespace sifang::mcr
