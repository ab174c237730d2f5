#pragma once
// The tables of a stage by its format.

#include "contest/command.hpp"
#include "contest/stage_field.hpp"

namespace sifang::contest {

/// The chart of a stage, or of the next session of a Swiss stage.
tl::expected<SeatingDrafted, Refusal> draft(const Rulebook& rulebook, const ContestState& state,
                                            const DraftSeating& ask);

/// The sessions to come with who is there now (seating/reseat.hpp).
tl::expected<SeatingDrafted, Refusal> reseated(const Rulebook& rulebook, const ContestState& state,
                                               const Reseat& ask);

}  // namespace sifang::contest
