#include "rules/riichi/scorer.hpp"

#include "rules/riichi/liability.hpp"

namespace sifang::riichi {

using enum Yaku;

int Scorer::han_of(const Facts& facts, YakuSet yaku) const {
    const auto& han = values_.han[facts.closed];
    int sum = 0;
    yaku.for_each([&](Yaku y) { sum += han[index(y)]; });
    return sum;
}

/// Yakuman count alone. Where they do not stack the dearest is taken, and one with liability if somebody is.
void Scorer::count_yakuman(const Facts& facts, YakuSet yakuman, Count& count) const {
    YakuSet liable;
    if (facts.win->liable) liable = with_liability(edition_, facts.win->hand.melds, yakuman);
    if (!edition_.limits.stacked_yakuman && yakuman.size() > 1) {
        if (!liable.empty()) yakuman = liable;
        Yaku dearest = yakuman.first();
        const auto& han = values_.han[facts.closed];
        yakuman.for_each([&](Yaku y) {
            if (han[index(y)] > han[index(dearest)]) dearest = y;
        });
        yakuman = YakuSet{dearest};
    }
    count.counted = yakuman;
    count.yaku_han = count.han = han_of(facts, yakuman);
    count.fu = 0;
    count.bonus = false;
    count.base = {yakuman_base * count.han / 13, Limit::Yakuman};
    count.liable_base = yakuman_base * han_of(facts, yakuman & liable) / 13;
}

/// Where a yaku is a mangan by itself, the winner takes it when the rest adds up to less.
void Scorer::prefer_mangan(const Facts& facts, YakuSet alone, Count& count) const {
    const Base mangan = base_of(edition_.limits, edition_.limits.mangan, 0);
    const int han = han_of(facts, alone);
    if (count.base.points > mangan.points || (count.base.points == mangan.points && count.han >= han)) return;
    count.counted = alone;
    count.yaku_han = count.han = han;
    count.base = mangan;
    count.bonus = false;
}

void Scorer::count_yaku(const Facts& facts, Count& count) const {
    const YakuSet there = count.shown & values_.counts[facts.closed];
    if (const YakuSet yakuman = there & values_.yakuman; !yakuman.empty()) {
        count_yakuman(facts, yakuman, count);
    } else {
        count.counted = there - values_.mangan;
        count.yaku_han = count.han = count.liable_base = 0;
        count.base = {};
        count.bonus = false;
        if (!count.counted.empty()) {
            count.yaku_han = han_of(facts, count.counted);
            const auto& han = values_.han[facts.closed];
            count.han = count.yaku_han + facts.bonus[0] * han[index(Dora)] +
                        facts.bonus[1] * han[index(UraDora)] + facts.bonus[2] * han[index(RedFive)];
            count.base = base_of(edition_.limits, count.han, count.fu);
            count.bonus = true;
        }
        if (const YakuSet alone = there & values_.mangan; !alone.empty()) prefer_mangan(facts, alone, count);
    }
    count.total = count.base.points > 0 ? total_of(count.base.points, facts.win->seat, facts.win->by) : 0;
}

bool Scorer::best(const Facts& facts, Count& best) const {
    bool found = false;
    for_each_count(facts, [&](const Count& count) {
        if (!found || count.is_better_than(best)) best = count;
        found = true;
    });
    return found;
}

void Scorer::score(const Facts& facts, const Count& count, Score& score) const {
    const Win& win = *facts.win;
    score.valid = true;
    score.minimum = edition_.minimum;
    score.meets_minimum = count.yaku_han >= edition_.minimum;
    score.total = count.total;
    const bool none = count.counted.empty();
    score.figures.push_back({"han", count.han});
    score.figures.push_back({"fu", none ? 0 : count.fu});
    score.has_limit = true;
    score.limit = id(count.base.limit);
    if (none) return;

    const auto& han = values_.han[facts.closed];
    const auto add = [&](Yaku y, std::uint8_t times) {
        const CountedPattern pattern{static_cast<PatternIndex>(y), times, han[index(y)]};
        std::size_t at = score.patterns.size();
        score.patterns.push_back(pattern);
        for (; at > 0 && score.patterns[at - 1].points < pattern.points; --at)
            score.patterns[at] = score.patterns[at - 1];
        score.patterns[at] = pattern;
    };
    count.counted.for_each([&](Yaku y) { add(y, 1); });
    if (count.bonus) {
        static constexpr Yaku bonus[] = {Dora, UraDora, RedFive};
        for (std::size_t i = 0; i < facts.bonus.size(); ++i)
            if (facts.bonus[i] > 0 && han[index(bonus[i])] > 0) add(bonus[i], facts.bonus[i]);
    }
    if (!score.meets_minimum || (win.by == By::Discard && !win.discarder)) return;
    score.payments = payments_of(edition_, win, count.base.points, count.liable_base);
}

}  // namespace sifang::riichi
