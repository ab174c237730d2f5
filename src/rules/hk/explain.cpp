// The reasons: which sets a fan is made of, and what the win shows and the count leaves out.

#include "rules/hk/scorer.hpp"

namespace sifang::hk {
namespace {

using enum Fan;

constexpr PatternIndex pattern(Fan f) { return static_cast<PatternIndex>(f); }
constexpr SetMask pair_mask = 1 << 4;

/// The honours that a fan is made of.
Kinds honors_of(Fan f, const Win& win) {
    switch (f) {
        case SeatWind: return Kinds::of(Tile::of(win.seat));
        case RoundWind: return Kinds::of(Tile::of(win.round));
        case DragonPung:
        case LittleThreeDragons:
        case BigThreeDragons: return kinds::dragons;
        case LittleFourWinds:
        case BigFourWinds: return kinds::winds;
        default: return {};
    }
}

SetMask mask_of(Fan f, Kinds kinds, const Reading& reading) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < reading.sets.size(); ++i)
        if (!reading.sets[i].is_chow() && kinds.has(reading.sets[i].tile)) mask |= 1u << i;
    if ((f == LittleThreeDragons || f == LittleFourWinds) && kinds.has(reading.pair)) mask |= pair_mask;
    return static_cast<SetMask>(mask);
}

/// Calls use(sets) for each of this fan: every dragon pung is one of its own.
template <class F>
void for_each_of(Fan f, const Win& win, const Reading& reading, const F& use) {
    const SetMask mask = mask_of(f, honors_of(f, win), reading);
    if (f != DragonPung) return use(mask);
    for (unsigned i = 0; i < 4; ++i)
        if (mask >> i & 1) use(static_cast<SetMask>(1u << i));
}

/// A pung that the discard won on completed is not concealed.
void mark_open_pung(const Facts& facts, Reading& reading) {
    if (facts.by == By::Draw || reading.pair == facts.win->tile) return;
    for (std::size_t i = facts.win->hand.melds.size(); i < reading.sets.size(); ++i)
        reading.sets[i].open |= !reading.sets[i].is_chow() && reading.sets[i].tile == facts.win->tile;
}

class Explanation {
  public:
    Explanation(const Edition& edition, const Facts& facts, const Count& count, Ruling& ruling)
        : edition_(edition), facts_(facts), count_(count), ruling_(ruling), seen_(count.shown.fans) {}

    void counted() {
        count_.counted.for_each([&](Fan f) {
            for_each_of(f, *facts_.win, count_.reading, [&](SetMask sets) {
                if (sets) ruling_.made_of.push_back({pattern(f), sets});
            });
        });
    }

    void left_out() {
        (count_.shown.fans - count_.counted).for_each([&](Fan f) {
            if (facts_.flower_win) return add(f, flower_hand(), Principle::NonRepeat, flower_clause(f), 0);
            count_.counted.for_each([&](Fan g) {
                for (const Fan excluded : edition_[g].excludes)
                    if (excluded == f)
                        for_each_of(f, *facts_.win, count_.reading, [&](SetMask sets) {
                            add(f, g, Principle::NonRepeat, edition_[g].clause, sets);
                        });
            });
        });
    }

    /// 3.8-2: who drew on gave the flower hand up.
    void flowers_not_declared() {
        const unsigned flowers = facts_.win->flowers.size();
        if (facts_.flower_win || flowers < 7) return;
        add(flowers == 8 ? EightFlowers : SevenFlowers, {}, Principle::NotClaimed,
            edition_.clauses.not_declared, 0);
    }

    /// 3.7.4 b: self-drawn, the same tiles would be four concealed pungs.
    void concealed_but_for_the_discard(FanSet if_drawn) {
        if (if_drawn.has(FourConcealedPungs) && !seen_.has(FourConcealedPungs))
            add(FourConcealedPungs, {}, Principle::WayOfWinning, edition_.clauses.on_discard, 0);
    }

    /// Told, and the tiles or the way of winning say otherwise.
    void refuted() {
        const Win& win = *facts_.win;
        const bool drawn = facts_.by == By::Draw, dealer = win.seat == Wind::East;
        const auto refute = [&](Situation told, bool may_be, Fan f) {
            if (win.situation.has(told) && may_be && !seen_.has(f))
                add(f, {}, Principle::Refuted, edition_[f].clause, 0);
        };
        refute(Situation::LastWallTile, true, LastWallTile);
        refute(Situation::Replacement, true, OutOnKong);
        refute(Situation::KongOnKong, true, KongOnKong);
        refute(Situation::Robbing, true, RobbingTheKong);
        refute(Situation::FirstTurn, drawn && dealer, HeavenlyHand);
        refute(Situation::FirstTurn, !drawn && !dealer && win.discarder, EarthlyHand);
    }

    void other_reading(const Count& other) {
        (other.shown.fans - seen_).for_each([&](Fan f) {
            add(f, {}, Principle::HighVersusLow, edition_.clauses.best_reading, 0);
        });
    }

  private:
    Fan flower_hand() const { return count_.counted.has(EightFlowers) ? EightFlowers : SevenFlowers; }
    std::string_view flower_clause(Fan f) const {
        return f == SevenFlowers ? edition_[EightFlowers].clause : edition_.clauses.flower_win;
    }
    void add(Fan f, std::optional<Fan> because, Principle principle, std::string_view clause, SetMask sets) {
        seen_.add(f);
        if (!ruling_.excluded.full())
            ruling_.excluded.push_back(
                {pattern(f), because ? pattern(*because) : no_pattern, principle, sets, clause});
    }

    const Edition& edition_;
    const Facts& facts_;
    const Count& count_;
    Ruling& ruling_;
    FanSet seen_;
};

}  // namespace

void Scorer::explain(const Facts& facts, const Count& count, Ruling& ruling) const {
    ruling.reading = count.reading;
    Explanation why(edition_, facts, count, ruling);
    why.counted();
    why.left_out();
    why.flowers_not_declared();
    if (facts.flower_win) return;
    why.refuted();
    Facts drawn = facts;
    drawn.by = By::Draw;
    const bool no_chow = count.shown.fans.has(Fan::AllPungs);
    if (no_chow) {
        why.concealed_but_for_the_discard(count_reading(drawn, count.reading).shown.fans);
        mark_open_pung(facts, ruling.reading);
    }
    for_each_reading(table_, facts.tiles.standing, facts.win->hand.melds, winning_shapes,
                     [&](const Reading& reading) { why.other_reading(count_reading(facts, reading)); });
}

}  // namespace sifang::hk
