#pragma once
// From han and fu to points, and who pays them: article 11 and the liability of article 7.

#include "rules/paid_win.hpp"
#include "rules/riichi/edition.hpp"
#include "rules/ruling.hpp"
#include "rules/win.hpp"

namespace sifang::riichi {

enum class Limit : std::uint8_t { None, Mangan, Haneman, Baiman, Sanbaiman, CountedYakuman, Yakuman };
/// As in `sifang score`; empty for None.
std::string_view id(Limit limit);

inline constexpr int yakuman_base = 8'000;

/// What one share of the points is, before it is multiplied and rounded up to a hundred.
struct Base {
    int points = 0;
    Limit limit = Limit::None;
};
Base base_of(const Limits& limits, int han, int fu);

constexpr int rounded_up(int value, int unit) { return (value + unit - 1) / unit * unit; }

/// What one payer gives on a self-draw: twice the base from or to the dealer.
constexpr int share_of_draw(int base, Wind winner, Wind payer) {
    return rounded_up(winner == Wind::East || payer == Wind::East ? 2 * base : base, 100);
}
constexpr int price_of_discard(int base, Wind winner) {
    return rounded_up(winner == Wind::East ? 6 * base : 4 * base, 100);
}
/// All that the winner receives without counters and deposits.
int total_of(int base, Wind winner, By by);

/// Payments with counters and deposits. `liable_base` is the part of the base that stands for yakuman with
/// liability; it is looked at only when the win names who is liable. By discard the discarder must be known.
Payments payments_of(const Edition& edition, const Win& win, int base, int liable_base);

/// The same of a win told by its total alone. The total of a self-draw tells its shares: of two bases with
/// the same total none has a greater share. Nothing when no hand is worth that.
std::optional<Payments> payments_told(const Edition& edition, const PaidWin& win);

}  // namespace sifang::riichi
