#include "rules/riichi/reading_yaku.hpp"

namespace sifang::riichi {
namespace {

using enum Yaku;

/// The sets of a reading as bit masks: runs by their lowest tile, triplets and kongs by their tile.
struct SetBits {
    std::uint64_t runs = 0, triplets = 0;
    unsigned run_count = 0, kongs = 0, equal_runs = 0;
};

SetBits bits_of(const Reading& reading) {
    SetBits b;
    std::uint64_t once = 0;  // runs seen an odd number of times
    for (const TileSet& set : reading.sets) {
        const std::uint64_t bit = std::uint64_t{1} << set.tile.index();
        if (set.is_chow()) {
            ++b.run_count;
            if (once & bit) ++b.equal_runs;
            once ^= bit;
            b.runs |= bit;
        } else {
            b.triplets |= bit;
            b.kongs += set.kind == SetKind::Kong;
        }
    }
    return b;
}

constexpr std::uint64_t nine = 0x1FF;
constexpr bool has_straight(std::uint64_t runs) {
    constexpr std::uint64_t straight = 0b001001001;
    return (runs & straight) == straight || (runs >> 9 & straight) == straight ||
           (runs >> 18 & straight) == straight;
}
constexpr bool in_three_suits(std::uint64_t sets) { return sets & sets >> 9 & sets >> 18 & nine; }
constexpr Kinds end_runs = kinds::in_every_suit(0b001000001);  // 123 and 789

void show_honors(const Facts& facts, Kinds triplets, Tile pair, YakuSet& shown) {
    if (!triplets.any(kinds::honors)) return;
    shown.add_if(triplets.has(tiles::white), YakuhaiHaku);
    shown.add_if(triplets.has(tiles::green), YakuhaiHatsu);
    shown.add_if(triplets.has(tiles::red), YakuhaiChun);
    shown.add_if(triplets.has(Tile::of(facts.win->seat)), SeatWind);
    shown.add_if(triplets.has(Tile::of(facts.win->round)), RoundWind);
    const unsigned dragons = (triplets & kinds::dragons).size(), winds = (triplets & kinds::winds).size();
    shown.add_if(dragons == 3, Daisangen);
    shown.add_if(dragons == 2 && pair.is_dragon(), Shousangen);
    shown.add_if(winds == 4, Daisuushii);
    shown.add_if(winds == 3 && pair.is_wind(), Shousuushii);
}

void show_sets(const Facts& facts, const Reading& reading, const SetBits& b, YakuSet& shown) {
    const Kinds runs(b.runs), triplets(b.triplets);
    show_honors(facts, triplets, reading.pair, shown);
    shown.add_if(b.run_count == 0, Toitoi);
    shown.add_if(b.kongs == 3, Sankantsu);
    shown.add_if(b.kongs == 4, Suukantsu);
    shown.add_if(in_three_suits(b.triplets & kinds::suited.bits()), SanshokuDoukou);
    if (b.run_count == 0) return;
    shown.add_if(b.equal_runs == 1, Iipeikou);
    shown.add_if(b.equal_runs == 2, Ryanpeikou);
    shown.add_if(has_straight(b.runs), Ittsuu);
    shown.add_if(in_three_suits(b.runs), SanshokuDoujun);
    const Kinds others = triplets | Kinds::of(reading.pair);
    if (runs.only(end_runs) && others.only(kinds::terminals_and_honors))
        shown.add(others.any(kinds::honors) ? Chanta : Junchan);
}

}  // namespace

int fu_of_pair(const Edition& edition, const Facts& facts, Tile pair) {
    if (!facts.valued_pairs.has(pair)) return 0;
    const bool both = pair == Tile::of(facts.win->seat) && pair == Tile::of(facts.win->round);
    return both ? edition.fu.double_wind_pair : edition.fu.pair;
}

Shape shape_of(const Edition& edition, const Facts& facts, const Reading& reading) {
    Shape shape;
    shape.shown = facts.shown;
    if (reading.kind == ReadingKind::SevenPairs) {
        shape.shown.add(Chiitoitsu);
        // An edition without a yakuman of its own for seven pairs of honours has them under all honours.
        if (shape.shown.has(Tsuuiisou) && edition[TsuupaiChiitoitsu].han > 0) {
            shape.shown.remove(Tsuuiisou);
            shape.shown.add(TsuupaiChiitoitsu);
        }
        return shape;
    }
    if (reading.kind == ReadingKind::ThirteenOrphans) {
        shape.shown.remove(Honroutou);
        shape.shown.add(Kokushi);
        return shape;
    }
    const SetBits b = bits_of(reading);
    show_sets(facts, reading, b, shape.shown);
    if (b.run_count < 4)
        for (const TileSet& set : reading.sets) {
            if (set.is_chow()) continue;
            shape.closed_triplets += !set.melded;
            shape.fu += fu_of(edition.fu, set, set.melded);
        }
    shape.fu += fu_of_pair(edition, facts, reading.pair);
    shape.only_chows = b.run_count == 4 && !facts.valued_pairs.has(reading.pair);
    return shape;
}

}  // namespace sifang::riichi
