#include "rules/riichi/random_win.hpp"

#include <array>
#include <vector>

namespace sifang::riichi_test {
namespace {

Tile one_of(test::Random& random, Kinds kinds) {
    unsigned n = random.below(kinds.size());
    for (const Tile t : kinds)
        if (n-- == 0) return t;
    return kinds.first();
}

}  // namespace

Kinds RandomWins::some_kinds() {
    static constexpr Kinds green = Kinds(std::uint64_t{0b010101110} << 18) | Kinds::of(tiles::green);
    static constexpr std::array<Kinds, 12> choices{
        kinds::hand,
        kinds::hand,
        kinds::simples,
        kinds::dots,
        kinds::bamboo | kinds::honors,
        kinds::terminals_and_honors,
        kinds::terminals,
        kinds::honors,
        green,
        kinds::winds | kinds::characters,
        kinds::dragons | Kinds(0b111),
        kinds::in_every_suit(0b111000111),
    };
    return choices[random_.below(choices.size())];
}

Meld RandomWins::some_set(Kinds kinds, bool triplets) {
    const Tile t = one_of(random_, kinds);
    if (triplets || !t.is_suited() || t.rank() > 7) return {MeldKind::Pung, t, Giver::Across};
    for (unsigned step = 1; step < 3; ++step)
        if (!kinds.has(Tile::of_index(t.index() + step))) return {MeldKind::Pung, t, Giver::Across};
    return {random_.one_in(3) ? MeldKind::Pung : MeldKind::Chow, t, Giver::Left};
}

bool RandomWins::put(Win& win, Counts& standing, Counts& all, Meld set, bool down) {
    if (down && !set.is_chow() && random_.one_in(3)) {
        static constexpr std::array kongs{MeldKind::Kong, MeldKind::AddedKong, MeldKind::ConcealedKong};
        set.kind = kongs[random_.below(3)];
    }
    if (!add_meld(all, set)) return false;
    if (down)
        win.hand.melds.push_back(set);
    else
        add_meld(standing, set);
    return true;
}

bool RandomWins::add_sets(Win& win, Counts& standing) {
    const Kinds kinds = some_kinds();
    const bool triplets = random_.one_in(5);
    const unsigned down = random_.one_in(2) ? 0 : random_.below(5);
    const bool closed = random_.one_in(4);
    Counts all;
    for (unsigned i = 0; i < 4; ++i) {
        Meld set = some_set(kinds, triplets || (closed && i < down));
        if (!put(win, standing, all, set, i < down)) return false;
        if (closed && i < down) {
            Meld& meld = win.hand.melds.back();
            if (!meld.is_kong() && !all.can_add(meld.tile)) return false;
            if (!meld.is_kong()) all.add(meld.tile);
            meld.kind = MeldKind::ConcealedKong;
        }
    }
    const Tile pair = one_of(random_, kinds);
    if (all[pair] > 2) return false;
    standing.add(pair, 2);
    return true;
}

/// Runs that belong together: one in three suits, a straight, one twice or four times.
bool RandomWins::add_steps(Win& win, Counts& standing) {
    const unsigned down = random_.one_in(2) ? 0 : random_.below(4);
    const unsigned rank = 1 + random_.below(7), other = 1 + random_.below(7), suit = random_.below(3);
    const auto run = [](unsigned s, unsigned r) {
        return Meld{MeldKind::Chow, Tile::of(static_cast<Suit>(s % 3), r), Giver::Left};
    };
    std::array<Meld, 4> sets;
    switch (random_.below(5)) {
        case 0: sets = {run(0, rank), run(1, rank), run(2, rank), run(suit, other)}; break;
        case 1: sets = {run(suit, 1), run(suit, 4), run(suit, 7), run(suit + random_.below(2), other)}; break;
        case 2:
            sets = {run(suit, rank), run(suit, rank), run(suit + random_.below(3), other), run(suit, other)};
            break;
        case 3: sets = {run(suit, rank), run(suit, rank), run(suit + 1, other), run(suit + 1, other)}; break;
        default:  // three equal runs are three triplets as well
            sets = {run(suit, rank), run(suit, rank), run(suit, rank), some_set(kinds::hand, false)};
            break;
    }
    Counts all;
    for (unsigned i = 0; i < 4; ++i)
        if (!put(win, standing, all, sets[i], i < down)) return false;
    const Tile pair = one_of(random_, kinds::hand);
    if (all[pair] > 2) return false;
    standing.add(pair, 2);
    return true;
}

void RandomWins::add_special(Counts& standing) {
    switch (random_.below(3)) {
        case 0: {
            const Kinds kinds = some_kinds();
            const bool enough = kinds.size() >= 7;
            while (standing.total() < 14)
                if (const Tile t = one_of(random_, enough ? kinds : kinds::hand); standing[t] == 0)
                    standing.add(t, 2);
            return;
        }
        case 1:
            for (const Tile t : kinds::terminals_and_honors) standing.add(t);
            standing.add(one_of(random_, kinds::terminals_and_honors));
            return;
        default: {
            const auto suit = static_cast<Suit>(random_.below(3));
            for (unsigned r = 1; r <= 9; ++r) standing.add(Tile::of(suit, r), r == 1 || r == 9 ? 3 : 1);
            standing.add(Tile::of(suit, 1 + random_.below(9)));
            return;
        }
    }
}

void RandomWins::situate(Win& win, Counts standing) {
    win.tile = one_of(random_, standing.present());
    standing.remove(win.tile);
    win.hand.standing = standing;
    win.by = random_.below(5) < 2 ? By::Draw : By::Discard;
    win.seat = all_winds[random_.below(4)];
    win.round = all_winds[random_.one_in(2) ? 0 : random_.below(4)];
    const auto another = [&] {
        return all_winds[(static_cast<unsigned>(win.seat) + 1 + random_.below(3)) % 4];
    };
    if (!random_.one_in(20)) win.discarder = another();
    if (random_.one_in(2)) win.liable = another();
    const auto perhaps = [&](unsigned n, Situation s) {
        if (random_.one_in(n)) win.situation.add(s);
    };
    perhaps(3, Situation::Riichi);
    perhaps(15, Situation::DoubleRiichi);
    perhaps(4, Situation::Ippatsu);
    perhaps(15, Situation::LastWallTile);
    perhaps(40, Situation::FirstTurn);
    if (win.by == By::Draw)
        perhaps(8, Situation::Replacement);
    else
        perhaps(8, Situation::Robbing);
    if (random_.one_in(2))
        for (unsigned n = random_.below(5); n > 0; --n) {
            win.dora.push_back(one_of(random_, kinds::hand));
            if (random_.one_in(2)) win.ura.push_back(one_of(random_, kinds::hand));
        }
    const Counts all = [&] {
        Counts c = all_tiles(win.hand);
        c.add(win.tile);
        return c;
    }();
    for (unsigned suit = 0; suit < 3; ++suit)
        if (all[Tile::of(static_cast<Suit>(suit), 5)] > 0 && random_.one_in(3)) win.red_fives[suit] = 1;
    win.honba = static_cast<int>(random_.below(3));
    win.deposits = static_cast<int>(random_.below(3));
}

Win RandomWins::next() {
    for (;;) {
        Win win;
        Counts standing;  // with the winning tile
        const unsigned way = random_.below(20);
        const bool made = way < 12   ? add_sets(win, standing)
                          : way < 17 ? add_steps(win, standing)
                                     : (add_special(standing), true);
        if (!made) continue;
        if (random_.one_in(40)) {  // a tile in place of another: as a rule no win
            const Tile out = one_of(random_, standing.present()), in = one_of(random_, kinds::hand);
            Counts all = standing;
            for (const Meld& meld : win.hand.melds) add_meld(all, meld);
            if (all[in] == 4) continue;
            standing.remove(out);
            standing.add(in);
        }
        situate(win, standing);
        return win;
    }
}

}  // namespace sifang::riichi_test
