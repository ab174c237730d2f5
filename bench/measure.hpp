#pragma once
// Timing of one case.

#include <optional>

#include "bench.hpp"

namespace sifang::bench {

struct Effort {
    double least_seconds = 0.05;  ///< a repetition repeats its pass until it has taken this long
    unsigned repetitions = 9;     ///< the median of them is told; subject and baseline take turns
};

/// Medians, in nanoseconds an operation.
struct Measured {
    double nanoseconds = 0;
    std::optional<double> baseline;
};

Measured measure(const Case& which, const Effort& effort);

}  // namespace sifang::bench
