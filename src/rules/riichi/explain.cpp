// The reasons: fu item by item, what the counted yaku are made of, what is there and not counted.

#include "rules/riichi/scorer.hpp"

namespace sifang::riichi {
namespace {

using enum Yaku;

constexpr PatternIndex pattern(Yaku y) { return static_cast<PatternIndex>(y); }

/// A yaku that the first one cannot but contain, or that means less of the same.
constexpr struct {
    Yaku counted, less;
} contained[] = {
    {DoubleRiichi, Riichi}, {Ryanpeikou, Iipeikou}, {Junchan, Chanta},
    {Honroutou, Chanta},    {Chinitsu, Honitsu},
};

class Explanation {
  public:
    Explanation(const Edition& edition, const Facts& facts, const Count& count, Ruling& ruling)
        : edition_(edition), facts_(facts), count_(count), ruling_(ruling), seen_(count.counted) {}

    void made_of() {
        count_.counted.for_each([&](Yaku y) {
            if (const SetMask sets = sets_of(y); sets != 0) ruling_.made_of.push_back({pattern(y), sets});
        });
    }

    /// Shown by the reading that is counted: the edition or the closed hand stands against it.
    void left_out() {
        const bool yakuman = count_.base.limit == Limit::Yakuman;
        (count_.shown - count_.counted).for_each([&](Yaku y) {
            const YakuRow& row = edition_[y];
            if (row.han == 0)
                add(y, {}, Principle::NotInRules, row.clause);
            else if (!facts_.closed && row.open_han == 0)
                add(y, {}, Principle::ClosedOnly, row.clause);
            else if (yakuman)
                add(y, count_.counted.first(), Principle::LimitAlone, edition_.clauses.yakuman);
            else if (row.worth == Worth::Mangan)  // the rest together is worth more: no single yaku is why
                add(y, {}, Principle::HighVersusLow, "");
            else
                add(y, count_.counted.first(), Principle::HighVersusLow, "");
        });
        facts_.refuted.for_each([&](Yaku y) { add(y, {}, Principle::Refuted, edition_[y].clause); });
        for (const auto& [counted, less] : contained)
            if (count_.counted.has(counted) && edition_[less].han > 0 && !seen_.has(less))
                add(less, counted, Principle::NonRepeat, edition_[counted].clause);
    }

    /// A triplet that the discard completed is open: one closed triplet too few.
    void opened_triplet() {
        if (count_.reading.kind != ReadingKind::SetsAndPair ||
            !opened_by_discard(facts_, count_.reading, count_.place))
            return;
        unsigned closed = 0;
        for (const TileSet& set : count_.reading.sets) closed += !set.is_chow() && !set.melded;
        const auto would_be = closed == 4   ? std::optional(Suuankou)
                              : closed == 3 ? std::optional(Sanankou)
                                            : std::nullopt;
        if (would_be && edition_[*would_be].han > 0 && !seen_.has(*would_be))
            add(*would_be, {}, Principle::ClosedOnly, edition_[*would_be].clause,
                static_cast<SetMask>(1u << count_.place));
    }

    void dora() {
        static constexpr Yaku bonus[] = {Dora, UraDora, RedFive};
        for (std::size_t i = 0; i < facts_.bonus.size(); ++i) {
            if (facts_.bonus[i] == 0 || count_.bonus) continue;
            if (count_.counted.empty())
                add(bonus[i], {}, Principle::NeedsYaku, edition_.clauses.needs_yaku);
            else
                add(bonus[i], count_.counted.first(), Principle::LimitAlone, edition_.clauses.yakuman);
        }
        if (facts_.ignored_dora > 0) add(Dora, {}, Principle::NotInRules, edition_.clauses.optional_dora);
        if (facts_.ignored_ura > 0)
            add(UraDora, {}, edition_.play.under_indicators ? Principle::Refuted : Principle::NotInRules,
                edition_.clauses.optional_dora);
    }

    /// Yaku that only another reading, or another place of the winning tile, shows.
    void other(const Count& count) {
        (count.counted - seen_).for_each([&](Yaku y) { add(y, {}, Principle::HighVersusLow, ""); });
    }

  private:
    void add(Yaku y, std::optional<Yaku> because, Principle principle, std::string_view clause,
             SetMask sets = 0) {
        seen_.add(y);
        if (ruling_.excluded.full()) return;
        ruling_.excluded.push_back(
            {pattern(y), because ? pattern(*because) : no_pattern, principle, sets, clause});
    }

