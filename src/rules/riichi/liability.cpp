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
bool makes_liable(Liability liability, MeldKind call) {
    switch (liability) {
        case Liability::None: return false;
        case Liability::LastTriplet: return call != MeldKind::Chow && call != MeldKind::ConcealedKong;
        case Liability::LastSet: return call != MeldKind::ConcealedKong;
        case Liability::LastKong: return call == MeldKind::Kong;
    }
    return false;
}

/// The call that laid the last set of this yakuman open; a fourth tile added to a pung lays open none, but
/// makes a kong.
std::optional<std::size_t> completed_by(Yaku yakuman, Liability liability, const WinHistory& history) {
    const auto [kinds, sets] = making_of(yakuman);
    int laid_down = 0;
    for (std::size_t i = 0; i < history.calls.size(); ++i) {
        const Call& call = history.calls[i];
        const bool counts =
            liability == Liability::LastKong ? call.kind >= MeldKind::Kong : call.kind != MeldKind::AddedKong;
        if (counts && kinds.has(call.tile) && ++laid_down == sets) return i;
    }
    return std::nullopt;
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
            given = given || makes_liable(edition[y].liability, meld.kind);
        }
        liable.add_if(given && laid_down == sets, y);
    });
    return liable;
}

std::optional<Liable> find_liable(const Edition& edition, YakuSet shown, const WinHistory& history) {
    std::optional<Liable> liable;
    std::size_t first = history.calls.size();
    shown.for_each([&](Yaku y) {
        const YakuRow& row = edition[y];
        if (row.liability == Liability::None || row.worth != Worth::Yakuman || row.open_han == 0) return;
        const auto call = completed_by(y, row.liability, history);
        if (!call || *call >= first) return;
        const auto [kind, tile, discarder, on_replacement] = history.calls[*call];
        if (!discarder || !makes_liable(row.liability, kind)) return;
        first = *call;
        liable = {*discarder, row.liability_clause};
    });
    return liable;
}

}  // namespace sifang::riichi
