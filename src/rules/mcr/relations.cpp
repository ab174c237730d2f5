#include "rules/mcr/relations.hpp"

#include <utility>

namespace sifang::mcr {
namespace {

constexpr unsigned chow_kinds = 21, suited_pungs = 27;

struct Numbered {
    unsigned suit, rank;
};
constexpr Numbered chow(unsigned i) { return {i / 7, i % 7 + 1}; }
constexpr Numbered pung(unsigned i) { return {i / 9, i % 9 + 1}; }

constexpr MaybeFan two_chows(Numbered a, Numbered b) {
    if (a.rank > b.rank) std::swap(a, b);
    if (a.suit != b.suit) return a.rank == b.rank ? MaybeFan(Fan::MixedDoubleChow) : MaybeFan();
    if (a.rank == b.rank) return Fan::PureDoubleChow;
    if (b.rank - a.rank == 3) return Fan::ShortStraight;
    if (a.rank == 1 && b.rank == 7) return Fan::TwoTerminalChows;
    return {};
}
constexpr MaybeFan two_pungs(Numbered a, Numbered b) {
    return a.suit != b.suit && a.rank == b.rank ? MaybeFan(Fan::DoublePung) : MaybeFan();
}

/// Three of one sort, sorted by rank: all in one suit, all in different ones, or neither.
struct Three {
    constexpr Three(Numbered a, Numbered b, Numbered c) : low(a), middle(b), high(c) {
        if (low.rank > middle.rank) std::swap(low, middle);
        if (middle.rank > high.rank) std::swap(middle, high);
        if (low.rank > middle.rank) std::swap(low, middle);
    }
    constexpr bool one_suit() const { return low.suit == middle.suit && middle.suit == high.suit; }
    constexpr bool three_suits() const {
        return low.suit != middle.suit && middle.suit != high.suit && low.suit != high.suit;
    }
    constexpr bool steps_of(unsigned n) const {
        return middle.rank - low.rank == n && high.rank - middle.rank == n;
    }
    Numbered low, middle, high;
};

constexpr MaybeFan three_chows(const Three& t) {
    if (t.one_suit()) {
        if (t.steps_of(0)) return Fan::PureTripleChow;
        if (t.steps_of(1) || t.steps_of(2)) return Fan::PureShiftedChows;
        if (t.steps_of(3)) return Fan::PureStraight;
    } else if (t.three_suits()) {
        if (t.steps_of(0)) return Fan::MixedTripleChow;
        if (t.steps_of(1)) return Fan::MixedShiftedChows;
        if (t.steps_of(3)) return Fan::MixedStraight;
    }
    return {};
}
constexpr MaybeFan three_pungs(const Three& t) {
    if (t.one_suit() && t.steps_of(1)) return Fan::PureShiftedPungs;
    if (t.three_suits() && t.steps_of(0)) return Fan::TriplePung;
    if (t.three_suits() && t.steps_of(1)) return Fan::MixedShiftedPungs;
    return {};
}

template <std::size_t N>
using TwoTable = std::array<std::array<MaybeFan, N>, N>;
template <std::size_t N, class Of, class Two>
constexpr TwoTable<N> make_two(Of of, Two two) {
    TwoTable<N> table{};
    for (unsigned a = 0; a < N; ++a)
        for (unsigned b = 0; b < N; ++b) table[a][b] = two(of(a), of(b));
    return table;
}
constexpr auto chow_pairs = make_two<chow_kinds>(chow, two_chows);
constexpr auto pung_pairs = make_two<suited_pungs>(pung, two_pungs);

template <std::size_t N, class Of, class Made>
void relate(Relations& r, const std::array<unsigned, 4>& kind, const TwoTable<N>& two, Of of, Made made) {
    for (unsigned i = 0; i < 6 && Relations::pairs[i][1] < r.size; ++i) {
        r.two[i] = two[kind[Relations::pairs[i][0]]][kind[Relations::pairs[i][1]]];
        r.pairs_made = static_cast<std::uint8_t>(r.pairs_made | unsigned{static_cast<bool>(r.two[i])} << i);
    }
    const auto three = [&](unsigned i, unsigned a, unsigned b, unsigned c) {
        r.three[i] = made(Three(of(kind[a]), of(kind[b]), of(kind[c])));
        r.more_made |= static_cast<bool>(r.three[i]);
    };
    if (r.size >= 3) three(0, 0, 1, 2);
    if (r.size == 4) {
        three(1, 0, 1, 3);
        three(2, 0, 2, 3);
        three(3, 1, 2, 3);
    }
}

void sort_four(std::array<unsigned, 4>& v) {
    for (const auto& [a, b] : {std::pair{0u, 1u}, {2u, 3u}, {0u, 2u}, {1u, 3u}, {1u, 2u}})
        if (v[a] > v[b]) std::swap(v[a], v[b]);
}

MaybeFan four_chows(std::array<unsigned, 4> kind, Tile pair) {
    sort_four(kind);
    const unsigned suit = kind[0] / 7, first = kind[0] % 7;
    if (kind[3] / 7 == suit) {
        const unsigned step = kind[1] - kind[0];
        const bool even_steps = kind[2] - kind[1] == step && kind[3] - kind[2] == step;
        if (even_steps && step == 0) return Fan::QuadrupleChow;
        if (even_steps && step <= 2) return Fan::FourPureShiftedChows;
        const bool both_ends =
            first == 0 && kind[1] == kind[0] && kind[2] == kind[0] + 6 && kind[3] == kind[0] + 6;
        if (both_ends && pair == Tile::of(static_cast<Suit>(suit), 5)) return Fan::PureTerminalChows;
        return {};
    }
    const unsigned other = kind[2] / 7;
    const bool both_ends = first == 0 && kind[1] == kind[0] + 6 && other != suit && kind[2] == 7 * other &&
                           kind[3] == kind[2] + 6;
    if (both_ends && pair == Tile::of(static_cast<Suit>(3 - suit - other), 5))
        return Fan::ThreeSuitedTerminalChows;
    return {};
}

}  // namespace

Relations chow_relations(const Reading& reading) {
    Relations r;
    std::array<unsigned, 4> kind{};
    for (std::size_t i = 0; i < reading.sets.size(); ++i) {
        const TileSet& set = reading.sets[i];
        if (!set.is_chow()) continue;
        r.node[r.size] = static_cast<std::uint8_t>(i);
        kind[r.size] = static_cast<unsigned>(set.tile.suit()) * 7 + set.tile.rank() - 1;
        ++r.size;
    }
    relate(
        r, kind, chow_pairs, [](unsigned i) { return chow(i); },
        [](const Three& t) { return three_chows(t); });
    if (r.size == 4) r.four = four_chows(kind, reading.pair);
    r.more_made |= static_cast<bool>(r.four);
    return r;
}

Relations pung_relations(const Reading& reading) {
    Relations r;
    std::array<unsigned, 4> kind{};
    for (std::size_t i = 0; i < reading.sets.size(); ++i) {
        const TileSet& set = reading.sets[i];
        if (set.is_chow() || !set.tile.is_suited()) continue;
        r.node[r.size] = static_cast<std::uint8_t>(i);
        kind[r.size] = set.tile.index();
        ++r.size;
    }
    relate(
        r, kind, pung_pairs, [](unsigned i) { return pung(i); },
        [](const Three& t) { return three_pungs(t); });
    if (r.size == 4) {
        sort_four(kind);
        if (kind[0] / 9 == kind[3] / 9 && kind[1] == kind[0] + 1 && kind[2] == kind[0] + 2 &&
            kind[3] == kind[0] + 3)
            r.four = Fan::FourPureShiftedPungs;
        r.more_made |= static_cast<bool>(r.four);
    }
    return r;
}

}  // namespace sifang::mcr
