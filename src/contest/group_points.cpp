#include "contest/group_points.hpp"

#include <algorithm>
#include <numeric>

namespace sifang::contest {

std::vector<int> group_points(std::span<const int> scores) {
    const auto size = static_cast<int>(scores.size());
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return scores[i]; });

    std::vector<int> points(scores.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        int sum = 0;
        for (; last < order.size() && scores[order[last]] == scores[order[first]]; ++last)
            sum += 12 * (last == 0 ? size : size - static_cast<int>(last) - 1);
        const auto among = static_cast<int>(last - first);
        for (std::size_t i = first; i < last; ++i) points[order[i]] = sum / among;
        first = last;
    }
    return points;
}

}  // namespace sifang::contest
