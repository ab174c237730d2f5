// Part 4: the discarder alone, the three others on a self-draw, or one for all of them.

#include "rules/hk/scorer.hpp"

namespace sifang::hk {

Payments pay(const Edition& edition, const PaidWin& win, const PaymentRow& row, int each) {
    Payments payments{};
    const auto give = [&](Wind payer, int points) {
        payments[static_cast<unsigned>(payer)] -= points;
        payments[static_cast<unsigned>(win.seat)] += points;
    };
    if (win.by == By::Discard) {
        const bool for_all = win.robbed && edition.counting.robbed_pays_for_all;
        give(*win.discarder, for_all ? 3 * row.self_draw : row.discard);
        return payments;
    }
    for (const Wind payer : all_winds)
        if (payer != win.seat) give(win.liable.value_or(payer), each);
    return payments;
}

Payments pay(const Edition& edition, const Facts& facts, const PaymentRow& row, FanSet counted) {
    PaidWin win;
    win.by = facts.by;
    win.seat = facts.win->seat;
    win.discarder = facts.win->discarder;
    win.liable = facts.win->liable;
    win.robbed = counted.has(Fan::RobbingTheKong);
    const bool full_rate = counted.has(Fan::EightFlowers) && !edition.counting.eight_flowers_as_self_draw;
    return pay(edition, win, row, full_rate ? row.discard : row.self_draw);
}

}  // namespace sifang::hk
