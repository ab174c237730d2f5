#include "bot/danger.hpp"

namespace sifang {

Danger::Danger(const Table& table, const SeatView& view, const Unseen& unseen)
    : discards_bar_(table.rules().own_discards_bar), unseen_(unseen) {
    const double late = view.table.left < 12 ? 0.25 : view.table.left < 28 ? 0.12 : 0.03;
    for (const Wind wind : all_winds) {
        if (wind == view.own.seat) continue;
        Opponent& opponent = opponents_[static_cast<unsigned>(wind)];
        const SeenSeat& seat = view.table.seats[static_cast<unsigned>(wind)];
        if (seat.no_win) continue;
        static constexpr std::array<double, 5> by_melds{0, 0.05, 0.2, 0.45, 0.8};
        opponent.ready = seat.riichi ? 1.0 : by_melds[seat.melds.size()] + late;
    }
    std::array<bool, 4> fixed{};
    for (const RiverTile& each : view.table.river) {
        if (each.piece.is_flower()) continue;
        const Tile tile = each.piece.tile();
        // What anybody discards after a riichi and is not won on is safe against it.
        for (unsigned i = 0; i < 4; ++i)
            if (fixed[i] && discards_bar_) opponents_[i].safe.add(tile);
        Opponent& owner = opponents_[static_cast<unsigned>(each.seat)];
        owner.safe.add(tile);
        if (each.riichi) fixed[static_cast<unsigned>(each.seat)] = true;
        if (!tile.is_suited()) continue;
        if (tile.rank() <= 6) owner.unlikely.add(Tile::of_index(tile.index() + 3));
        if (tile.rank() >= 4) owner.unlikely.add(Tile::of_index(tile.index() - 3));
    }
}

double Danger::of(Tile tile) const {
    if (tile.is_flower()) return 0;
    const unsigned left = unseen_[tile];
    double base = 0.12;
    if (tile.is_honor())
        base = left >= 2 ? 0.06 : left == 1 ? 0.02 : 0.002;
    else if (tile.is_terminal())
        base = left == 0 ? 0.05 : 0.07;
    else if (tile.rank() == 2 || tile.rank() == 8)
        base = 0.09;
    double sum = 0;
    for (const Opponent& opponent : opponents_) {
        double part = base;
        if (opponent.safe.has(tile))
            part *= discards_bar_ ? 0 : 0.3;
        else if (opponent.unlikely.has(tile))
            part *= 0.5;
        sum += opponent.ready * part;
    }
    return sum;
}

}  // namespace sifang
