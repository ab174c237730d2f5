#pragma once
// The clocks of all tables of a hall: started, paused and lengthened together or one by one.

#include "referee/clock.hpp"

namespace sifang {

struct HallClock {
    std::vector<TableClock> tables;
    Instant told{};

    explicit HallClock(std::size_t count = 0) : tables(count) {}
    bool operator==(const HallClock&) const = default;
};

struct HallEvent {
    Instant at;
    std::optional<std::size_t> table{};  ///< from 0; nothing: every table whose session is not over
    ClockAct act = Tick{};
};
struct HallNews {
    std::size_t table = 0;
    ClockNews news;
    bool operator==(const HallNews&) const = default;
};
struct HallRefused {
    ClockRefusal refusal = ClockRefusal::OutOfOrder;
    std::size_t table = 0;  ///< the first that refuses
    bool operator==(const HallRefused&) const = default;
};

/// For one table, or for all of them or none: when one refuses, nothing has happened anywhere. News comes in
/// the order of time, then of tables. A pause for all is the hall's, for one the table's.
tl::expected<std::vector<HallNews>, HallRefused> apply(const Timekeeper& keeper, HallClock& hall,
                                                       const HallEvent& event);

}  // namespace sifang
