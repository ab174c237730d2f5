#pragma once
// A table clock that is told things at minutes and seconds, and what it says.

#include <gtest/gtest.h>

#include "referee/clock.hpp"
#include "rules/rules_book.hpp"

namespace sifang::referee_test {

using rules_test::book;

/// The announced start.
inline constexpr Instant eight_o_clock{8 * 3'600'000};
constexpr Instant after(Duration d) { return eight_o_clock + d; }

struct ClockScript {
    explicit ClockScript(std::string_view rules) : keeper(book(rules)) {}
    ClockScript(const TimeRules& time, const SessionRules& session) : keeper(time, session) {}

    std::vector<ClockNews> tell(Duration d, ClockAct act = Tick{}) {
        const auto news = keeper.apply(clock, {after(d), act});
        EXPECT_TRUE(news) << id(news.error()) << " after " << d.ms << " ms";
        return news ? *news : std::vector<ClockNews>{};
    }
    /// Which kinds of news, for short.
    std::string kinds(Duration d, ClockAct act = Tick{}) {
        std::string all;
        for (const ClockNews& n : tell(d, act)) all.append(all.empty() ? "" : " ").append(id(n.kind));
        return all;
    }
    std::string_view refused(Duration d, ClockAct act) {
        const TableClock before = clock;
        const auto news = keeper.apply(clock, {after(d), act});
        EXPECT_EQ(clock, before) << "a refusal leaves the clock as it was";
        return news ? "" : id(news.error());
    }
    Duration remaining(Duration d) const { return *keeper.remaining(clock, after(d)); }

    Timekeeper keeper;
    TableClock clock;
};

inline ClockScript started(std::string_view rules) {
    ClockScript script(rules);
    script.tell({}, SessionStarted{});
    return script;
}
/// A hand is dealt at the start.
inline ClockScript dealt(std::string_view rules) {
    ClockScript script = started(rules);
    script.tell({}, DealDone{});
    return script;
}

}  // namespace sifang::referee_test
