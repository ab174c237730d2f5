#include "rules/mcr/made_of.hpp"

namespace sifang::mcr {
namespace {

using enum Fan;

constexpr SetMask pair_bit = 1u << 4;

/// The sets of a reading that satisfy a test, as a mask.
template <class F>
SetMask sets_where(const Reading& reading, F test) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < reading.sets.size(); ++i)
        if (test(reading.sets[i])) mask |= 1u << i;
    return static_cast<SetMask>(mask);
}
SetMask pungs_of(const Reading& reading, Kinds kinds) {
    return sets_where(reading, [&](const TileSet& set) { return !set.is_chow() && kinds.has(set.tile); });
}
SetMask kongs(const Reading& reading, bool concealed, bool melded) {
    return sets_where(reading, [&](const TileSet& set) {
        return set.kind == SetKind::Kong && (set.open ? melded : concealed);
    });
}

}  // namespace

void add_made_of(const Facts& facts, const Count& count, Fan fan, InlineVector<PatternSets, 32>& made_of) {
    const Reading& reading = count.reading;
    const Win& win = *facts.win;
    unsigned left_to_name = count.shown.count[index(fan)];
    const auto add = [&](unsigned sets) {
        if (sets == 0 || left_to_name == 0) return;
        made_of.push_back({static_cast<PatternIndex>(fan), static_cast<SetMask>(sets)});
        --left_to_name;
    };
    const auto add_each = [&](SetMask sets) {
        for (unsigned left = sets; left; left &= left - 1) add(left & (~left + 1));
    };
    switch (fan) {
        case BigFourWinds:
        case BigThreeWinds: return add(pungs_of(reading, kinds::winds));
        case LittleFourWinds: return add(pungs_of(reading, kinds::winds) | pair_bit);
        case BigThreeDragons:
        case TwoDragonPungs: return add(pungs_of(reading, kinds::dragons));
        case LittleThreeDragons: return add(pungs_of(reading, kinds::dragons) | pair_bit);
        case DragonPung: return add_each(pungs_of(reading, kinds::dragons));
        case PrevalentWind: return add(pungs_of(reading, Kinds::of(Tile::of(win.round))));
        case SeatWind: return add(pungs_of(reading, Kinds::of(Tile::of(win.seat))));
        case FourConcealedPungs:
        case ThreeConcealedPungs:
        case TwoConcealedPungs:
            return add(sets_where(reading, [](const TileSet& set) { return !set.is_chow() && !set.open; }));
        case FourKongs:
        case ThreeKongs:
        case MeldedAndConcealedKong: return add(kongs(reading, true, true));
        case TwoConcealedKongs: return add(kongs(reading, true, false));
        case ConcealedKong: return add_each(kongs(reading, true, false));
        case TwoMeldedKongs: return add(kongs(reading, false, true));
        case MeldedKong: return add_each(kongs(reading, false, true));
        case PungOfTerminalsOrHonors: {
            Kinds plain = kinds::terminals_and_honors - kinds::dragons - Kinds::of(Tile::of(win.round)) -
                          Kinds::of(Tile::of(win.seat));
            if (count.selection.fans.has(BigThreeWinds)) plain = plain - kinds::winds;
            return add_each(pungs_of(reading, plain));
        }
        case TileHog:
            if (reading.kind == ReadingKind::SevenPairs) return;
            for (const Tile t : facts.tiles.all.at_least(4)) {
                if (kongs(reading, true, true) & pungs_of(reading, Kinds::of(t))) continue;
                add(sets_where(reading, [&](const TileSet& set) { return set.holds(t); }) |
                    (reading.pair == t ? pair_bit : 0u));
            }
            return;
        case EdgeWait:
        case ClosedWait: {
            // One chow is enough: the first standing one that the tile completed in this way.
            const unsigned place_wanted = fan == ClosedWait ? 1 : 2;
            for (std::size_t i = win.hand.melds.size(); i < reading.sets.size(); ++i) {
                const TileSet& set = reading.sets[i];
                if (!set.is_chow() || !set.holds(win.tile)) continue;
                const unsigned place = win.tile.index() - set.tile.index();
                if (place == place_wanted || (fan == EdgeWait && place == 0)) return add(1u << i);
            }
            return;
        }
        case SingleWait: return add(reading.kind == ReadingKind::SevenPairs ? 0u : pair_bit);
        default: return;
    }
}

}  // namespace sifang::mcr
