#include "rules/mcr/fan_table.hpp"

namespace sifang::mcr {

FanTable::FanTable(const Edition& edition) {
    for (unsigned i = 0; i < fan_count; ++i) {
        const auto f = static_cast<Fan>(i);
        points_[i] = static_cast<std::int16_t>(edition[f].points);
        limits_[i] = points_[i] > 0 ? 0xFF : 0;
        has_all_ &= points_[i] > 0;
        against_[i] |= edition[f].excludes;
        edition[f].excludes.for_each([&](Fan other) { against_[index(other)].add(f); });
    }
    // One tile completed the hand in one way.
    constexpr FanSet waits{Fan::EdgeWait, Fan::ClosedWait, Fan::SingleWait};
    waits.for_each([&](Fan f) {
        against_[index(f)] |= waits;
        against_[index(f)].remove(f);
    });
}

}  // namespace sifang::mcr
