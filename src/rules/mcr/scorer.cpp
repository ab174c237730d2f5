#include "rules/mcr/scorer.hpp"

#include <algorithm>

#include "hand/decompose.hpp"
#include "rules/mcr/limits.hpp"
#include "rules/mcr/payment.hpp"
#include "rules/mcr/reading_fan.hpp"

namespace sifang::mcr {
namespace {

void add_choice(Shown& shown, const Choice& choice) {
    for (const Combination& c : choice.made) shown.add(c.fan);
}

/// Among equal totals the one with the higher single fan comes first.
bool has_higher_fan(const Edition& edition, const Count& a, const Count& b) {
    InlineVector<int, 2 * fan_count> pa, pb;
    const auto list = [&](const Count& c, auto& points) {
        c.selection.fans.for_each([&](Fan f) {
            for (unsigned i = 0; i < c.shown.count[index(f)]; ++i) points.push_back(edition[f].points);
        });
        std::sort(points.begin(), points.end(), std::greater<>());
    };
    list(a, pa);
    list(b, pb);
    return std::lexicographical_compare(pb.begin(), pb.end(), pa.begin(), pa.end());
}

bool is_better(const Edition& edition, const Count& a, const Count& b) {
    if (a.selection.points != b.selection.points) return a.selection.points > b.selection.points;
    return !(a.selection.fans == b.selection.fans) && has_higher_fan(edition, a, b);
}

}  // namespace

void Scorer::count_reading(const Facts& facts, const Reading& reading, const FanLimits* claimed,
                           Count& count) const {
    count.reading = reading;
    mark_open_sets(facts, count.reading);
    count.shown = facts.shown;
    show_reading(edition_, facts, count.reading, count.shown);
    Relations chow = chow_relations(count.reading), pung = pung_relations(count.reading);
    if (!fans_.has_all()) {
        keep_within(count.shown, fans_.limits());
        keep_within(chow, fans_.limits());
        keep_within(pung, fans_.limits());
    }
    const bool nothing_shown = count.shown.fans.empty() && !chow.any() && !pung.any();
    if (claimed) {
        keep_within(count.shown, *claimed);
        keep_within(chow, *claimed);
        keep_within(pung, *claimed);
    }
    if (nothing_shown) {
        if (!claimed || (*claimed)[index(Fan::ChickenHand)]) count.shown.add(Fan::ChickenHand);
        count.selection = select_best(fans_, count.shown);
        return;
    }
    Choices chows, pungs;
    list_choices(fans_, chow, chows);
    list_choices(fans_, pung, pungs);
    const auto choose = [&](Count& of, const Choice& c, const Choice& p) {
        add_choice(of.shown, c);
        add_choice(of.shown, p);
        if (claimed) keep_within(of.shown, *claimed);
        of.selection = select_best(fans_, of.shown);
        of.chows = c;
        of.pungs = p;
    };
    if (chows.size() * pungs.size() == 1) return choose(count, chows[0], pungs[0]);

    // No choice can add more than its own points to what the rest is worth at best.
    const Count without = count;
    const int rest = select_best(fans_, without.shown).points;
    bool first = true;
    for (const Choice& c : chows)
        for (const Choice& p : pungs) {
            if (!first && rest + c.points + p.points < count.selection.points) continue;
            Count other = without;
            choose(other, c, p);
            if (first || is_better(edition_, other, count)) count = other;
            first = false;
        }
}

bool Scorer::count(const Facts& facts, Count& best, const FanLimits* claimed) const {
    bool found = false;
    for_each_reading(suits_, facts.tiles.standing, facts.win->hand.melds, shapes::all_five,
                     [&](const Reading& reading) {
                         if (!found) {
                             count_reading(facts, reading, claimed, best);
                             found = true;
                             return;
                         }
                         Count other;
                         count_reading(facts, reading, claimed, other);
                         if (is_better(edition_, other, best)) best = other;
                     });
    return found;
}

Score Scorer::score(const Facts& facts, const Count& count) const {
    const Win& win = *facts.win;
    Score score;
    score.valid = true;
    score.minimum = edition_.minimum;
    score.meets_minimum = count.selection.points >= edition_.minimum;
    score.flowers = static_cast<int>(win.flowers.size()) * edition_[Fan::FlowerTiles].points;
    score.total = count.selection.points + score.flowers;
    // Highest first: the table is nearly in that order, so each goes up past very few.
    count.selection.fans.for_each([&](Fan f) {
        score.patterns.push_back({static_cast<PatternIndex>(f), count.shown.count[index(f)],
                                  static_cast<std::int16_t>(fans_.points(f))});
        for (std::size_t i = score.patterns.size() - 1;
             i > 0 && score.patterns[i - 1].points < score.patterns[i].points; --i)
            std::swap(score.patterns[i - 1], score.patterns[i]);
    });
    if (!score.meets_minimum || (win.by == By::Discard && !win.discarder)) return score;

    score.payments = payments_of(edition_.base, score.total, win.seat, win.by, win.discarder);
    return score;
}

}  // namespace sifang::mcr
