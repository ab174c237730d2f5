// Places and sheets: mcr articles 3.9.2, 3.10.1, 3.11.2 and 3.11.5 and appendix 5; gb98 questions 28, 47, 48,
// 52, 146 and 147.

#include "rules/mcr/ranking.hpp"

namespace sifang::mcr {

RankingRules mcr_ranking() {
    RankingRules r;
    // The text stops after the second; the rest is a reading of ours.
    r.steps = {{Criterion::TablePoints, "mcr:3.10.1"},
               {Criterion::Score, "mcr:3.10.1"},
               {Criterion::BestScore, ""},
               {Criterion::Lot, ""}};
    r.forfeit = "mcr:3.11.2.1 c";
    r.struck = "mcr:3.11.5";
    return r;
}

SheetRules mcr_sheet() {
    SheetRules s;
    s.balance = "mcr:A5 d";
    s.signatures = "mcr:3.9.2.3";
    s.closed = "mcr:A5 e";
    s.payment = "mcr:3.9.1.2(1)";
    return s;
}

RankingRules gb98_q52_ranking() {
    RankingRules r;
    for (const Criterion c :
         {Criterion::TablePoints, Criterion::NextTablePoints, Criterion::Score, Criterion::BestScore})
        r.steps.push_back({c, "gb98:Q52 a"});
    r.forfeit = "gb98:Q28";
    r.withdrawn_clause = "gb98:Q146(9)";
    r.struck = "gb98:Q140(11)";
    return r;
}

RankingRules gb98_q48_ranking() {
    RankingRules r = gb98_q52_ranking();
    r.steps = {{Criterion::TablePoints, "gb98:Q48 a"},
               {Criterion::BestTablePoints, "gb98:Q48 b"},
               {Criterion::HighTablePoints, "gb98:Q48 b"},
               {Criterion::Score, "gb98:Q48 b"},
               {Criterion::HighScores, "gb98:Q48 b"}};
    return r;
}

RankingRules gb98_won_sessions_ranking() {
    RankingRules r = gb98_q52_ranking();
    r.steps = {{Criterion::SessionsWon, "gb98:Q52 b"},
               {Criterion::TablePoints, "gb98:Q52 b"},
               {Criterion::Score, "gb98:Q52 b"}};
    return r;
}

SheetRules gb98_sheet() {
    SheetRules s;
    s.signatures = "gb98:Q147(4)";
    s.closed = "gb98:Q147(4)";
    s.payment = "gb98:Q44(1)";
    return s;
}

}  // namespace sifang::mcr
