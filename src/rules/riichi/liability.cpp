#include "rules/riichi/liability.hpp"

namespace sifang::riichi {
namespace {

/// The sets that make a yakuman: so many of these kinds.
struct Making {
    Kinds kinds;
    int sets;
};
Making making_of(Yaku yakuman) {
    switch (yakuman) {
        case Yaku::Daisangen: return {kinds::dragons, 3};
        case Yaku::Shousuushii: return {kinds::winds, 3};
        case Yaku::Daisuushii: return {kinds::winds, 4};
        default: return {kinds::hand, 4};
    }
}

/// Whether this call can have been the last one that the liability asks for.
bool makes_liable(Liability liability, const Meld& meld) {
    switch (liability) {
        case Liability::None: return false;
        case Liability::LastTriplet: return !meld.is_chow() && !meld.is_concealed();
        case Liability::LastSet: return !meld.is_concealed();
        case Liability::LastKong: return meld.kind == MeldKind::Kong;
    }
    return false;
}

}  // namespace

YakuSet with_liability(const Edition& edition, const Melds& melds, YakuSet yakuman) {
    YakuSet liable;
    yakuman.for_each([&](Yaku y) {
        const auto [kinds, sets] = making_of(y);
        int laid_down = 0;
        bool given = false;
        for (const Meld& meld : melds) {
            if (!kinds.has(meld.tile)) continue;
            ++laid_down;
            given = given || makes_liable(edition[y].liability, meld);
        }
        liable.add_if(given && laid_down == sets, y);
    });
    return liable;
}

}  // namespace sifang::riichi
