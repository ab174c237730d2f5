// The reasons: what the tiles show and the count leaves out, and by which principle.

#include "hand/decompose.hpp"
#include "rules/mcr/limits.hpp"
#include "rules/mcr/made_of.hpp"
#include "rules/mcr/reading_fan.hpp"
#include "rules/mcr/scorer.hpp"

namespace sifang::mcr {
namespace {

/// Writes the made_of and excluded lists of one ruling.
class Explanation {
  public:
    Explanation(const Edition& edition, const Count& count, Ruling& ruling)
        : edition_(edition), count_(count), ruling_(ruling) {}

    void counted(const Choice& choice) {
        // As many as are counted: a claim may have named fewer than the tiles show.
        std::array<std::uint8_t, fan_count> left = count_.shown.count;
        for (const Combination& c : choice.made)
            if (count_.selection.fans.has(c.fan) && left[index(c.fan)] > 0) {
                --left[index(c.fan)];
                ruling_.made_of.push_back({pattern(c.fan), c.sets});
            }
    }

    /// Fan of single sets and of the hand: what is shown and not selected was excluded by a fan that is.
    void left_out_of_selection() {
        (count_.shown.fans - count_.selection.fans).for_each([&](Fan f) { excluded_by_table(f, 0); });
    }

    void left_out(const Relations& relations, const Choice& choice) {
        for (unsigned i = 0; i < 6; ++i) {
            if (!relations.two[i]) continue;
            const auto [a, b] = Relations::pairs[i];
            combination(*relations.two[i], sets_of(relations, {a, b}), choice);
        }
        static constexpr std::array<std::array<unsigned, 3>, 4> triples{
            {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}}};
        for (unsigned i = 0; i < 4; ++i)
            if (relations.three[i])
                combination(*relations.three[i],
                            sets_of(relations, {triples[i][0], triples[i][1], triples[i][2]}), choice);
        if (relations.four) combination(*relations.four, sets_of(relations, {0, 1, 2, 3}), choice);
    }

    /// A pung that scores as something better is no pung of terminals or honours besides.
    void pungs_that_score_better(const Win& win) {
        for (std::size_t i = 0; i < count_.reading.sets.size(); ++i) {
            const TileSet& set = count_.reading.sets[i];
            if (set.is_chow() || !set.tile.is_honor()) continue;
            const Fan better = set.tile.is_dragon()              ? first_counted(dragon_fan)
                               : set.tile == Tile::of(win.round) ? first_counted(prevalent_wind_fan)
                               : set.tile == Tile::of(win.seat)  ? first_counted(seat_wind_fan)
                                                                 : first_counted(wind_fan);
            if (count_.selection.fans.has(better))
                add(Fan::PungOfTerminalsOrHonors, better, Principle::NonRepeat, edition_[better].clause,
                    static_cast<SetMask>(1u << i));
        }
    }

    /// Fan that only another reading of the same tiles shows.
    void other_reading(const FanSet& shown) {
        (shown - seen_).for_each([&](Fan f) {
            if (!excluded_by_table(f, 0))
                add(f, {}, Principle::HighVersusLow, edition_.clauses.high_versus_low, 0);
        });
    }

    /// A situation that was told and that the tiles refute.
    void refuted(Fan f) { add(f, {}, Principle::Refuted, edition_[f].clause, 0); }

    /// The shape of an edge, closed or single wait in a hand that waited for something else besides.
    void not_only_wait(const FanSet& fans) {
        (fans - seen_).for_each([&](Fan f) { add(f, {}, Principle::NotOnlyWait, edition_[f].clause, 0); });
    }

    /// What a counted fan swallows without its being shown at all, because the editions differ in it.
    void swallowed(Fan f, Fan by) {
        if (count_.selection.fans.has(by) && !seen_.has(f))
            add(f, by, Principle::NonRepeat, edition_[by].clause, 0);
    }

    void saw(const FanSet& fans) { seen_ |= fans; }

  private:
    static PatternIndex pattern(Fan f) { return static_cast<PatternIndex>(f); }

    void add(Fan f, MaybeFan because, Principle principle, std::string_view clause, SetMask sets) {
        seen_.add(f);
        if (ruling_.excluded.full()) return;
        ruling_.excluded.push_back(
            {pattern(f), because ? pattern(*because) : no_pattern, principle, sets, clause});
    }

    static SetMask sets_of(const Relations& r, std::initializer_list<unsigned> nodes) {
        unsigned mask = 0;
        for (const unsigned n : nodes) mask |= 1u << r.node[n];
        return static_cast<SetMask>(mask);
    }

    // What a pung of honours may score as, the best first; the last one stands for `none of them`.
    static constexpr std::array dragon_fan{Fan::BigThreeDragons, Fan::LittleThreeDragons, Fan::TwoDragonPungs,
                                           Fan::DragonPung};
    static constexpr std::array wind_fan{Fan::BigFourWinds, Fan::LittleFourWinds, Fan::BigThreeWinds};
    static constexpr std::array prevalent_wind_fan{Fan::BigFourWinds, Fan::PrevalentWind};
    static constexpr std::array seat_wind_fan{Fan::BigFourWinds, Fan::SeatWind};

    template <std::size_t N>
    Fan first_counted(const std::array<Fan, N>& fans) const {
        for (const Fan f : fans)
            if (count_.selection.fans.has(f)) return f;
        return fans.back();
    }

