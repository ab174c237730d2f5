#include "bot/rows.hpp"

#include <bit>

namespace sifang {
namespace {

using distance::Lanes;

/// What a suit's row must be added to, lane against lane, so that the least lane is the distance of all: its
/// n sets go with what the others need for the rest, and the pair is theirs or its own.
Lanes facing(Lanes others, unsigned sets) {
    std::uint8_t from[16], to[16];
    std::memcpy(from, &others, sizeof from);
    std::memset(to, DistanceRow::far, sizeof to);
    for (unsigned own = 0; own <= sets; ++own) {
        to[own] = from[8 + sets - own];
        to[8 + own] = from[sets - own];
    }
    Lanes out;
    std::memcpy(&out, to, sizeof out);
    return out;
}

bool any_below(Lanes v, unsigned limit) {
    const auto below = v < distance::all(limit);
    std::uint64_t half[2];
    std::memcpy(half, &below, sizeof half);
    return (half[0] | half[1]) != 0;
}

}  // namespace

Rows::Rows(const SuitTable& table, const HandKeys& keys, unsigned sets)
    : table_(table), keys_(keys), sets_(sets) {
    for (unsigned s = 0; s < 4; ++s) row_[s] = distance::load(table.distance(static_cast<Suit>(s), keys[s]));
    left_ = distance::join(row_[0], row_[1]);
    right_ = distance::join(row_[2], row_[3]);
    distance_ = distance::lane(distance::join(left_, right_), 8 + sets);
}

Kinds Rows::nearer(Kinds among) const {
    if (distance_ == 0) return {};
    std::uint64_t nearer = 0;
    for (unsigned s = 0; s < 4; ++s) {
        unsigned ranks = among.of_suit(static_cast<Suit>(s));
        if (ranks == 0) continue;
        const Lanes others = s < 2 ? distance::join(right_, row_[1 - s]) : distance::join(left_, row_[5 - s]);
        const Lanes goal = facing(others, sets_);
        for (; ranks != 0; ranks &= ranks - 1) {
            const auto rank = static_cast<unsigned>(std::countr_zero(ranks));
            const Lanes more =
                distance::load(table_.distance(static_cast<Suit>(s), keys_[s] + key_step[rank]));
            if (any_below(more + goal, distance_)) nearer |= std::uint64_t{1} << (9 * s + rank);
        }
    }
    return Kinds(nearer);
}

}  // namespace sifang
