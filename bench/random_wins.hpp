#pragma once
// The workload of the scoring benchmarks: random winning hands, 85 % four sets and a pair with none to four
// melds, the rest the special shapes.

#include <vector>

#include "rules/win.hpp"

namespace sifang::bench {

struct WinMix {
    bool knitted = true;        ///< knitted shapes among the special ones
    bool pairs_of_four = true;  ///< seven pairs may hold four alike
};

std::vector<Win> random_wins(std::size_t n, const WinMix& mix = {});

}  // namespace sifang::bench
