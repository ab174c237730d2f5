// 1.5, 5 and 5.13. There is no clock: who plays too fast or too slowly is warned or punished by the referee.

#include "rules/hk/hall.hpp"

namespace sifang::hk {

TimeRules hk_time() {
    TimeRules t;
    t.clauses.session = "hk:1.5";
    t.clauses.pause = "hk:5.13";
    return t;
}

AppealRules hk_appeals() {
    AppealRules a;
    a.has = true;
    a.clauses = {.right = "hk:5 c",
                 .limit = "",
                 .papers = "",
                 .deposit = "",
                 .hearing = "hk:5 c",
                 .other = "hk:5 c",
                 .straight = "",
                 .carried_on = "",
                 .power = "hk:5 c"};
    return a;
}

}  // namespace sifang::hk
