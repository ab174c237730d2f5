#pragma once
// The order of a stage: of persons, and of the numbers they play, which go on whoever plays them.

#include "contest/lots.hpp"
#include "contest/results.hpp"

namespace sifang::contest {

/// Sessions that count together.
struct SessionRange {
    SessionId from, to;
    bool has(const SessionId& session) const { return from <= session && session <= to; }
};
/// Those of a stage, and of the stages before where their points count too; without a stage, all. Up to
/// `through` where it is told.
SessionRange counted_sessions(const ContestState& state, std::optional<StageNumber> stage,
                              std::optional<SessionId> through);

/// What a stage is ranked by, made once for all its groups. The rulebook and the state must outlive it.
class StageOrder {
  public:
    /// The stage is there.
    StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage,
               std::optional<SessionId> through = {});
    /// With lines and penalties that were made before: of the whole contest.
    StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage,
               std::optional<SessionId> through, std::span<const PlayerResult> lines,
               std::span<const TotalPenalty> penalties);

    /// These entrants among themselves.
    Standings of(std::span<const EntrantNumber> entrants) const;
    /// These numbers among themselves, by `number()`. What somebody won counts for the number he played: a
    /// substitute takes it over (gb98:Q146(8), gb98:App-3).
    Standings of(std::span<const PlayerNumber> numbers) const;

  private:
    const Rulebook& rulebook_;
    const ContestState& state_;
    StageNumber stage_;
    std::vector<PlayerResult> lines_;
    std::vector<TotalPenalty> penalties_;
};

/// Entrants who play, or played, a number of the stage's chart.
std::vector<EntrantNumber> entrants_of(const ContestState& state, StageNumber stage);

/// The same by group.
std::vector<std::vector<EntrantNumber>> entrants_by_group(const ContestState& state, StageNumber stage);

/// The order of everybody who is or was in the stage; nobody when there is no such stage.
Standings stage_standings(const Rulebook& rulebook, const ContestState& state, StageNumber stage);

}  // namespace sifang::contest
