#pragma once
// Distance to four sets and a pair: rows of the suit table put together. Internal to hand/.

#include <cstdint>
#include <cstring>

#include "hand/suit_table.hpp"

namespace sifang::distance {

/// A DistanceRow as the machine adds it: sixteen lanes at once. GCC and clang vectors, so it compiles
/// everywhere.
using Lanes = std::uint8_t __attribute__((vector_size(16)));

inline Lanes load(const DistanceRow& row) {
    Lanes v;
    std::memcpy(&v, row.lane.data(), sizeof v);
    return v;
}
inline Lanes all(unsigned n) { return Lanes{} + static_cast<std::uint8_t>(n); }
inline Lanes least(Lanes a, Lanes b) { return a < b ? a : b; }

// n sets more: every lane moves up by n, and `far` (lane 15 is one that means nothing) comes in from below.
template <int N>
inline Lanes more_sets(Lanes v) {
    constexpr auto from = [](int lane) { return lane % 8 >= N ? lane - N : 15; };
    return __builtin_shufflevector(v, v, from(0), from(1), from(2), from(3), from(4), 15, 15, 15, from(8),
                                   from(9), from(10), from(11), from(12), 15, 15, 15);
}
/// The lanes without the pair, put where the lanes with the pair are.
inline Lanes as_pair_lanes(Lanes v) {
    return __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 0, 1, 2, 3, 4, 15, 15, 15);
}
template <int Lane>
inline Lanes everywhere(Lanes v) {
    return __builtin_shufflevector(v, v, Lane, Lane, Lane, Lane, Lane, Lane, Lane, Lane, Lane, Lane, Lane,
                                   Lane, Lane, Lane, Lane, Lane);
}

template <int N>
inline Lanes with_sets_from(Lanes a, Lanes a_for_pair, Lanes b) {
    return least(more_sets<N>(a) + everywhere<N>(b), more_sets<N>(a_for_pair) + everywhere<8 + N>(b));
}

/// Two suits as one: for every number of sets the best way to share them, and the pair, between the two.
inline Lanes join(Lanes a, Lanes b) {
    const Lanes p = as_pair_lanes(a);
    const Lanes low = least(with_sets_from<0>(a, p, b), with_sets_from<1>(a, p, b));
    const Lanes high = least(with_sets_from<2>(a, p, b), with_sets_from<3>(a, p, b));
    // Lanes that mean nothing would creep up with every join.
    return least(least(low, high), least(with_sets_from<4>(a, p, b), all(DistanceRow::far)));
}

inline unsigned lane(Lanes v, unsigned i) {
    std::uint8_t out[16];
    std::memcpy(out, &v, sizeof out);
    return out[i];
}

/// Tiles still to be drawn for `sets` sets and a pair.
inline unsigned to_sets_and_pair(const SuitTable& table, const HandKeys& keys, unsigned sets) {
    const Lanes first =
        join(load(table.distance(Suit::Characters, keys[0])), load(table.distance(Suit::Dots, keys[1])));
    const Lanes second =
        join(load(table.distance(Suit::Bamboo, keys[2])), load(table.distance(Suit::Honors, keys[3])));
    return lane(join(first, second), 8 + sets);
}

}  // namespace sifang::distance