    template <class P>
    SetMask sets_where(P wanted) const {
        unsigned mask = 0;
        if (count_.reading.kind != ReadingKind::SetsAndPair) return 0;
        for (std::size_t i = 0; i < count_.reading.sets.size(); ++i)
            if (wanted(count_.reading.sets[i])) mask |= 1u << i;
        return static_cast<SetMask>(mask);
    }
    SetMask triplets_of(Kinds kinds) const {
        return sets_where([&](const TileSet& s) { return !s.is_chow() && kinds.has(s.tile); });
    }
    /// Sets that stand in all three suits.
    SetMask in_three_suits(bool chows) const {
        return sets_where([&](const TileSet& set) {
            if (set.is_chow() != chows || !set.tile.is_suited()) return false;
            unsigned suits = 0;
            for (const TileSet& other : count_.reading.sets)
                if (other.is_chow() == chows && other.tile.is_suited() &&
                    other.tile.rank() == set.tile.rank())
                    suits |= 1u << static_cast<unsigned>(other.tile.suit());
            return suits == 7;
        });
    }
    SetMask straight() const {
        return sets_where([&](const TileSet& set) {
            if (!set.is_chow() || set.tile.rank() % 3 != 1) return false;
            unsigned ranks = 0;
            for (const TileSet& other : count_.reading.sets)
                if (other.is_chow() && other.tile.suit() == set.tile.suit()) ranks |= 1u << other.tile.rank();
            return (ranks & 0b10010010) == 0b10010010;
        });
    }
    SetMask equal_runs() const {
        return sets_where([&](const TileSet& set) {
            unsigned equal = 0;
            for (const TileSet& other : count_.reading.sets)
                equal += other.is_chow() && other.tile == set.tile;
            return set.is_chow() && equal > 1;
        });
    }
    SetMask closed_triplets() const {
        const bool opened = count_.reading.kind == ReadingKind::SetsAndPair &&
                            opened_by_discard(facts_, count_.reading, count_.place);
        SetMask all = sets_where([](const TileSet& s) { return !s.is_chow() && !s.melded; });
        return opened ? static_cast<SetMask>(all & ~(1u << count_.place)) : all;
    }
    SetMask sets_of(Yaku y) const {
        switch (y) {
            case YakuhaiHaku: return triplets_of(Kinds::of(tiles::white));
            case YakuhaiHatsu: return triplets_of(Kinds::of(tiles::green));
            case YakuhaiChun: return triplets_of(Kinds::of(tiles::red));
            case SeatWind: return triplets_of(Kinds::of(Tile::of(facts_.win->seat)));
            case RoundWind: return triplets_of(Kinds::of(Tile::of(facts_.win->round)));
            case Iipeikou:
            case Ryanpeikou: return equal_runs();
            case Ittsuu: return straight();
            case SanshokuDoujun: return in_three_suits(true);
            case SanshokuDoukou: return in_three_suits(false);
            case Sanankou:
            case Suuankou: return closed_triplets();
            case Sankantsu:
            case Suukantsu: return sets_where([](const TileSet& s) { return s.kind == SetKind::Kong; });
            case Daisangen: return triplets_of(kinds::dragons);
            case Shousangen: return static_cast<SetMask>(triplets_of(kinds::dragons) | 1u << in_pair);
            case Daisuushii: return triplets_of(kinds::winds);
            case Shousuushii: return static_cast<SetMask>(triplets_of(kinds::winds) | 1u << in_pair);
            default: return 0;
        }
    }

    const Edition& edition_;
    const Facts& facts_;
    const Count& count_;
    Ruling& ruling_;
    YakuSet seen_;
};

}  // namespace

void Scorer::explain(const Facts& facts, const Count& count, Ruling& ruling) const {
    ruling.reading = count.reading;
    if (count.reading.kind == ReadingKind::SetsAndPair &&
        opened_by_discard(facts, count.reading, count.place))
        ruling.reading.sets[count.place].open = true;
    if (count.base.limit != Limit::Yakuman && !count.counted.empty())
        tell_fu(edition_, facts, count.reading, count.place, facts.closed && count.shown.has(Pinfu), count.fu,
                ruling.parts);
    Explanation why(edition_, facts, count, ruling);
    why.made_of();
    why.left_out();
    why.opened_triplet();
    why.dora();
    for_each_count(facts, [&](const Count& other) { why.other(other); });
}

}  // namespace sifang::riichi
