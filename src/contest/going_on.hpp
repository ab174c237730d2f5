#pragma once
// Who goes on from a stage to the next.

#include <tl/expected.hpp>

#include "contest/refusal.hpp"
#include "contest/stage_order.hpp"

namespace sifang::contest {

struct GoingOn {
    /// Groups as they ended, the best first; who is out of the contest comes last.
    StageGroups groups;
    /// By group, the best of each that go on.
    StageGroups best;
    /// The best of the rest, as many as make four: nobody ever has a bye.
    std::vector<PlayerNumber> top_up;

    std::vector<PlayerNumber> all() const;
};

/// The stage is over and another follows. It is the numbers that go on: who takes one over plays on with it.
/// Refused while the stage is not over, and where who goes on has to be drawn: the refusal names one of those
/// who are equal.
tl::expected<GoingOn, Refusal> going_on(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage);

/// Who has to draw before anybody goes on: lists of equals, those of one place each. Equals at a cut; where
/// the rulebook's list ends with a lot, also those of one place who go on. Nobody while the stage is not
/// over.
StageGroups lots_due(const Rulebook& rulebook, const ContestState& state, StageNumber stage);

/// Whoever may draw: lists of equals of any place, in a group, among the best of the rest, or in the order of
/// the whole stage.
StageGroups lots_possible(const Rulebook& rulebook, const ContestState& state, StageNumber stage);

}  // namespace sifang::contest
