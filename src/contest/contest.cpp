#include "contest/contest.hpp"

#include <algorithm>

#include "contest/check.hpp"
#include "contest/duties.hpp"

namespace sifang::contest {

namespace {

/// Which events of a log count: from the last to the first, what a later one that counts has not undone.
std::vector<bool> counting(std::span<const Logged> log) {
    std::vector<bool> counts(log.size(), true);
    for (std::size_t i = log.size(); i-- > 0;)
        if (const auto* undone = std::get_if<Undone>(&log[i].event); undone && counts[i])
            counts[undone->of.value - 1] = false;
    return counts;
}

std::optional<Refusal> event_refusal(const Rulebook& rulebook, const ContestState& state,
                                     const Logged& logged) {
    const EventCheck check(rulebook, state, logged);
    if (auto why = check.asked()) return why;
    return std::visit(check, logged.event);
}

Refusal about_event(Reason reason, EventNumber event) {
    Refusal out{reason};
    out.place.event = event;
    return out;
}

/// Everything that would count still could have happened, one after the other.
std::optional<Refusal> undo_refusal(const Contest& contest, const Logged& logged, const Undone& undone) {
    const auto& log = contest.log();
    if (!undone.of || undone.of.value > log.size()) return about_event(Reason::NoSuchEvent, undone.of);
    if (!contest.counts(undone.of)) return about_event(Reason::UndoneAlready, undone.of);
    // Who may not do a thing may not undo it either.
    if (!is_duty(contest.state().of(logged.by).official.duty, log[undone.of.value - 1].event))
        return about_event(Reason::NotHisDuty, undone.of);
    std::vector<Logged> after = log;
    after.push_back(logged);
    const std::vector<bool> counts = counting(after);
    ContestState state;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!counts[i]) continue;
        if (const auto why = event_refusal(contest.rulebook(), state, log[i])) {
            Refusal out = about_event(Reason::OthersRestOnIt, log[i].number);
            out.why = why->reason;
            out.clause = why->clause;
            return out;
        }
        fold(contest.rulebook(), state, log[i]);
    }
    return std::nullopt;
}

}  // namespace

void Contest::take(const Logged& logged) {
    log_.push_back(logged);
    if (std::holds_alternative<Undone>(logged.event)) {
        counts_ = counting(log_);
        state_ = {};
        for (std::size_t i = 0; i < log_.size(); ++i)
            if (counts_[i]) fold(*rulebook_, state_, log_[i]);
        return;
    }
    counts_.push_back(true);
    fold(*rulebook_, state_, logged);
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
