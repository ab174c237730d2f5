#pragma once
// An enumeration as the words that files know it by. Internal to wire/.

#include <array>
#include <string_view>

namespace sifang {

/// The ids of an enumeration in its order, its last one given.
template <class E, E last>
const auto& words_of() {
    static const auto words = [] {
        std::array<std::string_view, static_cast<std::size_t>(last) + 1> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = id(static_cast<E>(i));
        return all;
    }();
    return words;
}

}  // namespace sifang
