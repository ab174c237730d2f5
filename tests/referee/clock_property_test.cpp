// A clock fed finely or coarsely says the same, and the same as one that counts every millisecond.

#include "clock_script.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"

namespace sifang::referee_test {
namespace {

using test::Random;

/// Small enough to count through, and such that everything happens.
TimeRules small_times(Random& random) {
    TimeRules t;
    t.first_discard_seconds = static_cast<int>(random.below(3));
    t.first_discard_from = random.one_in(2) ? FirstDiscardFrom::EndOfDeal : FirstDiscardFrom::EndOfFlowers;
    t.discard_seconds = static_cast<int>(random.below(3));
    t.call_seconds = static_cast<int>(random.below(3));
    t.timed_calls = random.one_in(2) ? TimedCalls::Pung : TimedCalls::PungAndKong;
    t.warning_minutes = static_cast<int>(random.below(3));
    t.break_minutes = random.one_in(4) ? 0 : 1;
    t.break_inside = random.one_in(2);
    return t;
}
SessionRules small_session(Random& random) {
    SessionRules s;
    s.minutes = static_cast<int>(random.below(4));
    s.time_up = random.one_in(2) ? TimeUp::VoidHand : TimeUp::FinishHand;
    return s;
}

ClockAct some_act(Random& random) {
    const PausedBy by = random.one_in(2) ? PausedBy::Hall : PausedBy::Table;
    switch (random.below(16)) {
        case 0: return ClockPaused{by};
        case 1:
        case 2: return ClockResumed{by};
        case 3: return TimeExtended{seconds(1 + random.below(60))};
        case 4: return BreakBegun{};
        case 5: return BreakEnded{};
        case 6:
        case 7: return DealDone{};
        case 8: return FlowersDone{};
        case 9:
        case 10:
        case 11: return TileInPlace{};
        case 12:
        case 13: return TileCalled{static_cast<TimedCall>(random.below(4))};
        case 14: return HandOver{};
        default: return Tick{};
    }
}

/// Counts every millisecond and looks at everything each time.
class CountingClock {
  public:
    CountingClock(const TimeRules& time, const SessionRules& session) : time_(time), session_(session) {}

    std::vector<std::pair<ClockNewsKind, std::int64_t>> news;

