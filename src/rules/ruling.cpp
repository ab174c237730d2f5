#include "rules/ruling.hpp"

namespace sifang {

std::string_view id(Principle principle) {
    switch (principle) {
        case Principle::NonRepeat: return "non_repeat";
        case Principle::NonSeparation: return "non_separation";
        case Principle::NonIdentical: return "non_identical";
        case Principle::HighVersusLow: return "high_versus_low";
        case Principle::AccountOnce: return "account_once";
        case Principle::NotOnlyWait: return "not_only_wait";
        case Principle::NotClaimed: return "not_claimed";
        case Principle::NotInRules: return "not_in_rules";
        case Principle::ClosedOnly: return "closed_only";
        case Principle::LimitAlone: return "limit_alone";
        case Principle::NeedsYaku: return "needs_yaku";
        case Principle::Refuted: return "refuted";
        case Principle::WayOfWinning: return "way_of_winning";
    }
    return "";
}

}  // namespace sifang
