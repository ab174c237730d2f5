#include "rules/mcr/combinations.hpp"

namespace sifang::mcr {
namespace {

using PairMask = unsigned;  // bits as in Relations::pairs

SetMask sets_of_pair(const Relations& r, unsigned pair) {
    return static_cast<SetMask>(1u << r.node[Relations::pairs[pair][0]] |
                                1u << r.node[Relations::pairs[pair][1]]);
}

void add(const FanTable& table, Choice& choice, Fan fan, SetMask sets) {
    choice.made.push_back({fan, sets});
    choice.points += table.points(fan);
    choice.fans.add(fan);
}

/// Account-once: whether joining sets along these pairs closes no circle.
constexpr bool is_forest(PairMask mask) {
    unsigned group[4] = {0, 1, 2, 3};
    for (unsigned i = 0; i < 6; ++i) {
        if (!(mask >> i & 1)) continue;
        const unsigned a = group[Relations::pairs[i][0]], b = group[Relations::pairs[i][1]];
        if (a == b) return false;
        for (unsigned& g : group)
            if (g == b) g = a;
    }
    return true;
}
constexpr auto forests = [] {
    std::uint64_t bits = 0;
    for (PairMask m = 0; m < 64; ++m)
        if (is_forest(m)) bits |= std::uint64_t{1} << m;
    return bits;
}();
/// For each pair the pairs that share a set with it.
constexpr auto touching = [] {
    std::array<PairMask, 6> all{};
    for (unsigned i = 0; i < 6; ++i)
        for (unsigned j = 0; j < 6; ++j)
            for (const unsigned a : Relations::pairs[i])
                for (const unsigned b : Relations::pairs[j])
                    if (i != j && a == b) all[i] |= 1u << j;
    return all;
}();

/// Non-identical: pairs that make the same fan and share a set.
std::array<PairMask, 6> identical(const Relations& r, PairMask there) {
    std::array<PairMask, 6> clash{};
    for (PairMask m = there; m; m &= m - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(m));
        for (PairMask n = touching[i] & there; n; n &= n - 1) {
            const auto j = static_cast<unsigned>(std::countr_zero(n));
            if (*r.two[i] == *r.two[j]) clash[i] |= 1u << j;
        }
    }
    return clash;
}

void list_pairs(const FanTable& table, const Relations& r, PairMask there, Choices& choices) {
    if (there == 0) return choices.push_back({});
    const auto clash = identical(r, there);
    const auto legal = [&](PairMask mask) {
        if (!(forests >> mask & 1)) return false;
        for (PairMask m = mask; m; m &= m - 1)
            if (clash[static_cast<unsigned>(std::countr_zero(m))] & mask) return false;
        return true;
    };
    const auto take = [&](PairMask mask) {
        Choice choice;
        for (PairMask m = mask; m; m &= m - 1) {
            const auto i = static_cast<unsigned>(std::countr_zero(m));
            add(table, choice, *r.two[i], sets_of_pair(r, i));
        }
        choices.push_back(choice);
    };
    if (legal(there)) return take(there);
    for (PairMask mask = there;; mask = (mask - 1) & there) {
        if (legal(mask)) {
            bool maximal = true;
            for (PairMask m = there & ~mask; m && maximal; m &= m - 1)
                maximal = !legal(mask | (m & (~m + 1)));
            if (maximal) take(mask);
        }
        if (mask == 0) break;
    }
}

}  // namespace

void list_choices(const FanTable& table, const Relations& r, Choices& choices) {
    choices.clear();
    const PairMask there = r.pairs_made;
    if (!r.more_made) return list_pairs(table, r, there, choices);

    SetMask all = 0;
    for (unsigned n = 0; n < r.size; ++n) all = static_cast<SetMask>(all | 1u << r.node[n]);
    if (r.four) {
        Choice choice;
        add(table, choice, *r.four, all);
        choices.push_back(choice);
    }
    for (unsigned i = 0; i < 4; ++i) {
        if (!r.three[i]) continue;
        Choice choice;
        const unsigned free = 3 - i;
        const SetMask used = r.size == 4 ? static_cast<SetMask>(all & ~(1u << r.node[free])) : all;
        add(table, choice, *r.three[i], used);
        bool joined = false;
        for (PairMask m = there; m; m &= m - 1) {
            const auto p = static_cast<unsigned>(std::countr_zero(m));
            if (Relations::pairs[p][0] != free && Relations::pairs[p][1] != free) continue;
            Choice with = choice;
            add(table, with, *r.two[p], sets_of_pair(r, p));
            choices.push_back(with);
            joined = true;
        }
        if (!joined) choices.push_back(choice);
    }
    list_pairs(table, r, there, choices);
}

}  // namespace sifang::mcr
