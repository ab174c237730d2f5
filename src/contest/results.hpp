#pragma once
// From sheets and penalties to a line for each player and session.

#include <vector>

#include "contest/state.hpp"

namespace sifang::contest {

/// Every line of the closed sheets, in their order. What the ledger takes off a session is off, and what it
/// pays to others of the table is theirs. Who forfeited has a line without table points, and the others are
/// placed among themselves: at a table of three who count 4, 2 and 1. A stand-in's score counts for nobody.
std::vector<PlayerResult> results(const Rulebook& rulebook, const ContestState& state);
/// What the ledger takes off totals, and what it pays to those of the same table.
std::vector<TotalPenalty> total_penalties(const Rulebook& rulebook, const ContestState& state);

/// Whether every sheet of the session, or of the stage, is closed.
bool is_complete(const ContestState& state, const SessionId& session);
bool is_complete(const ContestState& state, StageNumber stage);

}  // namespace sifang::contest
