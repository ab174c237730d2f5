#include "bot/prospect.hpp"

#include <algorithm>

#include "hand/shanten.hpp"

namespace sifang {

Unseen::Unseen(const SeatView& view) {
    // Melds of others and the river are in `shown`; one's own melds are too, but for a concealed kong.
    Counts seen = view.table.shown;
    const auto see = [&](Tile tile, unsigned n) {
        for (; n > 0 && seen.can_add(tile); --n) seen.add(tile);
    };
    for (const Tile tile : view.own.hand.standing.present()) see(tile, view.own.hand.standing[tile]);
    for (const Meld& meld : view.own.hand.melds)
        if (meld.is_concealed()) see(meld.tile, 4);
    for (const Piece piece : view.table.indicators) see(piece.tile(), 1);
    for (unsigned i = 0; i < Tile::hand_kinds; ++i) {
        const Tile tile = Tile::of_index(i);
        copies_[i] = static_cast<std::uint8_t>(4 - seen[tile]);
        by_copies_[copies_[i]].add(tile);
        total_ += copies_[i];
    }
    kinds_ = kinds::hand - by_copies_[0];
}

unsigned Unseen::of(Kinds wanted) const {
    unsigned copies = 0;
    for (const Tile tile : wanted) copies += copies_[tile.index()];
    return copies;
}

Prospects::Prospects(const Table& table, const SeatView& view) : table_(table), view_(view), unseen_(view) {
    if (!table.rules().own_discards_bar) return;
    for (const RiverTile& each : view.table.river)
        if (each.seat == view.own.seat && !each.piece.is_flower()) own_discards_.add(each.piece.tile());
}

Win Prospects::win_on(const Hand& hand, Tile tile, By by) const {
    Win win;
    win.hand = hand;
    win.tile = tile;
    win.by = by;
    win.seat = view_.own.seat;
    win.round = view_.table.round;
    const SeenSeat& me = view_.table.seats[static_cast<unsigned>(win.seat)];
    win.flowers = me.flowers;
    for (const Piece piece : view_.table.indicators) win.dora.push_back(piece.tile());
    for (unsigned suit = 0; suit < 3; ++suit) {
        const Tile five = Tile::of(static_cast<Suit>(suit), 5);
        const unsigned reds = view_.own.reds[suit] + me.melded_reds[suit];
        const unsigned fives = hand.standing[five] + (tile == five ? 1 : 0) + me.melded_reds[suit];
        win.red_fives[suit] = static_cast<std::uint8_t>(std::min(reds, fives));
    }
    if (by == By::Discard) win.discarder = next(win.seat);
    bool closed = true;
    for (const Meld& meld : hand.melds) closed &= meld.is_concealed();
    // Who waits with a closed hand can say so.
    if (table_.rules().riichi.has && closed) win.situation.add(Situation::Riichi);
    return win;
}

std::optional<int> Prospects::gain(const Hand& hand, Tile tile, By by) const {
    const Win win = win_on(hand, tile, by);
    const auto score = table_.rulebook().score(win);
    if (!score || !score->valid || !score->meets_minimum || !score->payments) return std::nullopt;
    return (*score->payments)[static_cast<unsigned>(win.seat)];
}

std::optional<int> Prospects::gain(Approach approach, const Hand& hand, Kinds nearer) const {
    Tile last = hand.standing.empty() ? Tile() : hand.standing.present().first();
    std::array<Kinds, 5> left = unseen_.by_copies();
    bool first = true;
    while (approach.distance() > 0) {
        // Of the kinds that help, one of which most copies are left: those of few are looked at last.
        unsigned copies = 4;
        Kinds best;
        for (; copies > 0; --copies) {
            best = first ? nearer & left[copies] : approach.nearer(left[copies]);
            if (!best.empty()) break;
        }
        if (best.empty()) return std::nullopt;
        first = false;
        last = best.first();
        approach.add(last);
        left[copies] = left[copies] - Kinds::of(last);
        left[copies - 1].add(last);
    }
    // What the goal does not need goes.
    const unsigned too_many = approach.tiles().total() - (hand.resting_size() + 1);
    if (approach.spare(too_many) < too_many || approach.tiles()[last] == 0) return std::nullopt;
    Hand whole = hand;
    whole.standing = approach.tiles();
    whole.standing.remove(last);
    return gain(whole, last, By::Discard);
}

double Prospects::likely(unsigned distance, double copies, bool closed) const {
    // Turns until each step comes, were it to come at its usual rate. On the way others' discards help a hand
    // that may claim; the last tile is taken from anybody.
    const double tiles = unseen_.total() + 1;
    const double claims = closed ? 1.0 : 1.6;
    double turns = 0;
    for (; distance > 1; --distance) {
        turns += tiles / (claims * (copies + 0.1));
        copies = copies * 0.75;
    }
    turns += tiles / (2.5 * (copies + 0.1));
    const double left = view_.table.left / 4.0 + 0.25;
    const double part = left / (left + turns);
    return part * part;
}

double Prospects::waiting(const Hand& hand) const {
    double copies = 0, gains = 0;
    const Kinds all = waits(table_.suits(), hand, table_.rulebook().shapes());
    const bool barred = all.any(own_discards_);
    for (const Tile tile : all& unseen_.kinds()) {
        const unsigned left = unseen_[tile];
        if (const auto gained = barred ? std::nullopt : gain(hand, tile, By::Discard)) {
            copies += left;
            gains += *gained * static_cast<double>(left);
        } else if (const auto drawn = gain(hand, tile, By::Draw)) {
            // One's own draws are a quarter of all tiles to come.
            copies += 0.3 * left;
            gains += 0.3 * *drawn * left;
        }
    }
    return copies > 0 ? gains / copies * likely(1, copies, true) : 0;
}

}  // namespace sifang
