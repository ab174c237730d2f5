#pragma once
// From sheets and penalties to a line for each player and session, and to the order of a stage.

#include <vector>

#include "contest/standing.hpp"
#include "contest/state.hpp"

namespace sifang::contest {

/// Every line of the closed sheets, in their order. What the ledger takes off a session is off. Who forfeited
/// has a line without score and table points, and the others are placed among themselves: at a table of three
/// who count 4, 2 and 1. A stand-in's score counts for nobody.
std::vector<PlayerResult> results(const Rulebook& rulebook, const ContestState& state);
/// What the ledger takes off the total.
std::vector<TotalPenalty> total_penalties(const ContestState& state);

/// Who plays in a stage, as standings take them, with the lots that were drawn.
std::vector<Competitor> competitors(const ContestState& state, StageNumber stage,
                                    std::span<const EntrantNumber> entrants);

/// What a stage is ranked by, made once for all its groups. What the stages before count is as planned;
/// equals for whom the rules have nothing more are told apart by the lot, if one was drawn. The rulebook and
/// the state must outlive it.
class StageOrder {
  public:
    /// The stage is there.
    StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage);
    /// These entrants among themselves.
    Standings of(std::span<const EntrantNumber> entrants) const;

  private:
    const Rulebook& rulebook_;
    const ContestState& state_;
    StageNumber stage_;
    RankingRules rules_;
    std::vector<PlayerResult> lines_;
    std::vector<TotalPenalty> penalties_;
};
/// The order of everybody who is or was in the stage; nobody when there is no such stage.
Standings stage_standings(const Rulebook& rulebook, const ContestState& state, StageNumber stage);
/// Teams over all stages.
Standings team_order(const Rulebook& rulebook, const ContestState& state);

/// Whether every sheet of the session, or of the stage, is closed.
bool is_complete(const ContestState& state, const SessionId& session);
bool is_complete(const ContestState& state, StageNumber stage);

/// Entrants who play, or played, a number of the stage's chart.
std::vector<EntrantNumber> entrants_of(const ContestState& state, StageNumber stage);

}  // namespace sifang::contest
