#include "random_wins.hpp"

#include <algorithm>

#include "hand/special_shapes.hpp"
#include "support/deck.hpp"

namespace sifang::bench {
namespace {

using test::Random;

class Maker {
  public:
    Maker(const WinMix& mix) : random_(2013), mix_(mix) {}

    Win make() {
        for (;;) {
            Win win;
            Counts standing;  // with the winning tile
            const bool made = random_.below(100) < 85 ? sets_and_pair(win, standing) : special(standing);
            if (!made) continue;
            situate(win, standing);
            return win;
        }
    }

  private:
    Meld random_set() {
        if (random_.below(10) < 6)
            return {MeldKind::Chow, Tile::of(static_cast<Suit>(random_.below(3)), 1 + random_.below(7)),
                    Giver::Left};
        return {MeldKind::Pung, Tile::of_index(random_.below(34)), Giver::Across};
    }

    bool sets_and_pair(Win& win, Counts& standing) {
        Counts all;
        const unsigned melds = random_.below(5);
        for (unsigned i = 0; i < 4; ++i) {
            Meld set = random_set();
            if (i < melds && !set.is_chow() && random_.one_in(4))
                set.kind = random_.one_in(2) ? MeldKind::Kong : MeldKind::ConcealedKong;
            if (!add_meld(all, set)) return false;
            if (i < melds)
                win.hand.melds.push_back(set);
            else
                add_meld(standing, set);
        }
        const Tile pair = Tile::of_index(random_.below(34));
        if (all[pair] > 2) return false;
        standing.add(pair, 2);
        return true;
    }

    bool special(Counts& standing) {
        switch (random_.below(mix_.knitted ? 4 : 2)) {
            case 0: {
                for (unsigned pairs = 0; pairs < 7;) {
                    const Tile t = Tile::of_index(random_.below(34));
                    if (standing[t] > (mix_.pairs_of_four ? 2u : 0u)) continue;
                    standing.add(t, 2);
                    ++pairs;
                }
                return true;
            }
            case 1:
                for (const Tile t : kinds::terminals_and_honors) standing.add(t);
                while (standing.total() < 14)
                    if (const Tile t = Tile::of_index(random_.below(34)); t.is_terminal_or_honor())
                        standing.add(t);
                return true;
            case 2: {
                const Kinds sixteen = special::knitted_tiles[random_.below(6)] | kinds::honors;
                for (const Tile t : sixteen) standing.add(t);
                while (standing.total() > 14)
                    if (const Tile t = Tile::of_index(random_.below(34)); standing[t] == 1)
                        standing.remove(t);
                return true;
            }
            default: {
                for (const Tile t : special::knitted_tiles[random_.below(6)]) standing.add(t);
                const Tile pair = Tile::of_index(random_.below(34));
                return add_meld(standing, random_set()) && standing[pair] <= 2 &&
                       (standing.add(pair, 2), true);
            }
        }
    }

    void situate(Win& win, Counts standing) {
        std::vector<Tile> tiles;
        for (const Tile t : standing.present()) tiles.push_back(t);
        win.tile = tiles[random_.below(static_cast<unsigned>(tiles.size()))];
        standing.remove(win.tile);
        win.hand.standing = standing;
        win.by = random_.below(10) < 3 ? By::Draw : By::Discard;
        win.seat = all_winds[random_.below(4)];
        win.round = all_winds[random_.below(4)];
        win.discarder = all_winds[(static_cast<unsigned>(win.seat) + 1 + random_.below(3)) % 4];
        if (random_.one_in(20)) win.situation.add(Situation::LastWallTile);
        for (unsigned n = random_.below(4); n > 0; --n) win.flowers.add(Tile::flower(1 + random_.below(8)));
    }

    Random random_;
    WinMix mix_;
};

}  // namespace

std::vector<Win> random_wins(std::size_t n, const WinMix& mix) {
    Maker maker(mix);
    std::vector<Win> wins(n);
    std::generate(wins.begin(), wins.end(), [&] { return maker.make(); });
    return wins;
}

}  // namespace sifang::bench
