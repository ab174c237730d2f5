#include "rules/mcr/reading_fan.hpp"

#include <algorithm>

namespace sifang::mcr {
namespace {

using enum Fan;

/// What a reading is made of, gathered in one walk over its sets.
struct Make {
    unsigned chows = 0, concealed_pungs = 0, melded_kongs = 0, concealed_kongs = 0;
    Kinds pungs;  // kongs too
    bool outside = true, fives = true, even = true;

    explicit Make(const Reading& reading) {
        for (const TileSet& set : reading.sets) {
            const Tile t = set.tile;
            const unsigned rank = t.is_suited() ? t.rank() : 0;
            if (set.is_chow()) {
                ++chows;
                outside &= rank == 1 || rank == 7;
                fives &= rank >= 3 && rank <= 5;
                even = false;
                continue;
            }
            pungs.add(t);
            outside &= t.is_terminal_or_honor();
            fives &= rank == 5;
            even &= rank > 0 && rank % 2 == 0;
            concealed_pungs += !set.open;
            if (set.kind == SetKind::Kong) ++(set.open ? melded_kongs : concealed_kongs);
        }
        const unsigned pair_rank = reading.pair.is_suited() ? reading.pair.rank() : 0;
        outside &= reading.pair.is_terminal_or_honor();
        fives &= pair_rank == 5;
        even &= pair_rank > 0 && pair_rank % 2 == 0;
    }
};

/// The highest fan for the number of kongs, and the lower ones it contains.
void show_kongs(const Edition& edition, const Make& make, Shown& shown) {
    const unsigned melded = make.melded_kongs, concealed = make.concealed_kongs, kongs = melded + concealed;
    if (kongs == 0) return;
    if (melded > 0) shown.add(MeldedKong, melded);
    shown.add_if(melded >= 2, TwoMeldedKongs);
    shown.add_if(melded == 1 && concealed == 1, MeldedAndConcealedKong);
    shown.add_if(kongs >= 3, ThreeKongs);
    shown.add_if(kongs == 4, FourKongs);
    // What the concealed ones add inside three or four kongs is where the editions differ.
    if (kongs >= 3 && edition.kongs_inside == KongsInside::Nothing) return;
    const bool beside_pungs = make.concealed_pungs > concealed;
    if (kongs >= 3 && concealed == 1 && beside_pungs &&
        edition.kongs_inside == KongsInside::KongFanWithoutPungs)
        return;
    if (kongs >= 3 && concealed >= 3) return;
    shown.add_if(concealed == 2, TwoConcealedKongs);
    if (concealed > 0) shown.add(ConcealedKong, concealed);
}

void show_honor_pungs(const Facts& facts, const Reading& reading, const Make& make, Shown& shown) {
    const unsigned dragons = (make.pungs & kinds::dragons).size(), winds = (make.pungs & kinds::winds).size();
    shown.add_if(dragons == 3, BigThreeDragons);
    shown.add_if(dragons == 2 && reading.pair.is_dragon(), LittleThreeDragons);
    shown.add_if(dragons >= 2, TwoDragonPungs);
    if (dragons) shown.add(DragonPung, dragons);
    shown.add_if(winds == 4, BigFourWinds);
    shown.add_if(winds == 3 && reading.pair.is_wind(), LittleFourWinds);
    shown.add_if(winds >= 3, BigThreeWinds);
    shown.add_if(make.pungs.has(Tile::of(facts.win->round)), PrevalentWind);
    shown.add_if(make.pungs.has(Tile::of(facts.win->seat)), SeatWind);
}

/// Not for the pungs that score as dragons, as winds of value or inside the three winds: those contain it.
void show_pungs_of_terminals_or_honors(const Edition& edition, const Facts& facts, const Make& make,
                                       Shown& shown) {
    Kinds pungs = (make.pungs & kinds::terminals_and_honors) - kinds::dragons -
                  Kinds::of(Tile::of(facts.win->round)) - Kinds::of(Tile::of(facts.win->seat));
    if (shown.fans.has(BigThreeWinds)) pungs = pungs - kinds::winds;
    unsigned n = pungs.size();
    if (n > 0 && shown.fans.has(NineGates) && edition.nine_gates_pungs == GatesPungs::One) --n;
    if (n > 0) shown.add(PungOfTerminalsOrHonors, n);
}

void show_sets(const Edition& edition, const Facts& facts, const Reading& reading, Shown& shown) {
    const Make make(reading);
    const bool knitted = reading.kind == ReadingKind::KnittedStraight;
    shown.add_if(knitted, KnittedStraight);
    // A knitted straight counts as three chows.
    shown.add_if(make.chows + (knitted ? 3 : 0) == 4 && reading.pair.is_suited(), AllChows);
    if (!knitted) {
        const bool all_pungs = make.chows == 0;
        shown.add_if(all_pungs, AllPungs);
        shown.add_if(all_pungs && make.even, AllEvenPungs);
        shown.add_if(make.outside, OutsideHand);
        shown.add_if(make.fives, AllFives);
    }
    shown.add_if(make.concealed_pungs == 4, FourConcealedPungs);
    shown.add_if(make.concealed_pungs >= 3, ThreeConcealedPungs);
    shown.add_if(make.concealed_pungs >= 2, TwoConcealedPungs);
    show_kongs(edition, make, shown);
    if (make.pungs.any(kinds::terminals_and_honors)) {
        show_honor_pungs(facts, reading, make, shown);
        show_pungs_of_terminals_or_honors(edition, facts, make, shown);
    }
    // Edge, closed and single exclude each other, and count only when the hand waits for one kind.
    if (facts.waits_for_one) wait_fan(facts, reading).for_each([&](Fan f) { shown.add(f); });
}

void show_seven_pairs(const Edition& edition, const Facts& facts, Shown& shown) {
    shown.add(SevenPairs);
    const Kinds pairs = facts.tiles.standing.present();
    if (pairs.size() == 7 && pairs.only(kinds::suited)) {
        const std::uint64_t run = pairs.bits() >> pairs.first().index();
        shown.add_if(run == 0x7F && pairs.first().rank() <= 3, SevenShiftedPairs);
    }
    shown.add_if(facts.waits_for_one, SingleWait);
    std::uint8_t& hogs = shown.count[index(TileHog)];
    if (edition.all_terminals_pairs_need_a_hog && shown.fans.has(AllTerminals) && hogs > 0 && --hogs == 0)
        shown.fans.remove(TileHog);
}

}  // namespace

FanSet wait_fan(const Facts& facts, const Reading& reading) {
    const Tile win = facts.win->tile;
    FanSet fans;
    for (std::size_t i = facts.win->hand.melds.size(); i < reading.sets.size(); ++i) {
        const TileSet& set = reading.sets[i];
        if (!set.is_chow() || !set.holds(win)) continue;
        const unsigned low = set.tile.rank(), place = win.rank() - low;
        fans.add_if(place == 1, ClosedWait);
        fans.add_if((place == 2 && low == 1) || (place == 0 && low == 7), EdgeWait);
    }
    const bool has_pair =
        reading.kind == ReadingKind::SetsAndPair || reading.kind == ReadingKind::KnittedStraight;
    fans.add_if(has_pair && reading.pair == win, SingleWait);
    return fans;
}

void mark_open_sets(const Facts& facts, Reading& reading) {
    if (facts.win->by == By::Draw) return;
    const Tile win = facts.win->tile;
    TileSet* completed = nullptr;
    for (std::size_t i = facts.win->hand.melds.size(); i < reading.sets.size(); ++i) {
        if (!reading.sets[i].holds(win)) continue;
        if (reading.sets[i].is_chow()) return;
        completed = &reading.sets[i];
    }
    // In a knitted straight the discard may be one of the nine, and the pung stood complete.
    const bool one_of_nine = reading.kind == ReadingKind::KnittedStraight && win.is_suited() &&
                             (win.rank() - 1) % 3 == reading.knitting[static_cast<unsigned>(win.suit())];
    if (completed && !one_of_nine) completed->open = true;
}

void show_reading(const Edition& edition, const Facts& facts, const Reading& reading, Shown& shown) {
    switch (reading.kind) {
        case ReadingKind::SetsAndPair:
        case ReadingKind::KnittedStraight: return show_sets(edition, facts, reading, shown);
        case ReadingKind::SevenPairs: return show_seven_pairs(edition, facts, shown);
        case ReadingKind::ThirteenOrphans:
            // They are no pungs or pairs of ones, nines and honours.
            shown.fans.remove(AllTerminalsAndHonors);
            shown.count[index(AllTerminalsAndHonors)] = 0;
            return shown.add(ThirteenOrphans);
        case ReadingKind::HonorsKnitted: {
            const bool greater = kinds::honors.only(facts.tiles.standing.present());
            shown.add_if(greater, GreaterHonorsAndKnittedTiles);
            shown.add(LesserHonorsAndKnittedTiles);
            shown.add_if((facts.tiles.standing.present() & kinds::suited).size() == 9, KnittedStraight);
            return;
        }
        case ReadingKind::Flowers: return;
    }
}

}  // namespace sifang::mcr
