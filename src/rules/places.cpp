#include "rules/places.hpp"

#include <algorithm>

namespace sifang {
namespace {

/// Calls f(first, last) for every run of players who share their places, in order of place.
template <class F>
void for_each_tie(const std::array<int, 4>& scores, const std::array<unsigned, 4>& order, TiedPlaces tied,
                  F f) {
    for (unsigned first = 0; first < 4;) {
        unsigned last = first + 1;
        if (tied == TiedPlaces::Share)
            while (last < 4 && scores[order[last]] == scores[order[first]]) ++last;
        f(first, last);
        first = last;
    }
}

}  // namespace

std::array<unsigned, 4> by_place(const std::array<int, 4>& scores) {
    std::array<unsigned, 4> order{0, 1, 2, 3};
    std::sort(order.begin(), order.end(),
              [&](unsigned a, unsigned b) { return scores[a] != scores[b] ? scores[a] > scores[b] : a < b; });
    return order;
}

std::array<int, 4> places(const std::array<int, 4>& scores, TiedPlaces tied) {
    const auto order = by_place(scores);
    std::array<int, 4> place{};
    for_each_tie(scores, order, tied, [&](unsigned first, unsigned last) {
        for (unsigned i = first; i < last; ++i) place[order[i]] = static_cast<int>(first) + 1;
    });
    return place;
}

std::array<int, 4> share_out(const std::array<int, 4>& worth, const std::array<int, 4>& scores,
                             TiedPlaces tied) {
    const auto order = by_place(scores);
    std::array<int, 4> points{};
    for_each_tie(scores, order, tied, [&](unsigned first, unsigned last) {
        int sum = 0;
        for (unsigned i = first; i < last; ++i) sum += worth[i];
        const auto among = static_cast<int>(last - first);
        int left = sum % among;
        for (unsigned i = first; i < last; ++i) {
            const int one = left > 0 ? 1 : left < 0 ? -1 : 0;
            points[order[i]] = sum / among + one;
            left -= one;
        }
    });
    return points;
}

}  // namespace sifang
