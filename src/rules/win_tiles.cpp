#include "rules/win_tiles.hpp"

namespace sifang {
namespace {

Situations believed(const Win& win, const WinTiles& tiles) {
    Situations situation = win.situation;
    const unsigned held = tiles.all[win.tile] - 1;  // besides the winning tile
    const unsigned standing = tiles.standing[win.tile] - 1;
    if (standing > 0) situation.drop(Situation::LastOfKind);
    if (held - standing == 3) situation.add(Situation::LastOfKind);
    if (held > 0) situation.drop(Situation::Robbing);
    if (tiles.kongs < 1) situation.drop(Situation::Replacement);
    if (tiles.kongs < 2) situation.drop(Situation::KongOnKong);
    // Who drew after two kongs drew after a kong, told or not.
    if (situation.has(Situation::KongOnKong)) situation.add(Situation::Replacement);
    return situation;
}

}  // namespace

std::optional<WinFault> contradiction(const Win& win, By by) {
    const Situations& situation = win.situation;
    if (by == By::Discard && (situation.has(Situation::Replacement) || situation.has(Situation::KongOnKong)))
        return WinFault::SituationNeedsDraw;
    if (by == By::Draw && situation.has(Situation::Robbing)) return WinFault::SituationNeedsDiscard;
    if (win.discarder == win.seat) return WinFault::DiscarderIsWinner;
    if (win.liable == win.seat) return WinFault::LiableIsWinner;
    return std::nullopt;
}

std::optional<WinFault> gather_tiles(const Win& win, WinTiles& tiles) {
    if (win.tile.is_flower()) return WinFault::FlowerInHand;
    if (win.hand.standing.total() != win.hand.resting_size()) return WinFault::TileCount;
    if (!win.hand.standing.can_add(win.tile)) return WinFault::FifthCopy;
    // Both from the hand: the second copied from the first would wait for it to be written.
    tiles.standing = win.hand.standing;
    tiles.standing.add(win.tile);
    tiles.all = win.hand.standing;
    tiles.all.add(win.tile);
    for (const Meld& meld : win.hand.melds) {
        if (!add_meld(tiles.all, meld)) return WinFault::FifthCopy;
        tiles.concealed &= meld.is_concealed();
        tiles.kongs += meld.is_kong();
    }
    tiles.situation = believed(win, tiles);
    return std::nullopt;
}

}  // namespace sifang