    bool excluded_by_table(Fan f, SetMask sets) {
        MaybeFan because;
        count_.selection.fans.for_each([&](Fan g) {
            if (!because && edition_[g].excludes.has(f)) because = g;
        });
        constexpr FanSet waits{Fan::EdgeWait, Fan::ClosedWait, Fan::SingleWait};
        if (!because && waits.has(f) && waits.any(count_.selection.fans)) {
            add(f, (waits & count_.selection.fans).first(), Principle::HighVersusLow,
                edition_.clauses.high_versus_low, sets);
            return true;
        }
        if (!because) return false;
        add(f, because, Principle::NonRepeat, edition_[*because].clause, sets);
        return true;
    }

    /// A combination that the tiles show: counted, or left out by the first principle that speaks against it.
    void combination(Fan f, SetMask sets, const Choice& choice) {
        const Combination* same_fan = nullptr;
        const Combination* whole = nullptr;
        for (const Combination& made : choice.made) {
            if (made.fan == f && made.sets == sets) return saw({f});
            if (made.fan == f && (made.sets & sets)) same_fan = &made;
            if ((made.sets & sets) == sets) whole = &made;
        }
        if (excluded_by_table(f, sets)) return;
        if (whole) return add(f, whole->fan, Principle::NonSeparation, edition_.clauses.non_separation, sets);
        if (same_fan) return add(f, f, Principle::NonIdentical, edition_.clauses.non_identical, sets);
        SetMask used = 0;
        for (const Combination& made : choice.made) used = static_cast<SetMask>(used | made.sets);
        const bool nothing_free = (sets & ~used) == 0;
        const int pieces = std::popcount(sets);
        // A third set that would join two used ones joins twice: that, too, is once too often.
        const bool joins_twice = pieces - std::popcount(static_cast<unsigned>(sets & ~used)) > 1;
        if (nothing_free || joins_twice)
            return add(f, {}, Principle::AccountOnce, edition_.clauses.account_once, sets);
        add(f, {}, Principle::HighVersusLow, edition_.clauses.high_versus_low, sets);
    }

    const Edition& edition_;
    const Count& count_;
    Ruling& ruling_;
    FanSet seen_;
};

/// The points on which editions differ in what a fan contains, and the situations that fell away.
void explain_edition(const Facts& facts, const Count& count, Explanation& why) {
    unsigned kongs = 0, concealed = 0;
    for (const TileSet& set : count.reading.sets)
        if (set.kind == SetKind::Kong) {
            ++kongs;
            concealed += !set.open;
        }
    if (kongs >= 3) {
        const Fan by = kongs == 4 ? Fan::FourKongs : Fan::ThreeKongs;
        if (concealed >= 1) why.swallowed(Fan::ConcealedKong, by);
        if (concealed >= 2) why.swallowed(Fan::TwoConcealedKongs, by);
    }
    if (facts.shown.fans.has(Fan::TileHog)) why.swallowed(Fan::TileHog, Fan::AllTerminals);
    for (const TileSet& set : count.reading.sets)
        if (!set.is_chow() && set.tile.is_terminal())
            why.swallowed(Fan::PungOfTerminalsOrHonors, Fan::NineGates);

    const auto fell_away = [&](Situation s) {
        return facts.win->situation.has(s) && !facts.tiles.situation.has(s);
    };
    if (fell_away(Situation::Robbing)) why.refuted(Fan::RobbingTheKong);
    if (fell_away(Situation::Replacement) || fell_away(Situation::KongOnKong))
        why.refuted(Fan::OutWithReplacementTile);
    if (fell_away(Situation::LastOfKind)) why.refuted(Fan::LastTile);
}

}  // namespace

void Scorer::explain(const Facts& facts, const Count& count, Ruling& ruling) const {
    ruling.reading = count.reading;
    Explanation why(edition_, count, ruling);
    why.saw(count.selection.fans);
    why.counted(count.chows);
    why.counted(count.pungs);
    count.selection.fans.for_each([&](Fan f) { add_made_of(facts, count, f, ruling.made_of); });
    why.left_out_of_selection();
    const auto there = [&](Relations relations) {
        if (!fans_.has_all()) keep_within(relations, fans_.limits());
        return relations;
    };
    why.left_out(there(chow_relations(count.reading)), count.chows);
    why.left_out(there(pung_relations(count.reading)), count.pungs);
    why.pungs_that_score_better(*facts.win);
    why.saw(count.shown.fans);
    explain_edition(facts, count, why);
    if (!facts.waits_for_one) why.not_only_wait(wait_fan(facts, count.reading));
    for_each_reading(suits_, facts.tiles.standing, facts.win->hand.melds, shapes::all_five,
                     [&](Reading reading) {
                         mark_open_sets(facts, reading);
                         if (reading.kind == count.reading.kind && reading.sets == count.reading.sets &&
                             reading.pair == count.reading.pair)
                             return;
                         Shown shown = facts.shown;
                         show_reading(edition_, facts, reading, shown);
                         if (!fans_.has_all()) keep_within(shown, fans_.limits());
                         for (const Relations& relations :
                              {there(chow_relations(reading)), there(pung_relations(reading))}) {
                             for (const MaybeFan f : relations.two)
                                 if (f) shown.fans.add(*f);
                             for (const MaybeFan f : relations.three)
                                 if (f) shown.fans.add(*f);
                             if (relations.four) shown.fans.add(*relations.four);
                         }
                         why.other_reading(shown.fans);
                     });
}

}  // namespace sifang::mcr
