#include "rules/riichi/settlement.hpp"

#include <algorithm>

namespace sifang::riichi {
namespace {

constexpr std::size_t dealer = 0;

/// Seats from the first place to the fourth; equal scores in the order of the first deal.
std::array<std::size_t, 4> by_place(const std::array<int, 4>& scores) {
    std::array<std::size_t, 4> order{0, 1, 2, 3};
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
    });
    return order;
}

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

std::array<int, 4> placing_points(const TableRules& rules, const std::array<int, 4>& scores) {
    const auto winners = static_cast<std::size_t>(
        std::count_if(scores.begin(), scores.end(), [&](int s) { return s >= rules.return_points; }));
    std::array<int, 4> places = rules.placing[winners == 0 ? 3 : winners - 1];
    places[0] += 4 * (rules.return_points - rules.start_points);

    const auto order = by_place(scores);
    std::array<int, 4> points{};
    for (std::size_t first = 0; first < 4;) {
        std::size_t last = first + 1;
        if (rules.tied_places == TiedPlaces::Share)
            while (last < 4 && scores[order[last]] == scores[order[first]]) ++last;
        int sum = 0;
        for (std::size_t place = first; place < last; ++place) sum += places[place];
        // What cannot be shared out evenly goes to the earlier dealers, a point each.
        const auto among = static_cast<int>(last - first);
        int left = sum % among;
        for (std::size_t place = first; place < last; ++place) {
            const int one = left > 0 ? 1 : left < 0 ? -1 : 0;
            points[order[place]] = sum / among + one;
            left -= one;
        }
        first = last;
    }
    return points;
}

std::array<int, 4> session_results(const TableRules& rules, const std::array<int, 4>& scores) {
    std::array<int, 4> results = placing_points(rules, scores);
    for (std::size_t seat = 0; seat < 4; ++seat) results[seat] += scores[seat] - rules.return_points;
    if (rules.result_unit == 1) return results;
    const auto order = by_place(scores);
    int others = 0;
    for (std::size_t place = 1; place < 4; ++place) {
        int& result = results[order[place]];
        result = rounded(result, rules.result_unit);
        others += result;
    }
    results[order[0]] = -others;
    return results;
}

}  // namespace sifang::riichi
