#pragma once
// Who plays in a stage, as a field to be seated.

#include <span>
#include <tl/expected.hpp>

#include "contest/refusal.hpp"
#include "contest/seating/field.hpp"
#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

/// Numbers that have a place in a stage: in the first everybody who drew one, later who went on. Refused
/// while that is not known.
tl::expected<std::vector<PlayerNumber>, Refusal> entitled(const Rulebook& rulebook, const ContestState& state,
                                                          StageNumber stage);

/// These numbers as a field of their own, 1, 2, 3 … in this order, with teams and, where asked for,
/// compatriots.
seating::Field field_of(const ContestState& state, std::span<const PlayerNumber> numbers);

/// Those of them that somebody will play from now on.
std::vector<PlayerNumber> who_can_play(const ContestState& state, std::span<const PlayerNumber> numbers);

}  // namespace sifang::contest
