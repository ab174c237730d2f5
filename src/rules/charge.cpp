#include "rules/charge.hpp"

namespace sifang {

void charge(const Foul& foul, Wind seat, const Payments& chombo, DeclaredWin& declared) {
    const auto offender = static_cast<std::size_t>(seat);
    Payments payments{};
    declared.clause = foul.clause;
    for (const Consequence& each : foul.ladder.front()) {
        const int points = each.points.empty() ? 0 : each.points.front();
        switch (each.measure) {
            case Measure::NoWin: declared.may_win_this_hand = false; break;
            case Measure::Deduct: payments[offender] -= points; break;
            case Measure::PayEach:
                declared.to_each = points;
                for (int& paid : payments) paid += points;
                payments[offender] -= 4 * points;
                break;
            case Measure::Chombo:
                for (std::size_t i = 0; i < 4; ++i) payments[i] += chombo[i];
                [[fallthrough]];
            case Measure::EndHand:
            case Measure::FalseWin:
                declared.ends_hand = true;
                declared.may_win_this_hand = false;
                break;
            case Measure::Exclude: declared.excluded = true; break;
            default: break;
        }
    }
    if (payments != Payments{}) declared.payments = payments;
}

}  // namespace sifang
