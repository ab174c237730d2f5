#pragma once
// A small bench: named cases, each timed beside its plain version in the same run.
//
//     const bench::Timed shanten("shanten_standard", [] {
//         return [hands = random_hands()] {
//             for (const Hand& hand : hands) bench::keep(shanten_of(hand));
//             return hands.size();
//         };
//     });
//
// The outer function prepares the work and is not timed; the inner one does a pass over it and returns how
// many operations that was. Cases register themselves when the program starts and run in the order of names.

#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace sifang::bench {

/// One pass over prepared work; returns the number of operations done.
using Pass = std::function<std::uint64_t()>;
using Prepare = std::function<Pass()>;

enum class Unit : std::uint8_t {
    Nanoseconds,  ///< an operation, less is better
    PerSecond,    ///< operations, more is better
    Waited,       ///< nanoseconds an operation by the clock: it waits for the disk
};

struct Case {
    std::string name;
    Unit unit = Unit::Nanoseconds;
    Prepare prepare;
    Prepare baseline;  ///< the plain version, or none
};

void add(Case which);

/// A case told in nanoseconds an operation, if given beside a baseline that does the same plainly.
struct Timed {
    Timed(std::string name, Prepare prepare, Prepare baseline = {}) {
        add({std::move(name), Unit::Nanoseconds, std::move(prepare), std::move(baseline)});
    }
};

/// The same by the clock, for what waits for the disk.
struct Waited {
    Waited(std::string name, Prepare prepare, Prepare baseline = {}) {
        add({std::move(name), Unit::Waited, std::move(prepare), std::move(baseline)});
    }
};

/// A case told in operations a second.
struct Rate {
    Rate(std::string name, Prepare prepare) {
        add({std::move(name), Unit::PerSecond, std::move(prepare), {}});
    }
};

/// Makes the compiler believe that a result is used.
template <class T>
inline void keep(const T& value) {
    if constexpr (std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(void*))
        asm volatile("" : : "r,m"(value) : "memory");
    else
        asm volatile("" : : "m"(value) : "memory");
}

}  // namespace sifang::bench
