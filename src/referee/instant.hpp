#pragma once
// Time as a value. Nothing here asks what time it is: whoever feeds a clock says so.

#include <compare>
#include <cstdint>

namespace sifang {

/// A length of time; may be negative.
struct Duration {
    std::int64_t ms = 0;

    friend constexpr auto operator<=>(Duration, Duration) = default;
    friend constexpr Duration operator+(Duration a, Duration b) { return {a.ms + b.ms}; }
    friend constexpr Duration operator-(Duration a, Duration b) { return {a.ms - b.ms}; }
    constexpr Duration& operator+=(Duration other) { return ms += other.ms, *this; }
};
constexpr Duration seconds(std::int64_t n) { return {n * 1'000}; }
constexpr Duration minutes(std::int64_t n) { return {n * 60'000}; }

/// A point in time, by the hall's clock: milliseconds since a moment that everybody means who feeds it.
struct Instant {
    std::int64_t ms = 0;

    friend constexpr auto operator<=>(Instant, Instant) = default;
    friend constexpr Instant operator+(Instant a, Duration b) { return {a.ms + b.ms}; }
    friend constexpr Duration operator-(Instant a, Instant b) { return {a.ms - b.ms}; }
};

}  // namespace sifang
