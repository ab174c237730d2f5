#include "rules/riichi/settlement.hpp"

#include <algorithm>

#include "rules/places.hpp"
#include "rules/riichi/points.hpp"

namespace sifang::riichi {
namespace {

constexpr std::size_t dealer = 0;

/// Rounded to the unit, a half towards zero.
int rounded(int value, int unit) {
    const int size = value < 0 ? -value : value;
    const int near = (size + (unit - 1) / 2) / unit * unit;
    return value < 0 ? -near : near;
}

}  // namespace

Payments noten_payments(const TableRules& rules, const Seats& waiting) {
    Payments payments{};
    const auto count = static_cast<int>(std::count(waiting.begin(), waiting.end(), true));
    if (count == 0 || count == 4) return payments;
    for (std::size_t seat = 0; seat < 4; ++seat)
        payments[seat] = waiting[seat] ? rules.noten / count : -rules.noten / (4 - count);
    return payments;
}

Payments chombo_payments(const TableRules& rules, const Seats& offenders) {
    Payments payments{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        if (!offenders[seat]) continue;
        const int fine = seat == dealer ? rules.chombo_dealer : rules.chombo_child;
        if (rules.chombo_paid == ChomboPaid::Deducted) {
            payments[seat] -= fine;
            continue;
        }
        for (std::size_t other = 0; other < 4; ++other) {
            if (other == seat || offenders[other]) continue;
            // A self-draw is paid in thirds by a dealer's opponents, else half of it by the dealer.
            const int share = seat == dealer ? fine / 3 : other == dealer ? fine / 2 : fine / 4;
            payments[seat] -= share;
            payments[other] += share;
        }
    }
    return payments;
}

Payments nagashi_payments(Wind seat) {
    constexpr int mangan = 2'000;
    Payments payments{};
    for (const Wind payer : all_winds) {
        if (payer == seat) continue;
        const int share = share_of_draw(mangan, seat, payer);
        payments[static_cast<unsigned>(payer)] -= share;
        payments[static_cast<unsigned>(seat)] += share;
    }
    return payments;
}

std::array<int, 4> placing_points(const Edition& edition, const std::array<int, 4>& scores) {
    const TableRules& rules = edition.table;
    const auto winners = static_cast<std::size_t>(
        std::count_if(scores.begin(), scores.end(), [&](int s) { return s >= rules.return_points; }));
    std::array<int, 4> worth = rules.placing[winners == 0 ? 3 : winners - 1];
    worth[0] += 4 * (rules.return_points - edition.session.start_points);
    return share_out(worth, scores, rules.tied_places);
}

SessionResult session_result(const Edition& edition, const std::array<int, 4>& scores) {
    const TableRules& rules = edition.table;
    SessionResult out;
    out.place = places(scores, rules.tied_places);
    out.placing = placing_points(edition, scores);
    for (std::size_t seat = 0; seat < 4; ++seat)
        out.result[seat] = scores[seat] - rules.return_points + out.placing[seat];
    if (rules.result_unit == 1) return out;
    const auto order = by_place(scores);
    int others = 0;
    for (std::size_t place = 1; place < 4; ++place) {
        int& result = out.result[order[place]];
        result = rounded(result, rules.result_unit);
        others += result;
    }
    out.result[order[0]] = -others;
    return out;
}

}  // namespace sifang::riichi
