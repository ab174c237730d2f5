#include "hand/rows.hpp"

#include <algorithm>
#include <bit>

namespace sifang {
namespace {

using distance::Lanes;

/// What a row must be added to, lane against lane, so that the least lane is the distance of all: its n sets
/// go with what the others need for the rest, and the pair is theirs or its own.
template <int Sets>
Lanes turned_round(Lanes v) {
    constexpr auto from = [](int lane) {
        return lane <= Sets ? 8 + Sets - lane : lane >= 8 && lane <= 8 + Sets ? Sets - (lane - 8) : 15;
    };
    return __builtin_shufflevector(v, v, from(0), from(1), from(2), from(3), from(4), 15, 15, 15, from(8),
                                   from(9), from(10), from(11), from(12), 15, 15, 15);
}
Lanes facing(Lanes others, unsigned sets) {
    switch (sets) {
        case 0: return turned_round<0>(others);
        case 1: return turned_round<1>(others);
        case 2: return turned_round<2>(others);
        case 3: return turned_round<3>(others);
        default: return turned_round<4>(others);
    }
}

bool any_below(Lanes v, unsigned limit) {
    const auto below = v < distance::all(limit);
    std::uint64_t half[2];
    std::memcpy(half, &below, sizeof half);
    return (half[0] | half[1]) != 0;
}

unsigned least_lane(Lanes v) {
    using distance::least;
    v = least(v, __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15));
    v = least(v, __builtin_shufflevector(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7));
    v = least(v, __builtin_shufflevector(v, v, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3));
    return std::min<unsigned>(v[0], v[1]);
}

}  // namespace

Rows::Rows(const SuitTable& table, const HandKeys& keys, unsigned sets)
    : table_(&table), keys_(keys), sets_(sets) {
    for (unsigned s = 0; s < 4; ++s) row_[s] = distance::load(table.distance(static_cast<Suit>(s), keys[s]));
    left_ = distance::join(row_[0], row_[1]);
    right_ = distance::join(row_[2], row_[3]);
    distance_ = least_lane(left_ + facing(right_, sets_));
}

void Rows::change(Suit suit, SuitKey key) {
    const auto s = static_cast<unsigned>(suit);
    keys_[s] = key;
    row_[s] = distance::load(table_->distance(suit, key));
    if (s < 2)
        left_ = distance::join(row_[0], row_[1]);
    else
        right_ = distance::join(row_[2], row_[3]);
    distance_ = least_lane(left_ + facing(right_, sets_));
}

Lanes Rows::needed_from(unsigned s) const {
    const Lanes others = s < 2 ? distance::join(right_, row_[1 - s]) : distance::join(left_, row_[5 - s]);
    return facing(others, sets_);
}

Rows::Others Rows::without(Suit suit) const {
    Others others;
    others.table_ = table_;
    others.suit_ = suit;
    others.needed_ = needed_from(static_cast<unsigned>(suit));
    return others;
}

unsigned Rows::Others::distance(SuitKey own) const {
    return least_lane(distance::load(table_->distance(suit_, own)) + needed_);
}

Kinds Rows::nearer(Kinds among) const {
    if (distance_ == 0) return {};
    std::uint64_t nearer = 0;
    for (unsigned s = 0; s < 4; ++s) {
        unsigned ranks = among.of_suit(static_cast<Suit>(s));
        if (ranks == 0) continue;
        const Lanes needed = needed_from(s);
        for (; ranks != 0; ranks &= ranks - 1) {
            const auto rank = static_cast<unsigned>(std::countr_zero(ranks));
            const Lanes more =
                distance::load(table_->distance(static_cast<Suit>(s), keys_[s] + key_step[rank]));
            if (any_below(more + needed, distance_)) nearer |= std::uint64_t{1} << (9 * s + rank);
        }
    }
    return Kinds(nearer);
}

}  // namespace sifang
