#pragma once
// The shanten everybody writes first: take sets, then parts of sets, off a count of tiles. The baseline of
// the bench.

#include <algorithm>
#include <array>

#include "tile/counts.hpp"

namespace sifang::bench {

class PlainShanten {
  public:
    int sets_and_pair(const Counts& counts) {
        for (unsigned i = 0; i < 34; ++i) n_[i] = static_cast<int>(counts[Tile::of_index(i)]);
        best_ = 8;
        take_sets(0, 0, 0);
        for (unsigned i = 0; i < 34; ++i)
            if (n_[i] >= 2) {
                n_[i] -= 2;
                take_sets(0, 0, 1);
                n_[i] += 2;
            }
        return best_;
    }

  private:
    static bool chow_at(unsigned i) { return i < 27 && i % 9 < 7; }

    void take_sets(unsigned i, int sets, int pair) {
        while (i < 34 && n_[i] == 0) ++i;
        if (i == 34) return take_parts(0, sets, 0, pair);
        if (n_[i] >= 3) {
            n_[i] -= 3;
            take_sets(i, sets + 1, pair);
            n_[i] += 3;
        }
        if (chow_at(i) && n_[i + 1] && n_[i + 2]) {
            --n_[i], --n_[i + 1], --n_[i + 2];
            take_sets(i, sets + 1, pair);
            ++n_[i], ++n_[i + 1], ++n_[i + 2];
        }
        take_sets(i + 1, sets, pair);
    }

    void take_parts(unsigned i, int sets, int parts, int pair) {
        if (sets + parts == 4) return finish(sets, parts, pair);
        while (i < 34 && n_[i] == 0) ++i;
        if (i == 34) return finish(sets, parts, pair);
        if (n_[i] >= 2) {
            n_[i] -= 2;
            take_parts(i, sets, parts + 1, pair);
            n_[i] += 2;
        }
        for (const unsigned step : {1u, 2u})
            if (i < 27 && i % 9 + step < 9 && n_[i + step]) {
                --n_[i], --n_[i + step];
                take_parts(i, sets, parts + 1, pair);
                ++n_[i], ++n_[i + step];
            }
        take_parts(i + 1, sets, parts, pair);
    }

    void finish(int sets, int parts, int pair) { best_ = std::min(best_, 8 - 2 * sets - parts - pair); }

    std::array<int, 34> n_{};
    int best_ = 8;
};

}  // namespace sifang::bench
