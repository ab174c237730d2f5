#include "hand/suit_table.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace sifang {
namespace {

constexpr unsigned max_tiles = 14;

/// Builds the tables of one kind of suit: nine ranks with chows, or the seven honours without.
class Builder {
  public:
    Builder(unsigned ranks, bool chows) : ranks_(ranks), chows_(chows) {
        size_ = 1;
        for (unsigned r = 0; r < ranks; ++r) size_ *= 5;
        DistanceRow nothing;
        nothing.lane.fill(DistanceRow::far);
        rows.assign(size_, nothing);
        finish.assign(size_, 0);
        Digits digits{};
        place_sets(digits, 0, 0);
        approach();
        ignore_useless_tiles();
    }

    std::vector<DistanceRow> rows;  ///< by key; only keys of at most fourteen tiles are meant
    std::vector<std::uint16_t> finish;

  private:
    using Digits = std::array<std::uint8_t, 9>;

    SuitKey key_of(const Digits& d) const {
        SuitKey key = 0;
        for (unsigned r = 0; r < ranks_; ++r) key += d[r] * key_step[r];
        return key;
    }

    /// Every multiset of at most four sets: pungs are set types 0–8, chows 9–15, taken in rising order.
    void place_sets(Digits& d, unsigned type, unsigned sets) {
        finished(d, sets);
        if (sets == 4) return;
        for (; type < ranks_ + (chows_ ? 7u : 0u); ++type) {
            const bool chow = type >= ranks_;
            const unsigned rank = chow ? type - ranks_ : type;
            const unsigned span = chow ? 3 : 1, each = chow ? 1 : 3;
            bool fits = true;
            for (unsigned r = rank; r < rank + span; ++r) fits &= d[r] + each <= 4;
            if (!fits) continue;
            for (unsigned r = rank; r < rank + span; ++r) d[r] = static_cast<std::uint8_t>(d[r] + each);
            place_sets(d, type, sets + 1);
            for (unsigned r = rank; r < rank + span; ++r) d[r] = static_cast<std::uint8_t>(d[r] - each);
        }
    }

    /// `d` is so many sets and nothing else: note it, and what one pair beside it makes.
    void finished(const Digits& d, unsigned sets) {
        const SuitKey key = key_of(d);
        rows[key].lane[sets] = 0;
        note_finish(d, key, 9);
        for (unsigned r = 0; r < ranks_; ++r) {
            // Three alike waiting for a pair of themselves beside all the sets: the fifth copy.
            if (d[r] == 3) mark_wait(key + key_step[r], r);
            if (d[r] > 2) continue;
            Digits with_pair = d;
            with_pair[r] = static_cast<std::uint8_t>(d[r] + 2);
            const SuitKey pair_key = key + 2 * key_step[r];
            rows[pair_key].lane[8 + sets] = 0;
            note_finish(with_pair, pair_key, 10);
        }
    }

    /// A complete suit: one tile less waits for that tile; two of a rank and a pung of it wait for a fifth.
    void note_finish(const Digits& d, SuitKey key, unsigned bit) {
        finish[key] = static_cast<std::uint16_t>(finish[key] | 1u << bit);
        for (unsigned r = 0; r < ranks_; ++r) {
            if (d[r] > 0) mark_wait(key - key_step[r], r);
            if (d[r] == 2) mark_wait(key + 2 * key_step[r], r);
        }
    }
    void mark_wait(SuitKey key, unsigned rank) {
        finish[key] = static_cast<std::uint16_t>(finish[key] | 1u << rank);
    }

    static void take_less(DistanceRow& row, const DistanceRow& other, unsigned more) {
        for (unsigned i = 0; i < 16; ++i)
            row.lane[i] =
                std::min<std::uint8_t>(row.lane[i], static_cast<std::uint8_t>(other.lane[i] + more));
    }

    /// Downwards: where every tile is used, the distance is one more than with one more tile of the goal.
    void approach() {
        for_each_key_falling([this](SuitKey key, const Digits& d, unsigned tiles) {
            if (tiles == max_tiles) return;
            for (unsigned r = 0; r < ranks_; ++r)
                if (d[r] < 4) take_less(rows[key], rows[key + key_step[r]], 1);
        });
    }
    /// Upwards: a tile the goal has no use for changes nothing.
    void ignore_useless_tiles() {
        for_each_key_rising([this](SuitKey key, const Digits& d) {
            for (unsigned r = 0; r < ranks_; ++r)
                if (d[r] > 0) take_less(rows[key], rows[key - key_step[r]], 0);
        });
    }

    /// All keys of at most fourteen tiles, highest first: a key comes after all that hold more.
    template <class F>
    void for_each_key_falling(F f) const {
        walk(ranks_, 0, 0, Digits{}, true, f);
    }
    template <class F>
    void for_each_key_rising(F f) const {
        walk(ranks_, 0, 0, Digits{}, false, [&f](SuitKey key, const Digits& d, unsigned) { f(key, d); });
    }
    template <class F>
    void walk(unsigned ranks_left, SuitKey key, unsigned tiles, Digits d, bool falling, const F& f) const {
        if (ranks_left == 0) return f(key, d, tiles);
        const unsigned r = ranks_left - 1, most = std::min(4u, max_tiles - tiles);
        for (unsigned i = 0; i <= most; ++i) {
            const unsigned n = falling ? most - i : i;
            d[r] = static_cast<std::uint8_t>(n);
            walk(r, key + n * key_step[r], tiles + n, d, falling, f);
        }
    }

    unsigned ranks_;
    bool chows_;
    std::size_t size_ = 0;
};

/// Gives each different row a number.
class RowNumbers {
  public:
    explicit RowNumbers(std::vector<DistanceRow>& rows) : rows_(rows), slots_(1u << 17, empty) {}

    std::uint16_t number(const DistanceRow& row) {
        std::uint64_t half[2];
        std::memcpy(half, row.lane.data(), sizeof half);
        std::size_t slot = ((half[0] ^ (half[1] * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u) >> 47;
        for (;; slot = (slot + 1) & (slots_.size() - 1)) {
            if (slots_[slot] == empty) {
                slots_[slot] = static_cast<std::uint32_t>(rows_.size());
                rows_.push_back(row);
                assert(rows_.size() <= 0x10000);
            }
            if (rows_[slots_[slot]] == row) return static_cast<std::uint16_t>(slots_[slot]);
        }
    }

  private:
    static constexpr std::uint32_t empty = 0xFFFFFFFF;
    std::vector<DistanceRow>& rows_;
    std::vector<std::uint32_t> slots_;
};

}  // namespace

SuitTable::SuitTable() {
    Builder suit(9, true), honors(7, false);
    RowNumbers numbers(rows_);
    const auto number_all = [&numbers](const std::vector<DistanceRow>& rows) {
        std::vector<std::uint16_t> index(rows.size());
        std::transform(rows.begin(), rows.end(), index.begin(),
                       [&numbers](const DistanceRow& row) { return numbers.number(row); });
        return index;
    };
    suit_row_ = number_all(suit.rows);
    honor_row_ = number_all(honors.rows);
    suit_finish_ = std::move(suit.finish);
    honor_finish_ = std::move(honors.finish);
    rows_.shrink_to_fit();
}

std::size_t SuitTable::bytes() const {
    return rows_.size() * sizeof(DistanceRow) +
           2 * (suit_row_.size() + honor_row_.size() + suit_finish_.size() + honor_finish_.size());
}

}  // namespace sifang
