#include "rules/hk/scorer.hpp"

#include <algorithm>

namespace sifang::hk {
namespace {

using enum Fan;

unsigned chows_in(const Reading& reading) {
    unsigned n = 0;
    for (const TileSet& set : reading.sets) n += set.is_chow();
    return n;
}

}  // namespace

Scorer::Scorer(const Edition& edition, const SuitTable& table) : edition_(edition), table_(table) {
    for (unsigned i = 0; i < fan_count; ++i) {
        points_[i] = static_cast<std::int16_t>(edition.fans[i].points);
        for (const Fan other : edition.fans[i].excludes) {
            excludes_[i].add(other);
            excluding_.add(static_cast<Fan>(i));
        }
    }
    payment_.resize(static_cast<std::size_t>(edition.cap) + 1);
    for (const PaymentRow& row : edition.payment)
        if (row.fan <= edition.cap) payment_[static_cast<std::size_t>(row.fan)] = row;
}

/// 3.7.4: nothing punged or claimed as a kong; on a discard the tile may only be the pair's.
bool Scorer::four_concealed_pungs(const Facts& facts, const Reading& reading) const {
    if (!facts.tiles.concealed) return false;
    if (facts.tiles.kongs > 0 && !edition_.counting.concealed_kongs_in_four_concealed_pungs) return false;
    return facts.by == By::Draw || reading.pair == facts.win->tile;
}

Count Scorer::count_reading(const Facts& facts, const Reading& reading) const {
    Count count{reading, facts.shown, {}, 0};
    FanSet& shown = count.shown.fans;
    if (reading.kind == ReadingKind::ThirteenOrphans) {
        shown.add(ThirteenOrphans);
        shown.remove(AllTerminalsAndHonors);  // 3.1.7 speaks of pungs and a pair
    } else if (reading.kind == ReadingKind::SetsAndPair) {
        const unsigned chows = chows_in(reading);
        shown.add_if(chows == 4, AllChows);
        shown.add_if(chows == 0, AllPungs);
        shown.add_if(chows == 0 && four_concealed_pungs(facts, reading), FourConcealedPungs);
    }
    FanSet excluded;
    (shown & excluding_).for_each([&](Fan f) { excluded |= excludes_[index(f)]; });
    count.counted = shown - excluded;
    // 3.8-1: a win by flowers is worth what it is worth and nothing is added.
    if (facts.flower_win) count.counted = {shown.has(EightFlowers) ? EightFlowers : SevenFlowers};
    count.counted.for_each(
        [&](Fan f) { count.fan += points_[index(f)] * static_cast<int>(count.shown.count(f)); });
    return count;
}

std::optional<Count> Scorer::best(const Facts& facts) const {
    std::optional<Count> best;
    const auto consider = [&](const Reading& reading) {
        const Count count = count_reading(facts, reading);
        if (!best || count.fan > best->fan) best = count;
    };
    if (facts.flower_win) {
        Reading flowers;
        flowers.kind = ReadingKind::Flowers;
        consider(flowers);
    } else {
        for_each_reading(table_, facts.tiles.standing, facts.win->hand.melds, winning_shapes, consider);
    }
    return best;
}

void Scorer::score(const Facts& facts, const Count& count, Score& score) const {
    score.valid = true;
    score.minimum = edition_.minimum;
    score.meets_minimum = count.fan >= edition_.minimum;
    score.total = std::min(count.fan, edition_.cap);
    score.figures.push_back({"fan", count.fan});
    count.counted.for_each([&](Fan f) {
        const CountedPattern counted{static_cast<PatternIndex>(f),
                                     static_cast<std::uint8_t>(count.shown.count(f)), points_[index(f)]};
        score.patterns.push_back(counted);
        // Highest first, those of equal points in the order of the book.
        CountedPattern* place = &score.patterns.back();
        for (; place != score.patterns.begin() && place[-1].points < counted.points; --place)
            *place = place[-1];
        *place = counted;
    });
    const bool payer_known = facts.by == By::Draw || facts.win->discarder;
    if (score.meets_minimum && payer_known)
        score.payments = pay(edition_, facts, payment_[static_cast<std::size_t>(score.total)], count.counted);
}

}  // namespace sifang::hk
