#include "contest/contest.hpp"

#include <algorithm>

#include "contest/check.hpp"
#include "contest/duties.hpp"

namespace sifang::contest {

namespace {

/// A state is kept whenever so many events have come.
constexpr std::size_t events_between = 32;

/// Which events of a log count: from the last to the first, what a later one that counts has not undone.
/// `next` comes after the log.
std::vector<bool> counting(std::span<const Logged> log, const Undone* next = nullptr) {
    std::vector<bool> counts(log.size(), true);
    if (next) counts[next->of.value - 1] = false;
    for (std::size_t i = log.size(); i-- > 0;)
        if (const auto* undone = std::get_if<Undone>(&log[i].event); undone && counts[i])
            counts[undone->of.value - 1] = false;
    return counts;
}

/// The first event that counts in one of them only.
std::size_t first_other(const std::vector<bool>& counts, const std::vector<bool>& others) {
    return static_cast<std::size_t>(std::ranges::mismatch(counts, others).in1 - counts.begin());
}

Refusal about_event(Reason reason, EventNumber event, std::string clause = {}) {
    Refusal out{reason, std::move(clause)};
    out.place.event = event;
    return out;
}

/// What is undone in the end: of an undone undoing, what counts again by it.
const Logged& what_is_undone(const std::vector<Logged>& log, EventNumber of) {
    const Logged* found = &log[of.value - 1];
    while (const auto* undone = std::get_if<Undone>(&found->event)) found = &log[undone->of.value - 1];
    return *found;
}

/// Everything that would count still could have happened, one after the other.
std::optional<Refusal> undo_refusal(const Contest& contest, const Logged& logged, const Undone& undone) {
    const auto& log = contest.log();
    if (!undone.of || undone.of.value > log.size()) return about_event(Reason::NoSuchEvent, undone.of);
    if (!contest.counts(undone.of)) return about_event(Reason::UndoneAlready, undone.of);
    const Rulebook& rulebook = contest.rulebook();
    if (!may_undo(contest.state(), logged.by, what_is_undone(log, undone.of).event))
        return about_event(Reason::NotHisDuty, undone.of);
    const std::vector<bool> now = counting(log), then = counting(log, &undone);
    const std::size_t first = first_other(now, then);
    ContestState state = contest.before({static_cast<std::uint32_t>(first) + 1});
    for (std::size_t i = first; i < log.size(); ++i) {
        if (!then[i]) continue;
        if (const auto why = event_refusal(rulebook, state, log[i])) {
            Refusal out = about_event(Reason::OthersRestOnIt, log[i].number, why->clause);
            out.why = why->reason;
            return out;
        }
        fold(rulebook, state, log[i]);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> event_refusal(const Rulebook& rulebook, const ContestState& state,
                                     const Logged& logged) {
    const EventCheck check(rulebook, state, logged);
    if (auto why = check.asked()) return why;
    return std::visit(check, logged.event);
}

void Contest::take(const Logged& logged) {
    log_.push_back(logged);
    std::size_t from = log_.size() - 1;
    counts_.push_back(true);
    if (std::holds_alternative<Undone>(logged.event)) {
        std::vector<bool> counts = counting(log_);
        from = first_other(counts_, counts);
        state_ = before({static_cast<std::uint32_t>(from) + 1});
        counts_ = std::move(counts);
        std::erase_if(kept_, [&](const Kept& each) { return each.events > from; });
    }
    for (std::size_t i = from; i < log_.size(); ++i) {
        if (counts_[i]) fold(*rulebook_, state_, log_[i]);
        if ((i + 1) % events_between == 0) keep(i + 1);
    }
}

void Contest::keep(std::size_t events) {
    kept_.push_back({events, std::make_shared<const ContestState>(state_)});
    // The farther back, the wider apart: what was done lately is undone from nearby, and few are kept.
    for (std::size_t i = 1; i + 1 < kept_.size();) {
        const std::size_t gap = kept_[i + 1].events - kept_[i - 1].events;
        if (2 * gap <= events - kept_[i + 1].events)
            kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
}

ContestState Contest::before(EventNumber number) const {
    const std::size_t events = std::min<std::size_t>(number.value - 1, log_.size());
    const auto after = std::ranges::upper_bound(kept_, events, {}, &Kept::events);
    ContestState state;
    std::size_t from = 0;
    if (after != kept_.begin()) {
        from = (after - 1)->events;
        state = *(after - 1)->state;
    }
    for (std::size_t i = from; i < events; ++i)
        if (counts_[i]) fold(*rulebook_, state, log_[i]);
    return state;
}

Contest Contest::at(EventNumber number) const {
    Contest out(*rulebook_);
    const std::size_t count = std::min<std::size_t>(number.value, log_.size());
    out.log_.assign(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(count));
    out.counts_ = counting(out.log_);
    for (std::size_t i = 0; i < count; ++i)
        if (out.counts_[i]) fold(*rulebook_, out.state_, out.log_[i]);
    return out;
}

std::optional<Refusal> refusal(const Contest& contest, const Logged& logged) {
    const auto& log = contest.log();
    if (logged.number.value != log.size() + 1) return about_event(Reason::NotTheNext, logged.number);
    if (!log.empty() && logged.at < log.back().at) return about_event(Reason::TimeRunsBack, logged.number);
    if (auto why = event_refusal(contest.rulebook(), contest.state(), logged)) return why;
    if (const auto* undone = std::get_if<Undone>(&logged.event))
        return undo_refusal(contest, logged, *undone);
    return std::nullopt;
}

tl::expected<void, Refusal> apply(Contest& contest, const Command& command) {
    const auto events = decide(contest, command);
    if (!events) return tl::unexpected(events.error());
    for (const Logged& logged : *events) contest.take(logged);
    return {};
}

}  // namespace sifang::contest
