#include "rules/riichi/points.hpp"

namespace sifang::riichi {
namespace {

class Table {
  public:
    explicit Table(Wind winner) : winner_(winner) {}
    void pay(Wind payer, int points) {
        payments_[static_cast<unsigned>(payer)] -= points;
        payments_[static_cast<unsigned>(winner_)] += points;
    }
    void take(int points) { payments_[static_cast<unsigned>(winner_)] += points; }
    const Payments& payments() const { return payments_; }

  private:
    Wind winner_;
    Payments payments_{};
};

/// A base that is worth this total to the winner.
std::optional<int> base_told(const Limits& limits, const PaidWin& win) {
    constexpr int most_fu = 150, most_han = 13, most_yakuman = 6;
    const auto is_worth = [&](int base) { return total_of(base, win.seat, win.by) == win.total; };
    for (int han = 1; han <= most_han; ++han)
        for (int fu = 20; fu <= most_fu; fu += 5)
            if (fu % 10 == 0 || fu == 25)
                if (const int base = base_of(limits, han, fu).points; is_worth(base)) return base;
    for (int yakuman = 1; yakuman <= (limits.stacked_yakuman ? most_yakuman : 1); ++yakuman)
        if (is_worth(yakuman * yakuman_base)) return yakuman * yakuman_base;
    return std::nullopt;
}

}  // namespace

std::string_view id(Limit limit) {
    switch (limit) {
        case Limit::None: return "";
        case Limit::Mangan: return "mangan";
        case Limit::Haneman: return "haneman";
        case Limit::Baiman: return "baiman";
        case Limit::Sanbaiman: return "sanbaiman";
        case Limit::CountedYakuman: return "counted_yakuman";
        case Limit::Yakuman: return "yakuman";
    }
    return "";
}

Base base_of(const Limits& limits, int han, int fu) {
    constexpr int mangan = 2'000;
    if (limits.counted_yakuman != 0 && han >= limits.counted_yakuman)
        return {yakuman_base, Limit::CountedYakuman};
    if (han >= limits.sanbaiman) return {3 * mangan, Limit::Sanbaiman};
    if (han >= limits.baiman) return {2 * mangan, Limit::Baiman};
    if (han >= limits.haneman) return {mangan / 2 * 3, Limit::Haneman};
    if (han >= limits.mangan || han > 10) return {mangan, Limit::Mangan};
    const int points = fu << (han + 2);
    // 30 fu with four han and 60 fu with three are 1,920 each.
    const int full = limits.round_up_mangan ? 1'920 : mangan;
    if (points >= full) return {mangan, Limit::Mangan};
    return {points, Limit::None};
}

int total_of(int base, Wind winner, By by) {
    if (by == By::Discard) return price_of_discard(base, winner);
    const int twice = rounded_up(2 * base, 100);
    return winner == Wind::East ? 3 * twice : 2 * rounded_up(base, 100) + twice;
}

Payments payments_of(const Edition& edition, const Win& win, int base, int liable_base) {
    Table table(win.seat);
    const bool drawn = win.by == By::Draw;
    const bool liability = win.liable && liable_base > 0;
    if (!liability) liable_base = 0;
    const int own_base = base - liable_base;
    const int counters = edition.table.counter * win.honba;

    if (drawn) {
        for (const Wind payer : all_winds)
            if (payer != win.seat && own_base > 0) table.pay(payer, share_of_draw(own_base, win.seat, payer));
        if (liability) table.pay(*win.liable, total_of(liable_base, win.seat, By::Draw) + counters);
        for (const Wind payer : all_winds)
            if (payer != win.seat && !liability) table.pay(payer, counters / 3);
    } else {
        table.pay(*win.discarder, price_of_discard(own_base, win.seat));
        if (liability) {
            const int half = price_of_discard(liable_base, win.seat) / 2;
            table.pay(*win.discarder, half);
            table.pay(*win.liable, half);
        }
        table.pay(liability && edition.liable_counters == CountersBy::Liable ? *win.liable : *win.discarder,
                  counters);
    }
    table.take(edition.play.riichi.deposit * win.deposits);
    return table.payments();
}

std::optional<Payments> payments_told(const Edition& edition, const PaidWin& told) {
    const auto base = base_told(edition.limits, told);
    if (!base) return std::nullopt;
    Win win;
    win.by = told.by;
    win.seat = told.seat;
    win.discarder = told.discarder;
    win.liable = told.liable;
    win.honba = told.honba;
    win.deposits = told.deposits;
    return payments_of(edition, win, *base, told.liable ? *base : 0);
}

}  // namespace sifang::riichi
