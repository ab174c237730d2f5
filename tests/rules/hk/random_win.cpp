#include "rules/hk/random_win.hpp"

namespace sifang::hk_test {

Tile RandomWins::one_of(Kinds kinds) {
    unsigned n = below(kinds.size());
    for (const Tile t : kinds)
        if (n-- == 0) return t;
    return {};
}

/// The kinds a hand is made of: narrow ones, or most fan would hardly ever come.
Kinds RandomWins::pool() {
    const Kinds suits[] = {kinds::characters, kinds::dots, kinds::bamboo};
    const unsigned suit = below(3);
    switch (below(9)) {
        case 0: return suits[suit];
        case 1: return suits[suit] | kinds::honors;
        case 2: return kinds::terminals_and_honors;
        case 3: return kinds::honors;
        case 4: return kinds::terminals;
        case 5: return kinds::winds | Kinds::of(one_of(kinds::hand));
        case 6: return kinds::dragons | suits[suit];
        case 7: return Kinds(std::uint64_t{0x3F} << (9 * suit + below(4)));  // many readings
        default: return kinds::hand;
    }
}

void RandomWins::take_winning_tile(Win& win) {
    win.tile = one_of(win.hand.standing.present());
    win.hand.standing.remove(win.tile);
}

Win RandomWins::sets_and_pair() {
    for (;;) {
        Win win;
        const Kinds from = pool();
        const unsigned chow_percent = below(3) * 50, down_percent = below(3) * 40,
                       kong_percent = 10 + 40 * below(3);
        Counts all;
        unsigned sets = 0;
        for (unsigned tries = 0; sets < 4 && tries < 40; ++tries) {
            const Tile t = one_of(from);
            const bool down = percent(down_percent);
            Meld meld{MeldKind::Pung, t};
            if (percent(chow_percent)) {
                if (!t.is_suited() || t.rank() > 7 || !from.has(Tile::of_index(t.index() + 2))) continue;
                meld.kind = MeldKind::Chow;
            } else if (down && percent(kong_percent)) {
                const MeldKind kongs[] = {MeldKind::Kong, MeldKind::AddedKong, MeldKind::ConcealedKong};
                meld.kind = kongs[below(3)];
            }
            if (!add_meld(all, meld)) continue;
            ++sets;
            if (down)
                win.hand.melds.push_back(meld);
            else
                add_meld(win.hand.standing, meld);
        }
        const Tile pair = one_of(from);
        if (sets < 4 || all[pair] > 2) continue;
        win.hand.standing.add(pair, 2);
        take_winning_tile(win);
        return win;
    }
}

Win RandomWins::thirteen_orphans() {
    Win win;
    for (const Tile t : kinds::terminals_and_honors) win.hand.standing.add(t);
    win.hand.standing.add(one_of(kinds::terminals_and_honors));
    take_winning_tile(win);
    return win;
}

Win RandomWins::nine_gates() {
    Win win;
    const auto suit = static_cast<Suit>(below(3));
    for (unsigned rank = 1; rank <= 9; ++rank)
        win.hand.standing.add(Tile::of(suit, rank), rank == 1 || rank == 9 ? 3 : 1);
    win.hand.standing.add(Tile::of(suit, 1 + below(9)));
    take_winning_tile(win);
    return win;
}

Win RandomWins::loose_tiles() {
    Win win;
    const Kinds from = percent(50) ? kinds::characters : kinds::hand;
    while (win.hand.standing.total() < 14)
        if (const Tile t = one_of(from); win.hand.standing.can_add(t)) win.hand.standing.add(t);
    take_winning_tile(win);
    return win;
}

Win RandomWins::hand() {
    const unsigned kind = below(100);
    if (kind < 4) return loose_tiles();
    if (kind < 8) return thirteen_orphans();
    if (kind < 12) return nine_gates();
    return sets_and_pair();
}

void RandomWins::tell_flowers(Win& win) {
    const unsigned share = percent(40) ? 0 : 30 + 35 * below(3);
    for (unsigned number = 1; number <= 8; ++number)
        if (percent(share)) win.flowers.add(Tile::flower(number));
    if (win.flowers.size() < 7 || percent(50)) return;
    win.situation = {};
    win.situation.add(Situation::FlowerWin);
    win.tile = one_of(win.flowers);
}

void RandomWins::tell_situation(Win& win) {
    const auto tell = [&](unsigned p, Situation s) {
        if (percent(p)) win.situation.add(s);
    };
    tell(10, Situation::LastWallTile);
    tell(20, Situation::FirstTurn);
    tell(5, Situation::LastOfKind);
    tell(5, Situation::Riichi);
    if (win.by == By::Draw) {
        tell(30, Situation::Replacement);
        tell(15, Situation::KongOnKong);
    } else {
        tell(25, Situation::Robbing);
    }
}

Win RandomWins::next() {
    Win win = hand();
    win.seat = all_winds[below(4)];
    win.round = all_winds[below(4)];
    win.by = percent(50) ? By::Draw : By::Discard;
    const auto another_seat = [&] { return all_winds[(static_cast<unsigned>(win.seat) + 1 + below(3)) & 3]; };
    if (percent(85)) win.discarder = another_seat();
    if (percent(25)) win.liable = another_seat();
    tell_situation(win);
    tell_flowers(win);
    return win;
}

}  // namespace sifang::hk_test