    void start(Instant at) {
        now_ = at.ms;
        left_ = session_.minutes * 60'000;
        warning_due_ = time_.warning_minutes > 0 && left_ > time_.warning_minutes * 60'000;
    }
    void run_to(Instant at) {
        while (now_ < at.ms) count_one();
    }
    void take(const ClockAct& act) {
        if (const auto* a = std::get_if<ClockPaused>(&act)) paused_[a->by == PausedBy::Hall] = true;
        if (const auto* a = std::get_if<ClockResumed>(&act)) paused_[a->by == PausedBy::Hall] = false;
        if (const auto* a = std::get_if<TimeExtended>(&act)) {
            left_ += a->by.ms;
            if (left_ > time_.warning_minutes * 60'000) warning_due_ = time_.warning_minutes > 0;
        }
        if (std::holds_alternative<BreakBegun>(act))
            in_break_ = true, break_left_ = time_.break_minutes * 60'000;
        if (std::holds_alternative<BreakEnded>(act)) in_break_ = false, break_left_ = 0;
        const bool from_deal = time_.first_discard_from == FirstDiscardFrom::EndOfDeal;
        if (std::holds_alternative<DealDone>(act)) {
            first_ = true;
            if (from_deal) time_discard(time_.first_discard_seconds * 1'000, true);
        }
        if (std::holds_alternative<FlowersDone>(act) && first_ && !from_deal)
            time_discard(time_.first_discard_seconds * 1'000, true);
        if (std::holds_alternative<TileInPlace>(act)) next_discard(), since_in_place_ = 0;
        if (const auto* a = std::get_if<TileCalled>(&act)) call(a->call);
        if (std::holds_alternative<HandOver>(act)) stop_hand();
    }
    std::int64_t left() const { return std::max<std::int64_t>(left_, 0); }

  private:
    void time_discard(std::int64_t limit, bool first) {
        first_ = first;
        discard_left_ = limit;
        discard_over_ = false;
    }
    void next_discard() { time_discard(time_.discard_seconds * 1'000, false); }
    void stop_hand() { time_discard(0, false); }
    void call(TimedCall call) {
        const bool timed = call == TimedCall::Pung ||
                           (call == TimedCall::Kong && time_.timed_calls == TimedCalls::PungAndKong);
        if (timed && time_.call_seconds > 0 && since_in_place_ > time_.call_seconds * 1'000)
            return news.emplace_back(ClockNewsKind::CallLate, now_), void();
        if (call == TimedCall::Win)
            time_discard(0, first_);
        else
            next_discard();
    }
    void count_one() {
        ++now_;
        if (paused_[0] || paused_[1]) return;
        ++since_in_place_;
        const bool session_runs = session_.minutes > 0 && (!in_break_ || time_.break_inside);
        if (session_runs) {
            --left_;
            if (warning_due_ && left_ == time_.warning_minutes * 60'000)
                warning_due_ = false, news.emplace_back(ClockNewsKind::Warning, now_);
            if (left_ == 0) news.emplace_back(ClockNewsKind::TimeUp, now_);
        }
        if (break_left_ > 0 && --break_left_ == 0) news.emplace_back(ClockNewsKind::BreakOver, now_);
        // A discard is late one millisecond after its time, so the count goes below zero.
        if (discard_left_ != 0 && --discard_left_ == 0)
            discard_over_ = true;
        else if (discard_over_) {
            discard_over_ = false;
            if (discard_left_ == 0)
                news.emplace_back(first_ ? ClockNewsKind::FirstDiscardLate : ClockNewsKind::DiscardLate,
                                  now_);
        }
        if (session_runs && left_ == 0 && session_.time_up == TimeUp::VoidHand) stop_hand();
    }

    const TimeRules& time_;
    const SessionRules& session_;
    std::int64_t now_ = 0, left_ = 0, break_left_ = 0, discard_left_ = 0, since_in_place_ = 0;
    bool paused_[2]{}, in_break_ = false, warning_due_ = false, first_ = false, discard_over_ = false;
};

using Told = std::vector<std::pair<ClockNewsKind, std::int64_t>>;

void note(Told& told, const std::vector<ClockNews>& news) {
    for (const ClockNews& n : news) told.emplace_back(n.kind, n.at.ms);
}

TEST(ClockProperty, FedFinelyOrCoarselyOrCountedThroughItSaysTheSame) {
    const std::uint64_t runs = soak_or(400, 20'000);
    std::array<std::uint64_t, clock_news_count> seen{};
    for (std::uint64_t run = 0; run < runs; ++run) {
        Random random(run + 1);
        const TimeRules time = small_times(random);
        const SessionRules session = small_session(random);
        const Timekeeper keeper(time, session);
        TableClock coarse, fine;
        CountingClock counting(time, session);
        Told coarse_told, fine_told;

        Instant at{static_cast<std::int64_t>(random.below(100'000))};
        ASSERT_TRUE(keeper.apply(coarse, {at, SessionStarted{}}));
        ASSERT_TRUE(keeper.apply(fine, {at, SessionStarted{}}));
        counting.start(at);
        for (unsigned step = 0; step < 120; ++step) {
            const Instant next = at + Duration{random.one_in(8) ? random.below(30'000) : random.below(3'000)};
            const ClockEvent event{next, some_act(random)};
            for (Instant tick = at; random.below(4) != 0;) {
                tick = tick + Duration{random.below(1'500)};
                if (tick > next) break;
                note(fine_told, *keeper.apply(fine, {tick, Tick{}}));
            }
            at = next;
            counting.run_to(at);
            const auto news = keeper.apply(coarse, event);
            const auto same = keeper.apply(fine, event);
            ASSERT_EQ(news.has_value(), same.has_value()) << run << ' ' << step;
            if (!news) {
                EXPECT_EQ(news.error(), same.error());
                // What was refused changes nothing; the tick lets both see how late it is.
                note(coarse_told, *keeper.apply(coarse, {at, Tick{}}));
                note(fine_told, *keeper.apply(fine, {at, Tick{}}));
            } else {
                note(coarse_told, *news);
                note(fine_told, *same);
                counting.take(event.act);
            }
            ASSERT_EQ(coarse, fine) << run << ' ' << step;
            ASSERT_EQ(coarse_told, fine_told) << run << ' ' << step;
            ASSERT_EQ(coarse_told, counting.news) << run << ' ' << step;
            if (session.minutes > 0) {
                ASSERT_EQ(keeper.remaining(coarse, at)->ms, counting.left()) << run;
            }
        }
        for (const auto& [kind, when] : coarse_told) ++seen[static_cast<unsigned>(kind)];
    }
    for (unsigned i = 0; i < clock_news_count; ++i)
        EXPECT_GT(seen[i], sanitized ? 0u : 10u) << id(static_cast<ClockNewsKind>(i)) << " hardly came up";
}

}  // namespace
}  // namespace sifang::referee_test
