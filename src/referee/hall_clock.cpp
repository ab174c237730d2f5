#include "referee/hall_clock.hpp"

#include <algorithm>

namespace sifang {
namespace {

/// Whoever sends it, who stops a clock is told by whether it is for all.
ClockAct with_scope(ClockAct act, bool for_all) {
    const PausedBy by = for_all ? PausedBy::Hall : PausedBy::Table;
    if (auto* paused = std::get_if<ClockPaused>(&act)) paused->by = by;
    if (auto* resumed = std::get_if<ClockResumed>(&act)) resumed->by = by;
    return act;
}

}  // namespace

tl::expected<std::vector<HallNews>, HallRefused> apply(const Timekeeper& keeper, HallClock& hall,
                                                       const HallEvent& event) {
    const std::size_t first = event.table.value_or(0);
    const std::size_t last = event.table ? first + 1 : hall.tables.size();
    if (event.at < hall.told) return tl::unexpected(HallRefused{ClockRefusal::OutOfOrder, first});
    if (event.table && *event.table >= hall.tables.size())
        return tl::unexpected(HallRefused{ClockRefusal::NoSuchTable, *event.table});

    const ClockEvent each{event.at, with_scope(event.act, !event.table)};
    const auto takes_part = [&](std::size_t t) {
        return event.table || hall.tables[t].phase != ClockPhase::Over;
    };
    for (std::size_t t = first; t < last; ++t)
        if (takes_part(t))
            if (const auto refused = keeper.refusal(hall.tables[t], each))
                return tl::unexpected(HallRefused{*refused, t});
    std::vector<HallNews> news;
    for (std::size_t t = first; t < last; ++t) {
        if (!takes_part(t)) continue;
        const auto told = keeper.apply(hall.tables[t], each);
        for (const ClockNews& one : *told) news.push_back({t, one});
    }
    hall.told = event.at;
    std::ranges::stable_sort(news, {}, [](const HallNews& n) { return n.news.at; });
    return news;
}

}  // namespace sifang
