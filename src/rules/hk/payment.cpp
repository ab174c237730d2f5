// Part 4: the discarder alone, the three others on a self-draw, or one for all of them.

#include "rules/hk/scorer.hpp"

namespace sifang::hk {

Payments pay(const Edition& edition, const Facts& facts, const PaymentRow& row, FanSet counted) {
    const Win& win = *facts.win;
    Payments payments{};
    const auto give = [&](Wind payer, int points) {
        payments[static_cast<unsigned>(payer)] -= points;
        payments[static_cast<unsigned>(win.seat)] += points;
    };
    if (facts.by == By::Discard) {
        const bool robbed = counted.has(Fan::RobbingTheKong) && edition.counting.robbed_pays_for_all;
        give(*win.discarder, robbed ? 3 * row.self_draw : row.discard);
        return payments;
    }
    const bool full_rate = counted.has(Fan::EightFlowers) && !edition.counting.eight_flowers_as_self_draw;
    const int each = full_rate ? row.discard : row.self_draw;
    for (const Wind payer : all_winds)
        if (payer != win.seat) give(win.liable.value_or(payer), each);
    return payments;
}

}  // namespace sifang::hk
