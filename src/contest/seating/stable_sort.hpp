#pragma once
// Sorting that keeps equals in their order, in place: std::stable_sort asks for a buffer that newer libraries
// call deprecated. Insertion: the lists here are short or nearly in order.

#include <algorithm>
#include <iterator>

namespace sifang {

template <class List, class Less>
void sort_stably(List& list, const Less& less) {
    for (auto next = list.begin(); next != list.end(); ++next)
        std::rotate(std::upper_bound(list.begin(), next, *next, less), next, std::next(next));
}

}  // namespace sifang
