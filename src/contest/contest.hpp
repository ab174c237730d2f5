#pragma once
// A contest: its log, and what the log folds to.

#include <memory>
#include <span>
#include <tl/expected.hpp>

#include "contest/command.hpp"
#include "contest/refusal.hpp"
#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

class Contest {
  public:
    /// The rulebook must outlive the contest.
    explicit Contest(const Rulebook& rulebook) : rulebook_(&rulebook) {}

    const Rulebook& rulebook() const { return *rulebook_; }
    const std::vector<Logged>& log() const { return log_; }
    const ContestState& state() const { return state_; }
    /// Whether this event of the log counts: it is not undone.
    bool counts(EventNumber number) const { return counts_[number.value - 1]; }

    /// Takes in one event, the next of the log, without asking whether it could have happened.
    void take(const Logged& logged);
    /// The same contest after so many events: standings and all else of a past moment.
    Contest at(EventNumber number) const;
    /// What the events before this one fold to that count now.
    ContestState before(EventNumber number) const;

  private:
    /// The state after the first so many events, so that an undo need not begin at the first of all. Each is
    /// shared by the copies of a contest and never changed.
    struct Kept {
        std::size_t events;
        std::shared_ptr<const ContestState> state;
    };
    void keep(std::size_t events);

    const Rulebook* rulebook_;
    std::vector<Logged> log_;
    std::vector<bool> counts_;
    ContestState state_;
    std::vector<Kept> kept_;  ///< in order; the farther back, the wider apart
};

/// Why this cannot happen now; nothing when it can. The whole log of another can be checked with it.
std::optional<Refusal> refusal(const Contest& contest, const Logged& logged);

/// What a command brings about, to be stored and then taken; or why not.
tl::expected<std::vector<Logged>, Refusal> decide(const Contest& contest, const Command& command);

/// Decides and takes.
tl::expected<void, Refusal> apply(Contest& contest, const Command& command);

}  // namespace sifang::contest
