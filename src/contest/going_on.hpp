#pragma once
// Who goes on from a stage to the next.

#include <tl/expected.hpp>

#include "contest/refusal.hpp"
#include "contest/results.hpp"

namespace sifang::contest {

struct GoingOn {
    /// Groups as they ended, the best first; who is out of the contest comes last.
    std::vector<std::vector<PlayerNumber>> groups;
    /// By group, the best of each that go on.
    std::vector<std::vector<PlayerNumber>> best;
    /// The best of the rest, as many as make four: nobody ever has a bye.
    std::vector<PlayerNumber> top_up;

    std::vector<PlayerNumber> all() const;
};

/// The stage is over and another follows. Refused while it is not over, and where who goes on has to be
/// drawn: the refusal names one of those who are equal.
tl::expected<GoingOn, Refusal> going_on(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage);

/// Numbers of a stage's chart by group, in the order of its tables: groups keep to their own tables, from the
/// first on.
std::vector<std::vector<PlayerNumber>> groups_of(const StagePlan& plan, const seating::Round& round);

/// Those among them who are still equal at a cut, or anywhere in the order: who has to draw.
std::vector<EntrantNumber> still_equal(const Standings& order);

}  // namespace sifang::contest
