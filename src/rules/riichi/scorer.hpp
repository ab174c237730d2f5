#pragma once
// From a win to the reading worth most, and its score.

#include "hand/decompose.hpp"
#include "rules/riichi/fu.hpp"
#include "rules/riichi/points.hpp"
#include "rules/riichi/reading_yaku.hpp"

namespace sifang::riichi {

/// What one reading is worth with the winning tile in one place.
struct Count {
    Reading reading;
    Place place = in_pair;
    YakuSet shown;    ///< what is there, counted or not
    YakuSet counted;  ///< without dora
    int yaku_han = 0;
    int han = 0;  ///< with dora
    int fu = 0;
    Base base;
    int liable_base = 0;
    int total = 0;
    bool bonus = false;  ///< dora are counted

    /// The most points, then han, then fu.
    bool is_better_than(const Count& o) const {
        if (total != o.total) return total > o.total;
        return han != o.han ? han > o.han : fu > o.fu;
    }
};

class Scorer {
  public:
    Scorer(const Edition& edition, const SuitTable& table)
        : edition_(edition), table_(table), values_(edition) {}

    static constexpr Shapes shapes =
        shapes::sets_and_pair | shapes::seven_different_pairs | shapes::thirteen_orphans;

    const Edition& edition() const { return edition_; }

    /// The best count over all readings and places; false if the tiles do not win.
    bool best(const Facts& facts, Count& best) const;
    /// Fills in an empty score.
    void score(const Facts& facts, const Count& count, Score& score) const;
    void explain(const Facts& facts, const Count& count, Ruling& ruling) const;

  private:
    template <class F>
    void for_each_count(const Facts& facts, const F& f) const;
    /// From `shown` and `fu` to the rest of a count.
    void count_yaku(const Facts& facts, Count& count) const;
    void count_yakuman(const Facts& facts, YakuSet yakuman, Count& count) const;
    void prefer_mangan(const Facts& facts, YakuSet alone, Count& count) const;
    int han_of(const Facts& facts, YakuSet yaku) const;

    const Edition& edition_;
    const SuitTable& table_;
    Values values_;
};

template <class F>
void Scorer::for_each_count(const Facts& facts, const F& f) const {
    for_each_reading(
        table_, facts.tiles.standing, facts.win->hand.melds, shapes, [&](const Reading& reading) {
            const Shape shape = shape_of(edition_, facts, reading);
            Count count;
            count.reading = reading;
            if (reading.kind != ReadingKind::SetsAndPair) {
                count.shown = shape.shown;
                count.fu = reading.kind == ReadingKind::SevenPairs ? edition_.fu.seven_pairs : 0;
                count_yaku(facts, count);
                return f(count);
            }
            for_each_place(facts, reading, [&](Place place) {
                count.place = place;
                count.shown = shape.shown;
                const unsigned closed_triplets =
                    shape.closed_triplets - opened_by_discard(facts, reading, place);
                count.shown.add_if(closed_triplets == 3, Yaku::Sanankou);
                count.shown.add_if(closed_triplets == 4, Yaku::Suuankou);
                const Wait wait = wait_of(reading, place, facts.win->tile);
                const bool pinfu = shape.only_chows && wait == Wait::Sides;
                count.shown.add_if(pinfu, Yaku::Pinfu);
                count.fu = fu_of_hand(edition_, facts, reading, shape, place, wait, pinfu && facts.closed);
                count_yaku(facts, count);
                f(count);
            });
        });
}

}  // namespace sifang::riichi
