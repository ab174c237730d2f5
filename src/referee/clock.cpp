#include "referee/clock.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace sifang {
namespace {

template <class T, class... Ts>
constexpr bool is_one_of = (std::is_same_v<T, Ts> || ...);

/// What somebody at the table does, and nobody does in a pause or a break.
template <class Act>
constexpr bool is_play = is_one_of<Act, DealDone, FlowersDone, TileInPlace, TileCalled>;

std::optional<ClockRefusal> refusal_in_play(const TableClock& clock, const ClockAct& act) {
    if (clock.paused()) return ClockRefusal::IsPaused;
    if (clock.in_break) return ClockRefusal::InBreak;
    const bool deal = std::holds_alternative<DealDone>(act);
    if (deal && clock.hand_runs) return ClockRefusal::HandRuns;
    if (!deal && !clock.hand_runs) return ClockRefusal::NoHandRuns;
    if (std::holds_alternative<TileCalled>(act) && !clock.in_place) return ClockRefusal::NothingToCall;
    return std::nullopt;
}

bool paused_by(const TableClock& clock, PausedBy by) {
    return by == PausedBy::Hall ? clock.paused_by_hall : clock.paused_by_table;
}
void set_paused(TableClock& clock, PausedBy by, bool paused) {
    (by == PausedBy::Hall ? clock.paused_by_hall : clock.paused_by_table) = paused;
}

void end_hand(TableClock& clock) {
    clock.hand_runs = clock.first = false;
    clock.discard_until.reset();
    clock.in_place.reset();
}

/// A discard exactly at its limit is in time: this is the first moment after it.
constexpr Duration too_late{1};

}  // namespace

bool Timekeeper::plays(const TableClock& clock) const {
    return clock.phase == ClockPhase::Running && !clock.paused() && (!clock.in_break || time_.break_inside);
}

void Timekeeper::advance(TableClock& clock, Instant at, std::vector<ClockNews>& news) const {
    const Instant from = std::exchange(clock.told, at);
    if (clock.phase != ClockPhase::Running || clock.paused()) return;
    const Duration step = at - from;
    const auto tell = [&](ClockNewsKind kind, Duration after, std::string_view clause) {
        news.push_back({kind, from + after, clause});
    };

    std::optional<Duration> time_up;
    if (plays(clock)) {
        if (session_.minutes > 0 && !clock.time_was_up) {
            const Duration left = clock.allowed - clock.played;
            if (const Duration warning = left - minutes(time_.warning_minutes);
                !clock.warned && warning <= step) {
                clock.warned = true;
                tell(ClockNewsKind::Warning, warning, time_.clauses.warning);
            }
            if (left <= step) {
                clock.time_was_up = true;
                time_up = left;
                tell(ClockNewsKind::TimeUp, left, time_.clauses.time_up);
            }
        }
        clock.played += step;
    }
    if (clock.break_until && *clock.break_until - clock.acted <= step) {
        tell(ClockNewsKind::BreakOver, *clock.break_until - clock.acted, time_.clauses.rest);
        clock.break_until.reset();
    }
    if (clock.discard_until) {
        const Duration late = *clock.discard_until - clock.acted + too_late;
        const bool hand_is_void = time_up && session_.time_up == TimeUp::VoidHand && *time_up < late;
        if (!hand_is_void && late <= step) {
            if (clock.first)
                tell(ClockNewsKind::FirstDiscardLate, late, time_.clauses.first_discard);
            else
                tell(ClockNewsKind::DiscardLate, late, time_.clauses.late_discard);
            clock.discard_until.reset();
        }
    }
    clock.acted += step;
    if (time_up && session_.time_up == TimeUp::VoidHand) end_hand(clock);
    std::ranges::stable_sort(news, {}, &ClockNews::at);
}

std::optional<ClockRefusal> Timekeeper::refusal(const TableClock& clock, const ClockEvent& event) const {
    if (event.at < Instant{} || event.at > last_instant) return ClockRefusal::NoSuchTime;
    if (event.at < clock.told) return ClockRefusal::OutOfOrder;
    // What falls due on the way may change what can happen now: time that is up is not lengthened.
    TableClock now = clock;
    std::vector<ClockNews> news;
    advance(now, event.at, news);
    return std::visit(
        [&](const auto& act) -> std::optional<ClockRefusal> {
            using Act = std::decay_t<decltype(act)>;
            if constexpr (is_one_of<Act, Tick>) return std::nullopt;
            if (now.phase == ClockPhase::Over) return ClockRefusal::Over;
            if constexpr (is_one_of<Act, SessionStarted>) {
                if (now.phase == ClockPhase::Running) return ClockRefusal::Started;
                return std::nullopt;
            }
            if (now.phase == ClockPhase::BeforeStart) return ClockRefusal::NotStarted;
            if constexpr (is_play<Act>) return refusal_in_play(now, event.act);
            if constexpr (is_one_of<Act, ClockPaused>) {
                if (paused_by(now, act.by)) return ClockRefusal::IsPaused;
            } else if constexpr (is_one_of<Act, ClockResumed>) {
                if (!paused_by(now, act.by)) return ClockRefusal::NotPaused;
            } else if constexpr (is_one_of<Act, TimeExtended>) {
                if (session_.minutes == 0) return ClockRefusal::NoLimit;
                if (now.time_was_up) return ClockRefusal::TimeWasUp;
                if (act.by <= Duration{} || act.by > minutes(24 * 60)) return ClockRefusal::NotLonger;
            } else if constexpr (is_one_of<Act, BreakBegun>) {
                if (time_.break_minutes == 0) return ClockRefusal::NoBreak;
                if (now.paused()) return ClockRefusal::IsPaused;
                if (now.in_break) return ClockRefusal::InBreak;
                if (now.break_was) return ClockRefusal::BreakWas;
                if (now.hand_runs) return ClockRefusal::HandRuns;
            } else if constexpr (is_one_of<Act, BreakEnded>) {
                if (!now.in_break) return ClockRefusal::NotInBreak;
            } else if constexpr (is_one_of<Act, HandOver>) {
                if (!now.hand_runs) return ClockRefusal::NoHandRuns;
            }
            return std::nullopt;
        },
        event.act);
}

