#include "measure.hpp"

#include <algorithm>
#include <time.h>

namespace sifang::bench {
namespace {

/// Seconds on a clock. Nanoseconds an operation are time this thread was given, so that whatever else the
/// machine does counts little; a rate is real time, for it may use several threads, and so is what waits.
double now(Unit unit) {
    timespec t{};
    clock_gettime(unit == Unit::Nanoseconds ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

/// Nanoseconds an operation, over as many passes as fill the least time.
double repeat(const Pass& pass, Unit unit, double least_seconds) {
    const double start = now(unit);
    std::uint64_t operations = 0;
    double seconds = 0;
    do {
        operations += pass();
        seconds = now(unit) - start;
    } while (seconds < least_seconds);
    return operations == 0 ? 0 : seconds * 1e9 / static_cast<double>(operations);
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

Measured measure(const Case& which, const Effort& effort) {
    const Pass subject = which.prepare();
    const Pass baseline = which.baseline ? which.baseline() : Pass{};
    // Once unmeasured: tables get built, caches and the branch predictor meet the work.
    subject();
    if (baseline) baseline();
    std::vector<double> of_subject, of_baseline;
    // In turns, so that a machine that slows down for a while slows both.
    for (unsigned i = 0; i < std::max(effort.repetitions, 1u); ++i) {
        of_subject.push_back(repeat(subject, which.unit, effort.least_seconds));
        if (baseline) of_baseline.push_back(repeat(baseline, which.unit, effort.least_seconds));
    }
    return {median(of_subject), baseline ? std::optional(median(of_baseline)) : std::nullopt};
}

}  // namespace sifang::bench