void Timekeeper::start_discard(TableClock& clock, bool first) const {
    const int limit = first ? time_.first_discard_seconds : time_.discard_seconds;
    clock.first = first;
    clock.discard_until.reset();
    if (limit > 0) clock.discard_until = clock.acted + seconds(limit);
}

void Timekeeper::fold(TableClock& clock, const ClockEvent& event, std::vector<ClockNews>& news) const {
    std::visit(
        [&](const auto& act) {
            using Act = std::decay_t<decltype(act)>;
            if constexpr (is_one_of<Act, SessionStarted>) {
                clock.phase = ClockPhase::Running;
                clock.started = event.at;
                clock.allowed = minutes(session_.minutes);
                clock.warned = session_.minutes <= time_.warning_minutes || time_.warning_minutes == 0;
            } else if constexpr (is_one_of<Act, ClockPaused>) {
                set_paused(clock, act.by, true);
            } else if constexpr (is_one_of<Act, ClockResumed>) {
                set_paused(clock, act.by, false);
            } else if constexpr (is_one_of<Act, TimeExtended>) {
                clock.allowed += act.by;
                // The warning belongs to the end: a new end far enough away has its own.
                if (clock.allowed - clock.played > minutes(time_.warning_minutes))
                    clock.warned = time_.warning_minutes == 0;
            } else if constexpr (is_one_of<Act, BreakBegun>) {
                clock.in_break = clock.break_was = true;
                clock.break_until = clock.acted + minutes(time_.break_minutes);
            } else if constexpr (is_one_of<Act, BreakEnded>) {
                clock.in_break = false;
                clock.break_until.reset();
            } else if constexpr (is_one_of<Act, DealDone>) {
                clock.hand_runs = clock.first = true;
                if (time_.first_discard_from == FirstDiscardFrom::EndOfDeal) start_discard(clock, true);
            } else if constexpr (is_one_of<Act, FlowersDone>) {
                if (time_.first_discard_from == FirstDiscardFrom::EndOfFlowers && clock.first)
                    start_discard(clock, true);
            } else if constexpr (is_one_of<Act, TileInPlace>) {
                start_discard(clock, false);
                clock.in_place = clock.acted;
            } else if constexpr (is_one_of<Act, TileCalled>) {
                if (!in_time(clock, act.call, event.at)) {
                    news.push_back({ClockNewsKind::CallLate, event.at, time_.clauses.late_call});
                    return;
                }
                clock.in_place.reset();
                if (act.call == TimedCall::Win)
                    clock.discard_until.reset();
                else
                    start_discard(clock, false);
            } else if constexpr (is_one_of<Act, HandOver>) {
                end_hand(clock);
            } else if constexpr (is_one_of<Act, SessionOver>) {
                end_hand(clock);
                clock.phase = ClockPhase::Over;
                clock.in_break = false;
                clock.break_until.reset();
            }
        },
        event.act);
}

tl::expected<std::vector<ClockNews>, ClockRefusal> Timekeeper::apply(TableClock& clock,
                                                                     const ClockEvent& event) const {
    if (const auto refused = refusal(clock, event)) return tl::unexpected(*refused);
    std::vector<ClockNews> news;
    advance(clock, event.at, news);
    fold(clock, event, news);
    return news;
}

std::vector<ClockNews> Timekeeper::due(const TableClock& clock, Instant until) const {
    std::vector<ClockNews> news;
    TableClock then = clock;
    if (until > clock.told) advance(then, until, news);
    return news;
}

std::optional<Duration> Timekeeper::remaining(const TableClock& clock, Instant at) const {
    if (session_.minutes == 0) return std::nullopt;
    if (clock.phase == ClockPhase::BeforeStart) return minutes(session_.minutes);
    const Duration more = plays(clock) && at > clock.told ? at - clock.told : Duration{};
    return std::max(clock.allowed - clock.played - more, Duration{});
}

std::optional<Instant> Timekeeper::end(const TableClock& clock) const {
    if (session_.minutes == 0 || !plays(clock) || clock.time_was_up) return std::nullopt;
    return clock.told + (clock.allowed - clock.played);
}

std::optional<Duration> Timekeeper::discard_remaining(const TableClock& clock, Instant at) const {
    if (!clock.discard_until) return std::nullopt;
    const Duration more = !clock.paused() && at > clock.told ? at - clock.told : Duration{};
    return *clock.discard_until - clock.acted - more;
}

bool Timekeeper::in_time(const TableClock& clock, TimedCall call, Instant at) const {
    if (!clock.in_place) return false;
    const bool timed =
        call == TimedCall::Pung || (call == TimedCall::Kong && time_.timed_calls == TimedCalls::PungAndKong);
    if (!timed || time_.call_seconds == 0) return true;
    const Duration more = !clock.paused() && at > clock.told ? at - clock.told : Duration{};
    return clock.acted + more - *clock.in_place <= seconds(time_.call_seconds);
}

}  // namespace sifang
